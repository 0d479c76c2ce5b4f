//! Where a text puts cards.

use super::eval::Cx;
use crate::kernel::game::Game;
use crate::kernel::ids::CardId;
use crate::kernel::place::Place;
use cards::lexicon::CardType;

impl Game {
    /// Which owner's pile or hand a place means for this card, and whether it goes on top.
    pub(crate) fn destinations(
        &self,
        to: cards::language::Place,
        card: CardId,
        cx: &Cx,
    ) -> Vec<(Place, i16)> {
        let mut places = self.places_meant(to, card, cx);
        places.retain(|(place, _)| self.still_stands(*place));
        places
    }

    /// Nothing can be put aboard or on a card that has left play, or at a mission that is gone (2E-GAP-43).
    fn still_stands(&self, place: Place) -> bool {
        match place {
            Place::Aboard(host) | Place::On(host) | Place::Beneath(host) => {
                let at = self.state.card(host).place;
                at.in_play() || matches!(at, Place::Limbo(_))
            }
            Place::Orbit(site) | Place::Surface(site) => self.is_on_table(site),
            _ => true,
        }
    }

    fn places_meant(&self, to: cards::language::Place, card: CardId, cx: &Cx) -> Vec<(Place, i16)> {
        use cards::language::{End, Place as P};
        let owner = self.table.face(card).owner;
        let kind = self.table.face(card).kind;
        let ends = |place: Place, end: End| match end {
            End::Bottom(_) => vec![(
                place,
                if matches!(place, Place::Pile(_)) {
                    1
                } else {
                    -1
                },
            )],
            End::TopOrBottom => vec![(place, 1), (place, -1)],
            End::Top(_) | End::All => vec![(
                place,
                if matches!(place, Place::Pile(_)) {
                    -1
                } else {
                    1
                },
            )],
        };
        let one = |place: Place| vec![(place, 0)];
        let on_table = |card: CardId, at: CardId| -> Vec<(Place, i16)> {
            let Some(site) = self.site_of(at) else {
                return vec![];
            };
            match self.table.face(card).kind {
                CardType::Ship => vec![(Place::Orbit(site), 0)],
                CardType::Personnel | CardType::Equipment => vec![(Place::Surface(site), 0)],
                _ => vec![(Place::On(at), 0)],
            }
        };
        match to {
            // Cards go back to their owner, whoever moves them (2E-CMD-08).
            P::Hand(_) | P::OwnersHand => one(Place::Hand(owner)),
            P::Discard(_) | P::OwnersDiscard => one(Place::Discard(owner)),
            P::OwnersPile => vec![(Place::Pile(owner), 1)],
            P::Deck(_, end) | P::OwnersDeck(end) => ends(Place::Deck(owner), end),
            P::Pile(_, end) => ends(Place::Pile(owner), end),
            P::Core(who) => self
                .seats_of(who, cx)
                .iter()
                .map(|s| (Place::Core(s), 0))
                .collect(),
            P::Brig(who) => self
                .seats_of(who, cx)
                .iter()
                .map(|s| (Place::Brig(s), 0))
                .collect(),
            P::Removed => one(Place::Removed(owner)),
            P::Stack => vec![(Place::Stack(owner), 1)],
            P::Drawn => vec![(Place::Drawn(owner), 0)],
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
                    ) => on_table(card, h),
                    _ => one(Place::On(h)),
                }
            }),
            P::Aboard(r) => self
                .card_of(r, cx)
                .map_or(vec![], |h| one(Place::Aboard(h))),
            P::Beneath(r) => self
                .card_of(r, cx)
                .map_or(vec![], |h| one(Place::Beneath(h))),
            P::At(r) | P::Surface(r) => self.card_of(r, cx).map_or(vec![], |h| on_table(card, h)),
            P::Headquarters(who) => {
                let seats = self.seats_of(who, cx);
                let mut out = Vec::new();
                for seat in seats.iter() {
                    for &m in self.state.zone(Place::Row(seat)) {
                        if self.table.def(m).accepts(self.table.def(card)) {
                            out.extend(on_table(card, m));
                        }
                    }
                }
                out
            }
            P::PlaceOf(slot) => {
                let Some(other) = self.slot_cards(slot, cx).first().copied() else {
                    return vec![];
                };
                match self.state.card(other).place {
                    place @ Place::Deck(_) => return vec![(place, 1)],
                    place @ Place::Pile(_) => return vec![(place, -1)],
                    place @ (Place::Hand(_) | Place::Drawn(_) | Place::Stack(_)) => {
                        return one(place);
                    }
                    _ => {}
                }
                match self.place_known(other) {
                    place @ (Place::Surface(_) | Place::Aboard(_)) if kind != CardType::Ship => {
                        one(place)
                    }
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
            P::Play | P::Attempt | P::HandOrDeck(_) => vec![],
        }
    }
}
