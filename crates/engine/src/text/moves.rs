//! Effects that move or stop cards, one card after the other.

use super::effects::OVER;
use super::target::{AIMED, Aim};
use crate::kernel::choice::{Answer, Ask, Choice, Label, TextAsk};
use crate::kernel::frame::{Fate, Frame, Happen, HappenStep};
use crate::kernel::game::{Flow, Game};
use crate::kernel::happening::{Cause, Happening};
use crate::kernel::ids::{CardId, Seat};
use crate::kernel::place::Place;
use crate::kernel::state::Flag;
use cards::language::{self, Effect, Kind, Target, Verb, Who};
use cards::lexicon::{CardType, MissionKind};

/// Stages after the cards are known.
const GROUP: u8 = AIMED;
const ORDER: u8 = 11;
const ORDERED: u8 = 12;
const DEAL: u8 = 13;
const WHERE: u8 = 14;

impl Game {
    pub(crate) fn effect_move(
        &mut self,
        effect: &Effect,
        verb: Verb,
        what: &Target,
        to: Option<language::Place>,
        by: Option<Who>,
    ) -> Flow {
        if let Some(who) = by
            && self.one_of(who).is_none()
        {
            return self.name_opponent(who);
        }
        if let Aim::Not(flow) = self.aim(what, effect) {
            return flow;
        }
        let kind = self.kind_for(verb);
        if self.block_ref().stage == OVER {
            self.top_block().stage = DEAL;
        }
        // 2E-DL-04: the deck is shuffled when the search is over; what is found lies beside it.
        if verb == Verb::Download && self.block_ref().stage == GROUP {
            self.shuffle_deck(self.block_ref().you);
        }
        match self.line_up(kind, by, to) {
            Some(flow) => flow,
            None => self.deal(verb, kind, to, by),
        }
    }

    /// What comes before the first card of a group is dealt with (2E-GAP-48). `None` when that is over.
    fn line_up(
        &mut self,
        kind: Kind,
        by: Option<Who>,
        to: Option<language::Place>,
    ) -> Option<Flow> {
        match self.block_ref().stage {
            GROUP => Some(self.see_group(kind, by, to)),
            ORDER => Some(self.ask_order(kind)),
            ORDERED => {
                let cards = self.reply_cards().unwrap_or_default();
                let block = self.top_block();
                block.work = cards;
                block.stage = DEAL;
                Some(Flow::Go)
            }
            _ => None,
        }
    }

    /// 2E-GAP-48: texts about any number of the cards see the whole set before the first is dealt with.
    fn see_group(&mut self, kind: Kind, by: Option<Who>, to: Option<language::Place>) -> Flow {
        self.top_block().stage = ORDER;
        let watched = self.batch_watched(kind) && !self.block_ref().work.is_empty();
        if watched {
            let cards = self.block_ref().work.clone();
            let cx = self.block_cx();
            let place = to
                .zip(cards.first())
                .and_then(|(to, c)| self.destinations(to, *c, &cx).first().copied());
            let actor = self.actor(by);
            let brig = (kind == Kind::Capture).then_some(Place::Brig(actor));
            let mut h = Happening::new(kind).by(actor).cause(self.block_ref().cause);
            h.to = place.map(|(p, _)| p).or(brig);
            self.push(Frame::Happen(Box::new(Happen {
                h,
                cards,
                step: HappenStep::Before,
                fate: Fate::Goes,
                batch: true,
            })));
        }
        Flow::Go
    }

    fn batch_watched(&self, kind: Kind) -> bool {
        self.table.listeners(kind).iter().any(|(card, n)| {
            matches!(&self.table.ability(*card, *n).when, language::Timing::On(w) if w.batch)
        })
    }

    /// 2E-GAP-48: the commander of the cards chooses the order, where it can matter.
    fn ask_order(&mut self, kind: Kind) -> Flow {
        let watched = self.is_watched(kind);
        let first = self.state.active;
        let n = self.state.players.len() as u8;
        let mut work = std::mem::take(&mut self.top_block().work);
        work.sort_by_key(|c| (self.state.card(*c).commander.0 + n - first.0) % n);
        let one_commander = work
            .windows(2)
            .all(|w| self.state.card(w[0]).commander == self.state.card(w[1]).commander);
        let seat = work.first().map(|c| self.state.card(*c).commander);
        let in_play = work.iter().all(|c| self.state.card(*c).place.in_play());
        self.top_block().work = work.clone();
        match seat {
            Some(seat) if watched && one_commander && in_play && work.len() > 1 => {
                self.top_block().stage = ORDERED;
                self.ask(seat, Ask::DealWithInOrder, Choice::Order { cards: work })
            }
            _ => {
                self.top_block().stage = DEAL;
                Flow::Go
            }
        }
    }

    fn deal(
        &mut self,
        verb: Verb,
        kind: Kind,
        to: Option<language::Place>,
        by: Option<Who>,
    ) -> Flow {
        let Some(&card) = self.block_ref().work.first() else {
            return self.next_effect();
        };
        let gone = matches!(verb, Verb::Kill | Verb::Destroy | Verb::Capture)
            && !self.state.card(card).place.in_play();
        if gone {
            self.top_block().work.remove(0);
            return Flow::Go;
        }
        let actor = self.actor(by);
        if verb == Verb::Play {
            return self.deal_play(card, actor, to);
        }
        let cx = self.block_cx();
        let places = match to {
            Some(place) => self.destinations(place, card, &cx),
            None => self.usual_place(verb, card, actor),
        };
        let chosen = match (places.as_slice(), self.block_ref().stage, self.reply.take()) {
            ([], _, _) => None,
            ([only], _, _) => Some(*only),
            (all, WHERE, Some(Answer::Place(place))) => {
                all.iter().copied().find(|(p, _)| *p == place)
            }
            (all, WHERE, Some(Answer::Option(n))) => all.get(usize::from(n)).copied(),
            (all, _, _) => {
                let choice = where_choice(all);
                let source = self.block_ref().source;
                self.top_block().stage = WHERE;
                let what = TextAsk::Where;
                return self.ask(actor, Ask::Text { card: source, what }, choice);
            }
        };
        let block = self.top_block();
        block.stage = DEAL;
        block.work.remove(0);
        block.done.push(card);
        let Some((place, n)) = chosen else {
            self.top_block().failed = true;
            return Flow::Go;
        };
        // Nothing happens to a card that lies there already.
        let unordered = matches!(
            place,
            Place::Hand(_) | Place::Discard(_) | Place::Removed(_)
        );
        if unordered && self.state.card(card).place == place {
            return Flow::Go;
        }
        let dilemma_home = kind == Kind::Return && matches!(place, Place::Pile(_));
        let h = Happening::new(if dilemma_home {
            Kind::ReturnDilemma
        } else {
            kind
        })
        .by(actor)
        .card(card)
        .cause(self.block_ref().cause)
        .to(place)
        .n(n);
        if verb == Verb::Beam {
            // 2E-BEAM-01: the same happening as an order to beam.
            let mission = self.here(card);
            let from = self.state.card(card).place;
            let h = Happening {
                card: None,
                other: mission,
                ..h.from(from).n(1)
            };
            self.happen_to(h, vec![card]);
            return Flow::Go;
        }
        self.happen(h);
        Flow::Go
    }

    /// 2E-CMD-11: to destroy a personnel is to kill it.
    fn kind_for(&self, verb: Verb) -> Kind {
        let first = self.block_ref().work.first();
        let personnel = first.is_some_and(|c| self.table.face(*c).kind == CardType::Personnel);
        match verb {
            Verb::Destroy if personnel => Kind::Kill,
            verb => kind_of(verb),
        }
    }

    /// Where a verb puts a card if the text does not say.
    fn usual_place(&self, verb: Verb, card: CardId, actor: Seat) -> Vec<(Place, i16)> {
        let owner = self.table.face(card).owner;
        let dilemma = self.table.face(card).kind == CardType::Dilemma;
        match verb {
            Verb::Draw | Verb::Take | Verb::Download => vec![(Place::Hand(owner), 0)],
            Verb::Return if dilemma => vec![(Place::Pile(owner), 1)],
            Verb::Return => vec![(Place::Hand(owner), 0)],
            Verb::Remove => vec![(Place::Removed(owner), 0)],
            Verb::Capture => vec![(Place::Brig(actor), 0)],
            Verb::Beam => self.beam_places(card, actor),
            Verb::Overcome => {
                let mission = self.here(card).or(self.attempt().map(|a| a.mission));
                mission.map_or(vec![], |m| vec![(Place::Beneath(m), 0)])
            }
            // 2E-DAM-10: a dilemma goes back to its pile wherever it is taken from.
            Verb::Destroy | Verb::Discard if dilemma => vec![(Place::Pile(owner), 1)],
            _ => vec![(Place::Discard(owner), 0)],
        }
    }

    /// 2E-BEAM-05, 2E-BEAM-06: the actor's unstopped ships there, and the planet.
    fn beam_places(&self, card: CardId, actor: Seat) -> Vec<(Place, i16)> {
        let Some(site) = self.site_of(card) else {
            return vec![];
        };
        let ship = |c: &&CardId| {
            let ship = self.state.card(**c);
            ship.place == Place::Orbit(site) && ship.commander == actor && !ship.is(Flag::Stopped)
        };
        let ships = self.state.field.iter().filter(ship);
        let mut places: Vec<Place> = ships.map(|c| Place::Aboard(*c)).collect();
        if self.table.site_facts(site).kind != MissionKind::Space {
            places.push(Place::Surface(site));
        }
        let here = self.state.card(card).place;
        let other = places.into_iter().filter(|p| *p != here);
        other.map(|p| (p, 0)).collect()
    }

    fn deal_play(&mut self, card: CardId, actor: Seat, to: Option<language::Place>) -> Flow {
        let aboard = match to {
            Some(language::Place::Aboard(r) | language::Place::At(r)) => {
                self.card_of(r, &self.block_cx())
            }
            _ => None,
        };
        let block = self.top_block();
        block.work.remove(0);
        block.done.push(card);
        block.stage = OVER;
        let at = self.state.zone(Place::Row(actor)).iter().copied();
        let at = at
            .into_iter()
            .find(|m| self.table.def(*m).accepts(self.table.def(card)));
        let at = aboard.or(at);
        if self.check_play_from(actor, card, at, true).is_ok() {
            self.start_play(actor, card, at);
        }
        Flow::Go
    }

    pub(crate) fn effect_draw(&mut self, who: Who, n: &language::Number) -> Flow {
        if matches!(who, Who::Opponent | Who::AnOpponent(_)) && self.one_of(who).is_none() {
            return self.name_opponent(who);
        }
        let cx = self.block_cx();
        let seats: Vec<Seat> = self.seats_of(who, &cx).iter().collect();
        // The stage counts the draws; no text draws more than this for one player.
        let each = self.number(n, &cx).clamp(0, 40) as usize;
        let k = usize::from(self.block_ref().stage);
        if each == 0 || k >= each * seats.len() {
            return self.next_effect();
        }
        self.top_block().stage += 1;
        // 2E-GAP-22: an empty deck gives nothing.
        self.draw_one(seats[k / each], self.block_ref().cause);
        Flow::Go
    }

    /// One card from the top of the deck into hand.
    pub(crate) fn draw_one(&mut self, seat: Seat, cause: Cause) {
        if let Some(&card) = self.state.zone(Place::Deck(seat)).last() {
            let h = Happening::new(Kind::Draw).by(seat).card(card).cause(cause);
            self.happen(h.from(Place::Deck(seat)).to(Place::Hand(seat)));
        }
    }

    pub(crate) fn effect_stop(&mut self, effect: &Effect, what: &Target, on: bool) -> Flow {
        if let Aim::Not(flow) = self.aim(what, effect) {
            return flow;
        }
        let kind = if on { Kind::Stop } else { Kind::Unstop };
        if let Some(flow) = self.line_up(kind, None, None) {
            return flow;
        }
        if self.block_ref().work.is_empty() {
            return self.next_effect();
        }
        let card = self.top_block().work.remove(0);
        self.top_block().done.push(card);
        let h = Happening::new(kind)
            .by(self.actor(None))
            .card(card)
            .cause(self.block_ref().cause);
        if self.state.card(card).place.in_play() {
            self.happen(h);
        }
        Flow::Go
    }
}

fn kind_of(verb: Verb) -> Kind {
    match verb {
        Verb::Draw => Kind::Draw,
        Verb::Discard => Kind::Discard,
        Verb::Destroy => Kind::Destroy,
        Verb::Kill => Kind::Kill,
        Verb::Place | Verb::Take => Kind::Place,
        Verb::Beam => Kind::Beam,
        Verb::Return => Kind::Return,
        Verb::Remove => Kind::Remove,
        Verb::Download => Kind::Download,
        Verb::Play => Kind::Play,
        Verb::Overcome => Kind::Overcome,
        Verb::Capture => Kind::Capture,
        Verb::Damage => Kind::Damage,
    }
}

/// One pile from two ends, or several places.
fn where_choice(all: &[(Place, i16)]) -> Choice {
    if all.len() == 2 && all[0].0 == all[1].0 {
        return Choice::Options {
            options: vec![Label::Top, Label::Bottom],
        };
    }
    Choice::Place {
        places: all.iter().map(|(p, _)| *p).collect(),
    }
}
