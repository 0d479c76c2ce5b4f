//! Combat and engagements: both are begun by a text, compared, won or not, and leave the beginner's
//! side stopped.

use super::rules::StoppedDefenders;
use crate::kernel::choice::{Answer, Ask, Choice, Label, TextAsk};
use crate::kernel::frame::{Bindings, Code, Frame, Role, Value};
use crate::kernel::game::{Flow, Game};
use crate::kernel::happening::{Cause, Happening};
use crate::kernel::ids::{CardId, Seat, Seats};
use crate::kernel::place::Place;
use crate::kernel::state::{Flag, Until};
use crate::kernel::table::has;
use crate::text::eval::Cx;
use crate::text::modifiers::Term;
use cards::language::{Activity, Effect, FightKind, Filter, Kind, Modifier, Phase};
use cards::lexicon::{CardType, MissionKind, Stat};
use serde::{Deserialize, Serialize};

/// Slots in which the beginner's decisions are kept until the fight begins.
const KIND: u8 = 190;
const OWN: u8 = 191;
const AGAINST: u8 = 192;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "FightStep"))]
pub enum Step {
    Begin,
    Joining,
    Window,
    Compare,
    Outcome,
    Stopping,
    End,
    Done,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Fight {
    pub step: Step,
    combat: bool,
    pub starter: Seat,
    pub opponent: Seat,
    pub source: CardId,
    /// The place of a combat.
    pub place: Place,
    /// Personnel in combat, ships in an engagement.
    pub ours: Vec<CardId>,
    pub theirs: Vec<CardId>,
    /// Everybody who is involved, crews included (2E-GAP-28).
    pub involved: Vec<CardId>,
    pub totals: (i16, i16),
    pub winner: Option<Seat>,
    pub prevented: bool,
    pub code: Code,
    pub pc: u8,
    pub bound: Bindings,
    pub record: u16,
    /// The beginner's cards that are still to be stopped.
    pub work: Vec<CardId>,
}

impl Fight {
    pub fn is_combat(&self) -> bool {
        self.combat
    }
    pub fn involves(&self, card: CardId) -> bool {
        self.involved.contains(&card)
    }
    /// A card that leaves or changes sides adds nothing afterwards (2E-GAP-66).
    pub(crate) fn drop_card(&mut self, card: CardId) {
        for list in [&mut self.ours, &mut self.theirs, &mut self.involved] {
            list.retain(|c| *c != card);
        }
    }
    pub fn loser(&self) -> Option<Seat> {
        let winner = self.winner?;
        Some(if winner == self.starter {
            self.opponent
        } else {
            self.starter
        })
    }
    fn cause(&self) -> Cause {
        if self.combat {
            Cause::Combat(self.source)
        } else {
            Cause::Engagement(self.source)
        }
    }
}

/// A place for a combat, with the opponents there.
type Arena = (Place, Seats);

impl Game {
    /// Whether the text could begin its fight at all.
    pub(crate) fn can_fight(&self, effect: &Effect, cx: &Cx) -> bool {
        let Effect::Fight { kind, with, .. } = effect else {
            return false;
        };
        let combat = || !self.arenas(with, cx).is_empty() && self.may_fight(true, cx);
        let engagement = || !self.warships(with, cx).is_empty() && self.may_fight(false, cx);
        match kind {
            FightKind::Combat => combat(),
            FightKind::Engagement => engagement(),
            FightKind::Either => combat() || engagement(),
        }
    }

    /// Texts can forbid a player to begin a combat or an engagement.
    fn may_fight(&self, combat: bool, cx: &Cx) -> bool {
        let cause = match combat {
            true => Cause::Combat(cx.source),
            false => Cause::Engagement(cx.source),
        };
        let h = Happening::new(Kind::FightBegin)
            .by(cx.you)
            .card(cx.source)
            .cause(cause);
        self.forbidden(&h).is_none()
    }

    /// The entry that stands in the way of a fight.
    pub(crate) fn no_fight(&self, effect: &Effect, cx: &Cx) -> &'static str {
        match effect {
            Effect::Fight {
                kind: FightKind::Engagement,
                ..
            } => self.no_engagement(cx),
            _ => self.no_combat(cx),
        }
    }

    fn no_combat(&self, cx: &Cx) -> &'static str {
        let personnel = |c: &&CardId| self.table.face(**c).kind == CardType::Personnel;
        let mine = |c: &&CardId| self.state.card(**c).commander == cx.you;
        let others = || {
            self.state
                .field
                .iter()
                .filter(personnel)
                .filter(|c| !mine(c))
        };
        let mut met: Vec<CardId> = self
            .state
            .field
            .iter()
            .filter(personnel)
            .filter(mine)
            .copied()
            .collect();
        met.retain(|c| others().any(|o| self.present(*c, *o)));
        if met.is_empty() {
            return "2E-COMBAT-02";
        }
        met.retain(|c| self.site_of(*c).is_some_and(|s| !self.no_fighting_at(s)));
        if met.is_empty() {
            return "2E-COMBAT-06";
        }
        met.retain(|c| !self.state.card(*c).is(Flag::Stopped));
        if met.is_empty() {
            "2E-GAP-30"
        } else {
            "2E-COMBAT-07"
        }
    }

    fn no_engagement(&self, cx: &Cx) -> &'static str {
        let mine = |c: &&CardId| self.state.card(**c).commander == cx.you;
        let at = |c: CardId| match self.state.card(c).place {
            Place::Orbit(site) => Some(site),
            _ => None,
        };
        let mut met: Vec<CardId> = self.state.field.iter().filter(mine).copied().collect();
        met.retain(|c| at(*c).is_some() && !self.targets(*c).is_empty());
        if met.is_empty() {
            return "2E-ENG-02";
        }
        met.retain(|c| at(*c).is_some_and(|s| !self.no_fighting_at(s)));
        if met.is_empty() {
            return "2E-ENG-06";
        }
        met.retain(|c| !self.state.card(*c).is(Flag::Stopped));
        if met.is_empty() {
            return "2E-GAP-30";
        }
        met.retain(|c| self.is_staffed(*c));
        if met.is_empty() {
            "2E-ENG-03"
        } else {
            "2E-ENG-07"
        }
    }

    fn no_fighting_at(&self, site: crate::kernel::ids::SiteId) -> bool {
        // 2E-COMBAT-06, 2E-ENG-06.
        self.table.site_facts(site).kind == MissionKind::Headquarters
    }

    /// 2E-COMBAT-02, 2E-COMBAT-07, 2E-GAP-30: places where own unstopped personnel meet others.
    fn arenas(&self, with: &Filter, cx: &Cx) -> Vec<Arena> {
        let mut out: Vec<Arena> = Vec::new();
        for &card in &self.state.field {
            let c = self.state.card(card);
            let mine = c.commander == cx.you && !c.is(Flag::Stopped);
            if !mine
                || self.table.face(card).kind != CardType::Personnel
                || !self.filter(with, card, cx)
            {
                continue;
            }
            if out.iter().any(|(p, _)| *p == c.place)
                || self.site_of(card).is_none_or(|s| self.no_fighting_at(s))
            {
                continue;
            }
            let mut against = Seats::NONE;
            for &other in &self.state.field {
                if self.present(card, other) && self.table.face(other).kind == CardType::Personnel {
                    let seat = self.state.card(other).commander;
                    if seat != cx.you {
                        against = against.with(seat);
                    }
                }
            }
            if !against.is_empty() {
                out.push((c.place, against));
            }
        }
        out
    }

    /// 2E-ENG-02, 2E-ENG-03, 2E-ENG-07, 2E-GAP-30: own staffed unstopped ships with a target.
    fn warships(&self, with: &Filter, cx: &Cx) -> Vec<CardId> {
        let ok = |ship: &CardId| {
            let c = self.state.card(*ship);
            let Place::Orbit(site) = c.place else {
                return false;
            };
            c.commander == cx.you
                && !c.is(Flag::Stopped)
                && !self.no_fighting_at(site)
                && self.is_staffed(*ship)
                && self.ship_fits(*ship, with, cx)
                && !self.targets(*ship).is_empty()
        };
        self.state.field.iter().copied().filter(ok).collect()
    }

    /// The ship itself fits, or one of its own unstopped crew does.
    fn ship_fits(&self, ship: CardId, with: &Filter, cx: &Cx) -> bool {
        self.filter(with, ship, cx)
            || self
                .crew(ship, Some(cx.you))
                .any(|c| !self.state.card(c).is(Flag::Stopped) && self.filter(with, c, cx))
    }

    /// 2E-ENG-04: ships of opponents at the same mission, staffed or not.
    fn targets(&self, ship: CardId) -> Vec<CardId> {
        let me = self.state.card(ship);
        let there = |c: &CardId| {
            let card = self.state.card(*c);
            card.place == me.place && card.commander != me.commander
        };
        self.state.field.iter().copied().filter(there).collect()
    }

    /// Asks what is still open and begins. `None` if there is nothing to fight.
    pub(crate) fn start_fight(&mut self, effect: &Effect) -> Option<Flow> {
        let Effect::Fight { kind, with, to, .. } = effect else {
            return None;
        };
        let cx = self.block_cx();
        let (mut arenas, mut ships) = (self.arenas(with, &cx), self.warships(with, &cx));
        if !self.may_fight(true, &cx) {
            arenas.clear();
        }
        if !self.may_fight(false, &cx) {
            ships.clear();
        }
        let combat = match (kind, arenas.is_empty(), ships.is_empty()) {
            (FightKind::Combat, false, _) | (FightKind::Either, false, true) => true,
            (FightKind::Engagement, _, false) | (FightKind::Either, true, false) => false,
            (FightKind::Either, false, false) => match self.decided(KIND) {
                Some(n) => n == 0,
                None => {
                    if let Some(Answer::Option(n)) = self.reply.take() {
                        self.bind(KIND, Value::Number(i32::from(n)));
                        return Some(Flow::Go);
                    }
                    let options = vec![Label::Combat, Label::Engagement];
                    return Some(self.ask_fight(TextAsk::FightKind, Choice::Options { options }));
                }
            },
            _ => return None,
        };
        Some(if combat {
            self.start_combat(&arenas, with, *to)
        } else {
            self.start_engagement(&ships, with, *to)
        })
    }

    fn decided(&self, slot: u8) -> Option<i32> {
        self.block_ref().bound.number(slot)
    }

    fn ask_fight(&mut self, what: TextAsk, choice: Choice) -> Flow {
        let (seat, card) = (self.block_ref().you, self.block_ref().source);
        self.ask(seat, Ask::Text { card, what }, choice)
    }

    fn start_combat(&mut self, arenas: &[Arena], with: &Filter, to: Option<u8>) -> Flow {
        let at = match (self.decided(OWN), arenas.len()) {
            (Some(n), _) => n as usize,
            (None, 1) => 0,
            (None, _) => {
                if let Some(Answer::Place(place)) = self.reply.take() {
                    let n = arenas.iter().position(|(p, _)| *p == place).unwrap_or(0);
                    self.bind(OWN, Value::Number(n as i32));
                    return Flow::Go;
                }
                let places = arenas.iter().map(|(p, _)| *p).collect();
                return self.ask_fight(TextAsk::FightShip, Choice::Place { places });
            }
        };
        let Some(&(place, against)) = arenas.get(at) else {
            return self.next_effect();
        };
        // 2E-COMBAT-05.
        let opponent = match (against.len(), self.reply.take()) {
            (_, Some(Answer::Player(seat))) => seat,
            (1, _) => against.iter().next().unwrap_or(Seat(0)),
            _ => {
                // The answer to the first question must not be asked for again.
                self.bind(OWN, Value::Number(at as i32));
                return self.ask_fight(TextAsk::FightAgainst, Choice::Player { from: against });
            }
        };
        if let Some(slot) = to {
            let cx = self.block_cx();
            let fits = |c: &CardId| {
                let card = self.state.card(*c);
                card.place == place
                    && card.commander == cx.you
                    && !card.is(Flag::Stopped)
                    && self.filter(with, *c, &cx)
            };
            let those = self.state.field.iter().copied().filter(fits).collect();
            self.bind(slot, Value::Cards(those));
        }
        self.apply_tweaks();
        let you = self.block_ref().you;
        let side = |seat: Seat, stopped: bool| -> Vec<CardId> {
            let there = |c: &CardId| {
                let card = self.state.card(*c);
                card.place == place
                    && card.commander == seat
                    && (stopped || !card.is(Flag::Stopped))
                    && self.table.face(*c).kind == CardType::Personnel
                    && !self.is_exempt(*c, Activity::InCombat, &self.block_cx())
            };
            self.state.field.iter().copied().filter(there).collect()
        };
        // 2E-COMBAT-03, 2E-COMBAT-04.
        let (ours, theirs) = (side(you, false), side(opponent, true));
        let involved = ours.iter().chain(&theirs).copied().collect();
        self.push_fight(true, opponent, place, ours, theirs, involved)
    }

    fn start_engagement(&mut self, ships: &[CardId], with: &Filter, to: Option<u8>) -> Flow {
        let ship = match (self.block_ref().bound.card(OWN), ships) {
            (Some(ship), _) => ship,
            (None, [only]) => *only,
            (None, _) => {
                if let Some(cards) = self.reply_cards() {
                    if let Some(&ship) = cards.first() {
                        self.bind(OWN, Value::Card(ship));
                    }
                    return Flow::Go;
                }
                let you = self.block_ref().you;
                return self.ask_cards(you, TextAsk::FightShip, ships.to_vec(), 1, 1);
            }
        };
        let targets = self.targets(ship);
        let target = match (targets.as_slice(), self.block_ref().bound.card(AGAINST)) {
            (_, Some(target)) => target,
            ([only], _) => *only,
            ([], _) => return self.next_effect(),
            _ => {
                // Both questions have the same shape: what is known is kept before the next is put.
                self.bind(OWN, Value::Card(ship));
                if let Some(cards) = self.reply_cards() {
                    if let Some(&target) = cards.first() {
                        self.bind(AGAINST, Value::Card(target));
                    }
                    return Flow::Go;
                }
                let you = self.block_ref().you;
                return self.ask_cards(you, TextAsk::FightAgainst, targets, 1, 1);
            }
        };
        let place = self.state.card(ship).place;
        // "Involving them": all that the text has brought together.
        let mut ours = vec![ship];
        if let Filter::In(_) = with {
            let with_it = |c: &CardId| *c != ship && self.state.card(*c).place == place;
            ours.extend(ships.iter().copied().filter(with_it));
        }
        if let Some(slot) = to {
            let value = match ours.as_slice() {
                [only] => Value::Card(*only),
                all => Value::Cards(all.to_vec()),
            };
            self.bind(slot, value);
        }
        self.apply_tweaks();
        let opponent = self.state.card(target).commander;
        let mut involved = ours.clone();
        involved.push(target);
        for &ship in ours.iter().chain([&target]) {
            involved.extend(self.crew(ship, None));
        }
        self.push_fight(false, opponent, place, ours, vec![target], involved)
    }

    /// What the text changes during the fight, from before the sides are formed.
    fn apply_tweaks(&mut self) {
        let b = self.block_ref();
        let tweaked = match self.table.block(&b.code).get(usize::from(b.pc)) {
            Some(Effect::Fight { tweak, .. }) => !tweak.is_empty(),
            _ => false,
        };
        if tweaked {
            self.last(Until::Fight);
        }
    }

    /// Some text keeps the card out of a fight or an attempt.
    pub(crate) fn is_exempt(&self, card: CardId, from: Activity, cx: &Cx) -> bool {
        let mut exempt = false;
        self.each_modifier(has::EXEMPT, cx, &mut |m, mcx| {
            if let Modifier::Exempt { cards, from: f } = m
                && (*f == from || (*f == Activity::Involved && from != Activity::Attempting))
                && self.filter(cards, card, mcx)
            {
                self.applied(mcx);
                exempt = true;
            }
        });
        exempt
    }

    fn push_fight(
        &mut self,
        combat: bool,
        opponent: Seat,
        place: Place,
        ours: Vec<CardId>,
        theirs: Vec<CardId>,
        involved: Vec<CardId>,
    ) -> Flow {
        let b = self.block_ref();
        let (source, you, code, pc, bound) = (b.source, b.you, b.code, b.pc, b.bound.clone());
        self.fight_begun();
        let record = self.state.record.len() as u16;
        self.state.uses.iter_mut().for_each(|u| u.fight = 0);
        self.push(Frame::Fight(Box::new(Fight {
            step: Step::Begin,
            combat,
            starter: you,
            opponent,
            source,
            place,
            ours,
            theirs,
            involved,
            totals: (0, 0),
            winner: None,
            prevented: false,
            code,
            pc,
            bound,
            record,
            work: Vec::new(),
        })));
        Flow::Go
    }

    /// 2E-ENG-08, 2E-ENG-09: a staffed unstopped ship joins its commander's side.
    pub(crate) fn join_fight(&mut self, ship: CardId) {
        let c = self.state.card(ship);
        let able = self.table.face(ship).kind == CardType::Ship
            && !c.is(Flag::Stopped)
            && self.is_staffed(ship);
        let seat = c.commander;
        let crew: Vec<CardId> = self.crew(ship, None).collect();
        let Some(fight) = self.fight_mut() else {
            return;
        };
        if !able || fight.combat || fight.involves(ship) {
            return;
        }
        // A third player's ship helps the side that player's text names; by default the defenders.
        if seat == fight.starter {
            fight.ours.push(ship);
        } else {
            fight.theirs.push(ship);
        }
        fight.involved.push(ship);
        fight.involved.extend(crew);
        let h = Happening::new(Kind::Join).by(seat).card(ship);
        self.remember(h);
        self.tell_all(h);
    }

    pub(crate) fn step_fight(&mut self) -> Flow {
        let Some(Frame::Fight(f)) = self.state.frames.last_mut() else {
            return Flow::Go;
        };
        let (starter, source, step, prevented) = (f.starter, f.source, f.step, f.prevented);
        let mut h = Happening::new(Kind::FightBegin)
            .by(starter)
            .card(source)
            .cause(f.cause());
        h.other = f.theirs.first().copied().filter(|_| !f.combat);
        h.n = i16::from(f.combat);
        h.to = Some(f.place);
        match step {
            Step::Begin => {
                f.step = Step::Joining;
                // The card that began it may lie face down.
                self.tell(h, self.seen_by(source));
                self.remember(h);
                if self.is_watched(Kind::FightBegin) {
                    self.open_phase(h, Phase::Before);
                }
            }
            Step::Joining => {
                f.step = if prevented {
                    Step::Stopping
                } else {
                    Step::Window
                };
                if !prevented && self.is_watched(Kind::FightBegin) {
                    self.open_phase(h, Phase::After);
                }
            }
            Step::Window => {
                f.step = Step::Compare;
                if !self.table.actions.is_empty() || self.is_watched(Kind::FightBegin) {
                    self.open_phase(h, Phase::While);
                }
            }
            Step::Compare => self.compare_sides(),
            Step::Outcome => self.fight_outcome(),
            Step::Stopping => self.stop_beginners(),
            Step::End => {
                f.step = Step::Done;
                let h = Happening {
                    kind: Kind::FightEnd,
                    ..h
                };
                self.happen(h);
            }
            Step::Done => {
                self.pop();
                self.expire(|u| *u == Until::Fight);
            }
        }
        Flow::Go
    }

    /// The total of one side with its terms: Strength, or Weapons against Shields (2E-ENG-10).
    pub fn fight_terms(&self, starter: bool) -> Vec<Term> {
        let Some(f) = self.fight() else {
            return Vec::new();
        };
        let (cards, seat) = if starter {
            (&f.ours, f.starter)
        } else {
            (&f.theirs, f.opponent)
        };
        let stat = match (f.combat, starter) {
            (true, _) => Stat::Strength,
            (false, true) => Stat::Weapons,
            (false, false) => Stat::Shields,
        };
        let counts = |c: &&CardId| {
            // 2E-GAP-29.
            !self.state.card(**c).is(Flag::Stopped)
                || self.state.rules.stopped_defenders == StoppedDefenders::AddTheirValue
        };
        let term = |c: &CardId| Term {
            source: Some(*c),
            n: self.stat(*c, stat),
        };
        let mut terms: Vec<Term> = cards.iter().filter(counts).map(term).collect();
        let cx = Cx::new(f.source, f.starter, &f.bound);
        self.each_modifier(has::TOTAL, &cx, &mut |m, mcx| {
            if let Modifier::Total { side, n } = m
                && self.seats_of(*side, mcx).has(seat)
            {
                self.applied(mcx);
                terms.push(Term {
                    source: Some(mcx.source),
                    n: self.number(n, mcx) as i16,
                });
            }
        });
        terms
    }

    fn compare_sides(&mut self) {
        let total = |terms: Vec<Term>| terms.iter().map(|t| t.n).sum::<i16>().max(0);
        let (a, b) = (
            total(self.fight_terms(true)),
            total(self.fight_terms(false)),
        );
        let Some(f) = self.fight_mut() else { return };
        f.totals = (a, b);
        f.step = Step::Outcome;
        // 2E-COMBAT-09, 2E-ENG-11: equal totals have no winner.
        f.winner = match a.cmp(&b) {
            std::cmp::Ordering::Greater => Some(f.starter),
            std::cmp::Ordering::Less => Some(f.opponent),
            std::cmp::Ordering::Equal => None,
        };
        let (winner, source, cause, place) = (f.winner, f.source, f.cause(), f.place);
        self.fight_shown();
        if let Some(winner) = winner {
            let h = Happening::new(Kind::FightWin)
                .by(winner)
                .card(source)
                .cause(cause)
                .to(place)
                .n(a - b);
            self.happen(h);
        }
    }

    /// 2E-SHOW-03: the numbers of those who fought.
    fn fight_shown(&mut self) {
        let Some(f) = self.fight() else { return };
        if !f.combat {
            return;
        }
        for card in f.involved.clone() {
            let n = self.stat(card, Stat::Strength);
            self.show(
                card,
                crate::kernel::happening::Facet::Stat(Stat::Strength, n),
            );
        }
    }

    /// 2E-COMBAT-10, 2E-ENG-12: only the text that began it says what winning does.
    fn fight_outcome(&mut self) {
        let Some(f) = self.fight_mut() else { return };
        f.step = Step::Stopping;
        f.work = f.involved.clone();
        let which = u8::from(f.winner != Some(f.starter));
        let (source, starter, bound, cause) = (f.source, f.starter, f.bound.clone(), f.cause());
        if let Some(code) = f.code.inside(f.pc, which) {
            self.push_block(source, starter, code, bound, Role::Body, cause);
        }
    }

    /// 2E-COMBAT-12, 2E-ENG-14: whatever the outcome, the beginner's side is stopped.
    fn stop_beginners(&mut self) {
        let Some(f) = self.fight() else { return };
        let starter = f.starter;
        // 2E-GAP-66: only what is still on the beginner's side.
        let next = f.work.iter().copied().find(|c| {
            let card = self.state.card(*c);
            let can_stop = matches!(
                self.table.face(*c).kind,
                CardType::Personnel | CardType::Ship
            );
            f.involved.contains(c)
                && card.commander == starter
                && card.place.in_play()
                && can_stop
                && !card.is(Flag::Stopped)
        });
        let prevented = f.prevented;
        let Some(f) = self.fight_mut() else { return };
        match next {
            Some(card) if !prevented => {
                f.work.retain(|c| *c != card);
                self.happen(Happening::new(Kind::Stop).card(card).cause(Cause::Rule));
            }
            _ => f.step = Step::End,
        }
    }
}
