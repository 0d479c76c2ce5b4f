//! The dilemmas with hidden cards, used skills and newcomers.

use crate::support::facing::{dead, left, names, overcome, planet, planet_with, reads, stopped};

/// 2C015 Memory Invasion: the opponent sees the hand and chooses a card; it is discarded or three are stopped. 2E-GLOSS-09
#[test]
fn a_memory_is_given_up_or_three_are_stopped() {
    let crew = "Lopez; Mills; Hoya; Rixx";
    let face = |hand: &str| planet_with("2C015 as D", crew, &format!("player 1\n hand: {hand}"));
    let mut t = face("Anara; Davies");
    assert_eq!((t.asked(), t.candidates()), (2, names("Anara; Davies")));
    assert!(reads(&t, 2, "Davies"), "the whole hand is seen");
    t.pick(&["Anara"]);
    assert_eq!(t.asked(), 1);
    t.yes();
    assert_eq!(
        (dead(&t), t.hand(1)),
        (vec!["Anara".into()], vec!["Davies".into()])
    );
    assert_eq!(left(&t), names(crew));
    assert!(overcome(&t));

    let mut t = face("Anara; Davies");
    t.pick(&["Davies"]).no();
    assert_eq!(
        (t.hand(1).len(), left(&t).len(), stopped(&t, crew).len()),
        (2, 1, 3)
    );

    // With an empty hand there is nothing to give up.
    let t = planet("2C015", crew);
    assert_eq!((left(&t).len(), stopped(&t, crew).len()), (1, 3));
}
