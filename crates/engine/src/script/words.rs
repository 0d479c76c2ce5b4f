//! Questions and answers in the words that scripts are written in.

use super::Table;
use crate::AbilityRef;
use crate::kernel::place::SideDeck;
use crate::{
    Action, Answer, Ask, CardId, Choice, Constraint, Label, Named, Naming, Pending, Place, Seat,
};

/// The number players have in scripts.
pub(super) fn number(seat: Seat) -> u16 {
    u16::from(seat.0) + 1
}

impl Table {
    /// The pending question in words, if there is one.
    pub fn question(&self) -> Option<String> {
        let pending = self.game.pending()?;
        let about = match pending.ask {
            Ask::Text { card, what } => {
                format!("{what:?} by the text of {}", self.exact_name(card))
            }
            Ask::PayForSkills { personnel } => {
                format!("PayForSkills of {}", self.exact_name(personnel))
            }
            Ask::PayForSkill { personnel, skill } => {
                format!("PayForSkill {skill} of {}", self.exact_name(personnel))
            }
            Ask::WhoseSkill { skill } => format!("WhoseSkill {skill}"),
            other => format!("{other:?}"),
        };
        Some(format!("player {}: {about}", number(pending.seat)))
    }

    /// The lines a script could go on with. Where there are too many, one line shows their form: `pick 0 to
    /// 2 of A; B`, `number 1 to 4`, `name TITLE`.
    pub fn accepted(&self) -> Vec<String> {
        let Some(pending) = self.game.pending() else {
            return Vec::new();
        };
        let who = number(pending.seat);
        let words = self.accepted_words(pending);
        words.iter().map(|w| format!("player {who}: {w}")).collect()
    }

    fn accepted_words(&self, pending: &Pending) -> Vec<String> {
        match &pending.choice {
            Choice::Act => {
                let actions = self.game.actions();
                let words = |action| self.action_words(action, &actions);
                actions.iter().map(words).collect()
            }
            Choice::Cards {
                from,
                min,
                max,
                rule,
            } => {
                let (cards, rule) = (self.list(from), self.constraint_words(*rule));
                vec![format!("pick {min} to {max} of {cards}{rule}")]
            }
            Choice::Order { cards } => vec![format!("order {}", self.list(cards))],
            Choice::Number { min, max } => vec![format!("number {min} to {max}")],
            Choice::YesNo => vec!["yes".to_owned(), "no".to_owned()],
            Choice::Options { options } => {
                let words = |(n, label): (usize, &Label)| match self.label_words(*label) {
                    Some(words) => format!("option {words}"),
                    None => format!("option {}", n + 1),
                };
                options.iter().enumerate().map(words).collect()
            }
            Choice::Name { what } => match what {
                Naming::Skill(skills) => skills.iter().map(|s| format!("name {s}")).collect(),
                Naming::Title => vec!["name TITLE".to_owned()],
                Naming::TitleOf(titles) => titles.iter().map(|t| format!("name {t}")).collect(),
                Naming::Type(types) => types.iter().map(|t| format!("name {t}")).collect(),
            },
            Choice::Player { from } => {
                let words = |seat| format!("choose player {}", number(seat));
                from.iter().map(words).collect()
            }
            Choice::Place { places } => {
                let words = |place: &Place| format!("place {}", self.place_words(*place));
                places.iter().map(words).collect()
            }
            Choice::Arrange { cards, places, .. } => {
                let at: Vec<String> = places.iter().map(|p| self.place_words(*p)).collect();
                vec![format!("lay {} at {}", self.list(cards), at.join("; "))]
            }
        }
    }

    /// The line of a script that gives this answer.
    pub(super) fn line_of(&self, seat: Seat, answer: &Answer) -> String {
        format!("player {}: {}", number(seat), self.answer_words(answer))
    }

    /// An answer as a script gives it.
    pub fn answer_words(&self, answer: &Answer) -> String {
        match answer {
            Answer::Act(action) => self.action_words(action, &self.game.actions()),
            Answer::Cards(cards) if cards.is_empty() => "pick nothing".to_owned(),
            Answer::Cards(cards) => format!("pick {}", self.list(cards)),
            Answer::Order(cards) => format!("order {}", self.list(cards)),
            Answer::Number(n) => format!("number {n}"),
            Answer::YesNo(true) => "yes".to_owned(),
            Answer::YesNo(false) => "no".to_owned(),
            Answer::Option(n) => format!("option {}", u16::from(*n) + 1),
            Answer::Name(Named::Skill(skill)) => format!("name skill {skill}"),
            Answer::Name(Named::Title(title)) => format!("name title {title}"),
            Answer::Name(Named::Type(kind)) => format!("name type {kind}"),
            Answer::Player(seat) => format!("choose player {}", number(*seat)),
            Answer::Place(place) => format!("place {}", self.place_words(*place)),
            Answer::Arrange(laid) => {
                let one = |(card, place): &(CardId, Place)| {
                    format!("{} at {}", self.known(*card), self.place_words(*place))
                };
                let all: Vec<String> = laid.iter().map(one).collect();
                format!("lay {}", all.join("; "))
            }
            Answer::Concede => "concede".to_owned(),
        }
    }

    fn action_words(&self, action: &Action, offered: &[Action]) -> String {
        match *action {
            Action::Pass => "pass".to_owned(),
            Action::End => "end".to_owned(),
            Action::Draw => "draw".to_owned(),
            Action::DrawRest => "draw rest".to_owned(),
            Action::Hide => "hide".to_owned(),
            Action::Play { card, at: None } => format!("play {}", self.known(card)),
            Action::Play { card, at: Some(at) } => {
                format!("play {} at {}", self.known(card), self.known(at))
            }
            Action::Beam { from, to } => {
                let (from, to) = (self.place_words(from), self.place_words(to));
                format!("beam from {from} to {to}")
            }
            Action::Move { ship, to } => format!("move {} to {}", self.known(ship), self.known(to)),
            Action::Attempt {
                mission,
                ship: None,
            } => format!("attempt {}", self.known(mission)),
            Action::Attempt {
                mission,
                ship: Some(ship),
            } => format!("attempt {} with {}", self.known(mission), self.known(ship)),
            Action::Use { card, ability } => self.use_words(card, ability, offered),
            Action::Repair { damage } => format!("repair {}", self.known(damage)),
            Action::Seed { card, at: None } => format!("seed {}", self.known(card)),
            Action::Seed { card, at: Some(at) } => {
                format!("seed {} at {}", self.known(card), self.known(at))
            }
            Action::Walk { from, to } => {
                let (from, to) = (self.place_words(from), self.place_words(to));
                format!("walk from {from} to {to}")
            }
            Action::Dock { ship, at } => format!("dock {} at {}", self.known(ship), self.known(at)),
            Action::Undock { ship } => format!("undock {}", self.known(ship)),
            Action::Attack { target } => format!("attack {}", self.known(target)),
            Action::Battle { at } => format!("battle {}", self.place_words(at)),
            Action::Cloak { ship } => format!("cloak {}", self.known(ship)),
        }
    }

    /// `use X` where only one use of the card is on offer; else the ability by its number on the card, or,
    /// for what is not printed on it, by its number among those on offer.
    fn use_words(&self, card: CardId, ability: AbilityRef, offered: &[Action]) -> String {
        let name = self.known(card);
        let uses = uses_of(card, offered);
        if uses == [ability] {
            return format!("use {name}");
        }
        let texts = || self.game.table().def(card).text.len();
        let offer = uses.iter().position(|other| *other == ability);
        match (ability, offer) {
            (AbilityRef::Printed(n), _) if self.is_known(card) && usize::from(n) < texts() => {
                format!("use {name} text {}", u16::from(n) + 1)
            }
            (_, Some(n)) => format!("use {name} offer {}", n + 1),
            (AbilityRef::Printed(n) | AbilityRef::Lasting(n), None) => {
                format!("use {name} text {}", u16::from(n) + 1)
            }
        }
    }

    /// A place in words: `hand of player 1`, `surface of Green`, `aboard Wren`.
    pub fn place_words(&self, place: Place) -> String {
        let of = |what: &str, seat: Seat| format!("{what} of player {}", number(seat));
        let at = |what: &str, site: crate::SiteId| {
            let mission = self.game.table().sites.get(site.index());
            match mission.and_then(|site| site.missions.first()) {
                Some(mission) => format!("{what} of {}", self.exact_name(*mission)),
                None => format!("{what} of site {}", site.0),
            }
        };
        match place {
            Place::Deck(seat) => of("deck", seat),
            Place::Hand(seat) => of("hand", seat),
            Place::Discard(seat) => of("discard", seat),
            Place::Pile(seat) => of("pile", seat),
            Place::Core(seat) => of("core", seat),
            Place::Brig(seat) => of("brig", seat),
            Place::Row(seat) => of("row", seat),
            Place::Removed(seat) => of("removed", seat),
            Place::Drawn(seat) => of("drawn", seat),
            Place::Stack(seat) => of("stack", seat),
            Place::Limbo(seat) => of("limbo", seat),
            Place::Orbit(site) => at("orbit", site),
            Place::Surface(site) => at("surface", site),
            Place::Aboard(card) => format!("aboard {}", self.known(card)),
            Place::On(card) => format!("on {}", self.known(card)),
            Place::Beneath(card) => format!("beneath {}", self.known(card)),
            Place::Seed(seat) => of("seed", seat),
            Place::Agenda(seat) => of("agenda", seat),
            Place::Points(seat) => of("points", seat),
            Place::Side(seat, side) => of(side_word(side), seat),
            Place::Under(site) => at("under", site),
            Place::Docked(card) => format!("docked at {}", self.known(card)),
        }
    }

    /// The word for an option. The alternatives of a text have only numbers.
    pub(super) fn label_words(&self, label: Label) -> Option<String> {
        Some(match label {
            Label::Alternative(_) => return None,
            Label::Combat => "combat".to_owned(),
            Label::Engagement => "engagement".to_owned(),
            Label::PrintedRequirements => "printed".to_owned(),
            Label::OtherRequirements(card) => format!("requirements of {}", self.known(card)),
            Label::Card(card) => self.known(card),
            Label::Skill(skill) => skill.to_string(),
            Label::Top => "top".to_owned(),
            Label::Bottom => "bottom".to_owned(),
            Label::LeftOf(card) => format!("left of {}", self.known(card)),
            Label::RightOf(card) => format!("right of {}", self.known(card)),
            Label::Wound => "wound".to_owned(),
            Label::Stun => "stun".to_owned(),
            Label::Spare => "spare".to_owned(),
        })
    }

    fn constraint_words(&self, rule: Constraint) -> String {
        match rule {
            Constraint::Free => String::new(),
            Constraint::Dilemmas { limit } => format!(" (total cost {limit}, no title twice)"),
            Constraint::Skill { skill, levels } => format!(" ({levels} {skill} together)"),
            Constraint::Unique { .. } => " (no copies of unique cards)".to_owned(),
            Constraint::Together { .. } => " (compatible)".to_owned(),
            Constraint::Walking { .. } => " (compatible, with a personnel)".to_owned(),
        }
    }

    fn list(&self, cards: &[CardId]) -> String {
        let names: Vec<String> = cards.iter().map(|card| self.known(*card)).collect();
        names.join("; ")
    }

    /// The exact name of a card; its number if this game has no such card.
    fn known(&self, card: CardId) -> String {
        if self.is_known(card) {
            self.exact_name(card)
        } else {
            card.to_string()
        }
    }

    fn is_known(&self, card: CardId) -> bool {
        card.index() < self.game.state().cards.len()
    }
}

/// The uses of one card among actions.
pub(super) fn uses_of(card: CardId, actions: &[Action]) -> Vec<AbilityRef> {
    let of = |action: &Action| match *action {
        Action::Use { card: c, ability } if c == card => Some(ability),
        _ => None,
    };
    actions.iter().filter_map(of).collect()
}

/// The word for a pile beside a deck.
fn side_word(side: SideDeck) -> &'static str {
    match side {
        SideDeck::Missions => "missions",
        SideDeck::Tent => "tent",
        SideDeck::Bridge => "bridge",
        SideDeck::Continuum => "continuum",
        SideDeck::Tribbles => "tribbles",
        SideDeck::Sphere => "sphere",
    }
}
