//! Events as sentences: one line of the log for what one seat saw happen.

use super::names::{Names, capital};
use cards::language::Kind;
use engine::{CardId, Facet, Place, Seat, SeenEvent};

/// One line of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    pub text: String,
    /// Who did it, where somebody did.
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

/// The events of one answer as lines. Runs of the same little thing become one line.
pub fn tell(names: Names, events: &[SeenEvent]) -> Vec<Entry> {
    let mut out = Vec::new();
    for run in events.chunk_by(alike) {
        match run {
            [one] => out.extend(entry(names, one)),
            many => out.extend(together(names, many)),
        }
    }
    out
}

/// The heading of a turn.
pub fn turn(names: Names, active: Seat, n: u16) -> Entry {
    Entry {
        text: format!("Turn {n}: {} turn", names.whose(active)),
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
    let text = teller.of_turn().or_else(|| teller.of_cards())?;
    let by = match (event.source, event.kind) {
        (Some(card), kind) if event.card != Some(card) && kind != Kind::FightBegin => {
            format!(" ({})", names.title(card))
        }
        _ => String::new(),
    };
    Some(format!("{text}{by}"))
}

struct Teller<'a> {
    names: Names<'a>,
    event: &'a SeenEvent,
}

impl Teller<'_> {
    /// `You play`; without a doer nothing.
    fn does(&self, verb: &str) -> String {
        match self.event.who {
            Some(seat) => self.names.does(seat, verb),
            None => format!("Somebody {verb}s"),
        }
    }

    /// The cards concerned: by name, or counted.
    fn cards(&self) -> String {
        let e = self.event;
        match (e.cards.is_empty() && e.hidden == 0, e.card) {
            (true, Some(card)) => self.names.title(card).into(),
            (true, None) => "a card".into(),
            (false, _) if e.cards.len() > 4 => {
                format!("{} cards", e.cards.len() + usize::from(e.hidden))
            }
            (false, _) => self.names.list(&e.cards, e.hidden),
        }
    }

    fn is(&self, what: &str) -> String {
        let e = self.event;
        let several = e.cards.len() + usize::from(e.hidden) > 1;
        let verb = if several { "are" } else { "is" };
        format!("{} {verb} {what}", capital(&self.cards()))
    }

    fn other(&self, before: &str) -> String {
        match self.event.other {
            Some(card) => format!("{before}{}", self.names.title(card)),
            None => String::new(),
        }
    }

    fn place(&self, before: &str, place: Option<Place>) -> String {
        match place {
            Some(place) => format!("{before}{}", self.names.place(place)),
            None => String::new(),
        }
    }

    fn mission(&self) -> &'static str {
        self.event.card.map_or("a mission", |c| self.names.title(c))
    }

    /// What a mission asked for and the group did not have.
    fn missing(&self) -> Option<String> {
        let need = self.event.n;
        match self.event.facet? {
            Facet::Skill(skill, have) if i16::from(have) < need => {
                Some(format!("Missing: {skill} {have} of {need}"))
            }
            Facet::Stat(stat, have) if have < need => Some(format!(
                "Missing: {stat} {have}, more than {} needed",
                need - 1
            )),
            _ => None,
        }
    }

    /// Turns, attempts, fights, points: what the players do.
    fn of_turn(&self) -> Option<String> {
        let (e, n) = (self.event, self.event.n);
        Some(match e.kind {
            Kind::TurnStart => match e.who {
                Some(seat) => format!("Turn {n}: {} turn", self.names.whose(seat)),
                None => format!("Turn {n}"),
            },
            Kind::AttemptBegin => {
                let ship = self.other(" aboard ");
                format!(
                    "{} {} with {n} personnel{ship}",
                    self.does("attempt"),
                    self.mission()
                )
            }
            Kind::Check => return self.missing(),
            Kind::AttemptFail => format!("The attempt at {} fails", self.mission()),
            Kind::Complete => format!("{} {}", self.does("complete"), self.mission()),
            Kind::DrawDilemmas => format!("{} {}", self.does("draw"), dilemmas(n)),
            Kind::Place if matches!(e.to, Some(Place::Stack(_))) && e.card.is_none() => {
                format!("{} {} for the attempt", self.does("choose"), dilemmas(n))
            }
            Kind::RevealDilemma => format!("Dilemma: {}", self.cards()),
            Kind::Overcome => format!("{}{}", self.is("overcome"), self.other(", beneath ")),
            Kind::ReturnDilemma => self.is("returned under the dilemma pile"),
            Kind::FightBegin if n == 1 => format!("{} combat", self.does("begin")),
            Kind::FightBegin => format!(
                "{} an engagement{}",
                self.does("begin"),
                self.other(" against ")
            ),
            Kind::FightWin => format!("{} by {n}", self.does("win")),
            Kind::Join => format!("{} joins the engagement", capital(&self.cards())),
            Kind::Points if n < 0 => format!("{} {}", self.does("lose"), points(-n)),
            Kind::Points => format!("{} {}", self.does("score"), points(n)),
            Kind::Leave => self.does("concede"),
            Kind::GameEnd => "The game is over".into(),
            Kind::Shuffle => format!("{} is shuffled", capital(&self.place("", e.to))),
            Kind::Spend => {
                e.source?;
                format!("{} {}", self.does("pay"), count(n, "counter"))
            }
            _ => return None,
        })
    }

    /// What happens to cards.
    fn of_cards(&self) -> Option<String> {
        let e = self.event;
        let cards = self.cards();
        Some(match e.kind {
            Kind::Play => format!("{} {cards}{}", self.does("play"), self.other(" at ")),
            Kind::Draw => format!("{} {cards}", self.does("draw")),
            Kind::Discard if e.who.is_some() => format!("{} {cards}", self.does("discard")),
            Kind::Discard => self.is("discarded"),
            Kind::Download => format!("{} {cards}", self.does("download")),
            Kind::Place => format!("{cards} goes to{}", self.place(" ", e.to)),
            Kind::Return => format!("{cards} returns{}", self.place(" to ", e.to)),
            Kind::Remove => self.is("removed from the game"),
            Kind::Look => format!("{} at {}", self.does("look"), count(e.n, "card")),
            Kind::Reveal => format!("{} {cards}", self.does("reveal")),
            Kind::Kill => self.is("killed"),
            Kind::Destroy => self.is("destroyed"),
            Kind::Stop => self.is("stopped"),
            Kind::Unstop => self.is("no longer stopped"),
            Kind::Command => format!("{} command of {cards}", self.does("take")),
            Kind::Capture => self.is("captured"),
            Kind::UseSkill => format!("{cards} uses{}", self.facet(" ")),
            Kind::Select => self.is("selected"),
            Kind::MoveShip => format!(
                "{cards} moves{} to{} (Range {})",
                self.place(" from ", e.from),
                self.place(" ", e.to),
                e.n
            ),
            Kind::Beam => format!(
                "{} {cards}{}{}",
                self.does("beam"),
                self.place(" from ", e.from),
                self.place(" to ", e.to)
            ),
            Kind::UseAbility => format!("{} {cards}", self.does("use")),
            Kind::Damage => format!("{cards} damages{}", self.place(" ", e.to)),
            Kind::Repair => self.is("repaired"),
            Kind::Hide => format!("{} {cards} face down", self.does("turn")),
            Kind::Show => format!("{} shown{}", self.is("").trim_end(), self.facet(" for ")),
            Kind::NameCard => format!("{} {cards}", self.does("name")),
            _ => return None,
        })
    }

    fn facet(&self, before: &str) -> String {
        let text = match self.event.facet {
            None => return String::new(),
            Some(Facet::Skill(skill, 1)) => skill.to_string(),
            Some(Facet::Skill(skill, n)) => format!("{n} {skill}"),
            Some(Facet::Stat(stat, n)) => format!("{stat} {n}"),
            Some(Facet::StaffingIcon) => "a staffing icon".into(),
            Some(Facet::Affiliation) => "the affiliation".into(),
            Some(Facet::Characteristic) => "a characteristic".into(),
            Some(Facet::Text(_)) => "the game text".into(),
            Some(Facet::Purpose(_)) => return String::new(),
        };
        format!("{before}{text}")
    }
}

fn dilemmas(n: i16) -> String {
    count(n, "dilemma")
}

fn points(n: i16) -> String {
    count(n, "point")
}

fn count(n: i16, noun: &str) -> String {
    match n {
        0 => format!("no {noun}s"),
        1 => format!("1 {noun}"),
        n => format!("{n} {noun}s"),
    }
}
