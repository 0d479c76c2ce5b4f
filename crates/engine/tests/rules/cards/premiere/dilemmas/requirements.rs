//! What dilemmas ask for: each way to meet them, and crews that just do not.

use crate::support::cards::dilemmas_requirements::At::{Planet, Space};
use crate::support::cards::dilemmas_requirements::asks;
use crate::support::facing::{SHIP, harmless, planet, planet_with, space, space_raw, space_with};

/// 1C013 Captain's Holiday, 1C021 Dangerous Liaisons, 1R035 Maglock, 2U019 Quaint Technology: skills of the
/// whole group add up, but not across different skills, and both halves of a pair are needed.
/// 2E-SKILL-03, 2E-DIL-25
#[test]
fn skills_of_the_group_add_up() {
    asks(
        Planet,
        "1C013",
        &["Barron; Shandor", "Mills; Davies"],
        &["Barron; Anara", "Shandor; Mills"],
    );
    asks(
        Planet,
        "1C021",
        &["Davies; Paulson; Lopez; Mills", "J'Dan; Soto; Durg"],
        &["Davies; Paulson; Lopez; Anara", "J'Dan; Soto; Lopez; Anara"],
    );
    asks(
        Space,
        "1R035",
        &["Hoya; Rixx; Lian T'su", "Jabara; Bandee; Martin"],
        &["Hoya; Rixx; Jabara; Bandee"],
    );
    asks(
        Planet,
        "2U019",
        &["Brilgar; Dohlem; Jabara"],
        &["Brilgar; Dohlem; Anara", "Dohlem; Shandor; Anara"],
    );
}

/// 1C040 None Shall Pass, 2C007 DNA Security Scan, 2C024 Telepathic Deception, 3S030 Sokath, His Eyes Uncovered!:
/// an attribute total must be higher than the number. 2E-REQ-06, 2E-DIL-25
#[test]
fn attribute_totals_must_be_higher_than_the_number() {
    // Strength 36 and 35.
    asks(
        Planet,
        "1C040",
        &[
            "Odera'Klen; Rak'tazan; Imat'Korex; Thexor; Anara",
            "Brilgar; Dohlem",
            "Dohlem; Shandor; T'vis",
        ],
        &["Odera'Klen; Rak'tazan; Imat'Korex; Thexor; Shandor"],
    );
    // Cunning 37 and 36, with two Security.
    asks(
        Planet,
        "2C007",
        &[
            "Lopez; Mills; T'Lara; Davies; Van Orton; Dokar; Kahmis",
            "Altman; Jabara; Bandee",
        ],
        &["Lopez; Mills; T'Lara; Davies; Weld Ram; Dokar; Kahmis"],
    );
    // Telepathy with Cunning 29 and 28.
    asks(
        Space,
        "2C024",
        &[
            "Daniel Kwan; Davies; Van Orton; T'Lara; Anara",
            "Temarek; Emok",
        ],
        &[
            "Daniel Kwan; Davies; Van Orton; T'Lara; Dallan",
            "Temarek; Anara",
        ],
    );
    // Cunning 36 and 35.
    asks(
        Planet,
        "3S030",
        &[
            "Davies; Van Orton; Chagrith; Dralvak; Sabrun; Noram",
            "Dohlem; Shandor",
        ],
        &[
            "Davies; Van Orton; Chagrith; Dralvak; Noram; Anara",
            "Dohlem; Anara",
        ],
    );
}

/// 1C031 Invidium Leak, 1C003 Alien Abduction, 3C013 Graviton Wave, 3S002 An Old Debt: pairs and triples joined by or.
/// 2E-DIL-25
#[test]
fn each_way_needs_all_its_parts() {
    asks(
        Space,
        "1C031",
        &["Altman; T'Lor; Galnar", "Bandee; Emok"],
        &["Altman; T'Lor; Emok", "T'Lor; Galnar; Emok"],
    );
    asks(
        Space,
        "1C003",
        &["Anara; Altman", "Emok; Paulson"],
        &["Anara; Hoya; Rixx", "Paulson; Altman; Lian T'su"],
    );
    // Astrometrics and Physics with Cunning 35 and 31; somebody has Science and could die.
    asks(
        Space,
        "3C013",
        &[
            "Rabal; Davies; T'Lara; Van Orton; Jabara; Kahmis",
            "Altman; Emok; Dralvak; Paulson",
        ],
        &[
            "Rabal; Davies; T'Lara; Van Orton; Jabara",
            "Altman; Emok; Paulson",
        ],
    );
    asks(
        Planet,
        "3S002",
        &["Emok; Martin; Rixx"],
        &["Martin; Bandee; Rixx", "Emok; Rixx"],
    );
}

/// 1C004 Antedean Assassins, 1C008 Authenticate Artifacts, 1C012 Bynars' Password, 1C037 Microbrain, 1C048 Recurring Injury,
/// 1C050 Stellar Core Fragment, 1C054 Tense Negotiations, 1C060 Wavefront, 3S007 DNA Analysis, 3S010 Failure To Communicate,
/// 3S015 Inside Collaborators: one personnel must have both levels alone; two with one level each do not help. 2E-SKILL-02
#[test]
fn both_levels_must_be_on_one_personnel() {
    let rows = [
        (
            Planet,
            "1C004",
            "Maques, Cairn Delegate as Maques",
            "Daniel Kwan; Soto",
        ),
        (
            Planet,
            "1C012",
            "Grathon Tolar, Hologram Forger as Tolar",
            "Anara; Altman",
        ),
        (
            Planet,
            "1C037",
            "Mora Pol, Pioneering Scientist as Mora",
            "Emok; Martin",
        ),
        (
            Planet,
            "1C037",
            "Pran Tainer, Atrean Seismologist as Pran",
            "Mills; Davies",
        ),
        (
            Planet,
            "1C050",
            "Mora Pol, Pioneering Scientist as Mora",
            "Davies; T'Lor",
        ),
        (
            Planet,
            "1C054",
            "Andrea Brand, Academy Superintendent as Brand",
            "Rixx; T'Lara",
        ),
        (
            Space,
            "1C060",
            "Selveth, Tal Shiar Pilot as Selveth",
            "Hoya; Lian T'su",
        ),
        (
            Planet,
            "3S007",
            "Mora Pol, Pioneering Scientist as Mora",
            "Emok; Martin",
        ),
        (
            Planet,
            "3S010",
            "Ty Kajada, Relentless Investigator as Ty",
            "Lopez; Mills",
        ),
        (
            Planet,
            "3S015",
            "Grathon Tolar, Hologram Forger as Tolar",
            "J'Dan; Soto",
        ),
    ];
    for (at, id, expert, two) in rows {
        let label = expert.rsplit(" as ").next().unwrap_or_default();
        let t = match at {
            Planet => planet(id, expert),
            Space => space(id, expert),
        };
        assert!(harmless(&t, label), "{id} should do nothing to {expert}");
        asks(at, id, &[], &[two]);
    }
    // Nobody without text has two levels of these.
    for (id, two) in [("1C008", "Barron; Shandor"), ("1C048", "Bandee; Emok")] {
        asks(Planet, id, &[], &[two]);
    }
}

/// 1U045 Primitive Culture: four ways; each of the four personnel must be strong alone, their sum is not asked. 2E-DIL-25
#[test]
fn four_strong_personnel_are_counted_one_by_one() {
    asks(
        Planet,
        "1U045",
        &[
            "Brilgar; Rixx",
            "Dohlem; Shandor; T'vis",
            "Emok; Mopak",
            "Jerax; Dokar; Kahmis; Vorax",
        ],
        &[
            // Strength 8, 8, 8, 8 would be more in all, but only three of these are above 6.
            "Rak'tazan; Dokar; Kahmis; Mopak; Lopez",
            "Brilgar; Dohlem",
        ],
    );
}

/// 1R027 Gravimetric Distortion, 3R012 Gomtuu Shock Wave: two skills at one person beside sums. 2E-REQ-06
#[test]
fn sums_and_single_experts_side_by_side() {
    asks(
        Space,
        "1R027",
        &["Hoya; Rixx", "Anara; Altman; Narik"],
        &["Dohlem; Lian T'su; Dokar", "Anara; Altman; Hoya"],
    );
    let expert = space("1R027", "Selveth, Tal Shiar Pilot as Selveth; Lopez");
    assert!(harmless(&expert, "Selveth; Lopez"));
    // Integrity 33 and 32, with two Diplomacy.
    asks(
        Space,
        "3R012",
        &["Dohlem; Shandor; Lopez; Mills; Rixx; J'Dan"],
        &["Dohlem; Shandor; Anara; Mills; Rixx; J'Dan"],
    );
}

/// 1C009 Automated Weapons, 3U025 Rogue Borg Ambush: a weapon must be with the participants; one in orbit does not count.
/// 2E-DIL-11, 2E-DIL-25
#[test]
fn a_hand_weapon_must_be_with_the_participants() {
    let armed = |id: &str, crew: &str, weapon: &str| {
        let t = planet_with(&format!("{id} as D"), crew, weapon);
        harmless(&t, crew)
    };
    let down = format!(
        "player 1\n at {}: Starfleet Type-2 Phaser",
        crate::support::facing::PLANET
    );
    let up = format!(
        "player 1\n at {}: {SHIP}\n aboard {SHIP}: Starfleet Type-2 Phaser",
        crate::support::facing::PLANET
    );
    assert!(armed("1C009", "Lopez; Anara", &down));
    assert!(!armed("1C009", "Lopez; Anara", &up));
    assert!(!armed("1C009", "Lopez; Anara", ""));
    assert!(armed("1C009", "Lopez; Mills", ""));
    // Strength 36 and 35.
    let strong = "Odera'Klen; Rak'tazan; Imat'Korex; Thexor; Anara";
    assert!(armed("3U025", strong, &down));
    assert!(!armed("3U025", strong, ""));
    assert!(!armed(
        "3U025",
        "Odera'Klen; Rak'tazan; Imat'Korex; Thexor; Shandor",
        &down
    ));
}

/// 1R002 Aggressive Behavior, 2U003 Crippling Attack: a ship's Weapons or Shields are those of the ship of the attempt.
/// 2E-DIL-21
#[test]
fn weapons_and_shields_are_those_of_the_ship() {
    let with = |id: &str, ship: &str, crew: &str| {
        let more = format!(
            "player 1\n at {}: U.S.S. Akira",
            crate::support::facing::SPACE
        );
        let t = space_with(&format!("{id} as D"), ship, crew, &more);
        harmless(&t, crew)
    };
    // Weapons 9 and 8; the ship beside with Weapons 10 and Shields 9 is not used.
    assert!(with("1R002", "Keldon", "Rixx; T'Lara"));
    assert!(!with("1R002", "Galor", "Rixx; T'Lara"));
    assert!(!with("1R002", "Keldon", "Rixx; Hoya"));
    assert!(with("1R002", "Galor", "Brilgar; Dohlem"));
    // Shields 7 and 6.
    assert!(with("2U003", "U.S.S. Excelsior", "Dohlem; Dallan"));
    assert!(!with("2U003", "Flaxian Scout Vessel", "Dohlem; Dallan"));
    assert!(with("2U003", "Flaxian Scout Vessel", "Rixx; T'Lara"));
}

/// 1R028 Graviton Ellipse: Shields and the Range not yet used this turn are added. 2E-MOVE-06
#[test]
fn shields_and_unused_range_are_added() {
    // The ship has Shields 8 and Range 8.
    for (used, harm) in [(0, false), (2, false), (3, true), (8, true)] {
        let ship = format!("Wing [used {used}]");
        let t = space_raw(
            "1R028 as D",
            &format!("{SHIP} as {ship}"),
            "Wing",
            "Lopez; Mills",
            "",
        );
        assert_eq!(!harmless(&t, "Lopez; Mills"), harm, "{used} used");
    }
}

/// 1R055 The Moon's a Window to Heaven: one personnel with Leadership and wits, or anybody's Telepathy. 2E-DIL-21
#[test]
fn a_leader_needs_the_wits_himself() {
    asks(
        Planet,
        "1R055",
        &["T'Lara; Anara", "Daniel Kwan; Anara", "Soto; Anara"],
        &["Rixx; Davies; Van Orton", "Noram; Anara"],
    );
}
