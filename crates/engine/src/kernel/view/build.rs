//! Building a view.

use super::{
    CardView, GroupView, MissionView, PlayerView, Prompt, ShipView, SiteView, Sizes, View,
};
use crate::kernel::choice::{Answer, Choice, Label};
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
use cards::lexicon::{CardType, Skill, Stat};

impl Game {
    /// The game as `viewer` may see it; `None` is a spectator.
    pub fn view(&self, viewer: Option<Seat>) -> View {
        let rides =
            |c: &CardId| matches!(self.state.card(*c).place, Place::On(_) | Place::Beneath(_));
        let open = self.without_hidden(viewer);
        let world = open.as_deref().unwrap_or(self);
        Viewer {
            game: self,
            viewer,
            numbers_change: world.is_modified(ModifierKind::Stat),
            skills_change: world.is_modified(ModifierKind::Skill),
            open,
            riders: self.state.field.iter().copied().filter(rides).collect(),
        }
        .view()
    }

    /// The game without the cards that `viewer` cannot see and texts could read: numbers computed in it reveal
    /// nothing about them. `None` if there are none, or if no text changes a number.
    pub fn without_hidden(&self, viewer: Option<Seat>) -> Option<Box<Game>> {
        use ModifierKind::{Requirement, Skill, Stat, Total};
        let changes = [Stat, Skill, Requirement, Total];
        if !changes.into_iter().any(|kind| self.is_modified(kind)) {
            return None;
        }
        let hidden = self.unreadable_by(viewer);
        match hidden.is_empty() {
            true => None,
            false => Some(Box::new(self.without(&hidden))),
        }
    }

    /// The cards that `viewer` cannot see and texts could read.
    pub(crate) fn unreadable_by(&self, viewer: Option<Seat>) -> Vec<CardId> {
        let hidden = |c: &CardId| {
            let card = self.state.card(*c);
            card.is(Flag::FaceDown) && Some(card.commander) != viewer
        };
        let mut hidden: Vec<CardId> = self.state.field.iter().copied().filter(hidden).collect();
        if self.table.reads_hidden {
            for seat in self.state.seats().filter(|s| Some(*s) != viewer) {
                for place in [Place::Hand(seat), Place::Discard(seat)] {
                    hidden.extend_from_slice(self.state.zone(place));
                }
            }
        }
        hidden
    }

    /// A quiet copy in which these cards are in the decks of their owners.
    pub(crate) fn without(&self, cards: &[CardId]) -> Game {
        let mut open = self.quiet();
        for card in cards {
            let owner = self.table.face(*card).owner;
            open.state.put(*card, Place::Deck(owner));
        }
        open
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
    /// The game in which the viewer's numbers are computed, if it is not the real one.
    open: Option<Box<Game>>,
    /// Cards on or beneath others. There are few, and they are needed for every card.
    riders: Vec<CardId>,
    /// Whether a text could change a number on a card now.
    numbers_change: bool,
    /// Whether a text could change a skill now.
    skills_change: bool,
}

impl Viewer<'_> {
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

    fn view(&self) -> View {
        let state = &self.game.state;
        let pending = self.game.pending();
        View {
            viewer: self.viewer,
            turn: state.turn,
            active: state.active,
            outcome: state.outcome.clone(),
            players: state.seats().map(|s| self.player(s)).collect(),
            sites: self.sites(),
            kept: self.kept(),
            waiting_for: pending.map(|p| p.seat),
            prompt: pending.filter(|p| self.is(p.seat)).map(|p| Prompt {
                seat: p.seat,
                ask: p.ask,
                choice: p.choice.clone(),
                actions: self.game.actions(),
                faces: self.faces_asked_about(p.seat, &p.choice),
                about: self.about(),
            }),
            board: self.game.table.procedure.show(self),
        }
    }

    fn player(&self, seat: Seat) -> PlayerView {
        let state = &self.game.state;
        let player = state.player(seat);
        let size = |place: Place| state.zone(place).len() as u16;
        PlayerView {
            seat,
            score: player.score,
            gone: player.gone,
            sizes: Sizes {
                hand: size(Place::Hand(seat)),
                deck: size(Place::Deck(seat)),
                discard: size(Place::Discard(seat)),
                removed: size(Place::Removed(seat)),
            },
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
        self.faces(self.game.state.zone(place))
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
            attributes: personnel.then(|| match self.numbers_change {
                true => Stat::PERSONNEL.map(|s| self.stat(id, s)),
                false => face.attributes.map(|n| n.max(0)),
            }),
            skills: if personnel { self.skills(id) } else { None },
            cost: match self.numbers_change {
                true => Some(self.stat(id, Stat::Cost)).filter(|n| *n != face.cost),
                false => None,
            },
            on: if in_play {
                self.at(Place::On(id), false)
            } else {
                Vec::new()
            },
        }
    }

    /// The game in which numbers are computed.
    pub fn world(&self) -> &Game {
        self.open.as_deref().unwrap_or(self.game)
    }

    fn stat(&self, card: CardId, stat: Stat) -> i16 {
        self.world().stat(card, stat)
    }

    /// Skills where they differ from the printed ones.
    fn skills(&self, card: CardId) -> Option<Vec<(Skill, u8)>> {
        if !self.skills_change {
            return None;
        }
        let levels = self.world().skills(card);
        if levels == self.game.table.face(card).skills {
            return None;
        }
        let all = Skill::ALL.iter().map(|s| (*s, levels[*s as usize]));
        Some(all.filter(|(_, n)| *n > 0).collect())
    }

    /// Visible cards at a place on the table, damage or other cards.
    fn at(&self, place: Place, damage: bool) -> Vec<CardView> {
        let state = &self.game.state;
        let there = self.riders.iter().copied().filter(|c| {
            let card = state.card(*c);
            card.place == place && card.is(Flag::Damage) == damage && self.sees(*c)
        });
        there.map(|c| self.card(c)).collect()
    }

    fn mission(&self, id: CardId) -> MissionView {
        let beneath = self.at(Place::Beneath(id), false);
        let changed = |stat: Stat| {
            let printed = self.game.table.def(id).stat(stat);
            let now = self.numbers_change.then(|| self.stat(id, stat));
            now.filter(|n| Some(*n) != printed)
        };
        MissionView {
            points: changed(Stat::Points),
            span: changed(Stat::Span),
            card: self.card(id),
            site: self.game.table.site_of_mission(id),
            completed: self.game.state.card(id).is(Flag::Completed),
            beneath_unseen: (self.game.beneath(id).count() - beneath.len()) as u16,
            beneath,
        }
    }

    fn sites(&self) -> Vec<SiteView> {
        let state = &self.game.state;
        let mut at: Vec<(SiteId, CardId)> = Vec::new();
        for &card in &state.field {
            if let Place::Orbit(site) | Place::Surface(site) = state.card(card).place {
                at.push((site, card));
            }
        }
        at.sort_by_key(|(site, _)| *site);
        let mut sites = Vec::new();
        for there in at.chunk_by(|(a, _), (b, _)| a == b) {
            let site = there[0].0;
            let in_orbit = |c: &CardId| matches!(state.card(*c).place, Place::Orbit(_));
            let cards = || there.iter().map(|(_, c)| *c);
            sites.push(SiteView {
                site,
                ships: cards().filter(in_orbit).map(|c| self.ship(c)).collect(),
                groups: self.groups(cards().filter(|c| !in_orbit(c))),
            });
        }
        sites
    }

    fn kept(&self) -> Vec<ShipView> {
        let ship = |c: &&CardId| self.game.table.face(**c).kind == CardType::Ship;
        let on = |c: &&CardId| matches!(self.game.state.card(**c).place, Place::On(_));
        let ships = self.riders.iter().filter(on).filter(ship);
        ships.map(|c| self.ship(*c)).collect()
    }

    fn ship(&self, ship: CardId) -> ShipView {
        let state = &self.game.state;
        let own = self.is(state.card(ship).commander);
        let staffed = own.then(|| self.game.is_staffed(ship));
        let aboard = |c: &CardId| state.card(*c).place == Place::Aboard(ship);
        ShipView {
            card: self.card(ship),
            range: self.stat(ship, Stat::Range),
            range_left: self.stat(ship, Stat::UnusedRange),
            weapons: self.stat(ship, Stat::Weapons),
            shields: self.stat(ship, Stat::Shields),
            damage: self.at(Place::On(ship), true),
            staffed,
            needs: match staffed {
                Some(false) => Some(self.game.staffing_gap(ship)),
                _ => None,
            },
            crews: self.groups(state.field.iter().copied().filter(aboard)),
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
            Choice::Order { cards } => cards.iter().map(|c| self.card(*c)).collect(),
            Choice::Options { options } => options
                .iter()
                .filter_map(|l| match l {
                    Label::Card(c) | Label::OtherRequirements(c) => Some(self.card(*c)),
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
