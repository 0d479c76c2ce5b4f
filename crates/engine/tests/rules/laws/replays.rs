//! Games written down and played again.

use crate::support::games::{Playing, games};
use cards::Catalogue;
use engine::Packs;
use engine::{Answer, Replay, ReplayError, Seat};

fn record(n: u64) -> Replay {
    record_of(Playing::new(n))
}

fn record_of(mut playing: Playing) -> Replay {
    let mut replay = Replay::start(&playing.game, &["Ro", "Data"]);
    while let Some((seat, answer)) = playing.step() {
        replay.push(seat, answer, &playing.game);
    }
    replay
}

fn verify(replay: &Replay) -> Result<engine::Game, ReplayError> {
    replay.verify(Catalogue::second_edition(), Packs::MustAgree)
}

fn lines(text: &str) -> Vec<String> {
    text.lines().map(str::to_owned).collect()
}

#[test]
fn a_replay_reproduces_every_hash() {
    for n in games(60) {
        let replay = match n % 2 {
            0 => record(n),
            _ => record_of(Playing::touring(n)),
        };
        let read = Replay::parse(&replay.to_text()).expect("what was written can be read");
        assert_eq!(read, replay, "game {n}");
        let end = verify(&read).unwrap_or_else(|e| panic!("game {n}: {e}"));
        assert!(end.is_over());
    }
}

#[test]
fn undoing_is_replaying_to_the_step_before() {
    let mut playing = Playing::new(7);
    let mut replay = Replay::start(&playing.game, &[]);
    let mut states = vec![playing.game.state().clone()];
    for _ in 0..120 {
        let (seat, answer) = playing.step().expect("a longer game");
        replay.push(seat, answer, &playing.game);
        states.push(playing.game.state().clone());
    }
    for n in [0, 1, 59, 119] {
        let game = replay.game_at(n, Catalogue::second_edition(), Packs::MustAgree);
        assert!(*game.expect("replays").state() == states[n], "step {n}");
    }
    let beyond = replay.game_at(121, Catalogue::second_edition(), Packs::MustAgree);
    let expected = ReplayError::NoSuchStep {
        step: 121,
        steps: 120,
    };
    assert_eq!(beyond.err(), Some(expected));
    replay.truncate(60);
    assert!(*verify(&replay).expect("replays").state() == states[60]);
}

#[test]
fn the_first_step_that_differs_is_named() {
    let mut replay = record(2);
    replay.hashes[4] = replay.hashes[4].map(|hash| hash ^ 1);
    let error = verify(&replay).expect_err("a wrong hash");
    assert!(
        matches!(error, ReplayError::Differs { step: 5, .. }),
        "{error}"
    );

    let mut replay = record(2);
    replay.answers[9].1 = Answer::Number(-7);
    let error = verify(&replay).expect_err("a wrong answer");
    assert!(
        matches!(error, ReplayError::Refused { step: 10, .. }),
        "{error}"
    );

    let mut replay = record(2);
    replay.answers[3].0 = Seat(77);
    let error = verify(&replay).expect_err("a wrong seat");
    assert!(
        matches!(error, ReplayError::Refused { step: 4, .. }),
        "{error}"
    );

    let mut replay = record(2);
    replay.header.seed += 1;
    let error = verify(&replay).expect_err("another seed");
    assert!(
        matches!(error, ReplayError::OpeningDiffers { .. }),
        "{error}"
    );
}

#[test]
fn a_file_cut_off_in_the_middle_names_the_line() {
    let replay = record(2);
    let text = replay.to_text();
    let cut = &text[..text.len() - 12];
    let last = replay.len() + 1;
    match Replay::parse(cut).expect_err("cut off") {
        ReplayError::BadLine { line, column, .. } => assert!(line == last && column > 1),
        other => panic!("{other}"),
    }
    for end in (0..400).chain([text.len() - 1]) {
        // Never a panic, wherever it is cut.
        let _ = Replay::parse(&text[..end]);
    }
}

#[test]
fn mistakes_in_a_replay_are_told_with_their_place() {
    let replay = record(2);
    let text = replay.to_text();
    let with = |n: usize, old: &str, new: &str| {
        let mut all = lines(&text);
        assert!(all[n - 1].contains(old), "line {n}: {}", all[n - 1]);
        all[n - 1] = all[n - 1].replace(old, new);
        Replay::parse(&all.join("\n"))
    };
    let format = with(1, "\"format\":2", "\"format\":9").expect_err("another format");
    assert_eq!(format, ReplayError::UnknownFormat { found: 9 });
    let field = with(1, "\"seed\"", "\"sead\"").expect_err("an unknown field");
    assert!(
        matches!(field, ReplayError::BadLine { line: 1, .. }),
        "{field}"
    );
    let hash = with(3, "\"hash\":\"", "\"hash\":\"0").expect_err("17 digits");
    assert!(hash.to_string().starts_with("line 3, column "), "{hash}");
    assert!(hash.to_string().contains("16 hexadecimal digits"), "{hash}");
    let seat = with(4, "\"seat\":", "\"seat\":-").expect_err("no seat");
    assert!(
        matches!(seat, ReplayError::BadLine { line: 4, .. }),
        "{seat}"
    );
    assert!(matches!(
        Replay::parse(""),
        Err(ReplayError::BadLine { line: 1, .. })
    ));
}

#[test]
fn other_cards_are_noticed_and_can_be_allowed() {
    let mut replay = record(2);
    replay.header.cards = replay.header.cards.map(|hash| hash ^ 1);
    let error = verify(&replay).expect_err("other cards");
    assert!(matches!(error, ReplayError::OtherCards { .. }), "{error}");
    let allowed = replay.verify(Catalogue::second_edition(), Packs::MayDiffer);
    assert!(allowed.is_ok());

    let mut replay = record(2);
    replay.header.players[1].deck[0] = "9Z999".to_owned();
    let error = verify(&replay).expect_err("no such card");
    let expected = ReplayError::UnknownCard {
        player: 2,
        id: "9Z999".to_owned(),
    };
    assert_eq!(error, expected);

    let mut replay = record(2);
    replay.header.scenario = Some("a table".to_owned());
    let error = verify(&replay).expect_err("this is no scenario");
    assert!(matches!(error, ReplayError::BadScenario(ref e) if e.line == 1));
    replay.header.scenario = None;
    let opening = replay
        .opening(Catalogue::second_edition(), Packs::MustAgree)
        .expect("opens");
    replay.header.scenario = Some("a table".to_owned());
    assert!(replay.run_from(opening, replay.len()).is_ok());
}
