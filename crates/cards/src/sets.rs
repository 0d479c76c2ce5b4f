//! Sets of the game's terms, one bit for each.
//!
//! ```
//! use cards::lexicon::Affiliation::{Borg, Federation, Klingon};
//! use cards::sets::Affiliations;
//! let two: Affiliations = [Federation, Klingon].into_iter().collect();
//! assert!(two.has(Klingon) && !two.has(Borg));
//! assert!(two.meets(Affiliations::only(Klingon)));
//! assert_eq!(two.iter().collect::<Vec<_>>(), [Federation, Klingon]);
//! ```

use crate::language::Kind;
use crate::lexicon::{Affiliation, CardType};

/// Declares a set of the values of an enum, as wide as both editions need.
macro_rules! sets {
    ($($(#[$doc:meta])* $name:ident($bits:ty) of $count:expr, $item:ident;)+) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
        pub struct $name($bits);

        impl $name {
            /// The set without values.
            pub const NONE: $name = $name(0);
            /// The set with one value.
            #[inline]
            pub fn only(item: $item) -> $name {
                $name(1 << item as u32)
            }
            /// Whether a value is in the set.
            #[inline]
            pub fn has(self, item: $item) -> bool {
                self.0 & (1 << item as u32) != 0
            }
            /// Whether two sets have a value in common.
            #[inline]
            pub fn meets(self, other: $name) -> bool {
                self.0 & other.0 != 0
            }
            /// Adds a value.
            #[must_use]
            pub fn with(self, item: $item) -> $name {
                $name(self.0 | $name::only(item).0)
            }
            /// Whether the set has no value.
            pub fn is_empty(self) -> bool {
                self.0 == 0
            }
        }

        impl FromIterator<$item> for $name {
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> $name {
                items.into_iter().fold($name::NONE, $name::with)
            }
        }

        // A list that outgrows its set does not compile.
        const _: () = assert!($count <= <$bits>::BITS as usize);
    )+};
}

sets! {
    /// The types of a card: one in the Second Edition, sometimes two in the First.
    TypeSet(u32) of CardType::ALL.len(), CardType;
    /// The affiliations of a card: one in the Second Edition, up to three in the First.
    Affiliations(u32) of Affiliation::ALL.len(), Affiliation;
    /// Kinds of happening.
    Kinds(u128) of Kind::COUNT, Kind;
}

impl Affiliations {
    /// The affiliations in the set, in the order of their list.
    pub fn iter(self) -> impl Iterator<Item = Affiliation> {
        let all = Affiliation::ALL.iter().copied();
        all.filter(move |affiliation| self.has(*affiliation))
    }
}
