//! Effects: the steps of a text.

use super::{
    Ability, Block, Condition, Duration, Filter, Modifier, Number, Pick, Place, Ref, Select, Slot,
    Target, When, Who, yes,
};
use crate::lexicon::CardType;
use serde::{Deserialize, Serialize};

/// The way a card is moved. The verb decides what happens and which texts respond.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Verb {
    /// Into a hand, from the top of a deck.
    Draw,
    /// To its owner's discard pile.
    Discard,
    /// Out of play, as ships and other cards are destroyed.
    Destroy,
    /// Out of play, as personnel are killed.
    Kill,
    /// To the place the text names.
    Place,
    /// Into a hand, from the place the text names.
    Take,
    /// Back to its owner's hand, deck or pile.
    Return,
    /// Out of the game.
    Remove,
    /// Out of a deck that is searched and shuffled.
    Download,
    /// By transporter.
    Beam,
    /// Into play, as if played.
    Play,
    /// Beneath the mission, as a dilemma that was overcome.
    Overcome,
    /// Into a brig.
    Capture,
    /// On a ship, as a damage card.
    Damage,
}

/// One step of a text.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Effect {
    /// Moves cards.
    Move {
        /// The way they are moved.
        verb: Verb,
        /// The cards.
        what: Target,
        /// The destination. Not needed for verbs that know the place: draw, discard, destroy, kill, remove.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        to: Option<Place>,
        /// The player who does it, if not the user.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<Who>,
    },
    /// Draws cards from the top of the player's deck into hand.
    Draw {
        /// The player.
        who: Who,
        /// The number of cards.
        n: Number,
    },
    /// Stops cards, or makes them no longer stopped.
    Stop {
        /// The cards.
        what: Target,
        /// Stopped, or else no longer stopped.
        #[serde(default = "yes")]
        on: bool,
    },
    /// Scores points, or takes some away.
    Points {
        /// The player.
        who: Who,
        /// The number of points; a negative number is lost.
        n: Number,
    },
    /// More counters for the turn, or some of those left spent.
    Counters {
        /// The player.
        who: Who,
        /// The number of counters; a negative number is spent.
        n: Number,
    },
    /// A modifier that lasts.
    Apply {
        /// The modifier.
        m: Modifier,
        /// The time it lasts.
        until: Duration,
    },
    /// Examine (the player alone) or reveal (everybody).
    Look {
        /// The player who looks.
        who: Who,
        /// The cards.
        what: Target,
        /// Whether everybody sees them.
        #[serde(default)]
        open: bool,
        /// The slot that holds them afterwards.
        to: Slot,
    },
    /// Shuffles a deck or pile.
    Shuffle(Place),
    /// Puts the cards of a slot back in an order the player chooses.
    Reorder {
        /// The slot.
        slot: Slot,
        /// The place they go back to.
        to: Place,
    },
    /// Exchanges two cards, each going to the place of the other.
    Swap {
        /// The one card.
        a: Target,
        /// The other card.
        b: Target,
    },
    /// Puts a card in the place of another one.
    Replace {
        /// The card that gives way.
        old: Ref,
        /// The card that takes its place.
        new: Target,
        /// The place the old card goes to.
        old_to: Place,
    },
    /// A player names something.
    Name {
        /// The player.
        who: Who,
        /// The kind of name.
        what: Nameable,
        /// The slot that holds the name afterwards.
        to: Slot,
    },
    /// Picks cards for later parts of the text.
    Choose(Pick),
    /// A player chooses a number from 0 on.
    ChooseNumber {
        /// The player.
        who: Who,
        /// The highest number.
        max: Number,
        /// The slot that holds the number afterwards.
        to: Slot,
    },
    /// The user chooses a player.
    ChoosePlayer {
        /// The players to choose from.
        from: Who,
        /// The slot that holds the player afterwards.
        to: Slot,
    },
    /// Gives the command of cards to a player.
    Command {
        /// The cards.
        what: Target,
        /// The player.
        to: Who,
        /// The place they go to, if they move.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        at: Option<Place>,
    },
    /// Begins a combat or an engagement.
    Fight {
        /// Combat or engagement.
        kind: FightKind,
        /// The ships or personnel that must be involved on the user's side. With `In(slot)` all of them are.
        with: Filter,
        /// The slot for the ship the user begins with, or the personnel ("that ship").
        #[serde(default, skip_serializing_if = "Option::is_none")]
        to: Option<Slot>,
        /// Modifiers that last as long as the fight.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        tweak: Vec<Modifier>,
        /// Follows if the user wins.
        win: Block,
        /// Follows if the user does not win.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        otherwise: Block,
    },
    /// Cards join the fight going on.
    Join(Target),
    /// Prevents what is about to happen.
    Prevent,
    /// This happens in place of what is about to happen.
    Instead(Block),
    /// Changes the selection or the victim of what is about to happen.
    Revise(Revision),
    /// More or fewer dilemmas drawn, more or less cost to spend.
    Dilemmas {
        /// The difference in dilemmas drawn.
        draw: Number,
        /// The difference in cost to spend.
        spend: Number,
    },
    /// That card faces the dilemma in place of the participants.
    Face {
        /// The card.
        by: Target,
    },
    /// Restores or uses the Range of a ship.
    Range {
        /// The ship.
        ship: Target,
        /// The change.
        op: RangeOp,
    },
    /// Adds an ability to the card for a time.
    Install {
        /// The ability.
        ability: Box<Ability>,
        /// The time it lasts.
        until: Duration,
    },
    /// Follows once, the next time something happens.
    Later {
        /// The happening to wait for.
        at: Box<When>,
        /// The effects.
        body: Block,
    },
    /// Decides by a condition.
    If {
        /// The condition.
        c: Condition,
        /// Follows if it holds.
        yes: Block,
        /// Follows if it does not hold.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        no: Block,
    },
    /// If a pick in the first block finds nothing, the second is carried out.
    Try {
        /// The first block.
        body: Block,
        /// The second block.
        cannot: Block,
    },
    /// The player may do this.
    May {
        /// The player.
        who: Who,
        /// The effects.
        body: Block,
    },
    /// "X to Y": all of the cost, then the rest (2E-ACT-13).
    Pay {
        /// The player who pays.
        who: Who,
        /// Whether the player must pay if possible.
        #[serde(default)]
        must: bool,
        /// The cost.
        cost: Block,
        /// The effects that are paid for.
        get: Block,
    },
    /// The player may do the first block; if not, the second happens.
    Offer {
        /// The player.
        who: Who,
        /// The first block.
        alternative: Block,
        /// The second block.
        otherwise: Block,
    },
    /// The player chooses one of several blocks.
    OneOf {
        /// The player.
        who: Who,
        /// The blocks.
        options: Vec<Block>,
    },
    /// Repeats the body for each card or player, which the slot holds meanwhile.
    Each {
        /// The cards or players.
        over: Over,
        /// The slot for the one whose turn it is.
        slot: Slot,
        /// The effects.
        body: Block,
    },
    /// First Edition: the conditions of the dilemma are not met, so that the team is stopped and its attempt is over
    /// (1E-ATT-09).
    Fail,
}

impl Effect {
    /// The blocks inside this effect, in the order they are written. Code positions count them.
    pub fn blocks(&self) -> Vec<&Block> {
        match self {
            Effect::Fight { win, otherwise, .. } => vec![win, otherwise],
            Effect::Instead(b) => vec![b],
            Effect::Install { ability, .. } => vec![&ability.body],
            Effect::Later { body, .. } | Effect::May { body, .. } | Effect::Each { body, .. } => {
                vec![body]
            }
            Effect::If { yes, no, .. } => vec![yes, no],
            Effect::Try { body, cannot } => vec![body, cannot],
            Effect::Pay { cost, get, .. } => vec![cost, get],
            Effect::Offer {
                alternative,
                otherwise,
                ..
            } => vec![alternative, otherwise],
            Effect::OneOf { options, .. } => options.iter().collect(),
            Effect::Apply {
                m: Modifier::Toll { cost, .. },
                ..
            } => vec![cost],
            _ => vec![],
        }
    }
}

/// The fight a text begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum FightKind {
    /// Between personnel.
    Combat,
    /// Between ships.
    Engagement,
    /// The one the user decides on.
    Either,
}

/// A change of what is about to happen.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Revision {
    /// These cannot be selected.
    Exclude(Target),
    /// The selection is made again.
    Reselect,
    /// This card in place of the one selected or concerned.
    Force(Pick),
    /// Cards that an opponent would choose are selected at random.
    Randomise,
}

/// A change of the Range a ship has left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum RangeOp {
    /// All of its Range again.
    Restore,
    /// No Range left.
    UseUp,
    /// The move uses Range of the ship's next turn.
    Borrow,
}

/// The kind of name a player is asked for.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Nameable {
    /// A skill.
    Skill,
    /// The title of any card.
    Title,
    /// The title of a card of this type.
    TitleOfType(CardType),
    /// One of these card types.
    CardType(Vec<CardType>),
    /// The title of one of these cards.
    TitleOf(Select),
}

/// The cards or players an effect is repeated for.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Over {
    /// These players.
    Players(Who),
    /// These cards.
    Cards(Select),
    /// The cards in the slot.
    Slot(Slot),
}
