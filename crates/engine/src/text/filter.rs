//! Questions about one card.

use super::eval::{Cx, NOTHING};
use crate::kernel::edition::OutOfUse;
use crate::kernel::frame::Value;
use crate::kernel::game::Game;
use crate::kernel::ids::{CardId, Seat};
use crate::kernel::place::Place;
use crate::kernel::state::Flag;
use crate::kernel::table::SKILLS;
use cards::language::{
    self, Activity, Condition, Filter, Key, Name, Relation, Requirement, SkillIs, Who,
};
use cards::lexicon::{Affiliation, CardType, DilemmaKind, MissionKind, Skill};
use cards::visit::{Visit, visit};
use cards::{AttemptBy, CardDef, Facts, Keyword, Word};

impl Game {
    pub(crate) fn filter(&self, f: &Filter, it: CardId, cx: &Cx) -> bool {
        // Most cards that a text does not mean are of another type.
        let first = match f {
            Filter::All(all) => all.first(),
            f => Some(f),
        };
        match first {
            Some(Filter::Type(t)) if !self.table.face(it).types.has(*t) => false,
            _ => self.fits(f, it, &cx.about(it)),
        }
    }

    /// Applies a filter in a context that is already about the card. The most common filters come first, as this
    /// takes a large part of the time of a game.
    fn fits(&self, f: &Filter, it: CardId, cx: &Cx) -> bool {
        match f {
            Filter::All(all) => all.iter().all(|f| self.fits(f, it, cx)),
            Filter::Type(t) => self.table.face(it).types.has(*t),
            Filter::Commanded(Who::You) => self.named_commander(it, cx) == Some(cx.you),
            Filter::Other => it != cx.source,
            f => self.fits_more(f, it, cx),
        }
    }

    #[inline(never)]
    fn fits_more(&self, f: &Filter, it: CardId, cx: &Cx) -> bool {
        let face = self.table.face(it);
        match f {
            Filter::Any => true,
            Filter::All(_) | Filter::Type(_) | Filter::Other => self.fits(f, it, cx),
            Filter::Either(any) => any.iter().any(|f| self.fits(f, it, cx)),
            Filter::Not(f) => !self.fits(f, it, cx),
            Filter::Affiliation(a) => {
                self.affiliations_at(it, cx).has(*a) || self.shows_icon(it, *a)
            }
            Filter::Icon(icon) => face.icons & self.table.icon_bit(*icon) != 0,
            Filter::Skill(is, level) => self.has_skill(it, is, *level, cx),
            Filter::Keyword(word) => self.has_keyword(it, *word, cx),
            // A mixed species is a member of both.
            Filter::Species(s) => self.table.def(it).species().contains(s),
            Filter::Class(class) => self.table.def(it).is_of_class(*class),
            Filter::Title(name) => self.is_called(it, *name, cx),
            Filter::Mission(kind) => face.mission == Some(*kind),
            Filter::Dilemma(kind) => face.dilemma == Some(*kind),
            Filter::Quadrant(q) => self.table.def(it).quadrant() == Some(*q),
            Filter::Region(region) => self.table.def(it).regions().any(|r| r == *region),
            Filter::Requires(skill) => requires(self.table.def(it), *skill),
            Filter::Unique => face.unique,
            Filter::Compare(a, op, b) => op.holds(self.number(a, cx), self.number(b, cx)),
            Filter::Is(state) => self.is_in(it, *state),
            Filter::Commanded(who) => self
                .named_commander(it, cx)
                .is_some_and(|seat| self.seats_of(*who, cx).has(seat)),
            Filter::Owned(who) => self.seats_of(*who, cx).has(face.owner),
            Filter::In(slot) => self.slot_cards(*slot, cx).contains(&it),
            Filter::At(place) => self.is_at(it, *place, cx),
            Filter::With(r) => self.card_of(*r, cx).is_some_and(|c| self.present(it, c)),
            Filter::SameMission(r) => {
                let there = self.card_of(*r, cx).and_then(|c| self.site_of(c));
                there.is_some() && self.site_of(it) == there
            }
            Filter::Has(relation, f) => self.has_related(it, *relation, f, cx),
            Filter::Doing(activity) => cx.could || self.is_doing(it, *activity),
            Filter::Same(key, r) => match (key, r) {
                (Key::Type, language::Ref::In(slot))
                    if matches!(self.value(*slot, cx), Some(Value::Type(_))) =>
                {
                    self.value(*slot, cx) == Some(&Value::Type(face.kind))
                }
                _ => self
                    .card_of(*r, cx)
                    .is_some_and(|c| self.alike(it, c, *key)),
            },
            Filter::Fits(r) => self.card_of(*r, cx).is_some_and(|c| {
                commands_ship(self.table.def(it), self.table.face(c).title)
                    || commands_ship(self.table.def(c), face.title)
            }),
            Filter::PlayableAt(r) => self
                .card_of(*r, cx)
                .is_some_and(|hq| self.table.def(hq).accepts(self.table.def(it))),
            Filter::FaceableAt(r) => self
                .card_of(*r, cx)
                .is_some_and(|m| self.kind_fits(it, m) || self.kind_fits(m, it)),
            Filter::Used(is, since) => self.used_skill(it, is, *since, cx),
            Filter::Trait(is) => self.table.def(it).has_trait(*is),
        }
    }

    /// The player whose card this is for a text. Captives are nobody's, unless the text mentions them or, under
    /// R2002, only reads their numbers (2E-BRIG-03, 2E-GAP-52).
    fn named_commander(&self, card: CardId, cx: &Cx) -> Option<Seat> {
        let c = self.state.card(card);
        if let Place::Brig(_) = c.place {
            let numbers = self.table.customs.captives == OutOfUse::ItsNumbers && cx.numbers;
            return (cx.captives || numbers).then_some(c.commander);
        }
        // A card being played or faced has a commander as well.
        if c.place.in_play() || matches!(c.place, Place::Limbo(_)) {
            return Some(c.commander);
        }
        self.last_known(card).map(|known| known.commander)
    }

    /// 2E-CARD-25, 2E-CARD-26.
    pub(crate) fn kind_fits(&self, dilemma: CardId, mission: CardId) -> bool {
        match (
            self.table.face(dilemma).dilemma,
            self.table.face(mission).mission,
        ) {
            (Some(DilemmaKind::Dual), Some(_)) => true,
            (Some(DilemmaKind::Planet), Some(kind)) => kind == MissionKind::Planet,
            (Some(DilemmaKind::Space), Some(kind)) => kind == MissionKind::Space,
            _ => false,
        }
    }

    /// 2E-GLOSS-13: a name is a title; 2E-GAP-38: unless the text gives the subtitle too.
    fn is_called(&self, card: CardId, name: Name, cx: &Cx) -> bool {
        if let Name::Any(character) = name {
            return self.table.def(card).shows(character);
        }
        let Some(word) = self.title_of(name, cx) else {
            return false;
        };
        let full =
            || word.as_str().contains(", ") && self.table.def(card).full_name() == word.as_str();
        self.table.face(card).title == word || full()
    }

    fn title_of(&self, name: Name, cx: &Cx) -> Option<Word> {
        match name {
            Name::Is(word) | Name::Any(word) => Some(word),
            Name::In(slot) => match self.value(slot, cx)? {
                Value::Title(word) => Some(*word),
                Value::Card(card) => Some(self.table.face(*card).title),
                _ => None,
            },
        }
    }

    /// The skills that a pattern means.
    pub(crate) fn skills_meant(&self, is: &SkillIs, cx: &Cx) -> Vec<Skill> {
        match is {
            SkillIs::Any => Skill::of(self.state.rules.edition()).collect(),
            SkillIs::One(s) => vec![*s],
            SkillIs::OneOf(list) => list.clone(),
            SkillIs::Named(slot) => match self.value(*slot, cx) {
                Some(Value::Skill(s)) => vec![*s],
                _ => vec![],
            },
            SkillIs::OnAny(select) => {
                let mut out = Vec::new();
                for card in self.select(select, cx) {
                    let levels = self.skills_at(card, cx);
                    out.extend(Skill::ALL.iter().filter(|s| levels[**s as usize] > 0));
                }
                out
            }
        }
    }

    fn has_skill(&self, card: CardId, is: &SkillIs, level: u8, cx: &Cx) -> bool {
        if let (SkillIs::One(skill), None) = (is, self.last_known(card)) {
            return self.skill_at(card, *skill, cx) >= level;
        }
        let levels = match self.last_known(card) {
            Some(known) => {
                let mut levels = [0; SKILLS];
                for (s, n) in &known.skills {
                    levels[*s as usize] = *n;
                }
                levels
            }
            None => self.skills_at(card, cx),
        };
        match is {
            SkillIs::One(s) => levels[*s as usize] >= level,
            _ => self
                .skills_meant(is, cx)
                .iter()
                .any(|s| levels[*s as usize] >= level),
        }
    }

    fn is_in(&self, it: CardId, state: language::State) -> bool {
        let card = self.state.card(it);
        match state {
            language::State::Stopped => card.is(Flag::Stopped),
            language::State::Staffed => self.is_staffed(it),
            language::State::Damaged => self.damage_on(it).next().is_some(),
            language::State::Completed => card.is(Flag::Completed),
            language::State::Overcome => matches!(card.place, Place::Beneath(_)),
            language::State::DamageCard => {
                let damages = |a: &language::Ability| a.active == language::Active::Damage;
                let text = &self.table.def(it).text;
                card.is(Flag::Damage) || (!card.place.in_play() && text.iter().any(damages))
            }
            language::State::FaceDown => card.is(Flag::FaceDown),
            language::State::Captive => matches!(card.place, Place::Brig(_)),
            language::State::Landed => {
                matches!(card.place, Place::Surface(_))
                    && self.table.face(it).types.has(CardType::Ship)
            }
        }
    }

    /// 2E-PRES-01 to 2E-PRES-06: personnel and equipment in one place of their own.
    pub fn present(&self, a: CardId, b: CardId) -> bool {
        let carried = |c: CardId| {
            matches!(
                self.table.face(c).kind,
                CardType::Personnel | CardType::Equipment
            )
        };
        let place = self.place_known(a);
        a != b
            && carried(a)
            && carried(b)
            && matches!(place, Place::Surface(_) | Place::Aboard(_))
            && place == self.place_known(b)
    }

    fn has_related(&self, it: CardId, relation: Relation, f: &Filter, cx: &Cx) -> bool {
        let any = |test: &dyn Fn(CardId) -> bool| {
            self.state
                .field
                .iter()
                .any(|c| test(*c) && self.usable(*c, cx) && self.filter(f, *c, cx))
        };
        match relation {
            Relation::Aboard => any(&|c| self.state.card(c).place == Place::Aboard(it)),
            Relation::On => any(&|c| self.state.card(c).place == Place::On(it)),
            Relation::Beneath => any(&|c| self.state.card(c).place == Place::Beneath(it)),
            Relation::AtIt => {
                let site = self.site_of(it);
                any(&|c| self.site_of(c) == site && c != it)
            }
            Relation::EquippedWith => any(&|c| self.equipped_at(it, c, cx)),
            Relation::Equips => any(&|c| self.equipped_at(c, it, cx)),
            Relation::HeldBy => {
                let host = self.place_known(it).host();
                host.is_some_and(|host| self.filter(f, host, cx))
            }
            Relation::Present => any(&|c| self.present(it, c)),
            // Copies of a mission are one place; any of them may fit.
            Relation::Mission => self.site_of(it).is_some_and(|site| {
                let missions = &self.table.site_facts(site).missions;
                missions.iter().any(|m| self.filter(f, *m, cx))
            }),
        }
    }

    /// 2E-GLOSS-08: present, and the equipment's text could affect that personnel.
    pub fn equipped(&self, personnel: CardId, equipment: CardId) -> bool {
        let cx = Cx::new(equipment, self.state.card(equipment).commander, &NOTHING);
        self.equipped_at(personnel, equipment, &cx)
    }

    pub(crate) fn is_doing(&self, it: CardId, activity: Activity) -> bool {
        match activity {
            Activity::Facing => self
                .attempt()
                .is_some_and(|a| a.dilemma.is_some() && a.facing.contains(&it)),
            Activity::Attempting => self.attempt().is_some_and(|a| match &a.reserve {
                Some(r) => r.participants.contains(&it) || r.ship == Some(it),
                None => a.participants.contains(&it) || a.ship == Some(it),
            }),
            Activity::Involved => self.fight().is_some_and(|f| f.involves(it)),
            Activity::InCombat => self
                .fight()
                .is_some_and(|f| f.is_combat() && f.involves(it)),
            Activity::InEngagement => self
                .fight()
                .is_some_and(|f| !f.is_combat() && f.involves(it)),
        }
    }

    fn shows_icon(&self, mission: CardId, affiliation: Affiliation) -> bool {
        self.table.face(mission).kind == CardType::Mission
            && matches!(&self.table.def(mission).facts,
            Facts::Mission { attempt: AttemptBy::Affiliations(list), .. } if list.contains(&affiliation))
    }

    pub(crate) fn alike(&self, a: CardId, b: CardId, key: Key) -> bool {
        let (fa, fb) = (self.table.face(a), self.table.face(b));
        match key {
            Key::Title => fa.title == fb.title,
            // 2E-GLOSS-19: the entries match exactly.
            Key::Species => self.table.def(a).species() == self.table.def(b).species(),
            Key::Affiliation => {
                let (x, y) = (self.affiliations(a), self.affiliations(b));
                x.meets(y)
                    || (y.is_empty() && x.iter().any(|x| self.shows_icon(b, x)))
                    || (x.is_empty() && y.iter().any(|y| self.shows_icon(a, y)))
            }
            Key::MissionType => fa.mission.is_some() && fa.mission == fb.mission,
            Key::AnySkill => (0..fa.skills.len()).any(|i| fa.skills[i] > 0 && fb.skills[i] > 0),
            Key::Cost => fa.cost == fb.cost,
            Key::Type => fa.kind == fb.kind,
            Key::Commander => self.commander_known(a) == self.commander_known(b),
            Key::Class => self.table.def(a).same_class(self.table.def(b)),
        }
    }
}

/// Whether the requirements of a mission, or the bold ones of a dilemma, name the skill.
fn requires(def: &CardDef, skill: Skill) -> bool {
    fn names(r: &Requirement, skill: Skill) -> bool {
        match r {
            Requirement::All(rs) | Requirement::Either(rs) => rs.iter().any(|r| names(r, skill)),
            Requirement::Skill(s, _) => *s == skill,
            _ => false,
        }
    }
    struct Bold(Skill, bool);
    impl<'a> Visit<'a> for Bold {
        fn condition(&mut self, c: &'a Condition) {
            self.1 |= matches!(c, Condition::Meets(_, r) if names(r, self.0));
        }
    }
    match &def.facts {
        Facts::Mission { requirements, .. } => {
            requirements.as_ref().is_some_and(|r| names(r, skill))
        }
        Facts::Dilemma { .. } => {
            let mut bold = Bold(skill, false);
            visit(def, &mut bold);
            bold.1
        }
        _ => false,
    }
}

fn commands_ship(def: &CardDef, ship: Word) -> bool {
    def.keywords
        .iter()
        .any(|k| matches!(k, Keyword::Commander(t) if *t == ship))
}
