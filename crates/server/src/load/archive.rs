//! A full archive: finished games as years of play leave them behind, stored before the load begins.
//!
//! A few people play much and many play little; a third of the games are against bots, most are public, and those between
//! people are rated. Every game has the header of one that was played to its end, both deck lists and its result. Only the
//! logs are missing: no list and no profile reads them.

use crate::ratings::Rating;
use crate::storage::bulk::FinishedRow;
use crate::storage::games::{GameRow, SeatRow};
use crate::storage::people::PersonRow;
use crate::storage::{Database, Stored, now};
use crate::wire::messages::{EndedBy, GameResult, Settings, Stage};
use crate::wire::{Access, Setup};
use bots::Level;
use cards::Catalogue;
use cards::deck::starters::{Starter, starters};
use engine::random::RandomPlayer;
use engine::{Deck, Game, Replay};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt as _, SeedableRng as _};
use std::collections::BTreeMap;

/// Games of one transaction.
const BATCH: u64 = 2000;
/// Games for each person, on average.
const GAMES_EACH: u64 = 40;
const MOST_PEOPLE: u64 = 20_000;
/// Answers of a game before its first player gives up.
const MOST_ANSWERS: usize = 3000;
const MINUTE: i64 = 60 * 1000;
/// How far back the archive goes.
const YEARS: i64 = 2 * 365 * 24 * 60 * MINUTE;

const FIRST: [&str; 40] = [
    "Ada", "Aiko", "Anton", "Beatriz", "Bela", "Bruno", "Carla", "Chidi", "Dario", "Dunja", "Edda",
    "Emil", "Farah", "Felix", "Greta", "Hana", "Hugo", "Ines", "Ivo", "Jana", "Jonas", "Kaito",
    "Karla", "Leif", "Lena", "Malik", "Mira", "Nadia", "Nils", "Olga", "Omar", "Paula", "Rafael",
    "Runa", "Selma", "Tariq", "Tilda", "Ulla", "Viktor", "Yara",
];
const LAST: [&str; 50] = [
    "Abel", "Aguirre", "Becker", "Bianchi", "Brandt", "Castell", "Chen", "Dahl", "Diaz", "Dubois",
    "Eklund", "Evans", "Farkas", "Fischer", "Garcia", "Grant", "Haas", "Hansen", "Ibarra", "Ito",
    "Jansen", "Jung", "Kaya", "Keller", "Kovac", "Laine", "Lopez", "Marsh", "Meyer", "Moreau",
    "Nagy", "Novak", "Okafor", "Olsen", "Park", "Petrov", "Quist", "Reyes", "Rossi", "Sato",
    "Silva", "Stein", "Tanaka", "Torres", "Ueda", "Vance", "Vogel", "Weber", "Yilmaz", "Zeman",
];

/// How many people such an archive knows.
pub fn people_of(games: u64) -> usize {
    (games / GAMES_EACH).clamp(2, MOST_PEOPLE) as usize
}

/// The name of a person, the same in every archive.
pub fn name(person: usize) -> String {
    let (first, rest) = (person % FIRST.len(), person / FIRST.len());
    let (last, round) = (rest % LAST.len(), rest / LAST.len());
    match round {
        0 => format!("{} {}", FIRST[first], LAST[last]),
        _ => format!("{} {} {}", FIRST[first], LAST[last], round + 1),
    }
}

/// Somebody who plays: the low numbers often, the high ones hardly ever.
pub fn someone(chance: &mut ChaCha8Rng, people: usize) -> usize {
    let often = chance.random_range(0.0..1.0_f64).powi(2);
    ((people as f64 * often) as usize).min(people.saturating_sub(1))
}

fn id(person: usize) -> String {
    format!("archive{person:09}")
}

/// A game that was played to its end, without its answers.
#[derive(Debug)]
struct Template {
    decks: [&'static Starter; 2],
    replay: Replay,
    entries: u32,
}

fn templates(catalogue: &'static Catalogue, seed: u64) -> Vec<Template> {
    let all = starters();
    let pairs = all.iter().zip(all.iter().cycle().skip(1));
    pairs
        .zip((0..).map(|n| seed.wrapping_add(n)))
        .filter_map(|((one, two), seed)| template(catalogue, [one, two], seed))
        .collect()
}

/// Nothing if the decks cannot be played with these cards.
fn template(
    catalogue: &'static Catalogue,
    decks: [&'static Starter; 2],
    seed: u64,
) -> Option<Template> {
    let setup = Setup::default();
    let cards = decks.map(|deck| {
        let list = &deck.reading.list;
        let legal = list.validate(catalogue, &setup.deck_rules()).ok()?;
        Some(Deck::from(&legal.0))
    });
    let [Some(one), Some(two)] = cards else {
        return None;
    };
    let mut game = Game::new(catalogue.shared(), &[one, two], setup.rules(), seed).ok()?;
    let replay = Replay::start(&game, &["", ""]);
    let mut player = RandomPlayer::new(seed);
    let mut entries = 0;
    while !game.is_over() && entries < MOST_ANSWERS {
        let (seat, answer) = player.answer(&game)?;
        game.answer(seat, answer).ok()?;
        entries += 1;
    }
    Some(Template {
        decks,
        replay,
        entries: entries as u32,
    })
}

/// Fills an archive up to `games`; how many were missing.
pub async fn fill(
    database: &Database,
    catalogue: &'static Catalogue,
    games: u64,
    seed: u64,
    told: &(dyn Fn(u64, u64) + Sync),
    stop: &(dyn Fn() -> bool + Sync),
) -> Stored<u64> {
    let missing = games.saturating_sub(database.count_finished().await?);
    if missing == 0 {
        return Ok(0);
    }
    let people = people_of(games);
    let now = now();
    database.add_people(&persons(people, now)).await?;
    let mut writer = Writer {
        chance: ChaCha8Rng::seed_from_u64(seed),
        templates: templates(catalogue, seed),
        ratings: BTreeMap::new(),
        people,
        now,
        step: YEARS / i64::try_from(missing).unwrap_or(i64::MAX).max(1),
    };
    let mut done = 0;
    told(done, missing);
    while done < missing && !stop() {
        let batch = done..(done + BATCH).min(missing);
        done = batch.end;
        let rows: Vec<FinishedRow> = batch
            .filter_map(|n| writer.game(i64::try_from(missing - n).unwrap_or(i64::MAX)))
            .collect();
        database.add_finished(&rows).await?;
        told(done, missing);
    }
    let names: Vec<String> = (0..people).map(name).collect();
    let levels = Level::ALL.map(|level| level.name().to_owned());
    let decks: Vec<String> = starters()
        .iter()
        .map(|starter| starter.reading.list.name.clone())
        .collect();
    database
        .add_names(&[names, levels.to_vec()].concat(), &decks)
        .await?;
    let ratings: Vec<(String, Rating)> = writer.ratings.into_iter().collect();
    let pool = Setup::default().pool();
    database.add_ratings(&pool, now, &ratings).await?;
    database.look_at_tables().await?;
    Ok(missing)
}

/// Two of three have an account; nobody can sign in to it.
fn persons(people: usize, now: i64) -> Vec<(PersonRow, String)> {
    let person = |n: usize| {
        let row = PersonRow {
            id: id(n),
            name: name(n),
            password: (n % 3 < 2).then(|| String::from("!")),
            created: now - YEARS,
            seen: now,
            settings: String::from("{}"),
            banned: 0,
            banned_why: String::new(),
        };
        let key = crate::people::key(&row.name);
        (row, key)
    };
    (0..people).map(person).collect()
}

#[derive(Debug)]
struct Writer {
    chance: ChaCha8Rng,
    templates: Vec<Template>,
    /// Of everybody who has played a rated game.
    ratings: BTreeMap<String, Rating>,
    people: usize,
    now: i64,
    /// The time between two games.
    step: i64,
}

impl Writer {
    fn one_of(&mut self, n: usize) -> usize {
        self.chance.random_range(0..n.max(1))
    }

    /// The game that ended `ago` steps before now.
    fn game(&mut self, ago: i64) -> Option<FinishedRow> {
        let at = self.one_of(self.templates.len());
        let ended = self.now - ago * self.step;
        let started = ended - self.chance.random_range(20 * MINUTE..70 * MINUTE);
        let person = someone(&mut self.chance, self.people);
        let other = match self.one_of(3) {
            0 => None,
            _ => Some((person + 1 + self.one_of(self.people - 1)) % self.people),
        };
        let level = Level::ALL[self.one_of(Level::ALL.len())];
        let result = self.result();
        let template = self.templates.get(at)?;
        let mut seats = vec![seat(Some(person), level), seat(other, level)];
        let mut header = template.replay.clone();
        for (n, seat) in seats.iter_mut().enumerate() {
            seat.deck = template.decks[n].text.to_owned();
            seat.deck_name = template.decks[n].reading.list.name.clone();
            seat.result = did(&result, n as u8).to_owned();
            header.header.players[n].name = seat.name.clone();
        }
        let (header, entries) = (header.header_line(), template.entries);
        let access = match self.one_of(20) {
            0 => Access::Link,
            1 => Access::Password,
            _ => Access::Public,
        };
        let setup = Setup {
            rated: other.is_some(),
            access,
            ..Setup::default()
        };
        if setup.rated {
            self.rate(&mut seats);
        }
        Some(FinishedRow {
            entries,
            game: GameRow {
                id: crate::secret::id(),
                stage: Stage::Over,
                created: started - MINUTE,
                started,
                ended,
                password: (access == Access::Password).then(|| String::from("!")),
                setup,
                header: Some(header),
                result: Some(result),
            },
            seats,
        })
    }

    fn result(&mut self) -> GameResult {
        let (winners, tied) = match self.one_of(40) {
            0 => (vec![], vec![0, 1]),
            n => (vec![(n % 2) as u8], vec![]),
        };
        let by = match self.one_of(4) {
            0 => EndedBy::Concession,
            _ => EndedBy::Points,
        };
        GameResult { winners, tied, by }
    }

    fn rate(&mut self, seats: &mut [SeatRow]) {
        let player = |seat: &SeatRow| seat.person.clone().unwrap_or_default();
        let before: Vec<(Rating, u8)> = seats
            .iter()
            .map(|seat| {
                let points = match seat.result.as_str() {
                    "won" => 2,
                    "tied" => 1,
                    _ => 0,
                };
                let rating = self.ratings.get(&player(seat)).copied();
                (rating.unwrap_or_default(), points)
            })
            .collect();
        let after = crate::ratings::after(&before);
        for ((seat, (old, _)), new) in seats.iter_mut().zip(before).zip(after) {
            seat.rating_before = Some(old.rating);
            seat.rating_after = Some(new.rating);
            self.ratings.insert(player(seat), new);
        }
    }
}

/// The seat of a person, or of a bot.
fn seat(person: Option<usize>, level: Level) -> SeatRow {
    SeatRow {
        person: person.map(id),
        bot: person.is_none().then(|| level.name().to_owned()),
        name: person.map_or_else(|| level.name().to_owned(), name),
        settings: serde_json::to_string(&Settings::default()).unwrap_or_default(),
        ..SeatRow::default()
    }
}

fn did(result: &GameResult, seat: u8) -> &'static str {
    match () {
        () if result.winners.contains(&seat) => "won",
        () if result.tied.contains(&seat) => "tied",
        () => "lost",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::people::Name;
    use crate::storage::past::Wanted;
    use crate::storage::profiles::Player;
    use std::collections::HashSet;

    #[test]
    fn everybody_has_a_name_of_their_own_that_the_server_would_take() {
        let names: Vec<String> = (0..MOST_PEOPLE as usize).map(name).collect();
        assert_eq!(names.iter().collect::<HashSet<_>>().len(), names.len());
        assert!(names.iter().all(|name| Name::new(name).is_ok()));
    }

    #[tokio::test]
    async fn a_filled_archive_is_listed_like_games_that_were_played() {
        let folder = std::env::temp_dir().join(crate::secret::id());
        std::fs::create_dir_all(&folder).expect("a folder");
        let url = format!("sqlite://{}?mode=rwc", folder.join("a.db").display());
        let database = Database::open(&url).await.expect("a database");
        let catalogue = Catalogue::second_edition();
        let fill = async |games| {
            fill(&database, catalogue, games, 1, &|_, _| {}, &|| false)
                .await
                .expect("stored")
        };
        assert_eq!(fill(90).await, 90);
        // What is there already is not stored again.
        assert_eq!((fill(100).await, fill(100).await), (10, 0));
        assert_eq!(database.count_finished().await.expect("a number"), 100);
        let wanted = Wanted {
            limit: 100,
            ..Wanted::default()
        };
        let all = database.finished_games(&wanted).await.expect("a list");
        assert!((70..100).contains(&all.games.len()), "{}", all.games.len());
        for game in &all.games {
            assert!(game.public && game.entries > 20 && game.result.is_some());
            assert_eq!(game.seats.len(), 2);
            let rated = game.setup.rated;
            assert!(game.seats.iter().all(|seat| {
                !seat.deck_name.is_empty()
                    && !seat.result.is_empty()
                    && seat.rating_after.is_some() == rated
            }));
        }
        let wanted = Wanted {
            player: String::from("AIKO a"),
            ..wanted
        };
        let found = database.finished_games(&wanted).await;
        let found = found.expect("a list").games;
        assert!(!found.is_empty());
        let by_aiko = |seats: &[SeatRow]| seats.iter().any(|seat| seat.name == "Aiko Abel");
        assert!(found.iter().all(|game| by_aiko(&game.seats)));
        let person = id(1);
        let profile = database.profile(Player::Person(&person), false, 20);
        let profile = profile.await.expect("a profile");
        let score = profile.score;
        assert!(score.won + score.tied + score.lost >= found.len() as i64);
        assert_eq!((profile.ratings.len(), profile.games.len()), (1, 20));
        for (row, players) in &profile.games {
            assert_eq!(players[row.seat as usize].0, "Aiko Abel");
        }
        // A header is one of a real game.
        let game = database.game(&found[0].id).await.expect("a row");
        let header = game.and_then(|game| game.header).expect("a header");
        let replay = Replay::parse(&header).expect("a header");
        replay
            .opening(catalogue, engine::Packs::MustAgree)
            .expect("a game");
        database.close().await;
        let _ = std::fs::remove_dir_all(folder);
    }
}
