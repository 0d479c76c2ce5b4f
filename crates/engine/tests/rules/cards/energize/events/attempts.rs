//! Missions with a second way to be attempted and completed (2E-GAP-60).

use crate::support::using::{no_dilemmas, pass_all};
use engine::script::{Table, table};

fn maquis(mission: &str, owner: u8, rest: &str) -> Table {
    let (me, you) = if owner == 1 {
        (mission, "Excavation")
    } else {
        ("Excavation", mission)
    };
    table(&format!(
        "personnel Rebel: Federation [Maq] Leadership Security Treachery S37 C0 I0
        personnel Pilot: Bajoran Navigation S1
        player 1
          missions: Athos IV; {me}
          on Athos IV: For the Cause
          {rest}
        player 2
          missions: {you}"
    ))
}

/// 2C043 For the Cause: Maquis complete the own missions of the Demilitarized Zone with other requirements, although the mission keeps them from it.
#[test]
fn the_cause_beats_a_prohibition() {
    for (mission, points) in [("Evacuate Colony", 35), ("Investigate Maquis Activity", 35)] {
        let mut t = maquis(mission, 1, &format!("at {mission}: Rebel"));
        t.attempt(mission);
        no_dilemmas(&mut t);
        pass_all(&mut t);
        assert_eq!(t.score(1), points, "{mission}");
    }
}

/// 2C043: a mission of that region that nobody forbids, for other affiliations and with other requirements.
#[test]
fn the_cause_opens_a_mission() {
    for (event, points) in [("on Athos IV: For the Cause", 30), ("score 0", 0)] {
        let mut t = table(&format!(
            "planet Zone: Kli region \"Demilitarized Zone\" points 30 needs Telepathy
            personnel Rebel: Federation [Maq] Leadership Security Treachery S37 C0 I0
            player 1
              missions: Athos IV; Zone
              {event}
              at Zone: Rebel"
        ));
        let attempt = t.attempt_action("Zone", None);
        assert_eq!(t.offers(attempt), points > 0);
        if points > 0 {
            t.act(attempt);
            no_dilemmas(&mut t);
        }
        assert_eq!(t.score(1), points);
    }
}

/// 2C043: a ship carries them at a space mission of that region, also against that mission's text.
#[test]
fn the_cause_works_in_space() {
    let mut t = maquis(
        "Intercept Maquis",
        1,
        "at Intercept Maquis: Valjean\n aboard Valjean: Rebel",
    );
    t.attempt_with("Intercept Maquis", "Valjean");
    no_dilemmas(&mut t);
    assert_eq!(t.score(1), 35);
}

/// 2C043: outside the region, without the event or without a rebel nothing has changed.
#[test]
fn the_cause_is_for_rebels_in_their_zone() {
    let mut t = maquis("Search and Rescue", 1, "at Search and Rescue: Rebel");
    t.attempt("Search and Rescue");
    no_dilemmas(&mut t);
    assert_eq!(t.score(1), 0, "the Badlands are another region");
    let mut t = table(
        "personnel Rebel: Federation [Maq] Leadership Security Treachery S37 C0 I0
        player 1
          missions: Evacuate Colony
          at Evacuate Colony: Rebel",
    );
    t.attempt("Evacuate Colony");
    no_dilemmas(&mut t);
    assert_eq!(t.score(1), 0);
    let t = maquis("Evacuate Colony", 1, "at Evacuate Colony: Pilot");
    assert!(!t.offers(t.attempt_action("Evacuate Colony", None)));
}

/// 2C043 (2E-ERR-05): missions of opponents stay closed.
#[test]
fn the_cause_gives_no_missions_of_others() {
    let t = maquis("Evacuate Colony", 2, "at Evacuate Colony: Rebel");
    assert!(!t.offers(t.attempt_action("Evacuate Colony", None)));
}
