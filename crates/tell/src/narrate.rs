//! Events as sentences: one line of the log for what one seat saw happen.

use crate::names::{Names, capital};
use crate::terms;
use cards::language::Kind;
use engine::{Amount, CardId, Facet, Place, Seat, SeenEvent};
use locale::{Message, Value, message, say};

/// One line of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    pub text: String,
    /// The player who did it, if there is one.
    pub who: Option<Seat>,
    /// Cards of the line, to look at.
    pub cards: Vec<CardId>,
    pub tone: Tone,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// The beginning of a turn.
    Heading,
    Plain,
    /// Something that decides games.
    Strong,
}

/// The events of one answer as lines, each with how many events have happened by then. Runs of the same little thing
/// become one line.
pub fn tell(names: Names, events: &[SeenEvent]) -> Vec<(Entry, usize)> {
    let mut out = Vec::new();
    let mut happened = 0;
    for run in events.chunk_by(alike) {
        happened += run.len();
        let line = match run {
            [one] => entry(names, one),
            many => together(names, many),
        };
        out.extend(line.map(|line| (line, happened)));
    }
    out
}

/// The heading of a turn.
pub fn turn(names: Names, active: Seat, n: u16) -> Entry {
    Entry {
        text: say!(names.lang, "log-turn", n = n, who = names.who(active)),
        who: Some(active),
        cards: Vec::new(),
        tone: Tone::Heading,
    }
}

fn alike(a: &SeenEvent, b: &SeenEvent) -> bool {
    a.kind == b.kind
        && a.who == b.who
        && a.source == b.source
        && matches!(a.kind, Kind::Stop | Kind::Draw | Kind::Discard | Kind::Kill)
}

fn together(names: Names, run: &[SeenEvent]) -> Option<Entry> {
    let first = run.first()?;
    let cards: Vec<CardId> = run.iter().filter_map(|e| e.card).collect();
    let whole = SeenEvent {
        hidden: (run.len() - cards.len()) as u16,
        cards,
        ..first.clone()
    };
    entry(names, &whole)
}

fn entry(names: Names, event: &SeenEvent) -> Option<Entry> {
    let text = sentence(names, event)?;
    let mut cards: Vec<CardId> = event.card.into_iter().collect();
    cards.extend(
        event
            .cards
            .iter()
            .copied()
            .filter(|c| event.card != Some(*c)),
    );
    cards.extend(event.other);
    Some(Entry {
        text,
        who: event.who,
        cards,
        tone: match event.kind {
            Kind::TurnStart => Tone::Heading,
            Kind::Complete | Kind::GameEnd | Kind::AttemptFail | Kind::FightWin => Tone::Strong,
            _ => Tone::Plain,
        },
    })
}

/// One event as a sentence, without the full stop; `None` for what is not worth a line.
pub fn sentence(names: Names, event: &SeenEvent) -> Option<String> {
    let teller = Teller { names, event };
    let told = teller.of_turn().or_else(|| teller.of_cards())?;
    // What is not known leaves a gap.
    let words = told.say(names.lang);
    let words: Vec<&str> = words.split_whitespace().collect();
    let text = capital(&words.join(" "));
    match (event.source, event.kind) {
        (Some(card), kind) if event.card != Some(card) && kind != Kind::FightBegin => Some(say!(
            names.lang,
            "log-by",
            text = text,
            card = names.title(card)
        )),
        _ => Some(text),
    }
}

/// Examined cards that one line names: more than a full hand. Further ones are counted.
const MOST_EXAMINED: usize = 12;

struct Teller<'a> {
    names: Names<'a>,
    event: &'a SeenEvent,
}

impl Teller<'_> {
    /// The one who does it; messages know 0 as the reader and `nobody` where nobody is named.
    fn who(&self) -> Value {
        match self.event.who {
            Some(seat) => self.names.who(seat),
            None => "nobody".into(),
        }
    }

    /// The number of cards concerned.
    fn n(&self) -> usize {
        let e = self.event;
        (e.cards.len() + usize::from(e.hidden)).max(1)
    }

    /// The cards concerned: by name, or counted.
    fn cards(&self) -> String {
        let e = self.event;
        match (e.cards.is_empty() && e.hidden == 0, e.card) {
            (true, Some(card)) => self.names.title(card).into(),
            (true, None) => say!(self.names.lang, "some-cards", n = 1),
            (false, _) if e.cards.len() > 4 => say!(self.names.lang, "some-cards", n = self.n()),
            (false, _) => self.names.list(&e.cards, e.hidden),
        }
    }

    /// The card whose text is used. Its text names it, also where the card itself lies face down (2E-SHOW-03).
    fn used(&self) -> String {
        match (self.event.card, self.event.facet) {
            (None, Some(Facet::Text(def))) => self.names.title_of(def).into(),
            _ => self.cards(),
        }
    }

    /// The cards that were examined or revealed: by name for whoever may know them, otherwise counted (2E-GLOSS-09).
    fn examined(&self) -> String {
        let e = self.event;
        let (named, further) = e.cards.split_at(e.cards.len().min(MOST_EXAMINED));
        let counted = e.hidden + further.len() as u16;
        match named {
            [] => say!(self.names.lang, "some-cards", n = counted),
            _ => self.names.list(named, counted),
        }
    }

    /// From where, to where, as far as that is known.
    fn way(&self) -> String {
        let from = self.event.from.map(|place| self.names.from(place));
        let to = self.event.to.map(|place| self.names.to(place));
        let parts: Vec<String> = from.into_iter().chain(to).collect();
        parts.join(" ")
    }

    fn to(&self) -> String {
        self.event
            .to
            .map_or(String::new(), |place| self.names.to(place))
    }

    fn to_place(&self) -> String {
        self.event
            .to
            .map_or(String::new(), |place| self.names.place(place))
    }

    fn mission(&self) -> Value {
        match self.event.card {
            Some(card) => self.names.title(card).into(),
            None => message!("a-mission").into(),
        }
    }

    /// The requirement of a mission that the group did not meet.
    fn missing(&self) -> Option<Message> {
        let need = self.event.amount.number();
        match self.event.facet? {
            Facet::Skill(skill, have) if i16::from(have) < need => Some(message!(
                "log-missing-skill",
                skill = skill.name(),
                have = have,
                need = need
            )),
            Facet::Stat(stat, have) if have < need => Some(message!(
                "log-missing-stat",
                stat = terms::stat(self.names.lang, stat),
                have = have,
                need = need - 1
            )),
            _ => None,
        }
    }

    /// Whether the game is one of the First Edition, which has other words for fights.
    fn is_first(&self) -> bool {
        let mut defs = self.names.table.defs.iter();
        defs.next()
            .is_some_and(|def| def.edition() == cards::Edition::First)
    }

    /// Turns, attempts, fights, points: what the players do.
    fn of_turn(&self) -> Option<Message> {
        let (e, n, who) = (self.event, self.event.amount.number(), self.who());
        let (cards, many) = (self.cards(), self.n());
        let other = e.other.map(|card| self.names.title(card));
        Some(match e.kind {
            Kind::TurnStart => message!("log-turn", n = n, who = who),
            Kind::AttemptBegin => match other {
                Some(ship) => {
                    message!(
                        "log-attempt-aboard",
                        who = who,
                        mission = self.mission(),
                        n = n,
                        ship = ship
                    )
                }
                None => message!("log-attempt", who = who, mission = self.mission(), n = n),
            },
            Kind::Check => return self.missing(),
            Kind::AttemptFail => message!("log-attempt-fails", mission = self.mission()),
            Kind::Complete => message!("log-complete", who = who, mission = self.mission()),
            Kind::DrawDilemmas => message!("log-draw-dilemmas", who = who, n = n),
            Kind::Place if matches!(e.to, Some(Place::Stack(_))) && e.card.is_none() => {
                message!("log-choose-dilemmas", who = who, n = n)
            }
            Kind::RevealDilemma => message!("log-dilemma", cards = cards),
            Kind::Overcome => match other {
                Some(mission) => message!(
                    "log-overcome-at",
                    cards = cards,
                    n = many,
                    mission = mission
                ),
                None => message!("log-overcome", cards = cards, n = many),
            },
            Kind::ReturnDilemma => message!("log-return-dilemma", cards = cards, n = many),
            Kind::FightBegin if self.is_first() => match other {
                Some(card) => message!("log-attack", who = who, card = card),
                None => message!("log-battle", who = who),
            },
            Kind::FightWin if self.is_first() => message!("log-battle-win", who = who),
            Kind::Pair => message!("log-pair", cards = cards, other = other.unwrap_or_default()),
            // Ships fight in orbit, personnel on the ground or aboard.
            Kind::FightBegin if !matches!(e.to, Some(Place::Orbit(_))) => {
                message!("log-combat", who = who)
            }
            Kind::FightBegin => match other {
                Some(ship) => message!("log-engagement-against", who = who, ship = ship),
                None => message!("log-engagement", who = who),
            },
            // The difference is that of whoever began the fight.
            Kind::FightWin => message!("log-win", who = who, n = n.abs()),
            Kind::Join => message!("log-join", cards = cards, n = many),
            Kind::Points if n < 0 => message!("log-lose-points", who = who, n = -n),
            Kind::Points => message!("log-points", who = who, n = n),
            Kind::Leave => message!("log-concede", who = who),
            Kind::GameEnd => message!("log-game-over"),
            Kind::Shuffle => message!("log-shuffle", place = self.to_place()),
            Kind::Spend => {
                e.source?;
                match n < 0 {
                    true => message!("log-gain-counters", who = who, n = -n),
                    false => message!("log-pay", who = who, n = n),
                }
            }
            _ => return None,
        })
    }

    /// Events about cards.
    fn of_cards(&self) -> Option<Message> {
        let (e, who) = (self.event, self.who());
        let (cards, n) = (self.cards(), self.n());
        let at = e.other.map(|card| self.names.title(card));
        Some(match e.kind {
            Kind::Play => match at {
                Some(at) => message!("log-play-at", who = who, cards = cards, at = at),
                None => message!("log-play", who = who, cards = cards),
            },
            Kind::Draw => message!("log-draw", who = who, cards = cards),
            Kind::Discard if e.who.is_some() => message!("log-discard", who = who, cards = cards),
            Kind::Discard => message!("log-discarded", cards = cards, n = n),
            Kind::Download => message!("log-download", who = who, cards = cards),
            Kind::Place => message!("log-place", cards = cards, n = n, to = self.to()),
            Kind::Return => message!("log-return", cards = cards, n = n, to = self.to()),
            Kind::Remove => message!("log-remove", cards = cards, n = n),
            Kind::Look => message!("log-look", who = who, cards = self.examined()),
            Kind::Reveal => message!("log-reveal", who = who, cards = self.examined()),
            Kind::Face => message!("log-face", who = who, cards = cards),
            Kind::Kill => message!("log-kill", cards = cards, n = n),
            Kind::Destroy => message!("log-destroy", cards = cards, n = n),
            Kind::Stop => message!("log-stop", cards = cards, n = n),
            Kind::Unstop => message!("log-unstop", cards = cards, n = n),
            Kind::Command => message!("log-command", who = who, cards = cards),
            Kind::Capture => message!("log-capture", cards = cards, n = n),
            Kind::UseSkill => message!("log-use-skill", cards = cards, what = self.facet()),
            Kind::Select => message!("log-select", cards = cards, n = n),
            Kind::MoveShip => message!(
                "log-move",
                cards = cards,
                way = self.way(),
                range = e.amount.number()
            ),
            Kind::Beam => message!("log-beam", who = who, cards = cards, way = self.way()),
            Kind::UseAbility => message!("log-use", who = who, cards = self.used()),
            Kind::Damage => message!("log-damage", cards = cards, ship = self.to_place()),
            Kind::Repair => message!("log-repair", cards = cards, n = n),
            Kind::Fire => message!("log-fire", who = who, cards = cards, n = e.amount.number()),
            Kind::Hit => match e.amount {
                Amount::Hull(n) if n >= 100 => message!("log-direct-hit", cards = cards, n = 1),
                _ => message!("log-hit", cards = cards, n = 1),
            },
            Kind::Stun => message!("log-stun", cards = cards, n = n),
            Kind::Wound => message!("log-wound", cards = cards, n = n),
            Kind::Cloak => message!("log-cloak", cards = cards),
            Kind::Decloak => message!("log-decloak", cards = cards),
            Kind::Mend => message!("log-mend", cards = cards, n = n),
            Kind::Hide => message!("log-hide", who = who, cards = cards),
            Kind::Show => match e.facet {
                Some(_) => message!("log-show-for", cards = cards, n = n, what = self.facet()),
                None => message!("log-show", cards = cards, n = n),
            },
            Kind::NameCard => message!("log-name", who = who, cards = cards),
            _ => return None,
        })
    }

    fn facet(&self) -> Value {
        match self.event.facet {
            None | Some(Facet::Purpose(_)) => "".into(),
            Some(Facet::Skill(skill, 1)) => skill.name().into(),
            Some(Facet::Skill(skill, n)) => format!("{n} {skill}").into(),
            Some(Facet::Stat(stat, n)) => {
                format!("{} {n}", terms::stat(self.names.lang, stat)).into()
            }
            Some(Facet::StaffingIcon) => message!("facet-staffing").into(),
            Some(Facet::Affiliation) => message!("facet-affiliation").into(),
            Some(Facet::Characteristic) => message!("facet-characteristic").into(),
            Some(Facet::Text(_)) => message!("facet-text").into(),
        }
    }
}
