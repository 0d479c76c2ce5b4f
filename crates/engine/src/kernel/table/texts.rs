//! The texts of a game's cards, sorted by when they work and what they change.

use super::Table;
use super::about::{About, ModifierKind, ModifierKinds, about_of, kind_of, kinds_of};
use crate::kernel::ids::CardId;
use crate::kernel::place::PlaceSet;
use crate::text::eval::{NOTHING, binder};
use crate::text::keyword;
use cards::language::{
    Ability, Block, Condition, Effect, Filter, Kind, Modifier, Place, SkillIs, Timing, When,
};
use cards::visit::{Visit, visit, visit_ability};
use cards::{CardDef, Keyword};

/// A text that applies all the time.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Static {
    pub card: CardId,
    pub ability: u8,
    /// The places where it can work, see [`Customs::awake`](crate::kernel::edition::Customs::awake).
    pub awake: PlaceSet,
    /// The subjects of its modifiers.
    pub about: About,
    /// Its conditions bind cards or players that its modifiers use.
    pub binds: bool,
}

/// The texts that apply all the time, by the kinds of modifier they apply.
#[derive(Debug, Default)]
pub(super) struct Statics([Vec<Static>; ModifierKind::COUNT]);

impl Statics {
    #[inline]
    pub fn of(&self, kind: ModifierKind) -> &[Static] {
        &self.0[kind as usize]
    }
    fn add(&mut self, kinds: ModifierKinds, text: Static) {
        for (kind, list) in self.0.iter_mut().enumerate() {
            if kinds.has_number(kind) {
                list.push(text);
            }
        }
    }
}

impl Table {
    /// Notes what a card's text could change and what it asks about.
    pub(super) fn note_text(&mut self, def: u16, card: &CardDef) {
        for ability in text_of(card) {
            self.note(&ability.body);
        }
        let mut watching = Watching {
            table: self,
            skills: About::NOTHING,
        };
        visit(card, &mut watching);
        let skills = watching.skills;
        if skills != About::NOTHING {
            self.skill_watchers.push((def, skills));
        }
    }

    /// Adds the abilities of a card to the lists by timing.
    pub(super) fn index(&mut self, id: CardId, card: &CardDef) {
        for (n, ability) in text_of(card).enumerate() {
            let entry = (id, n as u8);
            match &ability.when {
                Timing::Static => {
                    let (kinds, about) = kinds_of(&ability.body);
                    let text = Static {
                        card: id,
                        ability: n as u8,
                        awake: self.customs.awake[self.face(id).kind as usize],
                        about,
                        binds: binder(&ability.guard, &NOTHING).is_some(),
                    };
                    self.statics.add(kinds, text);
                    let mut reading = Reading(false);
                    visit_ability(ability, &mut reading);
                    if reading.0 {
                        self.hidden_readers.push((id, text.awake));
                    }
                }
                Timing::On(when) => {
                    for kind in when.kinds() {
                        self.listeners[kind as usize].push(entry);
                    }
                }
                Timing::Order | Timing::During(_) => self.actions.push(entry),
                Timing::State => self.states.push(entry),
                Timing::Resolve => {}
            }
        }
    }

    fn note(&mut self, block: &Block) {
        for effect in block {
            if let Effect::Apply { m, .. } = effect {
                self.note_modifier(m);
            }
            if let Effect::Fight { tweak, .. } = effect {
                for m in tweak {
                    self.note_modifier(m);
                }
            }
            for inner in effect.blocks() {
                self.note(inner);
            }
        }
    }

    fn note_modifier(&mut self, m: &Modifier) {
        self.modifiers.add(kind_of(m));
        match m {
            Modifier::Forbid(_) => self.forbids = self.forbids.and(about_of(m)),
            Modifier::Toll { .. } => self.prices = self.prices.and(about_of(m)),
            _ => {}
        }
    }
}

/// Notes whether a text asks who used a skill, or what happened before.
struct Watching<'t> {
    table: &'t mut Table,
    /// The skills whose use it asks about.
    skills: About,
}

impl Watching<'_> {
    fn watch(&mut self, skill: &SkillIs) {
        self.skills = self.skills.and(match skill {
            SkillIs::One(skill) => About::skill(*skill),
            SkillIs::OneOf(list) => {
                (list.iter()).fold(About::NOTHING, |all, s| all.and(About::skill(*s)))
            }
            SkillIs::Any | SkillIs::Named(_) | SkillIs::OnAny(_) => About::ALL,
        });
    }
}

impl<'a> Visit<'a> for Watching<'_> {
    fn part(&mut self, filter: &'a Filter) {
        if let Filter::Used(skill, _) = filter {
            self.watch(skill);
        }
    }
    fn condition(&mut self, c: &'a Condition) {
        self.table.asks_the_past |= matches!(c, Condition::Happened(..));
    }
    fn when(&mut self, when: &'a When) {
        if when.kinds().any(|k| k == Kind::UseSkill) {
            self.watch(when.skill.as_ref().unwrap_or(&SkillIs::Any));
        }
    }
}

/// Notes whether a static text reads places that not everybody can see.
struct Reading(bool);

impl<'a> Visit<'a> for Reading {
    fn place(&mut self, place: Place) {
        self.0 |= matches!(place, Place::Discard(_) | Place::Hand(_));
    }
}

/// The abilities of a card: those of its text, then those of its keywords.
pub(crate) fn text_of(card: &CardDef) -> impl Iterator<Item = &Ability> {
    let keywords = card.keywords.iter().filter_map(|k| match k {
        Keyword::Interlink(interlink) => Some(keyword::ability(*interlink)),
        _ => None,
    });
    card.text.iter().chain(keywords)
}

#[inline]
pub(super) fn nth(card: &CardDef, n: u8) -> &Ability {
    match card.text.get(usize::from(n)) {
        Some(ability) => ability,
        None => nth_of_all(card, n),
    }
}

#[cold]
fn nth_of_all(card: &CardDef, n: u8) -> &Ability {
    // Only numbers of abilities the card has are in use.
    text_of(card)
        .nth(usize::from(n))
        .unwrap_or_else(|| &card.text[0])
}
