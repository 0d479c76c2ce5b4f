//! The cards a text mentions, and whether the printed facts of a card fit what it asks for.

use crate::language::{
    Activity, CauseIs, Condition, Effect, FightKind, Filter, Kind, Name, Place, SkillIs, State,
    Verb, When, Who,
};
use crate::lexicon::Affiliation;
use crate::model::{AttemptBy, CardDef, Facts, Keyword};
use crate::visit::{Visit, visit};

/// The filters in a card's text, each as a whole, those inside other filters' relations included.
pub(crate) fn filters(card: &CardDef) -> Vec<&Filter> {
    struct Filters<'a>(Vec<&'a Filter>);
    impl<'a> Visit<'a> for Filters<'a> {
        fn filter(&mut self, filter: &'a Filter) {
            self.0.push(filter);
        }
    }
    let mut all = Filters(Vec::new());
    visit(card, &mut all);
    all.0
}

/// A happening that a text may wait for, or bring about.
pub(crate) mod theme {
    pub const COMBAT: u8 = 1;
    pub const ENGAGEMENT: u8 = 2;
    pub const CAPTIVES: u8 = 4;
    pub const DAMAGE: u8 = 8;
}

/// The themes of a text: those it waits for and those it brings about.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Themes {
    pub waits: u8,
    pub brings: u8,
}

pub(crate) fn themes(card: &CardDef) -> Themes {
    let mut themes = Themes::default();
    visit(card, &mut themes);
    themes
}

impl<'a> Visit<'a> for Themes {
    fn part(&mut self, filter: &'a Filter) {
        self.waits |= match filter {
            Filter::Doing(activity) => fight(*activity),
            Filter::Is(State::Captive) => theme::CAPTIVES,
            Filter::Is(State::Damaged | State::DamageCard) => theme::DAMAGE,
            _ => 0,
        };
    }
    fn condition(&mut self, c: &'a Condition) {
        if let Condition::Doing(activity, _) = c {
            self.waits |= fight(*activity);
        }
    }
    fn when(&mut self, when: &'a When) {
        for kind in when.kinds() {
            self.waits |= match kind {
                Kind::FightBegin | Kind::FightWin | Kind::FightEnd => {
                    theme::COMBAT | theme::ENGAGEMENT
                }
                Kind::Capture => theme::CAPTIVES,
                Kind::Damage | Kind::Repair => theme::DAMAGE,
                _ => 0,
            };
        }
        self.waits |= match when.cause {
            Some(CauseIs::Combat) => theme::COMBAT,
            Some(CauseIs::Engagement) => theme::ENGAGEMENT,
            Some(CauseIs::Fight) => theme::COMBAT | theme::ENGAGEMENT,
            _ => 0,
        };
    }
    fn place(&mut self, place: Place) {
        if let Place::Brig(_) = place {
            self.waits |= theme::CAPTIVES;
        }
    }
    fn effect(&mut self, effect: &'a Effect) {
        self.brings |= match effect {
            Effect::Fight { kind, .. } => match kind {
                FightKind::Combat => theme::COMBAT,
                FightKind::Engagement => theme::ENGAGEMENT,
                FightKind::Either => theme::COMBAT | theme::ENGAGEMENT,
            },
            Effect::Move { verb, .. } => match verb {
                Verb::Capture => theme::CAPTIVES,
                Verb::Damage => theme::DAMAGE,
                _ => 0,
            },
            _ => 0,
        };
    }
}

fn fight(activity: Activity) -> u8 {
    match activity {
        Activity::InCombat => theme::COMBAT,
        Activity::InEngagement => theme::ENGAGEMENT,
        Activity::Involved => theme::COMBAT | theme::ENGAGEMENT,
        Activity::Facing | Activity::Attempting => 0,
    }
}

/// Whether a card fits by what is printed on it; nothing if the print does not decide.
pub(crate) fn fits(filter: &Filter, card: &CardDef) -> Option<bool> {
    let each = |list: &[Filter], stop: bool| {
        let mut unknown = false;
        for f in list {
            match fits(f, card) {
                Some(answer) if answer == stop => return Some(stop),
                Some(_) => {}
                None => unknown = true,
            }
        }
        (!unknown).then_some(!stop)
    };
    match filter {
        // The card with the text is never asked about itself.
        Filter::Any | Filter::Other => Some(true),
        Filter::All(list) => each(list, false),
        Filter::Either(list) => each(list, true),
        Filter::Not(inner) => fits(inner, card).map(|yes| !yes),
        Filter::Type(card_type) => Some(card.card_type() == *card_type),
        Filter::Mission(kind) => Some(card.mission_kind() == Some(*kind)),
        Filter::Dilemma(kind) => Some(card.dilemma_kind() == Some(*kind)),
        Filter::Region(region) => Some(card.regions().any(|r| r == *region)),
        Filter::Unique => Some(card.unique),
        Filter::Title(Name::Is(word)) => Some(
            card.title == *word
                || (word.as_str().contains(", ") && card.full_name() == word.as_str()),
        ),
        Filter::Icon(icon) => Some(card.icons().contains(icon)),
        Filter::Species(word) => Some(card.species().contains(word)),
        Filter::Affiliation(a) => Some(card.affiliation() == Some(*a) || shows(card, *a)),
        Filter::Class(class) => {
            Some(matches!(&card.facts, Facts::Ship { class: c, .. } if c == class))
        }
        Filter::Quadrant(q) => {
            Some(matches!(card.facts, Facts::Mission { quadrant, .. } if quadrant == *q))
        }
        // Skills and keywords can be gained.
        Filter::Keyword(word) => printed(card.keywords.iter().any(|k| k.word() == *word)),
        Filter::Skill(SkillIs::One(s), n) => {
            printed(card.skills().iter().any(|(t, level)| t == s && level >= n))
        }
        Filter::Skill(SkillIs::OneOf(list), n) => printed(
            card.skills()
                .iter()
                .any(|(t, level)| list.contains(t) && level >= n),
        ),
        _ => None,
    }
}

fn printed(yes: bool) -> Option<bool> {
    yes.then_some(true)
}

fn shows(mission: &CardDef, affiliation: Affiliation) -> bool {
    matches!(&mission.facts,
        Facts::Mission { attempt: AttemptBy::Affiliations(list), .. } if list.contains(&affiliation))
}

/// Rates how closely a filter describes a card: a title most, a mere type not at all.
pub(crate) fn closeness(filter: &Filter, card: &CardDef) -> i32 {
    match filter {
        Filter::All(list) => {
            if fits(filter, card) == Some(false) {
                return 0;
            }
            list.iter().map(|f| closeness(f, card)).max().unwrap_or(0)
        }
        Filter::Either(list) => list.iter().map(|f| closeness(f, card)).max().unwrap_or(0),
        _ if fits(filter, card) != Some(true) => 0,
        Filter::Title(_) => 30,
        Filter::Class(_) | Filter::Keyword(_) | Filter::Region(_) => 14,
        Filter::Species(_) | Filter::Icon(_) => 10,
        Filter::Affiliation(_) | Filter::Skill(..) | Filter::Quadrant(_) => 6,
        Filter::Mission(_) | Filter::Dilemma(_) => 2,
        _ => 0,
    }
}

/// Whether a filter asks for an opponent's card.
pub(crate) fn is_of_opponent(filter: &Filter) -> bool {
    match filter {
        Filter::All(list) | Filter::Either(list) => list.iter().any(is_of_opponent),
        Filter::Commanded(who) | Filter::Owned(who) => !matches!(who, Who::You),
        _ => false,
    }
}

/// The ship a Commander belongs on, or the other way round.
pub(crate) fn belong_together(a: &CardDef, b: &CardDef) -> bool {
    let on = |a: &CardDef, b: &CardDef| {
        let ship = |k: &Keyword| matches!(k, Keyword::Commander(t) if *t == b.title);
        a.keywords.iter().any(ship)
    };
    on(a, b) || on(b, a)
}
