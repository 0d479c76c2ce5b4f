//! Questions, actions and refusals in words.

use super::names::Names;
use cards::lexicon::Stat;
use engine::kernel::view::View;
use engine::second::requirement::{Asked, Line};
use engine::{Action, Ask, CardId, Choice, Constraint, Label, Place, Refusal, TextAsk, Why};

/// The headings of the list of actions, in its order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Group {
    Play,
    Draw,
    Beam,
    Move,
    Attempt,
    Texts,
    Other,
    End,
}

impl Group {
    pub fn of(action: &Action) -> Group {
        match action {
            Action::Play { .. } => Group::Play,
            Action::Draw | Action::DrawRest => Group::Draw,
            Action::Beam { .. } => Group::Beam,
            Action::Move { .. } => Group::Move,
            Action::Attempt { .. } => Group::Attempt,
            Action::Use { .. } => Group::Texts,
            Action::Hide | Action::Repair { .. } => Group::Other,
            Action::Pass | Action::End => Group::End,
        }
    }

    pub fn heading(self) -> &'static str {
        match self {
            Group::Play => "Play",
            Group::Draw => "Draw",
            Group::Beam => "Beam",
            Group::Move => "Move",
            Group::Attempt => "Attempt",
            Group::Texts => "Texts",
            Group::Other => "Other",
            Group::End => "Go on",
        }
    }
}

/// The card an action is about, to look at.
pub fn card_of(action: &Action) -> Option<CardId> {
    match *action {
        Action::Pass | Action::End | Action::Draw | Action::DrawRest | Action::Hide => None,
        Action::Play { card, .. } | Action::Use { card, .. } => Some(card),
        Action::Beam { from, to } => [to, from].into_iter().find_map(|p| match p {
            Place::Aboard(ship) => Some(ship),
            _ => None,
        }),
        Action::Move { to, .. } => Some(to),
        Action::Attempt { mission, .. } => Some(mission),
        Action::Repair { damage } => Some(damage),
    }
}

pub fn action(names: Names, view: &View, ask: Ask, action: &Action) -> String {
    let counters = view
        .viewer
        .and_then(|s| view.players.get(s.index()))
        .map_or(0, |p| p.counters);
    match *action {
        Action::Pass => "Pass".into(),
        Action::End if ask == Ask::PlayAndDraw => "Go on to Execute Orders".into(),
        Action::End => "End orders, go on to Discard".into(),
        Action::Draw => "Draw a card, 1 counter".into(),
        Action::DrawRest => format!("Draw with all {counters} counters, then go on"),
        Action::Play { card, at } => {
            let at = at.map_or(String::new(), |c| format!(" at {}", names.title(c)));
            format!(
                "Play {} for {}{at}",
                names.title(card),
                cost(names, view, card)
            )
        }
        Action::Hide => "Turn personnel or equipment face down".into(),
        Action::Beam { from, to } => beam(names, view, from, to),
        Action::Move { ship, to } => format!("Move {} to {}", names.title(ship), names.title(to)),
        Action::Attempt { mission, ship } => {
            let with = ship.map_or(String::new(), |s| format!(" with {}", names.title(s)));
            format!("Attempt {}{with}", names.title(mission))
        }
        Action::Use { card, .. } => format!("Use {}", names.title(card)),
        Action::Repair { damage } => format!("Repair {}", names.title(damage)),
    }
}

fn beam(names: Names, view: &View, from: Place, to: Place) -> String {
    let way = format!("Beam from {} to {}", names.place(from), names.place(to));
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

/// What a card in hand costs now.
fn cost(names: Names, view: &View, card: CardId) -> i16 {
    let mut hands = view.players.iter().flat_map(|p| &p.hand);
    let now = hands.find(|c| c.id == card).and_then(|c| c.cost);
    now.or(names.def(card).stat(Stat::Cost)).unwrap_or(0)
}

/// What is asked, as a line.
pub fn question(names: Names, ask: Ask, choice: &Choice) -> String {
    let how_many = how_many(choice);
    match ask {
        Ask::PlayAndDraw => "Play and draw cards".into(),
        Ask::Orders => "Execute orders".into(),
        Ask::Respond => "Respond, or pass".into(),
        Ask::EndOfTurn => "The turn ends: respond, or pass".into(),
        Ask::BeamWhich => format!("Choose {how_many} to beam"),
        Ask::HideWhich => format!("Choose {how_many} to turn face down"),
        Ask::DiscardExcess => format!("Choose {how_many} to discard"),
        Ask::ChooseDilemmas => "Choose the dilemmas of this attempt".into(),
        Ask::OrderDilemmas => "Put the dilemmas in order, the first is faced first".into(),
        Ask::DealWithInOrder => "In which order?".into(),
        Ask::PayForSkills { personnel } => {
            format!("Pay for the skills of {}?", names.title(personnel))
        }
        Ask::PayForSkill { personnel, skill } => {
            format!("Pay for the {skill} of {}?", names.title(personnel))
        }
        Ask::WhoseSkill { skill } => format!("Whose {skill} is used?"),
        Ask::CompleteHow => "Which requirements are met?".into(),
        Ask::Loop => "Two texts contradict each other: which one takes place?".into(),
        Ask::Text { card, what } => {
            format!("{}: {}", names.title(card), text_question(what, &how_many))
        }
    }
}

fn text_question(what: TextAsk, how_many: &str) -> String {
    match what {
        TextAsk::Pick => format!("choose {how_many}"),
        TextAsk::TieBreak => format!("all are equal, choose {how_many}"),
        TextAsk::Do => "use it?".into(),
        TextAsk::Pay => "pay the cost?".into(),
        TextAsk::OneOf => "choose one".into(),
        TextAsk::Name => "name one".into(),
        TextAsk::Number => "choose a number".into(),
        TextAsk::Opponent => "choose a player".into(),
        TextAsk::Where => "where?".into(),
        TextAsk::Order => "in which order?".into(),
        TextAsk::GainSkill => "which skill is gained?".into(),
        TextAsk::FightKind => "combat or engagement?".into(),
        TextAsk::FightShip => "choose your ship".into(),
        TextAsk::FightAgainst => "choose whom to fight".into(),
        TextAsk::Download => "choose a card to download".into(),
    }
}

/// `2 cards`, `up to 3 cards`.
fn how_many(choice: &Choice) -> String {
    let Choice::Cards { min, max, .. } = choice else {
        return String::new();
    };
    match (min, max) {
        (1, 1) => "a card".into(),
        (min, max) if min == max => format!("{max} cards"),
        (0, max) => format!("up to {max} cards"),
        (min, max) => format!("{min} to {max} cards"),
    }
}

pub fn label(names: Names, label: &Label) -> String {
    match label {
        Label::Alternative(n) => format!("Alternative {}", n + 1),
        Label::Combat => "Combat".into(),
        Label::Engagement => "Engagement".into(),
        Label::PrintedRequirements => "The printed requirements".into(),
        Label::OtherRequirements(card) => format!("The requirements of {}", names.title(*card)),
        Label::Card(card) => names.title(*card).into(),
        Label::Skill(skill) => skill.to_string(),
        Label::Top => "On top".into(),
        Label::Bottom => "On the bottom".into(),
    }
}

/// What the picked cards must be together.
pub fn constraint(rule: Constraint) -> Option<String> {
    match rule {
        Constraint::Free => None,
        Constraint::Dilemmas { limit } => {
            Some(format!("total cost at most {limit}, no title twice"))
        }
        Constraint::Skill { skill, levels } => Some(format!("{levels} {skill}, nobody too many")),
        Constraint::Unique { .. } => Some("no unique card twice".into()),
    }
}

/// A refusal with the names of its cards.
pub fn refusal(names: Names, refusal: &Refusal) -> String {
    let t = |card: CardId| names.title(card);
    match refusal.why {
        Why::NotACandidate { card } => format!("{} cannot be picked here", t(card)),
        Why::Twice { card } => format!("{} is named twice", t(card)),
        Why::NotInHand { card } => format!("{} is not in your hand", t(card)),
        Why::AlreadyCommanded { copy } => format!("you already command {}", t(copy)),
        Why::NotAccepted { by } => format!("{} does not allow this card", t(by)),
        Why::Forbidden { by } => format!("{} forbids it", t(by)),
        Why::NotYours { card } => format!("you do not command {}", t(card)),
        Why::Stopped { card } => format!("{} is stopped", t(card)),
        Why::NotAShip { card } => format!("{} is no ship", t(card)),
        Why::OpponentsShip { ship } => format!("{} is not yours", t(ship)),
        Why::NotStaffed { ship } => format!("{} is not staffed", t(ship)),
        Why::SameDilemmaTwice { card } => format!("another copy of {} is chosen", t(card)),
        Why::WrongDilemmaKind { card } => format!("{} does not fit this mission", t(card)),
        Why::NeedsATarget if refusal.rule.starts_with("2E-ATT") => {
            "no ship of yours is there to attempt it with".into()
        }
        why => why.to_string(),
    }
}

/// A line of a checklist: `✓ Medical 7/1`, `✗ Integrity 16 > 18 (3 short)`.
pub fn check_line(line: &Line) -> String {
    let mark = if line.met { "✓" } else { "✗" };
    let indent = "  ".repeat(usize::from(line.depth));
    let short = line.need - line.have;
    let gap = match line.met || short <= 0 {
        true => String::new(),
        false => format!(" ({short} short)"),
    };
    let text = match line.what {
        Asked::Skill(skill) => format!("{skill} {}/{}", line.have, line.need),
        Asked::Total(stat) => format!("{stat} {} > {}", line.have, line.need - 1),
        Asked::Number => format!("a number: {} > {}", line.have, line.need - 1),
        Asked::Cards => format!("cards {}/{}", line.have, line.need),
        Asked::All => "all of".into(),
        Asked::Either => "one of".into(),
    };
    format!("{indent}{mark} {text}{gap}")
}
