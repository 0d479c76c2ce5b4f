//! One test of each kind of thing, so that a broken table is noticed at once.

use cards::Catalogue;
use cards::language::Kind;
use engine::Scenario;
use engine::script::{player, table};
use engine::{Packs, Replay, ReplayError};

const WORLD: &str = "
personnel Ann: Federation [Cmd] Medical I5 C6 S7
personnel Bo: Federation [Stf] Science I5 C6 S7
ship Wren: Federation staff[Cmd Stf] R8 W6 S6 cost 4
planet Green: Fed span 2 points 35 needs Medical and Cunning>5
space Deep: Fed span 3 points 40 needs Science and Cunning>11
hq Base: plays Fed, NA, equipment span 2
dilemma Trap: dual cost 1 text [(when: Resolve, body: [
    Move(verb: Kill, what: Pick((of: (from: Attempt), n: Exactly(N(1)), how: Random, to: 0)))])]
";

/// 2E-MOVE-06
#[test]
fn a_turn_of_orders() {
    let mut t = table(&format!(
        "{WORLD}
        player 1
          missions: Base; Green; Deep
          at Base: Ann; Bo; Wren
        player 2
          pile: Trap"
    ));
    t.beam_up(&["Ann", "Bo"], "Base", "Wren")
        .move_to("Wren", "Green")
        .beam_down(&["Ann", "Bo"], "Wren", "Green");
    t.attempt("Green");
    assert_eq!(t.asked(), 2);
    t.pick(&[]);
    assert_eq!(t.score(1), 35);
}

/// 2E-DIL-14
#[test]
fn a_dilemma_kills_and_is_overcome() {
    let mut t = table(&format!(
        "{WORLD}
        player 1
          missions: Green
          at Green: Ann; Bo
        player 2
          pile: Trap"
    ));
    t.attempt("Green").pick(&["Trap"]);
    assert_eq!(t.beneath("Green"), ["Trap"]);
    assert!(t.in_discard(1, "Ann") || t.in_discard(1, "Bo"));
}

/// 2E-COST-02
#[test]
fn a_card_is_played_and_paid_for() {
    let mut t = table(&format!(
        "{WORLD}
        player 1
          missions: Base
          hand: Wren; Ann
        segment play"
    ));
    t.play_at("Wren", "Base");
    assert_eq!(t.counters(1), 3);
    t.play_at("Ann", "Base").draw().draw();
    assert!(t.on_surface("Ann", "Base"));
    assert_eq!(t.counters(1), 0);
    t.end().end();
    assert_eq!(t.asked(), 2);
}

/// 2E-FAIL-01
#[test]
fn the_attempter_alone_is_told_what_was_missing() {
    let mut t = table(&format!(
        "{WORLD}
        player 1
          missions: Green
          at Green: Bo [down]
        player 2
          pile: Trap"
    ));
    t.attempt("Green").pick(&[]);
    let told = |seat: u8| -> Vec<String> {
        let seen = t.events.iter().map(|e| e.seen_from(Some(player(seat))));
        seen.filter(|e| e.kind == Kind::Check)
            .map(|e| format!("{:?} of {}", e.facet, e.amount.number()))
            .collect()
    };
    assert_eq!(
        told(1),
        [
            "Some(Skill(Medical, 0)) of 1",
            "Some(Stat(Cunning, 6)) of 6"
        ]
    );
    assert_eq!(told(2), ["None of 0", "None of 0"]);
}

#[test]
fn a_replay_of_a_scenario_must_agree_with_its_own_head() {
    let text = "seed 7\nplayer 1\n missions: Investigate Massacre\nsegment play";
    let catalogue = Catalogue::second_edition();
    let built = Scenario::read(text)
        .and_then(|s| s.build(catalogue))
        .expect("a sound scenario");
    let mut replay = Replay::start_scenario(&built.game, &[], text.to_owned());
    assert!(replay.verify(catalogue, Packs::MustAgree).is_ok());
    replay.header.seed = 8;
    assert_eq!(
        replay.verify(catalogue, Packs::MustAgree).err(),
        Some(ReplayError::HeaderDiffers)
    );
}
