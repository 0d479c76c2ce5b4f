//! Events that watch fights: how they begin, who is killed in them, how they end.

use super::kit::{can_use, choose, pass_all, responds, stage, use_when_possible};
use crate::harness::Table;
use engine::{Ask, Choice, TextAsk};

const FIGHTS: &str = "
event Brawl: text [(when: Order, body: [Fight(kind: Combat, with: Type(Personnel), win: [Points(who: You, n: N(1))])])]
event Raid: text [(when: Order, body: [Fight(kind: Engagement, with: Type(Ship), win: [Points(who: You, n: N(1))])])]
event Broadside: text [(when: Order, body: [Fight(kind: Engagement, with: Type(Ship), win: [Move(verb: Kill,
    what: Pick((of: (filter: All([Type(Personnel), Commanded(Loser), Doing(Involved)])), n: Exactly(N(1)), to: 9)))])])]
ship Galorn: Cardassian staff[] R8 W9 S9
ship Blade: Klingon staff[] R8 W9 S9
ship Skiff: Federation staff[] R8 W1 S1
";

fn arena(text: &str) -> Table {
    stage(&format!("{FIGHTS}\n{text}"))
}

/// Uses a card that begins a fight of these two.
#[track_caller]
fn begin(t: &mut Table, with: &str, names: &[&str]) {
    t.use_text(with, 0);
    while let Some(p) = t.game.pending().cloned() {
        let (
            Ask::Text {
                what: TextAsk::FightShip | TextAsk::FightAgainst,
                ..
            },
            Choice::Cards { from, .. },
        ) = (p.ask, &p.choice)
        else {
            return;
        };
        let card = t.cards(names).into_iter().find(|c| from.contains(c));
        t.answer(engine::Answer::Cards(vec![card.expect("one of these")]));
    }
}

/// 2U064 Staunch Determination
///
/// As many cards as the dead one cost go from the top of that opponent's deck, if a Cardassian ship was in the engagement.
#[test]
fn determination_counts_the_cost_of_the_dead() {
    let start = |ship: &str, crew: &str| {
        let mut t = arena(&format!(
            "
            player 1
              missions: Deep
              core: Broadside; 2U064
              at Deep: {ship}
              aboard {ship}: {crew}
            player 2
              missions: Base
              deck: Altman; Bandee; Barron; Mills; Relic; Stone
              at Deep: Skiff
              aboard Skiff: 1S268"
        ));
        begin(&mut t, "Broadside", &[ship, "Skiff"]);
        choose(&mut t, &["Jean-Luc Picard"]);
        assert!(t.in_discard(2, "Jean-Luc Picard"));
        t
    };
    let mut t = start("Galorn", "Emok");
    t.use_text("Staunch Determination", 0);
    super::kit::in_order(&mut t, &["Altman", "Bandee", "Barron", "Mills"]);
    assert_eq!(t.deck(2), ["Relic", "Stone"]);
    assert!(!can_use(
        &start("Blade", "Dokar"),
        "Staunch Determination",
        0
    ));
}

/// 1R109 Resistance Tactics
///
/// A fight with a Bajoran card of its player in it does not take place; everybody involved on both sides is stopped.
#[test]
fn tactics_prevent_a_fight() {
    let start = |crew: &str| {
        let mut t = arena(&format!(
            "
            player 1
              missions: Red
              core: Brawl
              at Red: Dokar; Kahmis; 1S297
            player 2
              missions: Base
              core: 1R109
              at Red: {crew}"
        ));
        t.use_text("Brawl", 0);
        t
    };
    let mut t = start("Brilgar; Altman");
    use_when_possible(&mut t, "Resistance Tactics", 0);
    pass_all(&mut t);
    super::kit::in_order(&mut t, &["Dokar", "Kahmis", "Gowron"]);
    super::kit::in_order(&mut t, &["Brilgar", "Altman"]);
    assert_eq!(t.score(1), 0);
    for card in ["Dokar", "Kahmis", "Gowron", "Brilgar", "Altman"] {
        assert!(t.is_stopped(card), "{card}");
    }
    assert!(t.in_discard(2, "Resistance Tactics"));
    let mut t = start("Bandee; Altman");
    pass_all(&mut t);
    assert_eq!(t.score(1), 1);
    assert!(t.in_core(2, "Resistance Tactics"));
}

/// 2U042 Ferocity
///
/// A fight won with a Klingon in it, of either kind, costs the loser one of those involved.
#[test]
fn ferocity_kills_after_a_victory() {
    let mut t = arena(
        "
        player 1
          missions: Red
          core: Brawl; 2U042
          at Red: Dokar; Kahmis
        player 2
          missions: Base
          at Red: Altman
          at Base: Bandee",
    );
    t.use_text("Brawl", 0);
    use_when_possible(&mut t, "Ferocity", 0);
    assert!(t.in_discard(2, "Altman") && t.on_surface("Bandee", "Base"));
    let mut t = arena(
        "
        player 1
          missions: Deep
          core: Raid; 2U042
          at Deep: Galorn
          aboard Galorn: Emok
        player 2
          missions: Base
          at Deep: Skiff
          aboard Skiff: Altman",
    );
    begin(&mut t, "Raid", &["Galorn", "Skiff"]);
    assert_eq!(t.score(1), 1);
    assert!(!responds(&t), "no Klingon was involved");
}

/// 3R039 Cavalry Raid
///
/// After an engagement with a death the Klingons involved are fresh again, with all their Range, and begin no second one.
#[test]
fn the_cavalry_rides_on() {
    let start = |event: &str| {
        let mut t = arena(&format!(
            "
            player 1
              missions: Far; Deep; Green
              core: {event}; Raid as again; 3R039
              at Far: Blade
              aboard Blade: Dokar; Altman
            player 2
              missions: Base
              at Deep: Skiff
              aboard Skiff: Bandee; Barron"
        ));
        t.move_to("Blade", "Deep");
        begin(&mut t, event, &["Blade", "Skiff"]);
        choose(&mut t, &["Bandee"]);
        t
    };
    let mut t = start("Broadside");
    use_when_possible(&mut t, "Cavalry Raid", 0);
    super::kit::in_order(&mut t, &["Blade", "Dokar"]);
    assert!(!t.is_stopped("Blade") && !t.is_stopped("Dokar"));
    assert!(t.is_stopped("Altman"), "no Klingon card");
    let blade = t.card("Blade");
    assert_eq!(t.game.state().card(blade).range_used, 0);
    let again = t.use_action("again", 0);
    t.refused_act(again);
    t.move_to("Blade", "Green");
}

/// 3R039 Cavalry Raid
///
/// Without a death it stays in the core.
#[test]
fn the_cavalry_needs_blood() {
    let mut t = arena(
        "
        player 1
          missions: Deep
          core: Raid; 3R039
          at Deep: Blade
          aboard Blade: Dokar
        player 2
          missions: Base
          at Deep: Skiff
          aboard Skiff: Bandee",
    );
    begin(&mut t, "Raid", &["Blade", "Skiff"]);
    assert_eq!(t.score(1), 1);
    assert!(!responds(&t) && t.in_core(1, "Cavalry Raid"));
    assert!(t.is_stopped("Blade"));
}

/// 1R096 Nelvana Trap
///
/// An opponent's ship that comes to the mission meets all the Romulan ships that were cloaked.
#[test]
fn the_trap_springs() {
    let mut t = arena(
        "
        turn of 2
        player 1
          missions: Base
          core: 1R087 as one; 1R087 as two
          on one: 1C412 as first
          on two: 1C412 as second
          aboard first: Palteth; 2C167
          aboard second: 2U162; 2U166; Palteth as p2
          on Deep: 1R096
        player 2
          missions: Deep; Far
          at Far: Skiff
          aboard Skiff: Altman",
    );
    t.move_to("Skiff", "Deep");
    assert_eq!(t.asked(), 1);
    t.use_text("Nelvana Trap", 0);
    super::kit::in_order(&mut t, &["first", "second"]);
    // With which of them the fight begins; both are involved.
    choose(&mut t, &["first"]);
    choose(&mut t, &["Skiff"]);
    pass_all(&mut t);
    assert!(t.at("first", "Deep") && t.at("second", "Deep"));
    assert!(t.in_discard(2, "Altman"), "the engagement was won");
    assert!(t.in_discard(1, "Nelvana Trap"));
}

/// 3U042 Dissolving the Senate
///
/// When a dilemma stops somebody, one unique personnel with that one is four better in each attribute for the attempt.
#[test]
fn the_senate_is_dissolved() {
    let mut t = arena(
        "
        dilemma Scale: dual cost 1 text [(when: Resolve, body: [
            Points(who: You, n: Sum(Cunning, (from: Attempt, filter: Type(Personnel))))])]
        player 1
          missions: Red
          core: 3U042
          at Red: Palteth; 2U162; Altman
        player 2
          pile: Net; Scale",
    );
    super::kit::meet(&mut t, "Red", &["Net", "Scale"]);
    choose(&mut t, &["Palteth"]);
    t.use_text("Dissolving the Senate", 0);
    choose(&mut t, &["Mirok"]);
    pass_all(&mut t);
    assert_eq!(t.score(1), 6 + 4 + 5);
    assert!(t.in_discard(1, "Dissolving the Senate"));
}

/// 2U050 Mental Discipline
/// 2E-SKILL-13
///
/// Another version of the same personnel from hand makes a unique one better and lends one skill.
#[test]
fn discipline_needs_the_same_title() {
    let start = |hand: &str| {
        let mut t = arena(&format!(
            "
            dilemma Pilots: dual cost 1 text [(when: Resolve, body: [If(c: Meets(Attempt, Skill(Navigation, 1)),
                yes: [Points(who: You, n: N(1))])])]
            player 1
              missions: Red
              core: 2U050
              hand: {hand}
              at Red: 1S268 as picard; Altman
            player 2
              pile: Pilots"
        ));
        super::kit::meet(&mut t, "Red", &["Pilots"]);
        t
    };
    let mut t = start("1R267 as other; Relic");
    t.use_text("Mental Discipline", 0);
    choose(&mut t, &["other"]);
    super::kit::take_skill(&mut t, cards::lexicon::Skill::Navigation);
    pass_all(&mut t);
    assert_eq!(t.score(1), 1);
    assert!(t.in_discard(1, "other"));
    assert!(!responds(&start("1S289; Relic")), "another title");
}
