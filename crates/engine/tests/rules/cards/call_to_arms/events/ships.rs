//! Ships: what they are while, and what they fetch.

use crate::support::using::pass_all;
use engine::script::table;

/// 3R204 Tenak'talar: an opponent's failed attempt where the staffed ship is gives ten points.
#[test]
fn a_failure_is_watched() {
    for (place, crew, points) in [
        ("Camp", "Tholun; Imat'Korex; Odera'Klen", 10),
        ("Camp", "Tholun", 0),
        ("Qo'noS", "Tholun; Imat'Korex; Odera'Klen", 0),
    ] {
        let mut t = table(&format!(
            "planet Camp: Fed needs Telepathy
            player 1
              missions: Camp; Qo'noS
              at Camp: Rixx
            player 2
              at {place}: Tenak'talar
              aboard Tenak'talar: {crew}"
        ));
        t.attempt("Camp");
        crate::support::using::no_dilemmas(&mut t);
        pass_all(&mut t);
        assert_eq!(t.score(2), points, "{place} with {crew}");
    }
}
