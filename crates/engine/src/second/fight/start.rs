//! Beginning a combat or an engagement: what is still undecided is asked, then the sides are formed.

use super::arena::{Arena, arenas, may_fight, targets, warships};
use super::{Course, Step};
use crate::kernel::choice::{Answer, Choice, Label, TextAsk};
use crate::kernel::frame::{Block, Frame, Key, Progress, Value};
use crate::kernel::game::{Flow, Game};
use crate::kernel::ids::{CardId, Seat};
use crate::kernel::place::Place;
use crate::kernel::procedure::{Between, Fight, FightOf};
use crate::kernel::state::{Flag, Until};
use cards::language::{Activity, Effect, FightKind, Filter, Slot};
use cards::lexicon::CardType;

fn ask(game: &mut Game, block: &Block, what: TextAsk, choice: Choice) -> Flow {
    game.ask_text(block, block.you, what, choice)
}

/// Asks what is still undecided and begins. `None` if there is nothing to fight.
pub(in crate::second) fn start_fight(
    game: &mut Game,
    block: &mut Block,
    effect: &Effect,
) -> Option<Flow> {
    let Effect::Fight { kind, with, to, .. } = effect else {
        return None;
    };
    let cx = block.cx();
    let (mut arenas, mut ships) = (arenas(game, with, &cx), warships(game, with, &cx));
    if !may_fight(game, Between::Personnel, &cx) {
        arenas.clear();
    }
    if !may_fight(game, Between::Ships, &cx) {
        ships.clear();
    }
    let combat = match (kind, arenas.is_empty(), ships.is_empty()) {
        (FightKind::Combat, false, _) | (FightKind::Either, false, true) => true,
        (FightKind::Engagement, _, false) | (FightKind::Either, true, false) => false,
        (FightKind::Either, false, false) => match block.bound.number(Key::FightKind) {
            Some(n) => n == 0,
            None => {
                if let Some(Answer::Option(n)) = game.reply.take() {
                    game.bind(block, Key::FightKind, Value::Number(i32::from(n)));
                    return Some(Flow::Stay);
                }
                let options = vec![Label::Combat, Label::Engagement];
                return Some(ask(
                    game,
                    block,
                    TextAsk::FightKind,
                    Choice::Options { options },
                ));
            }
        },
        _ => return None,
    };
    Some(if combat {
        start_combat(game, block, &arenas, with, *to)
    } else {
        start_engagement(game, block, &ships, with, *to)
    })
}

fn start_combat(
    game: &mut Game,
    block: &mut Block,
    arenas: &[Arena],
    with: &Filter,
    to: Option<Slot>,
) -> Flow {
    let at = match (block.bound.number(Key::FightOwn), arenas.len()) {
        (Some(n), _) => n as usize,
        (None, 1) => 0,
        (None, _) => {
            if let Some(Answer::Place(place)) = game.reply.take() {
                let n = arenas.iter().position(|(p, _)| *p == place).unwrap_or(0);
                game.bind(block, Key::FightOwn, Value::Number(n as i32));
                return Flow::Stay;
            }
            let places = arenas.iter().map(|(p, _)| *p).collect();
            return ask(game, block, TextAsk::FightShip, Choice::Place { places });
        }
    };
    let Some(&(place, against)) = arenas.get(at) else {
        return block.next_effect();
    };
    // 2E-COMBAT-05.
    let opponent = match (against.len(), game.reply.take()) {
        (_, Some(Answer::Player(seat))) => seat,
        (1, _) => against.iter().next().unwrap_or(Seat(0)),
        _ => {
            // The answer to the first question must not be asked for again.
            game.bind(block, Key::FightOwn, Value::Number(at as i32));
            return ask(
                game,
                block,
                TextAsk::FightAgainst,
                Choice::Player { from: against },
            );
        }
    };
    if let Some(slot) = to {
        let cx = block.cx();
        let fits = |c: &CardId| {
            let card = game.state.card(*c);
            card.place == place
                && card.commander == cx.you
                && !card.is(Flag::Stopped)
                && game.filter(with, *c, &cx)
        };
        let those = game.state.field.iter().copied().filter(fits).collect();
        game.bind(block, slot, Value::Cards(those));
    }
    apply_tweaks(game, block);
    let you = block.you;
    let side = |seat: Seat, stopped: bool| -> Vec<CardId> {
        let there = |c: &CardId| {
            let card = game.state.card(*c);
            card.place == place
                && card.commander == seat
                && (stopped || !card.is(Flag::Stopped))
                && game.table.face(*c).kind == CardType::Personnel
                && !game.is_exempt(*c, Activity::InCombat, &block.cx())
        };
        game.state.field.iter().copied().filter(there).collect()
    };
    // 2E-COMBAT-03, 2E-COMBAT-04.
    let (ours, theirs) = (side(you, false), side(opponent, true));
    let involved = ours.iter().chain(&theirs).copied().collect();
    let between = Between::Personnel;
    push_fight(
        game,
        block,
        Sides {
            between,
            opponent,
            place,
            ours,
            theirs,
            involved,
        },
    )
}

fn start_engagement(
    game: &mut Game,
    block: &mut Block,
    ships: &[CardId],
    with: &Filter,
    to: Option<Slot>,
) -> Flow {
    let ship = match (block.bound.card(Key::FightOwn), ships) {
        (Some(ship), _) => ship,
        (None, [only]) => *only,
        (None, _) => {
            if let Some(cards) = game.reply_cards() {
                if let Some(&ship) = cards.first() {
                    game.bind(block, Key::FightOwn, Value::Card(ship));
                }
                return Flow::Stay;
            }
            let you = block.you;
            return game.ask_cards(block, you, TextAsk::FightShip, ships.to_vec(), 1, 1);
        }
    };
    let targets = targets(game, ship);
    let target = match (targets.as_slice(), block.bound.card(Key::FightAgainst)) {
        (_, Some(target)) => target,
        ([only], _) => *only,
        ([], _) => return block.next_effect(),
        _ => {
            // Both questions have the same shape: what is known is kept before the next is put.
            game.bind(block, Key::FightOwn, Value::Card(ship));
            if let Some(cards) = game.reply_cards() {
                if let Some(&target) = cards.first() {
                    game.bind(block, Key::FightAgainst, Value::Card(target));
                }
                return Flow::Stay;
            }
            let you = block.you;
            return game.ask_cards(block, you, TextAsk::FightAgainst, targets, 1, 1);
        }
    };
    let place = game.state.card(ship).place;
    // "Involving them": all that the text has brought together.
    let mut ours = vec![ship];
    if let Filter::In(_) = with {
        let with_it = |c: &CardId| *c != ship && game.state.card(*c).place == place;
        ours.extend(ships.iter().copied().filter(with_it));
    }
    if let Some(slot) = to {
        let value = match ours.as_slice() {
            [only] => Value::Card(*only),
            all => Value::Cards(all.to_vec()),
        };
        game.bind(block, slot, value);
    }
    apply_tweaks(game, block);
    let opponent = game.state.card(target).commander;
    let mut involved = ours.clone();
    involved.push(target);
    for &ship in ours.iter().chain([&target]) {
        involved.extend(game.crew(ship, None));
    }
    let (between, theirs) = (Between::Ships, vec![target]);
    push_fight(
        game,
        block,
        Sides {
            between,
            opponent,
            place,
            ours,
            theirs,
            involved,
        },
    )
}

/// Applies what the text changes during the fight, from before the sides are formed.
fn apply_tweaks(game: &mut Game, block: &Block) {
    let tweaked = match game.table.block(&block.code).get(usize::from(block.pc)) {
        Some(Effect::Fight { tweak, .. }) => !tweak.is_empty(),
        _ => false,
    };
    if tweaked {
        game.last(block, Until::Fight);
    }
}

/// The two sides of a fight that begins.
struct Sides {
    between: Between,
    opponent: Seat,
    place: Place,
    ours: Vec<CardId>,
    theirs: Vec<CardId>,
    involved: Vec<CardId>,
}

fn push_fight(game: &mut Game, block: &mut Block, sides: Sides) -> Flow {
    let Sides {
        between,
        opponent,
        place,
        ours,
        theirs,
        involved,
    } = sides;
    block.progress = Progress::Begun;
    let record = game.state.record.len() as u16;
    game.state.uses.iter_mut().for_each(|u| u.fight = 0);
    game.push(Frame::Fight(Box::new(Fight {
        between,
        starter: block.you,
        opponent,
        source: block.source,
        place,
        ours,
        theirs,
        involved,
        winner: None,
        prevented: false,
        record,
        of: FightOf::Second(Course {
            step: Step::Begin,
            totals: (0, 0),
            code: block.code,
            pc: block.pc,
            bound: block.bound.clone(),
            work: Vec::new(),
        }),
    })));
    Flow::Stay
}
