//! Dilemmas put back on top of a pile, and which leave-behinds count.

use crate::support::cast::{drawn, face_up, unopposed, with};
use engine::script::player;
use engine::{Action, Place};

/// 2E-GAP-65
#[test]
fn a_dilemma_put_on_top_of_the_pile_lies_face_down_and_is_drawn_first() {
    for rules in ["2003", "2002"] {
        let mut t = with(&format!(
            "rules {rules}
             personnel Recycler: Federation text [(when: Order, body: [
                Choose((of: (filter: Title(Is(\"Wall\"))), n: Exactly(N(1)), to: 0)),
                Move(verb: Place, what: Every((from: Beneath(In(0)))), to: Pile(You, Top(1)))])]
             player 1
               missions: Wall
               at Wall: Ann; Bo
             player 2
               missions: Green
               at Green: Recycler
               beneath Wall: Trio
               pile: One; Two; Four; Eight
             turn of 2"
        ));
        t.use_text("Recycler", 0);
        assert_eq!(t.pile(2), ["Trio", "One", "Two", "Four", "Eight"]);
        assert_eq!(face_up(&t, 2), [false; 5]);
        t.until_turn_of(1).act(Action::DrawRest).attempt("Wall");
        assert_eq!(drawn(&t, 2), ["One", "Trio"]);
    }
}

/// 2E-GAP-19
#[test]
fn leave_behinds_beneath_an_opponents_copy_do_not_count() {
    for rules in ["2003", "2002"] {
        for (where_, expected) in [("beneath theirs", 5), ("beneath mine", 3), ("on mine", 5)] {
            let mut t = with(&format!(
                "rules {rules}
                 player 1
                   missions: Green as mine
                   at mine: 5x Ensign
                 player 2
                   missions: Green as theirs
                   pile: 9x Mist
                   {where_}: 2x Free"
            ));
            t.attempt("mine");
            assert_eq!(drawn(&t, 2).len(), expected, "{where_}");
        }
    }
}

/// 2E-GAP-19
#[test]
fn dilemmas_returned_to_the_pile_do_not_count_in_the_next_attempt() {
    let mut t = with(
        "player 1
           missions: Wall
           at Wall: Ann; Wren
           aboard Wren: Bo; Cy
         player 2
           pile: Boomerang; 5x Mist",
    );
    t.attempt("Wall").pick(&["Boomerang"]);
    t.beam_down(&["Bo", "Cy"], "Wren", "Wall").attempt("Wall");
    assert_eq!(drawn(&t, 2).len(), 2);
    unopposed(&mut t);
    assert_eq!(t.zone(Place::Drawn(player(2))).len(), 0);
}
