//! Why: where a number comes from, what is missing, and why something is not possible.

use super::prompt::{Body, Prompt};
use super::sheet::{Sheet, Target};
use super::sheets::{self, Desk, staffing};
use super::theme;
use super::words;
use crate::terms;
use cards::lexicon::{CardType, MissionKind, Stat};
use engine::kernel::view::{CardView, MissionView, ShipView, SiteView};
use engine::second::requirement::all_met;
use engine::{Action, Answer, Ask, CardId, Place, Refusal, Why};
use locale::{Message, message, say};
use ratatui::text::Span;

impl Desk<'_> {
    /// Where a card's numbers come from, and what it lacks.
    pub fn why(&self, id: CardId) -> Sheet {
        let mut sheet =
            Sheet::new(say!(self.names.lang, "why", card = self.names.title(id))).about(id);
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
            sheet.text(&say!(self.names.lang, "nothing-to-explain"), theme::muted());
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
        sheet.heading(say!(lang, "heading-numbers"));
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
                let printed = say!(lang, "printed");
                let source = term
                    .source
                    .map_or(printed.as_str(), |c| self.names.title(c));
                parts.push(format!("{} {source}", term.n));
            }
            sheet.fact(
                &super::names::capital(&terms::stat(lang, stat)),
                &format!("{} = {}", total.max(0), parts.join(" + ")),
            );
        }
    }

    fn why_ship(&self, ship: &ShipView, sheet: &mut Sheet) {
        let used = ship.range - ship.range_left;
        let lang = self.names.lang;
        let (left, range) = (ship.range_left, ship.range);
        sheet.fact(
            &say!(lang, "label-range-left"),
            &say!(lang, "range-left", left = left, range = range, used = used),
        );
        let Some(text) = staffing(self.names, ship) else {
            return;
        };
        sheet.heading(say!(lang, "label-staffing"));
        sheet.text(&text, theme::text());
        if let Some(gap) = &ship.needs {
            for icon in &gap.icons {
                sheet.text(&say!(lang, "lacks-icon", icon = icon.name()), theme::text());
            }
            if gap.affiliation {
                let affiliation = self.names.def(ship.card.id).affiliation();
                let name = affiliation.map_or("", |a| a.name());
                sheet.text(
                    &say!(lang, "lacks-affiliation", affiliation = name),
                    theme::text(),
                );
            }
        }
        let rule = "2E-STAFF-01";
        sheet.link_text(&say!(lang, "the-rule", rule = rule), Target::Rule(rule));
        let site = self
            .view
            .sites
            .iter()
            .find(|s| s.ships.iter().any(|v| v.card.id == ship.card.id));
        let Some(from) = site.map(|s| s.site) else {
            return;
        };
        sheet.heading(say!(lang, "heading-range"));
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
            let met = match all_met(&lines) {
                true => message!("requirements-met"),
                false => message!("requirements-not-met"),
            };
            let n = team.len();
            sheet.heading(say!(lang, "team-meets", n = n, place = place, met = met));
            for line in &lines {
                let color = if line.met {
                    theme::GREEN
                } else {
                    theme::SALMON
                };
                sheet.line(Span::styled(
                    words::check_line(lang, line),
                    theme::color(color),
                ));
            }
        }
    }

    /// What is not possible now, and the rules that say so.
    pub fn why_not(&self, prompt: &Prompt) -> Sheet {
        let lang = self.names.lang;
        let mut sheet = Sheet::new(say!(lang, "why-not"));
        let refused = match &prompt.body {
            Body::List(_) => match prompt.ask {
                Ask::PlayAndDraw => self.not_played(),
                Ask::Orders => self.not_ordered(),
                _ => Vec::new(),
            },
            Body::Pick { cards, picked, .. } => self.not_picked(cards, picked),
            Body::Order { .. } => Vec::new(),
        };
        if refused.is_empty() {
            sheet.text(&say!(lang, "nothing-refused"), theme::muted());
        }
        for no in together(refused) {
            let objects = terms::and(lang, &no.objects);
            let what = Message {
                id: no.what,
                args: Vec::new(),
            };
            let what = match objects.is_empty() {
                true => what,
                false => what.with("cards", objects),
            };
            let rule = no.rule;
            let text = say!(lang, "not-possible", what = what, why = no.why, rule = rule);
            sheet.link_text(&text, Target::Rule(rule));
        }
        sheet
    }

    fn refusal(&self, action: Action) -> Option<Refusal> {
        self.game.why_not(self.seat, &Answer::Act(action))
    }

    fn no(&self, what: &'static str, objects: &[&str], refusal: &Refusal) -> No {
        No {
            what,
            objects: objects.iter().map(ToString::to_string).collect(),
            why: words::refusal(self.names, refusal),
            rule: refusal.rule,
        }
    }

    fn not_played(&self) -> Vec<No> {
        let mut out = Vec::new();
        let Some(me) = self.view.players.get(self.seat.index()) else {
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
                match self.refusal(Action::Play { card: card.id, at }) {
                    Some(refusal) => refused.push(refusal),
                    None => {
                        refused.clear();
                        break;
                    }
                }
            }
            if let Some(refusal) = refused.first() {
                out.push(self.no("not-play", &[self.names.title(card.id)], refusal));
            }
        }
        for (what, action) in [
            ("not-draw", Action::Draw),
            ("not-hide", Action::Hide),
            ("not-to-orders", Action::End),
        ] {
            if let Some(refusal) = self.refusal(action) {
                out.push(self.no(what, &[], &refusal));
            }
        }
        out
    }

    fn not_ordered(&self) -> Vec<No> {
        let mut out = Vec::new();
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
                out.push(self.no("not-attempt", &[self.names.title(mission.card.id)], first));
            }
        }
        for (site, ship) in ships() {
            self.not_moved(site, ship, &mut out);
        }
        out
    }

    /// Where a ship cannot go, and what cannot be beamed to and from it.
    fn not_moved(&self, site: &SiteView, ship: &ShipView, out: &mut Vec<No>) {
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
            if let Some(refusal) = self.refusal(action) {
                moves.push(self.no("not-move-to", &[self.names.title(to.card.id)], &refusal));
            }
        }
        // The ship is named once: in front of where it cannot go, or alone if it can go nowhere.
        for mut no in together(moves) {
            if no.objects.len() + 1 == seen.len() {
                no.what = "not-move";
                no.objects = vec![title.to_owned()];
            } else {
                let to = terms::and(self.names.lang, &no.objects);
                no.objects = vec![say!(self.names.lang, "ship-to", ship = title, to = to)];
            }
            out.push(no);
        }
        let (aboard, ground) = (Place::Aboard(ship.card.id), Place::Surface(site.site));
        for (from, to) in [(ground, aboard), (aboard, ground)] {
            if let Some(refusal) = self.refusal(Action::Beam { from, to }) {
                let way = format!("{} {}", self.names.from(from), self.names.to(to));
                out.push(self.no("not-beam", &[&way], &refusal));
            }
        }
    }

    /// Which candidates cannot be added to the selection.
    fn not_picked(&self, cards: &[CardView], picked: &[CardId]) -> Vec<No> {
        let mut out = Vec::new();
        for card in cards.iter().filter(|c| !picked.contains(&c.id)) {
            let mut with = picked.to_vec();
            with.push(card.id);
            if let Some(refusal) = self.game.why_not(self.seat, &Answer::Cards(with)) {
                out.push(self.no("not-add", &[self.names.title(card.id)], &refusal));
            }
        }
        // The dilemmas that were drawn and are not offered at all.
        let drawn = self.view.attempt.iter().flat_map(|a| &a.drawn_cards);
        for card in drawn.filter(|d| cards.iter().all(|c| c.id != d.id)) {
            let refusal = Refusal::new("2E-DIL-06", Why::WrongDilemmaKind { card: card.id });
            out.push(self.no("not-add", &[self.names.title(card.id)], &refusal));
        }
        out
    }
}

/// Something that is not possible: a message, the cards in it, and why.
#[derive(Clone, Debug)]
struct No {
    what: &'static str,
    objects: Vec<String>,
    why: String,
    rule: &'static str,
}

/// What is refused for the same reason is said once.
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
            }
        }
    }
    out
}
