//! Ships: what they are while, and what they fetch.

use crate::support::cards::events_ships::values;
use cards::lexicon::Stat;
use engine::script::table;

/// 2R170 Aldara: with the highest score of all, each own Cardassian aboard is cleverer by one.
#[test]
fn success_makes_clever() {
    for (mine, theirs, cunning) in [(10, 5, 6), (10, 10, 5), (5, 10, 5)] {
        let t = table(&format!(
            "players 3
            player 1
              score {mine}
              missions: Excavation
              at Excavation: Aldara; Emok
              aboard Aldara: Daro; Hoya
            player 2
              score 0
            player 3
              score {theirs}"
        ));
        assert_eq!(t.stat("Daro", Stat::Cunning), cunning, "{mine} to {theirs}");
        assert_eq!(t.stat("Hoya", Stat::Cunning), 5);
        assert_eq!(t.stat("Emok", Stat::Cunning), 5, "not aboard");
    }
}

/// 2R174 I.K.S. Qam-Chee: staffed at an opponent's mission it weakens all opposing personnel and ships there.
#[test]
fn a_threat_weakens() {
    let start = |mission: &str, crew: &str| {
        table(&format!(
            "planet Camp: Fed
            planet Den: Kli
            player 1
              missions: Den
              at {mission}: I.K.S. Qam-Chee; Dokar
              aboard I.K.S. Qam-Chee: {crew}
            player 2
              missions: Camp
              at {mission}: Rixx; U.S.S. Galaxy
              aboard U.S.S. Galaxy: Lopez"
        ))
    };
    let crew = "Dokar as c; Kahmis as s1; Kahmis as s2; Kahmis as s3";
    let t = start("Camp", crew);
    assert_eq!(Stat::PERSONNEL.map(|s| t.stat("Rixx", s)), [5, 4, 4]);
    assert_eq!(t.stat("Lopez", Stat::Strength), 5);
    assert_eq!(values(&t, "U.S.S. Galaxy"), [7, 7, 8]);
    assert_eq!(values(&t, "I.K.S. Qam-Chee"), [8, 9, 9]);
    let t = start("Den", crew);
    assert_eq!(
        t.stat("Rixx", Stat::Integrity),
        6,
        "its own player's mission"
    );
    let t = start("Camp", "Dokar as c; Kahmis as s1");
    assert_eq!(t.stat("Rixx", Stat::Integrity), 6, "unstaffed");
}
