//! Golden files: recorded games of both formats and node counts of small positions. They notice what no other test
//! asks: that a game goes on as it went when the file was written.
//!
//! `UPDATE_GOLDEN=1 cargo test -p engine --test rules golden` writes the files of today's format anew.

use cards::{Catalogue, DeckRules, generate};
use engine::random::RandomPlayer;
use engine::script::{Table, run};
use engine::{
    Answer, Ask, Choice, Deck, Game, Naming, Packs, Replay, Rules, Scenario, Seat, Seats,
};
use std::fmt::Write as _;
use std::path::PathBuf;

fn fixtures(folder: &str) -> PathBuf {
    let tests = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures");
    tests.join(folder)
}

fn read(folder: &str, name: &str) -> String {
    let path = fixtures(folder).join(name);
    std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

fn updates() -> bool {
    std::env::var_os("UPDATE_GOLDEN").is_some()
}

fn seats(seats: Seats) -> Vec<u8> {
    seats.iter().map(|s| s.0).collect()
}

/// The name of what is asked, without its parts.
fn ask_name(ask: Ask) -> String {
    let text = format!("{ask:?}");
    text.split([' ', '{', '('])
        .next()
        .unwrap_or_default()
        .to_owned()
}

/// How a game stands, in one line.
fn end(game: &Game) -> String {
    let state = game.state();
    let mut line = match (&state.outcome, game.pending()) {
        (Some(o), _) => format!("over {:?} {:?} {:?}", seats(o.winners), seats(o.tied), o.by),
        (None, Some(p)) => format!("asks {} {}", p.seat.0, ask_name(p.ask)),
        (None, None) => "nobody is asked".to_owned(),
    };
    let scores: Vec<i16> = state.players.iter().map(|p| p.score).collect();
    let _ = write!(line, " scores {scores:?} turn {}", state.turn);
    line
}

/// Games that were recorded before format 2 are read, played to where they stood, and written on in format 2.
#[test]
fn recordings_of_the_format_before_are_played_to_their_end() {
    let cards = Catalogue::second_edition();
    let ends = read("format-1", "ENDS.txt");
    assert_eq!(ends.lines().count(), 35);
    for row in ends.lines() {
        let (name, expected) = row.split_once(' ').expect("a name and an end");
        let old = Replay::parse(&read("format-1", name)).unwrap_or_else(|e| panic!("{name}: {e}"));
        assert!(old.hashes.iter().all(Option::is_none) && old.header.cards.is_none());
        let game = old.verify(cards, Packs::MustAgree);
        let game = game.unwrap_or_else(|e| panic!("{name}: {e}"));
        assert_eq!(end(&game), expected, "{name}");

        let text = old.to_text();
        assert!(text.starts_with("{\"format\":2,"), "{name}");
        let new = Replay::parse(&text).unwrap_or_else(|e| panic!("{name}: {e}"));
        let again = new.verify(cards, Packs::MustAgree).expect("the same game");
        assert!(*again.state() == *game.state(), "{name}");

        // It goes on, and what follows is recorded with hashes.
        let (mut game, mut on) = (game, new);
        let mut player = RandomPlayer::new(5);
        for _ in 0..20 {
            let Some((seat, answer)) = player.answer(&game) else {
                break;
            };
            game.answer(seat, answer.clone()).expect("a legal answer");
            on.push(seat, answer, &game);
        }
        let read = Replay::parse(&on.to_text()).expect("what was written");
        assert!(read.verify(cards, Packs::MustAgree).is_ok(), "{name}");
    }
}

fn deck(seed: u64) -> Deck {
    let cards = Catalogue::second_edition();
    let list = generate::generate(cards, seed, None);
    let (legal, _) = list.validate(cards, &DeckRules::default()).expect("legal");
    Deck::from(&legal)
}

/// A short game of today: so many players, one of the rulebooks, two hundred answers.
fn recording(n: u64) -> Replay {
    let cards = Catalogue::second_edition();
    let players = [2, 2, 3, 4, 6][n as usize % 5];
    let rules = match n % 2 {
        0 => Rules::r2003(),
        _ => Rules::r2002(),
    };
    let decks: Vec<Deck> = (0..players).map(|p| deck(n * 100 + p)).collect();
    let mut game = Game::new(cards.shared(), &decks, rules, n).expect("legal decks");
    let mut replay = Replay::start(&game, &["Ro", "Data"]);
    let mut player = RandomPlayer::eager(n);
    for _ in 0..200 {
        if let Some((seat, answer)) = player.answer(&game) {
            game.answer(seat, answer.clone()).expect("a legal answer");
            replay.push(seat, answer, &game);
        }
    }
    replay
}

#[test]
fn golden_recordings_of_today_keep_their_hashes() {
    let cards = Catalogue::second_edition();
    for n in 0..5 {
        let name = format!("game-{n}.replay");
        if updates() {
            let path = fixtures("format-2");
            std::fs::create_dir_all(&path).expect("a folder");
            std::fs::write(path.join(&name), recording(n).to_text()).expect("a file");
        }
        let golden =
            Replay::parse(&read("format-2", &name)).unwrap_or_else(|e| panic!("{name}: {e}"));
        assert!(golden.hashes.iter().all(Option::is_some), "{name}");
        let game = golden.verify(cards, Packs::MustAgree);
        assert!(game.is_ok(), "{name}: {}", game.unwrap_err());
    }
}

#[test]
fn hashes_of_another_version_are_not_compared_and_the_answers_are_still_played() {
    let cards = Catalogue::second_edition();
    let text = read("hashes-1", "game-1.replay");
    assert!(
        text.contains("\"hashes\":1,")
            && !read("format-2", "game-1.replay").contains("\"hashes\":1,")
    );
    let old = Replay::parse(&text).expect("a replay with older hashes");
    assert!(old.hashes.iter().all(Option::is_none));
    let game = old.verify(cards, Packs::MustAgree).expect("legal answers");
    let today = Replay::parse(&read("format-2", "game-1.replay")).expect("a replay");
    let same = today
        .verify(cards, Packs::MustAgree)
        .expect("legal answers");
    assert!(game.state() == same.state());
}

/// A question that lists all titles there are; the hash of the state and the number of titles.
fn naming(further_cards: &str) -> (u64, usize) {
    let mut table = Table::set(&format!(
        "{further_cards}
        event Riddle: text [(when: Order, body: [Name(who: You, what: TitleOfType(Personnel), to: 200)])]
        planet Green: Fed span 2 points 35 needs Medical
        player 1
          missions: Green
          core: Riddle"
    ))
    .expect("a scenario without faults");
    run(&mut table, "player 1: use Riddle").unwrap_or_else(|fault| panic!("{fault}"));
    let pending = table.game.pending().expect("a question");
    let Choice::Name { what } = &pending.choice else {
        panic!("another question: {pending:?}");
    };
    let Naming::TitleOf(titles) = what else {
        panic!("other names: {what:?}");
    };
    (table.game.state().hash64(), titles.len())
}

#[test]
fn a_further_card_that_is_not_in_the_game_changes_no_hash() {
    let (before, after) = (
        naming(""),
        naming("personnel Newcomer: Federation I5 C5 S5"),
    );
    assert_eq!(before.1 + 1, after.1, "the new title can be named");
    assert_eq!(before.0, after.0);
}

const POSITIONS: [(&str, &str); 10] = [
    (
        "an empty turn",
        "player 1\n missions: Green\nplayer 2\n missions: Red",
    ),
    (
        "a hand to play",
        "player 1\n missions: Base\n hand: Ann; Bo; Wren\n counters 7\nplayer 2\n missions: Red\nsegment play",
    ),
    (
        "two ways to beam",
        "player 1\n missions: Green\n at Green: Wren; Ann; Bo\nplayer 2\n missions: Red",
    ),
    (
        "a ship and two missions",
        "player 1\n missions: Green; Deep\n at Green: Wren\n aboard Wren: Ann; Bo\nplayer 2\n missions: Red",
    ),
    (
        "an attempt without dilemmas",
        "player 1\n missions: Green\n at Green: Ann; Bo\nplayer 2\n missions: Red",
    ),
    (
        "an attempt with dilemmas",
        "player 1\n missions: Green\n at Green: Ann; Bo; Cy\nplayer 2\n missions: Red\n pile: Trap; Snare; Trap",
    ),
    (
        "a choice by the opponent",
        "player 1\n missions: Green\n at Green: Ann; Bo; Cy\nplayer 2\n missions: Red\n pile: Fang",
    ),
    (
        "a response",
        "player 1\n missions: Green\n core: Ward\n at Green: Ann; Bo\nplayer 2\n missions: Red\n pile: Fang",
    ),
    (
        "three players",
        "players 3\nplayer 1\n missions: Green\n core: Toll\n at Green: Ann\nplayer 2\n hand: Bo; Cy\nplayer 3\n hand: Bo",
    ),
    (
        "the end of a turn",
        "player 1\n missions: Green\n hand: 4x Ann; 4x Bo\nplayer 2\n missions: Red\nsegment end",
    ),
];

const CARDS: &str = r#"
personnel Ann: Federation [Cmd] Medical I5 C6 S7 cost 2
personnel Bo: Federation [Stf] Science I5 C6 S7 cost 2
personnel Cy: Federation [Stf] Law I4 C4 S4 cost 1
ship Wren: Federation staff[Cmd] R8 W6 S6 cost 4
planet Green: any span 2 points 35 needs Medical
planet Red: any span 2 points 30 needs Law
space Deep: any span 3 points 30 needs Science
hq Base: plays Fed, equipment span 2
dilemma Trap: dual cost 1
dilemma Snare: dual cost 2
dilemma Fang: dual cost 1 text [(when: Resolve, body: [Move(verb: Kill, what: Pick((of: (from: Attempt,
    filter: Type(Personnel)), n: Exactly(N(1)), how: By(Opponent), to: 1)))])]
event Ward: text [(when: On((phase: Before, kind: Kill)), optional: true, body: [Prevent])]
event Toll: text [(when: Order, limit: PerTurn(1), body: [Each(over: Players(EachOpponent), slot: 1,
    body: [Move(verb: Discard, what: Pick((of: (from: Hand(In(1))), n: Exactly(N(1)), how: By(In(1)), to: 2)))])])]
"#;

/// The answers that are tried: every action, option, player and place, and of sets of cards the smallest, the
/// largest and each card alone; as far as they are legal.
fn listed(game: &Game) -> Vec<(Seat, Answer)> {
    let Some(pending) = game.pending() else {
        return Vec::new();
    };
    let answers: Vec<Answer> = match &pending.choice {
        Choice::Act => game.actions().into_iter().map(Answer::Act).collect(),
        Choice::Cards { from, min, max, .. } => {
            let first = |n: u16| Answer::Cards(from[..usize::from(n)].to_vec());
            let mut all = vec![first(*min)];
            if min != max {
                all.push(first(*max));
            }
            all.extend(from.iter().map(|c| Answer::Cards(vec![*c])));
            all.dedup();
            all
        }
        Choice::Order { cards } => {
            let reversed = cards.iter().rev().copied().collect();
            vec![Answer::Order(cards.clone()), Answer::Order(reversed)]
        }
        Choice::Number { min, max } => (*min..=*max).map(Answer::Number).collect(),
        Choice::YesNo => vec![Answer::YesNo(false), Answer::YesNo(true)],
        Choice::Options { options } => (0..options.len() as u8).map(Answer::Option).collect(),
        Choice::Name { .. } => Vec::new(),
        Choice::Player { from } => from.iter().map(Answer::Player).collect(),
        Choice::Place { places } => places.iter().copied().map(Answer::Place).collect(),
        Choice::Arrange { .. } => vec![Answer::Arrange(Vec::new())],
    };
    let legal = |a: &Answer| game.validate(pending.seat, a).is_ok();
    let legal = answers.into_iter().filter(legal);
    legal.map(|a| (pending.seat, a)).collect()
}

/// How many positions there are after `depth` answers, every listed answer tried.
fn nodes(game: &Game, depth: usize) -> u64 {
    if depth == 0 || game.pending().is_none() {
        return 1;
    }
    let mut n = 0;
    for (seat, answer) in listed(game) {
        let mut next = game.clone();
        next.answer(seat, answer).expect("a listed answer");
        n += nodes(&next, depth - 1);
    }
    n
}

#[test]
fn the_node_counts_of_ten_positions_are_known() {
    let cards = Catalogue::from_packs(vec![]).expect("no packs, no faults");
    let mut found = String::new();
    for (name, text) in POSITIONS {
        let scenario = Scenario::read(&format!("{CARDS}\n{text}")).expect(name);
        let game = scenario.build(&cards).expect(name).game;
        let counts: Vec<String> = (1..=3).map(|d| nodes(&game, d).to_string()).collect();
        let _ = writeln!(found, "{name}: {}", counts.join(" "));
    }
    if updates() {
        std::fs::write(fixtures("nodes.txt"), &found).expect("a file");
    }
    let path = fixtures("nodes.txt");
    let golden = std::fs::read_to_string(path).expect("golden node counts");
    assert_eq!(found, golden);
}
