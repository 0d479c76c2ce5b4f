//! Where the rulebook of 2002 is silent, the answer of 2003 is used (kind N of section 3).

use crate::support::glossary::{BOTH, world};
use engine::script::Table;
use engine::{Answer, Ask, Choice, Label};

const HUSH: &str = "
personnel Hush: Federation [Cmd] I5 C5 S5 text [(when: Static, body: [Apply(m: Forbid((kind: UseAbility, card: All([Type(Personnel), With(This), Commanded(EachOpponent)]))), until: InPlay)]), (when: Order, body: [Points(who: You, n: N(1))])]
personnel Shush: Klingon [Cmd] I5 C5 S5 text [(when: Static, body: [Apply(m: Forbid((kind: UseAbility, card: All([Type(Personnel), With(This), Commanded(EachOpponent)]))), until: InPlay)]), (when: Order, body: [Points(who: You, n: N(1))])]
";

/// Decides a loop: this card's text takes place.
fn settle(t: &mut Table, card: &str) {
    assert_eq!(t.ask(), Ask::Loop);
    let card = t.card(card);
    let Choice::Options { options } = t.pending().choice.clone() else {
        panic!("options are asked for")
    };
    let n = options
        .iter()
        .position(|o| *o == Label::Card(card))
        .expect("the card is an option");
    t.answer(Answer::Option(n as u8));
}

/// 2E-GAP-59
/// 2E-ACT-17
#[test]
fn the_active_player_decides_a_loop_under_both_rule_sets() {
    for rules in BOTH {
        for (wins, score) in [("Hush", 1), ("Shush", 0)] {
            let mut t = world(
                rules,
                &format!(
                    "{HUSH}
                    player 1
                    missions: Green
                    at Green: Wren
                    aboard Wren: Hush
                    player 2
                    at Green: Shush"
                ),
            );
            t.beam_down(&["Hush"], "Wren", "Green");
            let order = t.use_action("Hush", 1);
            if t.ask() != Ask::Loop && t.offers(order) {
                t.act(order);
            }
            assert_eq!(t.asked(), 1, "{rules}: the active player decides");
            settle(&mut t, wins);
            if t.score(1) == 0 && t.ask() == Ask::Orders && t.offers(order) {
                t.act(order);
            }
            assert_eq!(t.score(1), score, "{rules}: {wins} keeps its text");
        }
    }
}

/// 2E-GAP-59
/// 2E-REQ-09
/// D-12
#[test]
fn leave_behinds_stay_beneath_a_completed_mission() {
    for rules in BOTH {
        let mut t = world(
            rules,
            "dilemma Old: dual\ndilemma New: dual
            player 1
            missions: Green
            at Green: Ann; Bo; Cy
            player 2
            beneath Green: Old
            pile: New",
        );
        t.attempt("Green").pick(&["New"]);
        assert_eq!(t.score(1), 35);
        assert_eq!(t.beneath("Green"), ["New", "Old"]);
        t.until_turn_of(2).until_turn_of(1);
        assert_eq!(t.beneath("Green"), ["New", "Old"]);
    }
}

/// 2E-GAP-59
/// 2E-ACT-16
/// D-20
#[test]
fn an_action_without_effect_may_be_taken() {
    for rules in BOTH {
        let mut t = world(
            rules,
            "event Trade: text [(when: Order, body: [Pay(who: You, must: true, cost: [Move(verb: Discard, what: Pick((of: (from: Hand(You)), n: Exactly(N(1)), to: 0)))], get: [Draw(who: You, n: N(1))])])]
            player 1
            core: Trade
            hand: Ann; Bo
            deck:
            player 2
            deck: Cy",
        );
        t.use_text("Trade", 0).pick(&["Ann"]);
        assert!(t.in_discard(1, "Ann"));
        assert_eq!(t.hand(1), ["Bo"], "nothing is drawn");
    }
}

/// 2E-GAP-59
/// 2E-DIL-24
/// D-24
#[test]
fn drawing_no_dilemmas_is_drawing_dilemmas() {
    for rules in BOTH {
        let mut t = world(
            rules,
            "dilemma Old: dual
            event Watch: text [(when: On((kind: DrawDilemmas)), body: [Points(who: You, n: N(1))])]
            player 1
            missions: Green
            at Green: Ann
            player 2
            beneath Green: Old
            core: Watch",
        );
        t.attempt("Green");
        assert_eq!(
            t.score(1),
            35,
            "nothing is drawn, the requirements are checked"
        );
        assert_eq!(t.score(2), 1, "{rules}: the moment exists all the same");
    }
}

/// 2E-GAP-59
/// 2E-PLAY-14
/// D-30
#[test]
fn placing_is_not_playing() {
    for rules in BOTH {
        let mut t = world(
            rules,
            "event Raise: text [(when: Order, body: [Move(verb: Place, what: Every((from: Discard(You), filter: Type(Personnel))), to: Headquarters(You))])]
            event Gate: text [(when: On((kind: Play, card: Type(Personnel))), body: [Points(who: You, n: N(1))])]
            player 1
            missions: Base
            discard: Ann
            hand: Bo
            core: Raise; Gate",
        );
        t.use_text("Raise", 0);
        assert!(t.on_surface("Ann", "Base"));
        assert_eq!(t.score(1), 0, "{rules}");
        t.until_turn_of(2).until_turn_of(1);
        t.play_at("Bo", "Base");
        assert_eq!(t.score(1), 1, "{rules}: playing is");
    }
}

/// 2E-GAP-59
/// 2E-UNIQ-08
/// D-39
#[test]
fn a_stopped_unique_card_counts() {
    for rules in BOTH {
        let at = |who: &str| {
            world(
                rules,
                &format!(
                    "personnel Gowron: Klingon I5 C5 S5 unique species Klingon
                    player 1
                    missions: Hold
                    {who}
                    hand: Gowron as second
                    segment play"
                ),
            )
        };
        let mut t = at("at Hold: Gowron as first [stopped]");
        let play = t.play_action("second", Some("Hold"));
        assert_eq!(t.refused_act(play).rule, "2E-COST-06");
        let mut t = at("");
        t.play_at("second", "Hold");
        assert!(t.on_surface("second", "Hold"));
    }
}
