//! Reading one line of a script: words to answers.

use super::part::{Flaw, Part};
use super::words::uses_of;
use super::{Problem, Table};
use crate::{AbilityRef, Action, Answer, Choice, Label, Named, Naming};
use cards::Word;
use cards::lexicon::{CardType, Skill};

/// The words an answer begins with.
const ANSWERS: &str = "pass, end, draw, draw rest, play, hide, beam, move, attempt, use, repair, pick, order, number, yes, \
                       no, option, name, choose, place, concede";
impl Table {
    /// The answers that one line gives: `beam` and `hide` give two if they name their cards.
    pub(super) fn read_answers(&self, part: Part<'_>) -> Result<Vec<Answer>, Flaw> {
        let (verb, rest) = part.word();
        let alone = |answer: Answer| rest.end().map(|()| vec![answer]);
        let act = |action: Action| Ok(vec![Answer::Act(action)]);
        match verb.text {
            "pass" => alone(Answer::Act(Action::Pass)),
            "end" => alone(Answer::Act(Action::End)),
            "draw" if rest.text == "rest" => act(Action::DrawRest),
            "draw" => alone(Answer::Act(Action::Draw)),
            "yes" => alone(Answer::YesNo(true)),
            "no" => alone(Answer::YesNo(false)),
            "concede" => alone(Answer::Concede),
            "play" => act(self.read_play(rest)?),
            "move" => act(self.read_move(rest)?),
            "attempt" => act(self.read_attempt(rest)?),
            "use" => act(self.read_use(rest)?),
            "repair" => act(Action::Repair {
                damage: self.read_card(rest)?,
            }),
            "beam" => self.read_beam(rest),
            "hide" if rest.is_empty() => act(Action::Hide),
            "hide" => Ok(vec![
                Answer::Act(Action::Hide),
                Answer::Cards(self.read_cards(rest)?),
            ]),
            "pick" => Ok(vec![Answer::Cards(self.read_cards(rest)?)]),
            "order" => Ok(vec![Answer::Order(self.read_cards(rest)?)]),
            "number" => Ok(vec![Answer::Number(rest.number()?)]),
            "option" => Ok(vec![Answer::Option(self.read_option(rest)?)]),
            "name" => Ok(vec![Answer::Name(self.read_named(rest)?)]),
            "choose" => Ok(vec![Answer::Player(self.read_player(rest)?)]),
            "place" => Ok(vec![Answer::Place(self.read_place(rest)?)]),
            _ => verb.wrong(ANSWERS),
        }
    }

    // --- actions -------------------------------------------------------------------------------

    fn read_play(&self, part: Part<'_>) -> Result<Action, Flaw> {
        let (card, at) = self.read_pair(part, &[" at ", " on "])?;
        Ok(Action::Play { card, at })
    }

    fn read_move(&self, part: Part<'_>) -> Result<Action, Flaw> {
        match self.read_pair(part, &[" to "])? {
            (ship, Some(to)) => Ok(Action::Move { ship, to }),
            (_, None) => Part {
                text: "",
                at: part.at + part.text.len(),
            }
            .wrong("to MISSION"),
        }
    }

    fn read_attempt(&self, part: Part<'_>) -> Result<Action, Flaw> {
        let (mission, ship) = self.read_pair(part, &[" with "])?;
        Ok(Action::Attempt { mission, ship })
    }

    /// `use A`, `use A text 2`, `use A offer 2`.
    fn read_use(&self, part: Part<'_>) -> Result<Action, Flaw> {
        let (name, number) = match self.read_card(part) {
            Ok(_) => (part, None),
            Err(_) => {
                let texts = part
                    .split(" text ")
                    .map(|(name, n)| (name, Some((n, false))));
                let offers = part
                    .split(" offer ")
                    .map(|(name, n)| (name, Some((n, true))));
                texts.or(offers).unwrap_or((part, None))
            }
        };
        let card = self.read_card(name)?;
        let uses = uses_of(card, &self.game.actions());
        let ability = match number {
            Some((n, false)) => {
                let printed = n.number::<u8>()?.checked_sub(1);
                printed.map(AbilityRef::Printed).ok_or(n)
            }
            Some((n, true)) => {
                let offer = n.number::<usize>()?.checked_sub(1);
                offer.and_then(|n| uses.get(n)).copied().ok_or(n)
            }
            None => match uses.as_slice() {
                // Nothing is on offer: the rules say why not.
                [] => Ok(AbilityRef::Printed(0)),
                [one] => Ok(*one),
                _ => {
                    let card = name.text.to_owned();
                    return Err((name.at, Problem::SeveralUses { card }));
                }
            },
        };
        match ability {
            Ok(ability) => Ok(Action::Use { card, ability }),
            Err(n) => {
                let word = n.text.to_owned();
                Err((n.at, Problem::NoOption { word }))
            }
        }
    }

    /// `beam A, B from PLACE to PLACE`, or without cards if they are picked on the next line.
    fn read_beam(&self, part: Part<'_>) -> Result<Vec<Answer>, Flaw> {
        if let Some(way) = part.after("from") {
            return Ok(vec![Answer::Act(self.read_way(way)?)]);
        }
        let sense = |cards: Part<'_>, way: Part<'_>| {
            self.read_cards(cards).is_ok() && self.read_way(way).is_ok()
        };
        match Table::split_at(part, " from ", sense) {
            Some((cards, way)) => {
                let cards = self.read_cards(cards)?;
                Ok(vec![Answer::Act(self.read_way(way)?), Answer::Cards(cards)])
            }
            None => part.wrong("CARDS from PLACE to PLACE"),
        }
    }

    fn read_way(&self, part: Part<'_>) -> Result<Action, Flaw> {
        let places =
            |a: Part<'_>, b: Part<'_>| self.read_place(a).is_ok() && self.read_place(b).is_ok();
        match Table::split_at(part, " to ", places) {
            Some((from, to)) => Ok(Action::Beam {
                from: self.read_place(from)?,
                to: self.read_place(to)?,
            }),
            None => part.wrong("PLACE to PLACE"),
        }
    }

    // --- other answers -------------------------------------------------------------------------

    /// An option by its word or by its number, counted from 1.
    fn read_option(&self, part: Part<'_>) -> Result<u8, Flaw> {
        let none = || {
            let word = part.text.to_owned();
            (part.at, Problem::NoOption { word })
        };
        let options: &[Label] = match self.game.pending().map(|p| &p.choice) {
            Some(Choice::Options { options }) => options,
            _ => &[],
        };
        let named = |label: &Label| {
            let words = self.label_words(*label);
            words.is_some_and(|words| words.eq_ignore_ascii_case(part.text))
        };
        match options.iter().position(named) {
            Some(n) => u8::try_from(n).map_err(|_| none()),
            // A number that is too high is for the rules to refuse.
            None => match part.text.parse::<u8>() {
                Ok(n) if n > 0 => Ok(n - 1),
                _ => Err(none()),
            },
        }
    }

    /// A name, of the kind that is asked for or that is written: `Medical`, `title Trap`.
    fn read_named(&self, part: Part<'_>) -> Result<Named, Flaw> {
        let skill = |p: Part<'_>| match Skill::find(p.text) {
            Some(skill) => Ok(Named::Skill(skill)),
            None => p.wrong("SKILL"),
        };
        let kind = |p: Part<'_>| match CardType::find(p.text) {
            Some(kind) => Ok(Named::Type(kind)),
            None => p.wrong("Personnel, Ship, Equipment, Event, Interrupt, Mission, Dilemma"),
        };
        let title = |p: Part<'_>| match p.text {
            "" => p.wrong("TITLE"),
            text => Ok(Named::Title(Word::new(text))),
        };
        let asked = match self.game.pending().map(|p| &p.choice) {
            Some(Choice::Name { what }) => Some(what),
            _ => None,
        };
        let (word, rest) = part.word();
        match (word.text, asked) {
            ("skill", _) if !rest.is_empty() => skill(rest),
            ("type", _) if !rest.is_empty() => kind(rest),
            ("title", _) if !rest.is_empty() => title(rest),
            (_, Some(Naming::Skill(_))) => skill(part),
            (_, Some(Naming::Type(_))) => kind(part),
            (_, Some(Naming::Title | Naming::TitleOf(_))) => title(part),
            (_, None) => part.wrong("skill SKILL, type TYPE, title TITLE"),
        }
    }
}
