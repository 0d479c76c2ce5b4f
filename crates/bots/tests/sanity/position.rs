//! One file: a scenario, a line `---`, and what a good player does there. The words are explained in README.md.

use bots::Level;
use cards::Catalogue;
use engine::scenario::Built;
use engine::{CardId, Scenario, Seat};

pub struct Position {
    pub name: String,
    pub built: Built,
    /// Whom the bot plays.
    pub seat: Seat,
    pub others: Others,
    pub levels: Vec<Level>,
    /// Levels that are known to fail.
    pub known: Vec<Level>,
    pub length: Length,
    pub expected: Vec<Expectation>,
}

/// The player of the other seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Others {
    /// Does as little as is legal.
    Pass,
    Bot(Level),
    /// Attempts these missions, and else does as little as is legal.
    Attempt(CardId),
}

/// The point up to which the bot plays on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Length {
    Answers(usize),
    Turns(u16),
}

#[derive(Clone, Debug)]
pub struct Expectation {
    pub text: String,
    pub not: bool,
    pub what: What,
}

/// Cards that one name means: a label names one, a title all copies.
pub type Cards = Vec<CardId>;

#[derive(Clone, Debug)]
pub enum What {
    /// Any of these is played; with `first`, before any other card.
    Play {
        first: bool,
        any: Vec<Cards>,
        on: Option<Cards>,
    },
    Draw,
    /// Any of these is attempted, by at least so many.
    Attempt {
        any: Vec<Cards>,
        with: u16,
    },
    Move {
        ship: Cards,
        to: Option<Cards>,
    },
    Use(Vec<Cards>),
    /// One answer picks all of these; with `only`, nothing else.
    Choose {
        only: bool,
        all: Vec<Cards>,
    },
    /// Any of these is picked.
    ChooseAny(Vec<Cards>),
    ChooseNothing,
    Order(Cards, Cards),
    Say(bool),
    Name(String),
    Option(u8),
    Player(Seat),
    Score(i16),
    Counters(i16),
    Wins,
    Completed(Vec<Cards>),
    InHand(Cards),
    InPlay(Cards),
    InDiscard(Cards),
    Stopped(Cards),
    At(Cards, Cards),
    Aboard(Cards, Cards),
}

impl Position {
    pub fn read(name: &str, text: &str) -> Result<Position, String> {
        let (scenario, rest) =
            (text.split_once("\n---\n")).ok_or_else(|| format!("{name}: no line `---`"))?;
        let fail = |e: Vec<engine::ScenarioError>| {
            let all: Vec<String> = e.iter().map(ToString::to_string).collect();
            format!("{name}: {}", all.join("\n"))
        };
        let built = Scenario::read(scenario)
            .map_err(fail)?
            .build(Catalogue::second_edition())
            .map_err(fail)?;
        let mut position = Position {
            name: name.to_owned(),
            built,
            seat: Seat(0),
            others: Others::Pass,
            levels: vec![Level::Ensign, Level::Commander, Level::Admiral],
            known: Vec::new(),
            length: Length::Turns(1),
            expected: Vec::new(),
        };
        for line in rest.lines().map(str::trim) {
            if !line.is_empty() && !line.starts_with('#') {
                position
                    .line(line)
                    .map_err(|e| format!("{name}: `{line}`: {e}"))?;
            }
        }
        Ok(position)
    }

    fn line(&mut self, line: &str) -> Result<(), String> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match word {
            "bot" => self.seat = seat(rest)?,
            "others" => {
                self.others = match rest {
                    "pass" => Others::Pass,
                    _ if rest.starts_with("attempt ") => {
                        Others::Attempt(self.cards(&rest["attempt ".len()..])?[0])
                    }
                    level => Others::Bot(self::level(level)?),
                }
            }
            "levels" => {
                self.levels = match rest {
                    "all" => vec![
                        Level::Cadet,
                        Level::Ensign,
                        Level::Commander,
                        Level::Admiral,
                    ],
                    list => levels(list)?,
                }
            }
            "known" => self.known = levels(rest)?,
            "for" => {
                let (n, unit) = rest.split_once(' ').ok_or("a number and a word")?;
                self.length = match unit {
                    "answer" | "answers" => Length::Answers(number(n)?),
                    "turn" | "turns" => Length::Turns(number(n)?),
                    _ => return Err("answers or turns".to_owned()),
                }
            }
            "must" | "end" => {
                let (not, what) = match rest.strip_prefix("not ") {
                    Some(rest) => (true, rest),
                    None => (false, rest),
                };
                let what = match word {
                    "must" => self.answer(what)?,
                    _ => self.outcome(what)?,
                };
                self.expected.push(Expectation {
                    text: line.to_owned(),
                    not,
                    what,
                });
            }
            _ => return Err("not understood".to_owned()),
        }
        Ok(())
    }

    /// Reads the answer expected of the bot.
    fn answer(&self, text: &str) -> Result<What, String> {
        let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
        Ok(match verb {
            "play" => self.played(false, rest)?,
            "first" => self.played(true, rest.strip_prefix("play ").ok_or("first play")?)?,
            "draw" => What::Draw,
            "attempt" => {
                let (list, with) = rest.split_once(" with ").unwrap_or((rest, "0"));
                What::Attempt {
                    any: self.either(list)?,
                    with: number(with)?,
                }
            }
            "move" => match rest.split_once(" to ") {
                Some((ship, to)) => What::Move {
                    ship: self.cards(ship)?,
                    to: Some(self.cards(to)?),
                },
                None => What::Move {
                    ship: self.cards(rest)?,
                    to: None,
                },
            },
            "use" => What::Use(self.either(rest)?),
            "choose" if rest == "nothing" => What::ChooseNothing,
            "choose" if rest.contains(" or ") => What::ChooseAny(self.either(rest)?),
            "choose" => {
                let (only, list) = match rest.strip_prefix("only ") {
                    Some(list) => (true, list),
                    None => (false, rest),
                };
                let all = list.split(" and ").map(|n| self.cards(n));
                What::Choose {
                    only,
                    all: all.collect::<Result<_, _>>()?,
                }
            }
            "order" => {
                let (a, b) = rest.split_once(" before ").ok_or("A before B")?;
                What::Order(self.cards(a)?, self.cards(b)?)
            }
            "answer" => What::Say(match rest {
                "yes" => true,
                "no" => false,
                _ => return Err("yes or no".to_owned()),
            }),
            "name" => What::Name(rest.to_owned()),
            "option" => What::Option(number(rest)?),
            "player" => What::Player(seat(rest)?),
            _ => return Err("not understood".to_owned()),
        })
    }

    fn played(&self, first: bool, text: &str) -> Result<What, String> {
        let (list, on) = match text.split_once(" on ") {
            Some((list, on)) => (list, Some(self.cards(on)?)),
            None => (text, None),
        };
        let any = self.either(list)?;
        Ok(What::Play { first, any, on })
    }

    /// Reads the expected state of the game.
    fn outcome(&self, text: &str) -> Result<What, String> {
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        match word {
            "score" => return Ok(What::Score(number(rest)?)),
            "counters" => return Ok(What::Counters(number(rest)?)),
            "wins" => return Ok(What::Wins),
            "completed" => return Ok(What::Completed(self.either(rest)?)),
            _ => {}
        }
        type Make = fn(Cards) -> What;
        let suffixes: [(&str, Make); 4] = [
            (" in hand", What::InHand),
            (" in play", What::InPlay),
            (" in discard", What::InDiscard),
            (" stopped", What::Stopped),
        ];
        for (suffix, make) in suffixes {
            if let Some(card) = text.strip_suffix(suffix) {
                return Ok(make(self.cards(card)?));
            }
        }
        if let Some((card, ship)) = text.split_once(" aboard ") {
            return Ok(What::Aboard(self.cards(card)?, self.cards(ship)?));
        }
        if let Some((card, mission)) = text.split_once(" at ") {
            return Ok(What::At(self.cards(card)?, self.cards(mission)?));
        }
        Err("not understood".to_owned())
    }

    fn either(&self, list: &str) -> Result<Vec<Cards>, String> {
        list.split(" or ").map(|name| self.cards(name)).collect()
    }

    fn cards(&self, name: &str) -> Result<Cards, String> {
        if let Some(&card) = self.built.labels.get(name) {
            return Ok(vec![card]);
        }
        let table = self.built.game.table();
        let named = |c: &CardId| {
            let def = table.def(*c);
            def.title.as_str() == name || def.full_name() == name
        };
        let all: Cards = ((0..table.faces.len() as u16).map(CardId))
            .filter(named)
            .collect();
        match all.is_empty() {
            true => Err(format!("there is no card `{name}`")),
            false => Ok(all),
        }
    }
}

fn levels(list: &str) -> Result<Vec<Level>, String> {
    list.split_whitespace().map(level).collect()
}

fn level(name: &str) -> Result<Level, String> {
    let found = Level::ALL.into_iter().find(|l| l.name() == name);
    found.ok_or_else(|| format!("no level `{name}`"))
}

fn seat(text: &str) -> Result<Seat, String> {
    match number(text)? {
        0 => Err("players are counted from 1".to_owned()),
        n => Ok(Seat(n - 1)),
    }
}

fn number<T: std::str::FromStr>(text: &str) -> Result<T, String> {
    (text.trim().parse()).map_err(|_| format!("`{text}` is no number"))
}
