//! Cards that meddle with a selection.

use crate::support::cards::triggers_selecting::dead;
use crate::support::stage::{choose, meet, pass_all, responds, stage, use_when_possible};

/// 3R054 Set Up
///
/// With an Infiltrator at the mission its player says who of an opponent's personnel is selected.
#[test]
fn a_set_up_makes_the_selection() {
    for (seed, victim) in [(1, "Altman"), (2, "Bandee"), (3, "Barron")] {
        let mut t = stage(&format!(
            "
            seed {seed}
            player 1
              missions: Red
              at Red: Altman; Bandee; Barron
            player 2
              core: 3R054
              pile: Lot
              at Red: 3R150"
        ));
        meet(&mut t, "Red", &["Lot"]);
        use_when_possible(&mut t, "Set Up", 0);
        assert_eq!(t.asked(), 2);
        assert_eq!(t.candidates(), ["Altman", "Bandee", "Barron"]);
        t.pick(&[victim]);
        pass_all(&mut t);
        assert_eq!(dead(&t, &["Altman", "Bandee", "Barron"]), [victim]);
        assert!(t.in_discard(2, "Set Up"));
    }
    let mut t = stage(
        "
        player 1
          missions: Red
          at Red: Altman; Bandee
        player 2
          core: 3R054
          pile: Lot",
    );
    meet(&mut t, "Red", &["Lot"]);
    assert!(!responds(&t), "no Infiltrator is there");
}

/// 3R166 Remata'Klan, Unit Leader
///
/// Where he could be selected he may take another Dominion personnel with him out of it.
#[test]
fn the_unit_leader_shields_another() {
    for seed in 1..=6 {
        let mut t = stage(&format!(
            "
            seed {seed}
            player 1
              missions: Red
              at Red: 3R166; Odera'Klen; Altman
            player 2
              pile: Lot"
        ));
        meet(&mut t, "Red", &["Lot"]);
        use_when_possible(&mut t, "Remata'Klan", 0);
        choose(&mut t, &["Odera'Klen"]);
        pass_all(&mut t);
        assert!(t.on_surface("Odera'Klen", "Red"), "seed {seed}");
        assert!(t.in_discard(1, "Altman") || t.in_discard(1, "Remata'Klan"));
    }
    let mut t = stage(
        "
        player 1
          missions: Red
          at Red: 3R166 [stopped]; Odera'Klen; Altman
        player 2
          pile: Lot",
    );
    meet(&mut t, "Red", &["Lot"]);
    assert!(!responds(&t), "he takes no part");
}

/// 3R174 B'Elanna Torres, Creative Engineer
///
/// An opponent about to discard from hand loses the choice: for a card from her player's hand on the deck, chance decides.
#[test]
fn the_creative_engineer_leaves_a_discard_to_chance() {
    let mut lost = Vec::new();
    for seed in 1..=10 {
        let mut t = stage(&format!(
            "
            seed {seed}
            event Toll Road: text [(when: Order, body: [Pay(who: You, must: true, cost: [Move(verb: Discard,
                what: Pick((of: (from: Hand(You)), n: Exactly(N(1)), to: 1)))], get: [Points(who: You, n: N(1))])])]
            player 1
              core: Toll Road
              hand: Altman; Bandee; Barron
            player 2
              missions: Red
              hand: Relic
              at Red: 3R174"
        ));
        t.use_text("Toll Road", 0);
        use_when_possible(&mut t, "B'Elanna Torres", 0);
        pass_all(&mut t);
        assert_eq!(t.score(1), 1, "the discard still pays");
        assert_eq!(t.deck(2)[0], "Relic");
        let gone = dead(&t, &["Altman", "Bandee", "Barron"]);
        assert_eq!(gone.len(), 1);
        lost.push(gone[0]);
    }
    lost.sort_unstable();
    lost.dedup();
    assert!(lost.len() > 1, "{lost:?}");
}

/// 3R174: the cards above the hand limit are discarded one at a time, each with its own answer (2E-DISC-01, 2E-GLOSS-03).
#[test]
fn the_creative_engineer_answers_to_the_hand_limit() {
    let mut lost = Vec::new();
    for seed in 1..=10 {
        let mut t = stage(&format!(
            "
            seed {seed}
            player 1
              hand: Altman; Bandee; Barron; 5x Relic; Davin
            player 2
              missions: Red
              hand: Relic
              at Red: 3R174"
        ));
        t.end();
        use_when_possible(&mut t, "B'Elanna Torres", 0);
        // She has paid with her only card: the second one is chosen as always.
        let chosen = match t.in_hand(1, "Davin") {
            true => "Davin",
            false => "Altman",
        };
        choose(&mut t, &[chosen]);
        pass_all(&mut t);
        assert_eq!(t.hand(1).len(), 7, "{:?}", t.hand(1));
        assert_eq!(t.deck(2)[0], "Relic");
        assert!(t.in_discard(1, chosen));
        lost.extend(dead(&t, &["Altman", "Bandee", "Barron"]));
    }
    lost.sort_unstable();
    lost.dedup();
    assert!(lost.len() > 1, "{lost:?}");
}
