//! Ships that leave the missions for an event, and ships that follow.

use cards::lexicon::Stat;
use engine::script::table;

/// 3R206 I.K.S. Pagh: from anybody's cloak it shortens all ships of all opponents, not the own ones.
#[test]
fn a_hidden_bird_is_searched_for() {
    let range = |where_: &str| {
        let t = table(&format!(
            "planet Camp: Kli
            players 3
            player 1
              missions: Camp
              core: Engage Cloak
              {where_}: I.K.S. Pagh
              at Camp: I.K.S. Vor'cha
            player 2
              at Camp: Galor
            player 3
              at Camp: D'deridex"
        ));
        ["Galor", "D'deridex", "I.K.S. Vor'cha"].map(|s| t.stat(s, Stat::Range))
    };
    assert_eq!(range("on Engage Cloak"), [7, 6, 8]);
    assert_eq!(range("at Camp"), [8, 7, 8]);
}
