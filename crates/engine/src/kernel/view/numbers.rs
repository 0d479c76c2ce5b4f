//! The numbers on all cards at once: a view shows most of them.

use crate::kernel::game::Game;
use crate::kernel::ids::CardId;
use crate::kernel::table::{About, ModifierKind, Table};
use crate::text::modifiers::Wanted;
use cards::language::Modifier;
use cards::lexicon::{CardType, Skill, Stat};

/// The numbers of one card: three attributes, or points and span of a mission; and the cost.
pub(crate) type Row = [i16; 4];
const COST: usize = 3;

/// The numbers and skills of all cards, as far as texts change them.
#[derive(Clone, Debug, Default)]
pub(crate) struct Numbers {
    /// By card; empty if no text can change a number now.
    rows: Vec<Row>,
    /// The cards whose skills are not as printed, in the order of their numbers.
    skills: Vec<(CardId, Vec<(Skill, u8)>)>,
}

impl Numbers {
    /// The numbers in a game.
    pub fn of(game: &Game) -> Numbers {
        let _reading = game.reading();
        let mut numbers = Numbers::default();
        if game.is_modified(ModifierKind::Stat) {
            numbers.rows = game.table.printed_rows().to_vec();
            game.add_terms(&mut numbers.rows);
        }
        if game.is_modified(ModifierKind::Skill) {
            for card in game.cards_with_other_skills() {
                let levels = game.skills(card);
                if levels != game.table.face(card).skills {
                    let all = Skill::ALL.iter().map(|s| (*s, levels[*s as usize]));
                    let skills = all.filter(|(_, n)| *n > 0).collect();
                    numbers.skills.push((card, skills));
                }
            }
        }
        numbers
    }

    /// The numbers of a card, as they are now or as they are printed.
    fn row(&self, game: &Game, card: CardId) -> Row {
        let row = self.rows.get(card.index());
        *row.unwrap_or_else(|| &game.table.printed_rows()[card.index()])
    }

    /// Integrity, Cunning, Strength or Range, Weapons, Shields; never below zero (2E-GLOSS-11).
    pub fn attributes(&self, game: &Game, card: CardId) -> [i16; 3] {
        let [a, b, c, _] = self.row(game, card);
        [a, b, c].map(|n| n.max(0))
    }

    /// The Range of a ship, which can be below zero before what was used is taken off.
    pub fn range(&self, game: &Game, ship: CardId) -> i16 {
        self.row(game, ship)[0]
    }

    /// The cost, where it is not as printed.
    pub fn cost(&self, game: &Game, card: CardId) -> Option<i16> {
        let cost = self.rows.get(card.index())?[COST].max(0);
        (cost != game.table.face(card).cost).then_some(cost)
    }

    /// Points and span of a mission, where they are not as printed.
    pub fn of_mission(&self, game: &Game, card: CardId) -> [Option<i16>; 2] {
        let Some(row) = self.rows.get(card.index()) else {
            return [None; 2];
        };
        let def = game.table.def(card);
        let changed = |at: usize, stat: Stat| {
            let now = row[at].max(0);
            (Some(now) != def.stat(stat)).then_some(now)
        };
        [changed(0, Stat::Points), changed(1, Stat::Span)]
    }

    /// The skills of a card, where they are not as printed.
    pub fn skills(&self, card: CardId) -> Option<Vec<(Skill, u8)>> {
        let at = self.skills.binary_search_by_key(&card, |(card, _)| *card);
        at.ok().map(|at| self.skills[at].1.clone())
    }

    /// Calls `f` with every card whose numbers or skills differ between both.
    pub fn each_difference(&self, new: &Numbers, game: &Game, f: &mut impl FnMut(CardId)) {
        if !(self.rows.is_empty() && new.rows.is_empty()) {
            let printed = game.table.printed_rows();
            fn rows<'a>(of: &'a Numbers, printed: &'a [Row]) -> &'a [Row] {
                match of.rows.is_empty() {
                    true => printed,
                    false => &of.rows,
                }
            }
            let both = rows(self, printed).iter().zip(rows(new, printed));
            for (at, _) in both.enumerate().filter(|(_, (a, b))| a != b) {
                f(CardId(at as u16));
            }
        }
        if self.skills != new.skills {
            let known = |of: &Numbers, (card, skills): &(CardId, Vec<(Skill, u8)>)| {
                let at = of.skills.binary_search_by_key(card, |(card, _)| *card);
                at.is_ok_and(|at| of.skills[at].1 == *skills)
            };
            let gone = self.skills.iter().filter(|s| !known(new, s));
            let came = new.skills.iter().filter(|s| !known(self, s));
            gone.chain(came).for_each(|(card, _)| f(*card));
        }
    }
}

/// The position of a number in the row of a card of this type.
fn slot(kind: CardType, stat: Stat) -> Option<usize> {
    match (kind, stat) {
        (_, Stat::Cost) => Some(COST),
        (CardType::Personnel, Stat::Integrity)
        | (CardType::Ship, Stat::Range)
        | (CardType::Mission, Stat::Points) => Some(0),
        (CardType::Personnel, Stat::Cunning)
        | (CardType::Ship, Stat::Weapons)
        | (CardType::Mission, Stat::Span) => Some(1),
        (CardType::Personnel, Stat::Strength) | (CardType::Ship, Stat::Shields) => Some(2),
        _ => None,
    }
}

/// The printed numbers of a card.
pub(crate) fn printed_row(table: &Table, card: CardId) -> Row {
    let mut row = Row::default();
    for stat in SHOWN {
        if let Some(at) = slot(table.face(card).kind, stat) {
            row[at] = table.printed_number(card, stat);
        }
    }
    row
}

impl Game {
    /// Adds everything that changes the printed numbers now. The same as [`Game::stat`] of each, but every text is
    /// asked only once.
    fn add_terms(&self, rows: &mut [Row]) {
        let wanted = Wanted {
            kind: ModifierKind::Stat,
            about: About::ALL,
            concerns: &|_, _| true,
        };
        let cx = self.cx_of(CardId(0));
        self.each_modifier_of(&wanted, &cx, &mut |m, mcx| {
            let (on, stats) = match m {
                Modifier::Stat { on, stats, .. } => (on, stats.as_slice()),
                Modifier::Skill { on, .. } => (on, Stat::PERSONNEL.as_slice()),
                _ => return,
            };
            self.each_target(on, mcx, &mut |card| {
                let kind = self.table.face(card).kind;
                for (stat, at) in stats.iter().filter_map(|s| Some((*s, slot(kind, *s)?))) {
                    let n = self.term_of(m, card, stat, mcx).unwrap_or(0);
                    rows[card.index()][at] += n;
                }
            });
        });
    }
}

impl Game {
    /// The personnel in play to whom a text gives skills or from whom it takes them, in the order of their numbers.
    fn cards_with_other_skills(&self) -> Vec<CardId> {
        let mut cards = Vec::new();
        let cx = self.cx_of(CardId(0));
        self.each_modifier(ModifierKind::Skill, &cx, &mut |m, mcx| {
            if let Modifier::Skill { on, .. } = m {
                self.each_target(on, mcx, &mut |card| cards.push(card));
            }
        });
        cards.sort_unstable();
        cards.dedup();
        cards.retain(|c| {
            self.table.face(*c).kind == CardType::Personnel && self.state.card(*c).place.in_play()
        });
        cards
    }
}

/// The numbers that views show.
const SHOWN: [Stat; 9] = [
    Stat::Integrity,
    Stat::Cunning,
    Stat::Strength,
    Stat::Range,
    Stat::Weapons,
    Stat::Shields,
    Stat::Points,
    Stat::Span,
    Stat::Cost,
];
