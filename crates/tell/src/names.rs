//! Names of players and cards, from the point of view of one seat.

use crate::terms;
use cards::CardDef;
use cards::lexicon::{CardType, MissionKind};
use engine::{CardId, Place, Seat, SiteId, Table};
use locale::{Lang, Value, say};

/// Names as one seat uses them: that player is *you*. Only cards the seat may see are asked for.
#[derive(Clone, Copy, Debug)]
pub struct Names<'a> {
    pub lang: Lang,
    pub table: &'a Table,
    pub viewer: Option<Seat>,
    /// The names of the players, by seat. A player without a name is shown by number.
    pub people: &'a [String],
}

/// Texts by which messages choose their words: nobody can be called so in them.
const CHOOSING: [&str; 3] = ["nobody", "one", "other"];

impl<'a> Names<'a> {
    pub fn new(lang: Lang, table: &'a Table, viewer: Option<Seat>) -> Names<'a> {
        Names {
            lang,
            table,
            viewer,
            people: &[],
        }
    }

    /// Returns these names with players who have names.
    #[must_use]
    pub fn called(self, people: &'a [String]) -> Names<'a> {
        Names { people, ..self }
    }

    pub fn def(&self, card: CardId) -> &'a CardDef {
        self.table.def(card)
    }

    pub fn title(&self, card: CardId) -> &'static str {
        self.def(card).title.as_str()
    }

    /// The title of a definition.
    pub fn title_of(&self, def: u16) -> &'static str {
        self.table.definition(def).title.as_str()
    }

    pub fn is_me(&self, seat: Seat) -> bool {
        self.viewer == Some(seat)
    }

    /// A player as messages know them: 0 is the one who reads, others have their name or their number.
    pub fn who(&self, seat: Seat) -> Value {
        if self.is_me(seat) {
            return 0.into();
        }
        let fits = |name: &&String| !name.is_empty() && !CHOOSING.contains(&name.as_str());
        match self.people.get(seat.index()).filter(fits) {
            Some(name) => name.into(),
            None => (u16::from(seat.0) + 1).into(),
        }
    }

    /// `you`, `player 2`, `Ada`.
    pub fn seat(&self, seat: Seat) -> String {
        say!(self.lang, "seat", who = self.who(seat))
    }

    /// `You`, `Player 2`, `Ada`.
    pub fn subject(&self, seat: Seat) -> String {
        capital(&self.seat(seat))
    }

    pub fn site(&self, site: SiteId) -> &'static str {
        self.title(self.table.site_facts(site).missions[0])
    }

    /// A place by its name: `Wren`, `Earth`, `your hand`.
    pub fn place(&self, place: Place) -> String {
        self.place_as(place, 0)
    }

    /// A place as the beginning of a way: `from Wren`.
    pub fn from(&self, place: Place) -> String {
        self.place_as(place, 1)
    }

    /// A place as the end of a way: `to your hand`.
    pub fn to(&self, place: Place) -> String {
        self.place_as(place, 2)
    }

    fn place_as(&self, place: Place, form: usize) -> String {
        let of =
            |seat: Seat, ids: [&'static str; 3]| say!(self.lang, ids[form], who = self.who(seat));
        let at = |title: &str, ids: [&'static str; 3]| say!(self.lang, ids[form], card = title);
        match place {
            Place::Deck(s) => of(s, ["place-deck", "place-deck.from", "place-deck.to"]),
            Place::Hand(s) => of(s, ["place-hand", "place-hand.from", "place-hand.to"]),
            Place::Discard(s) => of(
                s,
                ["place-discard", "place-discard.from", "place-discard.to"],
            ),
            Place::Pile(s) => of(s, ["place-pile", "place-pile.from", "place-pile.to"]),
            Place::Core(s) => of(s, ["place-core", "place-core.from", "place-core.to"]),
            Place::Brig(s) => of(s, ["place-brig", "place-brig.from", "place-brig.to"]),
            Place::Row(s) => of(s, ["place-row", "place-row.from", "place-row.to"]),
            Place::Removed(s) => of(
                s,
                ["place-removed", "place-removed.from", "place-removed.to"],
            ),
            Place::Drawn(s) => of(s, ["place-drawn", "place-drawn.from", "place-drawn.to"]),
            Place::Stack(s) => of(s, ["place-stack", "place-stack.from", "place-stack.to"]),
            Place::Limbo(s) => of(s, ["place-table", "place-table.from", "place-table.to"]),
            Place::Orbit(site) | Place::Surface(site) => at(
                self.site(site),
                ["place-card", "place-card.from", "place-card.to"],
            ),
            Place::Aboard(card) => at(
                self.title(card),
                ["place-card", "place-card.from", "place-card.to"],
            ),
            Place::On(card) => at(
                self.title(card),
                ["place-on", "place-on.from", "place-on.to"],
            ),
            Place::Beneath(card) => at(
                self.title(card),
                ["place-beneath", "place-beneath.from", "place-beneath.to"],
            ),
            Place::Seed(s) => of(s, ["place-seed", "place-seed.from", "place-seed.to"]),
            Place::Agenda(s) => of(s, ["place-agenda", "place-agenda.from", "place-agenda.to"]),
            Place::Points(s) => of(s, ["place-points", "place-points.from", "place-points.to"]),
            Place::Side(s, _) => of(s, ["place-side", "place-side.from", "place-side.to"]),
            Place::Under(site) => at(
                self.site(site),
                ["place-under", "place-under.from", "place-under.to"],
            ),
            Place::Docked(card) => at(
                self.title(card),
                ["place-docked", "place-docked.from", "place-docked.to"],
            ),
        }
    }

    /// `Ann, Bo and 2 cards`.
    pub fn list(&self, cards: &[CardId], hidden: u16) -> String {
        let mut parts: Vec<String> = cards.iter().map(|c| self.title(*c).to_owned()).collect();
        if hidden > 0 {
            parts.push(say!(self.lang, "some-cards", n = hidden));
        }
        terms::and(self.lang, &parts)
    }

    /// The heading above those who stand on a site's ground.
    pub fn ground(&self, site: SiteId) -> String {
        match self.table.site_facts(site).kind {
            MissionKind::Headquarters => say!(self.lang, "ground-headquarters"),
            MissionKind::Planet | MissionKind::Space | MissionKind::Dual => {
                say!(self.lang, "ground-planet")
            }
        }
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
        MissionKind::Dual => "◐",
    }
}

/// Three letters that say what a card is: its affiliation, or its type.
pub fn tag(lang: Lang, card: &CardDef) -> String {
    match card.affiliation() {
        Some(affiliation) => format!("{:<3}", affiliation.code().to_uppercase()),
        None => match card.card_type() {
            CardType::Equipment => say!(lang, "tag-equipment"),
            CardType::Event => say!(lang, "tag-event"),
            CardType::Interrupt => say!(lang, "tag-interrupt"),
            CardType::Mission => say!(lang, "tag-mission"),
            CardType::Dilemma => say!(lang, "tag-dilemma"),
            CardType::Incident => say!(lang, "tag-incident"),
            CardType::Objective => say!(lang, "tag-objective"),
            CardType::Artifact => say!(lang, "tag-artifact"),
            CardType::Facility => say!(lang, "tag-facility"),
            CardType::Doorway => say!(lang, "tag-doorway"),
            CardType::Tactic => say!(lang, "tag-tactic"),
            CardType::Site => say!(lang, "tag-site"),
            CardType::TimeLocation => say!(lang, "tag-time-location"),
            CardType::Tribble => say!(lang, "tag-tribble"),
            CardType::Trouble => say!(lang, "tag-trouble"),
            CardType::Personnel | CardType::Ship => "   ".to_owned(),
        },
    }
}

/// Everything about a card that a filter may ask for, in the words that are shown and those that are printed.
pub fn search_text(lang: Lang, card: &CardDef) -> String {
    let card_type = card.card_type();
    let mut words = vec![
        card.full_name(),
        card_type.name().to_owned(),
        terms::card_type(lang, card_type),
    ];
    words.extend(card.affiliation().map(|a| a.name().to_owned()));
    words.extend(card.icons().iter().map(|i| i.name().to_owned()));
    words.extend(card.skills().iter().map(|(skill, _)| skill.to_string()));
    words.extend(card.species().iter().map(ToString::to_string));
    words.extend(card.keywords.iter().map(ToString::to_string));
    words.join(" ").to_lowercase()
}
