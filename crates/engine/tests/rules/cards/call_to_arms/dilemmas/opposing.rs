//! Dilemmas for which the opponent chooses, names or takes.

use crate::support::facing::{left, names, planet, returned};

/// 3C006 Depression: the opponent stops anybody and it goes back. 2E-DIL-12
#[test]
fn depression_stops_whom_the_opponent_chooses() {
    let mut t = planet("3C006", "Lopez; Mills; Hoya");
    assert_eq!(
        (t.asked(), t.candidates()),
        (2, names("Lopez; Mills; Hoya"))
    );
    t.pick(&["Hoya"]);
    assert_eq!(left(&t), names("Lopez; Mills"));
    assert!(returned(&t));
}
