//! Events that watch fights: how they begin, who is killed in them, how they end.

use crate::support::cards::triggers_battles::{arena, begin};
use crate::support::stage::{choose, pass_all, responds, use_when_possible};

/// 3R039 Cavalry Raid
///
/// After an engagement with a death the Klingons involved are fresh again, with all their Range, and begin no second one.
#[test]
fn the_cavalry_rides_on() {
    let start = |event: &str| {
        let mut t = arena(&format!(
            "
            player 1
              missions: Far; Deep; Green
              core: {event}; Raid as again; 3R039
              at Far: Blade
              aboard Blade: Dokar; Altman
            player 2
              missions: Base
              at Deep: Skiff
              aboard Skiff: Bandee; Barron"
        ));
        t.move_to("Blade", "Deep");
        begin(&mut t, event, &["Blade", "Skiff"]);
        choose(&mut t, &["Bandee"]);
        t
    };
    let mut t = start("Broadside");
    use_when_possible(&mut t, "Cavalry Raid", 0);
    crate::support::stage::in_order(&mut t, &["Blade", "Dokar"]);
    assert!(!t.is_stopped("Blade") && !t.is_stopped("Dokar"));
    assert!(t.is_stopped("Altman"), "no Klingon card");
    let blade = t.card("Blade");
    assert_eq!(t.game.state().card(blade).range_used, 0);
    let again = t.use_action("again", 0);
    t.refused_act(again);
    t.move_to("Blade", "Green");
}

/// 3R039 Cavalry Raid
///
/// Without a death it stays in the core.
#[test]
fn the_cavalry_needs_blood() {
    let mut t = arena(
        "
        player 1
          missions: Deep
          core: Raid; 3R039
          at Deep: Blade
          aboard Blade: Dokar
        player 2
          missions: Base
          at Deep: Skiff
          aboard Skiff: Bandee",
    );
    begin(&mut t, "Raid", &["Blade", "Skiff"]);
    assert_eq!(t.score(1), 1);
    assert!(!responds(&t) && t.in_core(1, "Cavalry Raid"));
    assert!(t.is_stopped("Blade"));
}

/// 3U042 Dissolving the Senate
///
/// When a dilemma stops somebody, one unique personnel with that one is four better in each attribute for the attempt.
#[test]
fn the_senate_is_dissolved() {
    let mut t = arena(
        "
        dilemma Scale: dual cost 1 text [(when: Resolve, body: [
            Points(who: You, n: Sum(Cunning, (from: Attempt, filter: Type(Personnel))))])]
        player 1
          missions: Red
          core: 3U042
          at Red: Palteth; 2U162; Altman
        player 2
          pile: Net; Scale",
    );
    crate::support::stage::meet(&mut t, "Red", &["Net", "Scale"]);
    choose(&mut t, &["Palteth"]);
    t.use_text("Dissolving the Senate", 0);
    choose(&mut t, &["Mirok"]);
    pass_all(&mut t);
    assert_eq!(t.score(1), 6 + 4 + 5);
    assert!(t.in_discard(1, "Dissolving the Senate"));
}
