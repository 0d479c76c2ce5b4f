//! Giving up in every kind of moment, by every seat, with two to six players (2E-GAP-43).

use super::results::concede;
use crate::support::glossary::world;
use engine::script::{Table, player};
use engine::{Action, Answer, Ask, Choice, Place};

const CARDS: &str = "
dilemma Ask: dual cost 1 text [(when: Resolve, body: [Stop(what: Pick((of: (from: Attempt), n: Exactly(N(1)), to: 0)))])]
dilemma Claw: dual cost 1 text [(when: Resolve, body: [Stop(what: Pick((of: (from: Attempt), n: Exactly(N(1)), how: By(Opponent), to: 0)))])]
dilemma Tail: dual cost 1
event Bell: text [(when: Order, body: [Points(who: You, n: N(1))])]
event Echo: text [(when: On((kind: Points, cause: Card(Title(Is(\"Bell\"))))), optional: true, body: [Draw(who: You, n: N(1))])]
event Dawn: text [(when: On((kind: TurnStart, who: You)), optional: true, body: [Draw(who: You, n: N(1))])]
event Dusk: text [(when: On((kind: TurnEnd, who: You)), optional: true, body: [Draw(who: You, n: N(1))])]
event Brawl: text [(when: Order, body: [Fight(kind: Combat, with: Type(Personnel), win: [Move(verb: Kill, what: Pick((of: (filter: All([Type(Personnel), Doing(Involved), Commanded(EachOpponent)])), n: Exactly(N(1)), to: 0)))])])]
event Raid: text [(when: Order, body: [Fight(kind: Engagement, with: Type(Ship), win: [Stop(what: Pick((of: (filter: All([Type(Personnel), Commanded(EachOpponent)])), n: UpTo(N(1)), to: 0)))])])]
event Drum: text [(when: On((kind: FightBegin)), optional: true, body: [Draw(who: You, n: N(1))])]
event Swap: text [(when: Order, body: [OneOf(who: You, options: [[Draw(who: You, n: N(1))], [Points(who: You, n: N(1))]])])]
event Levy: text [(when: Order, body: [Each(over: Players(EachFromLeft), slot: 3, body: [Move(verb: Discard, what: Pick((of: (from: Hand(In(3))), n: Exactly(N(1)), how: By(In(3)), to: 0)))])])]
event Fluff: cost 9
personnel Foe: Klingon [Cmd] I5 C5 S2 species Klingon
personnel Fox: Klingon [Cmd] I5 C5 S1 species Klingon
personnel Gil: Federation [Stf] Science I5 C6 S6
ship Kite: Klingon staff[Cmd] R8 W1 S1
";

/// Player 1 has people, a ship and things to do, everybody else something to react with.
fn setup(n: u8, segment: &str) -> Table {
    let mut text = format!(
        "{CARDS}
        players {n}
        segment {segment}
        player 1
        missions: Base; Green; Deep
        at Green: Ann; Bo; Cy; Dee
        at Deep: Wren
        aboard Wren: Kor; Gil
        core: Bell; Brawl; Raid; Swap; Levy; Dawn; Dusk; Echo as echo1; Drum as drum1
        hand: 9x Fluff
        player 2
        missions: Hold; Rock
        at Green: Foe; Fox
        at Deep: Kite
        pile: Ask; Claw; Tail
        core: Echo as echo2; Drum as drum2
        hand: 3x Fluff\n"
    );
    for seat in 3..=n {
        text.push_str(&format!(
            "player {seat}\ncore: Echo as echo{seat}; Drum as drum{seat}\nhand: 3x Fluff\n"
        ));
    }
    world("2003", &text)
}

/// Opens the attempt at Green with a stack.
fn attempt(n: u8, stack: &[&str]) -> Table {
    let mut t = setup(n, "orders");
    t.attempt("Green").pick(stack);
    if stack.len() > 1 {
        t.order(stack);
    }
    t
}

/// Answers single-candidate questions of a fight until somebody has a choice.
fn forced(t: &mut Table) {
    while let Choice::Cards { from, min, .. } = t.pending().choice.clone() {
        if from.len() != 1 || min != 1 {
            return;
        }
        t.answer(Answer::Cards(from));
    }
}

type Moment = (&'static str, Box<dyn Fn() -> Table>);

/// Every kind of moment with `n` players; the tables are set when they are needed.
fn moments(n: u8) -> Vec<Moment> {
    fn moment(name: &'static str, set: impl Fn() -> Table + 'static) -> Moment {
        (name, Box::new(set))
    }
    let orders = move |text: &str| {
        let mut t = setup(n, "orders");
        t.use_text(text, 0);
        t
    };
    let fight = move |text: &str| {
        let mut t = orders(text);
        forced(&mut t);
        assert_eq!(t.ask(), Ask::Respond, "{:?}", t.pending());
        t
    };
    let mut all = vec![
        moment("start of turn", move || setup(n, "start")),
        moment("playing and drawing", move || setup(n, "play")),
        moment("executing orders", move || setup(n, "orders")),
        moment("discarding", move || setup(n, "discard")),
        moment("end of turn", move || {
            let t = setup(n, "end");
            assert!(
                matches!(t.ask(), Ask::EndOfTurn | Ask::Respond),
                "{:?}",
                t.ask()
            );
            t
        }),
        moment("choosing dilemmas", move || {
            let mut t = setup(n, "orders");
            t.attempt("Green");
            assert_eq!((t.asked(), t.ask()), (2, Ask::ChooseDilemmas));
            t
        }),
        moment("ordering dilemmas", move || {
            let mut t = setup(n, "orders");
            t.attempt("Green").pick(&["Ask", "Tail"]);
            assert_eq!((t.asked(), t.ask()), (2, Ask::OrderDilemmas));
            t
        }),
        moment("a dilemma asks the attempter", move || {
            let t = attempt(n, &["Ask", "Tail"]);
            assert_eq!(t.asked(), 1);
            t
        }),
        moment("a dilemma asks the dilemma player", move || {
            let t = attempt(n, &["Claw", "Tail"]);
            assert_eq!(t.asked(), 2);
            t
        }),
        moment("a combat begins", move || fight("Brawl")),
        moment("a combat is won", move || {
            let mut t = fight("Brawl");
            while t.ask() == Ask::Respond {
                t.pass();
            }
            assert_eq!(t.candidates(), ["Foe", "Fox"], "the winner picks a victim");
            t
        }),
        moment("an engagement begins", move || fight("Raid")),
        moment("an alternative", move || orders("Swap")),
        moment("everybody discards, from the left", move || {
            let t = orders("Levy");
            assert_eq!(t.asked(), 2);
            t
        }),
        moment("hiding", move || {
            let mut t = setup(n, "orders");
            t.act(Action::Hide);
            assert_eq!(t.ask(), Ask::HideWhich);
            t
        }),
    ];
    for seat in 1..=n {
        all.push(moment("responding", move || {
            let mut t = orders("Bell");
            for _ in 1..seat {
                t.pass();
            }
            assert_eq!((t.asked(), t.ask()), (seat, Ask::Respond));
            t
        }));
    }
    all
}

fn sound(t: &Table, leavers: &[u8], what: &str) {
    let state = t.game.state();
    assert_eq!(state.check_places(), Ok(()), "{what}");
    if let Some(pending) = t.game.pending() {
        assert!(
            !state.player(pending.seat).gone,
            "{what}: a player who left is asked"
        );
        if pending.choice == Choice::Act {
            assert!(!t.actions().is_empty(), "{what}: nothing can be done");
        }
    }
    assert!(
        t.is_over() || !state.player(state.active).gone,
        "{what}: a player who left is active"
    );
    for (i, card) in state.cards.iter().enumerate() {
        let owner = t.game.table().faces[i].owner;
        if leavers.iter().any(|n| owner == player(*n)) {
            assert_eq!(
                card.place,
                Place::Removed(owner),
                "{what}: card {i} is still in the game"
            );
        } else if card.place.in_play() {
            assert!(
                !state.player(card.commander).gone,
                "{what}: card {i} is commanded by a player who left"
            );
        }
    }
}

/// Gives any legal answer; the game must go on.
fn any_answer(t: &mut Table) {
    let pending = t.pending().clone();
    let answer = match &pending.choice {
        Choice::Act => {
            let actions = t.actions();
            let calm = [Action::Pass, Action::End, Action::DrawRest];
            let action = calm
                .into_iter()
                .find(|a| actions.contains(a))
                .unwrap_or(actions[0]);
            Answer::Act(action)
        }
        Choice::Cards { from, min, .. } => Answer::Cards(from[..usize::from(*min)].to_vec()),
        Choice::Order { cards } => Answer::Order(cards.clone()),
        Choice::Number { min, .. } => Answer::Number(*min),
        Choice::YesNo => Answer::YesNo(false),
        Choice::Options { .. } => Answer::Option(0),
        Choice::Player { from } => Answer::Player(from.iter().next().expect("a player")),
        Choice::Place { places } => Answer::Place(places[0]),
        Choice::Arrange { .. } => Answer::Arrange(Vec::new()),
        Choice::Name { .. } => panic!("nothing is named here"),
    };
    t.answer(answer);
}

/// 2E-GAP-43
#[test]
fn any_player_may_leave_at_any_moment_and_the_others_play_on() {
    for n in 3..=6u8 {
        for (name, set) in moments(n) {
            for leaver in 1..=n {
                let mut t = set();
                let what = format!("{n} players, {name}, player {leaver} leaves");
                concede(&mut t, leaver);
                sound(&t, &[leaver], &what);
                let mut turns = std::collections::BTreeSet::new();
                for _ in 0..100 {
                    turns.insert(t.active());
                    if turns.len() == usize::from(n) - 1 {
                        break;
                    }
                    any_answer(&mut t);
                    sound(&t, &[leaver], &what);
                }
                assert_eq!(
                    turns.len(),
                    usize::from(n) - 1,
                    "{what}: everybody else has turns"
                );
            }
        }
    }
}

/// 2E-GAP-43
#[test]
fn with_two_players_leaving_at_any_moment_gives_the_other_the_victory() {
    for (name, set) in moments(2) {
        for leaver in 1..=2 {
            let mut t = set();
            concede(&mut t, leaver);
            assert_eq!(t.winner(), Some(3 - leaver), "{name}");
            assert!(t.game.pending().is_none(), "{name}");
        }
    }
}

/// 2E-GAP-43
#[test]
fn several_players_may_leave_at_the_same_moment() {
    for (name, set) in moments(4) {
        for (a, b) in [(1, 2), (2, 1), (2, 3), (3, 4), (1, 4)] {
            let mut t = set();
            let what = format!("{name}, players {a} and {b} leave");
            concede(&mut t, a);
            concede(&mut t, b);
            sound(&t, &[a, b], &what);
            let mut turns = std::collections::BTreeSet::new();
            for _ in 0..100 {
                turns.insert(t.active());
                if turns.len() == 2 {
                    break;
                }
                any_answer(&mut t);
                sound(&t, &[a, b], &what);
            }
            assert_eq!(turns.len(), 2, "{what}: the others have turns");
        }
    }
}

/// 2E-GAP-43
#[test]
fn when_the_attempter_leaves_the_dilemmas_return_and_the_turn_passes() {
    for stage in ["choose", "order", "face"] {
        let mut t = setup(3, "orders");
        t.attempt("Green");
        if stage != "choose" {
            t.pick(&["Ask", "Tail"]);
        }
        if stage == "face" {
            t.order(&["Ask", "Tail"]);
        }
        concede(&mut t, 1);
        let mut pile = t.pile(2);
        pile.sort();
        assert_eq!(pile, ["Ask", "Claw", "Tail"], "{stage}");
        assert_eq!((t.asked(), t.ask()), (2, Ask::PlayAndDraw), "{stage}");
        assert_eq!(
            t.place("Foe"),
            Place::Discard(player(2)),
            "{stage}: Green is gone and with it the place of Foe"
        );
    }
}

/// 2E-GAP-43
#[test]
fn when_the_dilemma_player_leaves_the_attempt_goes_on_without_those_dilemmas() {
    for stack in [["Ask", "Tail"], ["Claw", "Tail"]] {
        let mut t = attempt(3, &stack);
        concede(&mut t, 2);
        for card in ["Ask", "Claw", "Tail"] {
            assert_eq!(t.place(card), Place::Removed(player(2)));
        }
        while t.ask() != Ask::Orders {
            any_answer(&mut t);
        }
        assert_eq!(t.active(), player(1));
        assert_eq!(
            t.score(1),
            35,
            "nothing is left to be faced, the mission is completed"
        );
        assert_eq!(t.beneath("Green"), [""; 0]);
    }
}

/// 2E-GAP-43
#[test]
fn when_somebody_else_leaves_an_attempt_is_not_disturbed() {
    let mut t = attempt(4, &["Ask", "Tail"]);
    concede(&mut t, 3);
    concede(&mut t, 4);
    assert_eq!(t.asked(), 1);
    t.pick(&["Bo"]);
    assert!(t.is_stopped("Bo"));
    assert_eq!(t.beneath("Green"), ["Ask", "Tail"]);
    assert_eq!(t.score(1), 35);
}

/// 2E-GAP-43
#[test]
fn when_somebody_else_leaves_a_combat_is_not_disturbed() {
    let mut t = setup(3, "orders");
    t.use_text("Brawl", 0);
    forced(&mut t);
    concede(&mut t, 3);
    while t.ask() == Ask::Respond {
        t.pass();
    }
    assert_eq!(t.candidates(), ["Foe", "Fox"]);
    t.pick(&["Foe"]);
    assert!(t.in_discard(2, "Foe"));
    assert!(t.is_stopped("Ann"), "combat ended as usual");
}

/// 2E-GAP-43
#[test]
fn when_the_defender_leaves_the_attacker_goes_on_with_the_turn() {
    for (card, ship) in [("Brawl", "Ann"), ("Raid", "Wren")] {
        let mut t = setup(3, "orders");
        t.use_text(card, 0);
        forced(&mut t);
        concede(&mut t, 2);
        for _ in 0..20 {
            if t.ask() == Ask::Orders {
                break;
            }
            any_answer(&mut t);
        }
        assert_eq!((t.active(), t.ask()), (player(1), Ask::Orders), "{card}");
        assert!(t.place(ship).in_play());
    }
}

/// 2E-GAP-43
#[test]
fn when_a_responder_leaves_the_next_is_asked() {
    let mut t = setup(4, "orders");
    t.use_text("Bell", 0);
    t.pass();
    assert_eq!(t.asked(), 2);
    concede(&mut t, 2);
    assert_eq!((t.asked(), t.ask()), (3, Ask::Respond));
    assert_eq!(t.score(1), 1, "the action that is responded to stands");
    t.use_text("echo3", 0);
    assert_eq!(t.hand(3).len(), 4);
}

/// 2E-GAP-43
#[test]
fn when_the_player_leaves_to_whose_action_others_respond_the_turn_passes() {
    let mut t = setup(3, "orders");
    t.use_text("Bell", 0);
    t.pass();
    concede(&mut t, 1);
    assert_eq!((t.asked(), t.ask()), (2, Ask::PlayAndDraw));
}

/// 2E-GAP-43
///
/// A ship goes with the mission of the player who leaves; what was to come aboard it stays where it is.
#[test]
fn nothing_comes_aboard_a_ship_that_is_gone() {
    let mut t = world(
        "2003",
        "
        event Muster: text [(when: Order, body: [
            Choose((of: (filter: All([Type(Ship), Commanded(You)])), n: Exactly(N(1)), to: 1)),
            Move(verb: Place, what: Pick((of: (from: Discard(You)), n: Exactly(N(1)), to: 2)), to: Aboard(In(1)))])]
        space Far: Kli span 2 points 30 needs Honor
        players 3
        segment orders
        player 1
        missions: Base; Deep
        at Far: Wren as gone
        at Deep: Wren as other
        core: Muster
        discard: Ann; Bo
        player 2
        missions: Far",
    );
    t.use_text("Muster", 0).pick(&["gone"]);
    concede(&mut t, 2);
    t.pick(&["Ann"]);
    assert!(t.in_discard(1, "Ann"));
    assert_eq!(t.game.state().check_places(), Ok(()));
    t.use_text("Muster", 0).pick(&["Ann"]);
    assert!(t.aboard("Ann", "other"));
}
