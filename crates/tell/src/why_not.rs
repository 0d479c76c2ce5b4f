//! Why not: what cannot be done now, with the rules that forbid it.

use crate::seen;
use crate::terms;
use crate::why::Desk;
use crate::words::{self, Group};
use cards::language::Timing;
use cards::lexicon::{CardType, MissionKind};
use engine::{AbilityRef, Action, Answer, Ask, CardId, Choice, Place, Prompt, Refusal, Seat, Why};
use engine::{CardView, ShipView, SiteView};
use locale::{Message, message, say};
use serde::Serialize;

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
    /// The kind of action that is refused, if it is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub group: Option<Group>,
    /// The action that is refused, if it is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub action: Option<Action>,
    /// Whether the cards are those that are selected already: together they cannot be the answer.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub selection: bool,
}

impl Desk<'_> {
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
        self.in_words(refused)
    }

    /// Lists why a card, or the group it belongs to, cannot do more now. Empty only if everything is possible that it
    /// could ever do here, or if the reader does not see the card.
    pub fn why_not_card(&self, card: CardId) -> Vec<NotNow> {
        let (Some(seat), Some(seen)) = (self.names.viewer, seen::find(self.view, card)) else {
            return Vec::new();
        };
        let refused = match &self.view.prompt {
            None => vec![self.not_asked(seen)],
            Some(prompt) if prompt.choice == Choice::Act => self.not_done_with(seat, seen),
            Some(prompt) => vec![self.asked_first(card, prompt)],
        };
        self.in_words(refused)
    }

    fn in_words(&self, refused: Vec<No>) -> Vec<NotNow> {
        let lang = self.names.lang;
        let told = |no: No| {
            let objects = terms::and(lang, &no.objects);
            let what = Message::new(no.what);
            let what = match objects.is_empty() {
                true => what,
                false => what.with("cards", objects),
            };
            NotNow {
                text: say!(lang, "not-possible", what = what, why = no.why),
                rule: no.rule,
                cards: no.cards,
                group: no.group,
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
        No {
            why: self.reason(refusal),
            rule: refusal.rule,
            ..self.plain(what, object, "", String::new())
        }
    }

    /// Something that is not possible for a reason that no refusal has.
    fn plain(
        &self,
        what: &'static str,
        object: Option<CardId>,
        rule: &'static str,
        why: String,
    ) -> No {
        let title = object.map(|card| self.names.title(card).to_owned());
        No {
            what,
            objects: title.into_iter().collect(),
            cards: object.into_iter().collect(),
            group: None,
            action: None,
            why,
            rule,
        }
    }

    /// A refusal in words. "Not now" alone explains nothing: it names what comes first.
    fn reason(&self, refusal: &Refusal) -> String {
        let lang = self.names.lang;
        let ask = self.view.prompt.as_ref().map(|prompt| prompt.ask);
        match (refusal.why, ask) {
            (Why::NotNow, _) if refusal.rule == "2E-DAM-08" => say!(lang, "why-repaired-later"),
            (Why::NotNow, Some(Ask::PlayAndDraw)) => say!(lang, "why-orders-later"),
            (Why::NotNow, Some(Ask::Orders)) => say!(lang, "why-played-earlier"),
            (Why::NotNow, Some(Ask::Respond | Ask::EndOfTurn)) => say!(lang, "why-respond-first"),
            _ => words::refusal_to(self.names, refusal, &|card| self.sees(card)),
        }
    }

    /// The reader is not asked at all.
    fn not_asked(&self, card: &CardView) -> No {
        let lang = self.names.lang;
        let why = match self.view.waiting_for {
            _ if self.view.outcome.is_some() => say!(lang, "refused-game-over"),
            Some(seat) => {
                let who = message!("who", who = self.names.who(seat));
                say!(lang, "refused-not-your-choice", who = who)
            }
            None => say!(lang, "refused-not-now"),
        };
        self.plain("not-with", Some(card.id), "2E-TURN-01", why)
    }

    /// The reader is asked something else than for an action.
    fn asked_first(&self, card: CardId, prompt: &Prompt) -> No {
        let question = words::question(self.names, prompt.ask, &prompt.choice);
        let why = say!(self.names.lang, "why-question-first", question = question);
        self.plain("not-with", Some(card), "2E-ORD-04", why)
    }

    fn not_played(&self, seat: Seat) -> Vec<No> {
        let mut out = Vec::new();
        let Some(me) = self.view.players.get(seat.index()) else {
            return out;
        };
        for card in &me.hand {
            match self.names.def(card.id).card_type() {
                CardType::Interrupt => self.not_used(seat, card.id, &mut out),
                _ => out.extend(self.not_played_card(seat, card.id)),
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

    /// Why a card of the hand cannot be played anywhere.
    fn not_played_card(&self, seat: Seat, card: CardId) -> Option<No> {
        let def = self.names.def(card);
        if def.card_type() == CardType::Interrupt {
            return None;
        }
        let own = self.view.players.get(seat.index());
        let missions = own.iter().flat_map(|p| &p.missions).map(|m| m.card.id);
        let at_home = matches!(
            def.card_type(),
            CardType::Personnel | CardType::Ship | CardType::Equipment
        );
        let places: Vec<Option<CardId>> = match at_home {
            true => missions
                .filter(|m| self.names.def(*m).mission_kind() == Some(MissionKind::Headquarters))
                .map(Some)
                .collect(),
            false => {
                let all = seen::all_cards(self.view).into_iter().map(|c| Some(c.id));
                [None].into_iter().chain(all).collect()
            }
        };
        let mut refused = Vec::new();
        for at in places {
            let action = Action::Play { card, at };
            refused.push((action, self.refusal(seat, action)?));
        }
        // That one target does not fit tells less than what is wrong with the card at any of them.
        let aimless = |why: Why| matches!(why, Why::WrongTarget | Why::NeedsATarget);
        let telling = refused.iter().find(|(_, refusal)| !aimless(refusal.why));
        let (action, refusal) = telling.or(refused.first())?;
        Some(self.no("not-play", Some(card), refusal).of(*action))
    }

    fn not_ordered(&self, seat: Seat) -> Vec<No> {
        let mut out = Vec::new();
        let own = self.view.players.get(seat.index());
        for mission in own.iter().flat_map(|p| &p.missions) {
            out.extend(self.not_attempted(seat, mission.card.id));
        }
        for (site, ship) in self.ships(seat) {
            self.not_moved(seat, site, ship, &mut out);
        }
        out
    }

    /// The ships that a player commands, with where they are.
    fn ships(&self, seat: Seat) -> impl Iterator<Item = (&SiteView, &ShipView)> {
        let sites = self.view.sites.iter();
        let all = sites.flat_map(|s| s.ships.iter().map(move |v| (s, v)));
        all.filter(move |(_, v)| v.card.commander == Some(seat))
    }

    /// Why a mission cannot be attempted by anybody of the player.
    fn not_attempted(&self, seat: Seat, mission: CardId) -> Option<No> {
        let site = seen::mission(self.view, mission).and_then(|m| m.site);
        let there = self.ships(seat).filter(|(s, _)| Some(s.site) == site);
        let with = there.map(|(_, v)| Some(v.card.id)).chain([None]);
        let mut refused = Vec::new();
        for ship in with {
            let action = Action::Attempt { mission, ship };
            refused.push((action, self.refusal(seat, action)?));
        }
        // A planet is not attempted from a ship: what its team lacks tells more, if there is a team.
        let from_ship = |why: Why| why == Why::NotFromAShip;
        let nobody = |why: Why| matches!(why, Why::NobodyThere | Why::NotThere { .. });
        let telling = match refused.last() {
            Some((_, ground)) if from_ship(refused[0].1.why) && !nobody(ground.why) => {
                refused.last()
            }
            _ => refused.first(),
        };
        let (action, refusal) = telling?;
        Some(self.no("not-attempt", Some(mission), refusal).of(*action))
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

/// What stands in the way of one card.
impl Desk<'_> {
    fn not_done_with(&self, seat: Seat, card: &CardView) -> Vec<No> {
        let mut out = Vec::new();
        let id = card.id;
        let place = self.game.state().card(id).place;
        if let Some(ship) = seen::ship(self.view, id) {
            self.not_with_ship(seat, ship, &mut out);
        } else if seen::mission(self.view, id).is_some() {
            out.extend(self.not_attempted(seat, id));
            self.not_beamed(seat, self.surface_of(id), id, &mut out);
        } else if place == Place::Hand(seat) {
            out.extend(self.not_played_card(seat, id));
        } else if card.commander == Some(seat) && place.in_play() {
            self.not_in_group(seat, id, place, &mut out);
        } else {
            let why = match card.commander {
                Some(other) if other != seat => {
                    self.reason(&Refusal::new("2E-CMD-01", Why::NotYours { card: id }))
                }
                _ => say!(self.names.lang, "why-out-of-play"),
            };
            return vec![self.plain("not-with", Some(id), "2E-CMD-01", why)];
        }
        self.not_used(seat, id, &mut out);
        if out.is_empty() && !self.begins_with(id) {
            let why = say!(self.names.lang, "why-no-action");
            out.push(self.plain("not-with", Some(id), "2E-ORD-01", why));
        }
        out
    }

    /// Whether an action that is offered begins with a card.
    fn begins_with(&self, card: CardId) -> bool {
        let actions = self.view.prompt.iter().flat_map(|prompt| &prompt.actions);
        actions.into_iter().any(|action| match action {
            Action::Play { card: first, .. } | Action::Use { card: first, .. } => *first == card,
            Action::Move { ship, .. } => *ship == card,
            Action::Attempt { mission, ship } => *mission == card || *ship == Some(card),
            Action::Repair { damage } => *damage == card,
            Action::Beam { from, to } => [from, to].iter().any(|p| p.host() == Some(card)),
            _ => false,
        })
    }

    fn surface_of(&self, mission: CardId) -> Option<Place> {
        let site = seen::mission(self.view, mission).and_then(|m| m.site);
        site.map(Place::Surface)
    }

    fn not_with_ship(&self, seat: Seat, ship: &ShipView, out: &mut Vec<No>) {
        let id = ship.card.id;
        let here = |s: &&SiteView| s.ships.iter().any(|v| v.card.id == id);
        let Some(site) = self.view.sites.iter().find(here) else {
            return;
        };
        if ship.card.commander != Some(seat) {
            let refusal = Refusal::new("2E-CMD-01", Why::NotYours { card: id });
            return out.push(self.no("not-with", Some(id), &refusal));
        }
        self.not_moved(seat, site, ship, out);
        self.not_attempted_from(seat, Place::Aboard(id), id, out);
    }

    /// Personnel and equipment act as a group.
    fn not_in_group(&self, seat: Seat, card: CardId, place: Place, out: &mut Vec<No>) {
        if let Place::On(ship) = place {
            let action = Action::Repair { damage: card };
            let refusal = self.refusal(seat, action);
            let is_damage = seen::ship(self.view, ship)
                .is_some_and(|ship| ship.damage.iter().any(|one| one.id == card));
            if let Some(refusal) = refusal.filter(|_| is_damage) {
                out.push(self.no("not-repair", Some(card), &refusal).of(action));
            }
            return;
        }
        if !matches!(place, Place::Aboard(_) | Place::Surface(_)) {
            return;
        }
        self.not_beamed(seat, Some(place), card, out);
        self.not_attempted_from(seat, place, card, out);
        let why = say!(self.names.lang, "why-with-group");
        out.push(self.plain("not-alone", Some(card), "2E-ORD-01", why));
    }

    /// Why nobody can attempt the mission from a place.
    fn not_attempted_from(&self, seat: Seat, place: Place, about: CardId, out: &mut Vec<No>) {
        let (site, ship) = match place {
            Place::Aboard(ship) => {
                let here = |s: &&SiteView| s.ships.iter().any(|v| v.card.id == ship);
                let site = self.view.sites.iter().find(here).map(|s| s.site);
                (site, Some(ship))
            }
            Place::Surface(site) => (Some(site), None),
            _ => return,
        };
        let missions = self.view.players.iter().flat_map(|p| &p.missions);
        let here: Vec<CardId> = missions
            .filter(|m| m.site == site && site.is_some())
            .map(|m| m.card.id)
            .collect();
        let mut refused = Vec::new();
        for mission in here {
            let action = Action::Attempt { mission, ship };
            match self.refusal(seat, action) {
                Some(refusal) => refused.push((mission, action, refusal)),
                None => return,
            }
        }
        let own = |mission: CardId| {
            let me = self.view.players.get(seat.index());
            me.is_some_and(|p| p.missions.iter().any(|m| m.card.id == mission))
        };
        let first = refused.iter().find(|(m, ..)| own(*m)).or(refused.first());
        if let Some((mission, action, refusal)) = first {
            let no = self.no("not-attempt", Some(*mission), refusal).of(*action);
            out.push(No {
                cards: vec![about, *mission],
                ..no
            });
        }
    }

    /// Why nothing can be beamed from a place.
    fn not_beamed(&self, seat: Seat, from: Option<Place>, about: CardId, out: &mut Vec<No>) {
        let Some(from) = from else {
            return;
        };
        let site = match from {
            Place::Surface(site) => Some(site),
            Place::Aboard(ship) => {
                let here = |s: &&SiteView| s.ships.iter().any(|v| v.card.id == ship);
                self.view.sites.iter().find(here).map(|s| s.site)
            }
            _ => None,
        };
        let ships = self.ships(seat).filter(|(s, _)| Some(s.site) == site);
        let mut to: Vec<Place> = ships.map(|(_, v)| Place::Aboard(v.card.id)).collect();
        to.extend(site.map(Place::Surface));
        to.retain(|place| *place != from);
        let mut refused = Vec::new();
        for to in to {
            let action = Action::Beam { from, to };
            match self.refusal(seat, action) {
                Some(refusal) => refused.push((action, refusal)),
                None => return,
            }
        }
        let way = self.names.from(from);
        let no = match refused.first() {
            Some((action, refusal)) => self.no("not-beam", None, refusal).of(*action),
            // 2E-BEAM-01
            None => No {
                group: Some(Group::Beam),
                ..self.no(
                    "not-beam",
                    None,
                    &Refusal::new("2E-BEAM-01", Why::NoShipThere),
                )
            },
        };
        out.push(No {
            objects: vec![way],
            cards: vec![about],
            ..no
        });
    }

    /// Why the texts of a card cannot be used.
    fn not_used(&self, seat: Seat, card: CardId, out: &mut Vec<No>) {
        let abilities = &self.names.def(card).text;
        for (n, ability) in abilities.iter().enumerate() {
            let action = Action::Use {
                card,
                ability: AbilityRef::Printed(n as u8),
            };
            let interrupt = self.names.def(card).card_type() == CardType::Interrupt;
            let usable = matches!(ability.when, Timing::Order | Timing::During(_));
            let waits = matches!(ability.when, Timing::On(_)) && (interrupt || ability.optional);
            if let Some(refusal) = self.refusal(seat, action).filter(|_| usable || waits) {
                let what = if interrupt { "not-play" } else { "not-use" };
                out.push(self.no(what, Some(card), &refusal).of(action));
            }
        }
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
    group: Option<Group>,
    action: Option<Action>,
    why: String,
    rule: &'static str,
}

impl No {
    fn of(self, action: Action) -> No {
        No {
            group: Some(Group::of(&action)),
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
