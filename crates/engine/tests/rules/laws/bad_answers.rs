//! Whatever is answered by whomever: a typed refusal, the state unchanged, no panic.

use crate::support::glossary::{Rolls, world};
use cards::Word;
use cards::lexicon::{CardType, Skill};
use engine::script::{Table, player};
use engine::{
    AbilityRef, Action, Answer, CardId, Choice, Game, Named, Place, Refusal, Seat, SiteId, Why,
};
use std::time::{Duration, Instant};

const CARDS: &str = "
event Num: text [(when: Order, body: [ChooseNumber(who: You, max: N(3), to: 0)])]
event Opt: text [(when: Order, body: [May(who: You, body: [Draw(who: You, n: N(1))])])]
event Alt: text [(when: Order, body: [OneOf(who: You, options: [[Draw(who: You, n: N(1))], [Points(who: You, n: N(1))]])])]
event Nam: text [(when: Order, body: [Name(who: You, what: Skill, to: 0)])]
event Typ: text [(when: Order, body: [Name(who: You, what: CardType([Ship, Event]), to: 0)])]
event Who: text [(when: Order, body: [ChoosePlayer(from: EachOpponent, to: 0), Points(who: In(0), n: N(1))])]
event Sel: text [(when: Order, body: [Stop(what: Pick((of: (filter: Type(Personnel)), n: Exactly(N(2)), to: 0)))])]
event Ord: text [(when: Order, body: [Look(who: You, what: Every((from: Deck(You, Top(3)))), to: 0), Reorder(slot: 0, to: Deck(You, Top(3)))])]
event End: text [(when: Order, body: [Move(verb: Place, what: Every((from: Discard(You))), to: OwnersDeck(TopOrBottom))])]
event Wher: text [(when: Order, body: [Move(verb: Place, what: Every((from: Discard(You))), to: Headquarters(You))])]
hq Camp: plays Kli
event Res: text [(when: On((kind: Points)), optional: true, body: [Draw(who: You, n: N(1))])]
event Pts: text [(when: Order, body: [Points(who: You, n: N(1))])]
dilemma Trap: dual cost 1
dilemma Pit: dual cost 1
players 3
player 1
missions: Base; Green; Deep; Hold; Camp
at Base: Wren
at Green: Ann; Bo
aboard Wren: Cy; Dee
core: Num; Opt; Alt; Nam; Typ; Who; Sel; Ord; End; Wher; Pts
discard: Kor
hand: Hawk
player 2
core: Res
pile: Trap; Pit
";

fn after(text: &str) -> Table {
    let mut t = world("2003", CARDS);
    t.use_text(text, 0);
    t
}

/// A table for every kind of question.
fn questions() -> Vec<(&'static str, Table)> {
    let mut choose = world("2003", CARDS);
    choose.attempt("Green");
    let mut order = choose_two();
    order.pick(&["Trap", "Pit"]);
    vec![
        ("orders", world("2003", CARDS)),
        ("play", world("2003", &format!("{CARDS}\nsegment play"))),
        ("respond", after("Pts")),
        ("dilemmas", choose),
        ("order of dilemmas", order),
        ("number", after("Num")),
        ("yes or no", after("Opt")),
        ("options", after("Alt")),
        ("name a skill", after("Nam")),
        ("name a type", after("Typ")),
        ("player", after("Who")),
        ("cards", after("Sel")),
        ("order", after("Ord")),
        ("end of the deck", after("End")),
        ("place", after("Wher")),
    ]
}

fn choose_two() -> Table {
    let mut t = world("2003", CARDS);
    t.attempt("Green");
    t
}

fn places() -> Vec<Place> {
    let mut all = Vec::new();
    for seat in [0, 2, 3, 7, 8, 31, 32, 127, 128, 255].map(Seat) {
        all.extend([
            Place::Deck(seat),
            Place::Hand(seat),
            Place::Discard(seat),
            Place::Pile(seat),
            Place::Core(seat),
            Place::Brig(seat),
            Place::Row(seat),
            Place::Removed(seat),
            Place::Drawn(seat),
            Place::Stack(seat),
            Place::Limbo(seat),
        ]);
    }
    for site in [0, 1, 50, 255].map(SiteId) {
        all.extend([Place::Orbit(site), Place::Surface(site)]);
    }
    for card in [0, 1, 5, 999, u16::MAX].map(CardId) {
        all.extend([Place::Aboard(card), Place::On(card), Place::Beneath(card)]);
    }
    all
}

/// Answers of every variant, with numbers inside and outside of the game.
fn answers(cards: u16) -> Vec<Answer> {
    let ids: Vec<CardId> = (0..cards + 2)
        .chain([999, 32767, 32768, u16::MAX])
        .map(CardId)
        .collect();
    let mut all: Vec<Answer> = [
        Action::Pass,
        Action::End,
        Action::Draw,
        Action::DrawRest,
        Action::Hide,
    ]
    .map(Answer::Act)
    .into();
    for &card in &ids {
        for at in [
            None,
            Some(CardId(0)),
            Some(CardId(cards)),
            Some(CardId(u16::MAX)),
        ] {
            all.push(Answer::Act(Action::Play { card, at }));
            all.push(Answer::Act(Action::Attempt {
                mission: card,
                ship: at,
            }));
        }
        for n in [0, 1, 7, 255] {
            for ability in [AbilityRef::Printed(n), AbilityRef::Lasting(n)] {
                all.push(Answer::Act(Action::Use { card, ability }));
            }
        }
        for to in [CardId(0), CardId(cards), CardId(u16::MAX), card] {
            all.push(Answer::Act(Action::Move { ship: card, to }));
            all.push(Answer::Act(Action::Move { ship: to, to: card }));
        }
        all.push(Answer::Act(Action::Repair { damage: card }));
        all.push(Answer::Cards(vec![card]));
        all.push(Answer::Cards(vec![card, card]));
        all.push(Answer::Order(vec![card]));
        all.push(Answer::Order(vec![card, CardId(u16::MAX)]));
    }
    for from in places() {
        all.push(Answer::Place(from));
        for to in places() {
            all.push(Answer::Act(Action::Beam { from, to }));
        }
    }
    all.extend([i16::MIN, -1, 0, 1, 3, 4, i16::MAX].map(Answer::Number));
    all.extend((0..=255).map(|s| Answer::Player(Seat(s))));
    all.extend([0, 1, 2, 9, 255].map(Answer::Option));
    all.extend([true, false].map(Answer::YesNo));
    all.extend(Skill::ALL.iter().map(|s| Answer::Name(Named::Skill(*s))));
    all.extend(CardType::ALL.iter().map(|s| Answer::Name(Named::Type(*s))));
    all.extend(["", "Wren", "No such card"].map(|s| Answer::Name(Named::Title(Word::new(s)))));
    all.extend([
        Answer::Cards(vec![]),
        Answer::Order(vec![]),
        Answer::Cards(ids.clone()),
        Answer::Order(ids),
    ]);
    all
}

/// Tries an answer on a copy. A refusal must leave everything as it is and must be the same from `validate`.
fn try_answer(game: &Game, seat: Seat, answer: &Answer) -> Result<Game, Refusal> {
    let mut copy = game.clone();
    let judged = game.validate(seat, answer);
    let result = copy.answer(seat, answer.clone());
    assert_eq!(
        judged, result,
        "validate and answer differ on {answer:?} of {seat:?}"
    );
    match result {
        Ok(()) => Ok(copy),
        Err(refusal) => {
            assert_eq!(
                copy.state(),
                game.state(),
                "a refused {answer:?} changed the state"
            );
            assert!(
                refusal.rule == "API" || refusal.rule.starts_with("2E-"),
                "{refusal:?}"
            );
            assert!(!refusal.to_string().is_empty());
            Err(refusal)
        }
    }
}

/// Whether an answer has the shape of the question and names only what the question names.
fn plausible(t: &Table, answer: &Answer) -> bool {
    match (&t.pending().choice, answer) {
        (Choice::Act, Answer::Act(a)) => t.actions().contains(a),
        (Choice::Cards { from, min, max, .. }, Answer::Cards(c)) => {
            let n = c.len();
            n >= usize::from(*min)
                && n <= usize::from(*max)
                && c.iter().all(|c| from.contains(c))
                && c.iter().collect::<std::collections::BTreeSet<_>>().len() == n
        }
        (Choice::Order { cards }, Answer::Order(o)) => {
            let mut sorted = (cards.clone(), o.clone());
            sorted.0.sort();
            sorted.1.sort();
            sorted.0 == sorted.1
        }
        (Choice::Number { min, max }, Answer::Number(n)) => (min..=max).contains(&n),
        (Choice::YesNo, Answer::YesNo(_)) => true,
        (Choice::Options { options }, Answer::Option(n)) => usize::from(*n) < options.len(),
        (Choice::Name { .. }, Answer::Name(_)) => true,
        (Choice::Player { from }, Answer::Player(s)) => from.iter().any(|f| f == *s),
        (Choice::Place { places }, Answer::Place(p)) => places.contains(p),
        _ => false,
    }
}

#[test]
fn every_kind_of_question_is_asked_in_these_tests() {
    let kinds: std::collections::BTreeSet<String> = questions()
        .iter()
        .map(|(_, t)| {
            format!("{:?}", t.pending().choice)
                .split([' ', '('])
                .next()
                .unwrap_or_default()
                .to_owned()
        })
        .collect();
    let kinds: Vec<&str> = kinds.iter().map(String::as_str).collect();
    assert_eq!(
        kinds,
        [
            "Act", "Cards", "Name", "Number", "Options", "Order", "Place", "Player", "YesNo"
        ]
    );
}

#[test]
fn every_answer_is_either_fitting_or_refused() {
    for (name, t) in questions() {
        let seat = t.pending().seat;
        let cards = t.game.table().faces.len() as u16;
        let mut accepted = 0;
        let fitting = match t.pending().choice.clone() {
            Choice::Cards { mut from, min, .. } => {
                from.truncate(usize::from(min));
                Some(Answer::Cards(from))
            }
            Choice::Order { mut cards } => {
                cards.reverse();
                Some(Answer::Order(cards))
            }
            Choice::Place { places } => Some(Answer::Place(places[1])),
            _ => None,
        };
        for answer in answers(cards).into_iter().chain(fitting) {
            let result = try_answer(&t.game, seat, &answer);
            if result.is_ok() {
                accepted += 1;
                assert!(plausible(&t, &answer), "{name}: {answer:?} was accepted");
            } else if let (Choice::Act, Answer::Act(a)) = (&t.pending().choice, &answer) {
                assert!(!t.offers(*a), "{name}: {a:?} is offered and refused");
            }
        }
        assert!(accepted > 0, "{name}: some answer fits");
    }
}

#[test]
fn answers_of_every_other_seat_are_refused() {
    let t = world("2003", CARDS);
    for seat in (1..=255).map(Seat) {
        let refusal =
            try_answer(&t.game, seat, &Answer::Act(Action::End)).expect_err("another seat");
        let expected = match seat.0 {
            // It is not their turn.
            1 | 2 => (
                "2E-ACT-02",
                Why::NotYourChoice {
                    waiting_for: player(1),
                },
            ),
            _ => ("API", Why::NoSuchPlayer),
        };
        assert_eq!((refusal.rule, refusal.why), expected, "{seat:?}");
    }
    for (name, t) in questions() {
        let asked = t.pending().seat;
        for seat in (0..=255).map(Seat).filter(|s| *s != asked) {
            for answer in [
                Answer::YesNo(true),
                Answer::Cards(vec![]),
                Answer::Number(0),
                Answer::Act(Action::Pass),
                Answer::Player(seat),
            ] {
                assert!(
                    try_answer(&t.game, seat, &answer).is_err(),
                    "{name}: {answer:?} of {seat:?}"
                );
            }
        }
    }
}

#[test]
fn the_active_player_is_not_told_that_it_is_not_their_turn() {
    let mut t = world("2003", CARDS);
    t.attempt("Green");
    assert_eq!(t.asked(), 2);
    let refusal = t.refused_to(player(1), Answer::Cards(vec![]));
    assert_eq!(
        (refusal.rule, refusal.why),
        (
            "API",
            Why::NotYourChoice {
                waiting_for: player(2)
            }
        )
    );
}

#[test]
fn only_seats_of_the_game_can_give_up() {
    let t = world("2003", CARDS);
    for seat in (3..=255).map(Seat) {
        let refusal = try_answer(&t.game, seat, &Answer::Concede).expect_err("no such seat");
        assert_eq!((refusal.rule, refusal.why), ("API", Why::NoSuchPlayer));
    }
}

#[test]
fn a_stale_answer_is_refused() {
    let mut t = world("2003", CARDS);
    let beam = t.up("Green", "Wren");
    assert!(!t.offers(beam), "the ship is elsewhere");
    let down = t.down("Wren", "Base");
    t.act(down).pick(&["Cy"]);
    let stale = t.cards(&["Cy"]);
    assert_eq!(
        t.refused(Answer::Cards(stale)).why,
        Why::WrongShape,
        "the question has been answered"
    );
    let action = Action::Use {
        card: t.card("Num"),
        ability: AbilityRef::Printed(0),
    };
    t.act(action);
    assert_eq!(t.refused(Answer::Act(action)).why, Why::WrongShape);
    t.number(2);
    assert_eq!(t.refused(Answer::Number(2)).why, Why::WrongShape);
}

#[test]
fn nothing_is_accepted_after_the_end() {
    let mut t = world("2003", "players 2");
    let cards = t.game.table().faces.len() as u16;
    assert!(t.game.answer(player(2), Answer::Concede).is_ok());
    assert!(t.is_over());
    for seat in [0, 1, 2, 255].map(Seat) {
        for answer in answers(cards).into_iter().chain([Answer::Concede]) {
            let refusal = try_answer(&t.game, seat, &answer).expect_err("the game is over");
            assert_eq!((refusal.rule, refusal.why), ("API", Why::GameOver));
        }
    }
    assert!(t.actions().is_empty());
    assert!(t.game.pending().is_none());
}

fn quick(what: &str, limit: Duration, f: impl FnOnce()) {
    let start = Instant::now();
    f();
    assert!(start.elapsed() < limit, "{what} took {:?}", start.elapsed());
}

#[test]
fn huge_answers_are_refused_quickly() {
    let million = 1_000_000;
    let distinct: Vec<CardId> = (0..=u16::MAX).map(CardId).collect();
    for (name, t) in questions() {
        let seat = t.pending().seat;
        let one = match &t.pending().choice {
            Choice::Cards { from, .. } => from[0],
            Choice::Order { cards } => cards[0],
            _ => CardId(0),
        };
        let vectors = [
            vec![one; million],
            vec![CardId(u16::MAX); million],
            distinct.clone(),
            vec![one; 65536],
            vec![one; 65537],
        ];
        for cards in vectors {
            quick(name, Duration::from_millis(500), || {
                assert!(
                    t.game
                        .validate(seat, &Answer::Cards(cards.clone()))
                        .is_err()
                );
                assert!(t.game.validate(seat, &Answer::Order(cards)).is_err());
            });
        }
    }
}

#[test]
fn a_vector_of_65536_plus_two_is_not_taken_for_two() {
    let t = after("Sel");
    let seat = t.pending().seat;
    let Choice::Cards { from, .. } = t.pending().choice.clone() else {
        panic!("cards are asked for")
    };
    let cards: Vec<CardId> = from.iter().copied().cycle().take(65538).collect();
    assert!(try_answer(&t.game, seat, &Answer::Cards(cards)).is_err());
    assert!(try_answer(&t.game, seat, &Answer::Cards(from[..2].to_vec())).is_ok());
}

#[test]
fn the_wrong_shape_is_named_as_such() {
    let samples = |t: &Table| {
        vec![
            Answer::Act(Action::Pass),
            Answer::Cards(vec![]),
            Answer::Order(vec![]),
            Answer::Number(0),
            Answer::YesNo(true),
            Answer::Option(0),
            Answer::Name(Named::Skill(Skill::Law)),
            Answer::Player(t.pending().seat),
            Answer::Place(Place::Hand(Seat(0))),
        ]
    };
    let kind = |a: &Answer| std::mem::discriminant(a);
    for (name, t) in questions() {
        let right = match &t.pending().choice {
            Choice::Act => kind(&Answer::Act(Action::Pass)),
            Choice::Cards { .. } => kind(&Answer::Cards(vec![])),
            Choice::Order { .. } => kind(&Answer::Order(vec![])),
            Choice::Number { .. } => kind(&Answer::Number(0)),
            Choice::YesNo => kind(&Answer::YesNo(true)),
            Choice::Options { .. } => kind(&Answer::Option(0)),
            Choice::Name { .. } => kind(&Answer::Name(Named::Skill(Skill::Law))),
            Choice::Player { .. } => kind(&Answer::Player(Seat(0))),
            Choice::Place { .. } => kind(&Answer::Place(Place::Hand(Seat(0)))),
            Choice::Arrange { .. } => kind(&Answer::Arrange(vec![])),
        };
        for answer in samples(&t).into_iter().filter(|a| kind(a) != right) {
            let refusal =
                try_answer(&t.game, t.pending().seat, &answer).expect_err("the wrong shape");
            assert_eq!(
                (refusal.rule, refusal.why),
                ("API", Why::WrongShape),
                "{name}: {answer:?}"
            );
        }
    }
}

#[test]
fn cards_that_do_not_exist_are_named_as_such() {
    let mut t = world("2003", CARDS);
    let (none, ship) = (CardId(u16::MAX), t.card("Wren"));
    for action in [
        Action::Play {
            card: none,
            at: None,
        },
        Action::Play {
            card: t.card("Hawk"),
            at: Some(none),
        },
        Action::Move {
            ship: none,
            to: t.card("Deep"),
        },
        Action::Move { ship, to: none },
        Action::Attempt {
            mission: none,
            ship: None,
        },
        Action::Attempt {
            mission: t.card("Deep"),
            ship: Some(none),
        },
        Action::Use {
            card: none,
            ability: AbilityRef::Printed(0),
        },
        Action::Repair { damage: none },
        Action::Beam {
            from: Place::Aboard(none),
            to: t.surface_of("Base"),
        },
        Action::Beam {
            from: t.surface_of("Base"),
            to: Place::Aboard(none),
        },
    ] {
        let refusal = t.refused_act(action);
        assert_eq!(
            (refusal.rule, refusal.why),
            ("API", Why::UnknownCard),
            "{action:?}"
        );
    }
}

#[test]
fn every_seat_and_every_refusal_can_be_written() {
    for n in 0..=255 {
        assert!(Seat(n).to_string().starts_with("player"));
    }
    let mut t = world("2003", CARDS);
    t.end();
    for event in t.game.take_events() {
        for n in 0..=255 {
            let seen = event.seen_from(Some(Seat(n)));
            assert!(
                n < 3 || seen.card.is_none() || event.seen_from(None).card.is_some(),
                "a seat that is not there sees what everybody sees"
            );
        }
    }
}

/// Random legal play; before every step a handful of random answers from random seats.
#[test]
fn a_game_with_nonsense_in_between_goes_on_undisturbed() {
    for seed in 1..=12 {
        let mut rolls = Rolls(seed);
        let mut t = world(
            "2003",
            &format!("seed {seed}\n{CARDS}\nhand: Ann; Bo; Cy; Kor\nsegment play"),
        );
        let all = answers(t.game.table().faces.len() as u16);
        for _ in 0..120 {
            if t.is_over() {
                break;
            }
            let asked = t.pending().seat;
            for _ in 0..40 {
                let seat = Seat(rolls.below(5) as u8);
                let answer = &all[rolls.below(all.len())];
                if try_answer(&t.game, seat, answer).is_ok() {
                    assert_eq!(seat, asked, "{answer:?}");
                    assert!(plausible(&t, answer), "{answer:?}");
                }
            }
            let fitting: Vec<Answer> = match t.pending().choice.clone() {
                Choice::Act => t.actions().into_iter().map(Answer::Act).collect(),
                Choice::Cards { from, min, .. } => {
                    vec![Answer::Cards(from[..usize::from(min)].to_vec())]
                }
                Choice::Order { cards } => vec![Answer::Order(cards)],
                Choice::Number { min, max } => vec![Answer::Number(min), Answer::Number(max)],
                Choice::YesNo => vec![Answer::YesNo(true), Answer::YesNo(false)],
                Choice::Options { options } => {
                    (0..options.len() as u8).map(Answer::Option).collect()
                }
                Choice::Player { from } => from.iter().map(Answer::Player).collect(),
                Choice::Place { places } => places.into_iter().map(Answer::Place).collect(),
                Choice::Arrange { .. } => vec![Answer::Arrange(Vec::new())],
                Choice::Name { .. } => all
                    .iter()
                    .filter(|a| matches!(a, Answer::Name(_)) && t.game.validate(asked, a).is_ok())
                    .cloned()
                    .collect(),
            };
            assert!(!fitting.is_empty());
            t.answer(fitting[rolls.below(fitting.len())].clone());
            assert_eq!(t.game.state().check_places(), Ok(()));
        }
    }
}
