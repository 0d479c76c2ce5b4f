//! Dilemma piles and stacks: drawing, choosing, ordering, revealing, overcoming.

use super::attempt::{self, Step};
use super::rules::{FaceUpCard, OverLimit, Unfaced, rules};
use crate::kernel::choice::{Answer, Ask, Choice, Constraint};
use crate::kernel::game::{Flow, Game};
use crate::kernel::happening::Happening;
use crate::kernel::ids::{CardId, Seat, Seats};
use crate::kernel::place::Place;
use crate::kernel::procedure::{Attempt, Here};
use crate::kernel::refusal::{Refusal, Why, refuse};
use crate::kernel::state::{Flag, Until};
use cards::language::Kind;
use cards::lexicon::{CardType, Stat};

/// 2E-DIL-02, 2E-FAIL-04, 2E-FAIL-05, 2E-GAP-06, 2E-GAP-07.
pub(super) fn about_to_draw(game: &mut Game, at: Here<Attempt>) -> Flow {
    let a = &game[at];
    let (mission, opponent) = (a.mission, a.opponent);
    let limit = (a.participants.len() as i16 - game.beneath(mission).count() as i16).max(0);
    let course = game[at].second_mut();
    course.step = Step::Draw;
    // Texts used when the attempt began may have changed both already.
    course.draw += limit;
    course.limit += limit;
    let h = Happening::new(Kind::DrawDilemmas)
        .by(opponent)
        .card(mission)
        .count(limit as usize);
    if game.is_watched(Kind::DrawDilemmas) {
        game.open_phase(h, cards::language::Phase::Before);
    }
    Flow::Stay
}

pub(super) fn draw_dilemmas(game: &mut Game, at: Here<Attempt>) -> Flow {
    let (opponent, mission) = (game[at].opponent, game[at].mission);
    let course = game[at].second_mut();
    course.step = Step::Choose;
    course.draw = course.draw.max(0);
    course.limit = course.limit.max(0);
    let wanted = course.draw;
    let mut drawn = 0;
    // 2E-GAP-01: as many as there are.
    while drawn < wanted && draw_dilemma(game, opponent) {
        drawn += 1;
    }
    let h = Happening::new(Kind::DrawDilemmas)
        .by(opponent)
        .card(mission)
        .count(drawn as usize);
    game.tell_all(h);
    game.remember(h);
    if game.is_watched(Kind::DrawDilemmas) {
        game.open_phase(h, cards::language::Phase::After);
    }
    Flow::Stay
}

/// Takes the top dilemma. Under R2002 a face-up card on top makes the pile shuffle first.
pub(super) fn draw_dilemma(game: &mut Game, seat: Seat) -> bool {
    let Some(&top) = game.state.zone(Place::Pile(seat)).last() else {
        return false;
    };
    if game.state.card(top).is(Flag::FaceUp) {
        game.shuffle(Place::Pile(seat));
    }
    let Some(&top) = game.state.zone(Place::Pile(seat)).last() else {
        return false;
    };
    game.state.put(top, Place::Drawn(seat));
    settle_pile(game, seat);
    true
}

/// 2E-DIL-08, 2E-GAP-03: under R2003 a face-up card is reached as soon as it lies on top.
pub(super) fn settle_pile(game: &mut Game, seat: Seat) {
    if rules(game).face_up_card != FaceUpCard::ShufflesWhenReached {
        return;
    }
    let top = game.state.zone(Place::Pile(seat)).last().copied();
    if top.is_some_and(|c| game.state.card(c).is(Flag::FaceUp)) {
        game.shuffle(Place::Pile(seat));
    }
}

/// Puts several dilemmas face up under the pile; whether to shuffle is checked when all are there (2E-GAP-04).
fn return_under(game: &mut Game, seat: Seat, cards: &[CardId]) {
    for &card in cards {
        game.state.put_under(card, Place::Pile(seat));
        let c = &mut game.state.cards[card.index()];
        c.clear();
        c.set(Flag::FaceUp, true);
    }
    if !cards.is_empty() {
        let h = Happening::new(Kind::ReturnDilemma)
            .by(seat)
            .to(Place::Pile(seat))
            .count(cards.len());
        let each = cards.iter().map(|_| Seats::only(seat)).collect();
        game.tell_cards_as(h, cards, each);
    }
    settle_pile(game, seat);
}

/// 2E-DIL-03 to 2E-DIL-07, 2E-GAP-05.
pub(super) fn choose_dilemmas(game: &mut Game, at: Here<Attempt>) -> Flow {
    let a = &game[at];
    let (opponent, mission, limit) = (a.opponent, a.mission, a.second().limit);
    let drawn = game.state.zone(Place::Drawn(opponent)).to_vec();
    let chosen = match game.reply_cards() {
        Some(chosen) => chosen,
        None if drawn.is_empty() => Vec::new(),
        None => {
            let from: Vec<CardId> = drawn
                .iter()
                .copied()
                .filter(|c| game.kind_fits(*c, mission))
                .collect();
            let max = from.len() as u16;
            let choice = Choice::Cards {
                from,
                min: 0,
                max,
                rule: Constraint::Dilemmas { limit },
            };
            return game.ask(opponent, Ask::ChooseDilemmas, choice);
        }
    };
    for &card in &chosen {
        game.state.put(card, Place::Stack(opponent));
    }
    let rest: Vec<CardId> = drawn.into_iter().filter(|c| !chosen.contains(c)).collect();
    return_under(game, opponent, &rest);
    attempt::go_to(game, at, Step::Order)
}

/// 2E-DIL-06: refuses a drawn dilemma of the wrong kind, with the reason.
pub(super) fn check_dilemma_kinds(
    game: &Game,
    choice: &Choice,
    answer: &Answer,
) -> Result<(), Refusal> {
    let (
        Choice::Cards {
            from,
            rule: Constraint::Dilemmas { .. },
            ..
        },
        Answer::Cards(cards),
        Some(a),
    ) = (choice, answer, game.attempt())
    else {
        return Ok(());
    };
    let drawn = game.state.zone(Place::Drawn(a.opponent));
    match cards
        .iter()
        .find(|c| drawn.contains(c) && !from.contains(c))
    {
        Some(&card) => refuse("2E-DIL-06", Why::WrongDilemmaKind { card }),
        None => Ok(()),
    }
}

/// 2E-DIL-04, 2E-DIL-05, 2E-DIL-06.
pub(super) fn check_dilemmas(game: &Game, cards: &[CardId], limit: i16) -> Result<(), Refusal> {
    let mut cost = 0;
    for (i, &card) in cards.iter().enumerate() {
        // 2E-GAP-09: copies have the same title.
        if cards[..i].iter().any(|c| game.table.is_same(*c, card)) {
            return refuse("2E-DIL-05", Why::SameDilemmaTwice { card });
        }
        if game
            .attempt()
            .is_some_and(|a| !game.kind_fits(card, a.mission))
        {
            return refuse("2E-DIL-06", Why::WrongDilemmaKind { card });
        }
        cost += game.stat(card, Stat::Cost);
    }
    if cost > limit {
        return refuse("2E-DIL-04", Why::TooExpensive { cost, limit });
    }
    Ok(())
}

/// 2E-DIL-09: the first card named is revealed first.
pub(super) fn order_dilemmas(game: &mut Game, at: Here<Attempt>) -> Flow {
    let opponent = game[at].opponent;
    let stack = game.state.zone(Place::Stack(opponent)).to_vec();
    if let Some(order) = game.reply_cards() {
        if let Some(zone) = game.state.zone_mut(Place::Stack(opponent)) {
            *zone = order.into_iter().rev().collect();
        }
    } else if stack.len() > 1 {
        return game.ask(opponent, Ask::OrderDilemmas, Choice::Order { cards: stack });
    }
    let n = game.state.zone(Place::Stack(opponent)).len();
    game.tell_all(
        Happening::new(Kind::Place)
            .by(opponent)
            .to(Place::Stack(opponent))
            .count(n),
    );
    attempt::go_to(game, at, Step::Reveal)
}

/// 2E-DIL-10, 2E-DIL-15, 2E-DIL-18.
pub(super) fn reveal_next(game: &mut Game, at: Here<Attempt>) -> Flow {
    let a = &mut game[at];
    a.stand_back();
    a.dilemma = None;
    a.prevented = false;
    let (opponent, mission, nobody) = (a.opponent, a.mission, a.participants.is_empty());
    game.expire(|u| *u == Until::Dilemma);
    still_there(game, at);
    let Some(&top) = game.state.zone(Place::Stack(opponent)).last() else {
        return attempt::go_to(game, at, Step::Ready);
    };
    if nobody || game[at].participants.is_empty() {
        return attempt::go_to(game, at, Step::Abandon);
    }
    game.state.put(top, Place::Limbo(opponent));
    game.state.cards[top.index()].commander = opponent;
    for used in &mut game.state.uses {
        used.dilemma = 0;
    }
    let record = game.state.record.len() as u16;
    let faces = may_be_faced(game, at, top);
    let a = &mut game[at];
    a.dilemma = Some(top);
    a.dilemma_record = record;
    a.facing = match faces {
        true => a.participants.clone(),
        false => Vec::new(),
    };
    let next = if faces { Step::Face } else { Step::Overcome };
    attempt::go_to(game, at, next);
    let h = Happening::new(Kind::RevealDilemma)
        .by(opponent)
        .card(top)
        .other(mission);
    game.happen(h);
    Flow::Stay
}

/// Drops participants that were taken away by other means (2E-GAP-14, 2E-GAP-15).
fn still_there(game: &mut Game, at: Here<Attempt>) {
    let a = &game[at];
    let site = game.table.site_of_mission(a.mission);
    let place = match (a.ship, site) {
        (Some(ship), _) => Place::Aboard(ship),
        (None, Some(site)) => Place::Surface(site),
        _ => return,
    };
    let seat = a.attempter;
    let gone: Vec<CardId> = a
        .participants
        .iter()
        .copied()
        .filter(|c| {
            let card = game.state.card(*c);
            card.place != place || card.commander != seat || card.is(Flag::Stopped)
        })
        .collect();
    for card in gone {
        game.quit_attempt(card);
    }
}

/// Checks the revealed dilemma. Only a stack that was not chosen by the rules, as in a scenario, fails this
/// (2E-DIL-19, 2E-DIL-20, 2E-GAP-10, 2E-GAP-11).
fn may_be_faced(game: &mut Game, at: Here<Attempt>, dilemma: CardId) -> bool {
    let cost = game.table.face(dilemma).cost;
    let drops_rest = rules(game).over_limit == OverLimit::DropsTheRest;
    let fits = game.kind_fits(dilemma, game[at].mission);
    let a = game[at].second();
    let again = a.faced.iter().any(|c| game.table.is_same(*c, dilemma));
    let too_much = a.revealed_cost + cost > a.limit && !cost_has_changed(game);
    let dropped = a.over_limit;
    let a = game[at].second_mut();
    if too_much && fits && !again {
        a.over_limit |= drops_rest;
        return false;
    }
    if dropped || !fits || again {
        return false;
    }
    a.revealed_cost += cost;
    a.faced.push(dilemma);
    true
}

/// 2E-GAP-12: whether texts may have changed costs since the dilemmas were chosen; the costs at that moment count.
fn cost_has_changed(game: &Game) -> bool {
    game.table
        .modifiers
        .has(crate::kernel::table::ModifierKind::Stat)
}

/// 2E-DIL-12 to 2E-DIL-14: overcome unless its text put it somewhere else.
pub(super) fn overcome_dilemma(game: &mut Game, at: Here<Attempt>) -> Flow {
    let a = &game[at];
    let (dilemma, mission, seat) = (a.dilemma, a.mission, a.attempter);
    attempt::go_to(game, at, Step::Reveal);
    if let Some(dilemma) = dilemma
        && matches!(game.state.card(dilemma).place, Place::Limbo(_))
    {
        let h = Happening::new(Kind::Overcome)
            .by(seat)
            .card(dilemma)
            .other(mission);
        game.happen(h.to(Place::Beneath(mission)));
    }
    Flow::Stay
}

/// 2E-DIL-18: the rest of the stack is overcome without being faced.
pub(super) fn abandon_stack(game: &mut Game, at: Here<Attempt>) -> Flow {
    let a = &mut game[at];
    a.dilemma = None;
    let (opponent, mission, seat) = (a.opponent, a.mission, a.attempter);
    let Some(&top) = game.state.zone(Place::Stack(opponent)).last() else {
        return attempt::go_to(game, at, Step::Fail);
    };
    let unseen = rules(game).unfaced == Unfaced::StayUnseen;
    game.state.cards[top.index()].set(Flag::Unseen, unseen);
    let h = Happening::new(Kind::Overcome)
        .by(seat)
        .card(top)
        .other(mission);
    game.happen(h.to(Place::Beneath(mission)));
    Flow::Stay
}

/// 2E-DIL-08: a text that reaches a face-up card of a pile shuffles the pile first.
pub(super) fn before_reaching(game: &mut Game, pile: Place, n: usize) {
    if rules(game).face_up_card != FaceUpCard::ShufflesWhenReached {
        return;
    }
    let mut top = game.state.zone(pile).iter().rev().take(n);
    if top.any(|c| game.state.card(*c).is(Flag::FaceUp)) {
        game.shuffle(pile);
    }
}

/// Changes the number of dilemmas; if they have been drawn already, further ones are drawn now.
pub(super) fn change(game: &mut Game, draw: i16, spend: i16) {
    let Some(attempt) = game.attempt_mut() else {
        return;
    };
    let opponent = attempt.opponent;
    let course = attempt.second_mut();
    course.draw += draw;
    course.limit += spend;
    if course.step == Step::Choose {
        for _ in 0..draw {
            draw_dilemma(game, opponent);
        }
    }
}

/// Lets others face the current dilemma: these personnel, or the crew of this ship.
pub(super) fn face_instead(game: &mut Game, cards: &[CardId]) {
    let Some(seat) = cards.first().map(|c| game.state.card(*c).commander) else {
        return;
    };
    let (mut group, mut ship) = (Vec::new(), None);
    for &card in cards {
        match game.table.face(card).kind {
            CardType::Ship => {
                ship = Some(card);
                let able = |c: &CardId| !game.is_idle(*c);
                group.extend(game.crew(card, Some(seat)).filter(able));
            }
            _ => group.push(card),
        }
    }
    let Some(attempt) = game.attempt_mut().filter(|a| a.reserve.is_none()) else {
        return;
    };
    let (attempter, dilemma) = (attempt.attempter, attempt.dilemma);
    attempt.stand_in(seat, group, ship);
    // 2E-GAP-42: "you" are now those who face it, "your opponent" is the player on the other side.
    if let (Some(dilemma), true) = (dilemma, seat != attempter) {
        game.state.cards[dilemma.index()].commander = attempter;
    }
}
