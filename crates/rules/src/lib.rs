//! The rules ledgers as data: every numbered statement of `docs/rules/second-edition.md` and of the two files of the
//! First Edition, found by id ([`get`]) or by words ([`search`]), and the tests that cite it ([`citations`],
//! [`coverage`]). Functions that name no edition are about the Second; [`get`] reads it in the id.
//!
//! ```
//! let rule = rules::get("att-4").unwrap();
//! assert_eq!(rule.id.to_string(), "2E-ATT-04");
//! assert_eq!(rule.title, "A stopped ship cannot serve");
//! assert_eq!(rules::get("1e-deck-5").unwrap().area, "DECK");
//! ```

pub mod citations;
pub mod coverage;
mod id;
mod ledger;
mod lookup;

pub use id::{DifferenceId, RuleId};
pub use ledger::{Area, Difference, DifferenceKind, Ledger, LedgerError, LedgerFault, Rule};
pub use lookup::Unknown;

use std::sync::LazyLock;

static SECOND_EDITION: LazyLock<Ledger> = LazyLock::new(|| {
    // The text is compiled in and a test parses it: it cannot fail for a user.
    Ledger::parse(include_str!("../../../docs/rules/second-edition.md"))
        .unwrap_or_else(|error| panic!("docs/rules/second-edition.md: {error}"))
});

static FIRST_EDITION: LazyLock<Ledger> = LazyLock::new(|| {
    // As above.
    Ledger::parse(include_str!("../../../docs/rules/first-edition.md"))
        .and_then(|ledger| {
            ledger.and(include_str!(
                "../../../docs/rules/first-edition-advanced.md"
            ))
        })
        .unwrap_or_else(|error| panic!("docs/rules/first-edition.md: {error}"))
});

/// The ledger of the First Edition: basic rules, rulings, advanced rules and decisions.
pub fn first_edition() -> &'static Ledger {
    &FIRST_EDITION
}

/// The ledger of the Second Edition.
pub fn second_edition() -> &'static Ledger {
    &SECOND_EDITION
}

/// Every rule in the order of the ledger.
pub fn all() -> &'static [Rule] {
    &second_edition().rules
}

/// Every area in the order of the ledger.
pub fn areas() -> &'static [Area] {
    &second_edition().areas
}

/// Every difference between the two printed rulebooks.
pub fn differences() -> &'static [Difference] {
    &second_edition().differences
}

/// The rule of that id: `2E-ATT-04`, `att-4` and `ATT4` are the same. `1E-DECK-05` is in the First Edition's ledger.
pub fn get(id: &str) -> Result<&'static Rule, Unknown> {
    match id.trim().to_ascii_uppercase().starts_with("1E") {
        true => first_edition().get(id),
        false => second_edition().get(id),
    }
}

/// The difference of that number: `D-09`, `d9`.
pub fn difference(id: &str) -> Result<&'static Difference, Unknown> {
    second_edition().difference(id)
}

/// The rules in which all of these words occur, the best first.
pub fn search(words: &str) -> Vec<&'static Rule> {
    second_edition().search(words)
}
