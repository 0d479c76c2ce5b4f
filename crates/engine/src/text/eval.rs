//! Answers the questions a text can ask: filters, numbers, conditions, sets of cards. Nothing here
//! changes the game.

use crate::kernel::frame::{Bindings, Frame, Value};
use crate::kernel::game::Game;
use crate::kernel::happening::{Cause, Happening};
use crate::kernel::ids::{CardId, Seat, Seats, SiteId};
use crate::kernel::place::Place;
use crate::kernel::state::{Flag, LastKnown};
use crate::second::rules::{Captive, OwnStopped, StoppedCard};
use cards::language::{
    self, Activity, CARD_SLOTS, CauseIs, Condition, End, Extreme, Filter, Key, Name, Number, Over,
    Phase, Ref, Relation, Select, Since, SkillIs, Slot, Target, When, Who,
};
use cards::lexicon::{CardType, DilemmaKind, MissionKind, Skill, Stat};
use cards::{CardDef, Facts, Keyword, Word};

/// From where a text is read.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Cx<'a> {
    /// The card with the text.
    pub source: CardId,
    pub you: Seat,
    /// The card a filter looks at.
    pub it: Option<CardId>,
    pub bound: &'a Bindings,
    /// The text is about to do something to the cards, rather than just use or count them.
    pub affects: bool,
    /// How many texts deep this question is: a text that depends on itself is cut off here.
    pub depth: u8,
    /// The text reads numbers or icons, which R2002 does not bar on stopped cards (2E-GLOSS-21).
    pub numbers: bool,
    /// The text speaks of captives, so that "your" personnel in a brig are meant (2E-GAP-52).
    pub captives: bool,
}

pub(crate) static NOTHING: Bindings = Bindings::EMPTY;
const DEEPEST: u8 = 4;
/// Where the opponent is kept whom the user named for "your opponent".
pub(crate) const NAMED_OPPONENT: Slot = 197;

impl<'a> Cx<'a> {
    pub fn new(source: CardId, you: Seat, bound: &'a Bindings) -> Cx<'a> {
        Cx {
            source,
            you,
            it: None,
            bound,
            affects: false,
            depth: 0,
            numbers: false,
            captives: false,
        }
    }
    pub fn about(self, it: CardId) -> Cx<'a> {
        Cx {
            it: Some(it),
            ..self
        }
    }
    pub fn affecting(self) -> Cx<'a> {
        Cx {
            affects: true,
            ..self
        }
    }
    pub fn counting(self) -> Cx<'a> {
        Cx {
            affects: false,
            numbers: true,
            ..self
        }
    }
    pub fn deeper(self) -> Option<Cx<'a>> {
        (self.depth < DEEPEST).then_some(Cx {
            depth: self.depth + 1,
            ..self
        })
    }
}

impl Game {
    pub(crate) fn value<'a>(&'a self, slot: Slot, cx: &Cx<'a>) -> Option<&'a Value> {
        if slot >= CARD_SLOTS {
            let entry = |(c, s, _): &&(CardId, Slot, Value)| *c == cx.source && *s == slot;
            return self.state.memory.iter().find(entry).map(|(_, _, v)| v);
        }
        cx.bound.get(slot)
    }

    pub(crate) fn slot_cards(&self, slot: Slot, cx: &Cx) -> Vec<CardId> {
        match self.value(slot, cx) {
            Some(Value::Card(c)) => vec![*c],
            Some(Value::Cards(cards)) => cards.clone(),
            _ => Vec::new(),
        }
    }

    pub(crate) fn last_known(&self, card: CardId) -> Option<&LastKnown> {
        if self.state.card(card).place.in_play() {
            return None;
        }
        self.state.last_known.iter().rev().find(|k| k.card == card)
    }

    pub(crate) fn card_of(&self, r: Ref, cx: &Cx) -> Option<CardId> {
        match r {
            Ref::This => Some(cx.source),
            Ref::It => cx.it,
            Ref::In(slot) => self.slot_cards(slot, cx).first().copied(),
            Ref::Here => self.here(cx.source),
            Ref::Dilemma => self.attempt().and_then(|a| a.dilemma),
            Ref::MyShip => self.ship_of(cx.source),
            Ref::ShipOf(slot) => {
                let card = self.slot_cards(slot, cx).first().copied()?;
                self.ship_of(card)
            }
            Ref::AttemptShip => self.attempt().and_then(|a| a.ship),
        }
    }

    /// "This mission": where the card is, what it was played on, what is attempted, or itself.
    pub(crate) fn here(&self, card: CardId) -> Option<CardId> {
        if self.table.face(card).kind == CardType::Mission {
            return Some(card);
        }
        if let Place::Beneath(m) = self.state.card(card).place {
            return Some(m);
        }
        if self.table.face(card).kind == CardType::Dilemma && !self.state.card(card).place.in_play()
        {
            return self.attempt().map(|a| a.mission);
        }
        let site = self.site_of(card)?;
        self.table.site_facts(site).missions.first().copied()
    }

    /// The ship a card is aboard, or last was.
    pub(crate) fn ship_of(&self, card: CardId) -> Option<CardId> {
        match self.place_known(card) {
            Place::Aboard(ship) => Some(ship),
            _ => None,
        }
    }

    /// Where the card is, or was before it left play this turn.
    pub(crate) fn place_known(&self, card: CardId) -> Place {
        self.last_known(card)
            .map_or(self.state.card(card).place, |k| k.place)
    }

    pub(crate) fn commander_known(&self, card: CardId) -> Seat {
        self.last_known(card)
            .map_or(self.state.card(card).commander, |k| k.commander)
    }

    /// The mission a card is at. Copies of one mission are one site.
    pub fn site_of(&self, card: CardId) -> Option<SiteId> {
        let mut card = card;
        // A card on a card aboard a ship: three steps at most.
        for _ in 0..4 {
            match self.place_known(card) {
                Place::Orbit(site) | Place::Surface(site) => return Some(site),
                Place::Aboard(host) | Place::On(host) | Place::Beneath(host) => card = host,
                Place::Row(_) => return self.table.site_of_mission(card),
                _ => return None,
            }
        }
        None
    }

    /// The players a word means, as a set.
    pub(crate) fn seats_of(&self, who: Who, cx: &Cx) -> Seats {
        let others = || self.everybody().without(cx.you);
        match who {
            Who::You => Seats::only(cx.you),
            Who::Opponent => match (self.dilemma_opponent(cx), cx.bound.seat(NAMED_OPPONENT)) {
                (Some(seat), _) | (None, Some(seat)) => Seats::only(seat),
                (None, None) => others(),
            },
            Who::AnOpponent(slot) => match self.value(slot, cx) {
                Some(Value::Seat(seat)) => Seats::only(*seat),
                _ => others(),
            },
            Who::EachOpponent => others(),
            Who::Each | Who::EachFromLeft => self.everybody(),
            Who::Left => Seats::only(self.state.left_of(cx.you)),
            Who::Right => Seats::only(self.state.right_of(cx.you)),
            Who::In(slot) => match self.value(slot, cx) {
                Some(Value::Seat(seat)) => Seats::only(*seat),
                Some(Value::Card(card)) => Seats::only(self.commander_known(*card)),
                _ => Seats::NONE,
            },
            Who::OwnerOf(r) => self
                .card_of(r, cx)
                .map_or(Seats::NONE, |c| Seats::only(self.table.face(c).owner)),
            Who::CommanderOf(r) => self
                .card_of(r, cx)
                .map_or(Seats::NONE, |c| Seats::only(self.commander_known(c))),
            Who::Loser => self
                .fight()
                .and_then(|f| f.loser())
                .map_or(Seats::NONE, Seats::only),
        }
    }

    /// 2E-GAP-42: on a dilemma "your opponent" is the player who chose it.
    fn dilemma_opponent(&self, cx: &Cx) -> Option<Seat> {
        let face = self.table.face(cx.source);
        (face.kind == CardType::Dilemma).then(|| self.state.card(cx.source).commander)
    }

    pub(crate) fn everybody(&self) -> Seats {
        let mut all = Seats::NONE;
        for seat in self.state.seats() {
            if !self.state.player(seat).gone {
                all = all.with(seat);
            }
        }
        all
    }

    pub(crate) fn number(&self, n: &Number, cx: &Cx) -> i32 {
        let cx = &cx.counting();
        match n {
            Number::N(n) => i32::from(*n),
            Number::Count(select) => self.select(select, cx).len() as i32,
            Number::Stat(stat, r) => self
                .card_of(*r, cx)
                .map_or(0, |c| i32::from(self.stat_known(c, *stat, *r, cx))),
            Number::Sum(stat, select) => self
                .select(select, cx)
                .iter()
                .map(|c| i32::from(self.stat_at(*c, *stat, cx)))
                .sum(),
            Number::Max(stat, select) => self
                .select(select, cx)
                .iter()
                .map(|c| i32::from(self.stat_at(*c, *stat, cx)))
                .max()
                .unwrap_or(0),
            Number::Dots(r) => self
                .card_of(*r, cx)
                .map_or(0, |c| self.table.def(c).skills().len() as i32),
            Number::Len(slot) => match self.value(*slot, cx) {
                Some(Value::Card(_)) => 1,
                Some(Value::Cards(cards)) => cards.len() as i32,
                _ => 0,
            },
            Number::Value(slot) => match self.value(*slot, cx) {
                Some(Value::Number(n)) => *n,
                _ => 0,
            },
            Number::Plus(parts) => parts.iter().map(|p| self.number(p, cx)).sum(),
            Number::Times(k, n) => i32::from(*k) * self.number(n, cx),
            Number::Cap(n, most) => {
                let (n, most) = (self.number(n, cx), i32::from(*most));
                if most < 0 { n.max(most) } else { n.min(most) }
            }
            Number::Score(who) => self
                .seats_of(*who, cx)
                .iter()
                .map(|s| i32::from(self.state.player(s).score))
                .max()
                .unwrap_or(0),
        }
    }

    /// A slot reads the facts a card had last; anything else reads the card as it is.
    fn stat_known(&self, card: CardId, stat: Stat, r: Ref, cx: &Cx) -> i16 {
        if let (Ref::In(_), Some(known)) = (r, self.last_known(card)) {
            match stat {
                Stat::Cost => return known.cost,
                Stat::Integrity | Stat::Cunning | Stat::Strength => {
                    return known.attributes[stat as usize];
                }
                _ => {}
            }
        }
        self.stat_at(card, stat, cx)
    }

    pub(crate) fn filter(&self, f: &Filter, it: CardId, cx: &Cx) -> bool {
        let cx = &cx.about(it);
        let face = self.table.face(it);
        match f {
            Filter::Any => true,
            Filter::All(all) => all.iter().all(|f| self.filter(f, it, cx)),
            Filter::Either(any) => any.iter().any(|f| self.filter(f, it, cx)),
            Filter::Not(f) => !self.filter(f, it, cx),
            Filter::Type(t) => face.kind == *t,
            Filter::Affiliation(a) => face.affiliation == Some(*a),
            Filter::Icon(icon) => face.icons & self.table.icon_bit(*icon) != 0,
            Filter::Skill(is, level) => self.has_skill(it, is, *level, cx),
            Filter::Keyword(word) => self.has_keyword(it, *word, cx),
            // A mixed species is a member of both.
            Filter::Species(s) => self.table.def(it).species().contains(s),
            Filter::Class(c) => {
                matches!(&self.table.def(it).facts, Facts::Ship { class, .. } if class == c)
            }
            Filter::Title(name) => self.is_called(it, *name, cx),
            Filter::Mission(kind) => face.mission == Some(*kind),
            Filter::Dilemma(kind) => face.dilemma == Some(*kind),
            Filter::Quadrant(q) => {
                matches!(self.table.def(it).facts, Facts::Mission { quadrant, .. } if quadrant == *q)
            }
            Filter::Region(region) => self.table.def(it).regions().any(|r| r == *region),
            Filter::Requires(skill) => self.mission_names(self.table.def(it), *skill),
            Filter::Unique => face.unique,
            Filter::Compare(a, op, b) => op.holds(self.number(a, cx), self.number(b, cx)),
            Filter::Is(state) => self.is_in(it, *state),
            Filter::Commanded(who) => self
                .named_commander(it, cx)
                .is_some_and(|seat| self.seats_of(*who, cx).has(seat)),
            Filter::Owned(who) => self.seats_of(*who, cx).has(face.owner),
            Filter::Other => it != cx.source,
            Filter::In(slot) => self.slot_cards(*slot, cx).contains(&it),
            Filter::At(place) => self.is_at(it, *place, cx),
            Filter::With(r) => self.card_of(*r, cx).is_some_and(|c| self.present(it, c)),
            Filter::SameMission(r) => {
                let there = self.card_of(*r, cx).and_then(|c| self.site_of(c));
                there.is_some() && self.site_of(it) == there
            }
            Filter::Has(relation, f) => self.has_related(it, *relation, f, cx),
            Filter::Doing(activity) => self.is_doing(it, *activity),
            Filter::Same(key, r) => self
                .card_of(*r, cx)
                .is_some_and(|c| self.alike(it, c, *key)),
            Filter::Fits(r) => self.card_of(*r, cx).is_some_and(|c| {
                commands_ship(self.table.def(it), self.table.face(c).title)
                    || commands_ship(self.table.def(c), face.title)
            }),
            Filter::PlayableAt(r) => self
                .card_of(*r, cx)
                .is_some_and(|hq| self.table.def(hq).accepts(self.table.def(it))),
            Filter::FaceableAt(r) => self.card_of(*r, cx).is_some_and(|m| self.kind_fits(it, m)),
            Filter::Used(is, since) => self.used_skill(it, is, *since, cx),
        }
    }

    /// Whose card a text takes this for. Captives are nobody's, unless the text speaks of them or, under
    /// R2002, only looks at their numbers (2E-BRIG-03, 2E-GAP-52).
    fn named_commander(&self, card: CardId, cx: &Cx) -> Option<Seat> {
        let c = self.state.card(card);
        if let Place::Brig(_) = c.place {
            let numbers = self.state.rules.captive == Captive::KeepsItsNumbers && cx.numbers;
            return (cx.captives || numbers).then_some(c.commander);
        }
        if c.place.in_play() {
            return Some(c.commander);
        }
        self.last_known(card).map(|known| known.commander)
    }

    /// 2E-CARD-25, 2E-CARD-26.
    pub(crate) fn kind_fits(&self, dilemma: CardId, mission: CardId) -> bool {
        match (
            self.table.face(dilemma).dilemma,
            self.table.face(mission).mission,
        ) {
            (Some(DilemmaKind::Dual), Some(_)) => true,
            (Some(DilemmaKind::Planet), Some(kind)) => kind == MissionKind::Planet,
            (Some(DilemmaKind::Space), Some(kind)) => kind == MissionKind::Space,
            _ => false,
        }
    }

    /// 2E-GLOSS-13: a name is a title; 2E-GAP-38: unless the text gives the subtitle too.
    fn is_called(&self, card: CardId, name: Name, cx: &Cx) -> bool {
        let Some(word) = self.title_of(name, cx) else {
            return false;
        };
        let full =
            || word.as_str().contains(", ") && self.table.def(card).full_name() == word.as_str();
        self.table.face(card).title == word || full()
    }

    fn title_of(&self, name: Name, cx: &Cx) -> Option<Word> {
        match name {
            Name::Is(word) => Some(word),
            Name::In(slot) => match self.value(slot, cx)? {
                Value::Title(word) => Some(*word),
                Value::Card(card) => Some(self.table.face(*card).title),
                _ => None,
            },
        }
    }

    /// The skills a pattern stands for.
    pub(crate) fn skills_meant(&self, is: &SkillIs, cx: &Cx) -> Vec<Skill> {
        match is {
            SkillIs::Any => Skill::ALL.to_vec(),
            SkillIs::One(s) => vec![*s],
            SkillIs::OneOf(list) => list.clone(),
            SkillIs::Named(slot) => match self.value(*slot, cx) {
                Some(Value::Skill(s)) => vec![*s],
                _ => vec![],
            },
            SkillIs::OnAny(select) => {
                let mut out = Vec::new();
                for card in self.select(select, cx) {
                    let levels = self.skills_at(card, cx);
                    out.extend(Skill::ALL.iter().filter(|s| levels[**s as usize] > 0));
                }
                out
            }
        }
    }

    fn has_skill(&self, card: CardId, is: &SkillIs, level: u8, cx: &Cx) -> bool {
        let levels = match self.last_known(card) {
            Some(known) => {
                let mut levels = [0; super::super::kernel::table::SKILLS];
                for (s, n) in &known.skills {
                    levels[*s as usize] = *n;
                }
                levels
            }
            None => self.skills_at(card, cx),
        };
        match is {
            SkillIs::One(s) => levels[*s as usize] >= level,
            _ => self
                .skills_meant(is, cx)
                .iter()
                .any(|s| levels[*s as usize] >= level),
        }
    }

    fn mission_names(&self, def: &CardDef, skill: Skill) -> bool {
        fn names(r: &language::Requirement, skill: Skill) -> bool {
            match r {
                language::Requirement::All(rs) | language::Requirement::Either(rs) => {
                    rs.iter().any(|r| names(r, skill))
                }
                language::Requirement::Skill(s, _) => *s == skill,
                _ => false,
            }
        }
        matches!(&def.facts, Facts::Mission { requirements: Some(r), .. } if names(r, skill))
    }

    fn is_in(&self, it: CardId, state: language::State) -> bool {
        let card = self.state.card(it);
        match state {
            language::State::Stopped => card.is(Flag::Stopped),
            language::State::Staffed => self.is_staffed(it),
            language::State::Damaged => self.damage_on(it).next().is_some(),
            language::State::Completed => card.is(Flag::Completed),
            language::State::Overcome => matches!(card.place, Place::Beneath(_)),
            language::State::DamageCard => card.is(Flag::Damage),
            language::State::FaceDown => card.is(Flag::FaceDown),
            language::State::Captive => matches!(card.place, Place::Brig(_)),
        }
    }

    /// 2E-PRES-01 to 2E-PRES-06: personnel and equipment in one place of their own.
    pub fn present(&self, a: CardId, b: CardId) -> bool {
        let carried = |c: CardId| {
            matches!(
                self.table.face(c).kind,
                CardType::Personnel | CardType::Equipment
            )
        };
        let place = self.place_known(a);
        a != b
            && carried(a)
            && carried(b)
            && matches!(place, Place::Surface(_) | Place::Aboard(_))
            && place == self.place_known(b)
    }

    fn has_related(&self, it: CardId, relation: Relation, f: &Filter, cx: &Cx) -> bool {
        let any = |test: &dyn Fn(CardId) -> bool| {
            self.state
                .field
                .iter()
                .any(|c| test(*c) && self.usable(*c, cx) && self.filter(f, *c, cx))
        };
        match relation {
            Relation::Aboard => any(&|c| self.state.card(c).place == Place::Aboard(it)),
            Relation::On => any(&|c| self.state.card(c).place == Place::On(it)),
            Relation::Beneath => any(&|c| self.state.card(c).place == Place::Beneath(it)),
            Relation::AtIt => {
                let site = self.site_of(it);
                any(&|c| self.site_of(c) == site && c != it)
            }
            Relation::EquippedWith => any(&|c| self.equipped_at(it, c, cx)),
        }
    }

    /// 2E-GLOSS-08: present, and the equipment's text could affect that personnel.
    pub fn equipped(&self, personnel: CardId, equipment: CardId) -> bool {
        let cx = Cx::new(equipment, self.state.card(equipment).commander, &NOTHING);
        self.equipped_at(personnel, equipment, &cx)
    }

    /// A text that speaks of those it equips asks about itself: cut off at some depth.
    fn equipped_at(&self, personnel: CardId, equipment: CardId, cx: &Cx) -> bool {
        if self.table.face(equipment).kind != CardType::Equipment
            || !self.present(personnel, equipment)
        {
            return false;
        }
        let Some(Cx { depth, .. }) = cx.deeper() else {
            return true;
        };
        let commander = self.state.card(equipment).commander;
        let cx = Cx {
            depth,
            ..Cx::new(equipment, commander, &NOTHING)
        };
        self.table.def(equipment).text.iter().any(|ability| {
            ability.body.iter().any(|effect| match effect {
                language::Effect::Apply {
                    m:
                        language::Modifier::Stat { on, .. }
                        | language::Modifier::Skill { on, .. }
                        | language::Modifier::Keyword { on, .. },
                    ..
                } => self.target_has(on, personnel, &cx),
                _ => false,
            })
        })
    }

    pub(crate) fn is_doing(&self, it: CardId, activity: Activity) -> bool {
        match activity {
            Activity::Facing => self
                .attempt()
                .is_some_and(|a| a.dilemma.is_some() && a.facing.contains(&it)),
            Activity::Attempting => self
                .attempt()
                .is_some_and(|a| a.participants.contains(&it) || a.ship == Some(it)),
            Activity::Involved => self.fight().is_some_and(|f| f.involves(it)),
            Activity::InCombat => self
                .fight()
                .is_some_and(|f| f.is_combat() && f.involves(it)),
            Activity::InEngagement => self
                .fight()
                .is_some_and(|f| !f.is_combat() && f.involves(it)),
        }
    }

    fn alike(&self, a: CardId, b: CardId, key: Key) -> bool {
        let (fa, fb) = (self.table.face(a), self.table.face(b));
        match key {
            Key::Title => fa.title == fb.title,
            // 2E-GLOSS-19: the entries match exactly.
            Key::Species => self.table.def(a).species() == self.table.def(b).species(),
            Key::Affiliation => fa.affiliation.is_some() && fa.affiliation == fb.affiliation,
            Key::AnySkill => (0..fa.skills.len()).any(|i| fa.skills[i] > 0 && fb.skills[i] > 0),
            Key::Cost => fa.cost == fb.cost,
            Key::Type => fa.kind == fb.kind,
            Key::Commander => self.commander_known(a) == self.commander_known(b),
        }
    }

    /// Whether a text's user can use anything of the card (2E-GLOSS-21, 2E-GLOSS-22).
    pub(crate) fn usable(&self, card: CardId, cx: &Cx) -> bool {
        let c = self.state.card(card);
        !(c.is(Flag::Stopped) && c.commander == cx.you)
    }

    /// The cards of a place, before any filter.
    pub(crate) fn cards_at(&self, place: language::Place, cx: &Cx) -> Vec<CardId> {
        use language::Place as P;
        let mut out = Vec::new();
        let zones = |who: Who, make: fn(Seat) -> Place, out: &mut Vec<CardId>| {
            for seat in self.seats_of(who, cx).iter() {
                out.extend_from_slice(self.state.zone(make(seat)));
            }
        };
        match place {
            P::Play => {
                for seat in self.state.seats() {
                    out.extend_from_slice(self.state.zone(Place::Row(seat)));
                    out.extend_from_slice(self.state.zone(Place::Core(seat)));
                    out.extend_from_slice(self.state.zone(Place::Brig(seat)));
                }
                out.extend_from_slice(&self.state.field);
            }
            P::Attempt => {
                if let Some(a) = self.attempt() {
                    out.extend_from_slice(&a.participants);
                }
            }
            P::Hand(who) => zones(who, Place::Hand, &mut out),
            P::Discard(who) => zones(who, Place::Discard, &mut out),
            P::Core(who) => zones(who, Place::Core, &mut out),
            P::Brig(who) => zones(who, Place::Brig, &mut out),
            P::Deck(who, end) => {
                for seat in self.seats_of(who, cx).iter() {
                    out.extend(end_of(self.state.zone(Place::Deck(seat)), end));
                }
            }
            P::Pile(who, end) => {
                for seat in self.seats_of(who, cx).iter() {
                    out.extend(end_of(self.state.zone(Place::Pile(seat)), end));
                }
            }
            P::Stack | P::Drawn => {
                for seat in self.state.seats() {
                    let zone = if place == P::Stack {
                        Place::Stack(seat)
                    } else {
                        Place::Drawn(seat)
                    };
                    out.extend_from_slice(self.state.zone(zone));
                }
            }
            P::Removed => {
                for seat in self.state.seats() {
                    out.extend_from_slice(self.state.zone(Place::Removed(seat)));
                }
            }
            P::On(r) | P::Aboard(r) | P::Beneath(r) | P::At(r) => {
                let Some(host) = self.card_of(r, cx) else {
                    return out;
                };
                let here = |c: &CardId| self.is_at_host(*c, place, host);
                out.extend(self.state.field.iter().copied().filter(here));
            }
            P::Headquarters(who) => {
                for seat in self.seats_of(who, cx).iter() {
                    let hq =
                        |c: &CardId| self.table.face(*c).mission == Some(MissionKind::Headquarters);
                    out.extend(self.state.zone(Place::Row(seat)).iter().copied().filter(hq));
                }
            }
            P::PlaceOf(slot) => {
                if let Some(other) = self.slot_cards(slot, cx).first() {
                    let place = self.place_known(*other);
                    let there = |c: &CardId| self.state.card(*c).place == place;
                    out.extend(self.state.field.iter().copied().filter(there));
                }
            }
            P::OwnersHand | P::OwnersDeck(_) | P::OwnersDiscard | P::OwnersPile => {}
        }
        out
    }

    fn is_at_host(&self, card: CardId, place: language::Place, host: CardId) -> bool {
        use language::Place as P;
        let at = self.state.card(card).place;
        match place {
            P::On(_) => at == Place::On(host),
            P::Aboard(_) => at == Place::Aboard(host),
            P::Beneath(_) => at == Place::Beneath(host),
            P::At(_) => {
                !matches!(at, Place::Beneath(_))
                    && self.site_of(card).is_some()
                    && self.site_of(card) == self.site_of(host)
            }
            _ => false,
        }
    }

    pub(crate) fn is_at(&self, card: CardId, place: language::Place, cx: &Cx) -> bool {
        match place {
            language::Place::Play => self.state.card(card).place.in_play(),
            language::Place::On(r)
            | language::Place::Aboard(r)
            | language::Place::Beneath(r)
            | language::Place::At(r) => self
                .card_of(r, cx)
                .is_some_and(|h| self.is_at_host(card, place, h)),
            _ => self.cards_at(place, cx).contains(&card),
        }
    }

    /// Cards that a text does not mean unless it says so.
    fn set_aside(&self, card: CardId, f: &Filter, cx: &Cx) -> bool {
        let c = self.state.card(card);
        // 2E-DAM-11, 2E-GAP-52.
        if c.is(Flag::Damage) && !mentions(f, language::State::DamageCard) {
            return true;
        }
        // A captive is in play and can be counted; only texts about captives do anything to it.
        let captive = matches!(c.place, Place::Brig(_));
        if captive && cx.affects && !mentions(f, language::State::Captive) {
            return true;
        }
        if matches!(c.place, Place::Beneath(_)) && !mentions(f, language::State::Overcome) {
            return true;
        }
        // 2E-GLOSS-22, 2E-GLOSS-23; 2E-GAP-47: a text that speaks of stopped cards works on them.
        let rules = &self.state.rules;
        let reach = match cx.affects {
            true => rules.own_stopped == OwnStopped::OutOfReach,
            false => !(cx.numbers && rules.stopped_card == StoppedCard::KeepsItsNumbers),
        };
        c.is(Flag::Stopped)
            && c.commander == cx.you
            && reach
            && card != cx.source
            && self.table.face(cx.source).kind != CardType::Dilemma
            && !mentions(f, language::State::Stopped)
    }

    pub(crate) fn select(&self, s: &Select, cx: &Cx) -> Vec<CardId> {
        let cx = &self.for_select(s, cx);
        let mut out = self.cards_at(s.from, cx);
        let on_table = matches!(
            s.from,
            language::Place::Play
                | language::Place::At(_)
                | language::Place::Aboard(_)
                | language::Place::On(_)
        );
        out.retain(|c| {
            !(on_table && self.set_aside(*c, &s.filter, cx)) && self.filter(&s.filter, *c, cx)
        });
        if let Some((extreme, number)) = &s.best {
            let value = |c: CardId| self.number(number, &cx.about(c));
            let best = match extreme {
                Extreme::Most => out.iter().map(|c| value(*c)).max(),
                Extreme::Least => out.iter().map(|c| value(*c)).min(),
            };
            out.retain(|c| Some(value(*c)) == best);
        }
        out
    }

    fn for_select<'a>(&self, s: &Select, cx: &Cx<'a>) -> Cx<'a> {
        let brig = matches!(s.from, language::Place::Brig(_));
        Cx {
            captives: cx.captives || brig || mentions(&s.filter, language::State::Captive),
            ..*cx
        }
    }

    /// The same question about one card.
    pub(crate) fn selects(&self, s: &Select, card: CardId, cx: &Cx) -> bool {
        let cx = &self.for_select(s, cx);
        if s.best.is_some() {
            return self.select(s, cx).contains(&card);
        }
        let on_table = s.from == language::Place::Play;
        self.is_at(card, s.from, cx)
            && !(on_table && self.set_aside(card, &s.filter, cx))
            && self.filter(&s.filter, card, cx)
    }

    /// Whether a lasting modifier's target is this card.
    pub(crate) fn target_has(&self, t: &Target, card: CardId, cx: &Cx) -> bool {
        match t {
            Target::One(r) => self.card_of(*r, cx) == Some(card),
            Target::Every(select) => self.selects(select, card, cx),
            Target::Pick(pick) => self.slot_cards(pick.to, cx).contains(&card),
            Target::Those(slot) => self.slot_cards(*slot, cx).contains(&card),
        }
    }

    pub(crate) fn holds(&self, c: &Condition, cx: &Cx) -> bool {
        match c {
            Condition::Always => true,
            Condition::All(all) => all.iter().all(|c| self.holds(c, cx)),
            Condition::Either(any) => any.iter().any(|c| self.holds(c, cx)),
            Condition::Not(c) => !self.holds(c, cx),
            Condition::Some(select) => !self.select(select, cx).is_empty(),
            Condition::Bind(pick) => !self.select(&pick.of, cx).is_empty(),
            Condition::Compare(a, op, b) => op.holds(self.number(a, cx), self.number(b, cx)),
            Condition::Is(r, f) => self.card_of(*r, cx).is_some_and(|c| self.filter(f, c, cx)),
            Condition::Meets(group, requirement) => {
                let group = self.group(group, cx);
                self.meets(requirement, &group, cx)
            }
            Condition::Even(n) => self.number(n, cx) % 2 == 0,
            Condition::AllSame(key, slot) => {
                let cards = self.slot_cards(*slot, cx);
                cards.windows(2).all(|w| self.alike(w[0], w[1], *key))
            }
            Condition::Happened(when, since, op, n) => {
                let count = self.happened(when, *since, cx);
                op.holds(count, self.number(n, cx))
            }
            Condition::Leads(who) => {
                let seats = self.seats_of(*who, cx);
                let best = |mine: bool| {
                    let score = |s: Seat| self.state.player(s).score;
                    let side = self.everybody().iter().filter(|s| seats.has(*s) == mine);
                    side.map(score).max().unwrap_or(0)
                };
                best(true) > best(false)
            }
            Condition::Won => self.fight().is_some_and(|f| f.winner == Some(cx.you)),
            Condition::Doing(activity, r) => self
                .card_of(*r, cx)
                .is_some_and(|c| self.is_doing(c, *activity)),
            Condition::TurnOf(who) => self.seats_of(*who, cx).has(self.state.active),
        }
    }

    fn happened(&self, when: &When, since: Since, cx: &Cx) -> i32 {
        let start = match since {
            Since::Turn => 0,
            Since::Attempt => self.attempt().map_or(usize::MAX, |a| usize::from(a.record)),
            Since::Dilemma => self
                .attempt()
                .map_or(usize::MAX, |a| usize::from(a.dilemma_record)),
            Since::Fight => self.fight().map_or(usize::MAX, |f| usize::from(f.record)),
        };
        let record = self.state.record.get(start..).unwrap_or(&[]);
        record
            .iter()
            .filter(|h| self.matches(when, h, &[], when.phase, when.batch, cx))
            .count() as i32
    }

    /// Whether a happening is what the pattern describes.
    pub(crate) fn matches(
        &self,
        when: &When,
        h: &Happening,
        cards: &[CardId],
        phase: Phase,
        batch: bool,
        cx: &Cx,
    ) -> bool {
        // A selection always sees its whole pool before it is made.
        let grouped = h.kind == language::Kind::Select || when.batch == batch;
        if !when.kinds().contains(&h.kind) || when.phase != phase || !grouped {
            return false;
        }
        let by = |who: Who| h.who.is_some_and(|s| self.seats_of(who, cx).has(s));
        if when.who.is_some_and(|who| !by(who)) {
            return false;
        }
        if when.card != Filter::Any {
            let one = h.card.is_some_and(|c| self.filter(&when.card, c, cx));
            if !one && !cards.iter().any(|c| self.filter(&when.card, *c, cx)) {
                return false;
            }
        }
        if when.other != Filter::Any && !h.other.is_some_and(|c| self.filter(&when.other, c, cx)) {
            return false;
        }
        if let Some(cause) = &when.cause
            && !self.cause_is(cause, h.cause, cx)
        {
            return false;
        }
        if let Some(at) = when.at {
            let there = self.card_of(at, cx).and_then(|c| self.site_of(c));
            let site = self.site_of_happening(h);
            if there.is_none() || there != site {
                return false;
            }
        }
        let place_is = |p: Option<language::Place>, real: Option<Place>| {
            p.is_none_or(|p| real.is_some_and(|r| self.place_is(p, r, cx)))
        };
        if !place_is(when.from, h.from) || !place_is(when.to, h.to) {
            return false;
        }
        match (&when.skill, h.facet) {
            (None, _) => true,
            (Some(is), Some(crate::kernel::happening::Facet::Skill(s, _))) => {
                self.skills_meant(is, cx).contains(&s)
            }
            _ => false,
        }
    }

    /// Where something happens: a fight at its mission, anything else where its card is.
    fn site_of_happening(&self, h: &Happening) -> Option<SiteId> {
        let fight = matches!(
            h.kind,
            language::Kind::FightBegin | language::Kind::FightWin | language::Kind::FightEnd
        );
        let there = || match h.to? {
            Place::Orbit(site) | Place::Surface(site) => Some(site),
            Place::Aboard(ship) => self.site_of(ship),
            _ => None,
        };
        if fight {
            return there();
        }
        let of = |c: Option<CardId>| c.and_then(|c| self.site_of(c));
        of(h.card).or_else(|| of(h.other)).or_else(there)
    }

    fn cause_is(&self, is: &CauseIs, cause: Cause, cx: &Cx) -> bool {
        match is {
            CauseIs::Dilemma => matches!(cause, Cause::Dilemma(_)),
            CauseIs::Combat => matches!(cause, Cause::Combat(_)),
            CauseIs::Engagement => matches!(cause, Cause::Engagement(_)),
            CauseIs::Fight => matches!(cause, Cause::Combat(_) | Cause::Engagement(_)),
            CauseIs::Card(f) => cause.card().is_some_and(|c| self.filter(f, c, cx)),
        }
    }

    fn place_is(&self, p: language::Place, real: Place, cx: &Cx) -> bool {
        use language::Place as P;
        let of = |who: Who, s: Seat| self.seats_of(who, cx).has(s);
        let host = |r: Ref, c: CardId| self.card_of(r, cx) == Some(c);
        match (p, real) {
            (P::Play, real) => real.in_play(),
            (P::Hand(w), Place::Hand(s))
            | (P::Deck(w, _), Place::Deck(s))
            | (P::Discard(w), Place::Discard(s))
            | (P::Pile(w, _), Place::Pile(s))
            | (P::Core(w), Place::Core(s))
            | (P::Brig(w), Place::Brig(s)) => of(w, s),
            (P::Removed, Place::Removed(_))
            | (P::Stack, Place::Stack(_))
            | (P::Drawn, Place::Drawn(_)) => true,
            (P::On(r), Place::On(c))
            | (P::Aboard(r), Place::Aboard(c))
            | (P::Beneath(r), Place::Beneath(c)) => host(r, c),
            (P::At(r), Place::Orbit(s) | Place::Surface(s)) => {
                self.card_of(r, cx).and_then(|c| self.site_of(c)) == Some(s)
            }
            (P::At(r), Place::Aboard(ship)) => {
                let site = self.card_of(r, cx).and_then(|c| self.site_of(c));
                site.is_some() && site == self.site_of(ship)
            }
            _ => false,
        }
    }

    pub(crate) fn group(&self, group: &language::Group, cx: &Cx) -> Vec<CardId> {
        match group {
            language::Group::Attempt => self
                .attempt()
                .map_or(Vec::new(), |a| a.participants.clone()),
            language::Group::Slot(slot) => self.slot_cards(*slot, cx),
            language::Group::Select(select) => self.select(select, &cx.counting()),
        }
    }

    /// The things an Each goes over: players in turn order, or cards.
    pub(crate) fn over(&self, over: &Over, cx: &Cx) -> Vec<Value> {
        match over {
            Over::Players(who) => {
                let seats = self.seats_of(*who, cx);
                let first = match who {
                    Who::EachFromLeft => self.state.left_of(cx.you),
                    _ => self.state.active,
                };
                let order = self.state.from_seat(first).filter(|s| seats.has(*s));
                order.map(Value::Seat).collect()
            }
            Over::Cards(select) => self
                .select(select, cx)
                .into_iter()
                .map(Value::Card)
                .collect(),
            Over::Slot(slot) => self
                .slot_cards(*slot, cx)
                .into_iter()
                .map(Value::Card)
                .collect(),
        }
    }

    pub(crate) fn attempt(&self) -> Option<&crate::kernel::frame::Attempt> {
        self.state.frames.iter().rev().find_map(|f| match f {
            Frame::Attempt(a) => Some(&**a),
            _ => None,
        })
    }

    pub(crate) fn attempt_mut(&mut self) -> Option<&mut crate::kernel::frame::Attempt> {
        self.state.frames.iter_mut().rev().find_map(|f| match f {
            Frame::Attempt(a) => Some(&mut **a),
            _ => None,
        })
    }

    pub(crate) fn fight(&self) -> Option<&crate::kernel::frame::Fight> {
        self.state.frames.iter().rev().find_map(|f| match f {
            Frame::Fight(a) => Some(&**a),
            _ => None,
        })
    }

    pub(crate) fn fight_mut(&mut self) -> Option<&mut crate::kernel::frame::Fight> {
        self.state.frames.iter_mut().rev().find_map(|f| match f {
            Frame::Fight(a) => Some(&mut **a),
            _ => None,
        })
    }
}

/// Whether a filter speaks of this state, so that it means such cards too.
pub(crate) fn mentions(f: &Filter, state: language::State) -> bool {
    match f {
        Filter::Is(s) => *s == state,
        Filter::All(all) | Filter::Either(all) => all.iter().any(|f| mentions(f, state)),
        Filter::Not(f) => mentions(f, state),
        _ => false,
    }
}

fn commands_ship(def: &CardDef, ship: Word) -> bool {
    def.keywords
        .iter()
        .any(|k| matches!(k, Keyword::Commander(t) if *t == ship))
}

/// Part of a pile; its top is the end of the list.
fn end_of(zone: &[CardId], end: End) -> Vec<CardId> {
    match end {
        End::All | End::TopOrBottom => zone.to_vec(),
        End::Top(n) => zone.iter().rev().take(usize::from(n)).copied().collect(),
        End::Bottom(n) => zone.iter().take(usize::from(n)).copied().collect(),
    }
}
