//! Afterwards: the replay of every game against what its players remember, and the log against their marks.

use super::report::{Checked, What};
use super::table::{Given, Played};
use super::world::World;
use crate::storage::Database;
use cards::Catalogue;
use engine::Packs;
use engine::{Answer, Game, Replay, Seat};
use std::collections::HashMap;
use std::sync::Arc;

/// Replays that are fetched and played at the same time.
const AT_ONCE: usize = 4;

/// A fault of one game.
type Fault = (What, String);

/// What one game shows.
#[derive(Debug, Default, PartialEq, Eq)]
struct Found {
    by_bots: u64,
    faults: Vec<Fault>,
}

impl Found {
    /// There is no replay.
    fn nothing(error: impl ToString) -> Found {
        Found {
            by_bots: 0,
            faults: vec![(What::Replay, error.to_string())],
        }
    }
}

pub async fn replays(
    world: &Arc<World>,
    catalogue: &'static Catalogue,
    games: &Arc<Vec<Played>>,
    told: &(dyn Fn(usize) + Sync),
) -> Checked {
    let mut checked = Checked::default();
    let mut work = tokio::task::JoinSet::new();
    let mut next = 0;
    let mut done = 0;
    loop {
        while work.len() < AT_ONCE && next < games.len() {
            let (games, at) = (Arc::clone(games), next);
            next += 1;
            work.spawn(async move { (at, one(catalogue, games, at).await) });
        }
        let Some(Ok((at, found))) = work.join_next().await else {
            break;
        };
        let Found { by_bots, faults } = found;
        done += 1;
        told(done);
        let game = &games[at];
        if !game.abandoned {
            checked.games += 1;
            checked.answers += game.given.len() as u64;
            checked.by_bots += by_bots;
        }
        for (what, detail) in faults {
            note(&mut checked, what);
            world.trouble(what, &game.id, detail);
        }
    }
    checked
}

fn note(checked: &mut Checked, what: What) {
    match what {
        What::Lost => checked.lost += 1,
        What::Doubled => checked.doubled += 1,
        _ => {}
    }
}

async fn one(catalogue: &'static Catalogue, games: Arc<Vec<Played>>, at: usize) -> Found {
    let game = &games[at];
    if game.abandoned {
        return Found::default();
    }
    let path = format!("/api/games/{}/replay", game.id);
    let text = match game.client.text(&path).await {
        Ok(text) => text,
        Err(error) => return Found::nothing(error),
    };
    let compare = move || {
        let replayed = Replay::parse(&text).and_then(|replay| {
            let end = replay.verify(catalogue, Packs::MustAgree)?;
            Ok((replay, end))
        });
        match replayed {
            Ok((replay, end)) => compare(&games[at], &replay, &end),
            Err(error) => Found::nothing(error),
        }
    };
    let compared = tokio::task::spawn_blocking(compare).await;
    compared.unwrap_or_else(Found::nothing)
}

/// Every acknowledged answer is where the server said it is, there is no other, and the players saw the end as it is.
fn compare(game: &Played, replay: &Replay, end: &Game) -> Found {
    let mut faults = Vec::new();
    let mut by_bots = 0;
    let mut times = vec![0u32; replay.len()];
    for Given {
        n,
        seat,
        answer,
        mark,
    } in &game.given
    {
        // Nothing is taken back here, so that entry n is answer n.
        let place = (*n as usize).wrapping_sub(1);
        let there = replay.answers.get(place).filter(|(by, stored)| {
            by.0 == *seat
                && serde_json::from_value::<Answer>(answer.clone())
                    .ok()
                    .as_ref()
                    == Some(stored)
        });
        match there {
            Some(_) => times[place] += 1,
            None => faults.push((What::Lost, format!("{n}: {mark}"))),
        }
    }
    let mut unsure = game.unsure.clone();
    for (place, ((by, stored), times)) in replay.answers.iter().zip(times).enumerate() {
        // People have the first seats, bots the others.
        if by.index() >= game.seen.len() {
            by_bots += 1;
            continue;
        }
        let explained = times == 0
            && unsure
                .take_if(|(seat, answer)| {
                    by.0 == *seat
                        && serde_json::from_value::<Answer>(answer.clone())
                            .ok()
                            .as_ref()
                            == Some(stored)
                })
                .is_some();
        if times != 1 && !explained {
            faults.push((What::Doubled, (place + 1).to_string()));
        }
    }
    let players = (0..).map(|seat| Some(Seat(seat))).zip(&game.seen);
    let spectators = game.watched.iter().map(|seen| (None, seen));
    for (seat, seen) in players.chain(spectators) {
        if seen.n as usize == replay.len()
            && serde_json::to_value(end.view(seat)).ok().as_ref() != Some(&seen.view)
        {
            faults.push((What::Different, seen.n.to_string()));
        }
    }
    Found { by_bots, faults }
}

/// Every acknowledged mark stands in the log once, with the number that the player was told.
pub async fn marks(world: &World, database: &Database, games: &[Played], checked: &mut Checked) {
    for game in games.iter().filter(|game| !game.abandoned) {
        let log = match database.log(&game.id).await {
            Ok(log) => log,
            Err(error) => {
                world.trouble(What::Replay, &game.id, error.to_string());
                continue;
            }
        };
        let mut stored: HashMap<&str, Vec<u32>> = HashMap::new();
        for entry in log.iter().flatten() {
            stored.entry(&entry.mark).or_default().push(entry.n);
        }
        for given in &game.given {
            let what = match stored.get(given.mark.as_str()).map(Vec::as_slice) {
                Some([n]) if *n == given.n => continue,
                Some([_, _, ..]) => What::Doubled,
                _ => What::Lost,
            };
            note(checked, what);
            world.trouble(what, &game.id, given.mark.clone());
        }
    }
    checked.marks = true;
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::client::{Client, Seen};
    use crate::wire::Setup;
    use cards::deck::starters::starters;
    use engine::Deck;
    use engine::random::RandomPlayer;
    use std::net::{Ipv4Addr, SocketAddr};

    /// A game of forty answers as a server has it, and as its players remember it.
    fn a_game() -> (Played, Replay, Game) {
        let catalogue = Catalogue::second_edition();
        let decks: Vec<Deck> = starters()
            .iter()
            .take(2)
            .map(|starter| {
                let list = &starter.reading.list;
                let legal = list.validate(catalogue, &Setup::default().deck_rules());
                Deck::from(&legal.expect("a legal deck").0)
            })
            .collect();
        let rules = Setup::default().rules();
        let mut game = Game::new(catalogue.shared(), &decks, rules, 7).expect("a game");
        let mut replay = Replay::start(&game, &["a", "b"]);
        let mut player = RandomPlayer::new(7);
        let mut given = Vec::new();
        for n in 1..=40 {
            let (seat, answer) = player.answer(&game).expect("a question");
            game.answer(seat, answer.clone()).expect("a legal answer");
            given.push(Given {
                n,
                seat: seat.0,
                answer: serde_json::to_value(&answer).expect("JSON"),
                mark: n.to_string(),
            });
            replay.push(seat, answer, &game);
        }
        let seen = |seat: Option<Seat>| Seen {
            n: 40,
            view: serde_json::to_value(game.view(seat)).expect("a view"),
            ..Seen::default()
        };
        let played = Played {
            id: String::from("x"),
            client: Client::nobody(SocketAddr::from((Ipv4Addr::LOCALHOST, 1))),
            given,
            unsure: None,
            seen: vec![seen(Some(Seat(0))), seen(Some(Seat(1)))],
            watched: vec![seen(None)],
            abandoned: false,
        };
        (played, replay, game)
    }

    fn faults(played: &Played, replay: &Replay, end: &Game) -> Vec<What> {
        let faults = compare(played, replay, end).faults.into_iter();
        faults.map(|(what, _)| what).collect()
    }

    #[test]
    fn a_game_that_both_sides_remember_alike_has_no_fault() {
        let (played, replay, end) = a_game();
        assert_eq!(faults(&played, &replay, &end), []);
    }

    #[test]
    fn an_acknowledged_answer_that_is_not_stored_is_lost() {
        let (played, mut replay, end) = a_game();
        replay.truncate(39);
        assert_eq!(faults(&played, &replay, &end), [What::Lost]);
    }

    #[test]
    fn a_stored_answer_that_nobody_gave_is_one_too_many_unless_it_was_on_its_way() {
        let (mut played, replay, end) = a_game();
        let last = played.given.pop().expect("an answer");
        assert_eq!(faults(&played, &replay, &end), [What::Doubled]);
        played.unsure = Some((last.seat, last.answer));
        assert_eq!(faults(&played, &replay, &end), []);
    }

    #[test]
    fn one_entry_for_two_answers_and_a_view_that_is_another_are_found() {
        let (mut played, replay, end) = a_game();
        played.given.push(played.given[3].clone());
        assert_eq!(faults(&played, &replay, &end), [What::Doubled]);
        played.given.pop();
        played.seen[1].view = serde_json::Value::Null;
        assert_eq!(faults(&played, &replay, &end), [What::Different]);
        played.watched[0].view = serde_json::Value::Null;
        assert_eq!(
            faults(&played, &replay, &end),
            [What::Different, What::Different]
        );
    }

    #[test]
    fn what_a_bot_answered_is_counted_and_nobody_has_to_remember_it() {
        let (mut played, replay, end) = a_game();
        played.seen.truncate(1);
        let all = played.given.len();
        played.given.retain(|given| given.seat == 0);
        let found = compare(&played, &replay, &end);
        assert_eq!(found.faults, []);
        assert_eq!(found.by_bots as usize, all - played.given.len());
        played.given.pop();
        assert_eq!(faults(&played, &replay, &end), [What::Doubled]);
    }
}
