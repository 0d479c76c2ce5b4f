//! Comparing happenings, now or in the past, with the patterns of texts.

use super::eval::Cx;
use crate::kernel::frame::{Bindings, Value};
use crate::kernel::game::Game;
use crate::kernel::happening::{Amount, Cause, End, Facet, Happening};
use crate::kernel::ids::{CardId, Seat, SiteId};
use crate::kernel::place::Place;
use cards::language::{self, CauseIs, Filter, Phase, Ref, Since, When, Who};

impl Game {
    pub(crate) fn happened(&self, when: &When, since: Since, cx: &Cx) -> i32 {
        let start = match since {
            Since::Turn => 0,
            Since::Attempt | Since::Completion => {
                self.attempt().map_or(usize::MAX, |a| usize::from(a.record))
            }
            Since::Dilemma => self
                .attempt()
                .map_or(usize::MAX, |a| usize::from(a.dilemma_record)),
            Since::Fight => self.fight().map_or(usize::MAX, |f| usize::from(f.record)),
        };
        let record = self.state.record.get(start..).unwrap_or(&[]);
        record
            .iter()
            .filter(|h| self.matches(when, h, &[], when.phase, when.batch, cx))
            .count() as i32
    }

    /// Whether a happening is what the pattern describes.
    pub(crate) fn matches(
        &self,
        when: &When,
        h: &Happening,
        cards: &[CardId],
        phase: Phase,
        batch: bool,
        cx: &Cx,
    ) -> bool {
        // A selection always sees its whole pool before it is made.
        let selects = matches!(h.kind, language::Kind::Select | language::Kind::Choose);
        let grouped = selects || when.batch == batch;
        if !when.sees(h.kind) || when.phase != phase || !grouped {
            return false;
        }
        let by = |who: Who| h.who.is_some_and(|s| self.seats_of(who, cx).has(s));
        if when.who.is_some_and(|who| !by(who)) {
            return false;
        }
        // A card filter may speak of the player who does it ("a card he or she owns"), and of captives.
        let mut bound = Bindings::EMPTY;
        if let (Some(slot), Some(seat)) = (when.bind.who, h.who)
            && when.card != Filter::Any
        {
            bound = cx.bound.clone();
            bound.set(slot, Value::Seat(seat));
        }
        let with_player = Cx {
            bound: &bound,
            ..*cx
        };
        let cx = match bound == Bindings::EMPTY {
            true => cx,
            false => &with_player,
        };
        let captives = Cx {
            captives: cx.captives || h.kind == language::Kind::Capture,
            ..*cx
        };
        let cx = &captives;
        if when.card != Filter::Any {
            let one = h.card.is_some_and(|c| self.filter(&when.card, c, cx));
            if !one && !cards.iter().any(|c| self.filter(&when.card, *c, cx)) {
                return false;
            }
        }
        if when.other != Filter::Any && !h.other.is_some_and(|c| self.filter(&when.other, c, cx)) {
            return false;
        }
        if let Some(cause) = &when.cause
            && !self.cause_is(cause, h.cause, cx)
        {
            return false;
        }
        if let Some(at) = when.at {
            let there = self.card_of(at, cx).and_then(|c| self.site_of(c));
            let site = self.site_of_happening(h);
            if there.is_none() || there != site {
                return false;
            }
        }
        let place_is = |p: Option<language::Place>, real: Option<Place>| {
            p.is_none_or(|p| real.is_some_and(|r| self.place_is(p, r, cx)))
        };
        if !place_is(when.from, h.from) || !place_is(when.to, h.to) {
            return false;
        }
        // Top and bottom of a deck are different places to put something.
        if let Some(language::Place::Deck(_, end)) = when.to {
            let bottom = h.amount == Amount::End(End::Bottom);
            match end {
                language::End::Top(_) if bottom => return false,
                language::End::Bottom(_) if !bottom => return false,
                _ => {}
            }
        }
        if let Some((op, n)) = &when.n
            && !op.holds(i32::from(h.amount.number()), self.number(n, cx))
        {
            return false;
        }
        if when.purpose.is_some() && h.facet != when.purpose.map(Facet::Purpose) {
            return false;
        }
        match (&when.skill, h.facet) {
            (None, _) => true,
            (Some(is), Some(Facet::Skill(s, _))) => self.skills_meant(is, cx).contains(&s),
            _ => false,
        }
    }

    /// The place of a happening: a fight is at its mission, anything else where its card is.
    fn site_of_happening(&self, h: &Happening) -> Option<SiteId> {
        let fight = matches!(
            h.kind,
            language::Kind::FightBegin | language::Kind::FightWin | language::Kind::FightEnd
        );
        let there = || match h.to? {
            Place::Orbit(site) | Place::Surface(site) => Some(site),
            Place::Aboard(ship) => self.site_of(ship),
            _ => None,
        };
        if fight {
            return there();
        }
        let of = |c: Option<CardId>| c.and_then(|c| self.site_of(c));
        of(h.card).or_else(|| of(h.other)).or_else(there)
    }

    fn cause_is(&self, is: &CauseIs, cause: Cause, cx: &Cx) -> bool {
        match is {
            CauseIs::Dilemma => matches!(cause, Cause::Dilemma(_)),
            CauseIs::Combat => matches!(cause, Cause::Combat(_)),
            CauseIs::Engagement => matches!(cause, Cause::Engagement(_)),
            CauseIs::Fight => matches!(cause, Cause::Combat(_) | Cause::Engagement(_)),
            CauseIs::Card(f) => cause.card().is_some_and(|c| self.filter(f, c, cx)),
        }
    }

    fn place_is(&self, p: language::Place, real: Place, cx: &Cx) -> bool {
        use language::Place as P;
        let of = |who: Who, s: Seat| self.seats_of(who, cx).has(s);
        let host = |r: Ref, c: CardId| self.card_of(r, cx) == Some(c);
        match (p, real) {
            (P::Play, real) => real.in_play(),
            (P::Hand(w), Place::Hand(s))
            | (P::Deck(w, _), Place::Deck(s))
            | (P::Discard(w), Place::Discard(s))
            | (P::Pile(w, _), Place::Pile(s))
            | (P::Core(w), Place::Core(s))
            | (P::Brig(w), Place::Brig(s)) => of(w, s),
            (P::HandOrDeck(w), Place::Hand(s) | Place::Deck(s)) => of(w, s),
            (P::Surface(r), Place::Surface(s)) => {
                self.card_of(r, cx).and_then(|c| self.site_of(c)) == Some(s)
            }
            (P::Removed, Place::Removed(_))
            | (P::Stack, Place::Stack(_))
            | (P::Drawn, Place::Drawn(_)) => true,
            (P::On(r), Place::On(c))
            | (P::Aboard(r), Place::Aboard(c))
            | (P::Beneath(r), Place::Beneath(c)) => host(r, c),
            (P::At(r), Place::Orbit(s) | Place::Surface(s)) => {
                self.card_of(r, cx).and_then(|c| self.site_of(c)) == Some(s)
            }
            (P::At(r), Place::Aboard(ship)) => {
                let site = self.card_of(r, cx).and_then(|c| self.site_of(c));
                site.is_some() && site == self.site_of(ship)
            }
            _ => false,
        }
    }
}
