//! Why: where a number comes from, what is missing, and why something is not possible.

use super::bot::all_met;
use super::prompt::{Body, Prompt};
use super::sheet::{Sheet, Target};
use super::sheets::{self, Desk, staffing};
use super::theme;
use super::words;
use cards::lexicon::{CardType, MissionKind, Stat};
use engine::kernel::view::{CardView, MissionView, ShipView};
use engine::{Action, Answer, Ask, CardId, Place, Refusal};
use ratatui::text::Span;

impl Desk<'_> {
    /// Where a card's numbers come from, and what it lacks.
    pub fn why(&self, id: CardId) -> Sheet {
        let mut sheet = Sheet::new(format!("Why: {}", self.names.title(id))).about(id);
        if let Some(card) = sheets::find(self.view, id) {
            self.terms(card, &mut sheet);
        }
        if let Some(ship) = sheets::ship(self.view, id) {
            self.why_ship(ship, &mut sheet);
        }
        if let Some(mission) = sheets::mission(self.view, id) {
            self.why_mission(mission, &mut sheet);
        }
        if sheet.rows.is_empty() {
            sheet.text(
                "There is nothing to explain about this card now.",
                theme::muted(),
            );
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
        sheet.heading("Numbers");
        for &stat in stats {
            let no_points = def.mission_kind() == Some(MissionKind::Headquarters);
            if stat == Stat::Points && no_points {
                continue;
            }
            let sees = |c: CardId| self.game.seen_by(c).has(self.seat);
            let terms = self.game.explain_stat(card.id, stat);
            let known = terms.iter().filter(|t| t.source.is_none_or(sees));
            let (mut total, mut parts) = (0, Vec::new());
            for term in known {
                total += term.n;
                let source = term.source.map_or("printed", |c| self.names.title(c));
                parts.push(format!("{} {source}", term.n));
            }
            sheet.fact(
                &super::names::capital(stat.name()),
                &format!("{} = {}", total.max(0), parts.join(" + ")),
            );
        }
    }

    fn why_ship(&self, ship: &ShipView, sheet: &mut Sheet) {
        let used = ship.range - ship.range_left;
        sheet.fact(
            "Range left",
            &format!("{} = {} − {used} used", ship.range_left, ship.range),
        );
        let Some(text) = staffing(self.names, ship) else {
            return;
        };
        sheet.heading("Staffing");
        sheet.text(&text, theme::text());
        if let Some(gap) = &ship.needs {
            for icon in &gap.icons {
                sheet.text(
                    &format!("✗ nobody unstopped aboard supplies [{}]", icon.name()),
                    theme::text(),
                );
            }
            if gap.affiliation {
                let affiliation = self.names.def(ship.card.id).affiliation();
                let name = affiliation.map_or("matching", |a| a.name());
                sheet.text(
                    &format!("✗ no unstopped {name} personnel is aboard"),
                    theme::text(),
                );
            }
        }
        sheet.link_text("rule 2E-STAFF-01", Target::Rule("2E-STAFF-01"));
        let site = self
            .view
            .sites
            .iter()
            .find(|s| s.ships.iter().any(|v| v.card.id == ship.card.id));
        let Some(from) = site.map(|s| s.site) else {
            return;
        };
        sheet.heading("Range to the missions");
        for mission in self.view.players.iter().flat_map(|p| &p.missions) {
            let Some(to) = mission.site.filter(|to| *to != from) else {
                continue;
            };
            let needed = self.game.range_needed(ship.card.id, from, to);
            let mark = if needed <= ship.range_left {
                "✓"
            } else {
                "✗"
            };
            let text = format!("{mark} {needed:>2}  {}", self.names.title(mission.card.id));
            sheet.link_text(&text, Target::Card(mission.card.id));
        }
    }

    /// The requirements against each of the seat's teams there.
    fn why_mission(&self, mission: &MissionView, sheet: &mut Sheet) {
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
            s.crews.iter().map(move |g| (format!("aboard {title}"), g))
        });
        let ground = site.groups.iter().map(|g| ("on the ground".to_owned(), g));
        for (place, group) in ground
            .chain(crews)
            .filter(|(_, g)| g.commander == self.seat)
        {
            let able = group
                .cards
                .iter()
                .filter(|c| !c.stopped && c.attributes.is_some());
            let team: Vec<CardId> = able.map(|c| c.id).collect();
            let lines = self.game.checklist(mission.card.id, &team);
            if lines.is_empty() {
                continue;
            }
            let met = if all_met(&lines) {
                "met ✓"
            } else {
                "not met ✗"
            };
            sheet.heading(format!("{} unstopped {place}: {met}", team.len()));
            for line in &lines {
                let color = if line.met {
                    theme::GREEN
                } else {
                    theme::SALMON
                };
                sheet.line(Span::styled(words::check_line(line), theme::color(color)));
            }
        }
    }

    /// What is not possible now, and the rules that say so.
    pub fn why_not(&self, prompt: &Prompt) -> Sheet {
        let mut sheet = Sheet::new("Why not: not possible now");
        let before = sheet.rows.len();
        match &prompt.body {
            Body::List(_) => match prompt.ask {
                Ask::PlayAndDraw => self.not_played(&mut sheet),
                Ask::Orders => self.not_ordered(&mut sheet),
                _ => {}
            },
            Body::Pick { cards, picked, .. } => self.not_picked(cards, picked, &mut sheet),
            Body::Order { .. } => {}
        }
        if sheet.rows.len() == before {
            sheet.text(
                "Nothing is refused here that could be asked for.",
                theme::muted(),
            );
        }
        sheet
    }

    fn refusal(&self, action: Action) -> Option<Refusal> {
        self.game.why_not(self.seat, &Answer::Act(action))
    }

    fn not_played(&self, sheet: &mut Sheet) {
        let Some(me) = self.view.players.get(self.seat.index()) else {
            return;
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
                match self.refusal(Action::Play { card: card.id, at }) {
                    Some(refusal) => refused.push(refusal),
                    None => {
                        refused.clear();
                        break;
                    }
                }
            }
            if let Some(refusal) = refused.first() {
                self.refused(
                    &format!("Play {}", self.names.title(card.id)),
                    refusal,
                    sheet,
                );
            }
        }
        for (text, action) in [
            ("Draw a card", Action::Draw),
            ("Turn cards face down", Action::Hide),
            ("Go on to Execute Orders", Action::End),
        ] {
            if let Some(refusal) = self.refusal(action) {
                self.refused(text, &refusal, sheet);
            }
        }
    }

    fn not_ordered(&self, sheet: &mut Sheet) {
        let ships = || {
            let all = self
                .view
                .sites
                .iter()
                .flat_map(|s| s.ships.iter().map(move |v| (s, v)));
            all.filter(|(_, v)| v.card.commander == Some(self.seat))
        };
        let own = self.view.players.get(self.seat.index());
        for mission in own.iter().flat_map(|p| &p.missions) {
            let there = ships().filter(|(s, _)| Some(s.site) == mission.site);
            let with = there.map(|(_, v)| Some(v.card.id)).chain([None]);
            let all: Vec<Option<Refusal>> = with
                .map(|ship| {
                    self.refusal(Action::Attempt {
                        mission: mission.card.id,
                        ship,
                    })
                })
                .collect();
            if let (true, Some(Some(first))) = (all.iter().all(Option::is_some), all.first()) {
                self.refused(
                    &format!("Attempt {}", self.names.title(mission.card.id)),
                    first,
                    sheet,
                );
            }
        }
        for (site, ship) in ships() {
            let title = self.names.title(ship.card.id);
            let mut seen = vec![Some(site.site)];
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
                if let Some(refusal) = self.refusal(action) {
                    let text = format!("Move {title} to {}", self.names.title(to.card.id));
                    self.refused(&text, &refusal, sheet);
                }
            }
            let (aboard, ground) = (Place::Aboard(ship.card.id), Place::Surface(site.site));
            for (from, to) in [(ground, aboard), (aboard, ground)] {
                if let Some(refusal) = self.refusal(Action::Beam { from, to }) {
                    let text = format!(
                        "Beam from {} to {}",
                        self.names.place(from),
                        self.names.place(to)
                    );
                    self.refused(&text, &refusal, sheet);
                }
            }
        }
    }

    /// Which candidates cannot be added to the selection.
    fn not_picked(&self, cards: &[CardView], picked: &[CardId], sheet: &mut Sheet) {
        for card in cards.iter().filter(|c| !picked.contains(&c.id)) {
            let mut with = picked.to_vec();
            with.push(card.id);
            if let Some(refusal) = self.game.why_not(self.seat, &Answer::Cards(with)) {
                self.refused(
                    &format!("Add {}", self.names.title(card.id)),
                    &refusal,
                    sheet,
                );
            }
        }
        // The dilemmas that were drawn and are not offered at all.
        let drawn = self.view.attempt.iter().flat_map(|a| &a.drawn_cards);
        for card in drawn.filter(|d| cards.iter().all(|c| c.id != d.id)) {
            let text = format!(
                "✗ Add {}: it does not fit this kind of mission",
                self.names.title(card.id)
            );
            sheet.link_text(&format!("{text} (2E-DIL-06)"), Target::Rule("2E-DIL-06"));
        }
    }

    fn refused(&self, what: &str, refusal: &Refusal, sheet: &mut Sheet) {
        let why = words::refusal(self.names, refusal);
        let text = format!("✗ {what}: {why} ({})", refusal.rule);
        sheet.link_text(&text, Target::Rule(refusal.rule));
    }
}
