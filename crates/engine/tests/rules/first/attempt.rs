//! Attempts (area ATT), mis-seeds (area SEED) and solving.

use super::support::{
    Describe, dilemma, equipment, event, outpost, personnel, planet, set, ship, space,
};
use cards::CardDef;
use cards::first::{Attempt, Dilemma, End, Kind, Points, Small};
use cards::language::Requirement;
use cards::lexicon::Affiliation::{Federation, Klingon, NonAligned};
use cards::lexicon::{DilemmaKind, Skill, Stat};
use engine::script::{Table, player};
use engine::{Action, Flag, Place};

/// Kills a member that the opponent chooses.
const KILL: &str = "[(when: Resolve, body: [Move(verb: Kill, what: Pick((of: (from: Attempt,
    filter: Type(Personnel)), n: Exactly(N(1)), how: By(Opponent), to: 1)))])]";
/// Nobody gets past without MEDICAL.
const WALL: &str = "[(when: Resolve, body: [If(c: Not(Meets(Attempt, Skill(Medical, 1))),
    yes: [Fail])])]";

fn cards() -> Vec<CardDef> {
    let klingon_end = End {
        attempt: Attempt::Icons(vec![Klingon]),
        span: Small::N(3),
        points: Some(Points::N(20)),
        requirements: Some(Requirement::Skill(Skill::Honor, 1)),
    };
    vec![
        planet("Green", &[Federation]).needs(Skill::Physics, 1),
        space("Deep", &[Federation]).needs(Skill::Physics, 1),
        planet("Split", &[Federation]).theirs(Some(klingon_end)),
        planet("Blank", &[Federation]).theirs(None),
        planet("Mine", &[Federation]).location("Both").points(35),
        planet("Yours", &[Klingon]).location("Both").points(30),
        outpost("Base", Federation),
        personnel("Ann", Federation).skills(&["Physics"]),
        personnel("Bob", Federation).skills(&["Biology"]),
        personnel("Med", Federation).skills(&["MEDICAL"]),
        personnel("Kor", Klingon).skills(&["Honor"]),
        personnel("Nor", NonAligned).skills(&["Physics"]),
        equipment("Kit"),
        ship("Wren", Federation, &[]),
        ship("Lark", Federation, &[]),
        dilemma("Blade", DilemmaKind::Dual).text(KILL),
        dilemma("Wall", DilemmaKind::Dual).text(WALL),
        dilemma("Prize", DilemmaKind::Dual).points(5),
        dilemma("Cave", DilemmaKind::Planet).text(KILL),
        dilemma("Void", DilemmaKind::Space).text(KILL),
        dilemma("Echo", DilemmaKind::Dual).icons(&["AU"]).text(KILL),
        event("Storm"),
    ]
}

fn orders(lines: &str) -> Table {
    let text = format!("player 1\n missions: Green; Deep; Split; Blank\n{lines}");
    set(&cards(), &text)
}

/// 1E-ATT-03, 1E-MOVE-02: a planet mission is attempted from its surface.
#[test]
fn an_away_team_attempts_a_planet_mission() {
    let mut t = orders(" at Green: Wren\n aboard Wren: Ann\nplayer 2");
    let attempt = t.attempt_action("Green", None);
    assert_eq!(t.refused_act(attempt).rule, "1E-ATT-03");
    let from_ship = t.attempt_action("Green", Some("Wren"));
    assert_eq!(t.refused_act(from_ship).rule, "1E-ATT-03");
    t.beam_down(&["Ann"], "Wren", "Green");
    assert!(t.offers(attempt));
}

/// 1E-ATT-02, 1E-MOVE-01, 1E-SKILL-03: the crew of one ship attempts a space mission.
#[test]
fn one_crew_attempts_a_space_mission() {
    let lines = " at Deep: Wren; Lark\n aboard Wren: Bob\n aboard Lark: Ann\nplayer 2";
    let mut t = orders(lines);
    t.attempt_with("Deep", "Wren");
    assert!(
        !t.is("Deep", Flag::Completed),
        "Physics is aboard the other ship"
    );
    t.attempt_with("Deep", "Lark");
    assert!(t.is("Deep", Flag::Completed));
}

/// 1E-CARD-28, 1E-DOCK-07: a ship is needed, and not a docked one.
#[test]
fn a_docked_ship_does_not_attempt() {
    let lines =
        " at Deep: Base\n docked at Base: Wren\n aboard Wren: Ann\n aboard Base: Bob\nplayer 2";
    let mut t = orders(lines);
    let docked = t.attempt_action("Deep", Some("Wren"));
    assert_eq!(t.refused_act(docked).rule, "1E-DOCK-07");
    let alone = t.attempt_action("Deep", None);
    assert_eq!(t.refused_act(alone).rule, "1E-CARD-28");
}

/// 1E-ATT-04, 1E-GAP-29: somebody of a named affiliation is enough.
#[test]
fn the_mission_names_who_may_attempt_it() {
    let mut t = orders(" at Green: Kor\nplayer 2");
    let attempt = t.attempt_action("Green", None);
    assert_eq!(t.refused_act(attempt).rule, "1E-ATT-04");
    let mut t = orders(" at Green: Nor\nplayer 2");
    assert_eq!(t.refused_act(attempt).rule, "1E-ATT-04");
    let t = orders(" at Green: Nor; Bob\nplayer 2");
    assert!(t.offers(t.attempt_action("Green", None)));
}

/// 1E-ATT-05: somebody of the ship's own affiliation is aboard.
#[test]
fn somebody_matches_the_attempting_ship() {
    let mut t = orders(" at Deep: Wren\n aboard Wren: Nor\nplayer 2");
    let attempt = t.attempt_action("Deep", Some("Wren"));
    assert_eq!(t.refused_act(attempt).rule, "1E-ATT-05");
}

/// 1E-ATT-06, 1E-ATT-10, 1E-SEED-41: the bottom card first, one after the other.
#[test]
fn dilemmas_are_met_from_the_bottom() {
    let mut t = orders(" at Green: Ann; Bob; Med\nplayer 2\n under Green: Prize; Wall; Blade");
    t.attempt("Green");
    // The first two are past when the third one asks.
    assert_eq!(t.zone(Place::Points(player(1))), ["Prize"]);
    assert_eq!(t.zone(Place::Removed(player(2))), ["Wall"]);
    t.pick(&["Bob"]);
    assert!(t.in_discard(1, "Bob"));
    assert!(t.is("Green", Flag::Completed));
}

/// 1E-ATT-07, 1E-LEAVE-05: a dilemma whose conditions are met is out of play.
#[test]
fn a_dilemma_that_is_overcome_is_out_of_play() {
    let mut t = orders(" at Green: Ann; Med\nplayer 2\n under Green: Wall");
    t.attempt("Green");
    assert_eq!(t.zone(Place::Removed(player(2))), ["Wall"]);
    assert_eq!(t.zone(Place::Discard(player(2))), Vec::<String>::new());
    assert!(t.is("Green", Flag::Completed));
}

/// 1E-ATT-08, 1E-ATT-12: the team suffers it, and what is lost does not count.
#[test]
fn what_the_team_has_lost_does_not_count() {
    let mut t = orders(" at Green: Ann; Bob\nplayer 2\n under Green: Blade");
    t.attempt("Green").pick(&["Ann"]);
    assert!(t.in_discard(1, "Ann"));
    assert!(!t.is("Green", Flag::Completed));
}

/// 1E-ATT-09, 1E-GAP-34, 1E-GAP-35: a team that does not get past is stopped, and the dilemma waits.
#[test]
fn a_wall_stops_the_team_and_stays() {
    let mut t = orders(" at Green: Ann; Bob\nplayer 2\n under Green: Wall; Prize");
    t.attempt("Green");
    assert!(t.is_stopped("Ann") && t.is_stopped("Bob"));
    assert!(!t.is("Green", Flag::Completed));
    let under = t.game.table().site_of_mission(t.card("Green"));
    let under = Place::Under(under.expect("a location"));
    assert_eq!(t.zone(under), ["Prize", "Wall"], "from the top");
    // Both players know it now.
    assert!(t.game.seen_by(t.card("Wall")).has(player(1)));
    assert!(!t.game.seen_by(t.card("Prize")).has(player(1)));
    let again = t.attempt_action("Green", None);
    assert_eq!(t.refused_act(again).rule, "1E-ATT-03");
}

/// 1E-GAP-75, 1E-HURT-07: at a space mission the ship is stopped too.
#[test]
fn a_ship_is_stopped_with_its_crew() {
    let lines = " at Deep: Wren\n aboard Wren: Ann; Kit\nplayer 2\n under Deep: Wall";
    let mut t = orders(lines);
    t.attempt_with("Deep", "Wren");
    assert!(t.is_stopped("Wren") && t.is_stopped("Ann") && t.is_stopped("Kit"));
}

/// 1E-ATT-11, 1E-ATT-13, 1E-CARD-06: completing scores the printed points, and the turn goes on.
#[test]
fn completing_scores_and_the_turn_goes_on() {
    let mut t = orders(" at Green: Ann; Wren\nplayer 2");
    t.attempt("Green");
    assert_eq!(t.score(1), 35);
    assert_eq!(t.game.state().players[0].bonus, 0);
    assert!(!t.is_stopped("Ann"));
    assert!(t.offers(t.up("Green", "Wren")));
}

/// 1E-GAP-74: who does not meet the requirements may try again.
#[test]
fn a_team_that_lacks_a_skill_is_not_stopped() {
    let mut t = orders(" at Green: Bob\nplayer 2");
    t.attempt("Green");
    assert!(!t.is_stopped("Bob"));
    assert!(t.offers(t.attempt_action("Green", None)));
}

/// 1E-ATT-14
#[test]
fn a_completed_mission_is_not_attempted_again() {
    let mut t = orders(" at Green: Ann\nplayer 2");
    t.attempt("Green");
    let again = t.attempt_action("Green", None);
    assert_eq!(t.refused_act(again).rule, "1E-ATT-14");
}

/// 1E-ATT-01: what is in hand does not help.
#[test]
fn a_skill_in_hand_does_not_count() {
    let mut t = orders(" at Green: Bob\n hand: Ann\nplayer 2");
    t.attempt("Green");
    assert!(!t.is("Green", Flag::Completed));
}

/// 1E-ATT-16, 1E-HURT-29: the other player's people take no part.
#[test]
fn opposing_personnel_take_no_part() {
    let mut t = orders(" at Green: Bob\nplayer 2\n at Green: Ann\n under Green: Blade");
    t.attempt("Green");
    // Bob is the only one who could be chosen.
    assert!(t.in_discard(1, "Bob"));
    assert!(t.on_surface("Ann", "Green"));
    assert!(!t.is("Green", Flag::Completed));
}

/// 1E-CARD-10: nothing happens before somebody attempts.
#[test]
fn dilemmas_wait_for_an_attempt() {
    let mut t = orders(" at Green: Ann; Wren\nplayer 2\n under Green: Blade");
    t.beam_up(&["Ann"], "Green", "Wren");
    t.end().end().end();
    assert!(t.aboard("Ann", "Wren"));
    assert!(matches!(t.place("Blade"), Place::Under(_)));
}

/// 1E-CARD-11, 1E-SEED-31, 1E-SEED-37, 1E-ICON-03, 1E-ICON-04, 1E-ICON-05, 1E-GAP-10: a card of the wrong kind has no
/// effect.
#[test]
fn a_mis_seed_has_no_effect() {
    let mut t = orders(" at Green: Ann\nplayer 2\n under Green: Void");
    t.attempt("Green");
    assert!(t.is("Green", Flag::Completed));
    assert_eq!(t.zone(Place::Removed(player(2))), ["Void"]);
    let mut t = orders(" at Deep: Wren\n aboard Wren: Ann\nplayer 2\n under Deep: Cave");
    t.attempt_with("Deep", "Wren");
    assert!(t.is("Deep", Flag::Completed));
    // In its own place it has one.
    let mut t = orders(" at Green: Ann\nplayer 2\n under Green: Cave");
    t.attempt("Green");
    assert!(t.in_discard(1, "Ann"));
}

/// 1E-SEED-11, 1E-SEED-39: a card that needs permission, and one that is no dilemma.
#[test]
fn a_bluff_is_removed_when_it_is_turned_up() {
    let mut t = orders(" at Green: Ann\nplayer 2\n under Green: Echo; Storm");
    t.attempt("Green");
    assert!(t.is("Green", Flag::Completed));
    assert_eq!(
        t.zone(Place::Removed(player(2))),
        ["Storm", "Echo"],
        "the last one on top"
    );
}

/// 1E-SEED-34, 1E-GAP-08: the second copy of one player is a mis-seed, the other player's is not.
#[test]
fn a_second_copy_under_a_mission_is_a_mis_seed() {
    let lines = " at Green: Ann; Bob; Med; Nor\n under Green: Blade as mine\nplayer 2\n under Green: Blade as first; Blade as second";
    let mut t = orders(lines);
    t.attempt("Green").pick(&["Bob"]);
    // Two of the three have an effect.
    t.pick(&["Med"]);
    assert!(t.is("Green", Flag::Completed));
    assert!(t.in_discard(1, "Bob") && t.in_discard(1, "Med"));
}

/// 1E-SEED-33: a dilemma without a kind is one of Q's, and a mis-seed.
#[test]
fn a_q_dilemma_is_a_mis_seed() {
    let mut all = cards();
    let mut q = dilemma("Trial", DilemmaKind::Dual).text(KILL);
    q = q.change(|def| {
        let cards::Facts::First(facts) = &mut def.facts else {
            return;
        };
        facts.of = Kind::Dilemma(Dilemma::default());
    });
    all.push(q);
    let text = "player 1\n missions: Green\n at Green: Ann\nplayer 2\n under Green: Trial";
    let mut t = set(&all, text);
    t.attempt("Green");
    assert!(t.is("Green", Flag::Completed));
    assert_eq!(t.zone(Place::Removed(player(2))), ["Trial"]);
}

/// 1E-MOVE-03: the whole team attempts.
#[test]
fn a_team_is_not_divided() {
    let mut t = orders(" at Green: Ann; Bob; Med\nplayer 2\n under Green: Blade");
    let attempts = |a: &&Action| matches!(a, Action::Attempt { .. });
    assert_eq!(t.actions().iter().filter(attempts).count(), 1);
    t.attempt("Green");
    let mut hit = t.candidates();
    hit.sort();
    assert_eq!(hit, ["Ann", "Bob", "Med"]);
}

/// 1E-SKILL-08, 1E-GAP-32: attributes are added up over the team, and must be greater.
#[test]
fn attributes_are_added_up() {
    let mut all = cards();
    let needs = Requirement::Total(Stat::Cunning, 9);
    all.push(planet("Riddle", &[Federation]).mission(|m| m.own.requirements = Some(needs)));
    let solved = |team: &str| {
        let text = format!("player 1\n missions: Riddle\n at Riddle: {team}\nplayer 2");
        let mut t = set(&all, &text);
        t.attempt("Riddle");
        t.is("Riddle", Flag::Completed)
    };
    assert!(solved("Ann; Bob"), "10 is more than 9");
    assert!(!solved("Ann"), "5 is not");
}

/// 1E-GAP-33: one's own dilemmas are met like any others.
#[test]
fn own_dilemmas_are_met_too() {
    let mut t = orders(" at Green: Ann\n under Green: Prize\nplayer 2");
    t.attempt("Green");
    assert_eq!(t.score(1), 40);
}

/// 1E-GAP-30, 1E-GAP-70: the opponent attempts by the end that faces them.
#[test]
fn the_opponents_end_is_used_by_the_opponent() {
    let lines = "player 2\n missions: Yours\n at Split: Kor\n at Blank: Ann\nturn of 2";
    let mut t = orders(lines);
    let blank = t.attempt_action("Blank", None);
    assert_eq!(t.refused_act(blank).rule, "1E-CARD-05");
    t.attempt("Split");
    assert!(t.is("Split", Flag::Completed));
    assert_eq!((t.score(1), t.score(2)), (0, 20));
}

fn shared(lines: &str) -> Table {
    let text = format!("player 1\n missions: Mine; Green\n{lines}");
    set(&cards(), &text)
}

/// 1E-SEED-26, 1E-SEED-27, 1E-SEED-28: at a shared mission everybody uses the own card, and it is completed once.
#[test]
fn a_shared_mission_is_completed_once() {
    let lines = " at Mine: Ann\nplayer 2\n missions: Yours\n at Yours: Kor\nturn of 2";
    let mut t = shared(lines);
    let theirs = t.attempt_action("Mine", None);
    assert_eq!(t.refused_act(theirs).rule, "1E-SEED-27");
    t.attempt("Yours");
    assert_eq!((t.score(1), t.score(2)), (0, 30));
    t.end();
    t.end();
    let mine = t.attempt_action("Mine", None);
    assert_eq!(t.refused_act(mine).rule, "1E-ATT-14");
}

/// 1E-GAP-27, 1E-GAP-136: people who do not work together are two teams.
#[test]
fn incompatible_people_on_a_planet_are_two_teams() {
    let mut t = orders(" at Green: Kor; Bob; Ann\nplayer 2\n under Green: Blade");
    t.attempt("Green");
    let mut hit = t.candidates();
    hit.sort();
    assert_eq!(hit, ["Ann", "Bob"]);
    t.pick(&["Bob"]);
    assert!(t.is("Green", Flag::Completed));
}
