//! Game texts: what players read of a card's abilities, and what abilities come of words.
//!
//! The compiler is made when the first text is needed, for the cards of the program or those that [`of_cards`] named.
//! Rendered texts are kept, so that a screen that shows a card again does not render it again.

use cards::facts::{FlatFacts, Text};
use cards::language::{Block, Effect, PlayRule};
use cards::{CardDef, Catalogue};
use gametext::{Compiled, Compiler, Declined, Grammar};
use locale::{Lang, message, say};
use std::collections::HashMap;
use std::sync::{Mutex, OnceLock, PoisonError};

/// A compiler that knows the words of these cards. Nothing if its grammars cannot be read, which the tests rule out.
pub fn compiler_of<'a>(cards: impl IntoIterator<Item = &'a CardDef>) -> Option<Compiler> {
    Compiler::new(cards).ok()
}

static COMPILER: OnceLock<Option<Compiler>> = OnceLock::new();
static CARDS: OnceLock<fn() -> &'static Catalogue> = OnceLock::new();

/// Says where all cards are to be had, once, before the first text is needed.
pub fn of_cards(all: fn() -> &'static Catalogue) {
    // A second saying would change nothing; there is none.
    let _ = CARDS.set(all);
}

fn cards() -> &'static [CardDef] {
    CARDS
        .get()
        .map_or_else(Catalogue::second_edition, |all| all())
        .cards()
}

/// Lets the compiler know the words of further cards, before the first text is needed.
pub fn teach<'a>(cards: impl Iterator<Item = &'a CardDef>) {
    COMPILER.get_or_init(|| compiler_of(self::cards().iter().chain(cards)));
}

/// The compiler that knows the words of all cards.
pub fn compiler() -> Option<&'static Compiler> {
    let made = COMPILER.get_or_init(|| compiler_of(cards()));
    made.as_ref()
}

pub fn compile(
    compiler: Option<&Compiler>,
    card: &CardDef,
    text: &str,
) -> Result<Compiled, Declined> {
    let compiler = compiler.ok_or_else(|| no_compiler(text))?;
    compiler.compile(card, text)
}

/// Compiles a text that must also be shown in every language.
pub fn compile_and_prove(
    compiler: Option<&Compiler>,
    card: &CardDef,
    text: &str,
) -> Result<Compiled, Declined> {
    let compiler = compiler.ok_or_else(|| no_compiler(text))?;
    compiler.compile_and_prove(card, text)
}

fn no_compiler(text: &str) -> Declined {
    Declined {
        reason: message!("text-not-understood"),
        at: 0..text.len(),
        words: text.to_owned(),
        nearest: None,
    }
}

/// The expected words, as the compiler lists them: words, which stay, and lists of words, which have names.
pub fn nearest(lang: Lang, nearest: &str) -> String {
    let name = |part: &str| match part {
        "a skill" => say!(lang, "near-skill"),
        "an affiliation icon" => say!(lang, "near-affiliation"),
        "an icon" => say!(lang, "near-icon"),
        "a quadrant" => say!(lang, "near-quadrant"),
        "a keyword" => say!(lang, "near-keyword"),
        "a species" => say!(lang, "near-species"),
        "a ship class" => say!(lang, "near-class"),
        "a card title" => say!(lang, "near-title"),
        "a region" => say!(lang, "near-region"),
        "an attribute" => say!(lang, "near-attribute"),
        "a number in words" => say!(lang, "near-number-word"),
        "a number" => say!(lang, "near-number"),
        "+ or - and a number" => say!(lang, "near-signed"),
        "a or an" => String::from("“a”, “an”"),
        other => other.to_owned(),
    };
    nearest.split(", ").map(name).collect::<Vec<_>>().join(", ")
}

pub fn grammar(compiler: &Compiler, lang: Lang) -> &Grammar {
    match lang {
        Lang::En => &compiler.english,
        Lang::De => &compiler.german,
    }
}

/// Whether there is anything to say of a card's abilities.
pub fn has_text(card: &CardDef) -> bool {
    !card.text.is_empty() || card.play != Default::default()
}

/// Whether every language has its own words for a card's text.
pub fn is_rendered(card: &CardDef) -> bool {
    card.support.is_full() && Lang::ALL.iter().all(|lang| is_said(*lang, card))
}

/// Whether a language has its own words for a card's text, if it has any.
pub fn is_said(lang: Lang, card: &CardDef) -> bool {
    !has_text(card) || rendered(lang, card).is_some_and(|said| said.in_its_words)
}

/// The text of a card, if it has any. What a language has no words for is said in English.
pub fn of_card(lang: Lang, card: &CardDef) -> Option<String> {
    let text = rendered(lang, card)?.text;
    (!text.is_empty()).then_some(text)
}

/// The text of one ability of a card, if it can be said alone.
pub fn of_ability(lang: Lang, card: &CardDef, ability: usize) -> Option<String> {
    let ability = card.text.get(ability)?.clone();
    let alone = CardDef {
        play: Default::default(),
        text: vec![ability],
        ..card.clone()
    };
    of_card(lang, &alone)
}

/// The text of one ability as if it had only one of its alternatives, if that can be said.
pub fn of_alternative(
    lang: Lang,
    card: &CardDef,
    ability: usize,
    (options, n): (&[Block], usize),
) -> Option<String> {
    let mut ability = card.text.get(ability)?.clone();
    decide(&mut ability.body, options, options.get(n)?);
    let alone = |play: PlayRule| CardDef {
        play,
        text: vec![ability.clone()],
        ..card.clone()
    };
    // How it is played is left out where it can be.
    of_card(lang, &alone(PlayRule::default())).or_else(|| of_card(lang, &alone(card.play.clone())))
}

/// Puts one of the alternatives in the place of all of them.
fn decide(block: &mut Block, options: &[Block], this: &Block) {
    let one_of = |effect: &Effect| matches!(effect, Effect::OneOf { options: other, .. } if other == options);
    if let Some(at) = block.iter().position(one_of) {
        block.splice(at..=at, this.iter().cloned());
        return;
    }
    for effect in block {
        match effect {
            Effect::If { yes, no, .. } => [yes, no].map(|b| decide(b, options, this)),
            Effect::Pay { cost, get, .. } => [cost, get].map(|b| decide(b, options, this)),
            Effect::May { body, .. } | Effect::Each { body, .. } => {
                decide(body, options, this);
                [(), ()]
            }
            _ => [(), ()],
        };
    }
}

/// Texts without the sentences that all of them begin with.
pub fn apart(all: &[String]) -> Vec<String> {
    let Some((first, others)) = all.split_first() else {
        return Vec::new();
    };
    let same = |n: &usize| {
        others
            .iter()
            .all(|other| other.get(..*n) == first.get(..*n))
    };
    // A point inside of a word, as in U.S.S., ends no sentence.
    let ends = |at: &usize| {
        let word = first[..*at].rsplit(' ').next().unwrap_or_default();
        !word.contains('.')
    };
    let ends = first.match_indices(". ").map(|(at, _)| at).filter(ends);
    let cut = ends.map(|at| at + 2).take_while(same).last().unwrap_or(0);
    all.iter().map(|text| text[cut..].to_owned()).collect()
}

/// The facts of a card with its text in every language.
pub fn flat(card: &CardDef) -> FlatFacts {
    // Empty for a card without text; nothing where it is not understood, or where the language has no words for it.
    let text = |lang| match card.support.is_full() {
        true if !is_said(lang, card) => None,
        true => Some(of_card(lang, card).unwrap_or_default()),
        false => None,
    };
    FlatFacts {
        text: Text {
            en: text(Lang::En),
            de: text(Lang::De),
        },
        ..FlatFacts::of(card)
    }
}

/// The inputs of a rendered text: the language, how the card refers to itself, and the abilities.
type Key = (Lang, &'static str, &'static str, String);

/// A text that has been written.
#[derive(Clone, Debug)]
struct Said {
    text: String,
    /// Not in English for want of words.
    in_its_words: bool,
}

fn rendered(lang: Lang, card: &CardDef) -> Option<Said> {
    static DONE: Mutex<Option<HashMap<Key, Option<Said>>>> = Mutex::new(None);
    if !has_text(card) {
        return None;
    }
    let this = gametext::this(card);
    let abilities = serde_json::to_string(&(&card.play, &card.text)).ok()?;
    let key = (lang, this.kind, this.pronoun, abilities);
    // A thread that broke off left the texts as they were.
    let done = || DONE.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(text) = done().get_or_insert_default().get(&key) {
        return text.clone();
    }
    // Nobody else waits meanwhile.
    let text = compiler().and_then(|compiler| render(compiler, lang, card));
    done().get_or_insert_default().insert(key, text.clone());
    text
}

fn render(compiler: &Compiler, lang: Lang, card: &CardDef) -> Option<Said> {
    let said = |text: String, in_its_words: bool| Said { text, in_its_words };
    match compiler.render(card, lang) {
        Ok(text) => Some(said(text, true)),
        Err(_) => {
            let english = compiler.render(card, Lang::En);
            english.ok().map(|text| said(text, false))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cards::Catalogue;

    #[test]
    fn every_text_of_the_packs_is_said_in_every_language() {
        for card in Catalogue::second_edition().cards() {
            for lang in Lang::ALL {
                let text = of_card(lang, card);
                assert_eq!(text.is_some(), has_text(card), "{}", card.full_name());
            }
        }
    }

    #[test]
    fn the_reasons_of_the_compiler_are_known() {
        let compiler = compiler().expect("the grammars can be read");
        let card = &Catalogue::second_edition().cards()[0];
        let declined = compiler.compile(card, "Sing loudly.").unwrap_err();
        assert_eq!(declined.reason.id, "text-not-understood");
    }
}
