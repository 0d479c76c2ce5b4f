//! A player gives up (2E-GAP-43): what happens to the cards, the seats and the result.

use crate::support::glossary::world;
use engine::script::{Table, player};
use engine::{Answer, Ask, EndedBy, Flag, Place, Seats, Why};

/// Gives up for a player, asked or not.
#[track_caller]
pub fn concede(t: &mut Table, n: u8) {
    if let Err(refusal) = t.game.answer(player(n), Answer::Concede) {
        panic!("player {n} may not give up: {refusal}");
    }
    let events = t.game.take_events();
    t.events.extend(events);
    assert!(t.game.state().player(player(n)).gone);
    assert_eq!(
        t.game.state().check_places(),
        Ok(()),
        "every card is in one place"
    );
}

/// 2E-GAP-43
#[test]
fn the_next_seat_draws_the_dilemmas_when_the_left_neighbour_has_left() {
    let text = "dilemma Trap: dual\ndilemma Pit: dual
    players 3
    player 1
    missions: Green
    at Green: Ann; Bo
    player 2
    pile: Trap
    player 3
    pile: Pit";
    let mut t = world("2003", text);
    t.attempt("Green");
    assert_eq!(t.asked(), 2);
    assert_eq!(t.candidates(), ["Trap"]);
    let mut t = world("2003", text);
    concede(&mut t, 2);
    t.attempt("Green");
    assert_eq!(t.asked(), 3);
    assert_eq!(t.candidates(), ["Pit"]);
    t.pick(&["Pit"]);
    assert_eq!(t.beneath("Green"), ["Pit"]);
}

/// 2E-GAP-43
#[test]
fn turns_skip_the_seat() {
    for n in 3..=6u8 {
        for leaver in 2..=n {
            let mut t = world("2003", &format!("players {n}"));
            concede(&mut t, leaver);
            let mut order = vec![1];
            for _ in 0..n {
                let next = (1..=n)
                    .map(|i| (order[order.len() - 1] - 1 + i) % n + 1)
                    .find(|s| *s != leaver)
                    .expect("a player");
                t.until_turn_of(next);
                assert_eq!(t.active(), player(next));
                order.push(next);
            }
            assert!(!order.contains(&leaver));
        }
    }
}

/// 2E-GAP-43
#[test]
fn when_the_active_player_leaves_the_next_turn_begins() {
    for n in 3..=6u8 {
        for leaver in 1..=n {
            let mut t = world("2003", &format!("players {n}\nturn of {leaver}"));
            concede(&mut t, leaver);
            let next = leaver % n + 1;
            assert_eq!(t.active(), player(next), "{n} players, {leaver} leaves");
            assert_eq!(t.asked(), next);
            assert_eq!(t.ask(), Ask::PlayAndDraw);
            assert_eq!(t.counters(next), 7, "a whole new turn");
        }
    }
}

/// 2E-GAP-43
#[test]
fn the_last_player_left_wins() {
    for n in 2..=6u8 {
        for last in 1..=n {
            let mut t = world("2003", &format!("players {n}"));
            for leaver in (1..=n).filter(|s| *s != last) {
                assert!(!t.is_over());
                concede(&mut t, leaver);
            }
            assert_eq!(t.winner(), Some(last), "{n} players");
            assert_eq!(
                t.game.state().outcome.as_ref().map(|o| o.by),
                Some(EndedBy::Concession)
            );
            assert!(t.game.pending().is_none(), "nobody is asked any more");
        }
    }
}

/// 2E-GAP-43
#[test]
fn with_two_players_left_nobody_has_won_yet() {
    let mut t = world("2003", "players 3\nplayer 1\nscore 10");
    concede(&mut t, 3);
    assert!(!t.is_over());
    assert_eq!(t.asked(), 1);
    t.until_turn_of(2).until_turn_of(1);
}

const MIXED: &str = "
event Law: text []
event Seal: play (to: On(Type(Personnel))) text []
event Brand: play (to: On(Type(Personnel))) text []
event Mark: play (to: On(Type(Mission))) text []
dilemma Trap: dual
dilemma Pit: dual
dilemma Leech: dual
dilemma Snare: dual
dilemma Own: dual
personnel Lodger: Klingon I5 C5 S5 species Klingon
personnel Guest: Klingon I5 C5 S5 species Klingon
personnel Pawn: Klingon I5 C5 S5 species Klingon
personnel Captive: Klingon I5 C5 S5 species Klingon
personnel Jailed: Federation I5 C5 S5
personnel Lost: Federation I5 C5 S5
personnel Held: Federation I5 C5 S5
personnel Next: Federation I5 C5 S5
personnel Turncoat: Federation I5 C5 S5
ship Kite: Klingon staff[Cmd] R8 W6 S6
ship Gull: Klingon staff[Cmd] R8 W6 S6
players 3
player 1
missions: Rock; Base
at Rock: Kor
brig: Jailed of 2
at Rock: Turncoat of 2
on Kor: Seal of 2 by 2
beneath Rock: Snare of 2
player 2
missions: Green; Deep
at Green: Ann; Wren; Guest of 3 by 3; Pawn of 3
at Rock: Bo
at Deep: Kite of 3 by 3
aboard Wren: Cy; Lodger of 3 by 3
aboard Kite: Dee of 3 by 3
on Ann: Brand of 3 by 3; Leech of 3 by 3
on Green: Mark of 3 by 3
beneath Green: Pit of 3
core: Law
hand: Held
deck: Next
discard: Lost
pile: Trap
brig: Captive of 3
player 3
missions: Void
at Void: Gull
pile: Own
";

/// 2E-GAP-43
#[test]
fn the_cards_of_a_player_who_leaves_go_out_of_the_game() {
    let mut t = world("2003", MIXED);
    concede(&mut t, 2);
    let all = [
        "Green", "Deep", "Ann", "Wren", "Bo", "Cy", "Law", "Held", "Next", "Lost", "Trap",
        "Jailed", "Turncoat", "Seal", "Snare",
    ];
    for card in all {
        assert_eq!(t.owner(card), player(2));
        assert_eq!(t.place(card), Place::Removed(player(2)), "{card}");
    }
}

/// 2E-GAP-43
#[test]
fn cards_of_others_that_lose_their_place_go_to_their_owners() {
    let mut t = world("2003", MIXED);
    concede(&mut t, 2);
    for card in [
        "Lodger", "Guest", "Pawn", "Captive", "Kite", "Dee", "Brand", "Mark",
    ] {
        assert_eq!(t.place(card), Place::Discard(player(3)), "{card}");
    }
    for card in ["Pit", "Leech"] {
        assert_eq!(t.place(card), Place::Pile(player(3)), "{card}");
        assert!(t.pile(3).contains(&card.to_owned()));
    }
}

/// 2E-GAP-43
#[test]
fn cards_of_others_elsewhere_stay_where_they_are() {
    let mut t = world("2003", MIXED);
    let (gull, own) = (t.place("Gull"), t.place("Own"));
    concede(&mut t, 2);
    assert!(t.on_surface("Kor", "Rock"));
    assert_eq!(t.place("Gull"), gull);
    assert_eq!(t.place("Own"), own);
    assert_eq!(t.place("Void"), Place::Row(player(3)));
    assert_eq!(
        t.beneath("Rock"),
        [""; 0],
        "the leave-behinds of the leaver are gone"
    );
    t.until_turn_of(3).until_turn_of(1);
}

/// 2E-GAP-43
#[test]
fn dilemmas_that_return_lie_face_up_at_the_bottom() {
    let mut t = world(
        "2003",
        &MIXED.replace("pile: Own", "pile: Own; Rest\ndilemma Rest: dual"),
    );
    concede(&mut t, 2);
    let pile = t.pile(3);
    assert_eq!(pile[..2], ["Own", "Rest"]);
    assert!(t.is("Pit", Flag::FaceUp) && t.is("Leech", Flag::FaceUp));
    assert!(!t.is("Own", Flag::FaceUp));
}

/// 2E-GAP-43
#[test]
fn at_a_mission_that_somebody_else_has_too_cards_stay() {
    let mut t = world(
        "2003",
        "dilemma Pit: dual
        players 3
        player 1
        missions: Green as mine
        at Green: Ann; Wren
        aboard Wren: Bo
        player 2
        missions: Green as theirs
        beneath theirs: Pit of 3",
    );
    concede(&mut t, 2);
    assert_eq!(t.place("theirs"), Place::Removed(player(2)));
    assert_eq!(t.place("Pit"), Place::Pile(player(3)));
    assert!(t.on_surface("Ann", "mine") && t.aboard("Bo", "Wren"));
    t.beam_down(&["Bo"], "Wren", "mine").attempt("mine");
    assert_eq!(t.asked(), 3, "the player to the left is the third now");
    t.pick(&[]);
    assert_eq!(t.score(1), 35);
}

/// 2E-GAP-43
#[test]
fn nobody_can_move_to_a_mission_that_is_gone() {
    let text = "players 3\nplayer 1\nmissions: Base\nat Base: Wren\naboard Wren: Ann; Bo\nplayer 2\nmissions: Green";
    let t = world("2003", text);
    assert!(t.offers(t.move_action("Wren", "Green")));
    let mut t = world("2003", text);
    concede(&mut t, 2);
    let there = t.move_action("Wren", "Green");
    t.refused_act(there);
}

/// 2E-GAP-43
#[test]
fn texts_of_a_player_who_left_have_no_effect() {
    let text = "event Ban: text [(when: Static, body: [Apply(m: Forbid((kind: MoveShip)), until: InPlay)])]
    players 3
    player 1
    missions: Base; Green
    at Base: Wren
    aboard Wren: Ann; Bo
    player 2
    core: Ban";
    let mut t = world("2003", text);
    t.refused_act(t.move_action("Wren", "Green"));
    concede(&mut t, 2);
    t.move_to("Wren", "Green");
}

/// 2E-GAP-43
#[test]
fn a_player_who_left_is_no_opponent_any_more() {
    let text = "event Toll: text [(when: Order, body: [ChoosePlayer(from: EachOpponent, to: 1), Points(who: In(1), n: N(5))])]
    players 4
    player 1
    core: Toll";
    let mut t = world("2003", text);
    concede(&mut t, 3);
    t.use_text("Toll", 0);
    assert_eq!(t.refused(Answer::Player(player(3))).why, Why::NoSuchPlayer);
    t.choose_player(4);
    assert_eq!(t.score(4), 5);
}

/// 2E-GAP-43
#[test]
fn a_player_who_left_can_neither_answer_nor_leave_again() {
    let mut t = world("2003", "players 3");
    concede(&mut t, 2);
    for answer in [
        Answer::Concede,
        Answer::Act(engine::Action::End),
        Answer::Cards(vec![]),
    ] {
        let refusal = t.refused_to(player(2), answer);
        assert_eq!(refusal.rule, "2E-GAP-43");
        assert_eq!(refusal.why, Why::PlayerLeft);
    }
}

/// 2E-GAP-43
#[test]
fn nobody_can_give_up_after_the_end() {
    let mut t = world("2003", "");
    concede(&mut t, 2);
    assert_eq!(t.winner(), Some(1));
    for n in [1, 2] {
        assert_eq!(t.refused_to(player(n), Answer::Concede).why, Why::GameOver);
    }
}

/// 2E-GAP-43
/// 2E-WIN-03
#[test]
fn the_deck_of_a_player_who_left_keeps_no_game_going() {
    let mut t = world(
        "2003",
        "players 3
        player 1
        score 10
        deck:
        player 2
        score 90
        deck: Ann
        player 3
        score 5
        deck:",
    );
    assert!(!t.is_over());
    concede(&mut t, 2);
    assert!(t.is_over(), "no player has a card left in the deck");
    let outcome = t.game.state().outcome.clone().expect("an outcome");
    assert_eq!(outcome.by, EndedBy::EmptyDecks);
    assert_eq!(
        outcome.winners,
        Seats::only(player(1)),
        "the points of the leaver do not count"
    );
}

/// 2E-GAP-43
#[test]
fn the_order_of_responses_skips_the_seat() {
    let reply = |n: u8| {
        format!(
            "event Echo{n}: text [(when: On((kind: Points, cause: Card(Title(Is(\"Bell\"))))), optional: true, body: [Draw(who: You, n: N(1))])]\n"
        )
    };
    let text = format!(
        "{}{}{}event Bell: text [(when: Order, body: [Points(who: You, n: N(1))])]
        players 4
        player 1
        core: Bell
        player 2
        core: Echo2
        player 3
        core: Echo3
        player 4
        core: Echo4",
        reply(2),
        reply(3),
        reply(4)
    );
    let mut t = world("2003", &text);
    concede(&mut t, 3);
    t.use_text("Bell", 0);
    assert_eq!(t.asked(), 2);
    t.pass();
    assert_eq!(t.asked(), 4);
    t.pass();
    assert_eq!((t.asked(), t.ask()), (1, Ask::Orders));
}
