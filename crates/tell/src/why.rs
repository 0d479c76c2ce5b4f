//! Explanations: where a number comes from, and what is missing.

use crate::names::{Names, capital};
use crate::seen::{self, staffing};
use crate::{terms, words};
use cards::lexicon::{CardType, MissionKind, Stat};
use engine::all_met;
use engine::{CardId, Game, Seats};
use engine::{CardView, MissionView, ShipView, View};
use locale::{message, say};
use serde::Serialize;

/// The sources of an explanation: a view, and its game.
#[derive(Debug)]
pub struct Desk<'a> {
    pub(crate) names: Names<'a>,
    pub(crate) view: &'a View,
    pub(crate) game: &'a Game,
    /// The game without what the reader cannot see, if that is another one.
    open: Option<Box<Game>>,
}

impl<'a> Desk<'a> {
    pub fn new(names: Names<'a>, view: &'a View, game: &'a Game) -> Desk<'a> {
        Desk {
            names,
            view,
            game,
            open: game.without_hidden(names.viewer),
        }
    }
}

/// A sheet to read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Sheet {
    pub title: String,
    pub rows: Vec<SheetRow>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SheetRow {
    pub kind: Kind,
    /// The subject of a fact.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub label: Option<String>,
    pub text: String,
    /// The target of the link.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub card: Option<CardId>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<&'static str>,
    /// Of a requirement: whether it is met.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub met: Option<bool>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SheetRowKind"))]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    Heading,
    Text,
    Fact,
    /// In passing.
    Note,
}

impl Sheet {
    fn add(&mut self, kind: Kind, text: String) -> &mut SheetRow {
        let row = SheetRow {
            kind,
            label: None,
            text,
            card: None,
            rule: None,
            met: None,
        };
        let at = self.rows.len();
        self.rows.push(row);
        &mut self.rows[at]
    }

    fn fact(&mut self, label: String, text: String) {
        self.add(Kind::Fact, text).label = Some(label);
    }
}

impl Desk<'_> {
    /// The game as far as the reader can work out its numbers.
    fn world(&self) -> &Game {
        self.open.as_deref().unwrap_or(self.game)
    }

    /// Whether the reader may see the face of a card.
    pub(crate) fn sees(&self, card: CardId) -> bool {
        let seats = self.game.seen_by(card);
        let open = match self.names.viewer {
            Some(seat) => seats.has(seat),
            None => seats == Seats::ALL,
        };
        open || seen::find(self.view, card).is_some()
    }

    /// Explains where a card's numbers come from, and what it lacks.
    pub fn why(&self, id: CardId) -> Sheet {
        let title = say!(self.names.lang, "why", card = self.names.title(id));
        let mut sheet = Sheet {
            title,
            rows: Vec::new(),
        };
        if let Some(card) = seen::find(self.view, id) {
            self.terms(card, &mut sheet);
        }
        if let Some(ship) = seen::ship(self.view, id) {
            self.why_ship(ship, &mut sheet);
        }
        if let Some(mission) = seen::mission(self.view, id) {
            self.why_mission(mission, &mut sheet);
        }
        if sheet.rows.is_empty() {
            sheet.add(Kind::Note, say!(self.names.lang, "nothing-to-explain"));
        }
        sheet
    }

    /// `Strength 24 = 21 printed + 3 Hand Phaser`, for each number.
    fn terms(&self, card: &CardView, sheet: &mut Sheet) {
        let def = self.names.def(card.id);
        let stats: &[Stat] = match def.card_type() {
            CardType::Personnel => &[Stat::Cost, Stat::Integrity, Stat::Cunning, Stat::Strength],
            CardType::Ship => &[Stat::Cost, Stat::Range, Stat::Weapons, Stat::Shields],
            CardType::Mission => &[Stat::Points, Stat::Span],
            _ => &[Stat::Cost],
        };
        let lang = self.names.lang;
        sheet.add(Kind::Heading, say!(lang, "heading-numbers"));
        for &stat in stats {
            let no_points = def.mission_kind() == Some(MissionKind::Headquarters);
            if stat == Stat::Points && no_points {
                continue;
            }
            let sees = |c: CardId| self.sees(c);
            let terms = self.world().explain_stat(card.id, stat);
            let known = terms.iter().filter(|t| t.source.is_none_or(sees));
            let (mut total, mut parts) = (0, Vec::new());
            for term in known {
                total += term.n;
                let printed = say!(lang, "printed");
                let source = term
                    .source
                    .map_or(printed.as_str(), |c| self.names.title(c));
                parts.push(format!("{} {source}", term.n));
            }
            sheet.fact(
                capital(&terms::stat(lang, stat)),
                format!("{} = {}", total.max(0), parts.join(" + ")),
            );
        }
    }

    fn why_ship(&self, ship: &ShipView, sheet: &mut Sheet) {
        let used = ship.range - ship.range_left;
        let lang = self.names.lang;
        let (left, range) = (ship.range_left, ship.range);
        sheet.fact(
            say!(lang, "label-range-left"),
            say!(lang, "range-left", left = left, range = range, used = used),
        );
        let Some(text) = staffing(self.names, ship) else {
            return;
        };
        sheet.add(Kind::Heading, say!(lang, "label-staffing"));
        sheet.add(Kind::Text, text);
        if let Some(gap) = &ship.needs {
            for icon in &gap.icons {
                sheet.add(Kind::Text, say!(lang, "lacks-icon", icon = icon.name()));
            }
            if gap.affiliation {
                let affiliation = self.names.def(ship.card.id).affiliation();
                let name = affiliation.map_or("", |a| a.name());
                let text = say!(lang, "lacks-affiliation", affiliation = name);
                sheet.add(Kind::Text, text);
            }
        }
        let rule = "2E-STAFF-01";
        sheet
            .add(Kind::Text, say!(lang, "the-rule", rule = rule))
            .rule = Some(rule);
        let site = self
            .view
            .sites
            .iter()
            .find(|s| s.ships.iter().any(|v| v.card.id == ship.card.id));
        let Some(from) = site.map(|s| s.site) else {
            return;
        };
        sheet.add(Kind::Heading, say!(lang, "heading-range"));
        for mission in self.view.players.iter().flat_map(|p| &p.missions) {
            let Some(to) = mission.site.filter(|to| *to != from) else {
                continue;
            };
            let needed = self.world().range_needed(ship.card.id, from, to);
            let mark = if needed <= ship.range_left {
                "✓"
            } else {
                "✗"
            };
            let text = format!("{mark} {needed:>2}  {}", self.names.title(mission.card.id));
            sheet.add(Kind::Text, text).card = Some(mission.card.id);
        }
    }

    /// The requirements against each of the seat's teams there.
    fn why_mission(&self, mission: &MissionView, sheet: &mut Sheet) {
        let lang = self.names.lang;
        let Some(site) = self
            .view
            .sites
            .iter()
            .find(|s| Some(s.site) == mission.site)
        else {
            return;
        };
        let crews = site.ships.iter().flat_map(|s| {
            let title = self.names.title(s.card.id);
            let place = message!("team-aboard", ship = title);
            s.crews.iter().map(move |g| (place.clone(), g))
        });
        let ground = site.groups.iter().map(|g| (message!("team-ground"), g));
        for (place, group) in ground
            .chain(crews)
            .filter(|(_, g)| Some(g.commander) == self.names.viewer)
        {
            let able = group
                .cards
                .iter()
                .filter(|c| !c.stopped && c.attributes.is_some());
            let team: Vec<CardId> = able.map(|c| c.id).collect();
            let lines = self.world().checklist(mission.card.id, &team);
            if lines.is_empty() {
                continue;
            }
            let met = match all_met(&lines) {
                true => message!("requirements-met"),
                false => message!("requirements-not-met"),
            };
            let n = team.len();
            sheet.add(
                Kind::Heading,
                say!(lang, "team-meets", n = n, place = place, met = met),
            );
            for line in &lines {
                let text = words::check_line(lang, line);
                sheet.add(Kind::Text, text).met = Some(line.met);
            }
        }
    }
}
