//! Cards in one line: `personnel Ann: Federation [Cmd] Medical 2 Science I5 C6 S7 cost 2`.

use cards::language::{Ability, PlayRule};
use cards::lexicon::{
    Affiliation, DilemmaKind, Gender, Icon, MissionKind, Quadrant, Rarity, Skill,
};
use cards::{AttemptBy, CardDef, Facts, Keyword, Plays, Support, Word, requirement};
use locale::{Message, message};

/// The words that begin a definition.
pub(super) const KINDS: [&str; 8] = [
    "personnel",
    "ship",
    "equipment",
    "event",
    "interrupt",
    "planet",
    "space",
    "hq",
];

/// The parts of a definition, for all card types.
#[derive(Default)]
struct Draft {
    affiliations: Vec<Affiliation>,
    except: Vec<Affiliation>,
    any: bool,
    icons: Vec<Icon>,
    staffing: Vec<Icon>,
    skills: Vec<(Skill, u8)>,
    species: Vec<Word>,
    keywords: Vec<Keyword>,
    numbers: [Option<i16>; 3],
    cost: Option<u8>,
    span: Option<u8>,
    points: Option<u8>,
    quadrant: Option<Quadrant>,
    dilemma: Option<DilemmaKind>,
    class: Option<Word>,
    subtitle: Option<String>,
    plays: Vec<Plays>,
    needs: Option<String>,
    unique: bool,
    text: Vec<Ability>,
    play: PlayRule,
}

/// Reads the part after the colon. An error has the position in it and the fault.
pub(super) fn define(
    kind: &str,
    title: &str,
    body: &str,
    number: usize,
) -> Result<CardDef, (usize, Message)> {
    if body.matches('"').count() % 2 == 1 {
        let at = body.rfind('"').unwrap_or(0);
        return Err((at, message!("scenario-quotation")));
    }
    let mut draft = Draft::default();
    let mut words = Words { text: body, at: 0 };
    while let Some((at, word)) = words.next() {
        draft
            .word(kind, word, &mut words)
            .map_err(|message| (at, message))?;
    }
    draft
        .finish(kind, title, number)
        .map_err(|message| (0, message))
}

struct Words<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Words<'a> {
    /// The next word: up to a space, quoted, or in brackets.
    fn next(&mut self) -> Option<(usize, &'a str)> {
        let rest = &self.text[self.at..];
        let start = self.at + (rest.len() - rest.trim_start().len());
        let rest = &self.text[start..];
        if rest.is_empty() {
            return None;
        }
        let end = if let Some(quoted) = rest.strip_prefix('"') {
            quoted.find('"').map_or(rest.len(), |i| i + 2)
        } else {
            let space = rest.find(char::is_whitespace).unwrap_or(rest.len());
            match rest.find('[') {
                Some(open) if open < space => rest.find(']').map_or(rest.len(), |i| i + 1),
                _ => space,
            }
        };
        self.at = start + end;
        Some((start, rest[..end].trim_matches('"')))
    }

    fn number<T: std::str::FromStr>(&mut self, what: &str) -> Result<T, Message> {
        let word = self.next().map_or("", |(_, w)| w);
        word.parse()
            .map_err(|_| message!("scenario-needs-number", what = what, word = word))
    }

    fn word(&mut self, what: &str) -> Result<&'a str, Message> {
        self.next()
            .map(|(_, w)| w)
            .ok_or_else(|| message!("scenario-needs-word", what = what))
    }

    /// Everything up to the next of these words.
    fn up_to(&mut self, stops: &[&str]) -> &'a str {
        let start = self.at;
        let mut end = self.text.len();
        loop {
            let before = self.at;
            match self.next() {
                None => break,
                Some((at, w)) if stops.contains(&w) => {
                    end = at;
                    self.at = before;
                    break;
                }
                Some(_) => {}
            }
        }
        self.text[start..end].trim()
    }

    /// The balanced bracket expression that begins here.
    fn bracketed(&mut self, what: &str) -> Result<&'a str, Message> {
        let rest = &self.text[self.at..];
        let start = self.at + (rest.len() - rest.trim_start().len());
        let mut depth = 0i32;
        let mut quoted = false;
        for (i, c) in self.text[start..].char_indices() {
            match c {
                '"' => quoted = !quoted,
                '[' | '(' if !quoted => depth += 1,
                ']' | ')' if !quoted => depth -= 1,
                _ => {}
            }
            if depth == 0 && !quoted && i > 0 {
                self.at = start + i + c.len_utf8();
                return Ok(&self.text[start..self.at]);
            }
            if i == 0 && depth == 0 {
                break;
            }
        }
        Err(message!("scenario-needs-brackets", what = what))
    }
}

impl Draft {
    fn word(&mut self, kind: &str, word: &str, words: &mut Words) -> Result<(), Message> {
        match word {
            "cost" => self.cost = Some(words.number(word)?),
            "span" => self.span = Some(words.number(word)?),
            "points" => self.points = Some(words.number(word)?),
            "unique" => self.unique = true,
            "any" => self.any = true,
            "except" => {
                let name = words.word(word)?;
                self.except.push(affiliation(name)?);
            }
            "species" => self.species = words.word(word)?.split('/').map(Word::new).collect(),
            "class" => self.class = Some(Word::new(words.word(word)?)),
            "subtitle" => self.subtitle = Some(words.word(word)?.to_owned()),
            "keyword" => self
                .keywords
                .push(Keyword::Plain(Word::new(words.word(word)?))),
            "commander" => self
                .keywords
                .push(Keyword::Commander(Word::new(words.word(word)?))),
            "region" => self
                .keywords
                .push(Keyword::Region(Word::new(words.word(word)?))),
            "plays" => self.plays(words.up_to(&[
                "span", "needs", "unique", "text", "region", "subtitle", "Alpha", "Gamma", "Delta",
            ]))?,
            "needs" => {
                self.needs = Some(
                    words
                        .up_to(&[
                            "span", "points", "text", "region", "plays", "subtitle", "keyword",
                        ])
                        .to_owned(),
                )
            }
            "text" => self.text = ron(words.bracketed(word)?)?,
            "play" => self.play = ron(words.bracketed(word)?)?,
            _ => return self.fact(kind, word, words),
        }
        Ok(())
    }

    fn fact(&mut self, kind: &str, word: &str, words: &mut Words) -> Result<(), Message> {
        if let Some(list) = word
            .strip_prefix("staff[")
            .and_then(|w| w.strip_suffix(']'))
        {
            self.staffing = list
                .split([' ', ','])
                .filter(|w| !w.is_empty())
                .map(Icon::new)
                .collect();
            return Ok(());
        }
        if let Some(icon) = word.strip_prefix('[').and_then(|w| w.strip_suffix(']')) {
            self.icons.push(Icon::new(icon));
            return Ok(());
        }
        if let Some((slot, n)) = attribute(kind, word) {
            self.numbers[slot] = Some(n);
            return Ok(());
        }
        if let Ok(level) = word.parse::<u8>() {
            let name = words.word(word)?;
            let skill =
                Skill::find(name).ok_or_else(|| message!("scenario-no-skill", word = name))?;
            self.skills.push((skill, level));
            return Ok(());
        }
        if kind == "dilemma"
            && let Some(d) = DilemmaKind::find(word)
        {
            self.dilemma = Some(d);
            return Ok(());
        }
        if kind == "personnel"
            && let Some(skill) = Skill::ALL
                .iter()
                .find(|s| s.name().eq_ignore_ascii_case(word))
        {
            self.skills.push((*skill, 1));
            return Ok(());
        }
        if let Some(q) = Quadrant::ALL
            .iter()
            .find(|q| q.name().eq_ignore_ascii_case(word))
        {
            self.quadrant = Some(*q);
            return Ok(());
        }
        self.affiliations.push(affiliation(word)?);
        Ok(())
    }

    fn plays(&mut self, list: &str) -> Result<(), Message> {
        for entry in list.split(',').map(str::trim).filter(|e| !e.is_empty()) {
            if entry.eq_ignore_ascii_case("equipment") {
                self.plays.push(Plays::Equipment);
                continue;
            }
            let (mut a, mut icon) = (None, None);
            for part in entry.split('+') {
                match Affiliation::find(part) {
                    Some(found) => a = Some(found),
                    None => icon = Some(Icon::new(part)),
                }
            }
            self.plays.push(Plays::Cards {
                affiliation: a,
                icon,
            });
        }
        Ok(())
    }

    fn finish(mut self, kind: &str, title: &str, number: usize) -> Result<CardDef, Message> {
        let [a, b, c] = self.numbers.map(|n| n.unwrap_or(5));
        let one = self
            .affiliations
            .first()
            .copied()
            .unwrap_or(Affiliation::Federation);
        let facts = match kind {
            "personnel" => Facts::Personnel {
                affiliation: one,
                icons: std::mem::take(&mut self.icons),
                species: if self.species.is_empty() {
                    vec![Word::new("Human")]
                } else {
                    std::mem::take(&mut self.species)
                },
                gender: Gender::Unknown,
                skills: std::mem::take(&mut self.skills),
                integrity: a,
                cunning: b,
                strength: c,
            },
            "ship" => Facts::Ship {
                affiliation: one,
                icons: std::mem::take(&mut self.icons),
                class: self.class.unwrap_or(Word::new("Test Class")),
                staffing: std::mem::take(&mut self.staffing),
                range: a,
                weapons: b,
                shields: c,
            },
            "equipment" => Facts::Equipment {},
            "event" => Facts::Event {},
            "interrupt" => Facts::Interrupt {},
            "dilemma" => Facts::Dilemma {
                kind: self.dilemma.unwrap_or(DilemmaKind::Dual),
            },
            _ => self.mission(kind)?,
        };
        Ok(CardDef {
            id: format!("T{number:03}"),
            title: Word::new(title),
            subtitle: self.subtitle,
            location: None,
            set: "T".to_owned(),
            rarity: Rarity::Common,
            unique: self.unique || matches!(kind, "planet" | "space" | "hq"),
            cost: self.cost.unwrap_or(match kind {
                "personnel" | "ship" | "event" | "dilemma" => 1,
                _ => 0,
            }),
            keywords: self.keywords,
            facts,
            play: self.play,
            text: self.text,
            support: Support::Full,
        })
    }

    fn mission(&mut self, kind: &str) -> Result<Facts, Message> {
        let requirements = match &self.needs {
            Some(needs) => Some(requirement::parse(needs).map_err(|e| e.message())?),
            // A mission whose requirements do not matter is completed by anybody.
            None if kind != "hq" => Some(cards::language::Requirement::All(vec![])),
            None => None,
        };
        let attempt = match kind {
            "hq" => AttemptBy::Nobody,
            _ if self.any || !self.except.is_empty() || self.affiliations.is_empty() => {
                AttemptBy::AnyExcept(std::mem::take(&mut self.except))
            }
            _ => AttemptBy::Affiliations(std::mem::take(&mut self.affiliations)),
        };
        Ok(Facts::Mission {
            kind: match kind {
                "planet" => MissionKind::Planet,
                "space" => MissionKind::Space,
                _ => MissionKind::Headquarters,
            },
            span: self.span.unwrap_or(2),
            points: self.points.unwrap_or(if kind == "hq" { 0 } else { 30 }),
            quadrant: self.quadrant.unwrap_or(Quadrant::Alpha),
            attempt,
            requirements,
            plays: std::mem::take(&mut self.plays),
        })
    }
}

fn affiliation(word: &str) -> Result<Affiliation, Message> {
    Affiliation::find(word).ok_or_else(|| message!("scenario-not-understood", word = word))
}

fn attribute(kind: &str, word: &str) -> Option<(usize, i16)> {
    let letters = if kind == "ship" {
        ["R", "W", "S"]
    } else {
        ["I", "C", "S"]
    };
    letters.iter().enumerate().find_map(|(i, letter)| {
        let n = word.strip_prefix(letter)?.parse().ok()?;
        Some((i, n))
    })
}

fn ron<T: serde::de::DeserializeOwned>(text: &str) -> Result<T, Message> {
    let options =
        ron::Options::default().with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME);
    options
        .from_str(text)
        .map_err(|e| message!("text", text = e.to_string()))
}
