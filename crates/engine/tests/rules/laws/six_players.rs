//! A game imagined in the middle of a text that goes over all players names players of this game.

use engine::Part;
use engine::random::RandomPlayer;
use engine::script::{Table, player, table};
use engine::{Answer, Ask, Choice, Game, Seat};

/// So many answers are more than any game of this size takes.
const MOST: usize = 200_000;

const CARDS: &str = "
event Relic: cost 2
hq Base: plays Fed, NA, Dom, equipment span 2
";

/// The same game to the eyes of one seat, with filler wherever that seat cannot look.
fn imagined(t: &Table, seat: Seat, seed: u64) -> Game {
    let table = t.game.table();
    let filler = table.defs.iter().position(|d| d.full_name() == "Filler");
    let filler = filler.expect("filler") as u16;
    let unknown = t.game.unknown_to(seat);
    assert!(
        unknown.iter().all(|u| u.part == Part::Deck),
        "only decks are hidden"
    );
    let defs = vec![filler; unknown.len()];
    t.game.imagined(seat, &defs, seed)
}

/// Says no as long as players are asked whether they want something, and lists them.
fn refusers(game: &mut Game) -> Vec<u8> {
    let mut asked = Vec::new();
    while let Some(pending) = game.pending() {
        let seat = pending.seat;
        assert!(seat.0 < 6, "{seat:?} does not play");
        if !matches!(pending.choice, Choice::YesNo) {
            break;
        }
        asked.push(seat.0 + 1);
        game.answer(seat, Answer::YesNo(false)).expect("a no");
    }
    asked
}

/// Plays on by lot until the game is over. Only players of this game are asked.
fn play_out(mut game: Game, seed: u64) {
    let mut lot = RandomPlayer::eager(seed);
    for _ in 0..MOST {
        let Some(pending) = game.pending() else {
            assert!(game.is_over());
            return;
        };
        assert!(pending.seat.0 < 6, "{:?} does not play", pending.seat);
        let (seat, answer) = lot.answer(&game).expect("an answer");
        game.answer(seat, answer).expect("accepted");
        assert_eq!(game.state().check_places(), Ok(()));
    }
    panic!("the game does not end");
}

/// Imagines the game from every seat: these players are still to be asked, each of them once.
#[track_caller]
fn check(t: &Table, left: &[u8]) {
    for n in 1..=t.game.state().seats().count() as u8 {
        for seed in 0..3 {
            let mut game = imagined(t, player(n), seed);
            assert_eq!(refusers(&mut game), left, "seen by player {n}");
            play_out(game, seed);
            play_out(imagined(t, player(n), seed), seed + 10);
        }
    }
}

fn riva(players: u8) -> Table {
    let mut t = table(&format!(
        "{CARDS}
        players {players}
        player 1
          missions: Base
          hand: 1U343
        segment play"
    ));
    t.play_at("Riva", "Base");
    t
}

/// 2E-GAP-58, 2E-WHEN-03
/// 1U343 Riva, Respected Mediator
///
/// Each player may draw a card; some have been asked.
#[test]
fn those_left_are_asked_once_each_in_an_imagined_game() {
    let mut t = riva(6);
    for n in 1..=6 {
        assert_eq!(t.asked(), n);
        let left: Vec<u8> = (n..=6).collect();
        check(&t, &left);
        if n % 2 == 0 {
            t.yes();
        } else {
            t.no();
        }
    }
    assert_eq!((t.asked(), t.ask()), (1, Ask::PlayAndDraw));
    for n in 1..=6 {
        assert_eq!(t.hand(n).len(), usize::from(n % 2 == 0), "player {n}");
    }
}

/// 2E-GAP-58, 2E-WHEN-03
/// 1U343 Riva, Respected Mediator
///
/// The real game, and one of two players.
#[test]
fn those_left_are_asked_once_each_in_a_real_game() {
    let mut t = riva(6);
    t.yes().no();
    let mut game = t.game.clone();
    assert_eq!(refusers(&mut game), [3, 4, 5, 6]);
    play_out(game, 3);

    let mut t = riva(2);
    check(&t, &[1, 2]);
    t.yes();
    check(&t, &[2]);
}

/// 2E-GAP-58
///
/// A game of six in which no text is under way.
#[test]
fn an_imagined_game_of_six_is_played_to_its_end() {
    let t = table(&format!(
        "{CARDS}\nplayers 6\nplayer 3\n  missions: Base\nturn of 3\nsegment play"
    ));
    for n in 1..=6 {
        let game = imagined(&t, player(n), u64::from(n));
        assert_eq!(game.pending().map(|p| p.seat), Some(player(3)));
        play_out(game, u64::from(n));
    }
}

/// 2E-GAP-58
/// 1U343 Riva, Respected Mediator
///
/// In the imagined game everybody gets what is wanted, once.
#[test]
fn those_left_draw_once_each_in_an_imagined_game() {
    let mut t = riva(6);
    t.yes().yes().no();
    for n in 1..=6 {
        let mut game = imagined(&t, player(n), 7);
        let before = game.view(None);
        let mut asked = Vec::new();
        while let Some(pending) = game.pending() {
            let seat = pending.seat;
            if !matches!(pending.choice, Choice::YesNo) {
                break;
            }
            asked.push(seat.0 + 1);
            game.answer(seat, Answer::YesNo(true)).expect("a yes");
        }
        assert_eq!(asked, [4, 5, 6], "seen by player {n}");
        let after = game.view(None);
        let drawn: Vec<u16> = (0..6)
            .map(|p| {
                let hand = |v: &engine::View| v.players[p].sizes.hand;
                hand(&after) - hand(&before)
            })
            .collect();
        assert_eq!(drawn, [0, 0, 0, 1, 1, 1], "seen by player {n}");
        play_out(game, 7);
    }
}

fn blight() -> Table {
    let mut t = table(&format!(
        "{CARDS}
        players 6
        player 1
          core: 3R059; Relic as r1
        player 2
          core: Relic as r2
        player 3
          core: Relic as r3
        player 4
          core: Relic as r4
        player 5
          core: Relic as r5
        player 6
          core: Relic as r6"
    ));
    t.use_text("The Blight", 0);
    t
}

/// 2E-GAP-58
/// 3R059 The Blight
///
/// From the left neighbour on, each player may choose an event; the one who plays it comes last.
#[test]
fn those_left_choose_once_each_in_an_imagined_game() {
    let mut t = blight();
    assert_eq!(t.asked(), 2);
    check(&t, &[2, 3, 4, 5, 6, 1]);
    t.no();
    t.yes().pick(&["r6"]);
    assert_eq!(t.asked(), 4);
    check(&t, &[4, 5, 6, 1]);

    // In the middle of the fourth player's choice.
    t.yes();
    assert!(matches!(t.pending().choice, Choice::Cards { .. }));
    for n in 1..=6 {
        let mut game = imagined(&t, player(n), u64::from(n));
        let pending = game.pending().expect("a choice").clone();
        assert_eq!(pending.seat, player(4));
        let Choice::Cards { from, .. } = pending.choice else {
            panic!("events: {:?}", pending.choice);
        };
        assert_eq!(from.len(), 5);
        game.answer(pending.seat, Answer::Cards(from[..1].to_vec()))
            .expect("an event");
        assert_eq!(refusers(&mut game), [5, 6, 1], "seen by player {n}");
        play_out(game, u64::from(n));
    }
}
