//! The attempt after an answer that is not given yet.

use crate::support::games::{Playing, games};
use engine::random::SmallRng;
use engine::script::{Table, player, table};
use engine::{Answer, Choice, Forecast, Seat};

const CAST: &str = "
    personnel Ann: Federation Medical Geology I5 C6 S7
    personnel Bo: Federation Medical I5 C6 S7
    personnel Cy: Federation Science I5 C6 S7
    planet Green: Fed span 2 points 35 needs 2 Medical
    dilemma Quake: dual cost 1 text [(when: Resolve, body: [
        Stop(what: Pick((of: (from: Attempt, filter: Type(Personnel)), n: Exactly(N(1)), how: By(You), to: 1)), on: true)])]
    dilemma Duel: dual cost 1 text [(when: Resolve, body: [
        Choose((of: (from: Attempt, filter: Type(Personnel)), n: Exactly(N(2)), how: By(You), to: 1)),
        Move(verb: Kill, what: Pick((of: (from: Attempt, filter: In(1)), n: Exactly(N(1)), how: Random, to: 2)))])]
    dilemma Trap: dual cost 1 text [(when: Resolve, body: [
        Stop(what: Every((from: Attempt, filter: Type(Personnel))), on: true)])]";

fn facing(stack: &str) -> Table {
    table(&format!(
        "{CAST}
        player 1
          missions: Green
          at Green: Ann; Bo; Cy
        player 2
        attempt Green limit 3 stack: {stack}"
    ))
}

fn forecast(t: &Table, names: &[&str]) -> Option<Forecast> {
    t.game.forecast(player(1), &Answer::Cards(t.cards(names)))
}

#[test]
fn whoever_would_be_stopped_is_out_of_the_team_and_of_the_lists() {
    let t = facing("Quake");
    let without_cy = forecast(&t, &["Cy"]).expect("a forecast");
    assert_eq!(without_cy.team, t.cards(&["Ann", "Bo"]));
    assert_eq!(without_cy.out, t.cards(&["Cy"]));
    assert!(without_cy.mission[0].met);
    let without_ann = forecast(&t, &["Ann"]).expect("a forecast");
    assert_eq!(without_ann.out, t.cards(&["Ann"]));
    assert_eq!(
        (without_ann.mission[0].have, without_ann.mission[0].met),
        (1, false)
    );
    // Nothing has happened.
    assert_eq!(t.game.attempt().expect("an attempt").participants.len(), 3);
}

#[test]
fn a_forecast_ends_where_chance_decides_and_before_the_next_dilemma() {
    let t = facing("Duel");
    let even = forecast(&t, &["Ann", "Bo"]).expect("a forecast");
    assert_eq!((even.team.len(), even.out.len()), (3, 0));
    // The trap is not known yet.
    let t = facing("Quake; Trap");
    let next = forecast(&t, &["Cy"]).expect("a forecast");
    assert_eq!(next.out, t.cards(&["Cy"]));
}

#[test]
fn nothing_is_forecast_for_others_or_for_what_would_be_refused() {
    let t = facing("Quake");
    assert_eq!(forecast(&t, &[]), None);
    assert_eq!(forecast(&t, &["Ann", "Bo"]), None);
    let answer = Answer::Cards(t.cards(&["Cy"]));
    assert_eq!(t.game.forecast(player(2), &answer), None);
}

/// 2E-GAP-58: a forecast does not depend on what its player cannot see.
#[test]
fn forecasts_do_not_depend_on_hidden_cards_or_the_seed() {
    let mut seen = 0;
    for n in games(100) {
        let mut playing = Playing::new(n);
        let mut rng = SmallRng::new(n);
        loop {
            if let Some((seat, answer)) = chosen(&playing, &mut rng)
                && let Some(ours) = playing.game.forecast(seat, &answer)
            {
                let (other, _) = playing.game.with_hidden_swapped(Some(seat), &[], &mut rng);
                let theirs = other.forecast(seat, &answer);
                assert_eq!(Some(ours), theirs, "{}", playing.place());
                seen += 1;
            }
            if playing.step().is_none() {
                break;
            }
        }
    }
    if games(100).end >= 100 {
        assert!(seen > 20, "{seen}");
    }
}

/// Cards that the asked player could choose.
fn chosen(playing: &Playing, rng: &mut SmallRng) -> Option<(Seat, Answer)> {
    let pending = playing.game.pending()?;
    let Choice::Cards { from, min, .. } = &pending.choice else {
        return None;
    };
    let mut cards = from.clone();
    while cards.len() > usize::from(*min).max(1) {
        cards.remove(rng.below(cards.len()));
    }
    Some((pending.seat, Answer::Cards(cards)))
}
