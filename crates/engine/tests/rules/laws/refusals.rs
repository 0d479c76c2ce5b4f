//! Answers that are wrong in every way there is.

use crate::support::games::{Playing, games};
use engine::random::SmallRng;
use engine::{AbilityRef, Action, Answer, CardId, Choice, Game, Named, Place, Seat, SiteId, Why};

fn any_card(game: &Game, rng: &mut SmallRng) -> CardId {
    let n = game.state().cards.len();
    match rng.below(8) {
        0 => CardId(u16::MAX),
        1 => CardId(n as u16),
        _ => CardId(rng.below(n) as u16),
    }
}

fn any_seat(game: &Game, rng: &mut SmallRng) -> Seat {
    let n = game.state().players.len();
    match rng.below(6) {
        0 => Seat(u8::MAX),
        1 => Seat(n as u8),
        _ => Seat(rng.below(n) as u8),
    }
}

fn any_place(game: &Game, rng: &mut SmallRng) -> Place {
    let seat = any_seat(game, rng);
    let card = any_card(game, rng);
    let site = SiteId(match rng.below(5) {
        0 => u8::MAX,
        _ => rng.below(game.table().sites.len()) as u8,
    });
    match rng.below(16) {
        0 => Place::Deck(seat),
        1 => Place::Hand(seat),
        2 => Place::Discard(seat),
        3 => Place::Pile(seat),
        4 => Place::Core(seat),
        5 => Place::Brig(seat),
        6 => Place::Row(seat),
        7 => Place::Limbo(seat),
        8..=9 => Place::Orbit(site),
        10..=11 => Place::Surface(site),
        12..=13 => Place::Aboard(card),
        14 => Place::On(card),
        _ => Place::Beneath(card),
    }
}

fn any_action(game: &Game, rng: &mut SmallRng) -> Action {
    let card = any_card(game, rng);
    let other = Some(any_card(game, rng)).filter(|_| rng.below(3) > 0);
    let n = [0, 1, 7, 127, 128, 129, 255][rng.below(7)];
    let ability = match rng.below(2) {
        0 => AbilityRef::Printed(n),
        _ => AbilityRef::Lasting(n),
    };
    match rng.below(12) {
        0 => Action::Pass,
        1 => Action::End,
        2 => Action::Draw,
        3 => Action::DrawRest,
        4..=5 => Action::Play { card, at: other },
        6 => Action::Hide,
        7 => Action::Beam {
            from: any_place(game, rng),
            to: any_place(game, rng),
        },
        8 => Action::Move {
            ship: card,
            to: any_card(game, rng),
        },
        9 => Action::Attempt {
            mission: card,
            ship: other,
        },
        10 => Action::Use { card, ability },
        _ => Action::Repair { damage: card },
    }
}

fn some_cards(game: &Game, rng: &mut SmallRng) -> Vec<CardId> {
    let asked = match game.pending().map(|p| &p.choice) {
        Some(Choice::Cards { from, .. }) => from.clone(),
        Some(Choice::Order { cards }) => cards.clone(),
        _ => Vec::new(),
    };
    let n = rng.below(asked.len() + 3);
    let one = |rng: &mut SmallRng| match rng.below(4) {
        0 => any_card(game, rng),
        _ => match rng.pick(&asked) {
            Some(card) => *card,
            None => any_card(game, rng),
        },
    };
    (0..n).map(|_| one(rng)).collect()
}

fn any_answer(game: &Game, rng: &mut SmallRng) -> Answer {
    let number = [i16::MIN, -1, 0, 1, 99, i16::MAX][rng.below(6)];
    match rng.below(14) {
        0..=4 => Answer::Act(any_action(game, rng)),
        5 => Answer::Cards(some_cards(game, rng)),
        6 => Answer::Order(some_cards(game, rng)),
        7 => Answer::Number(number),
        8 => Answer::YesNo(rng.below(2) == 0),
        9 => Answer::Option([0, 1, 9, u8::MAX][rng.below(4)]),
        10 => Answer::Name(Named::Skill(cards::lexicon::Skill::Honor)),
        11 => Answer::Name(Named::Title(cards::Word::new("No Such Card"))),
        12 => Answer::Player(any_seat(game, rng)),
        _ => Answer::Place(any_place(game, rng)),
    }
}

/// Gives an answer to a copy. A refused one must leave it as it was; an accepted action must be listed.
/// Says whether it was refused.
fn try_answer(playing: &Playing, seat: Seat, answer: &Answer) -> bool {
    let mut copy = playing.game.clone();
    let expected = copy.why_not(seat, answer);
    let place = || format!("{}: {answer:?} of {seat}", playing.place());
    match copy.answer(seat, answer.clone()) {
        Err(refusal) => {
            assert_eq!(Some(refusal), expected, "{}", place());
            assert!(copy.state() == playing.game.state(), "{}", place());
            true
        }
        Ok(()) => {
            assert_eq!(expected, None, "{}", place());
            if let Answer::Act(action) = answer {
                assert!(playing.game.actions().contains(action), "{}", place());
            }
            assert_eq!(copy.state().check_places(), Ok(()), "{}", place());
            false
        }
    }
}

#[test]
fn a_refused_answer_leaves_the_state_equal() {
    let (mut tried, mut refused) = (0, 0);
    for n in games(40) {
        let mut playing = Playing::varied(n);
        let mut rng = SmallRng::new(n);
        let mut before = None;
        while let Some((seat, answer)) = playing.step() {
            if !playing.step.is_multiple_of(3) {
                continue;
            }
            let waiting = playing.game.pending().map(|p| p.seat);
            for _ in 0..6 {
                let by = match (rng.below(4), waiting) {
                    (0, _) | (_, None) => any_seat(&playing.game, &mut rng),
                    (_, Some(seat)) => seat,
                };
                let wrong = any_answer(&playing.game, &mut rng);
                tried += 1;
                refused += usize::from(try_answer(&playing, by, &wrong));
            }
            // The answer just given, once more, and one from before.
            try_answer(&playing, seat, &answer);
            if let Some((seat, answer)) = before.replace((seat, answer)) {
                try_answer(&playing, seat, &answer);
            }
        }
    }
    assert!(tried == 0 || refused * 2 > tried, "{refused} of {tried}");
}

/// 2E-ACT-02
#[test]
fn only_the_player_who_is_asked_may_answer() {
    let mut playing = Playing::new(3);
    for _ in 0..200 {
        let game = &playing.game;
        let Some(pending) = game.pending() else { break };
        for seat in game.state().seats().filter(|s| *s != pending.seat) {
            for action in game.actions() {
                let refusal = game.why_not(seat, &Answer::Act(action)).expect("refused");
                let waiting_for = pending.seat;
                assert_eq!(refusal.rule, "2E-ACT-02");
                assert_eq!(refusal.why, Why::NotYourChoice { waiting_for });
            }
        }
        playing.step();
    }
}

#[test]
fn nothing_can_be_answered_after_the_end() {
    let mut playing = Playing::new(0);
    while playing.step().is_some() {}
    let mut rng = SmallRng::new(1);
    for _ in 0..200 {
        let answer = any_answer(&playing.game, &mut rng);
        let refusal = playing.game.why_not(Seat(0), &answer).expect("refused");
        assert_eq!(refusal.why, Why::GameOver);
        assert!(try_answer(&playing, Seat(0), &answer));
    }
    assert!(try_answer(&playing, Seat(0), &Answer::Concede));
}
