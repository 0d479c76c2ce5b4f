//! A private table whose game begins in the middle, as a scenario says: against bots, and for nothing.

use super::branch::sit;
use super::{Room, Who, load};
use crate::app::App;
use crate::lesson::Lesson;
use crate::storage::games::{GameRow, SeatRow};
use crate::storage::now;
use crate::wire::messages::Stage;
use crate::wire::{Access, Clock, Code, Problem, Setup};
use bots::Level;
use engine::{Game, Replay, Scenario, Seat};
use locale::message;
use std::sync::Arc;

/// The longest text, in bytes: the largest table needs far less.
const LONGEST: usize = 64 * 1024;

/// Where whoever opens the table sits; bots have the other seats.
const OWN: Seat = Seat(0);

/// Opens the table; its id. The levels of the bots are one for each, one for all, or none in particular.
pub async fn play(
    app: &Arc<App>,
    who: &Who,
    text: String,
    bots: &[Level],
    room: Room,
) -> Result<String, Problem> {
    if !app.config.scenarios {
        return Err(Problem::new(Code::Forbidden, message!("scenarios-off")));
    }
    let setup = Setup {
        access: Access::Link,
        clock: Clock::None,
        rated: false,
        ..Setup::default()
    };
    begin(app, who, (text, setup), bots, room).await
}

/// Opens the table of a lesson; its id.
pub async fn teach(
    app: &Arc<App>,
    who: &Who,
    lesson: Lesson,
    room: Room,
) -> Result<String, Problem> {
    let text = lesson.scenario().to_owned();
    begin(app, who, (text, lesson.setup()), &[lesson.rival()], room).await
}

async fn begin(
    app: &Arc<App>,
    who: &Who,
    (text, setup): (String, Setup),
    bots: &[Level],
    room: Room,
) -> Result<String, Problem> {
    let game = build(app, &text)?;
    let players = game.state().players.len();
    if !matches!(bots.len(), 0 | 1) && bots.len() != players - 1 {
        return Err(Problem::new(Code::Invalid, message!("seat-wrong")));
    }
    let seats: Vec<SeatRow> = (0..players as u8)
        .map(|seat| sit(SeatRow::default(), Seat(seat), who, OWN, bots))
        .collect();
    let names: Vec<&str> = seats.iter().map(|seat| seat.name.as_str()).collect();
    let replay = Replay::start_scenario(&game, &names, text);
    let row = GameRow {
        id: crate::secret::id(),
        stage: Stage::Live,
        created: now(),
        started: now(),
        ended: 0,
        setup: Setup {
            players: players as u8,
            ..setup
        },
        password: None,
        header: Some(replay.header_line()),
        result: None,
    };
    load::begun(app, row, (&seats, &[]), room).await
}

fn build(app: &App, text: &str) -> Result<Game, Problem> {
    if text.len() > LONGEST {
        let message = message!("scenario-too-long", most = LONGEST);
        return Err(Problem::new(Code::TooLarge, message));
    }
    let invalid = |message| Problem::new(Code::Invalid, message);
    let first = |faults: Vec<engine::ScenarioError>| match faults.first() {
        Some(fault) => invalid(fault.message()),
        None => invalid(message!("scenario-cannot-be-built")),
    };
    let scenario = Scenario::read(text).map_err(first)?;
    // Clients know the cards of the catalogue, and no others.
    if let Some(own) = scenario.defs.first() {
        let card = own.title.to_string();
        return Err(invalid(message!("scenario-own-cards", card = card)));
    }
    if let Some(player) = scenario.players.iter().position(|player| !player.has_deck) {
        return Err(invalid(message!("scenario-no-deck", n = player + 1)));
    }
    scenario
        .build(app.catalogue)
        .map(|built| built.game)
        .map_err(first)
}
