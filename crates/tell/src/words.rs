//! Questions, actions and refusals in words.

use crate::{Names, narrate, terms, texts};
use cards::language::Phase;
use cards::lexicon::Stat;
use engine::{
    AbilityRef, Absent, AbsentWhy, Action, Ask, CardId, Choice, Constraint, Label, Place, Refusal,
    TextAsk,
};
use engine::{Asked, Line};
use engine::{Prompt, View};
use locale::{Lang, Message, message, say};
use serde::Serialize;

/// The headings of the list of actions, in its order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "ActionGroup"))]
#[serde(rename_all = "lowercase")]
pub enum Group {
    Play,
    Draw,
    Beam,
    Move,
    Attempt,
    Battle,
    Texts,
    Other,
    End,
}

impl Group {
    pub fn of(action: &Action) -> Group {
        match action {
            Action::Play { .. } | Action::Seed { .. } => Group::Play,
            Action::Draw | Action::DrawRest => Group::Draw,
            Action::Beam { .. } | Action::Walk { .. } => Group::Beam,
            Action::Move { .. }
            | Action::Dock { .. }
            | Action::Undock { .. }
            | Action::Cloak { .. } => Group::Move,
            Action::Attempt { .. } => Group::Attempt,
            Action::Attack { .. } | Action::Battle { .. } => Group::Battle,
            Action::Use { .. } => Group::Texts,
            Action::Hide | Action::Repair { .. } => Group::Other,
            Action::Pass | Action::End => Group::End,
        }
    }

    pub fn heading(self, lang: Lang) -> String {
        match self {
            Group::Play => say!(lang, "group-play"),
            Group::Draw => say!(lang, "group-draw"),
            Group::Beam => say!(lang, "group-beam"),
            Group::Move => say!(lang, "group-move"),
            Group::Attempt => say!(lang, "group-attempt"),
            Group::Battle => say!(lang, "group-battle"),
            Group::Texts => say!(lang, "group-texts"),
            Group::Other => say!(lang, "group-other"),
            Group::End => say!(lang, "group-end"),
        }
    }
}

/// The card an action is about, to look at.
pub fn card_of(action: &Action) -> Option<CardId> {
    match *action {
        Action::Pass | Action::End | Action::Draw | Action::DrawRest | Action::Hide => None,
        Action::Play { card, .. } | Action::Use { card, .. } | Action::Seed { card, .. } => {
            Some(card)
        }
        Action::Beam { from, to } | Action::Walk { from, to } => {
            [to, from].into_iter().find_map(|p| match p {
                Place::Aboard(ship) => Some(ship),
                _ => None,
            })
        }
        Action::Move { to, .. } => Some(to),
        Action::Attempt { mission, .. } => Some(mission),
        Action::Repair { damage } => Some(damage),
        Action::Dock { ship, .. } | Action::Undock { ship } | Action::Cloak { ship } => Some(ship),
        Action::Attack { target } => Some(target),
        Action::Battle { at } => at.host(),
    }
}

/// An action as a sentence, and as it stands behind the heading of its group.
pub fn action(names: Names, view: &View, ask: Ask, action: &Action) -> (String, String) {
    let lang = names.lang;
    let counters = view
        .viewer
        .and_then(|s| view.second().players.get(s.index()))
        .map_or(0, |p| p.counters);
    let alone = |text: String| (text.clone(), text);
    // A sentence and its short form have the same facts.
    let both = |message: Message, short: &'static str| {
        let args = message.args.clone();
        (message.say(lang), Message { id: short, args }.say(lang))
    };
    match *action {
        Action::Pass => alone(say!(lang, "act-pass")),
        Action::End if matches!(ask, Ask::PlayAndDraw | Ask::PlayCards) => {
            alone(say!(lang, "act-to-orders"))
        }
        Action::End => alone(say!(lang, "act-to-discard")),
        Action::Draw => alone(say!(lang, "act-draw")),
        Action::DrawRest => alone(say!(lang, "act-draw-rest", n = counters)),
        Action::Play { card, at } => {
            let (title, cost) = (names.title(card), cost(names, view, card));
            match at.map(|c| names.title(c)) {
                Some(at) => both(
                    message!("act-play-at", card = title, cost = cost, at = at),
                    "act-play-at.short",
                ),
                None => both(
                    message!("act-play", card = title, cost = cost),
                    "act-play.short",
                ),
            }
        }
        Action::Hide => alone(say!(lang, "act-hide")),
        Action::Beam { from, to } => {
            let way = beam_way(names, view, from, to);
            both(message!("act-beam", way = way), "act-beam.short")
        }
        Action::Move { ship, to } => both(
            message!("act-move", ship = names.title(ship), to = names.title(to)),
            "act-move.short",
        ),
        Action::Attempt { mission, ship } => match ship.map(|s| names.title(s)) {
            Some(ship) => both(
                message!(
                    "act-attempt-with",
                    mission = names.title(mission),
                    ship = ship
                ),
                "act-attempt-with.short",
            ),
            None => both(
                message!("act-attempt", mission = names.title(mission)),
                "act-attempt.short",
            ),
        },
        Action::Use { card, .. } => alone(say!(lang, "act-use", card = names.title(card))),
        Action::Repair { damage } => alone(say!(lang, "act-repair", card = names.title(damage))),
        Action::Seed { card, at } => {
            let card = names.title(card);
            alone(match at {
                Some(at) => say!(lang, "act-seed-at", card = card, at = names.title(at)),
                None => say!(lang, "act-seed", card = card),
            })
        }
        Action::Walk { from, to } => alone(say!(
            lang,
            "act-walk",
            way = beam_way(names, view, from, to)
        )),
        Action::Dock { ship, at } => alone(say!(
            lang,
            "act-dock",
            ship = names.title(ship),
            at = names.title(at)
        )),
        Action::Undock { ship } => alone(say!(lang, "act-undock", ship = names.title(ship))),
        Action::Attack { target } => alone(say!(lang, "act-attack", card = names.title(target))),
        Action::Battle { at } => alone(say!(lang, "act-battle", place = names.place(at))),
        Action::Cloak { ship } => alone(say!(lang, "act-cloak", ship = names.title(ship))),
    }
}

/// The game text that an action uses: an ability of a card in play, or all of a card that is played as a response.
pub fn text_of(names: Names, ask: Ask, action: &Action) -> Option<String> {
    match *action {
        Action::Use { card, ability } => {
            let AbilityRef::Printed(n) = ability else {
                return None;
            };
            texts::of_ability(names.lang, names.def(card), usize::from(n))
        }
        Action::Play { card, .. } if ask == Ask::Respond => {
            texts::of_card(names.lang, names.def(card))
        }
        _ => None,
    }
}

fn beam_way(names: Names, view: &View, from: Place, to: Place) -> String {
    let way = format!("{} {}", names.from(from), names.to(to));
    // Two ships: say where they are.
    match (from, to) {
        (Place::Aboard(ship), Place::Aboard(_)) => {
            let site = view
                .sites
                .iter()
                .find(|s| s.ships.iter().any(|v| v.card.id == ship));
            site.map_or(way.clone(), |s| format!("{way}, {}", names.site(s.site)))
        }
        _ => way,
    }
}

/// The current cost of a card in hand.
fn cost(names: Names, view: &View, card: CardId) -> i16 {
    let mut hands = view.players.iter().flat_map(|p| &p.hand);
    let now = hands.find(|c| c.id == card).and_then(|c| c.cost);
    now.or(names.def(card).stat(Stat::Cost)).unwrap_or(0)
}

/// The event that can be responded to.
pub fn about(names: Names, prompt: &Prompt) -> Option<String> {
    let (phase, event) = prompt.about.as_ref()?;
    let text = narrate::sentence(names, event)?;
    let phase = match phase {
        Phase::Before => message!("phase-before", what = text),
        Phase::While => message!("phase-while", what = text),
        Phase::After => message!("phase-after", what = text),
    };
    Some(phase.say(names.lang))
}

/// The question, as a line.
pub fn question(names: Names, ask: Ask, choice: &Choice) -> String {
    let (lang, how_many) = (names.lang, how_many(choice));
    match ask {
        Ask::PlayAndDraw => say!(lang, "ask-play-and-draw"),
        Ask::Orders => say!(lang, "ask-orders"),
        Ask::Respond => say!(lang, "ask-respond"),
        Ask::EndOfTurn => say!(lang, "ask-end-of-turn"),
        Ask::BeamWhich => say!(lang, "ask-beam", cards = how_many),
        Ask::HideWhich => say!(lang, "ask-hide", cards = how_many),
        Ask::DiscardExcess => say!(lang, "ask-discard", cards = how_many),
        Ask::ChooseDilemmas => say!(lang, "ask-dilemmas"),
        Ask::OrderDilemmas => say!(lang, "ask-order-dilemmas"),
        Ask::DealWithInOrder => say!(lang, "ask-order"),
        Ask::PayForSkills { personnel } => {
            say!(lang, "ask-pay-skills", card = names.title(personnel))
        }
        Ask::PayForSkill { personnel, skill } => {
            let card = names.title(personnel);
            say!(lang, "ask-pay-skill", skill = skill.name(), card = card)
        }
        Ask::WhoseSkill { skill } => say!(lang, "ask-whose-skill", skill = skill.name()),
        Ask::CompleteHow => say!(lang, "ask-complete"),
        Ask::Loop => say!(lang, "ask-loop"),
        Ask::Doorways => say!(lang, "ask-doorways"),
        Ask::PlaceMission { mission } => {
            say!(lang, "ask-place-mission", card = names.title(mission))
        }
        Ask::SeedUnder => say!(lang, "ask-seed-under"),
        Ask::Seed => say!(lang, "ask-seed"),
        Ask::PlayCards => say!(lang, "ask-play-cards"),
        Ask::WalkWhich => say!(lang, "ask-walk", cards = how_many),
        Ask::Attackers { target } => say!(lang, "ask-attackers", card = names.title(target)),
        Ask::ReturnFire { target } => say!(lang, "ask-return-fire", card = names.title(target)),
        Ask::ReturnAt => say!(lang, "ask-return-at"),
        Ask::Harm { weaker } => say!(lang, "ask-harm", card = names.title(weaker)),
        Ask::Text { card, what } => {
            let what = text_question(what, how_many);
            say!(lang, "ask-text", card = names.title(card), what = what)
        }
    }
}

fn text_question(what: TextAsk, how_many: Message) -> Message {
    match what {
        TextAsk::Pick => message!("text-pick", cards = how_many),
        TextAsk::TieBreak => message!("text-tie", cards = how_many),
        TextAsk::Do => message!("text-do"),
        TextAsk::Pay => message!("text-pay"),
        TextAsk::OneOf => message!("text-one-of"),
        TextAsk::Name => message!("text-name"),
        TextAsk::Number => message!("text-number"),
        TextAsk::Opponent => message!("text-opponent"),
        TextAsk::Where => message!("text-where"),
        TextAsk::Order => message!("text-order"),
        TextAsk::GainSkill => message!("text-gain-skill"),
        TextAsk::FightKind => message!("text-fight-kind"),
        TextAsk::FightShip => message!("text-fight-ship"),
        TextAsk::FightAgainst => message!("text-fight-against"),
        TextAsk::Download => message!("text-download"),
    }
}

/// `2 cards`, `up to 3 cards`.
fn how_many(choice: &Choice) -> Message {
    match choice {
        Choice::Cards { min, max, .. } if min == max => message!("some-cards", n = *max),
        Choice::Cards { min: 0, max, .. } => message!("cards-up-to", n = *max),
        Choice::Cards { min, max, .. } => message!("cards-from-to", min = *min, n = *max),
        _ => message!("some-cards", n = 1),
    }
}

pub fn label(names: Names, label: &Label) -> String {
    let lang = names.lang;
    match label {
        Label::Alternative(n) => say!(lang, "label-alternative", n = u16::from(*n) + 1),
        Label::Combat => say!(lang, "combat"),
        Label::Engagement => say!(lang, "engagement"),
        Label::PrintedRequirements => say!(lang, "label-printed-requirements"),
        Label::OtherRequirements(card) => {
            say!(lang, "label-other-requirements", card = names.title(*card))
        }
        Label::Card(card) => names.title(*card).into(),
        Label::Skill(skill) => skill.to_string(),
        Label::Top => say!(lang, "label-top"),
        Label::Bottom => say!(lang, "label-bottom"),
        Label::LeftOf(card) => say!(lang, "label-left-of", card = names.title(*card)),
        Label::RightOf(card) => say!(lang, "label-right-of", card = names.title(*card)),
        Label::Wound => say!(lang, "label-wound"),
        Label::Stun => say!(lang, "label-stun"),
        Label::Spare => say!(lang, "label-spare"),
    }
}

/// The condition on the picked cards together.
pub fn constraint(lang: Lang, rule: Constraint) -> Option<String> {
    match rule {
        Constraint::Free => None,
        Constraint::Dilemmas { limit } => Some(say!(lang, "must-dilemmas", limit = limit)),
        Constraint::Skill { skill, levels } => Some(say!(
            lang,
            "must-skill",
            skill = skill.name(),
            levels = levels
        )),
        Constraint::Unique { .. } => Some(say!(lang, "must-unique")),
        Constraint::Together { .. } => Some(say!(lang, "must-be-compatible")),
        Constraint::Walking { .. } => Some(say!(lang, "must-be-carried")),
    }
}

/// A refusal with the names of its cards.
pub fn refusal(names: Names, refusal: &Refusal) -> String {
    refusal_to(names, refusal, &|_| true)
}

/// A refusal with the names of the cards that the reader sees.
pub fn refusal_to(names: Names, refusal: &Refusal, sees: &dyn Fn(CardId) -> bool) -> String {
    let name = |card: CardId| match sees(card) {
        true => names.title(card).into(),
        false => message!("some-cards", n = 1).into(),
    };
    refusal.why(&name).say(names.lang)
}

/// Somebody who would not take part in an attempt, and why.
pub fn absent(names: Names, absent: &Absent) -> String {
    let card = names.title(absent.card);
    match absent.why {
        AbsentWhy::Stopped => say!(names.lang, "out-stopped", card = card),
        AbsentWhy::Exempt => say!(names.lang, "out-exempt", card = card),
    }
}

/// A line of a checklist: `✓ Medical 7/1`, `✗ Integrity 16 > 18 (3 short)`.
pub fn check_line(lang: Lang, line: &Line) -> String {
    let mark = if line.met { "✓" } else { "✗" };
    let indent = "  ".repeat(usize::from(line.depth));
    let short = line.need - line.have;
    let gap = match line.met || short <= 0 {
        true => String::new(),
        false => format!(" {}", say!(lang, "check-short", n = short)),
    };
    let total = |what: &str| format!("{what} {} > {}", line.have, line.need - 1);
    let text = match line.what {
        Asked::Skill(skill) => format!("{skill} {}/{}", line.have, line.need),
        Asked::Total(stat) => total(&terms::stat(lang, stat)),
        Asked::Number => total(&say!(lang, "check-number")),
        Asked::Cards => format!("{} {}/{}", say!(lang, "check-cards"), line.have, line.need),
        Asked::All => say!(lang, "check-all"),
        Asked::Either => say!(lang, "check-either"),
    };
    format!("{indent}{mark} {text}{gap}")
}
