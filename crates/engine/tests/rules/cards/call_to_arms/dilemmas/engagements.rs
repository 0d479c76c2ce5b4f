//! Engagements with more than one card at work: stronger ships, damage, ships that join.

use crate::support::arena::{attack, fight, sky, sky_with, victors};
use crate::support::facing::SPACE;
use cards::lexicon::Stat;
use engine::script::{Table, player};
use engine::{Action, Ask, Choice, Label, Place};

/// 3S036 Borg Cutting Beam: one of those aboard is taken to the Borg ship begun with, and the event damages the other ship.
/// 2E-DAM-01, 2E-GAP-66
#[test]
fn a_cutting_beam_takes_one_and_damages_the_ship() {
    let crew = "Evaluation Drone; Guidance Drone; Research Drone; Allocation Drone";
    let mut t = sky("3S036", ("Borg Sphere", crew), ("Galor", "Shandor"));
    attack(&mut t);
    assert!(victors(&t) == [1]);
    assert_eq!(t.commander("Shandor"), player(1));
    assert!(t.aboard("Shandor", "Own"));
    assert_eq!(t.place("E"), Place::On(t.card("Foe")));
    assert_eq!(t.stat("Foe", Stat::Shields), 6);
    // Weapons 10 against Shields 10.
    let mut t = sky(
        "3S036",
        ("Borg Sphere", crew),
        ("U.S.S. Defiant, Prototype Warship", "Shandor"),
    );
    attack(&mut t);
    assert!(victors(&t) != [1] && t.in_discard(1, "E") && t.commander("Shandor") == player(2));
}

/// The table of 3R061: Weapons 7 and 9 beside each other against Shields 8.
fn incident(aboard: &str) -> Table {
    let more = format!(
        "player 1
          at {SPACE}: D'deridex as Second
          aboard Second: Noram; Chagrith; Dralvak; {aboard}
          at Abduction Plot: D'deridex as Far
          aboard Far: Talvin; Thexor; Palteth; Toraan"
    );
    sky_with(
        "3R061",
        (
            "D'deridex Advanced",
            "Jorvas; Sabrun as S1; Thexor as T1; Chagrith as C1",
        ),
        ("Galor", "Shandor; Rixx"),
        &more,
    )
}

/// 3R061 The Enterprise Incident: each own ship there with a Romulan of Intelligence aboard may join; won, somebody with Leadership
/// is captured. 2E-ENG-08, 2E-ENG-09, 2E-BRIG-01
#[test]
fn ships_with_intelligence_may_join() {
    for joins in [true, false] {
        let mut t = incident("Mopak");
        t.use_text("E", 0);
        let mut asked = false;
        for _ in 0..20 {
            match (t.ask(), t.pending().choice.clone()) {
                (Ask::Text { .. }, Choice::Cards { from, min: 0, .. }) => {
                    assert_eq!(from, [t.card("Second")], "not the ship elsewhere");
                    asked = true;
                    t.pick(if joins { &["Second"] } else { &[] });
                }
                (Ask::Text { .. }, Choice::Cards { from, .. }) => {
                    let ours = [t.card("Own"), t.card("Foe")];
                    let one = from
                        .into_iter()
                        .find(|c| ours.contains(c))
                        .expect("Own or Foe");
                    t.answer(engine::Answer::Cards(vec![one]));
                }
                (Ask::Respond, _) => {
                    let pass = t.offers(Action::Pass);
                    t.act(if pass { Action::Pass } else { t.actions()[0] });
                }
                _ => break,
            }
        }
        assert!(asked);
        assert_eq!((victors(&t) == [1]), joins);
        assert_eq!(
            t.place("Rixx") == Place::Brig(player(1)),
            joins,
            "the only one with Leadership"
        );
        assert_eq!(t.is_stopped("Second"), joins);
        assert!(!t.is_stopped("Far") && t.in_discard(1, "E"));
    }
}

/// 3R061 The Enterprise Incident: without Intelligence aboard no ship joins. 2E-ENG-09
#[test]
fn without_intelligence_no_ship_joins() {
    let mut t = incident("Talvin as T2");
    attack(&mut t);
    if let Choice::Cards { from, .. } = t.pending().choice.clone() {
        assert!(!from.contains(&t.card("Second")));
        t.pick(&[]);
        fight(&mut t, Label::Engagement, &["Own", "Foe"]);
    }
    assert!(victors(&t) != [1] && !t.is_stopped("Second"));
}
