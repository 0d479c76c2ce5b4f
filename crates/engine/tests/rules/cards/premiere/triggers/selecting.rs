//! Cards that meddle with a selection.

use crate::support::cards::triggers_selecting::dead;
use crate::support::stage::{can_use, choose, meet, pass_all, responds, stage};

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
