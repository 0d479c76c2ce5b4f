//! Drawing dilemmas: who, how many, and what face-up cards in the pile do.

use crate::support::cast::{completed, drawn, face_up, sees, unopposed, with};
use cards::language::Kind;
use engine::script::player;
use engine::{Answer, Ask, Place};

/// 2E-DIL-01
#[test]
fn the_opponent_of_the_attempter_draws_from_their_own_pile() {
    for (n, other) in [(1, 2), (2, 1)] {
        let mut t = with(&format!(
            "player {n}
               missions: Green
               at Green: Ann; Bo
               pile: Free; Pair; Trio
             player {other}
               hand: Cy
               pile: One; Two; Four
             turn of {n}"
        ));
        t.attempt("Green");
        assert_eq!((t.asked(), t.ask()), (other, Ask::ChooseDilemmas));
        assert_eq!(drawn(&t, other), ["One", "Two"]);
        assert_eq!(t.pile(n), ["Free", "Pair", "Trio"]);
        assert_eq!(t.pile(other), ["Four"]);
        assert_eq!(
            t.hand(other),
            ["Cy"],
            "the hand is put aside, not mixed with the dilemmas"
        );
    }
}

/// 2E-DIL-01
#[test]
fn of_three_players_the_left_neighbour_draws() {
    for (n, left) in [(1, 2), (2, 3), (3, 1)] {
        let mut t = with(&format!(
            "players 3
             player 1
               pile: One; Two
             player 2
               pile: Four; Eight
             player 3
               pile: Free; Pair
             player {n}
               missions: Green
               at Green: Ann
             turn of {n}"
        ));
        t.attempt("Green");
        assert_eq!((t.asked(), t.ask()), (left, Ask::ChooseDilemmas));
        let sizes: Vec<usize> = (1..=3).map(|p| t.pile(p).len()).collect();
        for p in 1..=3 {
            let own = usize::from(p == left);
            assert_eq!(drawn(&t, p).len(), own);
            assert_eq!(sizes[usize::from(p) - 1], 2 - own);
        }
    }
}

/// 2E-DIL-02
#[test]
fn as_many_dilemmas_are_drawn_as_there_are_participants() {
    for people in [1, 4, 7] {
        let mut t = with(&format!(
            "player 1
               missions: Green
               at Green: {people}x Ensign; Wren
               aboard Wren: 2x Ann
             player 2
               pile: 9x Mist"
        ));
        t.attempt("Green");
        assert_eq!(drawn(&t, 2).len(), people);
        assert_eq!(t.pile(2).len(), 9 - people);
    }
}

/// 2E-DIL-02
#[test]
fn dilemmas_are_drawn_from_the_top() {
    let mut t = with(
        "player 1
           missions: Green
           at Green: Ann; Bo
         player 2
           pile: One; Two; Four; Eight",
    );
    t.attempt("Green");
    assert_eq!(drawn(&t, 2), ["One", "Two"]);
    assert_eq!(t.pile(2), ["Four", "Eight"]);
}

/// 2E-DIL-03
#[test]
fn only_the_dilemma_player_sees_the_drawn_dilemmas_and_chooses() {
    let mut t = with(
        "players 3
         player 1
           missions: Wall
           at Wall: 7x Ensign
         player 2
           pile: One; Two; Four; Eight; Free; Pair; Trio; Mist
         player 3
           missions: Glen",
    );
    t.attempt("Wall");
    let seven = ["One", "Two", "Four", "Eight", "Free", "Pair", "Trio"];
    assert_eq!(drawn(&t, 2).len(), 7);
    for name in seven {
        assert!(sees(&t, 2, name));
        assert!(
            !sees(&t, 1, name) && !sees(&t, 3, name),
            "{name} is seen by others"
        );
    }
    let one = t.card("One");
    for other in [1, 3] {
        t.refused_to(player(other), Answer::Cards(vec![one]));
    }
    t.pick(&["One"]);
    for name in &seven[1..] {
        assert!(
            !sees(&t, 1, name) && !sees(&t, 3, name),
            "{name} is seen by others"
        );
    }
    for event in &t.events {
        for n in [1, 3] {
            let seen = event.seen_from(Some(player(n)));
            let cards = seen.card.into_iter().chain(seen.other).chain(seen.cards);
            for card in cards.filter(|c| *c != one) {
                assert!(
                    !seven.contains(&t.name(card).as_str()),
                    "player {n} saw {}: {event:?}",
                    t.name(card)
                );
            }
        }
    }
    assert_eq!(t.score(1), 1, "the chosen one was faced");
}

const SEER: &str = "
personnel Seer: Federation text [(when: Order, body: [
    Look(who: You, what: Every((from: Pile(You, Top(1)))), to: 0)])]
personnel Burner: Federation text [(when: Order, body: [
    Move(verb: Remove, what: Every((from: Pile(You, Top(1)))))])]
";
const OVERTURNED: &str = "
player 1
  missions: Green
  at Green: Seer; Burner
  pile: One [up]; Two [up]; Four [up]; Eight [up]; Free [up]; Pair [up]; Trio [up]; Quad [up]
";

/// 2E-DIL-08
#[test]
fn a_pile_is_shuffled_before_its_face_up_top_card_is_looked_at() {
    let mut t = with(&format!("{SEER}{OVERTURNED}"));
    t.use_text("Seer", 0);
    assert_eq!(face_up(&t, 1), [false; 8]);
    assert_ne!(
        t.pile(1),
        [
            "One", "Two", "Four", "Eight", "Free", "Pair", "Trio", "Quad"
        ]
    );
    let look = t
        .events
        .iter()
        .find(|e| e.h.kind == Kind::Look)
        .expect("a card is looked at");
    let looked = look
        .h
        .card
        .or_else(|| look.cards.first().copied())
        .expect("the card looked at");
    assert_eq!(
        t.name(looked),
        t.pile(1)[0],
        "the new top card is looked at, not the old one"
    );
}

/// 2E-DIL-08
#[test]
fn in_2002_looking_at_a_face_up_top_card_shuffles_nothing() {
    let mut t = with(&format!("rules 2002\n{SEER}{OVERTURNED}"));
    t.use_text("Seer", 0);
    assert_eq!(face_up(&t, 1), [true; 8]);
    assert_eq!(
        t.pile(1),
        [
            "One", "Two", "Four", "Eight", "Free", "Pair", "Trio", "Quad"
        ]
    );
}

/// 2E-DIL-08
/// 2E-GAP-03
#[test]
fn a_pile_is_shuffled_at_once_when_its_last_face_down_card_goes() {
    for (rules, up) in [("2003", false), ("2002", true)] {
        let mut t = with(&format!(
            "rules {rules}
             {SEER}
             player 1
               missions: Green
               at Green: Burner
               pile: One; Two; Four [up]; Eight [up]"
        ));
        t.use_text("Burner", 0);
        assert_eq!(
            face_up(&t, 1),
            [false, true, true],
            "a face-down card is still on top"
        );
        t.use_text("Burner", 0);
        assert_eq!(face_up(&t, 1), [up, up]);
    }
}

/// 2E-GAP-01
#[test]
fn a_pile_too_small_is_drawn_whole_and_the_cost_limit_stays() {
    let mut t = with(
        "dilemma Trio Two: dual cost 3
         dilemma Trio Three: dual cost 3
         player 1
           missions: Green
           at Green: 9x Ensign
         player 2
           pile: Trio; Trio Two; Trio Three; One [up]; Two [up]; Four [up]",
    );
    t.attempt("Green");
    assert_eq!(drawn(&t, 2).len(), 6);
    assert!(t.pile(2).is_empty());
    let ten = t.cards(&["Trio", "Trio Two", "Trio Three", "One"]);
    assert_eq!(t.refused(Answer::Cards(ten)).rule, "2E-DIL-04");
    t.pick(&["Trio", "Trio Two", "Trio Three"]);
    t.order(&["Trio", "Trio Two", "Trio Three"]);
    assert_eq!(t.beneath("Green"), ["Trio", "Trio Three", "Trio Two"]);
}

/// 2E-GAP-02
#[test]
fn a_shuffle_in_the_middle_of_a_draw_leaves_the_drawn_cards_drawn() {
    for rules in ["2003", "2002"] {
        for seed in 1..=6 {
            let mut t = with(&format!(
                "rules {rules}
                 seed {seed}
                 player 1
                   missions: Green
                   at Green: 5x Ensign
                 player 2
                   pile: One; Two; Four; Mist [up]; Mist [up]; Mist [up]; Mist [up]; Mist [up]; Mist [up]
                   pile: Mist [up]; Mist [up]; Mist [up]; Mist [up]"
            ));
            t.attempt("Green");
            assert_eq!(drawn(&t, 2), ["Four", "Mist", "Mist", "One", "Two"]);
            assert_eq!(face_up(&t, 2), [false; 8]);
        }
    }
}

/// 2E-GAP-02
#[test]
fn the_cards_drawn_after_the_shuffle_are_random() {
    let mut first = Vec::new();
    for seed in 1..=12 {
        let mut t = with(&format!(
            "seed {seed}
             player 1
               missions: Green
               at Green: 2x Ensign
             player 2
               pile: Mist; One [up]; Two [up]; Four [up]; Eight [up]"
        ));
        t.attempt("Green");
        let other = drawn(&t, 2)
            .into_iter()
            .find(|n| n != "Mist")
            .expect("a second card");
        assert_eq!(t.pile(2).len(), 3);
        first.push(other);
    }
    first.sort();
    first.dedup();
    assert!(first.len() > 1, "always {first:?}");
}

const FOUR_ON_SIX: &str = "
player 1
  missions: Green; Deep
  at Green: 4x Ensign
  at Deep: Wren
  aboard Wren: Ann
player 2
  pile: One; Two; Four; Eight; Free [up]; Pair [up]; Trio [up]; Quad [up]; Mist [up]; Soil [up]
";

/// 2E-GAP-03
/// 2E-DIL-08
#[test]
fn a_face_up_card_is_reached_as_soon_as_it_is_on_top() {
    let mut t = with(FOUR_ON_SIX);
    t.attempt("Green");
    assert_eq!(drawn(&t, 2), ["Eight", "Four", "One", "Two"]);
    assert_eq!(
        face_up(&t, 2),
        [false; 6],
        "shuffled before the others return"
    );
    t.pick(&["One"]);
    assert_eq!(
        face_up(&t, 2),
        [false, false, false, false, false, false, true, true, true]
    );
    let mut bottom = t.pile(2).split_off(6);
    bottom.sort();
    assert_eq!(bottom, ["Eight", "Four", "Two"]);
}

/// 2E-GAP-03
/// 2E-DIL-08
#[test]
fn in_2002_a_face_up_card_waits_for_the_next_draw() {
    let mut t = with(&format!("rules 2002\n{FOUR_ON_SIX}"));
    t.attempt("Green");
    assert_eq!(face_up(&t, 2), [true; 6]);
    t.pick(&["One"]);
    assert_eq!(face_up(&t, 2), [true; 9]);
    assert_eq!(
        t.pile(2)[..6],
        ["Free", "Pair", "Trio", "Quad", "Mist", "Soil"]
    );
    t.attempt_with("Deep", "Wren");
    assert_eq!(drawn(&t, 2).len(), 1);
    assert_eq!(
        face_up(&t, 2),
        [false; 8],
        "the whole pile was shuffled for this draw"
    );
}

/// 2E-GAP-04
#[test]
fn returned_dilemmas_are_shuffled_at_once_if_the_pile_was_used_up() {
    for (rules, up) in [("2003", false), ("2002", true)] {
        let mut t = with(&format!(
            "rules {rules}
             player 1
               missions: Green
               at Green: 6x Ensign
             player 2
               pile: One; Two; Four; Eight; Free; Pair"
        ));
        t.attempt("Green");
        assert!(t.pile(2).is_empty());
        t.pick(&["One", "Two"]).order(&["One", "Two"]);
        assert_eq!(face_up(&t, 2), [up; 4]);
        let mut pile = t.pile(2);
        pile.sort();
        assert_eq!(pile, ["Eight", "Four", "Free", "Pair"]);
    }
}

/// 2E-GAP-04
/// 2E-DIL-12
#[test]
fn a_dilemma_sent_back_to_an_empty_pile_is_turned_down_at_once() {
    for (rules, up) in [("2003", false), ("2002", true)] {
        let mut t = with(&format!(
            "rules {rules}
             player 1
               missions: Green
               at Green: Ann
             player 2
               pile: Boomerang"
        ));
        t.attempt("Green").pick(&["Boomerang"]);
        assert_eq!(t.pile(2), ["Boomerang"]);
        assert_eq!(face_up(&t, 2), [up]);
        assert!(t.beneath("Green").is_empty());
    }
}

/// 2E-GAP-06
#[test]
fn nothing_is_drawn_or_faced_if_there_are_more_leave_behinds_than_participants() {
    for behind in [3, 5] {
        let mut t = with(&format!(
            "player 1
               missions: Green
               at Green: 3x Ensign
             player 2
               beneath Green: {behind}x Mist
               pile: One; Two; Free"
        ));
        t.attempt("Green");
        unopposed(&mut t);
        assert_eq!(t.pile(2), ["One", "Two", "Free"]);
        assert!(completed(&t, "Green"), "the requirements are checked");
        assert_eq!((t.score(1), t.beneath("Green").len()), (35, behind));
    }
}

/// 2E-GAP-06
#[test]
fn at_a_limit_of_zero_a_text_can_still_add_dilemmas() {
    let mut t = with(
        "interrupt More: text [(when: On((phase: Before, kind: DrawDilemmas, who: You)),
            body: [Dilemmas(draw: N(1), spend: N(1))])]
         player 1
           missions: Wall
           at Wall: 3x Ensign
         player 2
           hand: More
           beneath Wall: 3x Mist
           pile: One; Two",
    );
    t.attempt("Wall");
    assert_eq!((t.asked(), t.ask()), (2, Ask::Respond));
    t.use_text("More", 0);
    assert_eq!(
        (drawn(&t, 2), t.pile(2)),
        (vec!["One".to_owned()], vec!["Two".to_owned()])
    );
    t.pick(&["One"]);
    assert_eq!(t.score(1), 1);
}

/// 2E-GAP-08
#[test]
fn the_hand_put_aside_is_still_a_hand_and_holds_no_dilemmas() {
    let mut t = with(
        "event Tally: text [(when: On((phase: After, kind: DrawDilemmas, who: You)),
            body: [Points(who: You, n: Count((from: Hand(You))))])]
         player 1
           missions: Wall
           at Wall: 4x Ensign
         player 2
           core: Tally
           hand: Ann; Bo; Cy
           pile: 6x Mist",
    );
    t.attempt("Wall");
    assert_eq!(
        t.score(2),
        3,
        "the hand counts three cards, not the dilemmas"
    );
    assert_eq!(t.hand(2).len(), 3);
    assert_eq!(t.game.state().zone(Place::Drawn(player(2))).len(), 4);
}

/// 2E-GAP-08
#[test]
fn the_dilemma_player_can_respond_from_hand_during_the_attempt() {
    let mut t = with(
        "interrupt Jolt: text [(when: On((kind: RevealDilemma)), body: [Points(who: You, n: N(9))])]
         player 1
           missions: Wall
           at Wall: Ann; Bo
         player 2
           hand: Jolt
           pile: Halt; Mist",
    );
    t.attempt("Wall").pick(&["Halt"]);
    assert_eq!((t.asked(), t.ask()), (2, Ask::Respond));
    t.use_text("Jolt", 0);
    assert_eq!(t.score(2), 9);
    assert!(t.in_discard(2, "Jolt"));
    assert_eq!(t.asked(), 1, "then the dilemma is carried out");
}
