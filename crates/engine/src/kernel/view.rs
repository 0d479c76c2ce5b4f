//! What one seat may know of a game, built from nothing (2E-GAP-58). A card the seat may not see is in no
//! part of a view, not even by its number; it is only counted.

use super::choice::{Action, Answer, Ask, Choice, Label};
use super::event::{Event, SeenEvent};
use super::frame::{Frame, Turn};
use super::game::Game;
use super::happening::Happening;
use super::ids::{CardId, Seat, Seats, SiteId};
use super::place::Place;
use super::refusal::Refusal;
use super::state::{Flag, Outcome};
use super::table::has;
use crate::second::attempt;
use crate::second::fight;
use crate::second::requirement::Line;
use crate::second::rules::RuleSet;
use crate::second::staffing::StaffingGap;
use crate::second::turn;
use crate::text::modifiers::Term;
use cards::language::Phase;
use cards::lexicon::{CardType, Skill, Stat};
use serde::Serialize;

// A field that says `default` may be absent, and is optional in the types for TypeScript.

/// A game as one seat sees it. A spectator has no seat and sees what everybody sees.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    pub viewer: Option<Seat>,
    pub rules: RuleSet,
    pub turn: u16,
    pub active: Seat,
    pub segment: Segment,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Outcome>,
    /// In the order of the seats.
    pub players: Vec<PlayerView>,
    /// The places where ships, personnel or equipment are.
    pub sites: Vec<SiteView>,
    /// Ships at no mission, on a card that keeps them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub kept: Vec<ShipView>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub attempt: Option<AttemptView>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fight: Option<FightView>,
    /// Whom the game waits for. What they are asked is in their own view only.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub waiting_for: Option<Seat>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub prompt: Option<Prompt>,
}

impl View {
    pub fn to_json(&self) -> String {
        let mut json = Vec::with_capacity(8192);
        // Views hold no maps and no types that can fail to serialise, and JSON is UTF-8.
        serde_json::to_writer(&mut json, self).unwrap_or_default();
        String::from_utf8(json).unwrap_or_default()
    }
}

/// The part of the turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Segment {
    Start,
    PlayAndDraw,
    Orders,
    Discard,
    End,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlayerView {
    pub seat: Seat,
    pub score: i16,
    pub counters: i16,
    #[serde(default, skip_serializing_if = "is_false")]
    pub gone: bool,
    pub sizes: Sizes,
    /// The viewer's own hand.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub hand: Vec<CardView>,
    /// The viewer's own discard pile, the top card last (2E-GLOSS-04).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub discard: Vec<CardView>,
    /// The viewer's own cards that are out of the game.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub removed: Vec<CardView>,
    /// The face-up part of the viewer's own dilemma pile, the bottom card first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub pile: Vec<CardView>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub core: Vec<CardView>,
    /// Captives in this player's brig, open to all (2E-GAP-52).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub brig: Vec<CardView>,
    /// Cards being played or faced.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub limbo: Vec<CardView>,
    /// In row order.
    pub missions: Vec<MissionView>,
}

/// How many cards are in the places of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Sizes {
    pub hand: u16,
    pub deck: u16,
    pub pile: u16,
    /// How many of the dilemma pile lie face up.
    pub pile_face_up: u16,
    pub discard: u16,
    pub removed: u16,
}

/// A card whose face the viewer may see. `def` is its place in the catalogue; what is printed on it is
/// found there.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CardView {
    pub id: CardId,
    pub def: u16,
    /// Who commands it, in play.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub commander: Option<Seat>,
    /// Whose card it is, if not its commander's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub owner: Option<Seat>,
    #[serde(default, skip_serializing_if = "is_false")]
    pub stopped: bool,
    /// Nobody but its commander sees its face.
    #[serde(default, skip_serializing_if = "is_false")]
    pub face_down: bool,
    /// Integrity, Cunning, Strength of a personnel in play, as they are now.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub attributes: Option<[i16; 3]>,
    /// The skills of a personnel in play, where they are not as printed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub skills: Option<Vec<(Skill, u8)>>,
    /// What it costs now, where that is not as printed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cost: Option<i16>,
    /// Cards on it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub on: Vec<CardView>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MissionView {
    #[serde(flatten)]
    pub card: CardView,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub site: Option<SiteId>,
    #[serde(default, skip_serializing_if = "is_false")]
    pub completed: bool,
    /// What it is worth and its span, where they are not as printed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub points: Option<i16>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub span: Option<i16>,
    /// Dilemmas beneath it, as far as the viewer knows them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub beneath: Vec<CardView>,
    /// Dilemmas beneath it that were never seen (2E-DIL-18).
    #[serde(default, skip_serializing_if = "is_zero")]
    pub beneath_unseen: u16,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SiteView {
    pub site: SiteId,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub ships: Vec<ShipView>,
    /// Personnel and equipment on the planet or headquarters, one group a commander.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub groups: Vec<GroupView>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ShipView {
    #[serde(flatten)]
    pub card: CardView,
    pub range: i16,
    pub range_left: i16,
    pub weapons: i16,
    pub shields: i16,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub damage: Vec<CardView>,
    /// Own ships only: it would tell something about face-down crews.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub staffed: Option<bool>,
    /// What an own ship lacks to be staffed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub needs: Option<StaffingGap>,
    /// Those aboard, one group a commander.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub crews: Vec<GroupView>,
}

/// The personnel and equipment of one commander at one place.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GroupView {
    pub commander: Seat,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cards: Vec<CardView>,
    /// Face-down cards the viewer may not see, unstopped and stopped.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub hidden: u16,
    #[serde(default, skip_serializing_if = "is_zero")]
    pub hidden_stopped: u16,
    /// Open cards on cards the viewer may not see.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub on_hidden: Vec<CardView>,
    /// Integrity, Cunning, Strength of the unstopped personnel in `cards`.
    pub sums: [i16; 3],
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AttemptView {
    pub step: attempt::Step,
    pub attempter: Seat,
    /// Who draws and chooses the dilemmas.
    pub opponent: Seat,
    pub mission: CardId,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ship: Option<CardId>,
    /// How many take part (2E-ATT-10), and who of them the viewer can see.
    pub participants: u16,
    pub known_participants: Vec<CardId>,
    pub limit: i16,
    /// Drawn and not yet chosen or returned; chosen and not yet faced.
    pub drawn: u16,
    pub stack: u16,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dilemma: Option<CardView>,
    /// Dilemmas faced before, where they still lie open.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub faced: Vec<CardView>,
    /// For the player who draws the dilemmas (2E-DIL-03): the drawn ones, and the stack, the next one to be
    /// revealed first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub drawn_cards: Vec<CardView>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub stack_cards: Vec<CardView>,
    /// For the attempter: the mission's requirements against the participants.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub checklist: Vec<Line>,
    /// The same for what the dilemma asks of them, if that is one thing.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub dilemma_checklist: Vec<Line>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct FightView {
    pub step: fight::Step,
    pub combat: bool,
    /// The card whose text began it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub source: Option<CardId>,
    pub place: Place,
    pub ours: SideView,
    pub theirs: SideView,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub winner: Option<Seat>,
}

/// One side of a fight: the beginner's is `ours`.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SideView {
    pub seat: Seat,
    pub cards: Vec<CardId>,
    #[serde(default, skip_serializing_if = "is_zero")]
    pub hidden: u16,
    /// What each card the viewer can see adds.
    pub terms: Vec<Term>,
    /// Once the sides have been compared.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub total: Option<i16>,
}

/// The question the viewer has to answer.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Prompt {
    pub seat: Seat,
    pub ask: Ask,
    pub choice: Choice,
    /// The legal actions, if the question is what to do.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub actions: Vec<Action>,
    /// The faces of the candidates: who chooses sees them (2E-GLOSS-16).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub faces: Vec<CardView>,
    /// What can be responded to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub about: Option<(Phase, SeenEvent)>,
}

fn is_false(b: &bool) -> bool {
    !*b
}
fn is_zero(n: &u16) -> bool {
    *n == 0
}

impl Game {
    /// What `viewer` may know; `None` is a spectator.
    pub fn view(&self, viewer: Option<Seat>) -> View {
        let rides =
            |c: &CardId| matches!(self.state.card(*c).place, Place::On(_) | Place::Beneath(_));
        Viewer {
            game: self,
            viewer,
            open: self.without_hidden(viewer),
            riders: self.state.field.iter().copied().filter(rides).collect(),
        }
        .view()
    }

    /// The game without the cards that `viewer` cannot see and texts could look at: numbers worked out in it
    /// tell nothing about them. `None` if there are none, or if no text changes a number.
    pub fn without_hidden(&self, viewer: Option<Seat>) -> Option<Box<Game>> {
        let changes = has::STAT | has::SKILL | has::REQUIREMENT | has::TOTAL;
        if self.table.modifiers & changes == 0 {
            return None;
        }
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
        if hidden.is_empty() {
            return None;
        }
        let mut open = self.quiet();
        for card in hidden {
            let owner = self.table.face(card).owner;
            open.state.put(card, Place::Deck(owner));
        }
        Some(Box::new(open))
    }

    /// The view as JSON.
    pub fn view_json(&self, viewer: Option<Seat>) -> String {
        self.view(viewer).to_json()
    }

    /// Why an answer would be refused; `None` if it would be accepted.
    pub fn why_not(&self, seat: Seat, answer: &Answer) -> Option<Refusal> {
        self.validate(seat, answer).err()
    }
}

/// One pair of eyes.
struct Viewer<'a> {
    game: &'a Game,
    viewer: Option<Seat>,
    /// The game as far as the viewer can work out its numbers, if that is another one.
    open: Option<Box<Game>>,
    /// Cards on or beneath others; few, and asked for with every card.
    riders: Vec<CardId>,
}

impl Viewer<'_> {
    fn sees(&self, card: CardId) -> bool {
        let seats = self.game.seen_by(card);
        match self.viewer {
            Some(seat) => seats.has(seat),
            None => seats == Seats::ALL,
        }
    }

    fn is(&self, seat: Seat) -> bool {
        self.viewer == Some(seat)
    }

    fn view(&self) -> View {
        let state = &self.game.state;
        let pending = self.game.pending();
        View {
            viewer: self.viewer,
            rules: state.rules.set,
            turn: state.turn,
            active: state.active,
            segment: self.segment(),
            outcome: state.outcome.clone(),
            players: state.seats().map(|s| self.player(s)).collect(),
            sites: self.sites(),
            kept: self.kept(),
            attempt: self.attempt(),
            fight: self.fight(),
            waiting_for: pending.map(|p| p.seat),
            prompt: pending.filter(|p| self.is(p.seat)).map(|p| Prompt {
                seat: p.seat,
                ask: p.ask,
                choice: p.choice.clone(),
                actions: self.game.actions(),
                faces: self.candidates(&p.choice),
                about: self.about(),
            }),
        }
    }

    fn segment(&self) -> Segment {
        use turn::Step;
        match self.game.state.frames.first() {
            Some(Frame::Turn(Turn { step, .. })) => match step {
                Step::Start | Step::PlaySegment => Segment::Start,
                Step::PlayMenu | Step::DrawingRest | Step::HidingInPlay => Segment::PlayAndDraw,
                Step::OrderSegment
                | Step::OrderMenu
                | Step::Beaming { .. }
                | Step::HidingInOrders => Segment::Orders,
                Step::DiscardSegment | Step::Discarding | Step::DiscardingOne { .. } => {
                    Segment::Discard
                }
                Step::End | Step::Cleanup => Segment::End,
            },
            _ => Segment::Start,
        }
    }

    fn player(&self, seat: Seat) -> PlayerView {
        let state = &self.game.state;
        let player = state.player(seat);
        let size = |place: Place| state.zone(place).len() as u16;
        let up = |c: &&CardId| state.card(**c).is(Flag::FaceUp);
        let pile = state.zone(Place::Pile(seat));
        PlayerView {
            seat,
            score: player.score,
            counters: player.counters,
            gone: player.gone,
            sizes: Sizes {
                hand: size(Place::Hand(seat)),
                deck: size(Place::Deck(seat)),
                pile: pile.len() as u16,
                pile_face_up: pile.iter().filter(up).count() as u16,
                discard: size(Place::Discard(seat)),
                removed: size(Place::Removed(seat)),
            },
            hand: self.zone(Place::Hand(seat)),
            discard: self.zone(Place::Discard(seat)),
            removed: self.zone(Place::Removed(seat)),
            pile: self.zone(Place::Pile(seat)),
            core: self.zone(Place::Core(seat)),
            brig: self.zone(Place::Brig(seat)),
            limbo: self.zone(Place::Limbo(seat)),
            missions: state
                .zone(Place::Row(seat))
                .iter()
                .map(|m| self.mission(*m))
                .collect(),
        }
    }

    /// The cards of a place that the viewer can see.
    fn zone(&self, place: Place) -> Vec<CardView> {
        self.faces(self.game.state.zone(place))
    }

    fn faces(&self, cards: &[CardId]) -> Vec<CardView> {
        let seen = cards.iter().copied().filter(|c| self.sees(*c));
        seen.map(|c| self.card(c)).collect()
    }

    /// A card whose face the viewer may see.
    fn card(&self, id: CardId) -> CardView {
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
            attributes: personnel.then(|| Stat::PERSONNEL.map(|s| self.stat(id, s))),
            skills: if personnel { self.skills(id) } else { None },
            cost: if table.modifiers & has::STAT == 0 {
                None
            } else {
                Some(self.stat(id, Stat::Cost)).filter(|n| *n != face.cost)
            },
            on: if in_play {
                self.at(Place::On(id), false)
            } else {
                Vec::new()
            },
        }
    }

    /// The game that numbers are worked out in.
    fn world(&self) -> &Game {
        self.open.as_deref().unwrap_or(self.game)
    }

    fn stat(&self, card: CardId, stat: Stat) -> i16 {
        self.world().stat(card, stat)
    }

    /// Skills where they differ from the printed ones.
    fn skills(&self, card: CardId) -> Option<Vec<(Skill, u8)>> {
        if self.game.table.modifiers & has::SKILL == 0 {
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
            let now = (self.game.table.modifiers & has::STAT != 0).then(|| self.stat(id, stat));
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

    fn attempt(&self) -> Option<AttemptView> {
        let (game, a) = (self.game, self.game.attempt()?);
        let seen = |cards: &[CardId]| -> Vec<CardId> {
            cards.iter().copied().filter(|c| self.sees(*c)).collect()
        };
        let drawn = game.state.zone(Place::Drawn(a.opponent));
        let stack = game.state.zone(Place::Stack(a.opponent));
        let mut stack_cards = self.faces(stack);
        stack_cards.reverse();
        let before = a.faced.iter().copied().filter(|c| a.dilemma != Some(*c));
        Some(AttemptView {
            step: a.step,
            attempter: a.attempter,
            opponent: a.opponent,
            mission: a.mission,
            ship: a.ship,
            participants: a.participants.len() as u16,
            known_participants: seen(&a.participants),
            limit: a.limit,
            drawn: drawn.len() as u16,
            stack: stack.len() as u16,
            dilemma: a.dilemma.filter(|c| self.sees(*c)).map(|c| self.card(c)),
            faced: self.faces(&before.collect::<Vec<_>>()),
            drawn_cards: self.faces(drawn),
            stack_cards,
            checklist: match self.is(a.attempter) {
                true => self.world().checklist(a.mission, &a.participants),
                false => Vec::new(),
            },
            dilemma_checklist: match a.dilemma.filter(|c| self.is(a.attempter) && self.sees(*c)) {
                Some(dilemma) => self.world().asked_by(dilemma, &a.participants),
                None => Vec::new(),
            },
        })
    }

    fn fight(&self) -> Option<FightView> {
        let f = self.game.fight()?;
        let compared = matches!(
            f.step,
            fight::Step::Outcome | fight::Step::Stopping | fight::Step::End | fight::Step::Done
        ) && !f.prevented;
        let side = |seat: Seat, cards: &[CardId], total: i16| {
            let seen: Vec<CardId> = cards.iter().copied().filter(|c| self.sees(*c)).collect();
            let mut terms = self.world().fight_terms(seat == f.starter);
            terms.retain(|t| t.source.is_none_or(|c| self.sees(c)));
            SideView {
                seat,
                hidden: (cards.len() - seen.len()) as u16,
                cards: seen,
                terms,
                total: compared.then_some(total),
            }
        };
        Some(FightView {
            step: f.step,
            combat: f.is_combat(),
            source: Some(f.source).filter(|c| self.sees(*c)),
            place: f.place,
            ours: side(f.starter, &f.ours, f.totals.0),
            theirs: side(f.opponent, &f.theirs, f.totals.1),
            winner: f.winner,
        })
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

    /// What the round of responses on top is about.
    fn about(&self) -> Option<(Phase, SeenEvent)> {
        let Some(Frame::Respond(round)) = self.game.state.frames.last() else {
            return None;
        };
        let event = self.game.event_now(round.h, &round.cards);
        Some((round.phase, event.seen_from(self.viewer)))
    }
}

impl Game {
    /// A happening with what everybody sees of it at this moment.
    fn event_now(&self, h: Happening, cards: &[CardId]) -> Event {
        let mut event = self.event(h, h.card.map_or(Seats::ALL, |c| self.seen_by(c)));
        event.each_seen_by = cards.iter().map(|c| self.seen_by(*c)).collect();
        event.cards = cards.to_vec();
        event
    }
}
