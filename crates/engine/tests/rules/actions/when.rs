//! 2E-WHEN and 2E-KEY: "when", "while" and keywords.

use crate::support::actions::{attempt_in_peace, responds, world};
use cards::language::Kind;
use cards::lexicon::Skill;
use engine::script::{Table, player};
use engine::{Action, Answer};

const TOOLS: &str = "
event Mill: text [(when: Order, body: [Move(verb: Discard, what: Every((from: Deck(EachOpponent, Top(1)))))])]
event Mill Two: text [(when: Order, body: [Move(verb: Discard, what: Every((from: Deck(EachOpponent, Top(2)))))])]
event Consolation: text [(when: On((kind: Discard, from: Deck(You, All))), optional: true,
    body: [Draw(who: You, n: N(1))])]
event Greeter: text [(when: On((kind: Play, who: You, card: Type(Personnel))), optional: true,
    body: [Points(who: You, n: N(3))])]
personnel Guard: Federation [Stf] Law text [(when: Static, guard: Doing(Facing, This), body: [
    Apply(m: Skill(on: One(This), what: Fixed([(Anthropology, 1), (Security, 1)])), until: InPlay)])]
dilemma Riddle: dual cost 1 text [(when: Resolve, body: [If(c: Meets(Attempt, All([Skill(Anthropology, 1),
    Skill(Security, 1)])), yes: [], no: [Stop(what: Every((from: Attempt)))])])]
planet Ruins: Fed points 40 needs Anthropology
";

fn tools(text: &str) -> Table {
    world(&format!("{TOOLS}\n{text}"))
}

/// 2E-WHEN-01
#[test]
fn the_effect_of_a_when_text_follows_its_trigger() {
    let mut t = tools(
        "
        player 1
          missions: Base
          hand: Ann
          core: Greeter
        segment play",
    );
    t.play_at("Ann", "Base");
    assert!(
        t.on_surface("Ann", "Base"),
        "the personnel is in play before the text is used"
    );
    assert_eq!(t.score(1), 0);
    t.use_text("Greeter", 0);
    assert_eq!(t.score(1), 3);
    let kinds: Vec<Kind> = t.events.iter().map(|e| e.h.kind).collect();
    let play = kinds.iter().position(|k| *k == Kind::Play);
    let points = kinds.iter().position(|k| *k == Kind::Points);
    assert!(play.is_some() && play < points, "{kinds:?}");
}

/// 2E-WHEN-02
#[test]
fn a_when_text_cannot_be_used_before_its_occurrence() {
    let mut t = tools(
        "
        player 1
          missions: Base
          hand: Ann; Wren
          core: Greeter
        segment play",
    );
    let greet = t.use_action("Greeter", 0);
    assert_eq!(t.refused_act(greet).rule, "2E-WHEN-02");
    t.play_at("Wren", "Base");
    assert!(!responds(&t), "a ship is no personnel");
    assert_eq!(t.refused_act(greet).rule, "2E-WHEN-02");
    t.play_at("Ann", "Base");
    assert!(t.offers(greet));
    t.act(greet);
    assert_eq!(t.score(1), 3);
    assert_eq!(t.refused_act(greet).rule, "2E-WHEN-02");
}

/// 2E-WHEN-03
#[test]
fn one_occurrence_allows_one_use() {
    let mut t = tools(
        "
        player 1
          core: Mill
        player 2
          core: Consolation
          deck: Ann; Bo; Cy; Dax",
    );
    t.use_text("Mill", 0);
    assert_eq!(t.asked(), 2);
    t.use_text("Consolation", 0);
    assert_eq!(t.hand(2), ["Bo"]);
    assert_eq!(t.asked(), 1, "there is no second use");
    assert_eq!(t.deck(2).len(), 2);
}

/// 2E-WHEN-03
#[test]
fn a_when_text_may_be_left_unused() {
    let mut t = tools(
        "
        player 1
          core: Mill
        player 2
          core: Consolation
          deck: Ann; Bo; Cy; Dax",
    );
    t.use_text("Mill", 0).pass();
    assert!(t.hand(2).is_empty());
    assert_eq!(t.asked(), 1);
}

/// 2E-WHEN-04
#[test]
fn every_new_occurrence_allows_a_new_use() {
    let mut t = tools(
        "
        player 1
          core: Mill
        player 2
          core: Consolation
          deck: Ann; Bo; Cy; Dax; Relic",
    );
    t.use_text("Mill", 0).use_text("Consolation", 0);
    t.use_text("Mill", 0).use_text("Consolation", 0);
    assert_eq!(t.hand(2).len(), 2);
    assert_eq!(t.deck(2), ["Relic"]);
}

/// 2E-WHEN-04
/// 2E-GAP-48
#[test]
fn two_cards_discarded_by_one_effect_are_two_occurrences() {
    let mut t = tools(
        "
        event Amends: text [(when: On((kind: Discard, from: Deck(You, All))), optional: true,
            body: [Points(who: You, n: N(1))])]
        player 1
          core: Mill Two
        player 2
          core: Amends
          deck: Ann; Bo; Cy; Dax; Relic",
    );
    t.use_text("Mill Two", 0);
    crate::support::actions::in_order(&mut t, &["Ann", "Bo"]);
    t.use_text("Amends", 0);
    assert_eq!((t.score(2), responds(&t)), (1, true));
    t.use_text("Amends", 0);
    assert!(!responds(&t));
    assert_eq!(t.score(2), 2);
    assert!(t.in_discard(2, "Ann") && t.in_discard(2, "Bo"));
}

/// 2E-WHEN-05
#[test]
fn a_while_text_applies_as_long_as_its_condition_holds() {
    let mut t = tools(
        "
        player 1
          missions: Ruins
          at Ruins: Guard
        player 2
          pile: Riddle",
    );
    assert_eq!(t.skill("Guard", Skill::Security), 0);
    t.attempt("Ruins").pick(&["Riddle"]);
    assert_eq!(t.beneath("Ruins"), ["Riddle"]);
    // He was not stopped by the dilemma but by the failure: the mission asks when nothing is faced.
    assert_eq!(t.happened(Kind::AttemptFail), 1);
    assert_eq!(t.score(1), 0);
    assert_eq!(t.skill("Guard", Skill::Security), 0);
    let stops: Vec<_> = t.events.iter().filter(|e| e.h.kind == Kind::Stop).collect();
    let failed = t.events.iter().position(|e| e.h.kind == Kind::AttemptFail);
    let overcome = t.events.iter().position(|e| e.h.kind == Kind::Overcome);
    assert!(overcome < failed);
    for stop in stops {
        assert!(
            !matches!(stop.h.cause, engine::Cause::Dilemma(_)),
            "the dilemma stopped nobody"
        );
    }
}

/// 2E-WHEN-05
#[test]
fn a_while_text_needs_its_own_condition_not_just_any_time() {
    // Beside him nobody faces: the guard stands aboard a ship while somebody else attempts.
    let mut t = tools(
        "
        player 1
          missions: Ruins
          at Ruins: Ann; Wren
          aboard Wren: Guard
        player 2
          pile: Riddle",
    );
    t.attempt("Ruins").pick(&["Riddle"]);
    assert!(t.is_stopped("Ann"));
    assert!(!t.is_stopped("Guard"));
}

fn same_game(a: &str, b: &str, play: impl Fn(&mut Table)) {
    let (mut a, mut b) = (world(a), world(b));
    assert_eq!(a.actions(), b.actions());
    play(&mut a);
    play(&mut b);
    assert_eq!(a.game.state(), b.game.state());
    assert_eq!(a.actions(), b.actions());
    assert_eq!(a.events, b.events);
}

/// 2E-KEY-02
#[test]
fn a_keyword_nobody_names_changes_nothing() {
    let text = |keyword: &str| {
        format!(
            "
            personnel Eve: Federation [Cmd] Law cost 2 {keyword}
            player 1
              missions: Base; Green
              hand: Eve; Kite
            player 2
              pile: 2x Riddle
            dilemma Riddle: dual cost 1
            segment play"
        )
    };
    same_game(&text("keyword Vedek"), &text(""), |t| {
        t.play_at("Eve", "Base")
            .play_at("Kite", "Base")
            .draw()
            .draw()
            .draw()
            .end();
        t.beam_up(&["Eve"], "Base", "Kite")
            .move_to("Kite", "Green")
            .beam_down(&["Eve"], "Kite", "Green");
        attempt_in_peace(t, "Green");
        assert_eq!(t.score(1), 35);
    });
}

/// 2E-KEY-02
#[test]
fn a_keyword_matters_where_a_card_refers_to_it() {
    let mut t = world(
        "
        personnel Eve: Federation keyword Vedek
        event Blessing: text [(when: Order, body: [Points(who: You,
            n: Count((filter: All([Keyword(\"Vedek\"), Commanded(You)]))))])]
        player 1
          missions: Base
          at Base: Eve; Ann
          core: Blessing",
    );
    t.use_text("Blessing", 0);
    assert_eq!(t.score(1), 1);
}

/// 2E-KEY-05
#[test]
fn a_commander_has_no_effect_on_the_ship_alone() {
    let text = |keyword: &str| {
        format!(
            "
            personnel Eve: Federation [Cmd] Law cost 2 {keyword}
            player 1
              missions: Base; Green
              at Base: Wren; Bo
              aboard Wren: Eve"
        )
    };
    same_game(&text("commander Wren"), &text(""), |t| {
        assert!(
            !t.offers(t.move_action("Wren", "Green")),
            "a commander alone does not staff it"
        );
        t.beam_up(&["Bo"], "Base", "Wren").move_to("Wren", "Green");
    });
}

/// 2E-KEY-05
#[test]
fn a_text_can_refer_to_a_commander_aboard_that_ship() {
    for (ship, weapons) in [("Wren", 8), ("Kite", 6)] {
        let t = world(&format!(
            "
            personnel Eve: Federation [Cmd] commander Wren text [(when: Static, guard: Is(MyShip, Fits(This)),
                body: [Apply(m: Stat(on: One(MyShip), stats: [Weapons], n: N(2)), until: InPlay)])]
            player 1
              missions: Base
              at Base: Wren; Kite
              aboard {ship}: Eve"
        ));
        assert_eq!(
            t.stat(ship, cards::lexicon::Stat::Weapons),
            weapons,
            "{ship}"
        );
    }
}

/// 2E-ACT-02
#[test]
fn a_player_takes_no_action_in_another_players_turn() {
    let mut t = tools(
        "
        player 1
          missions: Green
        player 2
          core: Mill
          hand: Ann
          missions: Base",
    );
    let use_it = Answer::Act(t.use_action("Mill", 0));
    let play_it = Answer::Act(t.play_action("Ann", Some("Base")));
    for answer in [use_it.clone(), play_it, Answer::Act(Action::Draw)] {
        assert_eq!(t.refused_to(player(2), answer).rule, "2E-ACT-02");
    }
    t.end();
    t.until_turn_of(2).act(Action::DrawRest);
    t.answer(use_it);
    assert_eq!(t.happened(Kind::UseAbility), 1);
}
