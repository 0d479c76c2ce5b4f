//! Ship battle, its restrictions, damage and what follows (areas SHIPB, SBAT, FORCE, AFTERB, DMG).

use super::support::{Describe, facility, outpost, personnel, set, set_by, ship, space};
use cards::CardDef;
use cards::first::FacilityKind;
use cards::language::Kind;
use cards::lexicon::Affiliation::{
    Bajoran, Borg, Cardassian, Federation, Klingon, NonAligned, Romulan,
};
use cards::lexicon::Stat;
use engine::script::{Table, player};
use engine::{Action, Answer, Ask, FirstRules, Flag, FullTurn};

fn cards() -> Vec<CardDef> {
    let hull =
        |title: &str, of, weapons, shields| ship(title, of, &[]).numbers([9, weapons, shields]);
    vec![
        space("Deep", &[Federation]),
        space("Rift", &[Federation]),
        outpost("Base", Klingon).armed(6, 24),
        outpost("Port", Federation).armed(12, 24),
        facility("Yard", Klingon, FacilityKind::Station),
        personnel("Kor", Klingon),
        personnel("Kurn", Klingon).civilian(),
        personnel("Rom", Romulan),
        personnel("Tal", Romulan),
        personnel("Fed", Federation),
        personnel("Flo", Federation).civilian(),
        personnel("Gul", Cardassian),
        personnel("Ro", Bajoran),
        personnel("Nan", NonAligned),
        hull("Bird", Klingon, 11, 10),
        hull("Hawk", Klingon, 10, 10),
        hull("Raptor", Klingon, 21, 4),
        hull("Prey", Klingon, 20, 10),
        hull("War", Romulan, 6, 10),
        hull("Rival", Romulan, 6, 10),
        hull("Wren", Federation, 12, 10),
        hull("Moth", Federation, 3, 10),
        hull("Keel", Cardassian, 6, 10),
        hull("Sail", Bajoran, 6, 10),
        hull("Free", NonAligned, 6, 10),
        hull("Cube", Borg, 6, 10),
    ]
}

#[track_caller]
fn deep(ours: &str, theirs: &str) -> Table {
    set(&cards(), &scene(ours, theirs))
}

fn scene(ours: &str, theirs: &str) -> String {
    format!("player 1\n missions: Deep; Rift\n{ours}\nplayer 2\n{theirs}")
}

fn attack(t: &Table, target: &str) -> Action {
    Action::Attack {
        target: t.card(target),
    }
}

/// Attacks, and answers return fire with nothing.
#[track_caller]
fn strike(t: &mut Table, target: &str) {
    t.act(attack(t, target));
    while let Ask::ReturnFire { .. } = t.ask() {
        t.pick(&[]);
    }
}

/// 1E-SHIPB-01: only at one location.
#[test]
fn a_ship_at_another_location_is_no_target() {
    let ours = " at Deep: Bird\n aboard Bird: Kor";
    let mut t = deep(ours, " at Rift: War\n aboard War: Rom");
    let action = attack(&t, "War");
    assert!(!t.offers(action));
    assert_eq!(t.refused_act(action).rule, "1E-SHIPB-01");
    let t = deep(ours, " at Deep: War\n aboard War: Rom");
    assert!(t.offers(attack(&t, "War")));
}

/// 1E-SHIPB-02, 1E-FORCE-05: not one's own affiliation.
#[test]
fn most_affiliations_do_not_attack_their_own() {
    let ours = " at Deep: War\n aboard War: Rom";
    let mut t = deep(ours, " at Deep: Rival; Keel");
    let action = attack(&t, "Rival");
    assert_eq!(t.refused_act(action).rule, "1E-SHIPB-02");
    assert!(t.offers(attack(&t, "Keel")));
    let t = deep(" at Deep: Keel\n aboard Keel: Gul", " at Deep: Sail");
    assert!(t.offers(attack(&t, "Sail")));
}

/// 1E-SHIPB-03, 1E-FORCE-06, 1E-GAP-121: the Federation attacks only Borg.
#[test]
fn the_federation_attacks_borg_only() {
    let ours = " at Deep: Wren\n aboard Wren: Fed";
    let mut t = deep(ours, " at Deep: Bird; Cube");
    let action = attack(&t, "Bird");
    assert_eq!(t.refused_act(action).rule, "1E-SHIPB-03");
    assert!(t.offers(attack(&t, "Cube")));
}

/// 1E-SHIPB-04, 1E-CR-064, 1E-GAP-01: some attack everybody.
#[test]
fn klingon_and_non_aligned_forces_attack_anyone() {
    let t = deep(" at Deep: Bird\n aboard Bird: Kor", " at Deep: Hawk");
    assert!(t.offers(attack(&t, "Hawk")));
    let t = deep(
        " at Deep: Free\n aboard Free: Nan",
        " at Deep: Free as Other",
    );
    assert!(t.offers(attack(&t, "Other")));
}

/// 1E-SHIPB-05, 1E-SBAT-04, 1E-SHIPB-07: without a leader no attack, and such a ship is left out.
#[test]
fn a_ship_without_a_leader_does_not_attack() {
    let mut t = deep(" at Deep: Bird\n aboard Bird: Kurn", " at Deep: War");
    let action = attack(&t, "War");
    assert_eq!(t.refused_act(action).rule, "1E-SHIPB-05");
    let ours = " at Deep: Bird; Hawk\n aboard Bird: Kurn\n aboard Hawk: Kor";
    let mut t = deep(ours, " at Deep: War");
    strike(&mut t, "War");
    // WEAPONS 10 against SHIELDS 10.
    assert!(!t.is("War", Flag::Damaged) && !t.is_stopped("Bird"));
}

/// 1E-SHIPB-08, 1E-CR-028, 1E-CR-063: a matching personnel must be aboard, and the ship undocked.
#[test]
fn a_firing_ship_needs_a_matching_personnel() {
    let mut t = deep(" at Deep: Free\n aboard Free: Kor", " at Deep: War");
    let action = attack(&t, "War");
    assert_eq!(t.refused_act(action).rule, "1E-SHIPB-08");
    let docked = " at Deep: Base\n docked at Base: Bird\n aboard Bird: Kor";
    let mut t = deep(docked, " at Deep: War");
    let action = attack(&t, "War");
    assert_eq!(t.refused_act(action).rule, "1E-SHIPB-08");
}

/// 1E-SHIPB-06, 1E-SBAT-02, 1E-SBAT-05: the chosen ships fire together, the others are not involved.
#[test]
fn the_attacker_chooses_the_ships_that_fire() {
    let ours = " at Deep: Hawk; Prey; Raptor\n aboard Hawk: Kor\n aboard Prey: Kor as K2\n aboard Raptor: Kor as K3";
    let mut t = deep(ours, " at Deep: War\n aboard War: Rom");
    t.act(attack(&t, "War"));
    assert!(matches!(t.ask(), Ask::Attackers { .. }));
    t.pick(&["Hawk"]).pick(&[]);
    assert!(!t.is("War", Flag::Damaged));
    assert!(t.is_stopped("Hawk") && !t.is_stopped("Prey") && !t.is_stopped("Raptor"));
    let mut t = deep(ours, " at Deep: War\n aboard War: Rom");
    t.act(attack(&t, "War"));
    t.pick(&["Hawk", "Prey"]).pick(&[]);
    // 30 against 10.
    assert!(t.in_discard(2, "War"));
}

/// 1E-SHIPB-09, 1E-SBAT-13, 1E-GAP-54: one opposing ship or facility, never one's own.
#[test]
fn ships_and_facilities_of_the_other_player_are_targets() {
    let ours = " at Deep: Bird; Hawk\n aboard Bird: Kor";
    let mut t = deep(ours, " at Deep: War; Keel; Port");
    for target in ["War", "Keel", "Port"] {
        assert!(t.offers(attack(&t, target)), "{target}");
    }
    let own = attack(&t, "Hawk");
    assert_eq!(t.refused_act(own).rule, "1E-SBAT-13");
}

/// 1E-SHIPB-10: more than the SHIELDS damages, as many do not.
#[test]
fn a_hit_needs_more_than_the_shields() {
    for (title, damaged) in [("Hawk", false), ("Bird", true)] {
        let ours = format!(" at Deep: {title}\n aboard {title}: Kor");
        let mut t = deep(&ours, " at Deep: War");
        strike(&mut t, "War");
        assert_eq!(t.is("War", Flag::Damaged), damaged, "{title}");
    }
}

/// 1E-SHIPB-11, 1E-DMG-05, 1E-GAP-48: a damaged ship has RANGE 5.
#[test]
fn a_damaged_ship_is_slow() {
    let mut t = deep(" at Deep: Bird\n aboard Bird: Kor", " at Deep: War");
    assert_eq!(t.stat("War", Stat::Range), 9);
    strike(&mut t, "War");
    assert_eq!(t.stat("War", Stat::Range), 5);
}

/// 1E-SHIPB-12, 1E-SHIPB-13, 1E-SBAT-06: the defender fires back without a leader, at a ship that fires.
#[test]
fn the_defender_returns_fire() {
    let ours = " at Deep: Bird; Hawk\n aboard Bird: Kor\n aboard Hawk: Kurn";
    let mut t = deep(ours, " at Deep: Wren\n aboard Wren: Flo");
    t.act(attack(&t, "Wren"));
    assert_eq!(t.asked(), 2);
    t.pick(&["Wren"]);
    assert!(t.is("Bird", Flag::Damaged) && !t.is("Hawk", Flag::Damaged));
    assert!(t.is("Wren", Flag::Damaged));
}

/// 1E-SBAT-07, 1E-SBAT-08, 1E-GAP-46: facilities fire, in defence and in attack.
#[test]
fn armed_facilities_fire() {
    let ours = " at Deep: Bird\n aboard Bird: Kor";
    let mut t = deep(ours, " at Deep: Moth; Port\n aboard Port: Flo");
    t.act(attack(&t, "Moth"));
    assert_eq!(t.candidates(), ["Port"]);
    t.pick(&["Port"]);
    assert!(t.is("Bird", Flag::Damaged) && t.is_stopped("Port") && t.is_stopped("Flo"));
    let t = deep(" at Deep: Base\n aboard Base: Kor", " at Deep: War");
    assert!(t.offers(attack(&t, "War")));
}

/// 1E-SHIPB-14, 1E-SHIPB-16, 1E-DMG-06: more than double destroys, after the ship has fired.
#[test]
fn a_direct_hit_destroys_at_the_end() {
    for (title, lost) in [("Prey", false), ("Raptor", true)] {
        let ours = format!(" at Deep: {title}\n aboard {title}: Kor");
        let mut t = deep(&ours, " at Deep: War\n aboard War: Rom");
        t.act(attack(&t, "War"));
        t.pick(&["War"]);
        assert_eq!(t.in_discard(2, "War"), lost, "{title}");
        assert_eq!(t.in_discard(2, "Rom"), lost, "{title}");
        // WEAPONS 6 against SHIELDS 4, and against 10.
        assert_eq!(t.is(title, Flag::Damaged), lost, "{title}");
    }
}

/// 1E-SHIPB-15: a second hit destroys.
#[test]
fn a_second_hit_destroys() {
    let mut t = deep(
        " at Deep: Bird\n aboard Bird: Kor",
        " at Deep: War [damaged]",
    );
    strike(&mut t, "War");
    assert!(t.in_discard(2, "War"));
}

/// 1E-SBAT-10: the side that hit and was not hit wins.
#[test]
fn the_side_that_hit_alone_wins() {
    let mut t = deep(" at Deep: Bird\n aboard Bird: Kor", " at Deep: War");
    strike(&mut t, "War");
    assert_eq!(t.happened(Kind::FightWin), 1);
    let mut t = deep(
        " at Deep: Bird\n aboard Bird: Kor",
        " at Deep: Wren\n aboard Wren: Flo",
    );
    t.act(attack(&t, "Wren"));
    t.pick(&["Wren"]);
    assert_eq!(t.happened(Kind::FightWin), 0);
}

/// 1E-FORCE-01, 1E-FORCE-02, 1E-FORCE-03: the strictest member binds a force.
#[test]
fn a_mixed_force_is_bound_by_its_strictest_member() {
    let mut t = deep(" at Deep: Free\n aboard Free: Nan; Fed", " at Deep: War");
    let action = attack(&t, "War");
    assert_eq!(t.refused_act(action).rule, "1E-SHIPB-03");
    let mut t = deep(
        " at Deep: Bird\n aboard Bird: Kor; Rom",
        " at Deep: War; Hawk",
    );
    let action = attack(&t, "War");
    assert_eq!(t.refused_act(action).rule, "1E-SHIPB-02");
    assert!(t.offers(attack(&t, "Hawk")));
}

/// 1E-FORCE-04, 1E-GAP-150: an affiliation aboard protects the target, if the attacker can see it.
#[test]
fn the_crew_protects_its_ship() {
    let ours = " at Deep: War\n aboard War: Rom";
    let mut t = deep(ours, " at Deep: Free\n aboard Free: Tal");
    let action = attack(&t, "Free");
    assert_eq!(t.refused_act(action).rule, "1E-SHIPB-02");
    let t = deep(ours, " at Deep: Free\n aboard Free: Tal [down]");
    assert!(t.offers(attack(&t, "Free")));
}

/// 1E-AFTERB-01, 1E-GAP-45: ships and crews that took part are stopped.
#[test]
fn everybody_involved_is_stopped() {
    let mut t = deep(
        " at Deep: Bird\n aboard Bird: Kor",
        " at Deep: War; Keel\n aboard War: Rom",
    );
    strike(&mut t, "War");
    for card in ["Bird", "Kor", "War", "Rom"] {
        assert!(t.is_stopped(card), "{card}");
    }
    assert!(!t.is_stopped("Keel"));
    let again = attack(&t, "Keel");
    assert_eq!(t.refused_act(again).rule, "1E-HURT-02");
}

/// 1E-AFTERB-02, 1E-AFTERB-03, 1E-AFTERB-04, 1E-AFTERB-05, 1E-GAP-44, 1E-GAP-56, 1E-SBAT-01: the attacked player
/// may strike back on the next turn, and only then.
#[test]
fn the_attacked_player_counter_attacks_next_turn() {
    let ours = " at Deep: Hawk; Prey\n aboard Hawk: Kor\n deck: 9x Kurn";
    let mut t = deep(ours, " at Deep: Moth\n aboard Moth: Flo\n deck: 9x Flo");
    strike(&mut t, "Moth");
    t.until_turn_of(2);
    if t.ask() == Ask::PlayCards {
        t.end();
    }
    assert!(t.offers(attack(&t, "Hawk")) && t.offers(attack(&t, "Prey")));
    t.until_turn_of(1).until_turn_of(2);
    if t.ask() == Ask::PlayCards {
        t.end();
    }
    let action = attack(&t, "Hawk");
    assert!(!t.offers(action));
}

/// 1E-AFTERB-06, 1E-GAP-51: two full turns of its controller in dock repair a ship.
#[test]
fn two_full_turns_in_dock_repair() {
    let text = scene(
        " at Deep: Base; Bird [damaged]\n aboard Bird: Kor\n deck: 9x Kurn",
        " deck: 9x Flo",
    );
    for (full_turn, turns) in [(FullTurn::Controllers, 4), (FullTurn::Anybodys, 2)] {
        let rules = FirstRules {
            full_turn,
            ..FirstRules::default()
        };
        let mut t = set_by(rules, &cards(), &text);
        let (ship, at) = (t.card("Bird"), t.card("Base"));
        t.act(Action::Dock { ship, at });
        let mut passed = 0;
        let mut next = 2;
        t.until_turn_of(next);
        while t.is("Bird", Flag::Damaged) && passed < 9 {
            passed += 1;
            next = 3 - next;
            t.until_turn_of(next);
        }
        assert_eq!(passed, turns, "{full_turn:?}");
    }
}

/// 1E-AFTERB-06: leaving the dock starts the count anew.
#[test]
fn leaving_the_dock_starts_the_count_anew() {
    let text = scene(
        " at Deep: Base; Bird [damaged]\n aboard Bird: Kor\n deck: 9x Kurn",
        " deck: 9x Flo",
    );
    let mut t = set(&cards(), &text);
    let (ship, at) = (t.card("Bird"), t.card("Base"));
    t.act(Action::Dock { ship, at });
    t.until_turn_of(2)
        .until_turn_of(1)
        .until_turn_of(2)
        .until_turn_of(1);
    if t.ask() == Ask::PlayCards {
        t.end();
    }
    t.act(Action::Undock { ship })
        .act(Action::Dock { ship, at });
    t.until_turn_of(2).until_turn_of(1).until_turn_of(2);
    assert!(t.is("Bird", Flag::Damaged));
    t.until_turn_of(1).until_turn_of(2);
    assert!(!t.is("Bird", Flag::Damaged));
}

/// 1E-HURT-02, 1E-GAP-53: a stopped ship does not attack, but fires back.
#[test]
fn stopped_ships_only_defend() {
    let mut t = deep(
        " at Deep: Bird [stopped]\n aboard Bird: Kor",
        " at Deep: War",
    );
    let action = attack(&t, "War");
    assert_eq!(t.refused_act(action).rule, "1E-HURT-02");
    let theirs = " at Deep: Wren [stopped]\n aboard Wren: Flo [stopped]";
    let mut t = deep(" at Deep: Bird\n aboard Bird: Kor", theirs);
    t.act(attack(&t, "Wren"));
    assert_eq!(t.candidates(), ["Wren"]);
}

/// 1E-HURT-18, 1E-HURT-20: a ship in stasis is neither used nor attacked.
#[test]
fn a_ship_in_stasis_is_left_alone() {
    let mut t = deep(
        " at Deep: Bird\n aboard Bird: Kor",
        " at Deep: War [stasis]",
    );
    let action = attack(&t, "War");
    assert_eq!(t.refused_act(action).rule, "1E-HURT-20");
    let mut t = deep(
        " at Deep: Bird [stasis]\n aboard Bird: Kor",
        " at Deep: War",
    );
    let fly = t.move_action("Bird", "Rift");
    assert_eq!(t.refused_act(fly).rule, "1E-HURT-18");
}

/// A refused attack changes nothing, and an attack out of turn is refused.
#[test]
fn an_attack_is_an_order_of_the_active_player() {
    let mut t = deep(
        " at Deep: Bird\n aboard Bird: Kor",
        " at Deep: War\n aboard War: Rom",
    );
    let target = t.card("Bird");
    let answer = Answer::Act(Action::Attack { target });
    assert_eq!(t.refused_to(player(2), answer).rule, "1E-TURN-01");
}
