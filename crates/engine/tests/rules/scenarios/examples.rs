//! Every example that the documentation of the scenario format gives.

use cards::lexicon::{Skill, Stat};
use engine::script::{Table, player, table};
use engine::{Ask, Place, Rules};

/// The `text` block in the documentation of a source file.
fn example(source: &str) -> String {
    let lines = source.lines().skip_while(|l| *l != "//! ```text").skip(1);
    let lines = lines
        .take_while(|l| *l != "//! ```")
        .map(|l| l.trim_start_matches("//!"));
    lines
        .map(|l| l.strip_prefix(' ').unwrap_or(l))
        .collect::<Vec<_>>()
        .join("\n")
}

#[test]
fn the_example_at_the_head_of_the_scenario_format_works() {
    let text = example(include_str!("../../../src/scenario/mod.rs"));
    assert!(
        text.lines().count() > 15,
        "the example has been found: {text}"
    );
    let t = table(&text);
    assert_eq!(t.game.state().rules, Rules::r2003());
    assert_eq!((t.score(1), t.counters(1)), (30, 4));
    assert_eq!((t.asked(), t.ask()), (1, Ask::Orders));
    assert_eq!(t.hand(1).len(), 3);
    assert!(t.on_surface("ann", "Green World") && t.is_stopped("ann"));
    assert!(t.at("wren", "Green World") && !t.is_stopped("wren"));
    assert_eq!(t.stat("ann", Stat::Integrity), 5);
    assert_eq!(t.skill("ann", Skill::Medical), 1);
    assert_eq!(t.skill("ann", Skill::Science), 2);
    assert_eq!(
        t.place("Earth, Home of Starfleet Command"),
        Place::Row(player(1))
    );
    assert_eq!(t.pile(2), ["Chula: Echoes"]);
    assert_eq!(t.deck(1).len(), 10, "filler");
    assert_eq!(t.deck(2).len(), 10, "filler");
}

#[test]
fn the_example_of_a_definition_works() {
    let source = include_str!("../../../src/scenario/define.rs");
    let first = source.lines().next().expect("a line");
    let line = first.split('`').nth(1).expect("an example");
    let t = table(&format!(
        "{line}\nplanet Green: any\nplayer 1\nat Green: Ann\nmissions: Green"
    ));
    assert_eq!(t.skill("Ann", Skill::Science), 2);
    assert_eq!(t.stat("Ann", Stat::Cost), 2);
    assert_eq!(t.stat("Ann", Stat::Strength), 7);
}

const A_B_C: &str = "event A: cost 1\nevent B: cost 1\nevent C: cost 1\n";

#[test]
fn items_have_numbers_labels_flags_and_owners() {
    let t = table(&format!(
        "{A_B_C}planet P: any\npersonnel X: Federation\nplayer 1\nmissions: P\nhand: A; 2x B as label; C\nat P: X as first [stopped]; X as second of 2; X as third of 2 by 2"
    ));
    assert_eq!(t.hand(1).len(), 4);
    assert_eq!(t.place("label"), Place::Hand(player(1)));
    assert!(t.is_stopped("first"));
    assert_eq!(
        (t.owner("second"), t.commander("second")),
        (player(2), player(1))
    );
    assert_eq!(
        (t.owner("third"), t.commander("third")),
        (player(2), player(2))
    );
}

/// The first listed is on top.
#[test]
fn decks_and_piles_are_listed_from_the_top() {
    let mut t = table(&format!(
        "{A_B_C}dilemma D: dual\ndilemma E: dual\nplayer 1\ndeck: A; B; C\npile: D; E [up]\nsegment play"
    ));
    assert_eq!(t.deck(1), ["A", "B", "C"]);
    assert_eq!(t.pile(1), ["D", "E"]);
    t.draw();
    assert_eq!(t.hand(1), ["A"]);
}

fn segment(name: &str) -> Table {
    table(&format!("{A_B_C}player 1\nhand: 9x A\nsegment {name}"))
}

#[test]
fn a_scenario_can_begin_in_every_segment() {
    assert_eq!(
        segment("start").ask(),
        Ask::PlayAndDraw,
        "no start-of-turn action, the first segment follows"
    );
    assert_eq!(segment("play").ask(), Ask::PlayAndDraw);
    assert_eq!(segment("orders").ask(), Ask::Orders);
    assert_eq!(segment("discard").ask(), Ask::DiscardExcess);
    assert_eq!(
        segment("end").asked(),
        2,
        "no end-of-turn action, the next turn follows"
    );
    assert_eq!(table("").ask(), Ask::Orders, "orders are usual");
}

#[test]
fn comments_and_empty_lines_mean_nothing() {
    let t = table("# a comment\n\n// another\nplayer 1 // behind a line\n  score 5\n\n");
    assert_eq!(t.score(1), 5);
}

#[test]
fn the_turn_its_player_and_the_seed_can_be_set() {
    let t = table("players 3\nturn of 3\nturn 8\nseed 77");
    assert_eq!(t.active(), player(3));
    assert_eq!(t.game.state().turn, 8);
    let order = |seed: u32| {
        let mut t = table(&format!(
            "seed {seed}\nevent Mix: text [(when: Order, body: [Shuffle(Deck(You, All))])]\n{A_B_C}event D: cost 1\nevent E: cost 1\nplayer 1\ncore: Mix\ndeck: A; B; C; D; E"
        ));
        t.use_text("Mix", 0);
        t.deck(1)
    };
    assert_eq!(order(5), order(5), "the same seed, the same order");
    assert!(
        (1..20).any(|s| order(s) != order(5)),
        "another seed, another order"
    );
}

#[test]
fn a_real_card_can_be_named_by_title_full_name_or_number() {
    let cards = cards::Catalogue::second_edition();
    let earth = cards
        .find("Earth, Home of Starfleet Command")
        .expect("a mission");
    let t = table(&format!(
        "player 1\nmissions: {}\nplayer 2\nmissions: Earth, Home of Starfleet Command",
        earth.id
    ));
    assert_eq!(t.zone(Place::Row(player(1))), t.zone(Place::Row(player(2))));
}

#[test]
fn cards_of_the_text_come_before_real_ones() {
    let t = table("planet Earth: any points 5\nplayer 1\nmissions: Earth");
    assert_eq!(t.stat("Earth", Stat::Points), 5);
}

#[test]
fn a_scenario_can_begin_in_the_middle_of_an_attempt() {
    let t = table(
        "dilemma D: dual text [(when: Resolve, body: [Stop(what: Pick((of: (from: Attempt), n: Exactly(N(1)), to: 0)))])]
        space S: any
        ship Boat: Federation
        personnel X: Federation
        player 1
        missions: S
        at S: Boat
        aboard Boat: X as x; X as y
        attempt S with Boat limit 3 stack: D",
    );
    assert_eq!(t.asked(), 1);
    assert_eq!(t.candidates(), ["x", "y"]);
}
