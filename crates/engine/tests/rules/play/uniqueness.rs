//! 2E-UNIQ and 2E-GAP-54.

use crate::support::journeys::set;
use cards::lexicon::Stat;
use engine::script::{Table, player};
use engine::{Action, Place};

const UNIQUE: &str = "
        personnel Picard: Federation [Cmd] Diplomacy subtitle Explorer unique cost 3
        personnel Picard: Federation [Cmd] Navigation subtitle \"Argo Pilot\" unique cost 3
        personnel Riker: Federation [Cmd] Law unique cost 2
        ship Flag: Federation staff[Cmd] R8 W6 S6 unique cost 4
        event Call: cost 0 play (to: Nowhere) text [(when: Resolve, body: [
            Move(verb: Place, what: Pick((of: (from: Discard(You), filter: Either([Type(Personnel), Type(Ship)])), n: Exactly(N(1)), to: 0)), to: Headquarters(You)),
            Points(who: You, n: N(3))])]
        event Muster: cost 0 play (to: Nowhere) text [(when: Resolve, body: [
            Move(verb: Place, what: Every((from: Discard(You), filter: Either([Type(Personnel), Type(Ship)]))), to: Headquarters(You)),
            Points(who: You, n: N(3))])]
        event Prize: cost 0 play (to: Nowhere) text [(when: Resolve, body: [
            Command(what: Every((filter: All([Type(Ship), Not(Commanded(You))]))), to: You),
            Points(who: You, n: N(3))])]
";

fn play(text: &str) -> Table {
    set(&format!("{UNIQUE}\n{text}\nsegment play"))
}

/// The rules that can be named when a second copy is to be played.
fn second_copy(rule: &str) -> bool {
    ["2E-COST-06", "2E-UNIQ-01", "2E-UNIQ-03"].contains(&rule)
}

/// Answers everything an effect asks with the first cards possible.
fn finish(t: &mut Table) {
    while t.ask() != engine::Ask::PlayAndDraw {
        let engine::Choice::Cards { from, min, .. } = t.pending().choice.clone() else {
            panic!("{:?}", t.pending())
        };
        let n = usize::from(min.max(1)).min(from.len());
        t.answer(engine::Answer::Cards(from[..n].to_vec()));
    }
}

fn in_play(t: &Table, seat: u8, title: &str) -> usize {
    let state = t.game.state();
    let fits = |c: &&engine::CardId| {
        t.game.table().face(**c).title.as_str() == title
            && state.card(**c).commander == player(seat)
    };
    state.field().iter().filter(fits).count()
}

/// 2E-UNIQ-01
#[test]
fn a_second_copy_of_a_unique_card_is_not_placed_in_play() {
    let mut t = play(
        "
        player 1
          missions: Base
          hand: Call
          at Base: Riker as one
          discard: Riker as two",
    );
    t.play("Call");
    finish(&mut t);
    assert_eq!(t.place("two"), Place::Discard(player(1)));
    assert_eq!(in_play(&t, 1, "Riker"), 1);

    let mut t = play(
        "
        player 1
          missions: Base
          hand: Call
          discard: Riker as two",
    );
    t.play("Call");
    finish(&mut t);
    assert!(t.on_surface("two", "Base"));
}

/// 2E-UNIQ-01
#[test]
fn a_second_copy_of_a_unique_card_is_not_played() {
    let mut t = play(
        "
        player 1
          missions: Base
          hand: Riker as two; Flag as second
          at Base: Riker as one; Flag as first",
    );
    for card in ["two", "second"] {
        let action = t.play_action(card, Some("Base"));
        let rule = t.refused_act(action).rule;
        assert!(second_copy(rule), "{rule}");
        assert_eq!(t.counters(1), 7);
    }
    let mut t = play(
        "
        player 1
          missions: Base
          hand: Riker as two; Flag as second",
    );
    t.play_at("two", "Base").play_at("second", "Base");
    assert_eq!(in_play(&t, 1, "Riker"), 1);
}

/// 2E-UNIQ-01
#[test]
fn a_unique_event_is_commanded_once() {
    let text = |unique: &str| {
        format!(
            "
        event Law and Order: cost 0 {unique}
        player 1
          missions: Base
          core: Law and Order as one
          hand: Law and Order as two"
        )
    };
    let mut t = play(&text("unique"));
    let again = t.play_action("two", None);
    let rule = t.refused_act(again).rule;
    assert!(second_copy(rule), "{rule}");
    let mut t = play(&text(""));
    t.play("two");
    assert!(t.in_core(1, "two") && t.in_core(1, "one"));
}

/// 2E-UNIQ-02
#[test]
fn each_player_may_command_a_copy() {
    let mut t = play(
        "
        players 3
        player 1
          missions: Base as first
          at first: Riker as one
        player 2
          missions: Base as second
          hand: Riker as two
        player 3
          missions: Base as third
          hand: Riker as three
        turn of 2",
    );
    t.play_at("two", "second");
    t.until_turn_of(3);
    t.play_at("three", "third");
    for n in 1..=3 {
        assert_eq!(in_play(&t, n, "Riker"), 1);
    }
}

/// 2E-UNIQ-03
#[test]
fn subtitles_make_no_difference() {
    let mut t = play(
        "
        player 1
          missions: Base
          hand: Picard, Argo Pilot as pilot; Riker
          at Base: Picard, Explorer as explorer",
    );
    let action = t.play_action("pilot", Some("Base"));
    let rule = t.refused_act(action).rule;
    assert!(second_copy(rule), "{rule}");
    t.play_at("Riker", "Base");
}

/// 2E-UNIQ-03
#[test]
fn the_printed_captain_is_one_man() {
    let text = |at: &str| {
        format!(
            "
        player 1
          missions: Earth, Cradle of the Federation
          hand: Jean-Luc Picard, Argo Pilot as pilot
          {at}
        segment play"
        )
    };
    let mut t = set(&text("at Earth: Jean-Luc Picard, Explorer as explorer"));
    let action = t.play_action("pilot", Some("Earth"));
    let rule = t.refused_act(action).rule;
    assert!(second_copy(rule), "{rule}");
    let mut t = set(&text(""));
    t.play_at("pilot", "Earth");
    assert!(t.on_surface("pilot", "Earth"));
}

/// 2E-UNIQ-04
#[test]
fn no_card_is_played_in_place_of_another() {
    let mut t = play(
        "
        player 1
          missions: Base
          hand: Picard, Argo Pilot as pilot; Bo
          at Base: Picard, Explorer as explorer; Cal",
    );
    for (new, old) in [("pilot", "explorer"), ("Bo", "Cal")] {
        let swap = t.play_action(new, Some(old));
        t.refused_act(swap);
        let nowhere = t.play_action(new, None);
        t.refused_act(nowhere);
    }
    // There is no action that plays the pilot at all, and the explorer stays.
    let pilot = t.card("pilot");
    assert!(
        !t.actions()
            .iter()
            .any(|a| matches!(a, Action::Play { card, .. } if *card == pilot))
    );
    assert!(t.on_surface("explorer", "Base"));
    t.play_at("Bo", "Base");
}

/// 2E-UNIQ-05
#[test]
fn one_cannot_take_command_of_a_second_copy() {
    let mut t = play(
        "
        players 3
        player 1
          missions: Base
          hand: Prize
          at Base: Flag as mine
        player 2
          missions: Green
          at Green: Flag as second; Hawk
        player 3
          missions: Red
          at Red: Flag as third; Finch",
    );
    t.play("Prize");
    finish(&mut t);
    assert_eq!(t.commander("second"), player(2));
    assert_eq!(t.commander("third"), player(3));
    assert_eq!(t.commander("Hawk"), player(1));
    assert_eq!(t.commander("Finch"), player(1));
    assert_eq!(in_play(&t, 1, "Flag"), 1);
}

/// 2E-UNIQ-05
#[test]
fn without_a_copy_of_ones_own_a_unique_card_can_be_taken() {
    let mut t = play(
        "
        player 1
          missions: Base
          hand: Prize; Flag as later
        player 2
          missions: Green
          at Green: Flag as second",
    );
    t.play("Prize");
    finish(&mut t);
    assert_eq!(t.commander("second"), player(1));
    // Now it counts for the new commander.
    let action = t.play_action("later", Some("Base"));
    let rule = t.refused_act(action).rule;
    assert!(second_copy(rule), "{rule}");
}

/// 2E-UNIQ-06
#[test]
fn cards_without_dot_are_unlimited() {
    let mut t = play(
        "
        player 1
          missions: Base
          hand: Call; Finch as fifth; Bo as third
          at Base: 3x Finch; 2x Bo
          discard: Finch as fourth
        player 2
          missions: Green
          at Green: 2x Finch",
    );
    t.play("Call");
    finish(&mut t);
    assert!(t.at("fourth", "Base"));
    t.play_at("fifth", "Base").play_at("third", "Base");
    assert_eq!((in_play(&t, 1, "Finch"), in_play(&t, 1, "Bo")), (5, 3));
    assert_eq!(in_play(&t, 2, "Finch"), 2);
}

/// 2E-UNIQ-07
#[test]
fn copies_of_an_event_add_up() {
    let mut t = play("
        event Lens: cost 1 text [(when: Static, body: [Apply(m: Stat(on: Every((filter: All([Type(Personnel), Commanded(You)]))),
            stats: [Cunning], n: N(2)), until: InPlay)])]
        player 1
          missions: Base
          hand: Lens as one; Lens as two; Lens as three
          at Base: Ann");
    assert_eq!(t.stat("Ann", Stat::Cunning), 6);
    t.play("one");
    assert_eq!(t.stat("Ann", Stat::Cunning), 8);
    t.play("two");
    assert!(t.in_core(1, "one") && t.in_core(1, "two"));
    assert_eq!(t.stat("Ann", Stat::Cunning), 10);
    t.play("three");
    assert_eq!(t.stat("Ann", Stat::Cunning), 12);
}

/// 2E-UNIQ-08
#[test]
fn a_stopped_unique_card_counts() {
    for rules in ["2003", "2002"] {
        let mut t = play(&format!(
            "
        rules {rules}
        player 1
          missions: Base
          hand: Riker as two; Call
          at Base: Riker as one [stopped]
          discard: Riker as three"
        ));
        let action = t.play_action("two", Some("Base"));
        let rule = t.refused_act(action).rule;
        assert!(second_copy(rule), "{rule}");
        t.play("Call");
        finish(&mut t);
        assert_eq!(t.place("three"), Place::Discard(player(1)));
    }
}

/// 2E-GAP-54
#[test]
fn of_two_copies_placed_together_one_stays_behind() {
    let mut t = play(
        "
        player 1
          missions: Base
          hand: Muster
          discard: Picard, Explorer as one; Picard, Argo Pilot as two; Riker; Bo",
    );
    t.play("Muster");
    finish(&mut t);
    assert_eq!(in_play(&t, 1, "Picard"), 1);
    let stays = [t.in_discard(1, "one"), t.in_discard(1, "two")];
    assert!(stays[0] != stays[1], "{stays:?}");
    // The rest of the effect is carried out.
    assert!(t.on_surface("Riker", "Base") && t.on_surface("Bo", "Base"));
    assert_eq!(t.score(1), 3);
}

/// 2E-GAP-54
#[test]
fn a_compulsory_effect_leaves_the_second_copy_where_it_was() {
    let mut t = play(
        "
        player 1
          missions: Base
          hand: Prize; Muster
          at Base: Flag as mine; Riker as one
          discard: Riker as two; Bo
        player 2
          missions: Green
          at Green: Flag as theirs; Hawk",
    );
    t.play("Prize");
    finish(&mut t);
    assert!(t.at("theirs", "Green"));
    assert_eq!(t.commander("theirs"), player(2));
    assert_eq!(t.commander("Hawk"), player(1));
    assert_eq!(t.score(1), 3);
    t.play("Muster");
    finish(&mut t);
    assert!(t.in_discard(1, "two") && t.on_surface("Bo", "Base"));
    assert_eq!(t.score(1), 6);
}

/// 2E-UNIQ-02
#[test]
fn the_commander_counts_and_not_the_owner() {
    let text = |turn: u8| {
        format!(
            "
        player 1
          missions: Base as first
          hand: Riker as two
        player 2
          missions: Base as second
          at second: Riker as one of 1
          hand: Riker as three
        turn of {turn}"
        )
    };
    // The owner does not command the one in play.
    let mut t = play(&text(1));
    t.play_at("two", "first");
    assert!(t.on_surface("two", "first"));
    // The one who commands it may not have another.
    let mut t = play(&text(2));
    let action = t.play_action("three", Some("second"));
    let rule = t.refused_act(action).rule;
    assert!(second_copy(rule), "{rule}");
}

/// 2E-UNIQ-05
/// 2E-UNIQ-03
#[test]
fn namesakes_with_other_subtitles_cannot_be_taken_either() {
    let text = |own: &str| {
        format!(
            "
        ship Star: Federation staff[Cmd] R8 subtitle First unique
        ship Star: Federation staff[Cmd] R8 subtitle Second unique
        player 1
          missions: Base
          hand: Prize
          at Base: {own}
        player 2
          missions: Green
          at Green: Star, Second as second"
        )
    };
    let mut t = play(&text("Star, First as first"));
    t.play("Prize");
    finish(&mut t);
    assert_eq!(t.commander("second"), player(2));
    let mut t = play(&text("Finch"));
    t.play("Prize");
    finish(&mut t);
    assert_eq!(t.commander("second"), player(1));
}

/// 2E-UNIQ-01
#[test]
fn of_two_copies_chosen_together_only_one_enters_play() {
    let mut t = play("
        event Draft: cost 0 play (to: Nowhere) text [(when: Resolve, body: [
            Move(verb: Place, what: Pick((of: (from: Discard(You), filter: Type(Personnel)), n: UpTo(N(2)), to: 0)), to: Headquarters(You))])]
        player 1
          missions: Base
          hand: Draft
          discard: Riker as one; Riker as two; Bo");
    t.play("Draft");
    let both = engine::Answer::Cards(t.cards(&["one", "two"]));
    if t.game.validate(player(1), &both).is_err() {
        assert_eq!(t.refused(both).rule, "2E-UNIQ-01");
        t.pick(&["one", "Bo"]);
        assert!(t.on_surface("Bo", "Base"));
    } else {
        t.answer(both);
    }
    assert_eq!(in_play(&t, 1, "Riker"), 1);
}

/// 2E-UNIQ-01
#[test]
fn a_unique_card_that_has_left_play_makes_room() {
    let mut t = play(
        "
        event Farewell: cost 0 play (to: Nowhere) text [(when: Resolve, body: [
            Move(verb: Kill, what: Every((filter: Title(Is(\"Riker\")))))])]
        player 1
          missions: Base
          hand: Riker as two; Farewell
          at Base: Riker as one",
    );
    let action = t.play_action("two", Some("Base"));
    let rule = t.refused_act(action).rule;
    assert!(second_copy(rule), "{rule}");
    t.play("Farewell").act(action);
    assert!(t.in_discard(1, "one") && t.on_surface("two", "Base"));
}
