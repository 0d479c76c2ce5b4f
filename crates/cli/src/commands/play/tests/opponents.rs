//! Bots at the table: their pace, what is told of their turns, and their hints.

use super::*;
use crate::commands::play::app::{Pane, Screen};
use crate::commands::play::pace::Pace;
use crate::commands::play::sheet::Sheet;
use crate::commands::play::sheets::{all_cards, find};
use crate::commands::play::summary;
use bots::{Advice, Level, Line};
use cards::language::Kind;
use engine::{Action, Answer, CardId, Cause, Happening, Seat, Seats};
use std::collections::BTreeSet;
use std::time::{Duration, Instant};
use tell::names::Names;

fn args(seed: u64) -> Args {
    Args {
        players: 2,
        seed: Some(seed),
        ..Args::default()
    }
}

fn live(seed: u64, pace: Pace) -> App {
    App::live(args(seed).session(Lang::En).expect("a game"), pace)
}

/// Lets the opponents play until they have done, or the time is over that `tick` is told.
fn let_play(app: &mut App, now: Instant) {
    let patience = Instant::now() + Duration::from_secs(60);
    while app.watches() && Instant::now() < patience {
        app.tick(now);
        std::thread::yield_now();
    }
}

/// The text of the top sheet.
fn sheet_text(sheet: &Sheet) -> String {
    let lines: Vec<String> = sheet.rows.iter().map(|r| r.line.to_string()).collect();
    lines.join("\n")
}

#[test]
fn without_pauses_a_live_game_is_the_same_as_one_at_once() {
    let mut at_once = App::new(args(5).session(Lang::En).expect("a game"));
    let mut live = live(5, Pace::OFF);
    for _ in 0..30 {
        let_play(&mut live, Instant::now());
        assert_eq!(live.session.replay(), at_once.session.replay());
        assert_eq!(live.news, at_once.news);
        if live.screen == Screen::End {
            break;
        }
        press(&mut live, "⏎");
        press(&mut at_once, "⏎");
    }
}

/// Finds a game in which the opponent begins.
fn opponent_begins(pace: Pace) -> App {
    let games = (1..50).map(|seed| live(seed, pace));
    let mut found = games.filter(|app| app.session.asked() != Some(app.seat));
    found.next().expect("one of many games")
}

#[test]
fn steps_are_shown_one_after_the_other_and_a_key_hurries_them() {
    let mut app = opponent_begins(Pace(Duration::from_secs(1)));
    let start = Instant::now();
    let at = |n: u64| start + Duration::from_millis(n);
    app.tick(at(0));
    assert_eq!(app.shown, 1);
    // However much the bot does, nothing more is shown before its time.
    while app.session.log(app.seat).len() < 2 && start.elapsed() < Duration::from_secs(60) {
        app.tick(at(1));
    }
    app.tick(at(999));
    assert_eq!(app.shown, 1);
    app.tick(at(1_001));
    app.tick(at(1_002));
    assert_eq!(app.shown, 2);
    let behind = app.shown;
    assert!(app.watches() && app.prompt.is_none());
    let text = screen(&mut app, 80, 24);
    assert!(text.contains("Player 2 (Ensign)"), "{text}");
    // Looking around hurries nothing.
    press(&mut app, "h⎋⇥");
    assert_eq!((app.shown, app.pane), (behind, Pane::Missions));
    press(&mut app, "⎋ ");
    let_play(&mut app, at(1_003));
    assert!(app.prompt.is_some() || app.screen == Screen::End);
    assert_eq!(app.shown, app.session.log(app.seat).len());
}

/// A card is not on the table before it is told that it was played.
#[test]
fn the_table_shows_what_has_been_told_and_no_more() {
    let mut app = opponent_begins(Pace(Duration::from_secs(1)));
    let patience = Instant::now() + Duration::from_secs(60);
    let mut now = Instant::now();
    let mut played = 0;
    while app.watches() && Instant::now() < patience {
        let (shown, before) = (app.shown, app.view.clone());
        now += Duration::from_secs(2);
        app.tick(now);
        let told = app.shown > shown;
        if !told && app.session.log(app.seat).len() > shown {
            assert_eq!(app.view, before, "nothing has been told");
        }
        let line = &app.log()[app.shown - 1];
        if told && line.text.starts_with("Player 2 plays ") && line.text.contains(" at ") {
            let card = line.cards[0];
            assert!(find(&before, card).is_none(), "{}", line.text);
            assert!(find(&app.view, card).is_some(), "{}", line.text);
            played += 1;
        }
        std::thread::yield_now();
    }
    assert!(played > 0);
    assert_eq!(app.view, app.session.view(app.seat));
}

#[test]
fn what_is_told_of_ones_own_attempt_is_headed_as_such() {
    let text = format!("{}\nsegment orders", super::screens::TABLE);
    let session = scenario_session(Lang::En, &text, &[1]);
    let mut app = App::live(session, Pace(Duration::from_secs(1)));
    let mut now = Instant::now();
    app.tick(now);
    press(&mut app, "/attempt⏎");
    let patience = Instant::now() + Duration::from_secs(60);
    let (mut headings, mut told) = (BTreeSet::new(), 0);
    while app.watches() && Instant::now() < patience {
        now += Duration::from_secs(2);
        app.tick(now);
        let behind = app.shown < app.session.log(app.seat).len();
        if app.watches() && app.view.second().attempt.is_some() {
            headings.insert(app.whose_play());
            told += usize::from(behind);
            let screen = screen(&mut app, 120, 40);
            let at = |part: &str| screen.find(part).expect(part);
            assert!(at("Attempt: Cure Plague (40) by you") < at("Player 2 (Ensign)"));
        }
        std::thread::yield_now();
    }
    let own = |heading: &String| heading.starts_with("Your attempt at Cure Plague");
    assert!(told > 0 && headings.iter().all(own), "{headings:?}");
}

#[test]
fn one_can_leave_while_others_play() {
    let mut app = opponent_begins(Pace::default());
    press(&mut app, "q");
    assert!(app.quitting);
    let text = screen(&mut app, 80, 24);
    assert!(text.contains("Leave the game?") && !text.contains("concede"));
    for keys in ["y", "q", "⏎"] {
        let mut app = opponent_begins(Pace::default());
        press(&mut app, &format!("q{keys}"));
        assert!(app.left(), "{keys}");
    }
    press(&mut app, "n");
    assert!(!app.left() && !app.quitting);
}

/// Titles that a seat can see now.
fn seen(app: &App) -> impl Iterator<Item = &'static str> {
    let cards = all_cards(&app.view);
    let titles: Vec<&str> = cards.iter().map(|c| app.names().title(c.id)).collect();
    titles.into_iter()
}

#[test]
fn what_is_told_of_a_turn_names_nothing_that_was_hidden() {
    for seed in 1..4 {
        let mut app = new_game(args(seed));
        let mut known: BTreeSet<&str> = seen(&app).collect();
        let mut told = String::new();
        for _ in 0..60 {
            midgame(&mut app, 1);
            known.extend(seen(&app));
            let log = app.session.log(app.seat).iter();
            let cards: Vec<CardId> = log.flat_map(|line| line.cards.clone()).collect();
            known.extend(cards.into_iter().map(|card| app.names().title(card)));
            told += &app.news.join("\n");
            told += &sheet_text(&app.last_turns());
        }
        assert!(told.contains("Player 2 (Ensign), turn "), "{told}");
        assert!(told.contains("played "), "{told}");
        let table = app.session.game().table();
        let all = (0..table.faces.len() as u16).map(CardId);
        let hidden = all.map(|card| app.names().title(card));
        for title in hidden.filter(|title| !known.contains(title)) {
            let part_of_another = known.iter().any(|other| other.contains(title));
            assert!(
                part_of_another || !told.contains(title),
                "{title} in {told}"
            );
        }
    }
}

#[test]
fn a_turn_that_is_over_is_told_in_a_sentence() {
    let mut app = scenario(
        &super::screens::TABLE.replace("turn of 1", "turn of 2\nsegment orders"),
        &[1],
    );
    // Whatever the bot did, its turn is over and told.
    while app.session.asked() == Some(app.seat) && app.news.is_empty() {
        press(&mut app, "a⏎n⏎");
    }
    let news = app.news.join(" ");
    assert!(
        news.starts_with("Player 2 (Ensign), turn 1 (65 points): "),
        "{news}"
    );
    press(&mut app, "l");
    let sheet = screen(&mut app, 80, 24);
    assert!(sheet.contains("What the others did"), "{sheet}");
    assert!(sheet.contains("Player 2 (Ensign), turn 1"), "{sheet}");
}

#[test]
fn a_turn_in_short_counts_little_things_and_tells_how_an_attempt_ended() {
    let app = scenario(super::screens::TABLE, &[1]);
    let id = |title| card(&app, title);
    let by = |kind| Happening::new(kind).by(Seat(1));
    let stop = |title| Happening::new(Kind::Stop).card(id(title));
    let dilemma = Cause::Text(id("Ion Storm"));
    let hidden = Seats::only(Seat(1));
    let events = [
        (by(Kind::Draw).card(id("Sela")), hidden),
        (by(Kind::Play).card(id("Kestrel")), Seats::ALL),
        (by(Kind::Draw).card(id("Brik")), hidden),
        (by(Kind::Play).card(id("Fenn")), Seats::ALL),
        (
            by(Kind::AttemptBegin).card(id("Salvage")).count(5),
            Seats::ALL,
        ),
        (stop("Dessa").cause(dilemma), Seats::ALL),
        (stop("Eno Tarr").cause(dilemma), Seats::ALL),
        (stop("Fenn").cause(Cause::Rule), Seats::ALL),
        (by(Kind::AttemptFail).card(id("Salvage")), Seats::ALL),
        (
            Happening::new(Kind::TurnStart)
                .by(Seat(0))
                .amount(engine::Amount::Turn(8)),
            Seats::ALL,
        ),
    ];
    let seen = |(h, seen_by): (Happening, Seats)| {
        let event = super::sentences::event(h, &[], seen_by);
        event.seen_from(Some(Seat(0)))
    };
    let seen = events.map(seen);
    let told = |lang| {
        let names = Names::new(lang, app.session.game().table(), Some(Seat(0)));
        let turns = summary::turns(names, (Seat(1), 7), &seen);
        assert_eq!((turns.len(), turns[0].ends, turns[1].n), (2, Some(9), 8));
        let deeds: Vec<&str> = turns[0].deeds.iter().map(|d| d.text.as_str()).collect();
        (deeds.join("; "), turns[0].in_short(names))
    };
    let (all, short) = told(Lang::En);
    assert_eq!(all, format!("drew 2 cards; {short}"));
    assert_eq!(
        short,
        "played Kestrel and Fenn; attempted Salvage: 2 stopped, failed"
    );
    assert_eq!(
        told(Lang::De).0,
        "zog 2 Karten; spielte Kestrel und Fenn; versuchte Salvage: 2 gestoppt, gescheitert"
    );
}

#[test]
fn a_hint_lists_the_answer_that_its_number_plays() {
    let mut app = new_game(args(5));
    for _ in 0..40 {
        if app.screen != Screen::Table {
            break;
        }
        let answers = app.session.replay().len();
        press(&mut app, "t");
        let hint = app.sheets.last().expect("a hint");
        let best = hint.answers().next().expect("an answer").clone();
        let text = screen(&mut app, 80, 24);
        assert!(text.contains("Hint: what an Admiral would do"), "{text}");
        press(&mut app, "1");
        assert!(app.sheets.is_empty());
        let line = app.session.replay().step_line(answers + 1);
        let given = serde_json::to_string(&best).expect("JSON");
        assert!(
            line.as_ref().is_some_and(|l| l.contains(&given)),
            "{line:?} {given}"
        );
    }
}

/// After the hint is closed, Enter gives its best answer.
#[test]
fn a_hint_lays_its_answer_ready() {
    let mut app = new_game(args(5));
    for _ in 0..40 {
        if app.screen != Screen::Table {
            break;
        }
        press(&mut app, "t");
        let best = app.sheets.last().and_then(|s| s.answers().next()).cloned();
        press(&mut app, "⎋");
        let prompt = app.prompt.as_ref().expect("a question");
        let best = best.expect("an answer");
        let row = prompt.row_of(&best);
        let ready = prompt.answer(app.names());
        assert!(ready == Some(best) || row == prompt.current(app.names()));
        press(&mut app, "⏎");
    }
}

fn card(app: &App, title: &str) -> CardId {
    let table = app.session.game().table();
    let mut all = (0..table.faces.len() as u16).map(CardId);
    all.find(|c| table.face(*c).title.as_str() == title)
        .expect("a card of the table")
}

const HIDDEN: &str = "
personnel Ada Quill: Federation [Cmd] Medical I5 C6 S4 cost 2
personnel Secret Guest: Romulan I5 C5 S5
ship Kestrel: Romulan staff[Cmd] R9 W8 S7 cost 6
hq Homeworld: plays Fed, NA, equipment span 2
hq Capital: plays Rom, NA, equipment span 2
player 1
  missions: Homeworld
  hand: Ada Quill
player 2
  missions: Capital
  hand: Secret Guest
  at Capital: Kestrel
turn of 1
segment play";

/// A hint names cards that everybody sees, not those that the bot imagined.
#[test]
fn how_the_game_goes_on_names_no_hidden_card() {
    let mut app = scenario(HIDDEN, &[1]);
    let play = |title: &str, at: &str| Action::Play {
        card: card(&app, title),
        at: Some(card(&app, at)),
    };
    let then = vec![
        (Seat(0), Answer::Act(Action::End)),
        (Seat(1), Answer::Act(play("Secret Guest", "Capital"))),
        (Seat(1), Answer::Cards(vec![card(&app, "Secret Guest")])),
        (
            Seat(1),
            Answer::Act(Action::Move {
                ship: card(&app, "Kestrel"),
                to: card(&app, "Homeworld"),
            }),
        ),
        (Seat(0), Answer::Act(play("Secret Guest", "Homeworld"))),
    ];
    let line = |answer, visits, chance, then| Line {
        answer: Answer::Act(answer),
        visits,
        chance,
        then,
    };
    let advice = Advice {
        seat: Seat(0),
        nodes: 1_234,
        lines: vec![
            line(play("Ada Quill", "Homeworld"), 900, Some(0.617), then),
            line(Action::End, 1, None, Vec::new()),
        ],
    };
    app.show_advice(&advice);
    let text = sheet_text(app.sheets.last().expect("a hint"));
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(!text.contains("Secret Guest"), "{text}");
    for part in [
        "1234 positions",
        "1 Play Ada Quill for 2 at Homeworld",
        "62 % chance to win · tried 900 times · no. 1 of the list",
        "The first is the best choice; the others are sorted by how often they were tried.",
        "Then you go on to Execute Orders; then player 2 moves Kestrel to Homeworld.",
        "2 Go on to Execute Orders",
        "tried once",
    ] {
        assert!(text.contains(part), "{part} in {text}");
    }
    let mut german = scenario_in(Lang::De, HIDDEN, &[1]);
    german.show_advice(&advice);
    let text = sheet_text(german.sheets.last().expect("a hint"));
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let then =
        "Dann gehst du weiter zu „Befehle ausführen“; dann bewegt Spieler 2 Kestrel zu Homeworld.";
    assert!(text.contains(then), "{text}");
    let thumb = Advice { nodes: 0, ..advice };
    app.show_advice(&thumb);
    let text = sheet_text(app.sheets.last().expect("a hint"));
    assert!(text.contains("rules of thumb") && !text.contains("tried"));
}

#[test]
fn commands_have_words_in_every_language() {
    let mut app = scenario(HIDDEN, &[1]);
    for word in ["hint", "Tipp", " HINT "] {
        press(&mut app, &format!(":{word}⏎"));
        assert_eq!(app.sheets.len(), 1, "{word}");
        press(&mut app, "⎋");
    }
    press(&mut app, ":warp⏎");
    let message = app.message.clone().unwrap_or_default();
    assert!(message.contains("'warp'") && message.contains("hint"));
    press(&mut app, ":⎋");
    assert_eq!(app.command, None);
}

#[test]
fn bots_take_the_free_seats_in_turn_and_the_last_one_the_rest() {
    let levels = |players, bot: &[Level], seat: &[u8]| {
        let args = Args {
            players,
            bot: bot.to_vec(),
            seat: seat.to_vec(),
            ..args(1)
        };
        let session = args.session(Lang::En).ok()?;
        let seats = (0..players).map(|n| session.control(Seat(n)));
        Some(seats.collect::<Vec<_>>())
    };
    use Control::{Bot, Human};
    use Level::{Admiral, Cadet, Ensign};
    assert_eq!(levels(2, &[], &[]), Some(vec![Human, Bot(Ensign)]));
    assert_eq!(
        levels(4, &[Cadet, Admiral], &[2]),
        Some(vec![Bot(Cadet), Human, Bot(Admiral), Bot(Admiral)])
    );
    assert_eq!(levels(2, &[Cadet, Admiral], &[]), None);
    assert_eq!(levels(2, &[], &[1, 2]), Some(vec![Human, Human]));
    assert_eq!(levels(2, &[Cadet], &[1, 2]), None);
}

#[test]
fn without_decks_everybody_has_another_starter_deck_and_is_told_so() {
    for rules in [Some(cards::Rulebook::R2002), None] {
        for seed in 0..20 {
            let args = Args {
                players: 6,
                rules,
                ..args(seed)
            };
            let session = args.session(Lang::De).expect("legal decks");
            let decks: BTreeSet<&String> = session.decks().iter().collect();
            assert_eq!(decks.len(), 6);
        }
    }
    let mut app = new_game(args(5));
    let decks = app.session.decks().to_vec();
    let text = screen(&mut app, 120, 40).replace("│", " ");
    let text: Vec<&str> = text.split_whitespace().collect();
    let text = text.join(" ");
    assert!(text.contains("--decks"), "{text}");
    assert!(text.contains(decks[0].split(' ').next().unwrap_or_default()));
    press(&mut app, "⏎");
    assert!(!screen(&mut app, 120, 40).contains("--decks"));
}
