//! The First Edition: one file for each thing players talk about. Kernel and texts use it only through
//! [`Procedure`].

mod affiliation;
mod artifacts;
pub(crate) mod attempt;
mod beaming;
mod dilemmas;
mod docking;
mod flying;
mod happening;
mod hurt;
mod opening;
mod orders;
pub(crate) mod play;
mod reporting;
pub(crate) mod rules;
pub(crate) mod seeding;
pub(crate) mod setup;
mod solving;
mod spaceline;
mod staffing;
mod teams;
pub(crate) mod turn;
mod uniqueness;
pub(crate) mod view;
mod walking;
pub(crate) mod winning;

pub use rules::Rules;

use crate::kernel::choice::{API, Action, Answer, Ask, Choice, Constraint, Layout};
use crate::kernel::edition::{
    self, Cite, Customs, Entering, Faults, Opening, OutOfUse, Plan, Procedure, Questions, Sight,
    StaffingGap, TieBreaker, Top,
};
use crate::kernel::frame::{Bindings, Block, Frame, Respond};
use crate::kernel::game::{Flow, Game};
use crate::kernel::happening::{Cause, Happening};
use crate::kernel::ids::{CardId, Seat, SiteId};
use crate::kernel::place::{Place, PlaceSet, Zone};
use crate::kernel::procedure::Turn;
use crate::kernel::refusal::{Refusal, Why, refuse};
use crate::kernel::state::Flags;
use crate::kernel::table::Part;
use crate::kernel::view::{Board, Viewer};
use crate::text::destination::Destination;
use crate::text::eval::Cx;
use crate::text::respond::Offer;
use cards::language::{Effect, Requirement, Verb};
use cards::lexicon::{CardType, Icon};
use cards::{CardDef, Catalogue, Word};
use locale::Message;

/// The rules of the First Edition.
#[derive(Debug)]
pub(crate) struct First;

impl Procedure for First {
    fn customs(&self, _: &edition::Rules) -> Customs {
        let types = |of: &dyn Fn(CardType, Place) -> bool| {
            let mut sets = [PlaceSet::default(); CardType::ALL.len()];
            for kind in CardType::ALL {
                sets[*kind as usize] = PlaceSet::of(|place| of(*kind, place));
            }
            sets
        };
        Customs {
            // 1E-HURT-06: a stopped card keeps its text and its skills; teams leave it out.
            idle: Flags::NONE,
            awake: types(&|kind, place| match place {
                Place::Hand(_) => kind == CardType::Interrupt,
                Place::Limbo(_) => true,
                place => place.in_play(),
            }),
            works: types(&|kind, place| match kind {
                CardType::Interrupt => matches!(place, Place::Hand(_)),
                // A text of a dilemma that has been placed says so.
                CardType::Dilemma => matches!(place, Place::Limbo(_)),
                _ => place.in_play(),
            }),
            lent: types(&|_, _| false),
            speaks_for_commander: PlaceSet::of(|place| {
                place.in_play() && !matches!(place, Place::On(_))
            }),
            sight: Place::EXAMPLES.map(|place| match place {
                Place::Hand(_) | Place::Seed(_) | Place::Agenda(_) => Sight::Holder,
                Place::Deck(_) | Place::Side(..) => Sight::Nobody,
                // 1E-GAP-64.
                Place::Discard(_) => Sight::HolderAndTop,
                Place::Under(_) => Sight::OwnerOrKnown,
                _ => Sight::Everybody,
            }),
            captives: OutOfUse::Nothing,
            idle_cards: OutOfUse::Nothing,
            reaches_idle: false,
            // 1E-GAP-127.
            tie_breaker: TieBreaker::Opponent,
            faults: Faults::Mended,
            questions: Questions::ThatMatter,
        }
    }

    fn same_site(&self, _: &edition::Rules, a: &CardDef, b: &CardDef) -> bool {
        // 1E-SEED-25, 1E-SEED-29.
        a.same_location(b)
    }

    fn lists(&self, players: usize, sites: usize) -> usize {
        players * (Zone::USUAL + Zone::FURTHER) + sites
    }

    fn first_place(&self, part: Part, owner: Seat) -> Place {
        setup::first_place(part, owner)
    }

    fn supply(&self, icon: Icon) -> Vec<Icon> {
        vec![icon]
    }

    fn first_turn(&self) -> Turn {
        turn::at(turn::Step::Seeding(seeding::Step::Doorways))
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
            // No fight begins: `can_fight` says so.
            Top::Fight(_) => Flow::Done,
        }
    }

    fn menu(&self, game: &Game, ask: Ask, seat: Seat, out: &mut Vec<Action>) {
        match ask {
            Ask::Seed => seeding::facilities::actions(game, seat, out),
            Ask::PlayCards => play::actions(game, seat, out),
            Ask::Orders => orders::actions(game, seat, out),
            // Responses are offered by the texts, the others are not about actions.
            _ => {}
        }
    }

    fn check(&self, game: &Game, ask: Ask, seat: Seat, action: &Action) -> Result<(), Refusal> {
        match ask {
            Ask::Seed => seeding::facilities::check(game, seat, action),
            Ask::PlayCards => play::check(game, seat, action),
            Ask::Orders => orders::check(game, seat, action),
            _ => refuse(API, Why::WrongShape),
        }
    }

    fn check_candidates(&self, _: &Game, _: &Choice, _: &Answer) -> Result<(), Refusal> {
        Ok(())
    }

    fn check_together(
        &self,
        game: &Game,
        rule: Constraint,
        cards: &[CardId],
    ) -> Result<(), Refusal> {
        match rule {
            Constraint::Free | Constraint::Dilemmas { .. } => Ok(()),
            Constraint::Skill { skill, levels } => game.check_skill_users(cards, skill, levels),
            Constraint::Unique { seat } => cards
                .iter()
                .try_for_each(|card| uniqueness::check(game, seat, *card)),
            Constraint::Together { to } => teams::check_mixing(game, cards, to),
            Constraint::Walking { to } => walking::check_together(game, cards, to),
        }
    }

    fn check_arrangement(
        &self,
        game: &Game,
        rule: Layout,
        laid: &[(CardId, Place)],
    ) -> Result<(), Refusal> {
        match rule {
            Layout::Free => Ok(()),
            Layout::BeneathMissions => seeding::check_beneath(game, laid),
        }
    }

    fn cite(&self, what: Cite) -> &'static str {
        match what {
            Cite::PlayerLeft | Cite::NotYourChoice => "1E-TURN-01",
            Cite::NotYourText => "1E-MISC-11",
            Cite::IdleText => "1E-HURT-13",
            Cite::BarredText | Cite::DemandNotMet => "1E-MISC-02",
            Cite::TextElsewhere => "1E-MISC-10",
            Cite::UsedUp => "1E-MISC-07",
            Cite::NotMeanwhile | Cite::NoRound => "1E-TURN-04",
            Cite::CostNotPayable | Cite::AnsweredAlready => "1E-GAP-17",
            Cite::MustRespond => "1E-TURN-02",
            Cite::SkillUsers => "1E-GAP-31",
        }
    }

    fn refuse_response(&self, _: &Game, _: Seat, _: &Action) -> Refusal {
        Refusal::new("1E-TURN-04", Why::NoResponse)
    }

    fn more_responses(&self, _: &Game, _: &Respond, _: Seat, _: &mut Vec<Offer>) {}

    fn respond(&self, _: &mut Game, _: Seat, _: Action) {}

    fn enact(&self, game: &mut Game, h: &Happening, cards: &[CardId]) -> bool {
        happening::enact(game, h, cards)
    }

    fn settle(&self, game: &mut Game, card: CardId, from: Place, to: Place) {
        if from.in_play() && !to.in_play() {
            docking::cast_off(game, card, from);
        }
    }

    fn goes_with(&self, game: &Game, rider: CardId) -> Happening {
        hurt::goes_with(game, rider)
    }

    fn unpaid(&self, _: &mut Game) {}

    fn left_to_chance(&self, _: &mut Game) {}

    fn may_enter(&self, game: &Game, seat: Seat, card: CardId, _: Entering) -> Result<(), Refusal> {
        uniqueness::check(game, seat, card)
    }

    fn text_user(&self, game: &Game, card: CardId) -> Seat {
        let c = game.state.card(card);
        let dilemma = game.table.face(card).kind == CardType::Dilemma;
        match c.place {
            Place::On(host) if dilemma => game.state.card(host).commander,
            Place::Limbo(_) if dilemma => game.attempt().map_or(c.commander, |a| a.attempter),
            _ => game.commander_known(card),
        }
    }

    fn requirement<'a>(&self, game: &'a Game, mission: CardId) -> Option<&'a Requirement> {
        solving::requirement(game, mission)
    }

    fn is_staffed(&self, game: &Game, ship: CardId) -> bool {
        staffing::is_staffed(game, ship)
    }

    fn staffing_gap(&self, game: &Game, ship: CardId) -> StaffingGap {
        staffing::gap(game, ship)
    }

    fn distance(&self, game: &Game, ship: CardId, from: SiteId, to: SiteId) -> i16 {
        let seat = game.state.card(ship).commander;
        flying::distance(game, seat, from, to).unwrap_or(i16::MAX)
    }

    fn before_reaching(&self, _: &mut Game, _: Place, _: usize) {}

    fn before_requirement(&self, _: &mut Game) -> bool {
        false
    }

    fn change_dilemmas(&self, _: &mut Game, _: i16, _: i16) {}

    fn fail_dilemma(&self, game: &mut Game) {
        dilemmas::fail(game);
    }

    fn face_instead(&self, _: &mut Game, _: &[CardId]) {}

    fn can_spend(&self, _: &Game, _: Seat, n: i16) -> bool {
        // This edition has no counters.
        n <= 0
    }

    fn spend(&self, _: &mut Game, _: Seat, _: i16, _: Cause) {}

    fn play_by_text(&self, game: &mut Game, seat: Seat, card: CardId, aboard: Option<CardId>) {
        play::play_by_text(game, seat, card, aboard);
    }

    fn play_for(&self, _: &mut Game, _: Seat, _: CardId, _: u8, _: Bindings) {}

    fn cost_paid(&self, _: &mut Game) {}

    fn usual_places(&self, game: &Game, verb: Verb, card: CardId, _: Seat) -> Vec<Destination> {
        let owner = game.table.face(card).owner;
        let place = match verb {
            Verb::Draw | Verb::Take | Verb::Download | Verb::Return => Place::Hand(owner),
            Verb::Remove => Place::Removed(owner),
            _ => hurt::resting_place(game, card),
        };
        vec![place.into()]
    }

    fn first_to_respond(&self, game: &Game) -> Seat {
        // 1E-GAP-17: the player who did not act.
        game.state.left_of(game.state.active)
    }

    fn plan(&self, _: &Game, _: Seat, _: &Action) -> Option<Plan> {
        None
    }

    fn titles_of(&self, game: &Game, kind: CardType) -> Vec<Word> {
        let known = Catalogue::first_edition().cards().iter();
        let all = known.chain(game.table.defs.iter());
        let of_type = all.filter(|def| def.card_type() == kind);
        let mut titles: Vec<Word> = of_type.map(|def| def.title).collect();
        titles.sort();
        titles.dedup();
        titles
    }

    fn can_fight(&self, _: &Game, _: &Effect, _: &Cx) -> bool {
        // Battles are not built yet.
        false
    }

    fn no_fight(&self, _: &Game, _: &Effect, _: &Cx) -> &'static str {
        "1E-GAP-02"
    }

    fn start_fight(&self, _: &mut Game, _: &mut Block, _: &Effect) -> Option<Flow> {
        None
    }

    fn join_fight(&self, _: &mut Game, _: CardId) {}

    fn check_victory(&self, game: &mut Game) {
        winning::check_victory(game);
    }

    fn concede(&self, game: &mut Game, seat: Seat) {
        winning::concede(game, seat);
    }

    fn veil(&self, game: &mut Game, seat: Seat) {
        let Some(Frame::Turn(turn)) = game.state.frames.first() else {
            return;
        };
        let course = turn.first().clone();
        if let Some(laid) = seeding::veil(game, seat, &course)
            && let Some(Frame::Turn(turn)) = game.state.frames.first_mut()
        {
            turn.first_mut().laid = vec![laid];
        }
    }

    fn show(&self, viewer: &Viewer) -> Board {
        Board::First(view::show(viewer))
    }

    fn most_players(&self) -> usize {
        setup::PLAYERS
    }
}
