//! Places of cards.

use super::{Ref, Slot, Who};
use serde::{Deserialize, Serialize};

/// A place where cards are looked for, or put.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Place {
    /// Anywhere in play.
    Play,
    /// The participants of the attempt.
    Attempt,
    /// The player's hand.
    Hand(Who),
    /// Both together ("a card in your hand or deck").
    HandOrDeck(Who),
    /// The player's deck.
    Deck(Who, End),
    /// The player's discard pile.
    Discard(Who),
    /// The dilemma pile.
    Pile(Who, End),
    /// The dilemmas waiting to be faced.
    Stack,
    /// The dilemmas just drawn.
    Drawn,
    /// The player's core, where events are.
    Core(Who),
    /// The player's brig, where captives are.
    Brig(Who),
    /// The cards removed from the game.
    Removed,
    /// On that card.
    On(Ref),
    /// At the mission: on its surface for personnel and equipment, in orbit for ships.
    At(Ref),
    /// On the planet of the mission, not aboard a ship there.
    Surface(Ref),
    /// Aboard that ship.
    Aboard(Ref),
    /// A headquarters of that player that accepts the card.
    Headquarters(Who),
    /// Beneath that mission, where overcome dilemmas are.
    Beneath(Ref),
    /// The place where the card in the slot is, or last was.
    PlaceOf(Slot),
    /// Its owner's hand.
    OwnersHand,
    /// Its owner's deck.
    OwnersDeck(End),
    /// Its owner's discard pile.
    OwnersDiscard,
    /// Its owner's dilemma pile.
    OwnersPile,
}

/// A part of a deck or pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum End {
    /// The whole of it.
    All,
    /// That many cards from the top.
    Top(u8),
    /// That many cards from the bottom.
    Bottom(u8),
    /// Top or bottom as the player decides (only as a destination).
    TopOrBottom,
}
