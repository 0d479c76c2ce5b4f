//! Whole games by keys alone.

use super::*;
use crate::commands::play::app::Screen;
use crate::commands::play::pace::Pace;
use crate::commands::play::sheets::all_cards;
use engine::Packs;
use engine::random::SmallRng;
use std::time::{Duration, Instant};

pub const KEYS: &str = "⏎⏎⏎⏎⏎⏎↑↓↓↓ ⇥⎋123456789/ana yzw?dohuptl:j k←→⇞⇟";

/// Presses random keys; draws now and then, in all sizes.
fn fumble(app: &mut App, seed: u64, keys: usize) {
    let mut rng = SmallRng::new(seed);
    let letters: Vec<char> = KEYS.chars().collect();
    for n in 0..keys {
        let Some(letter) = rng.pick(&letters) else {
            return;
        };
        press(app, &letter.to_string());
        if n % 7 == 0 {
            let (width, height) =
                [(80, 24), (120, 40), (200, 60), (110, 36), (20, 5)][rng.below(5)];
            drawn(app, width, height);
        }
    }
}

#[test]
fn thousands_of_random_keys_do_no_harm() {
    for seed in 0..6 {
        let mut app = new_game(Args {
            players: 2 + (seed % 3) as u8,
            hot_seat: seed % 2 == 1,
            seed: Some(seed),
            ..Args::default()
        });
        fumble(&mut app, seed, 2_000);
    }
}

/// Opponents think and are shown in between, choices are taken back while they do.
#[test]
fn random_keys_do_no_harm_while_others_play() {
    for seed in 0..4 {
        let args = Args {
            players: 2 + (seed % 2) as u8,
            seed: Some(seed),
            ..Args::default()
        };
        let pace = Pace(Duration::from_millis(seed));
        let mut app = App::live(args.session(Lang::En).expect("a game"), pace);
        for n in 0..600 {
            fumble(&mut app, 1_000 * seed + n, 1);
            app.tick(Instant::now());
        }
        let replay = app.session.replay();
        replay
            .verify(Catalogue::second_edition(), Packs::MustAgree)
            .expect("the replay of the game");
    }
}

/// Enter all the way, with the cursor somewhere: a whole game.
#[test]
fn a_game_can_be_played_to_its_end_by_keys() {
    let mut app = new_game(Args::default());
    let mut rng = SmallRng::new(5);
    for _ in 0..40_000 {
        if app.screen == Screen::End {
            break;
        }
        let down = "↓".repeat(rng.below(6));
        press(&mut app, &format!("{down} a⏎"));
        if app.message.as_deref().is_some_and(|m| m.starts_with('✗')) {
            press(&mut app, "n⎋⏎");
        }
        // Some questions take neither all nor none: one of the cards, then.
        if app.message.as_deref().is_some_and(|m| m.starts_with('✗')) {
            press(&mut app, &format!("n{down} ⏎"));
        }
    }
    let asked = app.session.game().pending();
    assert_eq!(app.screen, Screen::End, "still asked: {asked:?}");
    assert!(screen(&mut app, 80, 24).contains("The end"));
    let replay = app.session.replay();
    replay
        .verify(Catalogue::second_edition(), Packs::MustAgree)
        .expect("the replay of the game");
}

#[test]
fn undo_goes_back_to_the_same_table() {
    let mut app = new_game(Args::default());
    midgame(&mut app, 40);
    let before = (
        app.view.clone(),
        app.session.replay().clone(),
        screen(&mut app, 120, 40),
    );
    press(&mut app, "⏎a⏎");
    assert_ne!(app.session.replay(), &before.1);
    while app.session.replay().len() > before.1.len() {
        press(&mut app, "u");
    }
    assert_eq!((&app.view, app.session.replay()), (&before.0, &before.1));
}

/// Hidden cards are on no screen: the table is drawn from the view, which does not have them.
#[test]
fn an_opponents_hand_is_never_on_the_screen() {
    let mut app = scenario(
        "personnel Secret Guest: Federation I5 C5 S5
         player 1
         player 2
           hand: Secret Guest
         turn of 1
         segment orders",
        &[1],
    );
    assert!(
        all_cards(&app.view)
            .iter()
            .all(|c| app.names().title(c.id) != "Secret Guest")
    );
    for keys in ["", "w", "⎋d", "⎋h"] {
        press(&mut app, keys);
        assert!(!screen(&mut app, 120, 40).contains("Secret Guest"));
    }
}

#[test]
fn the_replay_file_is_whole_after_every_answer() {
    let path = std::env::temp_dir().join(format!("spaceline-record-{}.jsonl", std::process::id()));
    let mut app = new_game(Args {
        record: Some(path.clone()),
        ..Args::default()
    });
    for keys in ["⏎", "⏎", "u", "⏎", "u", "u", "⏎"] {
        press(&mut app, keys);
        let text = std::fs::read_to_string(&path).expect("the file");
        let read = Replay::parse(&text).expect("a whole replay");
        assert_eq!(&read, app.session.replay());
    }
    std::fs::remove_file(path).expect("the file");
}

#[test]
fn escape_takes_back_an_order_of_which_only_half_is_given() {
    let mut app = scenario(
        include_str!("../../../../../../examples/first-attempt.scenario"),
        &[1],
    );
    let answers = app.session.replay().len();
    press(&mut app, "1");
    assert!(
        app.session.replay().len() > answers,
        "the first action is an order with cards to pick"
    );
    press(&mut app, "⎋");
    assert_eq!(app.session.replay().len(), answers);
}

/// The example of the README can be won as it says.
#[test]
fn the_crew_of_the_example_can_complete_its_mission() {
    let app = scenario(
        include_str!("../../../../../../examples/first-attempt.scenario"),
        &[1],
    );
    let game = app.session.game();
    let table = game.table();
    let all = (0..table.faces.len() as u16).map(engine::CardId);
    let crew: Vec<_> = all
        .clone()
        .filter(|c| matches!(game.state().card(*c).place, engine::Place::Aboard(_)))
        .collect();
    let mission = all
        .clone()
        .find(|c| table.face(*c).title.as_str() == "Investigate Massacre")
        .expect("the mission");
    assert!(game.checklist(mission, &crew).iter().all(|line| line.met));
}
