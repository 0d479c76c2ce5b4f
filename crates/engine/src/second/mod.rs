//! The Second Edition: one file for each thing players talk about. Kernel and texts use it only through
//! [`Procedure`].

pub(crate) mod attempt;
mod beaming;
mod concession;
mod counters;
mod damage;
mod destinations;
mod dilemmas;
pub(crate) mod fight;
mod hand;
mod happening;
mod hiding;
mod movement;
mod opening;
mod orders;
pub(crate) mod plan;
pub(crate) mod play;
mod playable;
mod questions;
mod response;
pub(crate) mod rules;
pub(crate) mod setup;
pub(crate) mod staffing;
pub(crate) mod turn;
mod uniqueness;
pub(crate) mod view;
mod who_attempts;
pub(crate) mod winning;

pub use rules::Rules;

use crate::kernel::choice::{API, Action, Answer, Ask, Choice, Constraint, Layout};
use crate::kernel::edition::{
    self, Cite, Customs, Entering, Opening, OutOfUse, Procedure, Sight, Top,
};
use crate::kernel::frame::{Bindings, Block, Frame, Respond};
use crate::kernel::game::{Flow, Game};
use crate::kernel::happening::{Cause, Happening};
use crate::kernel::ids::{CardId, Seat, SiteId};
use crate::kernel::place::{Place, PlaceSet, Zone};
use crate::kernel::procedure::Turn;
use crate::kernel::refusal::{Refusal, Why, refuse};
use crate::kernel::state::{Flag, Flags};
use crate::kernel::table::Part;
use crate::kernel::view::{Board, Viewer};
use crate::text::destination::Destination;
use crate::text::eval::Cx;
use crate::text::respond::Offer;
use cards::language::{Effect, Requirement, Verb};
use cards::lexicon::{CardType, Icon};
use cards::{CardDef, Catalogue, Word};
use locale::Message;
use plan::Plan;

/// The rules of the Second Edition.
#[derive(Debug)]
pub(crate) struct Second;

/// A menu of actions.
enum Menu {
    Play,
    Orders,
}

/// The menu of a question, if it is about actions. Responses are offered by the texts.
fn menu_of(ask: Ask) -> Option<Menu> {
    match ask {
        Ask::PlayAndDraw => Some(Menu::Play),
        Ask::Orders => Some(Menu::Orders),
        Ask::Respond
        | Ask::EndOfTurn
        | Ask::BeamWhich
        | Ask::HideWhich
        | Ask::DiscardExcess
        | Ask::ChooseDilemmas
        | Ask::OrderDilemmas
        | Ask::DealWithInOrder
        | Ask::PayForSkills { .. }
        | Ask::PayForSkill { .. }
        | Ask::WhoseSkill { .. }
        | Ask::CompleteHow
        | Ask::Loop
        | Ask::Text { .. }
        | Ask::Doorways
        | Ask::PlaceMission { .. }
        | Ask::SeedUnder
        | Ask::Seed
        | Ask::PlayCards
        | Ask::WalkWhich => None,
    }
}

impl Procedure for Second {
    fn customs(&self, rules: &edition::Rules) -> Customs {
        let rules = rules.second();
        let types = |of: &dyn Fn(CardType, Place) -> bool| {
            let mut sets = [PlaceSet::default(); CardType::ALL.len()];
            for kind in CardType::ALL {
                sets[*kind as usize] = PlaceSet::of(|place| of(*kind, place));
            }
            sets
        };
        Customs {
            // 2E-GLOSS-21.
            idle: Flags::only(Flag::Stopped),
            awake: types(&|kind, place| match place {
                Place::Hand(_) => kind == CardType::Interrupt,
                Place::Limbo(_) => true,
                place => place.in_play(),
            }),
            works: types(&|kind, place| match kind {
                CardType::Interrupt => matches!(place, Place::Hand(_)),
                CardType::Dilemma => matches!(place, Place::Limbo(_)),
                _ => place.in_play() && !matches!(place, Place::Brig(_) | Place::Beneath(_)),
            }),
            lent: types(&|kind, place| {
                kind == CardType::Interrupt && matches!(place, Place::On(_))
            }),
            speaks_for_commander: PlaceSet::of(|place| {
                place.in_play() && !matches!(place, Place::On(_))
            }),
            sight: Place::EXAMPLES.map(|place| match place {
                // 2E-GLOSS-04: one's own discard pile only.
                Place::Hand(_)
                | Place::Drawn(_)
                | Place::Stack(_)
                | Place::Discard(_)
                | Place::Removed(_) => Sight::Holder,
                Place::Deck(_) => Sight::Nobody,
                Place::Pile(_) => Sight::HolderIfFaceUp,
                _ => Sight::Everybody,
            }),
            captives: match rules.captive {
                rules::Captive::IsUseless => OutOfUse::Nothing,
                rules::Captive::KeepsItsNumbers => OutOfUse::ItsNumbers,
            },
            idle_cards: match rules.stopped_card {
                rules::StoppedCard::IsUseless => OutOfUse::Nothing,
                rules::StoppedCard::KeepsItsNumbers => OutOfUse::ItsNumbers,
            },
            reaches_idle: rules.own_stopped == rules::OwnStopped::WithinReach,
            tie_breaker: match rules.tie_breaker {
                rules::TieBreaker::Commander => edition::TieBreaker::Commander,
                rules::TieBreaker::Owner => edition::TieBreaker::Owner,
            },
            faults: rules.faults,
            questions: rules.questions,
        }
    }

    fn same_site(&self, rules: &edition::Rules, a: &CardDef, b: &CardDef) -> bool {
        match rules.second().same_mission {
            rules::SameMission::ByTitle => a.title == b.title,
            rules::SameMission::ByFullName => a.title == b.title && a.subtitle == b.subtitle,
        }
    }

    fn lists(&self, players: usize, _sites: usize) -> usize {
        players * Zone::USUAL
    }

    fn first_place(&self, part: Part, owner: Seat) -> Place {
        setup::first_place(part, owner)
    }

    fn supply(&self, icon: Icon) -> Vec<Icon> {
        staffing::supply(icon)
    }

    fn first_turn(&self) -> Turn {
        turn::at(turn::Step::Start)
    }

    fn begin(&self, game: &mut Game) {
        setup::begin(game);
    }

    fn begin_at(&self, game: &mut Game, opening: &Opening) -> Result<(), Message> {
        opening::begin_at(game, opening)
    }

    fn step(&self, game: &mut Game, top: Top) -> Flow {
        match top {
            Top::Turn(at) => turn::step(game, at),
            Top::Play(at) => play::step(game, at),
            Top::Attempt(at) => attempt::step(game, at),
            Top::Fight(at) => fight::step(game, at),
        }
    }

    fn menu(&self, game: &Game, ask: Ask, seat: Seat, out: &mut Vec<Action>) {
        match menu_of(ask) {
            Some(Menu::Play) => playable::play_actions(game, seat, out),
            Some(Menu::Orders) => orders::order_actions(game, seat, out),
            None => {}
        }
    }

    fn check(&self, game: &Game, ask: Ask, seat: Seat, action: &Action) -> Result<(), Refusal> {
        match menu_of(ask) {
            Some(Menu::Play) => playable::check_play_action(game, seat, action),
            Some(Menu::Orders) => orders::check_order(game, seat, action),
            None => refuse(API, Why::WrongShape),
        }
    }

    fn check_candidates(
        &self,
        game: &Game,
        choice: &Choice,
        answer: &Answer,
    ) -> Result<(), Refusal> {
        dilemmas::check_dilemma_kinds(game, choice, answer)
    }

    fn check_together(
        &self,
        game: &Game,
        rule: Constraint,
        cards: &[CardId],
    ) -> Result<(), Refusal> {
        match rule {
            Constraint::Free | Constraint::Together { .. } | Constraint::Walking { .. } => Ok(()),
            Constraint::Dilemmas { limit } => dilemmas::check_dilemmas(game, cards, limit),
            Constraint::Skill { skill, levels } => game.check_skill_users(cards, skill, levels),
            Constraint::Unique { seat } => uniqueness::check_together(game, seat, cards),
        }
    }

    fn check_arrangement(&self, _: &Game, _: Layout, _: &[(CardId, Place)]) -> Result<(), Refusal> {
        // No question of this edition is about laying cards.
        refuse(API, Why::WrongShape)
    }

    fn cite(&self, what: Cite) -> &'static str {
        match what {
            Cite::PlayerLeft => "2E-GAP-43",
            Cite::NotYourChoice => "2E-ACT-02",
            Cite::NotYourText => "2E-CMD-06",
            Cite::IdleText => "2E-GLOSS-21",
            Cite::BarredText => "2E-GLOSS-01",
            Cite::TextElsewhere => "2E-CMD-02",
            Cite::UsedUp => "2E-ACT-04",
            Cite::NotMeanwhile => "2E-WHEN-05",
            Cite::DemandNotMet => "2E-ACT-11",
            Cite::CostNotPayable => "2E-ACT-12",
            Cite::MustRespond => "2E-GAP-45",
            Cite::AnsweredAlready => "2E-WHEN-03",
            Cite::NoRound => "2E-ACT-03",
            Cite::SkillUsers => "2E-GAP-64",
        }
    }

    fn refuse_response(&self, game: &Game, seat: Seat, action: &Action) -> Refusal {
        response::refuse_response(game, seat, action)
    }

    fn more_responses(&self, game: &Game, round: &Respond, seat: Seat, out: &mut Vec<Offer>) {
        response::more_responses(game, round, seat, out);
    }

    fn respond(&self, game: &mut Game, seat: Seat, action: Action) {
        if let Action::Repair { damage } = action {
            damage::repair(game, seat, damage);
        }
    }

    fn enact(&self, game: &mut Game, h: &Happening, cards: &[CardId]) -> bool {
        happening::enact(game, h, cards)
    }

    fn settle(&self, game: &mut Game, card: CardId, from: Place, to: Place) {
        happening::settle(game, card, from, to);
    }

    fn goes_with(&self, game: &Game, rider: CardId) -> Happening {
        happening::goes_with(game, rider)
    }

    fn unpaid(&self, game: &mut Game) {
        // 2E-GAP-63: the price of an attempt was not paid, so it does not begin.
        if let Some(Frame::Attempt(attempt)) = game.state.frames.last_mut() {
            attempt.second_mut().step = attempt::Step::Done;
        }
    }

    fn left_to_chance(&self, game: &mut Game) {
        hand::left_to_chance(game);
    }

    fn may_enter(
        &self,
        game: &Game,
        seat: Seat,
        card: CardId,
        how: Entering,
    ) -> Result<(), Refusal> {
        uniqueness::check_unique(game, seat, card, how)
    }

    fn text_user(&self, game: &Game, card: CardId) -> Seat {
        let c = game.state.card(card);
        let dilemma = game.table.face(card).kind == CardType::Dilemma;
        match c.place {
            // 2E-GAP-42: on a dilemma "you" is the attempter; damage speaks to the ship's commander.
            Place::On(host) if dilemma || c.is(Flag::Damage) => game.state.card(host).commander,
            Place::Limbo(_) if dilemma => game.attempt().map_or(c.commander, |a| a.attempter),
            Place::On(_) if game.table.face(card).kind == CardType::Interrupt => {
                game.table.face(card).owner
            }
            _ => game.commander_known(card),
        }
    }

    fn requirement<'a>(&self, game: &'a Game, mission: CardId) -> Option<&'a Requirement> {
        game.table.def(mission).requirements()
    }

    fn is_staffed(&self, game: &Game, ship: CardId) -> bool {
        staffing::is_staffed(game, ship)
    }

    fn staffing_gap(&self, game: &Game, ship: CardId) -> staffing::StaffingGap {
        staffing::staffing_gap(game, ship)
    }

    fn distance(&self, game: &Game, ship: CardId, from: SiteId, to: SiteId) -> i16 {
        movement::range_needed(game, ship, from, to)
    }

    fn before_reaching(&self, game: &mut Game, pile: Place, n: usize) {
        dilemmas::before_reaching(game, pile, n);
    }

    fn before_requirement(&self, game: &mut Game) -> bool {
        attempt::reopen_facing(game)
    }

    fn change_dilemmas(&self, game: &mut Game, draw: i16, spend: i16) {
        dilemmas::change(game, draw, spend);
    }

    fn fail_dilemma(&self, _: &mut Game) {
        // The texts of this edition say themselves what follows.
    }

    fn face_instead(&self, game: &mut Game, cards: &[CardId]) {
        dilemmas::face_instead(game, cards);
    }

    fn can_spend(&self, game: &Game, seat: Seat, n: i16) -> bool {
        counters::can_spend(game, seat, n)
    }

    fn spend(&self, game: &mut Game, seat: Seat, n: i16, cause: Cause) {
        counters::spend_for(game, seat, n, cause);
    }

    fn play_by_text(&self, game: &mut Game, seat: Seat, card: CardId, aboard: Option<CardId>) {
        play::play_by_text(game, seat, card, aboard);
    }

    fn play_for(&self, game: &mut Game, seat: Seat, card: CardId, ability: u8, bound: Bindings) {
        play::play_interrupt(game, seat, card, ability, bound);
    }

    fn cost_paid(&self, game: &mut Game) {
        play::cost_paid(game);
    }

    fn usual_places(&self, game: &Game, verb: Verb, card: CardId, actor: Seat) -> Vec<Destination> {
        destinations::usual_places(game, verb, card, actor)
    }

    fn first_to_respond(&self, game: &Game) -> Seat {
        // 2E-ACT-07.
        game.state.active
    }

    fn plan(&self, game: &Game, seat: Seat, action: &Action) -> Option<Plan> {
        plan::plan(game, seat, action)
    }

    fn titles_of(&self, game: &Game, kind: CardType) -> Vec<Word> {
        // 2E-GLOSS-13: any card there is, not only those of this game.
        // Scenarios have only the definitions they use.
        let known = Catalogue::second_edition().cards().iter();
        let all = known.chain(game.table.defs.iter());
        let of_type = all.filter(|def| def.card_type() == kind);
        let mut titles: Vec<Word> = of_type.map(|def| def.title).collect();
        titles.sort();
        titles.dedup();
        titles
    }

    fn can_fight(&self, game: &Game, effect: &Effect, cx: &Cx) -> bool {
        fight::can_fight(game, effect, cx)
    }

    fn no_fight(&self, game: &Game, effect: &Effect, cx: &Cx) -> &'static str {
        fight::no_fight(game, effect, cx)
    }

    fn start_fight(&self, game: &mut Game, block: &mut Block, effect: &Effect) -> Option<Flow> {
        fight::start_fight(game, block, effect)
    }

    fn join_fight(&self, game: &mut Game, ship: CardId) {
        fight::join_fight(game, ship);
    }

    fn check_victory(&self, game: &mut Game) {
        winning::check_victory(game);
    }

    fn concede(&self, game: &mut Game, seat: Seat) {
        concession::concede(game, seat);
    }

    fn veil(&self, _: &mut Game, _: Seat) {}

    fn show(&self, viewer: &Viewer) -> Board {
        Board::Second(view::show(viewer))
    }

    fn most_players(&self) -> usize {
        setup::MOST_PLAYERS
    }
}
