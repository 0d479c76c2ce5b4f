//! The card language: the text of a card as data that one interpreter runs.
//!
//! The vocabulary is documented here, once. A text is a list of [`Ability`]s. An ability has a
//! [`Timing`] and a [`Block`] of [`Effect`]s; effects name cards with [`Target`]s built from one
//! [`Filter`] type, count with one [`Number`] type, ask with one [`Condition`] type, and refer to what
//! happens in the game with one pattern type, [`When`], which serves triggers, prohibitions, tolls,
//! permissions and questions about the past alike.
//!
//! Values travel between the parts of one ability in numbered [slots](Slot): a trigger, a pick or a name
//! fills a slot, later parts read it ("that personnel"). A slot goes on knowing a card that has left play
//! by the facts it had last.
//!
//! Packs store the language as RON:
//!
//! ```
//! use cards::language::{Ability, Effect, Number, Timing, Who};
//!
//! let order: Ability = ron::from_str("(when: Order, body: [Draw(who: You, n: N(2))])")?;
//! assert_eq!(order.when, Timing::Order);
//! assert_eq!(order.body, [Effect::Draw { who: Who::You, n: Number::N(2) }]);
//! # Ok::<(), ron::error::SpannedError>(())
//! ```

mod ability;
mod card;
mod condition;
mod effect;
mod filter;
mod modifier;
mod number;
mod place;
mod play;
mod requirement;
mod when;
mod who;

pub use ability::{Ability, Active, Limit, Timing};
pub use card::{Extreme, How, Pick, Quantity, Ref, Select, Target};
pub use condition::{Condition, Since};
pub use effect::{Effect, FightKind, Nameable, Over, RangeOp, Revision, Verb};
pub use filter::{Activity, Filter, Key, Name, Relation, SkillIs, State, Trait};
pub use modifier::{Duration, Modifier, RequirementOp, SkillGain};
pub use number::{Compare, Number};
pub use place::{End, Place};
pub use play::{PlayRule, PlayedTo};
pub use requirement::{Group, Requirement};
pub use when::{Bind, CauseIs, Kind, Phase, When};
pub use who::Who;

/// A numbered place for a value: a card, several cards, a player, a number or a name.
/// Slots 0 to 199 live as long as the ability runs; slots from [`CARD_SLOTS`] on are remembered on the
/// card itself while it is in play ("the personnel you named").
pub type Slot = u8;

/// The first slot that is remembered on the card.
pub const CARD_SLOTS: Slot = 200;

/// Effects, carried out one after the other.
pub type Block = Vec<Effect>;

/// The default of a flag that a text leaves out when it is set.
fn yes() -> bool {
    true
}
