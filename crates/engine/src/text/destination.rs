//! The places where texts put cards.

use super::eval::Cx;
use crate::kernel::game::Game;
use crate::kernel::happening::End;
use crate::kernel::ids::CardId;
use crate::kernel::place::Place;
use cards::language::Slot;
use cards::lexicon::CardType;

/// A place to put a card, and the end of it if it is a pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Destination {
    pub place: Place,
    pub end: End,
}

impl From<Place> for Destination {
    /// Dilemmas go under their pile; anything else goes on top.
    fn from(place: Place) -> Destination {
        let end = End::usual(place);
        Destination { place, end }
    }
}

impl Destination {
    pub fn top(place: Place) -> Destination {
        Destination {
            place,
            end: End::Top,
        }
    }
    pub fn bottom(place: Place) -> Destination {
        Destination {
            place,
            end: End::Bottom,
        }
    }
    /// Whether the card goes under others.
    pub fn is_under(self) -> bool {
        self.end == End::Bottom && matches!(self.place, Place::Pile(_) | Place::Deck(_))
    }
}

impl Game {
    /// The pile, hand or other place that a text means for this card, and the end of it.
    pub(crate) fn destinations(
        &self,
        to: cards::language::Place,
        card: CardId,
        cx: &Cx,
    ) -> Vec<Destination> {
        let mut places = self.places_meant(to, card, cx);
        places.retain(|to| self.still_stands(to.place));
        places
    }

    /// Whether a card can be put there: not aboard or on a card that has left play, or at a mission that is gone
    /// (2E-GAP-43).
    fn still_stands(&self, place: Place) -> bool {
        match place {
            Place::Orbit(site) | Place::Surface(site) => self.is_on_table(site),
            place => place.host().is_none_or(|host| {
                let at = self.state.card(host).place;
                at.in_play() || matches!(at, Place::Limbo(_))
            }),
        }
    }

    fn places_meant(&self, to: cards::language::Place, card: CardId, cx: &Cx) -> Vec<Destination> {
        use cards::language::{End, Place as P};
        let owner = self.table.face(card).owner;
        let kind = self.table.face(card).kind;
        let ends = |place: Place, end: End| match end {
            End::Bottom(_) => vec![Destination::bottom(place)],
            End::TopOrBottom => vec![Destination::top(place), Destination::bottom(place)],
            End::Top(_) | End::All => vec![Destination::top(place)],
        };
        let one = |place: Place| vec![Destination::from(place)];
        match to {
            // Cards go back to their owner, whoever moves them (2E-CMD-08).
            P::Hand(_) | P::OwnersHand => one(Place::Hand(owner)),
            P::Discard(_) | P::OwnersDiscard => one(Place::Discard(owner)),
            P::OwnersPile => one(Place::Pile(owner)),
            P::Deck(_, end) | P::OwnersDeck(end) => ends(Place::Deck(owner), end),
            P::Pile(_, end) => ends(Place::Pile(owner), end),
            P::Core(who) => self
                .seats_of(who, cx)
                .iter()
                .map(|s| Place::Core(s).into())
                .collect(),
            P::Brig(who) => self
                .seats_of(who, cx)
                .iter()
                .map(|s| Place::Brig(s).into())
                .collect(),
            P::Removed => one(Place::Removed(owner)),
            P::Stack => one(Place::Stack(owner)),
            P::Drawn => one(Place::Drawn(owner)),
            P::On(r) => self.card_of(r, cx).map_or(vec![], |h| {
                let host = self.table.face(h).kind;
                // "On a ship" is aboard it, "on a mission" at it, for cards that can be there.
                match (kind, host) {
                    (CardType::Personnel | CardType::Equipment, CardType::Ship) => {
                        one(Place::Aboard(h))
                    }
                    (
                        CardType::Personnel | CardType::Equipment | CardType::Ship,
                        CardType::Mission,
                    ) => self.at_mission(card, h),
                    _ => one(Place::On(h)),
                }
            }),
            P::Aboard(r) => self
                .card_of(r, cx)
                .map_or(vec![], |h| one(Place::Aboard(h))),
            P::Beneath(r) => self
                .card_of(r, cx)
                .map_or(vec![], |h| one(Place::Beneath(h))),
            P::At(r) | P::Surface(r) => self
                .card_of(r, cx)
                .map_or(vec![], |h| self.at_mission(card, h)),
            P::Headquarters(who) => {
                let seats = self.seats_of(who, cx);
                let mut out = Vec::new();
                for seat in seats.iter() {
                    for &m in self.state.zone(Place::Row(seat)) {
                        if self.table.def(m).accepts(self.table.def(card)) {
                            out.extend(self.at_mission(card, m));
                        }
                    }
                }
                out
            }
            P::PlaceOf(slot) => self.where_another_is(slot, kind, cx),
            P::Play | P::Attempt | P::HandOrDeck(_) => vec![],
        }
    }

    /// The place of a card that is put at a mission: ships in orbit, personnel and equipment on its surface, others
    /// on it.
    fn at_mission(&self, card: CardId, at: CardId) -> Vec<Destination> {
        let Some(site) = self.site_of(at) else {
            return vec![];
        };
        let place = match self.table.face(card).kind {
            CardType::Ship => Place::Orbit(site),
            CardType::Personnel | CardType::Equipment => Place::Surface(site),
            _ => Place::On(at),
        };
        vec![place.into()]
    }

    /// The place of the card in a slot, or its last one, for a card of this type.
    fn where_another_is(&self, slot: Slot, kind: CardType, cx: &Cx) -> Vec<Destination> {
        let one = |place: Place| vec![Destination::from(place)];
        let Some(other) = self.slot_cards(slot, cx).first().copied() else {
            return vec![];
        };
        match self.state.card(other).place {
            place @ (Place::Deck(_) | Place::Pile(_)) => {
                return vec![Destination::top(place)];
            }
            place @ (Place::Hand(_) | Place::Drawn(_) | Place::Stack(_)) => {
                return one(place);
            }
            _ => {}
        }
        match self.place_known(other) {
            place @ (Place::Surface(_) | Place::Aboard(_)) if kind != CardType::Ship => one(place),
            Place::Orbit(site) if kind == CardType::Ship => one(Place::Orbit(site)),
            _ => self.site_of(other).map_or(vec![], |site| {
                one(if kind == CardType::Ship {
                    Place::Orbit(site)
                } else {
                    Place::Surface(site)
                })
            }),
        }
    }
}
