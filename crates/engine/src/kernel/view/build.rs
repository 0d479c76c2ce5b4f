//! Building a view.

use super::laid::Laid;
use super::numbers::Numbers;
use super::watch::Moment;
use super::{
    CardView, GroupView, MissionView, PlayerView, Prompt, ShipView, SiteView, Sizes, View,
};
use crate::kernel::choice::{Answer, Choice, Label};
use crate::kernel::edition::Sight;
use crate::kernel::event::{Event, SeenEvent};
use crate::kernel::frame::Frame;
use crate::kernel::game::Game;
use crate::kernel::happening::Happening;
use crate::kernel::ids::{CardId, Seat, Seats, SiteId};
use crate::kernel::place::Place;
use crate::kernel::refusal::Refusal;
use crate::kernel::state::Flag;
use crate::kernel::table::ModifierKind;
use cards::language::Phase;
use cards::lexicon::CardType;
use std::borrow::Cow;
use std::cell::{Cell, OnceCell};
use std::sync::Arc;

impl Game {
    /// The game as `viewer` may see it; `None` is a spectator.
    pub fn view(&self, viewer: Option<Seat>) -> View {
        Viewer::new(&Moment::new(self), viewer, None).view()
    }

    /// The game without the cards that `viewer` cannot see and texts could read: numbers computed in it reveal
    /// nothing about them. `None` if there are none, or if no text changes a number.
    pub fn without_hidden(&self, viewer: Option<Seat>) -> Option<Box<Game>> {
        self.without_hidden_in(viewer, None)
    }

    /// The same, in a game that is not needed any more if there is one: its memory is used again.
    pub(super) fn without_hidden_in(
        &self,
        viewer: Option<Seat>,
        spare: Option<Box<Game>>,
    ) -> Option<Box<Game>> {
        use ModifierKind::{Requirement, Skill, Stat, Total};
        let changes = [Stat, Skill, Requirement, Total];
        match changes.into_iter().any(|kind| self.is_modified(kind)) {
            true => self.without_unreadable(viewer, spare),
            false => None,
        }
    }

    /// A quiet copy in which the cards that `viewer` cannot see and texts could read are in the decks of their owners;
    /// `None` if there are none.
    pub(crate) fn without_unreadable(
        &self,
        viewer: Option<Seat>,
        spare: Option<Box<Game>>,
    ) -> Option<Box<Game>> {
        let hidden = |c: &CardId| {
            let card = self.state.card(*c);
            card.is(Flag::FaceDown) && Some(card.commander) != viewer
        };
        let mut piles = Vec::new();
        if self.table.reads_hidden(&self.state.cards) {
            for seat in self.state.seats().filter(|s| Some(*s) != viewer) {
                let full = |place: &Place| !self.state.zone(*place).is_empty();
                let places = [Place::Hand(seat), Place::Discard(seat)];
                piles.extend(places.into_iter().filter(full));
            }
        }
        if piles.is_empty() && !self.state.field.iter().any(hidden) {
            return None;
        }
        let mut open = match spare {
            Some(mut spare) => {
                spare.state.copy_from(&self.state);
                spare
            }
            None => Box::new(self.quiet()),
        };
        let owner = |c: &CardId| self.table.face(*c).owner;
        open.state.put_into_decks(&piles, hidden, owner);
        Some(open)
    }

    /// The view as JSON.
    pub fn view_json(&self, viewer: Option<Seat>) -> String {
        self.view(viewer).to_json()
    }

    /// The refusal of an answer, without giving it; `None` if it would be accepted.
    pub fn why_not(&self, seat: Seat, answer: &Answer) -> Option<Refusal> {
        self.validate(seat, answer).err()
    }
}

/// The player or spectator for whom a view is built.
pub(crate) struct Viewer<'a> {
    pub game: &'a Game,
    viewer: Option<Seat>,
    /// The game in which the viewer's numbers are computed, if it is not the real one; made when it is needed.
    open: OnceCell<Option<Box<Game>>>,
    spare: Cell<Option<Box<Game>>>,
    laid: &'a Laid,
    pub(super) numbers: Arc<Numbers>,
}

impl<'a> Viewer<'a> {
    /// The viewer may use the memory of a game that is not needed any more.
    pub fn new(
        moment: &'a Moment<'a>,
        viewer: Option<Seat>,
        spare: Option<Box<Game>>,
    ) -> Viewer<'a> {
        let game = moment.game;
        let mut new = Viewer {
            game,
            viewer,
            open: OnceCell::new(),
            spare: Cell::new(spare),
            laid: &moment.laid,
            numbers: Arc::default(),
        };
        let kinds = [ModifierKind::Stat, ModifierKind::Skill];
        let changed = kinds.into_iter().any(|kind| game.is_modified(kind));
        let numbers = |game| Arc::new(Numbers::of(game));
        new.numbers = match changed.then(|| new.open()).flatten() {
            Some(open) => numbers(open),
            None => Arc::clone(moment.numbers.get_or_init(|| numbers(game))),
        };
        new
    }

    /// The numbers it has computed, and a game that is not needed any more.
    pub(super) fn finish(self) -> (Arc<Numbers>, Option<Box<Game>>) {
        let open = self.open.into_inner().flatten();
        (self.numbers, open.or(self.spare.into_inner()))
    }

    /// The cards of a place that belongs to a player, as far as the viewer sees them.
    pub(super) fn seen_in(&self, place: Place) -> Cow<'a, [CardId]> {
        let cards = self.game.state.zone(place);
        match self.game.table.customs.sight[place.kind()] {
            Sight::Holder if place.seat() == self.viewer => Cow::Borrowed(cards),
            Sight::HolderIfFaceUp if place.seat() == self.viewer => {
                let up = |c: &CardId| self.game.state.card(*c).is(Flag::FaceUp);
                cards.iter().copied().filter(up).collect()
            }
            Sight::Holder | Sight::HolderIfFaceUp | Sight::Nobody => Cow::Borrowed(&[]),
            Sight::HolderAndTop | Sight::OwnerOrKnown | Sight::Everybody => {
                match cards.iter().all(|c| self.sees(*c)) {
                    true => Cow::Borrowed(cards),
                    false => cards.iter().copied().filter(|c| self.sees(*c)).collect(),
                }
            }
        }
    }

    pub fn sees(&self, card: CardId) -> bool {
        let seats = self.game.seen_by(card);
        match self.viewer {
            Some(seat) => seats.has(seat),
            None => seats == Seats::ALL,
        }
    }

    pub fn is(&self, seat: Seat) -> bool {
        self.viewer == Some(seat)
    }

    pub(super) fn view(&self) -> View {
        let state = &self.game.state;
        View {
            viewer: self.viewer,
            turn: state.turn,
            active: state.active,
            outcome: state.outcome.clone(),
            players: state.seats().map(|s| self.player(s)).collect(),
            sites: self.laid.sites().iter().map(|s| self.site(*s)).collect(),
            kept: self.kept(),
            waiting_for: self.game.pending().map(|p| p.seat),
            prompt: self.prompt(),
            board: self.game.table.procedure.show(self),
        }
    }

    /// The question, if the viewer must answer it.
    pub(super) fn prompt(&self) -> Option<Prompt> {
        let pending = self.game.pending().filter(|p| self.is(p.seat))?;
        Some(Prompt {
            seat: pending.seat,
            ask: pending.ask,
            choice: pending.choice.clone(),
            actions: self.game.actions(),
            faces: self.faces_asked_about(pending.seat, &pending.choice),
            about: self.about(),
        })
    }

    pub(super) fn sizes(&self, seat: Seat) -> Sizes {
        let size = |place: Place| self.game.state.zone(place).len() as u16;
        Sizes {
            hand: size(Place::Hand(seat)),
            deck: size(Place::Deck(seat)),
            discard: size(Place::Discard(seat)),
            removed: size(Place::Removed(seat)),
        }
    }

    fn player(&self, seat: Seat) -> PlayerView {
        let state = &self.game.state;
        let player = state.player(seat);
        PlayerView {
            seat,
            score: player.score,
            gone: player.gone,
            sizes: self.sizes(seat),
            hand: self.zone(Place::Hand(seat)),
            discard: self.zone(Place::Discard(seat)),
            removed: self.zone(Place::Removed(seat)),
            core: self.zone(Place::Core(seat)),
            limbo: self.zone(Place::Limbo(seat)),
            missions: state
                .zone(Place::Row(seat))
                .iter()
                .map(|m| self.mission(*m))
                .collect(),
        }
    }

    /// The cards of a place that the viewer can see.
    pub fn zone(&self, place: Place) -> Vec<CardView> {
        let cards = self.seen_in(place);
        cards.iter().map(|c| self.card(*c)).collect()
    }

    pub fn faces(&self, cards: &[CardId]) -> Vec<CardView> {
        let seen = cards.iter().copied().filter(|c| self.sees(*c));
        seen.map(|c| self.card(c)).collect()
    }

    /// A card whose face the viewer may see.
    pub fn card(&self, id: CardId) -> CardView {
        let (state, table) = (&self.game.state, &self.game.table);
        let (card, face) = (state.card(id), table.face(id));
        let in_play = card.place.in_play();
        let personnel = in_play && face.kind == CardType::Personnel;
        CardView {
            id,
            def: face.def,
            commander: in_play.then_some(card.commander),
            owner: Some(face.owner).filter(|o| in_play && *o != card.commander),
            stopped: card.is(Flag::Stopped),
            face_down: card.is(Flag::FaceDown),
            attributes: personnel.then(|| self.numbers.attributes(self.game, id)),
            skills: personnel.then(|| self.numbers.skills(id)).flatten(),
            cost: self.numbers.cost(self.game, id),
            on: if in_play {
                self.at(Place::On(id), false)
            } else {
                Vec::new()
            },
        }
    }

    /// The game in which numbers are computed.
    pub fn world(&self) -> &Game {
        self.open().unwrap_or(self.game)
    }

    fn open(&self) -> Option<&Game> {
        let open = self.open.get_or_init(|| {
            let spare = self.spare.take();
            self.game.without_hidden_in(self.viewer, spare)
        });
        open.as_deref()
    }

    /// Visible cards on or beneath another, damage or other cards.
    fn at(&self, place: Place, damage: bool) -> Vec<CardView> {
        let there = self
            .laid
            .at(place)
            .filter(|c| self.game.state.card(*c).is(Flag::Damage) == damage && self.sees(*c));
        there.map(|c| self.card(c)).collect()
    }

    pub(super) fn mission(&self, id: CardId) -> MissionView {
        let beneath = self.at(Place::Beneath(id), false);
        let [points, span] = self.numbers.of_mission(self.game, id);
        let all = self.laid.at(Place::Beneath(id));
        MissionView {
            points,
            span,
            card: self.card(id),
            site: self.game.table.site_of_mission(id),
            completed: self.game.state.card(id).is(Flag::Completed),
            beneath_unseen: (all.count() - beneath.len()) as u16,
            beneath,
        }
    }

    pub(super) fn site(&self, site: SiteId) -> SiteView {
        let ships = self.laid.at(Place::Orbit(site));
        SiteView {
            site,
            ships: ships.map(|c| self.ship(c)).collect(),
            groups: self.groups(self.laid.at(Place::Surface(site))),
        }
    }

    /// Whether a card keeps a ship that is at no mission.
    pub(super) fn keeps_ships(&self) -> bool {
        self.kept_ships().next().is_some()
    }

    pub(super) fn kept(&self) -> Vec<ShipView> {
        self.kept_ships().map(|c| self.ship(c)).collect()
    }

    fn kept_ships(&self) -> impl Iterator<Item = CardId> {
        let ship = |c: &CardId| self.game.table.face(*c).kind == CardType::Ship;
        self.laid.on_others().iter().copied().filter(ship)
    }

    pub fn ship(&self, ship: CardId) -> ShipView {
        let state = &self.game.state;
        let own = self.is(state.card(ship).commander);
        let staffed = own.then(|| self.game.is_staffed(ship));
        let [range, weapons, shields] = self.numbers.attributes(self.game, ship);
        let used = i16::from(state.card(ship).range_used);
        ShipView {
            card: self.card(ship),
            range,
            range_left: (self.numbers.range(self.game, ship) - used).max(0),
            weapons,
            shields,
            damage: self.at(Place::On(ship), true),
            staffed,
            needs: match staffed {
                Some(false) => {
                    let procedure = self.game.table.procedure;
                    Some(procedure.staffing_gap(self.game, ship))
                }
                _ => None,
            },
            crews: self.groups(self.laid.at(Place::Aboard(ship))),
        }
    }

    fn groups(&self, cards: impl Iterator<Item = CardId>) -> Vec<GroupView> {
        let state = &self.game.state;
        let mut groups: Vec<GroupView> = Vec::new();
        for id in cards {
            let card = state.card(id);
            let at = groups.iter().position(|g| g.commander == card.commander);
            let at = at.unwrap_or_else(|| {
                groups.push(GroupView {
                    commander: card.commander,
                    cards: Vec::new(),
                    hidden: 0,
                    hidden_stopped: 0,
                    on_hidden: Vec::new(),
                    sums: [0; 3],
                });
                groups.len() - 1
            });
            let group = &mut groups[at];
            if !self.sees(id) {
                match card.is(Flag::Stopped) {
                    true => group.hidden_stopped += 1,
                    false => group.hidden += 1,
                }
                group.on_hidden.extend(self.at(Place::On(id), false));
                continue;
            }
            let view = self.card(id);
            if let (Some(numbers), false) = (view.attributes, view.stopped) {
                for (sum, n) in group.sums.iter_mut().zip(numbers) {
                    *sum += n;
                }
            }
            group.cards.push(view);
        }
        groups.sort_by_key(|g| g.commander);
        groups
    }

    /// The faces of the candidates, and of the card that a text asks where to put, if its user has examined it
    /// (2E-GLOSS-09).
    fn faces_asked_about(&self, seat: Seat, choice: &Choice) -> Vec<CardView> {
        let mut faces = self.candidates(choice);
        faces.extend(self.game.examined_and_asked(seat).map(|c| self.card(c)));
        faces
    }

    /// The faces of the cards that can be picked, ordered or named.
    fn candidates(&self, choice: &Choice) -> Vec<CardView> {
        match choice {
            Choice::Cards { from, .. } => from.iter().map(|c| self.card(*c)).collect(),
            Choice::Order { cards } | Choice::Arrange { cards, .. } => {
                cards.iter().map(|c| self.card(*c)).collect()
            }
            Choice::Options { options } => options
                .iter()
                .filter_map(|l| match l {
                    Label::Card(c)
                    | Label::OtherRequirements(c)
                    | Label::LeftOf(c)
                    | Label::RightOf(c) => Some(self.card(*c)),
                    _ => None,
                })
                .collect(),
            _ => Vec::new(),
        }
    }

    /// The subject of the current round of responses.
    fn about(&self) -> Option<(Phase, SeenEvent)> {
        let Some(Frame::Respond(round)) = self.game.state.frames.last() else {
            return None;
        };
        let event = self.game.event_now(round.h, &round.cards);
        Some((round.phase, event.seen_from(self.viewer)))
    }
}

impl Game {
    /// A happening as everybody sees it now.
    fn event_now(&self, h: Happening, cards: &[CardId]) -> Event {
        let mut event = self.event(h, h.card.map_or(Seats::ALL, |c| self.seen_by(c)));
        event.each_seen_by = cards.iter().map(|c| self.seen_by(*c)).collect();
        event.cards = cards.to_vec();
        event
    }
}
