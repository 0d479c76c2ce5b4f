//! The abilities that keywords mean. The cards print them only as a reminder.

use cards::language::{
    Ability, Active, Activity, Condition, Duration, Effect, End, Filter, How, Modifier, Number,
    Pick, Place, Quantity, Ref, Select, SkillGain, Target, Timing, Verb, Who,
};
use cards::lexicon::{Affiliation, CardType, Skill};
use cards::{Interlink, Word};
use std::sync::OnceLock;

/// While the card is attempting a mission its player may discard the top card of the deck, and each of that
/// player's Borg gains the skill until the attempt ends.
pub(crate) fn ability(interlink: Interlink) -> &'static Ability {
    static ALL: OnceLock<Vec<(Interlink, Ability)>> = OnceLock::new();
    let all = ALL.get_or_init(|| {
        let skills = Skill::ALL.iter().map(|s| Interlink::Skill(*s));
        let others = Affiliation::ALL
            .iter()
            .map(|a| Interlink::SkillOfPresentOutside(*a));
        skills.chain(others).map(|i| (i, make(i))).collect()
    });
    let known = all.iter().find(|(i, _)| *i == interlink);
    known.map_or(&all[0].1, |(_, ability)| ability)
}

fn make(interlink: Interlink) -> Ability {
    let in_play = |filter: Vec<Filter>| Select {
        from: Place::Play,
        filter: Filter::All(filter),
        best: None,
    };
    let what = match interlink {
        Interlink::Skill(skill) => SkillGain::Fixed(vec![(skill, 1)]),
        Interlink::SkillOfPresentOutside(affiliation) => SkillGain::OneFrom(Target::Pick(Pick {
            of: in_play(vec![
                Filter::Commanded(Who::You),
                Filter::Not(Box::new(Filter::Affiliation(affiliation))),
                Filter::Type(CardType::Personnel),
                Filter::With(Ref::This),
            ]),
            n: Quantity::Exactly(Number::N(1)),
            how: How::By(Who::You),
            to: 1,
        })),
    };
    let borg = in_play(vec![
        Filter::Commanded(Who::You),
        Filter::Species(Word::new("Borg")),
    ]);
    let cost = Effect::Move {
        verb: Verb::Discard,
        what: Target::Every(Select {
            from: Place::Deck(Who::You, End::Top(1)),
            filter: Filter::Any,
            best: None,
        }),
        to: None,
        by: None,
    };
    let get = Effect::Apply {
        m: Modifier::Skill {
            on: Target::Every(borg),
            gain: true,
            what,
        },
        until: Duration::Attempt,
    };
    Ability {
        when: Timing::During(Condition::Doing(Activity::Attempting, Ref::This)),
        active: Active::Usual,
        guard: Condition::Always,
        optional: false,
        limit: None,
        body: vec![Effect::Pay {
            who: Who::You,
            must: false,
            cost: vec![cost],
            get: vec![get],
        }],
    }
}
