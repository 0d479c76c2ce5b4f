//! Sets of cards: the places to look in, and the cards there that a text means.

use super::eval::Cx;
use crate::kernel::edition::OutOfUse;
use crate::kernel::frame::Value;
use crate::kernel::game::Game;
use crate::kernel::ids::{CardId, Seat};
use crate::kernel::place::Place;
use crate::kernel::state::Flag;
use cards::language::{self, End, Extreme, Filter, Over, Select, Target, Who};
use cards::lexicon::{CardType, MissionKind};

/// What a filter asks of every card that can be seen at once: it turns away most cards before the filter is run.
#[derive(Clone, Copy, Default)]
struct Glance {
    kind: Option<CardType>,
    yours: bool,
}

impl Glance {
    fn of(f: &Filter) -> Glance {
        let mut glance = Glance::default();
        let all = match f {
            Filter::All(all) => all.as_slice(),
            f => std::slice::from_ref(f),
        };
        for f in all {
            match f {
                Filter::Type(kind) => glance.kind = Some(*kind),
                Filter::Commanded(Who::You) => glance.yours = true,
                _ => {}
            }
        }
        glance
    }
}

impl Game {
    /// Whether a text's user can use anything of the card (2E-GLOSS-21, 2E-GLOSS-22).
    pub(crate) fn usable(&self, card: CardId, cx: &Cx) -> bool {
        !(self.is_idle(card) && self.state.card(card).commander == cx.you)
    }

    /// The cards of a place, before any filter.
    pub(crate) fn cards_at(&self, place: language::Place, cx: &Cx) -> Vec<CardId> {
        use language::Place as P;
        let mut out = Vec::new();
        let zones = |who: Who, make: fn(Seat) -> Place, out: &mut Vec<CardId>| {
            for seat in self.seats_of(who, cx).iter() {
                out.extend_from_slice(self.state.zone(make(seat)));
            }
        };
        match place {
            P::Play => out.extend(self.cards_in_play()),
            P::Attempt => {
                if let Some(a) = self.attempt() {
                    out.extend_from_slice(&a.participants);
                }
            }
            P::Hand(who) => zones(who, Place::Hand, &mut out),
            P::HandOrDeck(who) => {
                zones(who, Place::Hand, &mut out);
                zones(who, Place::Deck, &mut out);
            }
            P::Discard(who) => zones(who, Place::Discard, &mut out),
            P::Core(who) => zones(who, Place::Core, &mut out),
            P::Brig(who) => zones(who, Place::Brig, &mut out),
            P::Deck(who, end) => {
                for seat in self.seats_of(who, cx).iter() {
                    out.extend(end_of(self.state.zone(Place::Deck(seat)), end));
                }
            }
            P::Pile(who, end) => {
                for seat in self.seats_of(who, cx).iter() {
                    out.extend(end_of(self.state.zone(Place::Pile(seat)), end));
                }
            }
            P::Stack | P::Drawn => {
                for seat in self.state.seats() {
                    let zone = if place == P::Stack {
                        Place::Stack(seat)
                    } else {
                        Place::Drawn(seat)
                    };
                    out.extend_from_slice(self.state.zone(zone));
                }
            }
            P::Removed => {
                for seat in self.state.seats() {
                    out.extend_from_slice(self.state.zone(Place::Removed(seat)));
                }
            }
            P::On(r) | P::Aboard(r) | P::Beneath(r) | P::At(r) | P::Surface(r) => {
                let Some(host) = self.card_of(r, cx) else {
                    return out;
                };
                let here = |c: &CardId| self.is_at_host(*c, place, host);
                out.extend(self.state.field.iter().copied().filter(here));
            }
            P::Headquarters(who) => {
                for seat in self.seats_of(who, cx).iter() {
                    let hq =
                        |c: &CardId| self.table.face(*c).mission == Some(MissionKind::Headquarters);
                    out.extend(self.state.zone(Place::Row(seat)).iter().copied().filter(hq));
                }
            }
            P::PlaceOf(slot) => {
                if let Some(other) = self.slot_cards(slot, cx).first() {
                    let place = self.place_known(*other);
                    let there = |c: &CardId| self.state.card(*c).place == place;
                    out.extend(self.state.field.iter().copied().filter(there));
                }
            }
            P::OwnersHand | P::OwnersDeck(_) | P::OwnersDiscard | P::OwnersPile => {}
        }
        out
    }

    /// All cards in play: those in the players' zones, then those on the table.
    pub(crate) fn cards_in_play(&self) -> impl Iterator<Item = CardId> + '_ {
        let zones = |seat| [Place::Row(seat), Place::Core(seat), Place::Brig(seat)];
        let own = self.state.seats().flat_map(zones);
        own.flat_map(|place| self.state.zone(place))
            .chain(&self.state.field)
            .copied()
    }

    fn is_at_host(&self, card: CardId, place: language::Place, host: CardId) -> bool {
        use language::Place as P;
        let at = self.state.card(card).place;
        match place {
            P::On(_) => at == Place::On(host),
            P::Aboard(_) => at == Place::Aboard(host),
            P::Beneath(_) => at == Place::Beneath(host),
            P::Surface(_) => {
                matches!(at, Place::Surface(site) if self.site_of(host) == Some(site))
            }
            P::At(_) => {
                !matches!(at, Place::Beneath(_))
                    && self.site_of(card).is_some()
                    && self.site_of(card) == self.site_of(host)
            }
            _ => false,
        }
    }

    pub(crate) fn is_at(&self, card: CardId, place: language::Place, cx: &Cx) -> bool {
        match place {
            language::Place::Play => self.state.card(card).place.in_play(),
            language::Place::On(r)
            | language::Place::Aboard(r)
            | language::Place::Beneath(r)
            | language::Place::Surface(r)
            | language::Place::At(r) => self
                .card_of(r, cx)
                .is_some_and(|h| self.is_at_host(card, place, h)),
            _ => self.cards_at(place, cx).contains(&card),
        }
    }

    /// Whether a text means a card only if it says so.
    fn set_aside(&self, card: CardId, f: &Filter, cx: &Cx) -> bool {
        let c = self.state.card(card);
        // 2E-DAM-11, 2E-GAP-52.
        if c.is(Flag::Damage) && !mentions(f, language::State::DamageCard) {
            return true;
        }
        // A captive is in play and can be counted; only texts about captives do anything to it.
        let captive = matches!(c.place, Place::Brig(_));
        if captive && cx.affects && !mentions(f, language::State::Captive) {
            return true;
        }
        if matches!(c.place, Place::Beneath(_)) && !mentions(f, language::State::Overcome) {
            return true;
        }
        // 2E-GLOSS-22, 2E-GLOSS-23; 2E-GAP-47: a text that speaks of stopped cards works on them.
        let customs = &self.table.customs;
        let reach = match cx.affects {
            true => !customs.reaches_idle,
            false => !(cx.numbers && customs.idle_cards == OutOfUse::ItsNumbers),
        };
        self.is_idle(card)
            && c.commander == cx.you
            && reach
            && !cx.stopped
            && card != cx.source
            && self.table.face(cx.source).kind != CardType::Dilemma
            && !mentions(f, language::State::Stopped)
    }

    /// Whether a text means this card, once it is known to be in the place to look in. The filter comes first: it
    /// turns away most cards at once.
    fn means(&self, s: &Select, card: CardId, cx: &Cx) -> bool {
        let on_table = matches!(
            s.from,
            language::Place::Play
                | language::Place::At(_)
                | language::Place::Surface(_)
                | language::Place::Aboard(_)
                | language::Place::On(_)
        );
        cx.busy != Some(card)
            && self.filter(&s.filter, card, cx)
            && !(on_table && self.set_aside(card, &s.filter, cx))
    }

    /// Whether there is such a card; stops at the first.
    pub(crate) fn finds(&self, s: &Select, cx: &Cx) -> bool {
        let anywhere = s.from == language::Place::Play && s.best.is_none();
        if !anywhere || self.those_elsewhere(s, cx).is_some() {
            return !self.select(s, cx).is_empty();
        }
        let cx = &self.for_select(s, cx);
        let glance = Glance::of(&s.filter);
        self.cards_in_play()
            .any(|c| self.could_be(glance, c, cx) && self.means(s, c, cx))
    }

    /// Whether a card in play could pass a filter, by what is seen at once.
    #[inline]
    fn could_be(&self, glance: Glance, card: CardId, cx: &Cx) -> bool {
        let c = self.state.card(card);
        // Whose captives are depends on the text.
        (!glance.yours || c.commander == cx.you || matches!(c.place, Place::Brig(_)))
            && glance
                .kind
                .is_none_or(|kind| self.table.face(card).types.has(kind))
    }

    pub(crate) fn select(&self, s: &Select, cx: &Cx) -> Vec<CardId> {
        let cx = &self.for_select(s, cx);
        let mut out: Vec<CardId> = match self.those_elsewhere(s, cx) {
            None if s.from == language::Place::Play => {
                let glance = Glance::of(&s.filter);
                self.cards_in_play()
                    .filter(|c| self.could_be(glance, *c, cx) && self.means(s, *c, cx))
                    .collect()
            }
            elsewhere => {
                let mut there = elsewhere.unwrap_or_else(|| self.cards_at(s.from, cx));
                if s.from == language::Place::Attempt && speaks_of_equipment(&s.filter) {
                    there = self.with_equipment(&there);
                }
                there.retain(|c| self.means(s, *c, cx));
                there
            }
        };
        if let Some((extreme, number)) = &s.best {
            let value = |c: CardId| self.number(number, &cx.about(c));
            let best = match extreme {
                Extreme::Most => out.iter().map(|c| value(*c)).max(),
                Extreme::Least => out.iter().map(|c| value(*c)).min(),
            };
            out.retain(|c| Some(value(*c)) == best);
        }
        out
    }

    /// "Those cards" of a slot that are not in play, wherever they are.
    fn those_elsewhere(&self, s: &Select, cx: &Cx) -> Option<Vec<CardId>> {
        let slot = match (&s.filter, s.from) {
            (Filter::In(slot), language::Place::Play) => *slot,
            (Filter::All(all), language::Place::Play) => all.iter().find_map(|f| match f {
                Filter::In(slot) => Some(*slot),
                _ => None,
            })?,
            _ => return None,
        };
        let cards = self.slot_cards(slot, cx);
        let in_play = |c: &CardId| self.state.card(*c).place.in_play();
        (!cards.is_empty() && !cards.iter().any(in_play)).then_some(cards)
    }

    fn for_select<'a>(&self, s: &Select, cx: &Cx<'a>) -> Cx<'a> {
        let brig = matches!(s.from, language::Place::Brig(_));
        Cx {
            captives: cx.captives
                || brig
                || (self.has_captives() && mentions(&s.filter, language::State::Captive)),
            ..*cx
        }
    }

    fn has_captives(&self) -> bool {
        let brig = |seat| !self.state.zone(Place::Brig(seat)).is_empty();
        self.state.seats().any(brig)
    }

    /// Whether one card belongs to a set.
    pub(crate) fn selects(&self, s: &Select, card: CardId, cx: &Cx) -> bool {
        let cx = &self.for_select(s, cx);
        if s.best.is_some() || self.those_elsewhere(s, cx).is_some() {
            return self.select(s, cx).contains(&card);
        }
        let on_table = s.from == language::Place::Play;
        self.is_at(card, s.from, cx)
            && self.filter(&s.filter, card, cx)
            && !(on_table && self.set_aside(card, &s.filter, cx))
    }

    /// Calls `f` with every card of a set, see [`Game::selects`].
    fn each_selected(&self, s: &Select, cx: &Cx, f: &mut dyn FnMut(CardId)) {
        let cx = &self.for_select(s, cx);
        if s.best.is_some() || self.those_elsewhere(s, cx).is_some() {
            return self.select(s, cx).into_iter().for_each(f);
        }
        let on_table = s.from == language::Place::Play;
        let means = |c: &CardId| {
            self.filter(&s.filter, *c, cx) && !(on_table && self.set_aside(*c, &s.filter, cx))
        };
        match on_table {
            true => {
                let glance = Glance::of(&s.filter);
                let near = self
                    .cards_in_play()
                    .filter(|c| self.could_be(glance, *c, cx));
                near.filter(means).for_each(f);
            }
            false => {
                let there = self.cards_at(s.from, cx).into_iter();
                there.filter(means).for_each(f);
            }
        }
    }

    /// Calls `f` with every card that is a modifier's target, see [`Game::target_has`].
    pub(crate) fn each_target(&self, t: &Target, cx: &Cx, f: &mut dyn FnMut(CardId)) {
        match t {
            Target::Every(select) => self.each_selected(select, cx, f),
            Target::One(_) | Target::Pick(_) | Target::Those(_) => {
                let mut cards = self.target_cards(t, cx);
                cards.sort_unstable();
                cards.dedup();
                cards.into_iter().for_each(f);
            }
        }
    }

    /// Whether a lasting modifier's target is this card.
    pub(crate) fn target_has(&self, t: &Target, card: CardId, cx: &Cx) -> bool {
        match t {
            Target::One(r) => self.card_of(*r, cx) == Some(card),
            Target::Every(select) => self.selects(select, card, cx),
            Target::Pick(pick) => self.slot_cards(pick.to, cx).contains(&card),
            Target::Those(slot) => self.slot_cards(*slot, cx).contains(&card),
        }
    }

    pub(crate) fn group(&self, group: &language::Group, cx: &Cx) -> Vec<CardId> {
        match group {
            language::Group::Attempt => self
                .attempt()
                .map_or(Vec::new(), |a| a.participants.clone()),
            language::Group::Slot(slot) => self.slot_cards(*slot, cx),
            language::Group::Select(select) => self.select(select, &cx.counting()),
        }
    }

    /// The values of an `Each`: players in turn order, or cards.
    pub(crate) fn over(&self, over: &Over, cx: &Cx) -> Vec<Value> {
        match over {
            Over::Players(who) => {
                let seats = self.seats_of(*who, cx);
                let first = match who {
                    Who::EachFromLeft => self.state.left_of(cx.you),
                    _ => self.state.active,
                };
                let order = self.state.from_seat(first).filter(|s| seats.has(*s));
                order.map(Value::Seat).collect()
            }
            Over::Cards(select) => self
                .select(select, cx)
                .into_iter()
                .map(Value::Card)
                .collect(),
            Over::Slot(slot) => self
                .slot_cards(*slot, cx)
                .into_iter()
                .map(Value::Card)
                .collect(),
        }
    }
}

/// Whether a filter mentions this state, so that it means such cards too.
pub(crate) fn mentions(f: &Filter, state: language::State) -> bool {
    match f {
        Filter::Is(s) => *s == state,
        Filter::All(all) | Filter::Either(all) => all.iter().any(|f| mentions(f, state)),
        Filter::Not(f) => mentions(f, state),
        _ => false,
    }
}

/// Whether a filter asks for equipment: that of the participants is with them (2E-DIL-11).
fn speaks_of_equipment(f: &Filter) -> bool {
    match f {
        Filter::Type(CardType::Equipment) => true,
        Filter::All(all) | Filter::Either(all) => all.iter().any(speaks_of_equipment),
        _ => false,
    }
}

/// Part of a pile; its top is the end of the list.
fn end_of(zone: &[CardId], end: End) -> Vec<CardId> {
    match end {
        End::All | End::TopOrBottom => zone.to_vec(),
        End::Top(n) => zone.iter().rev().take(usize::from(n)).copied().collect(),
        End::Bottom(n) => zone.iter().take(usize::from(n)).copied().collect(),
    }
}
