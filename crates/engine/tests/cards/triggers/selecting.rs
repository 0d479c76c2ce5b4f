//! Cards that meddle with a selection.

use super::kit::{can_use, choose, meet, pass_all, responds, stage, take_skill, use_when_possible};
use crate::harness::Table;
use cards::lexicon::Skill;

/// Who of these is in player 1's discard pile.
fn dead<'a>(t: &Table, crew: &[&'a str]) -> Vec<&'a str> {
    crew.iter()
        .copied()
        .filter(|c| t.in_discard(1, c))
        .collect()
}

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

/// 1R350 Tosk, The Hunted
///
/// Facing a dilemma he is never selected at random. A choice still reaches him.
#[test]
fn the_hunted_is_not_found_by_chance() {
    for seed in 1..=8 {
        let mut t = stage(&format!(
            "
            seed {seed}
            player 1
              missions: Red
              at Red: 1R350; Altman
            player 2
              pile: Lot"
        ));
        meet(&mut t, "Red", &["Lot"]);
        assert!(t.in_discard(1, "Altman"), "seed {seed}");
    }
    let mut t = stage(
        "
        player 1
          missions: Red
          at Red: 1R350; Altman
        player 2
          pile: Fang",
    );
    meet(&mut t, "Red", &["Fang"]);
    choose(&mut t, &["Tosk"]);
    assert!(t.in_discard(1, "Tosk"));
    let mut t = stage(
        "
        player 1
          missions: Red
          at Red: 1R350
        player 2
          pile: Lot",
    );
    meet(&mut t, "Red", &["Lot"]);
    assert!(
        t.on_surface("Tosk", "Red"),
        "alone he leaves nobody to select"
    );
}

/// 1R061 Alien Gambling Device
///
/// Once a turn the result of a random selection at its mission is ignored and drawn again.
#[test]
fn the_gambling_device_draws_again() {
    let mut changed = 0;
    for seed in 1..=12 {
        let play = |uses: bool| {
            let mut t = stage(&format!(
                "
                seed {seed}
                player 1
                  missions: Red
                  at Red: 1R061; Altman; Bandee; Barron
                player 2
                  pile: Lot"
            ));
            meet(&mut t, "Red", &["Lot"]);
            assert!(can_use(&t, "Alien Gambling Device", 0));
            if uses {
                t.use_text("Alien Gambling Device", 0);
                assert!(!can_use(&t, "Alien Gambling Device", 0), "once each turn");
            }
            pass_all(&mut t);
            let dead = dead(&t, &["Altman", "Bandee", "Barron"]);
            assert_eq!(dead.len(), 1);
            dead[0]
        };
        changed += usize::from(play(false) != play(true));
    }
    assert!(changed > 0);
    let mut t = stage(
        "
        player 1
          missions: Red; Green
          at Green: 1R061; Mills
          at Red: Altman; Bandee
        player 2
          pile: Lot",
    );
    meet(&mut t, "Red", &["Lot"]);
    assert!(!responds(&t), "it is at another mission");
}

/// 2R108 Leeta, Dabo Girl
///
/// Selected at random in an attempt, she may give another Bajoran card with her one more level of one of its skills.
#[test]
fn leeta_inspires_another() {
    let mut t = stage(
        "
        dilemma Rite: dual cost 1 text [(when: Resolve, body: [If(c: Meets(Attempt, Skill(Law, 2)),
            yes: [Points(who: You, n: N(1))])])]
        dilemma Wheel: dual cost 1 text [(when: Resolve, body: [Choose((of: (from: Attempt,
            filter: Title(Is(\"Leeta\"))), n: Exactly(N(1)), how: Random, to: 1))])]
        player 1
          missions: Red
          at Red: 2R108; Brilgar; Altman
        player 2
          pile: Wheel; Rite",
    );
    meet(&mut t, "Red", &["Wheel", "Rite"]);
    use_when_possible(&mut t, "Leeta", 0);
    choose(&mut t, &["Brilgar"]);
    take_skill(&mut t, Skill::Law);
    pass_all(&mut t);
    assert_eq!(t.score(1), 1);
    assert_eq!(t.skill("Brilgar", Skill::Law), 1);
}

/// 1R286 Tasha Yar, Chief of Security
///
/// On the same planet as somebody without Security who was selected at random to be killed, she may die instead.
#[test]
fn the_chief_of_security_dies_for_others() {
    let start = |seed: u8, dilemma: &str| {
        let mut t = stage(&format!(
            "
            seed {seed}
            player 1
              missions: Red
              at Red: 1R286; Altman; 1C274
            player 2
              pile: {dilemma}"
        ));
        meet(&mut t, "Red", &[dilemma]);
        t
    };
    let mut asked = 0;
    for seed in 1..=12 {
        let mut t = start(seed, "Lot");
        if can_use(&t, "Tasha Yar", 0) {
            asked += 1;
            t.use_text("Tasha Yar", 0);
            assert_eq!(dead(&t, &["Tasha Yar", "Altman", "Lopez"]), ["Tasha Yar"]);
        } else {
            assert!(!t.in_discard(1, "Altman"), "she would have been asked");
        }
        let t = start(seed, "Draw");
        assert!(!responds(&t), "nobody is killed");
    }
    assert!(asked > 0 && asked < 12, "{asked}");
    let mut t = start(1, "Fang");
    choose(&mut t, &["Altman"]);
    assert!(
        t.in_discard(1, "Altman"),
        "the opponent chose, nothing was random"
    );
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
