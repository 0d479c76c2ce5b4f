//! Beaming, walking, staffing, docking and flying (areas MOVE, BEAM, WALK, STAFF, DOCK and FLY).

use super::support::{Describe, equipment, facility, outpost, personnel, planet, set, ship, space};
use cards::CardDef;
use cards::first::{EndText, FacilityKind, OtherEnd, Restriction, Small};
use cards::lexicon::Affiliation::{Federation, Klingon, NonAligned, Romulan};
use cards::lexicon::{Quadrant, Stat};
use engine::script::{Table, player};
use engine::{Action, Answer, Place};

fn cards() -> Vec<CardDef> {
    vec![
        planet("Green", &[Federation]),
        space("Deep", &[Federation]).span(4),
        planet("Blue", &[Federation]).span(2),
        planet("Distant", &[Federation]).quadrant(Quadrant::Gamma),
        outpost("Base", Federation),
        outpost("Keep", Klingon),
        facility("Post", Federation, FacilityKind::Station),
        personnel("Ann", Federation).icons(&["Cmd"]),
        personnel("Bob", Federation).icons(&["Stf"]),
        personnel("Cy", Federation),
        personnel("Nor", NonAligned).icons(&["Stf"]),
        personnel("Kor", Klingon),
        equipment("Kit"),
        ship("Wren", Federation, &["Cmd", "Stf"]),
        ship("Lark", Federation, &["Stf"]),
        ship("Drift", NonAligned, &["Stf"]),
        ship("Talon", Romulan, &[]),
        ship("Hulk", Klingon, &[]).numbers([5, 0, 0]),
        ship("Crate", Federation, &[]).change(|def| {
            let cards::Facts::First(facts) = &mut def.facts else {
                return;
            };
            if let cards::first::Kind::Ship(ship) = &mut facts.of {
                ship.restrictions = vec![Restriction::NoTransporters];
            }
        }),
    ]
}

fn orders(lines: &str) -> Table {
    let text = format!(
        "player 1
 missions: Green; Deep; Blue; Distant
{lines}"
    );
    set(&cards(), &text)
}

fn walk(from: Place, to: Place) -> Action {
    Action::Walk { from, to }
}

fn aboard(t: &Table, host: &str) -> Place {
    Place::Aboard(t.card(host))
}

/// 1E-BEAM-06, 1E-CARD-03, 1E-BEAM-08: down to a planet, as many as there are.
#[test]
fn a_crew_beams_down_at_once() {
    let mut t = orders(" at Green: Wren\n aboard Wren: Ann; Bob; Cy; Kit\nplayer 2");
    t.beam_down(&["Ann", "Bob", "Cy", "Kit"], "Wren", "Green");
    for card in ["Ann", "Bob", "Cy", "Kit"] {
        assert!(t.on_surface(card, "Green"));
    }
}

/// 1E-BEAM-06, 1E-CARD-04: a space mission has no surface.
#[test]
fn nobody_beams_down_in_space() {
    let mut t = orders(" at Deep: Wren\n aboard Wren: Ann\nplayer 2");
    let down = t.down("Wren", "Deep");
    assert_eq!(t.refused_act(down).rule, "1E-BEAM-06");
}

/// 1E-BEAM-02, 1E-STAFF-07: an empty ship beams.
#[test]
fn an_empty_ship_beams_a_team_up() {
    let mut t = orders(" at Green: Wren; Ann\nplayer 2");
    t.beam_up(&["Ann"], "Green", "Wren");
    assert!(t.aboard("Ann", "Wren"));
}

/// 1E-BEAM-01: unless the card says otherwise.
#[test]
fn a_ship_without_transporters_does_not_beam() {
    let mut t = orders(" at Green: Crate\n aboard Crate: Ann\nplayer 2");
    let down = t.down("Crate", "Green");
    assert_eq!(t.refused_act(down).rule, "1E-BEAM-03");
}

/// 1E-BEAM-04: between two own ships or facilities.
#[test]
fn a_crew_beams_to_another_own_ship() {
    let mut t = orders(" at Deep: Wren; Lark; Base\n aboard Wren: Ann; Bob\nplayer 2");
    t.beam_across(&["Ann"], "Wren", "Lark");
    t.beam_across(&["Bob"], "Wren", "Base");
    assert!(t.aboard("Ann", "Lark") && t.aboard("Bob", "Base"));
}

/// 1E-BEAM-05, 1E-GAP-38, 1E-MOVE-05, 1E-MOVE-06: only without SHIELDS on board of the opponent's, and no attempt
/// from there.
#[test]
fn the_opponents_ship_is_boarded_without_shields() {
    let lines = " at Deep: Wren\n aboard Wren: Ann\nplayer 2\n at Deep: Hulk; Talon";
    let mut t = orders(lines);
    let shielded = t.across("Wren", "Talon");
    assert_eq!(t.refused_act(shielded).rule, "1E-BEAM-05");
    t.beam_across(&["Ann"], "Wren", "Hulk");
    let attempt = t.attempt_action("Deep", Some("Hulk"));
    assert_eq!(t.refused_act(attempt).rule, "1E-MOVE-06");
}

/// 1E-BEAM-03, 1E-BEAM-09: one end is an own ship; the opponent's transporters do not serve.
#[test]
fn the_opponents_transporters_do_not_serve() {
    let mut t = orders(" aboard Hulk: Ann\nplayer 2\n at Green: Hulk");
    let down = t.down("Hulk", "Green");
    assert_eq!(t.refused_act(down).rule, "1E-BEAM-03");
}

/// 1E-BEAM-07: never to another location.
#[test]
fn beaming_does_not_cross_locations() {
    let mut t = orders(" at Green: Wren\n at Blue: Ann\nplayer 2");
    let up = t.up("Blue", "Wren");
    assert_eq!(t.refused_act(up).rule, "1E-BEAM-07");
}

/// 1E-MOVE-09, 1E-GAP-40: any equipment goes along, and beams alone as well.
#[test]
fn equipment_goes_along_or_alone() {
    let mut t = orders(" at Green: Wren\n aboard Wren: Ann; Kit\nplayer 2");
    t.beam_down(&["Kit"], "Wren", "Green");
    assert!(t.on_surface("Kit", "Green") && t.aboard("Ann", "Wren"));
}

/// 1E-GAP-27, 1E-CARD-18: people who are not compatible are not aboard together; on a planet they may be.
#[test]
fn incompatible_people_do_not_share_a_ship() {
    let mut t = orders(" at Green: Wren; Kor\n aboard Wren: Ann\nplayer 2");
    let up = t.up("Green", "Wren");
    assert_eq!(t.refused_act(up).rule, "1E-GAP-27");
    t.beam_down(&["Ann"], "Wren", "Green");
    t.act(t.up("Green", "Wren"));
    let both = t.cards(&["Ann", "Kor"]);
    assert_eq!(t.refused(Answer::Cards(both)).rule, "1E-GAP-27");
    t.pick(&["Ann"]);
}

/// 1E-WALK-01: onto a docked ship and off again.
#[test]
fn people_walk_onto_a_docked_ship() {
    let mut t = orders(" at Green: Base\n docked at Base: Wren\n aboard Base: Ann; Kit\nplayer 2");
    let (base, wren) = (aboard(&t, "Base"), aboard(&t, "Wren"));
    t.act(walk(base, wren)).pick(&["Ann", "Kit"]);
    assert!(t.aboard("Ann", "Wren") && t.aboard("Kit", "Wren"));
    assert!(t.offers(walk(wren, base)));
}

/// 1E-GAP-40: equipment does not walk.
#[test]
fn equipment_does_not_walk_alone() {
    let mut t = orders(" at Green: Base\n docked at Base: Wren\n aboard Base: Ann; Kit\nplayer 2");
    let (base, wren) = (aboard(&t, "Base"), aboard(&t, "Wren"));
    t.act(walk(base, wren));
    let kit = t.cards(&["Kit"]);
    assert_eq!(t.refused(Answer::Cards(kit)).rule, "1E-GAP-40");
}

/// 1E-WALK-03: not onto a ship that is not docked there, and not to the opponent's.
#[test]
fn nobody_walks_to_a_ship_in_orbit() {
    let lines =
        " at Green: Base; Wren\n aboard Base: Ann\nplayer 2\n missions: Deep\n at Green: Hulk";
    let mut t = orders(lines);
    let (base, wren, hulk) = (aboard(&t, "Base"), aboard(&t, "Wren"), aboard(&t, "Hulk"));
    assert_eq!(t.refused_act(walk(base, wren)).rule, "1E-WALK-03");
    assert_eq!(t.refused_act(walk(base, hulk)).rule, "1E-WALK-03");
}

/// Whether the ship could fly to the next location.
fn staffed(ship: &str, crew: &str) -> bool {
    let t = orders(&format!(
        " at Deep: {ship}\n aboard {ship}: {crew}\nplayer 2"
    ));
    t.offers(t.move_action(ship, "Green"))
}

/// 1E-STAFF-02, 1E-STAFF-03, 1E-CARD-27, 1E-ICON-12, 1E-ICON-13: every icon, each by somebody else.
#[test]
fn every_icon_needs_somebody() {
    assert!(staffed("Wren", "Ann; Bob"));
    assert!(!staffed("Wren", "Ann"));
    assert!(!staffed("Wren", "Ann; Cy"));
    assert!(!staffed("Wren", "Bob; Cy"));
    let mut t = orders(" at Deep: Wren\n aboard Wren: Ann\nplayer 2");
    let fly = t.move_action("Wren", "Green");
    assert_eq!(t.refused_act(fly).rule, "1E-STAFF-01");
}

/// 1E-GAP-41: one personnel does not fill two icons.
#[test]
fn nobody_fills_two_icons() {
    assert!(!staffed("Wren", "Ann; Cy"));
}

/// 1E-REPORT-08: Non-Aligned is an affiliation of its own.
#[test]
fn non_aligned_personnel_match_a_non_aligned_ship() {
    assert!(staffed("Drift", "Nor"));
    assert!(!staffed("Drift", "Bob"));
}

/// 1E-STAFF-04, 1E-STAFF-02: somebody of the ship's own affiliation must be aboard.
#[test]
fn somebody_matches_the_ship() {
    assert!(!staffed("Lark", "Nor"));
    assert!(staffed("Lark", "Nor; Cy"));
}

/// 1E-STAFF-05: Command fills a Staff icon, not the reverse.
#[test]
fn command_fills_a_staff_icon() {
    assert!(staffed("Lark", "Ann"));
    assert!(!staffed("Wren", "Bob; Cy"));
}

/// 1E-STAFF-06: a ship without its whole staff still attempts.
#[test]
fn one_matching_personnel_is_enough_to_attempt() {
    let t = orders(" at Deep: Wren\n aboard Wren: Cy\nplayer 2");
    assert!(t.offers(t.attempt_action("Deep", Some("Wren"))));
    assert!(!t.offers(t.move_action("Wren", "Green")));
}

fn dock(t: &Table, ship: &str, at: &str) -> Action {
    Action::Dock {
        ship: t.card(ship),
        at: t.card(at),
    }
}

fn undock(t: &Table, ship: &str) -> Action {
    Action::Undock { ship: t.card(ship) }
}

/// 1E-DOCK-01, 1E-DOCK-05: at an own outpost.
#[test]
fn a_ship_docks_at_an_outpost() {
    let mut t = orders(" at Green: Base; Lark\n at Deep: Post\n aboard Lark: Bob\nplayer 2");
    t.act(dock(&t, "Lark", "Base"));
    assert_eq!(t.place("Lark"), Place::Docked(t.card("Base")));
    let mut t = orders(" at Green: Post; Lark\n aboard Lark: Bob\nplayer 2");
    let post = dock(&t, "Lark", "Post");
    assert_eq!(t.refused_act(post).rule, "1E-DOCK-01");
}

/// 1E-DOCK-02: at a compatible one.
#[test]
fn a_ship_docks_where_it_is_compatible() {
    let mut t = orders(" at Green: Keep; Lark\n aboard Lark: Bob\nplayer 2");
    let keep = dock(&t, "Lark", "Keep");
    assert_eq!(t.refused_act(keep).rule, "1E-DOCK-02");
}

/// 1E-DOCK-03, 1E-STAFF-01: docking takes no RANGE, but a staff.
#[test]
fn docking_takes_a_staff_and_no_range() {
    let mut t = orders(" at Green: Base; Lark [used 8]\n aboard Lark: Bob\nplayer 2");
    t.act(dock(&t, "Lark", "Base"));
    t.act(undock(&t, "Lark"));
    let mut t = orders(" at Green: Base; Lark\n aboard Lark: Cy\nplayer 2");
    let action = dock(&t, "Lark", "Base");
    assert_eq!(t.refused_act(action).rule, "1E-STAFF-01");
    let mut t = orders(" at Green: Base\n docked at Base: Lark\n aboard Lark: Cy\nplayer 2");
    let action = undock(&t, "Lark");
    assert_eq!(t.refused_act(action).rule, "1E-STAFF-01");
}

/// 1E-DOCK-03: a docked ship does not fly before it has undocked.
#[test]
fn a_docked_ship_does_not_fly() {
    let mut t = orders(" at Green: Base\n docked at Base: Lark\n aboard Lark: Bob\nplayer 2");
    let fly = t.move_action("Lark", "Deep");
    assert_eq!(t.refused_act(fly).rule, "1E-DOCK-03");
    t.act(undock(&t, "Lark")).act(fly);
    assert!(t.at("Lark", "Deep"));
}

/// 1E-FLY-01, 1E-FLY-03, 1E-CARD-02, 1E-FLY-05: the spans of all locations entered or passed.
#[test]
fn flying_takes_the_spans_of_the_way() {
    let mut t = orders(" at Deep: Lark\n aboard Lark: Bob\nplayer 2");
    assert!(t.offers(t.move_action("Lark", "Green")));
    assert!(t.offers(t.move_action("Lark", "Blue")));
    t.move_to("Lark", "Blue");
    assert_eq!(t.stat("Lark", Stat::UnusedRange), 8 - 2);
    // Back over the span of 4 to the span of 3.
    let far = t.move_action("Lark", "Green");
    assert_eq!(t.refused_act(far).rule, "1E-FLY-02");
}

/// 1E-FLY-02, 1E-FLY-04: what is left may be used later.
#[test]
fn range_that_is_left_is_used_later() {
    let mut t = orders(" at Green: Lark\n aboard Lark: Bob\nplayer 2");
    t.move_to("Lark", "Deep");
    assert_eq!(t.stat("Lark", Stat::UnusedRange), 4);
    t.move_to("Lark", "Blue");
    assert_eq!(t.stat("Lark", Stat::UnusedRange), 2);
}

/// 1E-FLY-03: the way there and the way back differ.
#[test]
fn the_starting_location_does_not_count() {
    let mut t = orders(" at Green: Lark\n aboard Lark: Bob\nplayer 2");
    t.move_to("Lark", "Blue");
    assert_eq!(t.stat("Lark", Stat::UnusedRange), 8 - 4 - 2);
}

/// 1E-GAP-137: the span of the end that faces the player.
#[test]
fn the_span_of_the_players_own_end_counts() {
    let mut two_ends = planet("Fork", &[Federation]).span(4);
    two_ends = two_ends.mission(|mission| {
        let mut other = mission.own.clone();
        other.span = Small::N(2);
        mission.theirs = Some(OtherEnd {
            end: Some(other),
            text: EndText::Same,
        });
    });
    let mut all = cards();
    all.push(two_ends);
    let lines = |of: u8| {
        format!(
            "player 1\n missions: Green; Fork\nplayer 2\n missions: Deep\n\
             player {of}\n at Green: Lark\n aboard Lark: Bob\nturn of {of}"
        )
    };
    for (of, left) in [(1, 8 - 4), (2, 8 - 2)] {
        let mut t = set(&all, &lines(of));
        t.move_to("Lark", "Fork");
        assert_eq!(t.stat("Lark", Stat::UnusedRange), left, "player {of}");
    }
}

/// 1E-GAP-42: there is no way between spacelines.
#[test]
fn nobody_flies_to_another_spaceline() {
    let mut t = orders(" at Green: Lark\n aboard Lark: Bob\nplayer 2");
    let far = t.move_action("Lark", "Distant");
    assert_eq!(t.refused_act(far).rule, "1E-GAP-42");
}

/// 1E-FLY-06: ships of both players are at the same location.
#[test]
fn ships_of_both_players_meet() {
    let t = orders(" at Green: Lark\nplayer 2\n at Green: Hulk");
    assert!(t.at("Lark", "Green") && t.at("Hulk", "Green"));
    assert_eq!(t.commander("Hulk"), player(2));
}

/// 1E-ICON-21, 1E-ICON-24: an icon that no card asks for changes nothing.
#[test]
fn a_faction_icon_makes_nobody_compatible() {
    let mut all = cards();
    all.push(outpost("Den", Federation).icons(&["Maq"]));
    all.push(personnel("Ro", Klingon).icons(&["Maq"]));
    all.push(personnel("Mac", Federation).icons(&["Maq"]));
    let text = "segment play\nplayer 1\n missions: Green\n at Green: Den\n hand: Ro; Mac\nplayer 2";
    let mut t = set(&all, text);
    let other = t.play_action("Ro", Some("Den"));
    assert_eq!(t.refused_act(other).rule, "1E-REPORT-05");
    assert!(t.offers(t.play_action("Mac", Some("Den"))));
}

/// 1E-HURT-08: a ship without RANGE is not stopped.
#[test]
fn a_ship_without_range_attempts() {
    let t = orders(" at Deep: Lark [used 8]\n aboard Lark: Bob\nplayer 2");
    assert!(t.offers(t.attempt_action("Deep", Some("Lark"))));
}
