//! What players and cards are called by the one who looks.

use cards::CardDef;
use cards::lexicon::{CardType, MissionKind};
use engine::{CardId, Place, Seat, SiteId, Table};

/// Names as one seat uses them: that player is *you*. Only cards the seat may see are asked for.
#[derive(Clone, Copy, Debug)]
pub struct Names<'a> {
    pub table: &'a Table,
    pub viewer: Option<Seat>,
}

impl<'a> Names<'a> {
    pub fn new(table: &'a Table, viewer: Option<Seat>) -> Names<'a> {
        Names { table, viewer }
    }

    pub fn def(&self, card: CardId) -> &'a CardDef {
        self.table.def(card)
    }

    pub fn title(&self, card: CardId) -> &'static str {
        self.def(card).title.as_str()
    }

    pub fn is_me(&self, seat: Seat) -> bool {
        self.viewer == Some(seat)
    }

    /// `you`, `player 2`.
    pub fn seat(&self, seat: Seat) -> String {
        match self.is_me(seat) {
            true => "you".into(),
            false => seat.to_string(),
        }
    }

    /// `You`, `Player 2`.
    pub fn subject(&self, seat: Seat) -> String {
        capital(&self.seat(seat))
    }

    /// `your`, `player 2's`.
    pub fn whose(&self, seat: Seat) -> String {
        match self.is_me(seat) {
            true => "your".into(),
            false => format!("{seat}'s"),
        }
    }

    /// `You play`, `Player 2 plays`.
    pub fn does(&self, seat: Seat, verb: &str) -> String {
        if self.is_me(seat) {
            return format!("You {verb}");
        }
        // The endings of the verbs that are used here.
        let hiss = verb.ends_with("ss") || verb.ends_with("sh") || verb.ends_with("ch");
        let ending = if hiss { "es" } else { "s" };
        format!("{} {verb}{ending}", self.subject(seat))
    }

    pub fn site(&self, site: SiteId) -> &'static str {
        self.title(self.table.site_facts(site).missions[0])
    }

    /// A place as the end of a way: `Wren`, `Earth`, `your hand`.
    pub fn place(&self, place: Place) -> String {
        let of = |seat: Seat, noun: &str| format!("{} {noun}", self.whose(seat));
        match place {
            Place::Deck(s) => of(s, "deck"),
            Place::Hand(s) => of(s, "hand"),
            Place::Discard(s) => of(s, "discard pile"),
            Place::Pile(s) => of(s, "dilemma pile"),
            Place::Core(s) => of(s, "core"),
            Place::Brig(s) => of(s, "brig"),
            Place::Row(s) => of(s, "missions"),
            Place::Removed(s) => of(s, "cards out of the game"),
            Place::Drawn(s) => of(s, "drawn dilemmas"),
            Place::Stack(s) => of(s, "dilemma stack"),
            Place::Limbo(_) => "the table".into(),
            Place::Orbit(site) | Place::Surface(site) => self.site(site).into(),
            Place::Aboard(card) | Place::On(card) => self.title(card).into(),
            Place::Beneath(card) => format!("beneath {}", self.title(card)),
        }
    }

    /// `Ann, Bo and 2 cards`.
    pub fn list(&self, cards: &[CardId], hidden: u16) -> String {
        let mut parts: Vec<String> = cards.iter().map(|c| self.title(*c).to_owned()).collect();
        match hidden {
            0 => {}
            1 => parts.push("a card".into()),
            n => parts.push(format!("{n} cards")),
        }
        join(&parts)
    }

    /// Where a site's ground is, as a heading of those who stand on it.
    pub fn ground(&self, site: SiteId) -> &'static str {
        match self.table.site_facts(site).kind {
            MissionKind::Headquarters => "At headquarters",
            MissionKind::Planet | MissionKind::Space => "On planet",
        }
    }
}

/// `a, b and c`.
pub fn join(parts: &[String]) -> String {
    match parts {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}

pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    match letters.next() {
        Some(first) => first.to_uppercase().chain(letters).collect(),
        None => String::new(),
    }
}

/// The sign of a mission's kind.
pub fn glyph(kind: MissionKind) -> &'static str {
    match kind {
        MissionKind::Planet => "●",
        MissionKind::Space => "✦",
        MissionKind::Headquarters => "⌂",
    }
}

/// Three letters that say what a card is: its affiliation, or its type.
pub fn tag(card: &CardDef) -> String {
    match card.affiliation() {
        Some(affiliation) => format!("{:<3}", affiliation.code().to_uppercase()),
        None => match card.card_type() {
            CardType::Equipment => "EQP",
            CardType::Event => "EVT",
            CardType::Interrupt => "INT",
            CardType::Mission => "MIS",
            CardType::Dilemma => "DIL",
            CardType::Personnel | CardType::Ship => "   ",
        }
        .into(),
    }
}

/// Everything about a card that a filter may ask for.
pub fn search_text(card: &CardDef) -> String {
    let mut words = vec![card.full_name(), card.card_type().name().to_owned()];
    words.extend(card.affiliation().map(|a| a.name().to_owned()));
    words.extend(card.icons().iter().map(|i| i.name().to_owned()));
    words.extend(card.skills().iter().map(|(skill, _)| skill.to_string()));
    words.extend(card.species().iter().map(ToString::to_string));
    words.extend(card.keywords.iter().map(ToString::to_string));
    words.join(" ").to_lowercase()
}
