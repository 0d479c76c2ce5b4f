//! 2E-ATT: who takes part, and what skills and attributes are for.

use crate::support::journeys::{announced, limit, set, without_dilemmas};
use engine::script::player;
use engine::{Answer, Ask, Flag};

/// 2E-ATT-02
#[test]
fn a_planet_is_attempted_by_all_unstopped_personnel_on_it() {
    let mut t = set("
        personnel Fay: Federation Law
        player 1
          missions: Green
          at Green: Ann; Bo; Cal; Dee; Eve [stopped]; Fay [stopped]; Wren; Kit
          aboard Wren: Kor; Mog; Tal
        player 2
          at Green: Vek
          pile: Finger; Dud; Finger; Dud; Finger; Dud");
    t.attempt("Green");
    assert_eq!(announced(&t).h.amount.number(), 4);
    assert_eq!((t.asked(), t.ask()), (2, Ask::ChooseDilemmas));
    assert_eq!(limit(&t), 4);
    let engine::Choice::Cards { from, .. } = t.pending().choice.clone() else {
        panic!()
    };
    assert_eq!(from.len(), 4);
    let finger = from
        .into_iter()
        .find(|c| t.game.table().face(*c).title.as_str() == "Finger")
        .unwrap();
    t.answer(Answer::Cards(vec![finger]));
    assert_eq!(t.asked(), 2);
    assert_eq!(t.candidates(), ["Ann", "Bo", "Cal", "Dee"]);
    t.pick(&["Dee"]);
    assert_eq!(t.score(1), 35);
    assert!(!t.is_stopped("Kor"));
}

/// 2E-ATT-03
#[test]
fn in_space_only_the_crew_of_the_named_ship_takes_part() {
    for (ship, crew) in [
        ("Wren", ["Ann", "Bo", "Cal", "Dee", "Eve"]),
        ("Finch", ["Fay", "Gus", "Hal", "Ida", "Jo"]),
    ] {
        let mut t = set("
        personnel Fay: Federation Law
        personnel Gus: Federation Law
        personnel Hal: Federation Law
        personnel Ida: Federation Law
        personnel Jo: Federation Law
        player 1
          missions: Deep
          at Deep: Wren; Finch
          aboard Wren: Ann; Bo; Cal; Dee; Eve; Tal [stopped]; Kit
          aboard Finch: Fay; Gus; Hal; Ida; Jo
        player 2
          aboard Wren: Kor
          pile: Finger");
        t.attempt_with("Deep", ship);
        assert_eq!(announced(&t).h.amount.number(), 5);
        assert_eq!(limit(&t), 5);
        t.pick(&["Finger"]);
        assert_eq!(t.candidates(), crew);
        t.pick(&[crew[0]]);
        assert_eq!(t.score(1), 40);
    }
}

/// 2E-ATT-03
#[test]
fn skills_aboard_another_ship_do_not_help() {
    let mut t = set("
        space Rift: Fed span 3 points 40 needs Medical and Science
        player 1
          missions: Rift
          at Rift: Wren; Finch
          aboard Wren: Ann
          aboard Finch: Bo
        player 2
          pile: Dud");
    t.attempt_with("Rift", "Wren");
    without_dilemmas(&mut t);
    assert_eq!(t.score(1), 0);
    assert!(t.is_stopped("Ann") && !t.is_stopped("Bo"));

    let mut t = set("
        space Rift: Fed span 3 points 40 needs Medical and Science
        player 1
          missions: Rift
          at Rift: Wren; Finch
          aboard Wren: Ann; Bo
        player 2
          pile: Dud");
    t.attempt_with("Rift", "Wren");
    without_dilemmas(&mut t);
    assert_eq!(t.score(1), 40);
}

/// 2E-ATT-05
#[test]
fn nobody_unstopped_can_be_left_out() {
    let text = "
        player 1
          missions: Green
          at Green: Ann; Bo; Cal; Dee; Eve; Kor; Mog; Wren
        player 2
          pile: Finger";
    let mut t = set(text);
    t.attempt("Green");
    // Nobody is asked who takes part: all seven do.
    assert_eq!((t.asked(), t.ask()), (2, Ask::ChooseDilemmas));
    assert_eq!(announced(&t).h.amount.number(), 7);
    let five = Answer::Cards(t.cards(&["Ann", "Bo", "Cal", "Dee", "Eve"]));
    t.refused_to(player(1), five.clone());
    t.refused(five);
    t.pick(&["Finger"]);
    assert_eq!(
        t.candidates(),
        ["Ann", "Bo", "Cal", "Dee", "Eve", "Kor", "Mog"]
    );
    // Beaming two away first is the way.
    let mut t = set(text);
    t.beam_up(&["Kor", "Mog"], "Green", "Wren").attempt("Green");
    assert_eq!(announced(&t).h.amount.number(), 5);
    t.pick(&["Finger"]);
    assert_eq!(t.candidates(), ["Ann", "Bo", "Cal", "Dee", "Eve"]);
}

/// 2E-ATT-10
#[test]
fn everybody_learns_the_number_and_not_the_names() {
    let mut t = set("
        players 3
        player 1
          missions: Green
          at Green: Ann [down]; Bo [down]; Cal [down]; Dee [down]; Eve [down]; Mog [down]; Kor [down]; Tal [down]; Vek [down]; Kit [down]
        player 2
          pile: Dud");
    t.attempt("Green");
    let names = [
        "Ann", "Bo", "Cal", "Dee", "Eve", "Mog", "Kor", "Tal", "Vek", "Kit",
    ];
    let group = t.cards(&names);
    let event = announced(&t);
    for seat in [Some(player(1)), Some(player(2)), Some(player(3)), None] {
        assert_eq!(event.seen_from(seat).amount.number(), 9, "{seat:?}");
    }
    for seat in [Some(player(2)), Some(player(3)), None] {
        for event in &t.events {
            let seen = event.seen_from(seat);
            assert!(
                seen.cards.iter().all(|c| !group.contains(c)),
                "{seat:?} sees {seen:?}"
            );
        }
        let seen = event.seen_from(seat);
        assert!(seen.card.is_none_or(|c| !group.contains(&c)));
    }
    for &card in &group {
        assert!(!t.game.seen_by(card).has(player(2)) && !t.game.seen_by(card).has(player(3)));
        assert!(t.game.seen_by(card).has(player(1)));
    }
    for name in names {
        assert!(t.is(name, Flag::FaceDown), "{name}");
    }
}

/// 2E-ATT-12
#[test]
fn stopped_personnel_neither_block_nor_count() {
    let mut t = set("
        planet Clinic: Fed span 2 points 35 needs Medical
        player 1
          missions: Clinic
          at Clinic: Ann [stopped]; Kor [stopped]; Mog [stopped]; Bo; Cal; Dee; Eve
        player 2
          pile: Finger");
    t.attempt("Clinic");
    assert_eq!(announced(&t).h.amount.number(), 4);
    assert_eq!(limit(&t), 4);
    t.pick(&["Finger"]);
    assert_eq!(t.candidates(), ["Bo", "Cal", "Dee", "Eve"]);
    t.pick(&["Bo"]);
    // Nor do their skills.
    assert!(!t.is("Clinic", Flag::Completed));
}

/// 2E-CARD-04
#[test]
fn skills_and_attributes_of_participants_count_towards_the_mission() {
    for (needs, who, ok) in [
        ("Medical", "Bo; Ann", true),
        ("Medical", "Bo; Cal", false),
        ("Medical and Science", "Bo; Ann", true),
        ("Cunning>11", "Bo; Ann", true),
        ("Cunning>12", "Bo; Ann", false),
        ("Strength>13 and Integrity>9", "Bo; Ann", true),
        ("Strength>13 and Integrity>9", "Bo; Cal", false),
    ] {
        let mut t = set(&format!(
            "
        planet Clinic: Fed span 2 points 35 needs {needs}
        player 1
          missions: Clinic
          at Clinic: {who}
        player 2
          pile: Dud"
        ));
        t.attempt("Clinic");
        without_dilemmas(&mut t);
        assert_eq!(t.is("Clinic", Flag::Completed), ok, "{needs} by {who}");
        assert_eq!(t.score(1), if ok { 35 } else { 0 });
    }
}

/// 2E-CARD-04
#[test]
fn skills_and_attributes_of_participants_count_against_dilemmas() {
    for (needs, who, ok) in [
        ("Skill(Medical, 1)", "Bo; Ann", true),
        ("Skill(Medical, 1)", "Bo; Cal", false),
        ("Total(Strength, 13)", "Bo; Ann", true),
        ("Total(Strength, 14)", "Bo; Ann", false),
    ] {
        let mut t = set(&format!(
            "
        dilemma Plague: dual cost 1 text [(when: Resolve, body: [
            If(c: Meets(Attempt, {needs}), yes: [], no: [Stop(what: Every((from: Attempt)))])])]
        player 1
          missions: Green
          at Green: {who}
        player 2
          pile: Plague"
        ));
        t.attempt("Green").pick(&["Plague"]);
        assert_eq!(t.is_stopped("Bo"), !ok, "{needs} by {who}");
        assert_eq!(t.score(1), if ok { 35 } else { 0 });
    }
}

/// 2E-ATT-02
#[test]
fn whom_one_commands_takes_part_whoever_owns_the_card() {
    let mut t = set("
        player 1
          missions: Green
          at Green: Ann; Kor of 2; Bo by 2
        player 2
          pile: Finger");
    t.attempt("Green");
    assert_eq!(announced(&t).h.amount.number(), 2);
    t.pick(&["Finger"]);
    assert_eq!(t.candidates(), ["Ann", "Kor"]);
}
