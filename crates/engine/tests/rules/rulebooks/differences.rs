//! The differences of kind B between the two rulebooks that do not concern dilemmas (section 3 of the
//! ledger): each with the same situation under both.

use crate::support::glossary::{any_order, world};
use cards::language::Kind;
use cards::lexicon::Stat;
use engine::script::{Table, player};
use engine::{Answer, EndedBy, Outcome, Rulebook, Rules, Seat, Seats};

// --- D-13: equal scores --------------------------------------------------------------------------

fn last_card_drawn(rules: &str, third: &str) -> Outcome {
    let mut t = world(
        rules,
        &format!(
            "players 3
            player 1
            score 70
            counters 1
            missions: Green [completed]; Deep [completed]
            deck: Ann
            player 2
            score 70
            missions: Rock [completed]; Void [completed]
            deck:
            {third}
            segment play"
        ),
    );
    t.draw();
    assert!(t.is_over());
    t.game.state().outcome.clone().expect("an outcome")
}

fn seats(numbers: &[u8]) -> Seats {
    numbers.iter().fold(Seats::NONE, |s, n| s.with(player(*n)))
}

/// 2E-WIN-07
/// D-13
#[test]
fn equal_scores_are_a_tie_under_2003() {
    let outcome = last_card_drawn("2003", "player 3\nscore 90\ndeck:");
    assert_eq!(outcome.by, EndedBy::EmptyDecks);
    assert_eq!(outcome.winners, Seats::NONE, "nobody is winner");
    assert_eq!(
        outcome.tied,
        seats(&[1, 2]),
        "90 points without a mission are of no use"
    );
}

/// 2E-WIN-07
/// D-13
#[test]
fn equal_scores_share_the_victory_under_2002() {
    let outcome = last_card_drawn("2002", "player 3\nscore 90\ndeck:");
    assert_eq!(outcome.by, EndedBy::EmptyDecks);
    assert_eq!(outcome.winners, seats(&[1, 2]), "each of them is a winner");
}

/// 2E-WIN-07
/// D-13
#[test]
fn a_single_highest_score_wins_under_both() {
    for rules in ["2002", "2003"] {
        let third = "player 3\nscore 71\nmissions: Base\ndeck:\nplanet Ash: any\nspace Fog: any\nmissions: Ash [completed]; Fog [completed]";
        let outcome = last_card_drawn(rules, third);
        assert_eq!(outcome.winners, seats(&[3]));
    }
}

// --- D-18: captives ------------------------------------------------------------------------------

const CAPTIVE: &str = "
personnel Duras: Klingon [Cmd] Treachery I5 C5 S8 species Klingon text [(when: Static, body: [Apply(m: Stat(on: Every((filter: All([Type(Personnel), Commanded(You), Other]))), stats: [Cunning], n: N(1)), until: InPlay)])]
event Might: text [(when: Order, body: [Points(who: You, n: Max(Strength, (filter: All([Type(Personnel), Commanded(You)]))))])]
event Rank: text [(when: Order, body: [Points(who: You, n: Count((filter: All([Type(Personnel), Commanded(You), Icon(\"Cmd\")]))))])]
";

fn with_captive(rules: &str, brig: &str, field: &str) -> Table {
    world(
        rules,
        &format!(
            "{CAPTIVE}
            turn of 2
            player 1
            {brig}
            player 2
            missions: Rock
            at Rock: Bo; {field}
            core: Might; Rank"
        ),
    )
}

/// 2E-BRIG-03
/// D-18
#[test]
fn a_captive_gives_its_player_nothing_under_2003() {
    let mut t = with_captive("2003", "brig: Duras of 2", "");
    assert_eq!(t.stat("Bo", Stat::Cunning), 6, "no text");
    t.use_text("Might", 0);
    assert_eq!(t.score(2), 6, "no attribute");
    t.use_text("Rank", 0);
    assert_eq!(t.score(2), 6, "no icon");
}

/// 2E-BRIG-03
/// D-18
#[test]
fn a_captive_keeps_its_attributes_and_icons_for_its_player_under_2002() {
    let mut t = with_captive("2002", "brig: Duras of 2", "");
    assert_eq!(t.stat("Bo", Stat::Cunning), 6, "no text");
    t.use_text("Might", 0);
    assert_eq!(t.score(2), 8, "the Strength of the captive");
    t.use_text("Rank", 0);
    assert_eq!(t.score(2), 9, "the icon of the captive");
}

/// 2E-BRIG-03
/// D-18
#[test]
fn a_free_personnel_gives_everything_under_both() {
    for rules in ["2002", "2003"] {
        let mut t = with_captive(rules, "", "Duras");
        assert_eq!(t.stat("Bo", Stat::Cunning), 7);
        t.use_text("Might", 0).use_text("Rank", 0);
        assert_eq!(t.score(2), 9);
    }
}

// --- D-19: unique captives -----------------------------------------------------------------------

const UNIQUE: &str = "
personnel Gowron: Klingon [Cmd] I5 C5 S5 unique species Klingon
event Sway: text [(when: Order, body: [Command(what: Every((filter: All([Title(Is(\"Gowron\")), Commanded(EachOpponent), Not(Is(Captive))]))), to: You)])]
";

fn gowrons(rules: &str, brig: &str, segment: &str) -> Table {
    world(
        rules,
        &format!(
            "{UNIQUE}
            players 3
            turn of 2
            segment {segment}
            player 1
            {brig}
            player 2
            missions: Hold; Rock
            hand: Gowron as hand
            core: Sway
            player 3
            at Rock: Gowron as field"
        ),
    )
}

/// 2E-BRIG-05
/// D-19
#[test]
fn another_copy_of_a_unique_captive_cannot_be_played_under_either_rule_set() {
    for rules in ["2002", "2003"] {
        let mut t = gowrons(rules, "brig: Gowron as caught of 2", "play");
        let play = t.play_action("hand", Some("Hold"));
        assert_eq!(t.refused_act(play).rule, "2E-BRIG-05", "under {rules}");
        let mut t = gowrons(rules, "brig: Gowron as caught", "play");
        let play = t.play_action("hand", Some("Hold"));
        assert!(t.offers(play), "a captive of another player bars nothing");
        t.act(play);
        assert!(t.on_surface("hand", "Hold"));
    }
}

/// 2E-BRIG-05
/// D-19
#[test]
fn another_copy_of_a_unique_captive_cannot_be_commanded_under_2003() {
    let mut t = gowrons("2003", "brig: Gowron as caught of 2", "orders");
    t.use_text("Sway", 0);
    assert_eq!(t.commander("field"), player(3));
    let mut t = gowrons("2003", "", "orders");
    t.use_text("Sway", 0);
    assert_eq!(
        t.commander("field"),
        player(2),
        "without a captive it works"
    );
}

/// 2E-BRIG-05
/// D-19
#[test]
fn another_copy_of_a_unique_captive_can_be_commanded_under_2002() {
    let mut t = gowrons("2002", "brig: Gowron as caught of 2", "orders");
    t.use_text("Sway", 0);
    assert_eq!(t.commander("field"), player(2));
    assert_eq!(
        t.commander("caught"),
        player(2),
        "in name it is still player 2's"
    );
}

// --- D-25: cards on a card that leaves play ------------------------------------------------------

fn curse_falls(rules: &str) -> Table {
    let mut t = world(
        rules,
        "event Curse: play (to: On(Type(Personnel))) text []
        event Recall: text [(when: Order, body: [Move(verb: Return, what: Every((filter: All([Type(Personnel), Commanded(You)]))), to: OwnersHand)])]
        event Tally: text [(when: On((kind: Discard)), body: [Points(who: You, n: N(1))])]
        player 1
        missions: Green
        at Green: Ann
        core: Recall
        player 2
        on Ann: Curse
        core: Tally",
    );
    t.use_text("Recall", 0);
    any_order(&mut t);
    assert!(t.in_hand(1, "Ann"));
    assert!(t.in_discard(2, "Curse"));
    t
}

/// 2E-GLOSS-06
/// D-25
#[test]
fn cards_on_a_card_that_leaves_play_are_not_discarded_under_2003() {
    let t = curse_falls("2003");
    assert_eq!(t.happened(Kind::Discard), 0);
    assert_eq!(t.score(2), 0, "a text about discards does not react");
}

/// 2E-GLOSS-06
/// D-25
#[test]
fn cards_on_a_card_that_leaves_play_are_discarded_under_2002() {
    let t = curse_falls("2002");
    assert_eq!(t.happened(Kind::Discard), 1);
    assert_eq!(t.score(2), 1, "a text about discards reacts");
}

// --- the list of switches ------------------------------------------------------------------------

/// 2E-GAP-59
#[test]
fn only_differences_of_kind_b_are_switched() {
    let fields = |rules: Rules| match serde_json::to_value(rules) {
        Ok(serde_json::Value::Object(map)) => map,
        other => panic!("rules are written as {other:?}"),
    };
    let (new, old) = (fields(Rules::r2003()), fields(Rules::r2002()));
    let differ: Vec<&str> = new
        .iter()
        .filter(|(k, v)| old[*k] != **v)
        .map(|(k, _)| k.as_str())
        .collect();
    let mut expected = vec![
        "set",
        "face_up_card",      // D-09
        "unfaced",           // D-10
        "over_limit",        // D-11
        "equal_scores",      // D-13
        "captive",           // D-18
        "unique_captive",    // D-19
        "cards_on_cards",    // D-25
        "tie_breaker",       // D-31
        "stopped_card",      // D-37
        "stopped_defenders", // D-37 in fights, 2E-GAP-29
        "own_stopped",       // D-40
    ];
    expected.sort_unstable();
    let mut differ = differ;
    differ.sort_unstable();
    assert_eq!(differ, expected);
    assert_eq!(Rules::of(Rulebook::R2002), Rules::r2002());
}

/// 2E-ERR-01
/// D-01
#[test]
fn without_a_choice_the_rules_of_2003_apply() {
    assert_eq!(Rules::default(), Rules::r2003());
    assert_eq!(Rules::default().rulebook(), Some(Rulebook::R2003));
    let t = engine::script::table("player 1");
    assert_eq!(t.game.state().rules, Rules::r2003());
}

/// 2E-GAP-59
#[test]
fn a_switch_can_be_set_by_itself() {
    let mut t = world(
        "2003",
        "switch equal_scores ShareTheVictory
        player 1
        score 5
        counters 1
        deck: Ann
        player 2
        score 5
        deck:
        segment play",
    );
    t.answer(Answer::Act(engine::Action::Draw));
    let outcome = t.game.state().outcome.clone().expect("an outcome");
    assert_eq!(outcome.winners, seats(&[1, 2]));
    assert_eq!(outcome.winners.iter().collect::<Vec<Seat>>().len(), 2);
}
