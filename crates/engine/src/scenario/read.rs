//! Reading a scenario text, line by line.

use super::define::{KINDS, define};
use super::{AttemptSetup, Piece, PlayerSetup, Scenario, ScenarioError, Segment, Spot};
use crate::kernel::edition::Rules;
use crate::kernel::state::Flag;
use locale::{Message, message};

struct Reader {
    scenario: Scenario,
    errors: Vec<ScenarioError>,
    /// The player whose lines follow.
    player: Option<usize>,
    line: usize,
    indent: usize,
}

type Fault = (usize, Message);

/// The most cards in a text; more do not fit in a game.
const MOST_CARDS: usize = 2000;

pub(super) fn read(text: &str) -> Result<Scenario, Vec<ScenarioError>> {
    let mut reader = Reader {
        scenario: Scenario::default(),
        errors: Vec::new(),
        player: None,
        line: 0,
        indent: 0,
    };
    let lines: Vec<&str> = text.lines().collect();
    let mut i = 0;
    while i < lines.len() {
        reader.line = i + 1;
        let (line, used) = whole_line(&lines[i..]);
        reader.read_line(&line);
        i += used;
    }
    if reader.errors.is_empty() {
        Ok(reader.scenario)
    } else {
        Err(reader.errors)
    }
}

/// A line, together with those that follow while its brackets are open. Comments begin with `//`.
fn whole_line(lines: &[&str]) -> (String, usize) {
    let mut out = String::new();
    let mut depth = 0i32;
    for (n, line) in lines.iter().enumerate() {
        let line = match line.find("//") {
            Some(at) => &line[..at],
            None => line,
        };
        let mut quoted = false;
        for c in line.chars() {
            match c {
                '"' => quoted = !quoted,
                '(' | '[' if !quoted => depth += 1,
                ')' | ']' if !quoted => depth -= 1,
                _ => {}
            }
        }
        if n > 0 {
            out.push(' ');
        }
        out.push_str(line);
        if depth <= 0 {
            return (out, n + 1);
        }
    }
    let all = lines.len();
    (out, all)
}

impl Reader {
    fn read_line(&mut self, line: &str) {
        let indent = line.len() - line.trim_start().len();
        self.indent = indent;
        let text = line.trim();
        if text.is_empty() || text.starts_with('#') {
            return;
        }
        if let Err((at, message)) = self.statement(text) {
            let column = indent + at + 1;
            let line = self.line;
            self.errors.push(ScenarioError {
                line,
                column,
                message,
            });
        }
    }

    fn statement(&mut self, text: &str) -> Result<(), Fault> {
        let (word, rest) = split_word(text);
        let at = text.len() - rest.len();
        let fail = |message: Message| Err((at, message));
        match word {
            "rules" => match rest {
                "2002" => self.scenario.rules = Rules::r2002(),
                "2003" => self.scenario.rules = Rules::r2003(),
                "first" => self.scenario.rules = Rules::first(),
                other => return fail(message!("scenario-rules", word = other)),
            },
            "switch" => self.switch(rest).map_err(|m| (at, m))?,
            "seed" => self.scenario.seed = number(rest, at)?,
            "players" => {
                let n: usize = number(rest, at)?;
                let most = self.scenario.rules.procedure().most_players();
                if !(2..=most).contains(&n) {
                    return fail(message!("scenario-players", most = most));
                }
                self.scenario.players.resize(n, PlayerSetup::default());
            }
            "player" => {
                let seat = self.seat(rest, at)?;
                self.player = Some(seat);
            }
            "turn" => match rest.strip_prefix("of ") {
                Some(seat) => self.scenario.active = self.seat(seat, at)?,
                None => self.scenario.turn = number(rest, at)?,
            },
            "segment" => {
                self.scenario.segment = match rest {
                    "start" => Segment::Start,
                    "play" => Segment::Play,
                    "orders" => Segment::Orders,
                    "discard" => Segment::Discard,
                    "end" => Segment::End,
                    other => {
                        return fail(message!("scenario-segments", word = other));
                    }
                }
            }
            "attempt" => self.attempt(rest, at)?,
            // `aboard`, `at`… would be swallowed by a definition's `space` otherwise.
            _ if KINDS.contains(&word) || word == "dilemma" => self.definition(word, rest, at)?,
            _ => return self.player_line(text),
        }
        Ok(())
    }

    fn seat(&self, text: &str, at: usize) -> Result<usize, Fault> {
        let n: usize = number(text, at)?;
        let players = self.scenario.players.len();
        if n == 0 || n > players {
            return Err((at, message!("scenario-no-player", n = n, most = players)));
        }
        Ok(n - 1)
    }

    fn switch(&mut self, rest: &str) -> Result<(), Message> {
        let technical = |e: serde_json::Error| message!("text", text = e.to_string());
        let (name, value) = split_word(rest);
        let mut json = serde_json::to_value(self.scenario.rules).map_err(technical)?;
        match json.get_mut(name) {
            Some(slot) => *slot = serde_json::Value::from(value),
            None => return Err(message!("scenario-no-switch", word = name)),
        }
        self.scenario.rules = serde_json::from_value(json).map_err(technical)?;
        Ok(())
    }

    fn definition(&mut self, kind: &str, rest: &str, at: usize) -> Result<(), Fault> {
        let Some(colon) = rest.find(':') else {
            return Err((at, message!("scenario-colon-facts", word = kind)));
        };
        let (title, body) = (rest[..colon].trim(), &rest[colon + 1..]);
        if title.is_empty() {
            return Err((at, message!("scenario-no-name")));
        }
        let number = self.scenario.defs.len() + 1;
        let def = define(kind, title, body, number).map_err(|(i, m)| (at + colon + 1 + i, m))?;
        self.scenario.defs.push(def);
        Ok(())
    }

    fn attempt(&mut self, rest: &str, at: usize) -> Result<(), Fault> {
        let (head, stack) = match rest.find(" stack:") {
            Some(i) => (&rest[..i], Some((at + i + 7, &rest[i + 7..]))),
            None => (rest, None),
        };
        let (head, limit) = match head.find(" limit ") {
            Some(i) => (&head[..i], Some(number(head[i + 7..].trim(), at + i + 7)?)),
            None => (head, None),
        };
        let (mission, ship) = match head.find(" with ") {
            Some(i) => (&head[..i], Some(head[i + 6..].trim().to_owned())),
            None => (head, None),
        };
        self.scenario.attempt = Some(AttemptSetup {
            line: self.line,
            mission: mission.trim().to_owned(),
            ship,
            limit,
        });
        if let Some((at, list)) = stack {
            let opponent = (self.scenario.active + 1) % self.scenario.players.len();
            self.items(opponent, list, at, &Spot::Stack)?;
        }
        Ok(())
    }

    fn player_line(&mut self, text: &str) -> Result<(), Fault> {
        let (word, rest) = split_word(text);
        let at = text.len() - rest.len();
        let Some(player) = self.player else {
            return Err((0, message!("scenario-player-first", word = word)));
        };
        match word {
            "score" => {
                // 2E-GLOSS-12.
                self.scenario.players[player].score = not_negative(rest, at)?;
                return Ok(());
            }
            "counters" => {
                self.scenario.players[player].counters = Some(not_negative(rest, at)?);
                return Ok(());
            }
            _ => {}
        }
        let word = word.trim_end_matches(':');
        let simple = match word {
            "missions" => Some(Spot::Mission),
            "hand" => Some(Spot::Hand),
            "deck" => Some(Spot::Deck),
            "discard" => Some(Spot::Discard),
            "pile" => Some(Spot::Pile),
            "core" => Some(Spot::Core),
            "brig" => Some(Spot::Brig(player)),
            "removed" => Some(Spot::Removed),
            "seeds" => Some(Spot::Seed),
            _ => None,
        };
        if let Some(spot) = simple {
            if spot == Spot::Deck {
                self.scenario.players[player].has_deck = true;
            }
            let list = text.find(':').map_or("", |i| &text[i + 1..]);
            let at = text.len() - list.len();
            return self.items(player, list, at, &spot);
        }
        let hosted: fn(String) -> Spot = match word {
            "at" => Spot::At,
            "aboard" => Spot::Aboard,
            "on" => Spot::On,
            "beneath" => Spot::Beneath,
            "under" => Spot::Under,
            "docked" => Spot::Docked,
            _ => {
                let words = "missions, hand, deck, discard, pile, core, brig, removed, seeds, at, aboard, on, beneath, under, docked, score, counters";
                return Err((
                    0,
                    message!("scenario-player-has", word = word, words = words),
                ));
            }
        };
        // The first colon followed by a space or the end: titles may hold colons of their own.
        let Some(colon) = rest
            .find(": ")
            .or_else(|| rest.strip_suffix(':').map(str::len))
        else {
            return Err((at, message!("scenario-colon-cards", word = word)));
        };
        let host = rest[..colon].trim();
        let host = match word {
            "docked" => host.strip_prefix("at ").unwrap_or(host),
            _ => host,
        };
        let spot = hosted(host.to_owned());
        self.items(player, &rest[colon + 1..], at + colon + 1, &spot)
    }

    /// `A; 2x B as label [stopped]; C of 2`.
    fn items(&mut self, player: usize, list: &str, at: usize, spot: &Spot) -> Result<(), Fault> {
        let mut offset = at;
        for item in list.split(';') {
            let here = offset + (item.len() - item.trim_start().len());
            offset += item.len() + 1;
            if !item.trim().is_empty() {
                self.item(player, item.trim(), here, spot)?;
            }
        }
        Ok(())
    }

    fn item(&mut self, player: usize, item: &str, at: usize, spot: &Spot) -> Result<(), Fault> {
        let (name, flags) = match item.strip_suffix(']').and_then(|i| i.rfind('[')) {
            Some(open) => (item[..open].trim(), &item[open + 1..item.len() - 1]),
            None => (item, ""),
        };
        let (count, name) = match name.split_once("x ") {
            Some((n, rest)) if n.parse::<usize>().is_ok() => (n.parse().unwrap_or(1), rest.trim()),
            _ => (1, name),
        };
        let mut piece = Piece::new(player, name, spot.clone());
        piece.line = self.line;
        piece.column = self.indent + at + 1;
        let mut name = name;
        if let Some(i) = name.rfind(" by ")
            && let Ok(seat) = self.seat(name[i + 4..].trim(), at)
        {
            piece.commander = Some(seat);
            name = name[..i].trim();
        }
        if let Some(i) = name.rfind(" of ")
            && let Ok(seat) = self.seat(name[i + 4..].trim(), at)
        {
            piece.owner = seat;
            piece
                .commander
                .get_or_insert(if matches!(spot, Spot::Brig(_)) {
                    seat
                } else {
                    player
                });
            name = name[..i].trim();
        }
        if let Some(i) = name.rfind(" as ") {
            piece.label = Some(name[i + 4..].trim().to_owned());
            name = name[..i].trim();
        }
        name.clone_into(&mut piece.name);
        for flag in flags.split(',').map(str::trim).filter(|f| !f.is_empty()) {
            set_flag(&mut piece, flag).map_err(|m| (at, m))?;
        }
        if self.scenario.pieces.len() + count > MOST_CARDS {
            return Err((at, message!("scenario-too-many-cards", most = MOST_CARDS)));
        }
        for _ in 0..count {
            self.scenario.pieces.push(piece.clone());
            // A label names one card.
            piece.label = None;
        }
        Ok(())
    }
}

fn set_flag(piece: &mut Piece, flag: &str) -> Result<(), Message> {
    match flag {
        "stopped" => piece.stopped = true,
        "down" => piece.face_down = true,
        "up" => piece.face_up = true,
        "completed" => piece.completed = true,
        "damage" => piece.damage = true,
        "unseen" => piece.unseen = true,
        "damaged" => piece.states.push(Flag::Damaged),
        "disabled" => piece.states.push(Flag::Disabled),
        "stasis" => piece.states.push(Flag::Stasis),
        "cloaked" => piece.states.push(Flag::Cloaked),
        _ => match flag.strip_prefix("used ").map(str::parse) {
            Some(Ok(n)) => piece.range_used = n,
            _ => {
                let words = "stopped, down, up, completed, damage, unseen, damaged, disabled, stasis, cloaked, used N";
                return Err(message!("scenario-flag", word = flag, words = words));
            }
        },
    }
    Ok(())
}

fn not_negative(text: &str, at: usize) -> Result<i16, Fault> {
    let n: i16 = number(text, at)?;
    if n < 0 {
        return Err((at, message!("scenario-below-zero", n = n)));
    }
    Ok(n)
}

fn split_word(text: &str) -> (&str, &str) {
    match text.split_once(char::is_whitespace) {
        Some((word, rest)) => (word, rest.trim_start()),
        None => (text, ""),
    }
}

fn number<T: std::str::FromStr>(text: &str, at: usize) -> Result<T, Fault> {
    text.trim()
        .parse()
        .map_err(|_| (at, message!("scenario-number", word = text)))
}
