//! Dilemmas that ask the attempter.

use crate::support::cards::dilemmas_choosing::decide;
use crate::support::facing::{dead, left, names, overcome, planet, stopped};

/// 3R031 The Demands of Duty: the opponent names the victim; the attempter may have all stopped instead. 2E-GLOSS-16
#[test]
fn duty_demands_one_or_all() {
    let crew = "Lopez; Mills; Hoya";
    for all in [true, false] {
        let mut t = planet("3R031", crew);
        assert_eq!((t.asked(), t.candidates()), (2, names(crew)));
        t.pick(&["Mills"]);
        decide(&mut t, all);
        if all {
            assert_eq!((dead(&t).len(), stopped(&t, crew).len()), (0, 3));
        } else {
            assert_eq!(
                (dead(&t), left(&t)),
                (vec!["Mills".into()], names("Lopez; Hoya"))
            );
        }
        assert!(overcome(&t));
    }
}
