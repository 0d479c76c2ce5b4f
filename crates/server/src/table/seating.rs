//! Sitting down, choosing a deck, beginning.

use super::Who;
use super::actor::Actor;
use super::clock::Clocks;
use super::play::{Live, not_seated, not_stored};
use crate::storage::games::SeatRow;
use crate::storage::now;
use crate::wire::messages::{Reason, Settings, Stage};
use crate::wire::{Code, Problem, Setup};
use bots::Level;
use cards::Catalogue;
use cards::deck::read::{MOST_BYTES, read};
use cards::deck::starters::starters;
use cards::deck::{Finding, Severity};
use engine::{Deck, Game, Replay, Seat};
use locale::message;
use serde::{Deserialize, Serialize};

/// Reasons that are told at once.
const MOST_REASONS: usize = 40;

/// A seat and who has it.
#[derive(Clone, Debug, Default)]
pub struct Place {
    pub person: Option<String>,
    pub name: String,
    pub guest: bool,
    pub bot: Option<Level>,
    pub deck: Option<ChosenDeck>,
    pub settings: Settings,
    pub again: bool,
    pub shows_hand: bool,
    /// `won`, `tied`, `lost`; empty while the game goes on.
    pub result: &'static str,
}

/// A deck that may be played.
#[derive(Clone, Debug, PartialEq)]
pub struct ChosenDeck {
    pub name: String,
    /// The list as it was given.
    pub text: String,
    /// Its cards; to be read from the list when they are needed, if it comes from the storage.
    deck: Option<Deck>,
}

impl ChosenDeck {
    /// The cards, if the deck may still be played.
    fn cards(&self, setup: &Setup, catalogue: &Catalogue) -> Result<Deck, Problem> {
        if let Some(deck) = &self.deck {
            return Ok(deck.clone());
        }
        let list = DeckChoice::List {
            name: Some(self.name.clone()),
            text: self.text.clone(),
        };
        let chosen = choose(&list, setup, catalogue)?;
        chosen.deck.ok_or_else(crate::decks::no_such_deck)
    }
}

/// Which deck to play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum DeckChoice {
    /// A deck of the program, by its id.
    Starter { id: String },
    /// Any deck of the program.
    AnyStarter,
    /// A deck that somebody keeps here, by its id.
    Stored { id: String },
    /// A list in any form that the program reads.
    List {
        #[cfg_attr(feature = "ts", ts(optional))]
        name: Option<String>,
        text: String,
    },
}

impl Place {
    pub fn is_free(&self) -> bool {
        self.person.is_none() && self.bot.is_none()
    }

    fn of(who: &Who) -> Place {
        Place {
            person: Some(who.id.clone()),
            name: who.name.clone(),
            guest: who.guest,
            ..Place::default()
        }
    }

    pub fn row(&self) -> SeatRow {
        let (deck, deck_name) = match &self.deck {
            Some(deck) => (deck.text.clone(), deck.name.clone()),
            None => (String::new(), String::new()),
        };
        SeatRow {
            person: self.person.clone(),
            guest: self.guest,
            bot: self.bot.map(|level| level.name().to_owned()),
            name: self.name.clone(),
            deck,
            deck_name,
            settings: serde_json::to_string(&self.settings).unwrap_or_default(),
            result: self.result.to_owned(),
            rating_before: None,
            rating_after: None,
        }
    }

    /// The list of the deck is not read: that takes long, and a game that goes on does not need it.
    pub fn from_row(row: SeatRow) -> Place {
        let deck = ChosenDeck {
            name: row.deck_name,
            text: row.deck,
            deck: None,
        };
        let results = ["won", "tied", "lost"];
        Place {
            bot: row.bot.as_deref().and_then(level),
            deck: (!deck.text.is_empty()).then_some(deck),
            settings: serde_json::from_str(&row.settings).unwrap_or_default(),
            result: results
                .into_iter()
                .find(|result| *result == row.result)
                .unwrap_or_default(),
            person: row.person,
            name: row.name,
            guest: row.guest,
            again: false,
            shows_hand: false,
        }
    }
}

/// A level by its name.
pub fn level(name: &str) -> Option<Level> {
    Level::ALL.into_iter().find(|level| level.name() == name)
}

/// The deck that is meant, if it may be played; all that is wrong with it otherwise.
pub fn choose(
    choice: &DeckChoice,
    setup: &Setup,
    catalogue: &Catalogue,
) -> Result<ChosenDeck, Problem> {
    let (name, text) = match choice {
        DeckChoice::List { name, text } => (name.clone(), text.clone()),
        // Whoever passes a choice on has looked the list up before.
        DeckChoice::Stored { .. } => return Err(crate::decks::no_such_deck()),
        DeckChoice::AnyStarter => {
            let all = starters();
            let starter = &all[crate::secret::below(all.len())];
            (
                Some(starter.reading.list.name.clone()),
                starter.text.to_owned(),
            )
        }
        DeckChoice::Starter { id } => {
            let starter = starters().iter().find(|starter| starter.id == *id);
            let unknown = || Problem::new(Code::Invalid, message!("deck-no-starter", name = id));
            let starter = starter.ok_or_else(unknown)?;
            (
                Some(starter.reading.list.name.clone()),
                starter.text.to_owned(),
            )
        }
    };
    if text.len() > MOST_BYTES {
        return Err(Problem::new(Code::TooLarge, message!("deck-too-long")));
    }
    let reading = read(text.as_bytes(), catalogue)
        .map_err(|error| Problem::new(Code::Invalid, error.message()))?;
    let lost = reading.findings();
    let checked = reading.list.validate(catalogue, &setup.deck_rules());
    let name = name
        .filter(|name| !name.is_empty())
        .unwrap_or_else(|| reading.list.name.clone());
    let name = super::clean(&name, 80).unwrap_or_default();
    match (checked, lost.is_empty()) {
        (Ok((deck, _)), true) => Ok(ChosenDeck {
            name,
            text,
            deck: Some(Deck::from(&deck)),
        }),
        (checked, _) => {
            let findings = lost.into_iter().chain(checked.err().unwrap_or_default());
            Err(not_legal(findings))
        }
    }
}

/// All that is wrong with a deck.
pub fn not_legal(findings: impl Iterator<Item = Finding>) -> Problem {
    let faults = findings.filter(|finding| finding.severity == Severity::Fault);
    let reasons = faults.take(MOST_REASONS).map(|finding| Reason {
        rule: Some(finding.rule),
        message: message!(
            "deck-advice",
            what = finding.message,
            remedy = finding.remedy
        ),
    });
    Problem::new(Code::Invalid, message!("deck-not-playable")).because(reasons.collect())
}

impl Actor {
    pub fn seat_of(&self, person: &str) -> Option<Seat> {
        let at = self
            .seats
            .iter()
            .position(|seat| seat.person.as_deref() == Some(person))?;
        u8::try_from(at).ok().map(Seat)
    }

    /// The first person at the table may change its seats and begin.
    pub fn host(&self) -> Option<u8> {
        if self.stage != Stage::Open {
            return None;
        }
        let own = self
            .opened_by
            .as_deref()
            .and_then(|person| self.seat_of(person));
        let first = || {
            self.seats
                .iter()
                .position(|seat| seat.person.is_some())
                .and_then(|at| u8::try_from(at).ok())
        };
        own.map(|seat| seat.0).or_else(first)
    }

    fn open(&self) -> Result<(), Problem> {
        match self.stage {
            Stage::Open => Ok(()),
            _ => Err(Problem::new(Code::Conflict, message!("table-not-open"))),
        }
    }

    fn must_host(&self, who: &Who) -> Result<(), Problem> {
        let seat = self.seat_of(&who.id).ok_or_else(not_seated)?;
        match self.host() {
            Some(host) if host == seat.0 => Ok(()),
            _ => Err(Problem::new(Code::Forbidden, message!("only-the-host"))),
        }
    }

    /// Whether somebody may sit down or look on: the password, where there is one.
    pub fn admit(&self, who: Option<&Who>, heard: bool) -> Result<(), Problem> {
        let seated = who.is_some_and(|who| self.seat_of(&who.id).is_some());
        if seated || self.password.is_none() {
            return Ok(());
        }
        if self.stage == Stage::Over {
            // What was private stays with those who played.
            return Err(super::gone());
        }
        match heard {
            true => Ok(()),
            false => Err(Problem::new(Code::Forbidden, message!("table-password"))),
        }
    }

    pub async fn join(&mut self, who: &Who, seat: Option<u8>, heard: bool) -> Result<u8, Problem> {
        if let Some(seat) = self.seat_of(&who.id) {
            return Ok(seat.0);
        }
        self.open()?;
        self.admit(Some(who), heard)?;
        for place in &self.seats {
            if let Some(other) = &place.person
                && self
                    .app
                    .database
                    .blocked(other, &who.id)
                    .await
                    .map_err(|_| not_stored())?
            {
                return Err(Problem::new(Code::Forbidden, message!("table-blocked")));
            }
        }
        let free = |seat: &usize| self.seats.get(*seat).is_some_and(Place::is_free);
        let seat = match seat {
            Some(seat) => Some(usize::from(seat)).filter(free),
            None => (0..self.seats.len()).find(free),
        };
        let full = || Problem::new(Code::Conflict, message!("seat-taken"));
        let seat = seat.ok_or_else(full)?;
        let most = self.app.config.limits.tables;
        let place = self.app.quotas.person(&who.id, most)?;
        self.seats[seat] = Place::of(who);
        self.store_or_undo(seat).await?;
        self.places.push(place);
        self.reseat();
        Ok(seat as u8)
    }

    pub async fn leave(&mut self, who: &Who) -> Result<(), Problem> {
        let seat = self.seat_of(&who.id).ok_or_else(not_seated)?;
        if self.stage == Stage::Live {
            return Err(Problem::new(Code::Conflict, message!("leave-live")));
        }
        self.open()?;
        self.seats[seat.index()] = Place::default();
        self.store_seats().await?;
        self.reseat();
        if self.seats.iter().all(|seat| seat.person.is_none()) {
            self.close().await?;
        }
        Ok(())
    }

    /// The host puts a bot onto a free seat, or frees a seat.
    pub async fn set_seat(
        &mut self,
        who: &Who,
        seat: u8,
        bot: Option<Level>,
        deck: Option<DeckChoice>,
    ) -> Result<(), Problem> {
        self.open()?;
        self.must_host(who)?;
        let seat = usize::from(seat);
        if seat >= self.seats.len() || self.seat_of(&who.id) == Some(Seat(seat as u8)) {
            return Err(Problem::new(Code::Invalid, message!("seat-wrong")));
        }
        let place = match bot {
            None => Place::default(),
            Some(level) => Place {
                name: level.name().to_owned(),
                bot: Some(level),
                deck: Some(choose(
                    &self.meant(deck.unwrap_or(DeckChoice::AnyStarter)),
                    &self.setup,
                    self.app.catalogue,
                )?),
                ..Place::default()
            },
        };
        self.seats[seat] = place;
        self.store_seats().await?;
        self.reseat();
        Ok(())
    }

    /// Any starter deck is one that nobody here has, as long as there is one.
    fn meant(&self, choice: DeckChoice) -> DeckChoice {
        if choice != DeckChoice::AnyStarter {
            return choice;
        }
        let decks = || self.seats.iter().filter_map(|seat| seat.deck.as_ref());
        let free: Vec<&str> = starters()
            .iter()
            .filter(|starter| decks().all(|deck| deck.text != starter.text))
            .map(|starter| starter.id)
            .collect();
        match free.is_empty() {
            true => choice,
            false => DeckChoice::Starter {
                id: free[crate::secret::below(free.len())].to_owned(),
            },
        }
    }

    pub async fn set_deck(&mut self, who: &Who, deck: &DeckChoice) -> Result<(), Problem> {
        let seat = self.seat_of(&who.id).ok_or_else(not_seated)?;
        self.open()?;
        let deck = self.meant(deck.clone());
        let deck = choose(&deck, &self.setup, self.app.catalogue)?;
        self.seats[seat.index()].deck = Some(deck);
        self.store_seats().await?;
        self.changed();
        Ok(())
    }

    /// The host begins; everybody must have a deck.
    pub async fn start(&mut self, who: &Who) -> Result<(), Problem> {
        self.open()?;
        self.must_host(who)?;
        self.begin().await
    }

    pub async fn begin(&mut self) -> Result<(), Problem> {
        let missing = || Problem::new(Code::Conflict, message!("not-everybody-ready"));
        let catalogue = self.app.catalogue;
        let mut decks = Vec::new();
        for seat in &self.seats {
            let deck = seat.deck.as_ref().filter(|_| !seat.is_free());
            decks.push(deck.ok_or_else(missing)?.cards(&self.setup, catalogue)?);
        }
        let game = Game::new(
            catalogue.shared(),
            &decks,
            self.setup.rules(),
            self.setup.seed(),
        )
        .map_err(|error| Problem::new(Code::Invalid, error.message()))?;
        let names: Vec<&str> = self.seats.iter().map(|seat| seat.name.as_str()).collect();
        let replay = Replay::start(&game, &names);
        let started = now();
        let stored = self
            .app
            .database
            .start_game(&self.id, started, &replay.header_line(), &self.rows())
            .await;
        stored.map_err(|_| not_stored())?;
        self.started = started;
        self.stage = Stage::Live;
        let clocks = Clocks::new(self.setup.clock, self.seats.len());
        let bots = self.new_bots();
        let mut live = Live::new(catalogue, game, replay, clocks, bots);
        live.suggests = !self.setup.rated;
        self.live = Some(live);
        metrics::counter!("spaceline_games_started_total").increment(1);
        self.show_all().await;
        self.go_on().await;
        Ok(())
    }

    /// If the seats cannot be stored, the new one is free again.
    async fn store_or_undo(&mut self, seat: usize) -> Result<(), Problem> {
        let stored = self.store_seats().await;
        if stored.is_err() {
            self.seats[seat] = Place::default();
        }
        stored
    }

    pub async fn store_seats(&self) -> Result<(), Problem> {
        let stored = self.app.database.set_seats(&self.id, &self.rows()).await;
        stored.map_err(|error| {
            tracing::error!(%error, game = self.id, "seats were not stored");
            not_stored()
        })
    }

    pub fn rows(&self) -> Vec<SeatRow> {
        self.seats.iter().map(Place::row).collect()
    }
}
