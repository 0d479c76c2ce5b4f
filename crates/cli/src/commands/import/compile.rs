//! The seam to what understands game text. Nothing else of the command knows how that is done.

use cards::CardDef;
use cards::language::{Ability, PlayRule};
use locale::{Message, message};
use std::ops::Range;

/// A text that is understood.
#[derive(Debug)]
pub struct Compiled {
    pub play: PlayRule,
    pub text: Vec<Ability>,
}

/// A text that is not, and where it stops being.
#[derive(Debug)]
pub struct Declined {
    pub reason: Message,
    /// Bytes of the text.
    pub at: Range<usize>,
    pub nearest: Option<String>,
}

/// Understands game texts, given the words that cards are known by.
pub trait Compiler {
    fn compile(&self, card: &CardDef, text: &str) -> Result<Compiled, Declined>;
}

/// What understands the texts of these cards: they and the known ones are what a text can name.
pub fn compiler(_cards: &[&CardDef]) -> impl Compiler {
    NotYet
}

/// Stands in until there is a compiler.
struct NotYet;

impl Compiler for NotYet {
    fn compile(&self, _card: &CardDef, text: &str) -> Result<Compiled, Declined> {
        Err(Declined {
            reason: message!("text-blank"),
            at: 0..text.len(),
            nearest: None,
        })
    }
}
