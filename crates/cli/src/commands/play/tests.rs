//! The client without a terminal: keys in, screens out.

mod answers;
mod german;
mod opponents;
mod picture;
mod play;
mod screens;
mod sentences;
mod texts;

use super::Args;
use super::app::App;
use super::record::Recorder;
use super::session::{Control, Session};
use cards::Catalogue;
use engine::Replay;
use engine::Scenario;
use locale::Lang;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

/// A new game from a seed.
fn new_game(args: Args) -> App {
    let args = Args {
        players: args.players.max(2),
        seed: args.seed.or(Some(7)),
        ..args
    };
    App::new(args.session(Lang::En).expect("a legal game"))
}

/// A game from a scenario; the players of `humans` are people.
fn scenario(text: &str, humans: &[u8]) -> App {
    scenario_in(Lang::En, text, humans)
}

fn scenario_in(lang: Lang, text: &str, humans: &[u8]) -> App {
    App::new(scenario_session(lang, text, humans))
}

fn scenario_session(lang: Lang, text: &str, humans: &[u8]) -> Session {
    let built = Scenario::read(text)
        .and_then(|s| s.build(Catalogue::second_edition()))
        .unwrap_or_else(|faults| panic!("{faults:?}"));
    let seats = built.game.state().players.len() as u8;
    let control = |n: u8| match humans.contains(&(n + 1)) {
        true => Control::Human,
        false => Control::Bot(bots::Level::Ensign),
    };
    let replay = Replay::start_scenario(&built.game, &[], text.to_owned());
    let recorder = Recorder::new(replay, None).expect("no file is written");
    let controls = (0..seats).map(control).collect();
    Session::new(lang, built.game, controls, 1, recorder)
}

fn key(code: KeyCode) -> KeyEvent {
    KeyEvent::new(code, KeyModifiers::NONE)
}

/// Keys by their letters; `⏎` is Enter, `⇥` Tab, `⎋` Esc, the arrows are the arrows.
fn press(app: &mut App, keys: &str) {
    for letter in keys.chars() {
        app.on_key(key(match letter {
            '⏎' => KeyCode::Enter,
            '⇥' => KeyCode::Tab,
            '⎋' => KeyCode::Esc,
            '↑' => KeyCode::Up,
            '↓' => KeyCode::Down,
            '←' => KeyCode::Left,
            '→' => KeyCode::Right,
            '⇞' => KeyCode::PageUp,
            '⇟' => KeyCode::PageDown,
            letter => KeyCode::Char(letter),
        }));
    }
}

fn drawn(app: &mut App, width: u16, height: u16) -> Buffer {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).expect("a test terminal");
    terminal
        .draw(|frame| app.draw(frame))
        .expect("no output to fail");
    terminal.backend().buffer().clone()
}

/// The letters of a screen, line by line.
fn text(buffer: &Buffer) -> String {
    let width = usize::from(buffer.area.width);
    let rows = buffer.content.chunks(width);
    let line = |row: &[ratatui::buffer::Cell]| {
        let letters: String = row.iter().map(|cell| cell.symbol()).collect();
        letters.trim_end().to_owned()
    };
    rows.map(line).collect::<Vec<_>>().join("\n")
}

fn screen(app: &mut App, width: u16, height: u16) -> String {
    text(&drawn(app, width, height))
}

/// Answers for the player as a bot would, so many times.
fn midgame(app: &mut App, choices: usize) {
    let mut bot = bots::Bot::new(bots::Level::Ensign, 11);
    for _ in 0..choices {
        let Some((seat, answer)) = bot.answer(app.session.game()) else {
            return;
        };
        if seat == app.seat {
            app.give(answer);
        }
    }
}
