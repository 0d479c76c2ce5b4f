//! The sentences of the log.

use super::*;
use cards::language::Kind;
use engine::{CardId, Event, Happening, Place, Seat, Seats};
use tell::names::Names;
use tell::narrate::{sentence, tell};

pub fn event(h: Happening, cards: &[CardId], each_seen_by: Seats) -> Event {
    Event {
        h,
        cards: cards.to_vec(),
        seen_by: each_seen_by,
        other_seen_by: Seats::ALL,
        source_seen_by: Seats::ALL,
        from_seen_by: Seats::ALL,
        to_seen_by: Seats::ALL,
        each_seen_by: vec![each_seen_by; cards.len()],
        faces: Vec::new(),
        sides: None,
        score: None,
    }
}

/// The sentence a seat reads about an event.
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
        .count(3);
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
    let lines: Vec<(&str, usize)> = lines.iter().map(|(l, n)| (l.text.as_str(), *n)).collect();
    assert_eq!(lines, [("Fenn, Brik and Dessa are stopped", 3)]);
}

/// Verbs follow the one who does it, cards their number.
#[test]
fn german_sentences() {
    let app = scenario(super::screens::TABLE, &[1]);
    let ship = card(&app, "Example");
    let cards = [card(&app, "Fenn"), card(&app, "Brik")];
    let beam = Happening::new(Kind::Beam)
        .by(Seat(0))
        .to(Place::Aboard(ship))
        .count(2);
    let beam = event(beam, &cards, Seats::only(Seat(0)));
    let german = |event: &Event, seat| read_in(Lang::De, &app, event, seat);
    assert_eq!(german(&beam, 0), "Du beamst Fenn und Brik zu Example");
    assert_eq!(german(&beam, 1), "Spieler 1 beamt 2 Karten zu Example");
    let discard = Happening::new(Kind::Discard).by(Seat(0)).card(cards[0]);
    let discard = event(discard, &[], Seats::ALL);
    assert_eq!(german(&discard, 0), "Du legst Fenn ab");
    assert_eq!(german(&discard, 1), "Spieler 1 legt Fenn ab");
    let back = Happening::new(Kind::Return)
        .card(cards[0])
        .to(Place::Hand(Seat(1)));
    let back = event(back, &[], Seats::ALL);
    assert_eq!(german(&back, 1), "Fenn kehrt auf deine Hand zurück");
    assert_eq!(
        german(&back, 0),
        "Fenn kehrt auf die Hand von Spieler 2 zurück"
    );
}

/// One of something is one: `1 counter`, `1 point`.
#[test]
fn one_is_not_counted_as_many() {
    let app = scenario(super::screens::TABLE, &[1]);
    let points = |n| {
        event(
            Happening::new(Kind::Points)
                .by(Seat(0))
                .amount(engine::Amount::Points(n)),
            &[],
            Seats::ALL,
        )
    };
    assert_eq!(read(&app, &points(1), 0), "You score 1 point");
    assert_eq!(read(&app, &points(5), 1), "Player 1 scores 5 points");
    let german = |n| read_in(Lang::De, &app, &points(n), 0);
    assert_eq!(german(1), "Du bekommst 1 Punkt");
    assert_eq!(german(5), "Du bekommst 5 Punkte");
}
