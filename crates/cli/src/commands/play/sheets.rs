//! What stands on the sheets: a card in full, the open piles, a rule, the keys.

use super::names::{Names, glyph, tag};
use super::prompt::{cost, def};
use super::sheet::{Sheet, Target};
use super::theme;
use crate::commands::cards::face;
use cards::Support;
use cards::lexicon::{CardType, Stat};
use engine::kernel::view::{CardView, GroupView, MissionView, PlayerView, ShipView, View};
use engine::{CardId, Game, Seat};
use ratatui::style::Style;
use ratatui::text::{Line, Span};

/// What sheets are written from: the view of a seat, and the rules to ask about it.
#[derive(Clone, Copy, Debug)]
pub struct Desk<'a> {
    pub names: Names<'a>,
    pub view: &'a View,
    pub game: &'a Game,
    pub seat: Seat,
}

/// Every card of a view.
pub fn all_cards(view: &View) -> Vec<&CardView> {
    fn add<'a>(card: &'a CardView, out: &mut Vec<&'a CardView>) {
        out.push(card);
        card.on.iter().for_each(|c| add(c, out));
    }
    let mut out = Vec::new();
    let mut piles: Vec<&[CardView]> = Vec::new();
    for p in &view.players {
        piles.extend([
            &p.hand[..],
            &p.discard,
            &p.removed,
            &p.pile,
            &p.core,
            &p.brig,
            &p.limbo,
        ]);
        for mission in &p.missions {
            add(&mission.card, &mut out);
            piles.push(&mission.beneath);
        }
    }
    for site in &view.sites {
        let mut groups: Vec<&GroupView> = site.groups.iter().collect();
        for ship in &site.ships {
            add(&ship.card, &mut out);
            piles.push(&ship.damage);
            groups.extend(&ship.crews);
        }
        for group in groups {
            piles.extend([&group.cards[..], &group.on_hidden]);
        }
    }
    if let Some(a) = &view.attempt {
        a.dilemma.iter().for_each(|c| add(c, &mut out));
        piles.extend([&a.faced[..], &a.drawn_cards, &a.stack_cards]);
    }
    if let Some(prompt) = &view.prompt {
        piles.push(&prompt.faces);
    }
    for card in piles.into_iter().flatten() {
        add(card, &mut out);
    }
    out
}

pub fn find(view: &View, id: CardId) -> Option<&CardView> {
    all_cards(view).into_iter().find(|c| c.id == id)
}

pub fn ship(view: &View, id: CardId) -> Option<&ShipView> {
    let mut ships = view.sites.iter().flat_map(|s| &s.ships);
    ships.find(|s| s.card.id == id)
}

pub fn mission(view: &View, id: CardId) -> Option<&MissionView> {
    let mut missions = view.players.iter().flat_map(|p| &p.missions);
    missions.find(|m| m.card.id == id)
}

impl Desk<'_> {
    /// A card in full.
    pub fn zoom(&self, id: CardId) -> Sheet {
        let card = self.names.def(id);
        let unique = if card.unique { "• " } else { "" };
        let mut sheet = Sheet::new(format!("{unique}{}", card.title)).about(id);
        if let Some(subtitle) = &card.subtitle {
            sheet.line(Span::styled(subtitle.clone(), theme::muted()));
            sheet.blank();
        }
        for line in face::lines(card) {
            sheet.fact(line.label, &line.text);
        }
        if card.support == Support::Blank {
            sheet.fact("Text", "blank for now: played as if it had none");
        }
        if let Some(now) = find(self.view, id) {
            self.now(now, &mut sheet);
        }
        if let Some(ship) = ship(self.view, id) {
            self.ship(ship, &mut sheet);
        }
        if let Some(mission) = mission(self.view, id) {
            self.mission(mission, &mut sheet);
        }
        sheet
    }

    /// How the card is now, where that is more than what is printed.
    fn now(&self, card: &CardView, sheet: &mut Sheet) {
        let mut parts = Vec::new();
        parts.extend(
            card.commander
                .map(|s| format!("commanded by {}", self.names.seat(s))),
        );
        parts.extend(
            card.owner
                .map(|s| format!("a card of {}", self.names.seat(s))),
        );
        if card.stopped {
            parts.push("stopped ×".into());
        }
        if card.face_down {
            parts.push("face down, only you see it".into());
        }
        parts.extend(card.cost.map(|n| format!("costs {n}")));
        if let Some([i, c, s]) = card.attributes {
            parts.push(format!("Integrity {i}, Cunning {c}, Strength {s}"));
        }
        if !parts.is_empty() {
            sheet.fact("Now", &parts.join(" · "));
        }
        if let Some(skills) = &card.skills {
            let skills: Vec<String> = skills.iter().map(|(s, n)| format!("{n} {s}")).collect();
            sheet.fact("Skills now", &skills.join(", "));
        }
        if !card.on.is_empty() {
            sheet.heading("On it");
            self.cards(&card.on, sheet);
        }
    }

    fn ship(&self, ship: &ShipView, sheet: &mut Sheet) {
        let text = format!(
            "Range {} of {} left, Weapons {}, Shields {}",
            ship.range_left, ship.range, ship.weapons, ship.shields
        );
        sheet.fact("Ship now", &text);
        if let Some(staffing) = staffing(self.names, ship) {
            sheet.fact("Staffing now", &staffing);
        }
        if !ship.damage.is_empty() {
            sheet.heading("Damage");
            self.cards(&ship.damage, sheet);
        }
        self.groups(&ship.crews, "Aboard", sheet);
    }

    fn mission(&self, mission: &MissionView, sheet: &mut Sheet) {
        if mission.completed {
            sheet.fact("State", "✓ completed");
        }
        let under = mission.beneath.len() + usize::from(mission.beneath_unseen);
        if under > 0 {
            sheet.heading(format!("{under} under it"));
            self.cards(&mission.beneath, sheet);
            if mission.beneath_unseen > 0 {
                sheet.line(format!("{} never seen", mission.beneath_unseen));
            }
        }
        let Some(site) = self
            .view
            .sites
            .iter()
            .find(|s| Some(s.site) == mission.site)
        else {
            return;
        };
        for ship in &site.ships {
            let who = ship
                .card
                .commander
                .map_or(String::new(), |s| self.names.seat(s));
            sheet.heading(format!("▲ {} ({who})", self.names.title(ship.card.id)));
            self.cards(std::slice::from_ref(&ship.card), sheet);
            for group in &ship.crews {
                self.group(group, sheet);
            }
        }
        self.groups(&site.groups, self.names.ground(site.site), sheet);
    }

    fn groups(&self, groups: &[GroupView], heading: &str, sheet: &mut Sheet) {
        for group in groups {
            let who = self.names.seat(group.commander);
            sheet.heading(format!("◆ {heading} ({who}): {}", sums(group)));
            self.group(group, sheet);
        }
    }

    fn group(&self, group: &GroupView, sheet: &mut Sheet) {
        self.cards(&group.cards, sheet);
        if let Some(hidden) = hidden(group) {
            sheet.line(Span::styled(hidden, theme::muted()));
        }
    }

    fn cards(&self, cards: &[CardView], sheet: &mut Sheet) {
        for card in cards {
            sheet.link(self.row(card), Target::Card(card.id));
        }
    }

    /// A card in one line: tag, name, numbers, skills.
    pub fn row(&self, card: &CardView) -> Line<'static> {
        let def = def(self.names, card);
        let mark = if card.stopped { "× " } else { "" };
        let name_style = if card.stopped {
            theme::stopped()
        } else {
            theme::text()
        };
        let mut facts = numbers(self.names, card);
        let skills: Vec<&str> = def.skills().iter().map(|(s, _)| s.name()).collect();
        if !skills.is_empty() {
            facts = format!("{facts}  {}", skills.join(", "));
        }
        Line::from(vec![
            Span::styled(tag(def), theme::tag(def.affiliation())),
            Span::raw(" "),
            Span::styled(mark, theme::color(theme::SALMON)),
            Span::styled(def.full_name(), name_style),
            Span::styled(format!("  {facts}"), theme::muted()),
        ])
    }

    /// The piles that lie open for this seat.
    pub fn drawers(&self) -> Sheet {
        let mut sheet = Sheet::new("Open piles");
        for player in &self.view.players {
            let whose = super::names::capital(&self.names.whose(player.seat));
            for (noun, cards) in piles(player) {
                if !cards.is_empty() {
                    sheet.heading(format!("{whose} {noun} ({})", cards.len()));
                    self.cards(cards, &mut sheet);
                }
            }
        }
        if sheet.rows.is_empty() {
            sheet.text("No card lies open in a core, brig or pile.", theme::muted());
        }
        sheet
    }
}

fn piles(player: &PlayerView) -> [(&'static str, &[CardView]); 5] {
    [
        ("core", &player.core),
        ("brig", &player.brig),
        ("discard pile", &player.discard),
        ("face-up dilemmas", &player.pile),
        ("cards out of the game", &player.removed),
    ]
}

/// `I5 C6 S4`, `R8 W6 S7`, or the cost.
pub fn numbers(names: Names, card: &CardView) -> String {
    let def = def(names, card);
    let printed = |stats: [Stat; 3]| stats.map(|s| def.stat(s).unwrap_or(0));
    match def.card_type() {
        CardType::Personnel => {
            let [i, c, s] = card.attributes.unwrap_or(printed(Stat::PERSONNEL));
            format!("I{i} C{c} S{s}")
        }
        CardType::Ship => {
            let [r, w, s] = printed(Stat::SHIP);
            format!("R{r} W{w} S{s}")
        }
        CardType::Mission => def.mission_kind().map_or("", glyph).to_owned(),
        _ => format!("cost {}", cost(names, card)),
    }
}

/// `9 crew I48 C48 S44`: all who are there, the sums of the unstopped.
pub fn sums(group: &GroupView) -> String {
    let people = group.cards.iter().filter(|c| c.attributes.is_some());
    let n = people.count() + usize::from(group.hidden + group.hidden_stopped);
    let [i, c, s] = group.sums;
    format!("{n} crew I{i} C{c} S{s}")
}

/// `3 face down, 1 of them stopped`.
pub fn hidden(group: &GroupView) -> Option<String> {
    let all = group.hidden + group.hidden_stopped;
    match (all, group.hidden_stopped) {
        (0, _) => None,
        (n, 0) => Some(format!("{n} face down")),
        (n, stopped) => Some(format!("{n} face down, {stopped} ×")),
    }
}

/// `staffed ✓`, `needs [Cmd] ROM`; nothing for other players' ships. An affiliation is missing when nobody of
/// the ship's own is aboard.
pub fn staffing(names: Names, ship: &ShipView) -> Option<String> {
    if ship.staffed? {
        return Some("staffed ✓".into());
    }
    let gap = ship.needs.as_ref()?;
    let icons = gap.icons.chunk_by(|a, b| a == b).map(|same| match same {
        [one] => format!("[{}]", one.code()),
        many => format!("{}[{}]", many.len(), many[0].code()),
    });
    let affiliation = def(names, &ship.card)
        .affiliation()
        .filter(|_| gap.affiliation);
    let parts = icons.chain(affiliation.map(|a| a.code().to_uppercase()));
    Some(format!("needs {}", parts.collect::<Vec<_>>().join(" ")))
}

/// A rule of the ledger.
pub fn rule(id: &str) -> Sheet {
    let rule = match rules::get(id) {
        Ok(rule) => rule,
        Err(unknown) => {
            let mut sheet = Sheet::new(id);
            sheet.text(&unknown.to_string(), theme::text());
            return sheet;
        }
    };
    let mut sheet = Sheet::new(format!("{} {}", rule.id, rule.title));
    sheet.text(&rule.text, theme::text());
    sheet.blank();
    let lines = [
        ("Why", rule.why.as_deref()),
        ("Example", Some(rule.test.as_str())),
        ("2002", rule.in_2002.as_deref()),
        ("3+ players", rule.multiplayer.as_deref()),
        ("Source", Some(rule.source.as_str())),
    ];
    for (label, text) in lines {
        if let Some(text) = text {
            sheet.fact(label, text);
        }
    }
    sheet
}

const KEYS: [(&str, &str); 19] = [
    ("Tab", "next pane: actions, missions, hand, log"),
    ("arrows, j k", "move; left and right between missions"),
    ("Enter", "take the action, confirm; on a card: look at it"),
    ("1-9", "take the action of that number"),
    (
        "/",
        "filter what is listed, by any word on the card (\"medical\")",
    ),
    ("Space", "pick a card; take it up to reorder; pass"),
    ("a, n", "pick all that are listed, none of them"),
    ("y, n", "yes, no"),
    ("z", "look at the card under the cursor"),
    ("p", "what can be done with this card or mission"),
    ("?", "why: terms of a number, what a ship or mission lacks"),
    ("w", "why not: what is not possible, and the rule behind it"),
    ("d", "open piles: cores, brigs, your discard pile"),
    ("o", "next opponent's missions"),
    ("u", "undo your last choice"),
    ("Esc", "back; takes back a half-given order"),
    ("PgUp, PgDn", "scroll"),
    ("h", "this help"),
    ("q, Ctrl-C", "leave or concede"),
];

pub fn help() -> Sheet {
    let mut sheet = Sheet::new("Keys");
    for (key, what) in KEYS {
        sheet.line(vec![
            Span::styled(format!("{key:<14}"), theme::bold(theme::AMBER)),
            Span::styled(what, Style::new().fg(theme::TEXT)),
        ]);
    }
    sheet.heading("Signs");
    for line in [
        "● planet   ✦ space   ⌂ headquarters   ✓ completed   2 under: dilemmas",
        "▲ ship: Range left/all, W Weapons, S Shields   ◆ team   × stopped",
        "I C S: Integrity, Cunning, Strength of the unstopped   ▪ face down",
    ] {
        sheet.line(Span::styled(line, theme::text()));
    }
    sheet.blank();
    sheet.text(super::start::BLANK, theme::muted());
    sheet
}
