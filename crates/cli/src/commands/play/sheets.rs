//! Sheets about cards: one in full, the open piles.

use super::names::{Names, glyph, tag};
use super::prompt::{cost, def};
use super::sheet::{Sheet, Target};
use super::theme;
use crate::commands::cards::face;
use crate::terms;
use cards::lexicon::{CardType, Stat};
use engine::{CardId, Game};
use engine::{CardView, GroupView, MissionView, PlayerView, SecondPlayer, ShipView, View};
use locale::{Lang, say};
use ratatui::text::{Line, Span};
#[cfg(test)]
pub use tell::seen::all_cards;
pub use tell::seen::{find, mission, ship, staffing};

/// The sources of a sheet: the view of a seat, and the rules to ask about it.
#[derive(Clone, Copy, Debug)]
pub struct Desk<'a> {
    pub names: Names<'a>,
    pub view: &'a View,
    pub game: &'a Game,
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
        let lang = self.names.lang;
        for line in face::lines(lang, card) {
            sheet.fact(&line.label, &line.text);
        }
        for (n, text) in terms::game_text(lang, card).iter().enumerate() {
            let label = if n == 0 {
                say!(lang, "label-text")
            } else {
                String::new()
            };
            sheet.fact(&label, text);
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

    /// Writes the current state of the card, where it differs from what is printed.
    fn now(&self, card: &CardView, sheet: &mut Sheet) {
        let (lang, who) = (self.names.lang, |seat| self.names.who(seat));
        let mut parts = Vec::new();
        parts.extend(
            card.commander
                .map(|s| say!(lang, "commanded-by", who = who(s))),
        );
        parts.extend(card.owner.map(|s| say!(lang, "owned-by", who = who(s))));
        if card.stopped {
            parts.push(say!(lang, "is-stopped"));
        }
        if card.face_down {
            parts.push(say!(lang, "is-face-down"));
        }
        parts.extend(card.cost.map(|n| say!(lang, "costs", n = n)));
        if let Some(numbers) = card.attributes {
            let stats = Stat::PERSONNEL.iter().zip(numbers);
            let stats = stats.map(|(stat, n)| format!("{} {n}", terms::stat(lang, *stat)));
            parts.push(stats.collect::<Vec<_>>().join(", "));
        }
        if !parts.is_empty() {
            sheet.fact(&say!(lang, "label-now"), &parts.join(" · "));
        }
        if let Some(skills) = &card.skills {
            let skills: Vec<String> = skills.iter().map(|(s, n)| format!("{n} {s}")).collect();
            sheet.fact(&say!(lang, "label-skills-now"), &skills.join(", "));
        }
        if !card.on.is_empty() {
            sheet.heading(say!(lang, "heading-on-it"));
            self.cards(&card.on, sheet);
        }
    }

    fn ship(&self, ship: &ShipView, sheet: &mut Sheet) {
        let lang = self.names.lang;
        let text = say!(
            lang,
            "ship-now",
            left = ship.range_left,
            range = ship.range,
            weapons = ship.weapons,
            shields = ship.shields
        );
        sheet.fact(&say!(lang, "label-ship-now"), &text);
        if let Some(staffing) = staffing(self.names, ship) {
            sheet.fact(&say!(lang, "label-staffing-now"), &staffing);
        }
        if !ship.damage.is_empty() {
            sheet.heading(say!(lang, "heading-damage"));
            self.cards(&ship.damage, sheet);
        }
        self.groups(&ship.crews, &say!(lang, "heading-aboard"), sheet);
    }

    fn mission(&self, mission: &MissionView, sheet: &mut Sheet) {
        let lang = self.names.lang;
        if mission.completed {
            sheet.fact(&say!(lang, "label-state"), &say!(lang, "is-completed"));
        }
        let under = mission.beneath.len() + usize::from(mission.beneath_unseen);
        if under > 0 {
            sheet.heading(say!(lang, "under-it", n = under));
            self.cards(&mission.beneath, sheet);
            if mission.beneath_unseen > 0 {
                sheet.line(say!(lang, "never-seen", n = mission.beneath_unseen));
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
        self.groups(&site.groups, &self.names.ground(site.site), sheet);
    }

    fn groups(&self, groups: &[GroupView], heading: &str, sheet: &mut Sheet) {
        for group in groups {
            let who = self.names.seat(group.commander);
            sheet.heading(format!(
                "◆ {heading} ({who}): {}",
                sums(self.names.lang, group)
            ));
            self.group(group, sheet);
        }
    }

    fn group(&self, group: &GroupView, sheet: &mut Sheet) {
        self.cards(&group.cards, sheet);
        if let Some(hidden) = hidden(self.names.lang, group) {
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
            Span::styled(tag(self.names.lang, def), theme::tag(def.affiliation())),
            Span::raw(" "),
            Span::styled(mark, theme::color(theme::SALMON)),
            Span::styled(def.full_name(), name_style),
            Span::styled(format!("  {facts}"), theme::muted()),
        ])
    }

    /// The piles that lie open for this seat.
    pub fn drawers(&self) -> Sheet {
        let lang = self.names.lang;
        let mut sheet = Sheet::new(say!(lang, "open-piles"));
        for (player, more) in self.view.players.iter().zip(&self.view.second().players) {
            for (place, cards) in piles(player, more) {
                if !cards.is_empty() {
                    let place = say!(lang, place, who = self.names.who(player.seat));
                    let place = super::names::capital(&place);
                    sheet.heading(format!("{place} ({})", cards.len()));
                    self.cards(cards, &mut sheet);
                }
            }
        }
        if sheet.rows.is_empty() {
            sheet.text(&say!(lang, "no-open-piles"), theme::muted());
        }
        sheet
    }
}

fn piles<'a>(
    player: &'a PlayerView,
    more: &'a SecondPlayer,
) -> [(&'static str, &'a [CardView]); 5] {
    [
        ("place-core", &player.core),
        ("place-brig", &more.brig),
        ("place-discard", &player.discard),
        ("place-face-up", &more.pile),
        ("place-removed", &player.removed),
    ]
}

/// `I5 C6 S4`, `R8 W6 S7`, or the cost.
pub fn numbers(names: Names, card: &CardView) -> String {
    let def = def(names, card);
    let printed = |stats: [Stat; 3]| stats.map(|s| def.stat(s).unwrap_or(0));
    match def.card_type() {
        CardType::Personnel => {
            let attributes = card.attributes.unwrap_or(printed(Stat::PERSONNEL));
            in_letters(names.lang, attributes)
        }
        CardType::Ship => {
            let [r, w, s] = printed(Stat::SHIP);
            format!("R{r} W{w} S{s}")
        }
        CardType::Mission => def.mission_kind().map_or("", glyph).to_owned(),
        _ => say!(names.lang, "cost", cost = cost(names, card)),
    }
}

/// `9 crew I48 C48 S44`: all who are there, the sums of the unstopped.
pub fn sums(lang: Lang, group: &GroupView) -> String {
    let people = group.cards.iter().filter(|c| c.attributes.is_some());
    let n = people.count() + usize::from(group.hidden + group.hidden_stopped);
    say!(lang, "crew", n = n, sums = in_letters(lang, group.sums))
}

/// `I5 C6 S4`: the attributes of personnel.
pub fn in_letters(lang: Lang, [i, c, s]: [i16; 3]) -> String {
    say!(lang, "attributes", i = i, c = c, s = s)
}

/// `3 face down, 1 of them stopped`.
pub fn hidden(lang: Lang, group: &GroupView) -> Option<String> {
    let all = group.hidden + group.hidden_stopped;
    match (all, group.hidden_stopped) {
        (0, _) => None,
        (n, 0) => Some(say!(lang, "face-down", n = n)),
        (n, stopped) => Some(say!(lang, "face-down-stopped", n = n, stopped = stopped)),
    }
}
