//! Making a game from a scenario: finding the cards and checking the places.

use super::{Piece, Scenario, ScenarioError, Spot};
use crate::kernel::edition::Opening;
use crate::kernel::game::Game;
use crate::kernel::ids::{CardId, Seat, SiteId};
use crate::kernel::place::Place;
use crate::kernel::state::{Card, Flag};
use crate::kernel::table::{Deck, Part, Table};
use cards::lexicon::{CardType, MissionKind};
use cards::{CardDef, Catalogue, Edition};
use locale::{Message, message};
use std::collections::BTreeMap;
use std::sync::Arc;

const FILLER: &str = "event Filler: cost 9";
const FILLER_CARDS: usize = 10;

/// A game made from a scenario, and the cards its labels name.
#[derive(Clone, Debug)]
pub struct Built {
    /// The game, ready for the first answer.
    pub game: Game,
    /// The cards by their labels.
    pub labels: BTreeMap<String, CardId>,
}

impl Built {
    /// The card with this label, or the only card of this title.
    pub fn card(&self, name: &str) -> Option<CardId> {
        if let Some(&card) = self.labels.get(name) {
            return Some(card);
        }
        let table = self.game.table();
        let mut found = (0..table.faces.len() as u16).map(CardId).filter(|c| {
            table.face(*c).title.as_str().eq_ignore_ascii_case(name)
                || table.def(*c).full_name() == name
        });
        let first = found.next();
        match found.next() {
            Some(_) => None,
            None => first,
        }
    }
}

/// Finds every card by name. Pieces whose card is not found are taken out, so that the other faults of the text can
/// be found as well. A scenario without cards of its own uses the catalogue, like any game.
fn find_definitions(
    scenario: &mut Scenario,
    catalogue: &Catalogue,
) -> (Arc<[CardDef]>, Vec<u16>, Vec<ScenarioError>) {
    let mut defs = scenario.defs.clone();
    let only_catalogue = defs.is_empty();
    let (mut of, mut errors) = (Vec::new(), Vec::new());
    scenario.pieces.retain(|piece| {
        let name = &piece.name;
        let full = |d: &CardDef| d.full_name().eq_ignore_ascii_case(name);
        let titled = |d: &CardDef| d.title.as_str().eq_ignore_ascii_case(name);
        let own = defs
            .iter()
            .position(full)
            .or_else(|| defs.iter().position(titled));
        if let Some(at) = own {
            of.push(at as u16);
            return true;
        }
        match catalogue.find(name) {
            Ok(def) => {
                of.push(match catalogue.index_of(&def.id) {
                    Some(at) if only_catalogue => at.index() as u16,
                    _ => {
                        defs.push(def.clone());
                        (defs.len() - 1) as u16
                    }
                });
                true
            }
            Err(missing) => {
                errors.push(ScenarioError {
                    line: piece.line,
                    column: piece.column,
                    message: missing.message(),
                });
                false
            }
        }
    });
    let defs = match only_catalogue {
        true => catalogue.shared(),
        false => defs.into(),
    };
    (defs, of, errors)
}

/// Checks that each label names one card.
fn check_labels(scenario: &Scenario, errors: &mut Vec<ScenarioError>) {
    for (i, piece) in scenario.pieces.iter().enumerate() {
        let Some(label) = &piece.label else { continue };
        if scenario.pieces[..i]
            .iter()
            .any(|p| p.label.as_ref() == Some(label))
        {
            errors.push(ScenarioError {
                line: piece.line,
                column: piece.column,
                message: message!("scenario-label-twice", label = label),
            });
        }
    }
}

struct Builder<'a> {
    scenario: &'a Scenario,
    defs: Arc<[CardDef]>,
    /// Definition of each piece.
    of: Vec<u16>,
    /// Card of each piece.
    ids: Vec<CardId>,
    errors: Vec<ScenarioError>,
}

impl Scenario {
    /// Makes the game, or lists everything that is wrong.
    pub fn build(&self, catalogue: &Catalogue) -> Result<Built, Vec<ScenarioError>> {
        self.check_seats()?;
        let mut scenario = self.clone();
        scenario.add_filler();
        let (defs, of, mut errors) = find_definitions(&mut scenario, catalogue);
        check_labels(&scenario, &mut errors);
        let mut builder = Builder {
            scenario: &scenario,
            defs,
            of,
            ids: Vec::new(),
            errors,
        };
        let mut game = builder.lay_out();
        builder.place_all(&mut game);
        builder.check_hosts(&game);
        builder.start(&mut game);
        if !builder.errors.is_empty() {
            return Err(builder.errors);
        }
        let labels = builder.labels();
        if let Err(card) = game.state.check_places() {
            let message = message!("scenario-no-place", card = card.to_string());
            return Err(vec![ScenarioError {
                line: 0,
                column: 0,
                message,
            }]);
        }
        game.run();
        Ok(Built { game, labels })
    }

    /// Checks the players: a scenario made in Rust can name some who are not there.
    fn check_seats(&self) -> Result<(), Vec<ScenarioError>> {
        let n = self.players.len();
        let error = |line, column, message: Message| ScenarioError {
            line,
            column,
            message,
        };
        let mut errors = Vec::new();
        let most = self.rules.procedure().most_players();
        if !(2..=most).contains(&n) {
            errors.push(error(0, 0, message!("setup-players", n = n, most = most)));
        }
        if self.active >= n {
            errors.push(error(0, 0, message!("scenario-no-active")));
        }
        for p in &self.pieces {
            let captor = match p.spot {
                Spot::Brig(captor) => captor,
                _ => 0,
            };
            if p.owner >= n || captor >= n || p.commander.is_some_and(|c| c >= n) {
                errors.push(error(p.line, p.column, message!("scenario-no-owner")));
            }
            if p.spot == Spot::Stack && self.attempt.is_none() {
                errors.push(error(p.line, p.column, message!("scenario-no-attempt")));
            }
        }
        if errors.is_empty() {
            Ok(())
        } else {
            Err(errors)
        }
    }

    fn add_filler(&mut self) {
        if self.players.iter().all(|p| p.has_deck) {
            return;
        }
        if let Ok(filler) = super::read::read(FILLER) {
            self.defs.extend(filler.defs);
        }
        for seat in 0..self.players.len() {
            if !self.players[seat].has_deck {
                for _ in 0..FILLER_CARDS {
                    self.pieces.push(Piece::new(seat, "Filler", Spot::Deck));
                }
            }
        }
    }
}

impl Builder<'_> {
    fn fail(&mut self, piece: usize, message: Message) {
        let p = &self.scenario.pieces[piece];
        self.errors.push(ScenarioError {
            line: p.line,
            column: p.column,
            message,
        });
    }

    /// Makes the table. Cards are numbered player by player: missions, dilemmas, the rest.
    fn lay_out(&mut self) -> Game {
        let mut decks = vec![Deck::default(); self.scenario.players.len()];
        let mut order: Vec<(usize, u8, usize)> = Vec::new();
        for (i, piece) in self.scenario.pieces.iter().enumerate() {
            let def = self.of[i];
            let deck = &mut decks[piece.owner];
            let (list, class) = match part(&self.defs[usize::from(def)]) {
                Part::Missions => (&mut deck.missions, 0),
                Part::Dilemmas => (&mut deck.dilemmas, 1),
                Part::Seeds => (&mut deck.seeds, 2),
                Part::Deck => (&mut deck.deck, 3),
            };
            list.push(def);
            order.push((piece.owner, class, i));
        }
        order.sort();
        self.ids = vec![CardId(0); order.len()];
        for (id, (_, _, piece)) in order.into_iter().enumerate() {
            self.ids[piece] = CardId(id as u16);
        }
        let table = Arc::new(Table::new(
            Arc::clone(&self.defs),
            &decks,
            &self.scenario.rules,
        ));
        Game::laid_out(table, self.scenario.rules, self.scenario.seed)
    }

    fn labels(&self) -> BTreeMap<String, CardId> {
        let pieces = self.scenario.pieces.iter().zip(&self.ids);
        pieces
            .filter_map(|(p, id)| Some((p.label.clone()?, *id)))
            .collect()
    }

    /// Whether a name could mean several cards that are different places.
    fn is_ambiguous(&self, game: &Game, name: &str, owner: usize) -> bool {
        if self
            .scenario
            .pieces
            .iter()
            .any(|p| p.label.as_deref() == Some(name))
        {
            return false;
        }
        let same = |i: usize, p: &Piece| {
            let def = &self.defs[usize::from(self.of[i])];
            p.owner == owner
                && !matches!(
                    p.spot,
                    Spot::Deck | Spot::Hand | Spot::Discard | Spot::Pile | Spot::Removed
                )
                && (def.full_name().eq_ignore_ascii_case(name)
                    || def.title.as_str().eq_ignore_ascii_case(name))
                && game.table.face(self.ids[i]).kind != CardType::Mission
        };
        let pieces = self.scenario.pieces.iter().enumerate();
        pieces.filter(|(i, p)| same(*i, p)).count() > 1
    }

    /// Checks that no card is on itself, directly or through other cards.
    fn check_hosts(&mut self, game: &Game) {
        for i in 0..self.ids.len() {
            let mut at = self.ids[i];
            for _ in 0..=self.ids.len() {
                match game.state.card(at).place.host() {
                    Some(host) => at = host,
                    None => break,
                }
                if at == self.ids[i] {
                    self.fail(i, message!("scenario-circle"));
                    break;
                }
            }
        }
    }

    /// The card that another line names: by label, otherwise by name, the owner's own first.
    fn card(&self, name: &str, owner: usize) -> Option<CardId> {
        let pieces = || self.scenario.pieces.iter().enumerate();
        let labelled = pieces().find(|(_, p)| p.label.as_deref() == Some(name));
        let named = |own: bool| {
            pieces().find(|(i, p)| {
                let def = &self.defs[usize::from(self.of[*i])];
                let same = def.full_name().eq_ignore_ascii_case(name)
                    || def.title.as_str().eq_ignore_ascii_case(name)
                    || def.id == name;
                same && (p.owner == owner) == own && !matches!(p.spot, Spot::Deck | Spot::Hand)
            })
        };
        let found = labelled.or_else(|| named(true)).or_else(|| named(false));
        found.map(|(i, _)| self.ids[i])
    }

    fn place_all(&mut self, game: &mut Game) {
        for zone in &mut game.state.zones {
            zone.clear();
        }
        // Listed from the top, so the bottom card goes in first.
        let pieces: Vec<usize> = (0..self.scenario.pieces.len()).rev().collect();
        let mut later: Vec<(usize, CardId, Place)> = Vec::new();
        for i in pieces {
            let id = self.ids[i];
            match self.place_of(game, i) {
                Some(place) => later.push((i, id, place)),
                None => continue,
            }
        }
        // Zones that are read from the left keep the order of the text.
        let kept = |p: &Place| !matches!(p, Place::Deck(_) | Place::Pile(_) | Place::Stack(_));
        let (mut in_order, reversed): (Vec<_>, Vec<_>) =
            later.into_iter().partition(|(_, _, p)| kept(p));
        in_order.reverse();
        for (i, id, place) in in_order.into_iter().chain(reversed) {
            self.put(game, i, id, place);
        }
    }

    fn put(&self, game: &mut Game, i: usize, id: CardId, place: Place) {
        let piece = &self.scenario.pieces[i];
        let mut card = Card::new(place, Seat(piece.owner as u8));
        card.commander = Seat(piece.commander.unwrap_or(piece.owner) as u8);
        card.range_used = piece.range_used;
        for (flag, on) in [
            (Flag::Stopped, piece.stopped),
            (Flag::FaceDown, piece.face_down),
            (Flag::FaceUp, piece.face_up),
            (Flag::Completed, piece.completed),
            (Flag::Damage, piece.damage),
            (Flag::Unseen, piece.unseen),
        ] {
            card.set(flag, on);
        }
        for state in &piece.states {
            card.set(*state, true);
        }
        game.state.cards[id.index()] = card;
        match game.state.zone_mut(place) {
            Some(zone) => zone.push(id),
            None => game.state.field.push(id),
        }
    }

    fn site(&self, game: &Game, name: &str, owner: usize) -> Option<(SiteId, CardId)> {
        let mission = self.card(name, owner)?;
        Some((game.table.site_of_mission(mission)?, mission))
    }

    fn place_of(&mut self, game: &Game, i: usize) -> Option<Place> {
        let piece = self.scenario.pieces[i].clone();
        let owner = Seat(piece.owner as u8);
        let commander = Seat(piece.commander.unwrap_or(piece.owner) as u8);
        let kind = game.table.face(self.ids[i]).kind;
        if let Spot::Aboard(name) | Spot::On(name) | Spot::Docked(name) = &piece.spot
            && self.is_ambiguous(game, name, piece.owner)
        {
            self.fail(i, message!("scenario-ambiguous", name = name));
            return None;
        }
        let place = match &piece.spot {
            Spot::Mission => Place::Row(owner),
            Spot::Hand => Place::Hand(owner),
            Spot::Deck => Place::Deck(owner),
            Spot::Discard => Place::Discard(owner),
            Spot::Pile => Place::Pile(owner),
            Spot::Core => Place::Core(commander),
            Spot::Brig(captor) => Place::Brig(Seat(*captor as u8)),
            Spot::Removed => Place::Removed(owner),
            Spot::Stack => Place::Stack(owner),
            Spot::Seed => Place::Seed(owner),
            Spot::Under(name) => match self.site(game, name, piece.owner) {
                Some((site, _)) => Place::Under(site),
                None => return self.no_card(i, name),
            },
            Spot::Docked(name) => match self.card(name, piece.owner) {
                Some(facility) => Place::Docked(facility),
                None => return self.no_card(i, name),
            },
            Spot::At(name) => match self.site(game, name, piece.owner) {
                Some((site, _)) if matches!(kind, CardType::Ship | CardType::Facility) => {
                    Place::Orbit(site)
                }
                Some((site, _)) => Place::Surface(site),
                None => return self.no_card(i, name),
            },
            Spot::Beneath(name) => match self.site(game, name, piece.owner) {
                Some((_, mission)) => Place::Beneath(mission),
                None => return self.no_card(i, name),
            },
            Spot::Aboard(name) => match self.card(name, piece.owner) {
                Some(ship) => Place::Aboard(ship),
                None => return self.no_card(i, name),
            },
            Spot::On(name) => match self.card(name, piece.owner) {
                Some(host) => Place::On(host),
                None => return self.no_card(i, name),
            },
        };
        if !game.state.has_place(place) {
            self.fail(i, message!("scenario-place-edition"));
            return None;
        }
        match fault(game, kind, place, piece.damage)
            .or_else(|| flag_fault(&piece, self.scenario.rules.edition(), kind, place))
        {
            Some(message) => {
                self.fail(
                    i,
                    message!("scenario-card", card = &piece.name, what = message),
                );
                None
            }
            None => Some(place),
        }
    }

    fn no_card(&mut self, i: usize, name: &str) -> Option<Place> {
        self.fail(i, message!("scenario-not-placed", name = name));
        None
    }

    fn start(&mut self, game: &mut Game) {
        let s = self.scenario;
        game.state.active = Seat(s.active as u8);
        game.state.turn = s.turn;
        for (player, setup) in game.state.players.iter_mut().zip(&s.players) {
            player.score = setup.score;
        }
        let (line, attempt) = match &s.attempt {
            Some(setup) => (setup.line, self.attempted(setup).map(Some)),
            None => (0, Ok(None)),
        };
        let begun = attempt.and_then(|attempt| {
            let opening = Opening {
                segment: s.segment,
                counters: s.players.iter().map(|p| p.counters).collect(),
                attempt,
            };
            game.table.procedure.begin_at(game, &opening)
        });
        if let Err(message) = begun {
            self.errors.push(ScenarioError {
                line,
                column: 1,
                message,
            });
        }
    }

    /// The mission attempted, the ship, and the most its dilemmas may cost.
    fn attempted(
        &self,
        setup: &super::AttemptSetup,
    ) -> Result<(CardId, Option<CardId>, Option<i16>), Message> {
        let find = |name: &String| {
            let found = self.card(name, self.scenario.active);
            found.ok_or_else(|| message!("scenario-not-placed", name = name))
        };
        let mission = find(&setup.mission)?;
        let ship = setup.ship.as_ref().map(find).transpose()?;
        Ok((mission, ship, setup.limit))
    }
}

/// The reason a card cannot be in a place.
fn fault(game: &Game, kind: CardType, place: Place, damage: bool) -> Option<Message> {
    use CardType as T;
    let carried = matches!(kind, T::Personnel | T::Equipment);
    let deck_card = !matches!(kind, T::Mission | T::Dilemma);
    match place {
        Place::Row(_) => (kind != T::Mission).then(|| message!("scenario-place-row")),
        Place::Hand(_) | Place::Deck(_) | Place::Discard(_) => {
            (!deck_card).then(|| message!("scenario-place-deck-cards"))
        }
        Place::Pile(_) | Place::Stack(_) | Place::Drawn(_) | Place::Beneath(_) => {
            (kind != T::Dilemma).then(|| message!("scenario-place-dilemmas"))
        }
        Place::Core(_) => {
            let lies_there = matches!(kind, T::Event | T::Incident | T::Objective | T::Doorway);
            (!lies_there).then(|| message!("scenario-place-core"))
        }
        Place::Brig(_) => (kind != T::Personnel).then(|| message!("scenario-place-captives")),
        Place::Surface(site) => {
            if !carried {
                return Some(message!("scenario-place-mission"));
            }
            (game.table.site_facts(site).kind == MissionKind::Space)
                .then(|| message!("scenario-place-space"))
        }
        Place::Orbit(_) => None,
        Place::Aboard(ship) => {
            if !matches!(game.table.face(ship).kind, T::Ship | T::Facility) {
                return Some(message!("scenario-place-no-ship"));
            }
            (!carried).then(|| message!("scenario-place-aboard"))
        }
        Place::On(host) => {
            let bad_damage = damage && game.table.face(host).kind != T::Ship;
            // A text can keep a ship on its event.
            let stored = kind == T::Ship && game.table.face(host).kind == T::Event;
            let can_be_on = matches!(kind, T::Event | T::Dilemma) || stored;
            if bad_damage {
                return Some(message!("scenario-damage"));
            }
            (!can_be_on).then(|| message!("scenario-place-on"))
        }
        Place::Removed(_) | Place::Limbo(_) => None,
        Place::Docked(host) => {
            let docks = kind == T::Ship && game.table.face(host).kind == T::Facility;
            (!docks).then(|| message!("scenario-place-docked"))
        }
        Place::Seed(_)
        | Place::Agenda(_)
        | Place::Points(_)
        | Place::Side(..)
        | Place::Under(_) => None,
    }
}

/// The reason a card cannot have its flags.
fn flag_fault(piece: &Piece, edition: Edition, kind: CardType, place: Place) -> Option<Message> {
    use CardType as T;
    let on_table = matches!(
        place,
        Place::Surface(_) | Place::Aboard(_) | Place::Orbit(_)
    );
    if piece.stopped && !(on_table && matches!(kind, T::Personnel | T::Ship)) {
        return Some(message!("scenario-flag-stopped"));
    }
    if piece.face_down && !(on_table && matches!(kind, T::Personnel | T::Equipment)) {
        return Some(message!("scenario-flag-down"));
    }
    if piece.face_up && !matches!(place, Place::Pile(_)) {
        return Some(message!("scenario-flag-up"));
    }
    if piece.completed && kind != T::Mission {
        return Some(message!("scenario-flag-completed"));
    }
    if piece.damage && !matches!(place, Place::On(_)) {
        return Some(message!("scenario-damage"));
    }
    if piece.unseen && !matches!(place, Place::Beneath(_)) {
        return Some(message!("scenario-flag-unseen"));
    }
    let has_states = place.in_play() && matches!(kind, T::Personnel | T::Ship | T::Facility);
    if !piece.states.is_empty() && !(has_states && edition == Edition::First) {
        return Some(message!("scenario-flag-state"));
    }
    if piece.range_used < 0 || (piece.range_used > 0 && kind != T::Ship) {
        return Some(message!("scenario-flag-used"));
    }
    None
}

/// The part of a deck that a card of a scenario counts as.
fn part(def: &CardDef) -> Part {
    match def.card_type() {
        CardType::Mission => Part::Missions,
        CardType::Dilemma if def.edition() == Edition::Second => Part::Dilemmas,
        CardType::Dilemma | CardType::Artifact | CardType::Facility | CardType::Doorway => {
            Part::Seeds
        }
        _ => Part::Deck,
    }
}
