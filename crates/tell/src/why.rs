//! Explanations: where a number comes from, what is missing, and why something is not possible.

use crate::names::{Names, capital};
use crate::seen::{self, staffing};
use crate::{terms, words};
use cards::lexicon::{CardType, MissionKind, Stat};
use engine::all_met;
use engine::{Action, Answer, Ask, CardId, Choice, Game, Place, Refusal, Seat, Seats, Why};
use engine::{CardView, MissionView, ShipView, SiteView, View};
use locale::{Message, message, say};
use serde::Serialize;

/// The sources of an explanation: a view, and its game.
#[derive(Debug)]
pub struct Desk<'a> {
    names: Names<'a>,
    view: &'a View,
    game: &'a Game,
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

/// Something that is not possible now.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct NotNow {
    /// The action that is not possible and the reason, without the rule.
    pub text: String,
    /// The rule that decides.
    pub rule: &'static str,
    /// The cards that it is about.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cards: Vec<CardId>,
    /// The action that is refused, if it is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub action: Option<Action>,
    /// Whether the cards are those that are selected already: together they cannot be the answer.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub selection: bool,
}

impl Desk<'_> {
    /// The game as far as the reader can work out its numbers.
    fn world(&self) -> &Game {
        self.open.as_deref().unwrap_or(self.game)
    }

    /// Whether the reader may see the face of a card.
    fn sees(&self, card: CardId) -> bool {
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

    /// Lists the actions that are not possible now, with the rules that forbid them. `picked` are the cards chosen so
    /// far, if cards are chosen.
    pub fn why_not(&self, picked: &[CardId]) -> Vec<NotNow> {
        let (Some(seat), Some(prompt)) = (self.names.viewer, &self.view.prompt) else {
            return Vec::new();
        };
        let refused = match (&prompt.choice, prompt.ask) {
            (Choice::Act, Ask::PlayAndDraw) => self.not_played(seat),
            (Choice::Act, Ask::Orders) => self.not_ordered(seat),
            (Choice::Cards { .. }, _) => self.not_picked(seat, &prompt.faces, picked),
            _ => Vec::new(),
        };
        let lang = self.names.lang;
        let told = |no: No| {
            let objects = terms::and(lang, &no.objects);
            let what = Message::new(no.what);
            let what = match objects.is_empty() {
                true => what,
                false => what.with("cards", objects),
            };
            let rule = no.rule;
            NotNow {
                text: say!(lang, "not-possible", what = what, why = no.why),
                rule,
                cards: no.cards,
                action: no.action,
                selection: no.what == CHOSEN,
            }
        };
        together(refused).into_iter().map(told).collect()
    }

    fn refusal(&self, seat: Seat, action: Action) -> Option<Refusal> {
        self.game.why_not(seat, &Answer::Act(action))
    }

    fn no(&self, what: &'static str, object: Option<CardId>, refusal: &Refusal) -> No {
        let title = object.map(|card| self.names.title(card).to_owned());
        let name = |card: CardId| match self.sees(card) {
            true => self.names.title(card).into(),
            false => message!("some-cards", n = 1).into(),
        };
        No {
            what,
            objects: title.into_iter().collect(),
            cards: object.into_iter().collect(),
            action: None,
            why: refusal.why(&name).say(self.names.lang),
            rule: refusal.rule,
        }
    }

    fn not_played(&self, seat: Seat) -> Vec<No> {
        let mut out = Vec::new();
        let Some(me) = self.view.players.get(seat.index()) else {
            return out;
        };
        let homes: Vec<Option<CardId>> = me
            .missions
            .iter()
            .filter(|m| self.names.def(m.card.id).mission_kind() == Some(MissionKind::Headquarters))
            .map(|m| Some(m.card.id))
            .collect();
        for card in &me.hand {
            let at_home = matches!(
                self.names.def(card.id).card_type(),
                CardType::Personnel | CardType::Ship | CardType::Equipment
            );
            let places = if at_home { homes.clone() } else { vec![None] };
            let mut refused = Vec::new();
            for at in places {
                let action = Action::Play { card: card.id, at };
                match self.refusal(seat, action) {
                    Some(refusal) => refused.push((action, refusal)),
                    None => {
                        refused.clear();
                        break;
                    }
                }
            }
            if let Some((action, refusal)) = refused.first() {
                let no = self.no("not-play", Some(card.id), refusal);
                out.push(no.of(*action));
            }
        }
        for (what, action) in [
            ("not-draw", Action::Draw),
            ("not-hide", Action::Hide),
            ("not-to-orders", Action::End),
        ] {
            if let Some(refusal) = self.refusal(seat, action) {
                out.push(self.no(what, None, &refusal).of(action));
            }
        }
        out
    }

    fn not_ordered(&self, seat: Seat) -> Vec<No> {
        let mut out = Vec::new();
        let ships = || {
            let all = self
                .view
                .sites
                .iter()
                .flat_map(|s| s.ships.iter().map(move |v| (s, v)));
            all.filter(|(_, v)| v.card.commander == Some(seat))
        };
        let own = self.view.players.get(seat.index());
        for mission in own.iter().flat_map(|p| &p.missions) {
            let there = ships().filter(|(s, _)| Some(s.site) == mission.site);
            let with = there.map(|(_, v)| Some(v.card.id)).chain([None]);
            let mission = mission.card.id;
            let all: Vec<(Action, Option<Refusal>)> = with
                .map(|ship| Action::Attempt { mission, ship })
                .map(|action| (action, self.refusal(seat, action)))
                .collect();
            let none = all.iter().all(|(_, refusal)| refusal.is_some());
            if let (true, Some((action, Some(first)))) = (none, all.first()) {
                out.push(self.no("not-attempt", Some(mission), first).of(*action));
            }
        }
        for (site, ship) in ships() {
            self.not_moved(seat, site, ship, &mut out);
        }
        out
    }

    /// Lists the places a ship cannot go to, and the cards that cannot be beamed to and from it.
    fn not_moved(&self, seat: Seat, site: &SiteView, ship: &ShipView, out: &mut Vec<No>) {
        let title = self.names.title(ship.card.id);
        let mut seen = vec![Some(site.site)];
        let mut moves = Vec::new();
        for to in self.view.players.iter().flat_map(|p| &p.missions) {
            // Copies of a mission are one place.
            if seen.contains(&to.site) {
                continue;
            }
            seen.push(to.site);
            let action = Action::Move {
                ship: ship.card.id,
                to: to.card.id,
            };
            if let Some(refusal) = self.refusal(seat, action) {
                let no = self.no("not-move-to", Some(to.card.id), &refusal);
                moves.push(no.of(action));
            }
        }
        // The ship is named once: in front of where it cannot go, or alone if it can go nowhere.
        for mut no in together(moves) {
            if no.objects.len() + 1 == seen.len() {
                no.what = "not-move";
                no.objects = vec![title.to_owned()];
                no.cards = vec![ship.card.id];
            } else {
                let to = terms::and(self.names.lang, &no.objects);
                no.objects = vec![say!(self.names.lang, "ship-to", ship = title, to = to)];
                no.cards.insert(0, ship.card.id);
            }
            out.push(no);
        }
        let (aboard, ground) = (Place::Aboard(ship.card.id), Place::Surface(site.site));
        for (from, to) in [(ground, aboard), (aboard, ground)] {
            let action = Action::Beam { from, to };
            if let Some(refusal) = self.refusal(seat, action) {
                let way = format!("{} {}", self.names.from(from), self.names.to(to));
                let no = self.no("not-beam", Some(ship.card.id), &refusal).of(action);
                out.push(No {
                    objects: vec![way],
                    ..no
                });
            }
        }
    }

    /// Which candidates cannot be added to the selection.
    fn not_picked(&self, seat: Seat, cards: &[CardView], picked: &[CardId]) -> Vec<No> {
        let mut out = Vec::new();
        if let Some(refusal) = self.game.why_not(seat, &Answer::Cards(picked.to_vec())) {
            let no = self.no(CHOSEN, None, &refusal);
            let cards = picked.to_vec();
            out.push(No { cards, ..no });
        }
        for card in cards.iter().filter(|c| !picked.contains(&c.id)) {
            let mut with = picked.to_vec();
            with.push(card.id);
            if let Some(refusal) = self.game.why_not(seat, &Answer::Cards(with)) {
                out.push(self.no("not-add", Some(card.id), &refusal));
            }
        }
        // The dilemmas that were drawn and are not offered at all.
        let drawn = self
            .view
            .second()
            .attempt
            .iter()
            .flat_map(|a| &a.drawn_cards);
        for card in drawn.filter(|d| cards.iter().all(|c| c.id != d.id)) {
            let refusal = Refusal::new("2E-DIL-06", Why::WrongDilemmaKind { card: card.id });
            out.push(self.no("not-add", Some(card.id), &refusal));
        }
        out
    }
}

/// The message for cards that are selected and cannot be the answer.
const CHOSEN: &str = "not-choose";

/// Something that is not possible: a message, the cards in it, and why.
#[derive(Clone, Debug)]
struct No {
    what: &'static str,
    objects: Vec<String>,
    cards: Vec<CardId>,
    action: Option<Action>,
    why: String,
    rule: &'static str,
}

impl No {
    fn of(self, action: Action) -> No {
        No {
            action: Some(action),
            ..self
        }
    }
}

/// Joins refusals that have the same reason.
fn together(all: Vec<No>) -> Vec<No> {
    let mut out: Vec<No> = Vec::new();
    for no in all {
        let same = |o: &&mut No| (o.what, o.rule) == (no.what, no.rule) && o.why == no.why;
        match out.iter_mut().find(same) {
            None => out.push(no),
            Some(first) => {
                let new = no
                    .objects
                    .into_iter()
                    .filter(|o| !first.objects.contains(o));
                let new: Vec<String> = new.collect();
                first.objects.extend(new);
                first.cards.extend(no.cards);
                first.action = None;
            }
        }
    }
    out
}
