//! How the text of a dilemma is read: bold requirements, who is facing, who commands it, and the moments to answer.

use crate::support::cast::{drawn, faced, with};
use cards::language::Kind;
use cards::lexicon::Stat;
use engine::script::{Table, player};
use engine::{Ask, Place};

const BRUTE: &str = "
personnel Brute: Federation I1 C1 S20 text [(when: Static, body: [
    Apply(m: Requirement(of: Type(Dilemma), op: Use(for_: [Integrity, Cunning], take: Strength)), until: InPlay)])]
personnel Plain: Federation I1 C1 S20
dilemma Bold: dual cost 1 text [(when: Resolve, body: [
    If(c: Meets(Attempt, Total(Cunning, 10)), yes: [Points(who: You, n: N(1))], no: [Points(who: You, n: N(2))])])]
dilemma Thin: dual cost 1 text [(when: Resolve, body: [
    If(c: Compare(Sum(Cunning, (from: Attempt)), More, N(10)),
        yes: [Points(who: You, n: N(4))], no: [Points(who: You, n: N(8))])])]
";

/// 2E-DIL-21
#[test]
fn only_what_is_bold_is_required() {
    let score = |who: &str, dilemma: &str| {
        let t = with(&format!(
            "{BRUTE}
             player 1
               missions: Wall
               at Wall: {who}
             attempt Wall limit 2 stack: {dilemma}"
        ));
        t.score(1)
    };
    assert_eq!(
        score("Brute", "Bold"),
        1,
        "Strength stands in for a bold Cunning"
    );
    assert_eq!(score("Plain", "Bold"), 2, "only because of the text");
    assert_eq!(score("Brute", "Thin"), 8, "not for a Cunning in plain type");
}

/// 2E-DIL-21
#[test]
fn a_skill_in_plain_type_is_not_used_for_a_requirement() {
    let score = |condition: &str| {
        let t = with(&format!(
            "dilemma Test: dual cost 1 text [(when: Resolve, body: [
                If(c: {condition}, yes: [Points(who: You, n: N(1))], no: [])])]
             dilemma Tax: dual cost 1 text [(when: Resolve, body: [
                If(c: Some((from: Attempt, filter: Used(One(Medical), Attempt))), yes: [Points(who: You, n: N(4))], no: [])])]
             player 1
               missions: Wall
               at Wall: Ann; Bo
             attempt Wall limit 2 stack: Test; Tax"
        ));
        t.score(1)
    };
    assert_eq!(
        score("Meets(Attempt, Skill(Medical, 1))"),
        5,
        "a bold skill is used"
    );
    assert_eq!(
        score("Some((from: Attempt, filter: Skill(One(Medical), 1)))"),
        1,
        "one in plain type is not"
    );
}

/// 2E-DIL-22
#[test]
fn everybody_in_the_attempt_faces_a_dilemma_that_concerns_only_some() {
    let mut t = with(
        "personnel Watcher: Federation S5 text [(when: Static, guard: Doing(Facing, This), body: [
            Apply(m: Stat(on: One(This), stats: [Strength], n: N(3)), until: InPlay)])]
         personnel Kor: Federation species Klingon
         personnel Kang: Federation species Klingon
         dilemma Feud: dual cost 1 text [(when: Resolve, body: [
            Stop(what: Pick((of: (from: Attempt, filter: Species(\"Klingon\")), n: Exactly(N(1)), how: By(You), to: 0)))])]
         player 1
           missions: Green
           at Green: Watcher as facing; Kor; Kang; Wren
           aboard Wren: Watcher as away
         player 2
           pile: Feud; Mist; Free",
    );
    assert_eq!(t.stat("facing", Stat::Strength), 5);
    t.attempt("Green").pick(&["Feud"]);
    assert_eq!(t.candidates(), ["Kang", "Kor"]);
    assert_eq!(t.stat("facing", Stat::Strength), 8);
    assert_eq!(
        t.stat("away", Stat::Strength),
        5,
        "who takes no part faces nothing"
    );
    t.pick(&["Kor"]);
    assert_eq!(t.stat("facing", Stat::Strength), 5);
}

/// 2E-DIL-23
#[test]
fn a_dilemma_placed_on_the_ship_is_no_longer_faced() {
    let mut t = with(
        "personnel Sage: Federation I5 C5 S5 text [
            (when: Static, guard: Is(Dilemma, Title(Is(\"Breach\"))), body: [
                Apply(m: Stat(on: One(This), stats: [Cunning], n: N(3)), until: InPlay)]),
            (when: Static, guard: Is(Dilemma, Title(Is(\"Halt\"))), body: [
                Apply(m: Stat(on: One(This), stats: [Strength], n: N(3)), until: InPlay)])]
         dilemma Breach: space cost 1 text [(when: Resolve, body: [
            Choose((of: (from: Attempt), n: Exactly(N(1)), how: By(You), to: 0)),
            Move(verb: Damage, what: One(This), to: On(AttemptShip))])]
         player 1
           missions: Deep
           at Deep: Wren
           aboard Wren: Sage; Ann
         player 2
           pile: Breach; Halt",
    );
    let numbers = |t: &Table| {
        (
            t.stat("Sage", Stat::Cunning),
            t.stat("Sage", Stat::Strength),
        )
    };
    assert_eq!(numbers(&t), (5, 5));
    t.attempt_with("Deep", "Wren")
        .pick(&["Breach", "Halt"])
        .order(&["Breach", "Halt"]);
    assert_eq!((faced(&t).as_str(), numbers(&t)), ("Breach", (8, 5)));
    t.pick(&["Ann"]);
    assert_eq!(t.place("Breach"), Place::On(t.card("Wren")));
    assert_eq!((faced(&t).as_str(), numbers(&t)), ("Halt", (5, 8)));
    t.pick(&["Ann"]);
    assert_eq!(numbers(&t), (5, 5));
}

/// 2E-DIL-24
/// 2E-GAP-06
#[test]
fn a_text_about_drawn_dilemmas_works_with_none_drawn() {
    let scenario = |behind: u8| {
        format!(
            "interrupt Scan: text [(when: On((kind: DrawDilemmas, who: You)), body: [
                Choose((of: (from: Drawn), n: All, to: 0)),
                Move(verb: Remove, what: Those(0)),
                Choose((of: (from: Pile(You, All), filter: Compare(Stat(Cost, It), AtMost, Len(0))),
                    n: UpTo(N(1)), how: By(You), to: 1)),
                Move(verb: Place, what: Those(1), to: Stack)])]
             dilemma Nil: dual cost 0 text [(when: Resolve, body: [Points(who: You, n: N(1))])]
             dilemma Nil Two: dual cost 0 text [(when: Resolve, body: [Points(who: You, n: N(2))])]
             player 1
               missions: Wall
               at Wall: 3x Ensign
             player 2
               hand: Scan
               beneath Wall: {behind}x Mist
               pile: Pair; Trio; One; Nil; Nil Two; Quad"
        )
    };
    let mut t = with(&scenario(3));
    t.attempt("Wall");
    assert_eq!((t.asked(), t.ask()), (2, Ask::Respond));
    t.use_text("Scan", 0);
    assert_eq!(t.candidates(), ["Nil", "Nil Two"]);
    t.pick(&["Nil Two"]);
    assert_eq!(t.score(1), 2);

    let mut t = with(&scenario(2));
    t.attempt("Wall");
    assert_eq!(drawn(&t, 2), ["Pair"]);
    t.use_text("Scan", 0);
    assert_eq!(
        t.candidates(),
        ["Nil", "Nil Two", "One"],
        "with one drawn, a cost of one can be found"
    );
    assert_eq!(t.place("Pair"), Place::Removed(player(2)));
}

const LEECH: &str = "
personnel Smart: Federation C7
dilemma Leech: space cost 1 text [
    (when: Resolve, body: [Move(verb: Place, what: One(This), to: On(AttemptShip))]),
    (when: On((kind: MoveShip, card: Has(On, Title(Is(\"Leech\"))), bind: (card: 1))), active: Placed, body: [
        Move(verb: Kill, what: Pick((of: (from: Aboard(In(1)), filter: Type(Personnel), best: (Most, Stat(Cunning, It))),
            n: Exactly(N(1)), how: Rule, to: 2))),
        Points(who: You, n: N(1)),
        Points(who: Opponent, n: N(2))])]
";

/// 2E-GAP-42
#[test]
fn a_placed_dilemma_is_commanded_by_the_player_who_chose_it() {
    for rules in ["2003", "2002"] {
        let mut t = with(&format!(
            "rules {rules}
             {LEECH}
             player 1
               missions: Deep; Green
               at Deep: Wren
               aboard Wren: Smart as s1; Smart as s2; Bo
             player 2
               pile: Leech; Mist; Free"
        ));
        t.attempt_with("Deep", "Wren").pick(&["Leech"]);
        assert_eq!(t.place("Leech"), Place::On(t.card("Wren")));
        assert_eq!(t.commander("Leech"), player(2));
        let before = t.score(1);
        t.move_to("Wren", "Green");
        assert_eq!(
            (t.asked(), t.candidates()),
            (2, vec!["s1".to_owned(), "s2".to_owned()])
        );
        t.pick(&["s2"]);
        assert!(t.in_discard(1, "s2") && t.aboard("s1", "Wren"));
        assert_eq!(
            (t.score(1) - before, t.score(2)),
            (1, 2),
            "you is the attempter, your opponent the chooser"
        );
    }
}

/// 2E-GAP-42
#[test]
fn with_three_players_your_opponent_is_the_left_neighbour() {
    let mut t = with(&format!(
        "players 3
         {LEECH}
         dilemma Bribe: dual cost 1 text [(when: Resolve, body: [
            Choose((of: (from: Attempt), n: Exactly(N(1)), how: By(Opponent), to: 0)),
            Choose((of: (from: Attempt), n: Exactly(N(1)), how: By(You), to: 1)),
            Points(who: You, n: N(4)),
            Points(who: Opponent, n: N(8))])]
         player 3
           missions: Void; Green
           at Void: Wren
           aboard Wren: Smart as s1; Smart as s2; Bo
         player 1
           pile: Bribe; Leech; Mist
         turn of 3"
    ));
    t.attempt_with("Void", "Wren")
        .pick(&["Bribe", "Leech"])
        .order(&["Bribe", "Leech"]);
    assert_eq!(
        (faced(&t).as_str(), t.asked()),
        ("Bribe", 1),
        "no opponent has to be named"
    );
    assert_eq!(t.commander("Bribe"), player(1));
    t.pick(&["Bo"]);
    assert_eq!((faced(&t).as_str(), t.asked()), ("Bribe", 3));
    t.pick(&["Bo"]);
    assert_eq!([t.score(1), t.score(2), t.score(3)], [8, 0, 4]);
    assert_eq!(t.commander("Leech"), player(1));
}

/// 2E-GAP-42
#[test]
fn the_dilemma_player_breaks_ties_in_a_dilemma_being_faced() {
    let mut t = with(
        "personnel Smart: Federation C7
         dilemma Envy: dual cost 1 text [(when: Resolve, body: [
            Stop(what: Pick((of: (from: Attempt, best: (Most, Stat(Cunning, It))), n: Exactly(N(1)), how: Rule, to: 0)))])]
         player 1
           missions: Green
           at Green: Smart as s1; Smart as s2; Bo
         player 2
           pile: Envy; Mist; Free",
    );
    t.attempt("Green").pick(&["Envy"]);
    assert_eq!(
        (t.asked(), t.candidates()),
        (2, vec!["s1".to_owned(), "s2".to_owned()])
    );
    t.pick(&["s1"]);
    assert!(t.is_stopped("s1") && !t.is_stopped("s2"));
}

const TUTOR: &str = "
interrupt Tutor: text [(when: During(Some((filter: All([Type(Personnel), Commanded(You), Doing(Facing)])))), body: [
    Choose((of: (from: Attempt), n: Exactly(N(1)), how: By(You), to: 0)),
    Apply(m: Skill(on: Those(0), what: Fixed([(Medical, 1)])), until: Dilemma)])]
";

/// 2E-GAP-62
#[test]
fn a_skill_given_while_facing_comes_in_time_for_the_requirement() {
    for (play, score) in [(true, 1), (false, 2)] {
        let mut t = with(&format!(
            "{TUTOR}
             dilemma Ward: dual cost 1 text [(when: Resolve, body: [
                If(c: Meets(Attempt, Skill(Medical, 1)), yes: [Points(who: You, n: N(1))], no: [Points(who: You, n: N(2))])])]
             player 1
               missions: Wall
               hand: Tutor
               at Wall: Bo; Cy
             player 2
               pile: Ward; Mist"
        ));
        t.attempt("Wall").pick(&["Ward"]);
        assert_eq!((t.asked(), t.ask()), (1, Ask::Respond));
        assert_eq!(
            t.happened(Kind::RevealDilemma),
            1,
            "the dilemma is revealed"
        );
        assert_eq!(t.score(1), 0, "and not yet carried out");
        if play {
            t.use_text("Tutor", 0).pick(&["Bo"]);
        } else {
            while t.ask() == Ask::Respond {
                t.pass();
            }
        }
        assert_eq!(t.score(1), score);
    }
}

/// 2E-GAP-62
#[test]
fn a_text_for_facing_can_be_used_again_when_the_instructions_leave_something_to_react_to() {
    let mut t = with(&format!(
        "{TUTOR}
         dilemma Ambush: dual cost 1 text [(when: Resolve, body: [
            Choose((of: (from: Attempt), n: Exactly(N(1)), how: By(Opponent), to: 0)),
            Move(verb: Kill, what: Those(0)),
            If(c: Meets(Attempt, Skill(Medical, 1)), yes: [Points(who: You, n: N(1))], no: [Points(who: You, n: N(2))])])]
         player 1
           missions: Wall
           hand: Tutor
           at Wall: Bo; Cy; Di
         player 2
           pile: Ambush; Mist; Free"
    ));
    t.attempt("Wall").pick(&["Ambush"]);
    while t.ask() == Ask::Respond {
        assert_eq!(t.asked(), 1);
        t.pass();
    }
    assert_eq!(
        (faced(&t).as_str(), t.asked()),
        ("Ambush", 2),
        "the instructions have begun"
    );
    t.pick(&["Cy"]);
    assert_eq!(
        (t.asked(), t.ask()),
        (1, Ask::Respond),
        "the kill, about to happen or done, can be reacted to"
    );
    assert_eq!(t.score(1), 0);
    t.use_text("Tutor", 0).pick(&["Bo"]);
    while t.ask() == Ask::Respond {
        t.pass();
    }
    assert!(t.in_discard(1, "Cy"));
    assert_eq!(t.score(1), 1);
}
