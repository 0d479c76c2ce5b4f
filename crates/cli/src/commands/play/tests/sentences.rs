//! The sentences of the log.

use super::*;
use crate::commands::play::names::Names;
use crate::commands::play::narrate::{sentence, tell};
use cards::language::Kind;
use engine::{CardId, Event, Happening, Place, Seat, Seats};

fn event(h: Happening, cards: &[CardId], each_seen_by: Seats) -> Event {
    Event {
        h,
        cards: cards.to_vec(),
        seen_by: each_seen_by,
        other_seen_by: Seats::ALL,
        source_seen_by: Seats::ALL,
        from_seen_by: Seats::ALL,
        to_seen_by: Seats::ALL,
        each_seen_by: vec![each_seen_by; cards.len()],
    }
}

/// What a seat reads about an event.
fn read(app: &App, event: &Event, seat: u8) -> String {
    read_in(Lang::En, app, event, seat)
}

fn read_in(lang: Lang, app: &App, event: &Event, seat: u8) -> String {
    let names = Names::new(lang, app.session.game().table(), Some(Seat(seat)));
    sentence(names, &event.seen_from(Some(Seat(seat)))).unwrap_or_default()
}

fn card(app: &App, title: &str) -> CardId {
    let table = app.session.game().table();
    let mut all = (0..table.faces.len() as u16).map(CardId);
    all.find(|c| table.face(*c).title.as_str() == title)
        .expect("a card of the table")
}

#[test]
fn hidden_cards_are_counted_and_known_cards_are_named() {
    let app = scenario(super::screens::TABLE, &[1]);
    let ship = card(&app, "Example");
    let cards = [card(&app, "Fenn"), card(&app, "Brik"), card(&app, "Dessa")];
    let beam = Happening::new(Kind::Beam)
        .by(Seat(0))
        .to(Place::Aboard(ship))
        .n(3);
    let beam = event(beam, &cards, Seats::only(Seat(0)));
    assert_eq!(
        read(&app, &beam, 0),
        "You beam Fenn, Brik and Dessa to Example"
    );
    assert_eq!(read(&app, &beam, 1), "Player 1 beams 3 cards to Example");
    let draw = Happening::new(Kind::Draw).by(Seat(0)).card(cards[0]);
    let draw = event(draw, &[], Seats::only(Seat(0)));
    assert_eq!(read(&app, &draw, 0), "You draw Fenn");
    assert_eq!(read(&app, &draw, 1), "Player 1 draws a card");
}

#[test]
fn a_run_of_the_same_thing_is_one_line() {
    let app = scenario(super::screens::TABLE, &[1]);
    let stop = |title| {
        let h = Happening::new(Kind::Stop).card(card(&app, title));
        event(h, &[], Seats::ALL).seen_from(Some(Seat(0)))
    };
    let lines = tell(app.names(), &[stop("Fenn"), stop("Brik"), stop("Dessa")]);
    let lines: Vec<&str> = lines.iter().map(|l| l.text.as_str()).collect();
    assert_eq!(lines, ["Fenn, Brik and Dessa are stopped"]);
}
