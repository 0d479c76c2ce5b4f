//! Missions with a second way to be attempted and completed (2E-GAP-60).

use crate::support::using::{no_dilemmas, pass_all};
use engine::script::{Table, player, table};
use engine::{Ask, Choice, Label};

/// A mission, who may use its second way, what that way asks for (the number is one more than enough is not), its points.
struct Way {
    mission: &'static str,
    space: bool,
    who: &'static [&'static str],
    skills: &'static str,
    stat: char,
    more_than: i16,
    points: i16,
}

const fn way(
    mission: &'static str,
    space: bool,
    who: &'static [&'static str],
    skills: &'static str,
    stat: char,
    more_than: i16,
    points: i16,
) -> Way {
    Way {
        mission,
        space,
        who,
        skills,
        stat,
        more_than,
        points,
    }
}

const WAYS: [Way; 17] = [
    way(
        "Camping Trip",
        false,
        &["Dominion"],
        "Anthropology Intelligence Security Treachery",
        'C',
        34,
        35,
    ),
    way(
        "Destroy Transwarp Hub",
        true,
        &["Borg"],
        "Engineer Programming 2 Security",
        'C',
        34,
        35,
    ),
    way(
        "Evade Borg Vessel",
        true,
        &["Borg"],
        "Astrometrics Engineer Physics Security",
        'C',
        34,
        35,
    ),
    way(
        "Evade Dominion Squadron",
        true,
        &["Dominion"],
        "Astrometrics Leadership 2 Navigation",
        'C',
        34,
        35,
    ),
    way(
        "Expose Changeling Influence",
        false,
        &["Dominion"],
        "Anthropology Diplomacy Intelligence Security Treachery",
        'C',
        40,
        40,
    ),
    way(
        "Extract Defector",
        false,
        &["Cardassian", "Dominion"],
        "Intelligence Leadership Programming Security",
        'C',
        34,
        35,
    ),
    way(
        "Harness Omega Particle",
        false,
        &["Federation"],
        "Engineer Medical Officer Physics Science Security Transporters",
        'C',
        48,
        50,
    ),
    way(
        "Instruct Advanced Drone",
        true,
        &["Borg"],
        "Astrometrics Engineer Programming Security Transporters",
        'C',
        40,
        40,
    ),
    way(
        "Peaceful Contact",
        true,
        &["Dominion"],
        "Intelligence Leadership Security Transporters",
        'S',
        34,
        35,
    ),
    way(
        "Plot Invasion",
        false,
        &["Federation"],
        "Intelligence Leadership Security",
        'S',
        30,
        30,
    ),
    way(
        "Political Intrigue",
        false,
        &["Federation", "Klingon"],
        "Anthropology 2 Intelligence Security",
        'C',
        34,
        35,
    ),
    way(
        "Rescue Prisoners of War",
        true,
        &["Dominion"],
        "Exobiology Leadership Security Treachery",
        'S',
        32,
        35,
    ),
    way(
        "Restock Ketracel-White",
        true,
        &["Federation", "Klingon"],
        "Engineer Intelligence Security Transporters",
        'C',
        36,
        35,
    ),
    way(
        "Salvage Dominion Ship",
        false,
        &["Dominion"],
        "2 Diplomacy Honor Medical",
        'C',
        34,
        35,
    ),
    way(
        "Stage Bombardment",
        true,
        &["Dominion"],
        "Intelligence 2 Leadership Treachery",
        'C',
        32,
        35,
    ),
    way(
        "Study Rare Phenomenon",
        true,
        &["Dominion"],
        "Engineer Leadership Programming Security",
        'S',
        34,
        35,
    ),
    way(
        "The Siege of AR-558",
        false,
        &["Ferengi"],
        "Anthropology Diplomacy Honor Security",
        'S',
        42,
        40,
    ),
];

/// One personnel with those skills at the mission, ready to attempt it.
fn lonely(way: &Way, who: &str, skills: &str, value: i16) -> Table {
    let stats = match way.stat {
        'C' => format!("I0 C{value} S0"),
        _ => format!("I0 C0 S{value}"),
    };
    let place = if way.space {
        format!("at {}: Ark\n aboard Ark: Hero", way.mission)
    } else {
        format!("at {}: Hero", way.mission)
    };
    table(&format!(
        "personnel Hero: {who} {skills} {stats}
        ship Ark: {who} staff[Cmd]
        player 1
          missions: {}
          {place}",
        way.mission
    ))
}

fn attempted(mut t: Table, way: &Way) -> Option<Table> {
    let attempt = t.attempt_action(way.mission, way.space.then_some("Ark"));
    if !t.offers(attempt) {
        return None;
    }
    t.act(attempt);
    no_dilemmas(&mut t);
    pass_all(&mut t);
    Some(t)
}

/// 3U084, 3U087, 3U088, 3U089, 3U090, 3U091, 3U093, 3U095, 3U098, 3U099, 3U100, 3S101, 3U102, 3S104, 3U106, 3U107, 3U109 (2E-REQ-06): each way is open to its
/// affiliations alone, with its own requirements, for the mission's points unless it names others.
#[test]
fn the_second_way_leads_to_the_points() {
    for way in &WAYS {
        for who in way.who {
            let t = lonely(way, who, way.skills, way.more_than + 1);
            let t = attempted(t, way).unwrap_or_else(|| panic!("{} with {who}", way.mission));
            assert_eq!(t.score(1), way.points, "{} with {who}", way.mission);
        }
    }
}

/// The same missions: an attribute that is only as high as the number is not enough (2E-REQ-06), and no skill may be missing.
#[test]
fn the_second_way_is_not_shorter_than_printed() {
    for way in &WAYS {
        let t = lonely(way, way.who[0], way.skills, way.more_than);
        let t = attempted(t, way).unwrap_or_else(|| panic!("{}", way.mission));
        assert_eq!(t.score(1), 0, "{}", way.mission);
        assert!(t.is_stopped("Hero"), "2E-FAIL-02");
        let words: Vec<&str> = way.skills.split(' ').collect();
        for left_out in 0..words.len() {
            // A number goes with the skill behind it: leaving it out leaves one level.
            let rest: Vec<&str> = (0..words.len())
                .filter(|&i| i != left_out && !(i + 1 == left_out && words[i] == "2"))
                .map(|i| words[i])
                .collect();
            let t = lonely(way, way.who[0], &rest.join(" "), way.more_than + 1);
            let t = attempted(t, way).unwrap_or_else(|| panic!("{}", way.mission));
            assert_eq!(t.score(1), 0, "{} with {rest:?}", way.mission);
        }
    }
}

/// The same missions (2E-ATT-07): who is neither printed nor named by the text cannot attempt.
#[test]
fn the_second_way_is_not_for_everybody() {
    for way in &WAYS {
        // Nobody names the Bajorans here; missions open to all but the Borg print nobody else out.
        let stranger = match way.mission {
            "Destroy Transwarp Hub" | "Evade Borg Vessel" | "Instruct Advanced Drone" => continue,
            "Restock Ketracel-White" | "Salvage Dominion Ship" | "Plot Invasion" => "Romulan",
            _ => "NA",
        };
        if [
            "Harness Omega Particle",
            "Political Intrigue",
            "Study Rare Phenomenon",
        ]
        .contains(&way.mission)
        {
            continue;
        }
        let t = lonely(way, stranger, way.skills, way.more_than + 1);
        assert!(
            attempted(t, way).is_none(),
            "{} with {stranger}",
            way.mission
        );
    }
}

/// The printed requirements do not serve a group that came by the text alone (2E-GAP-60).
#[test]
fn the_first_way_is_closed_to_those_of_the_second() {
    let mut t = table(
        "personnel Hero: Ferengi Engineer Leadership Physics Programming Security S60
        player 1
          missions: The Siege of AR-558
          at The Siege of AR-558: Hero",
    );
    t.attempt("The Siege of AR-558");
    no_dilemmas(&mut t);
    assert_eq!(t.score(1), 0);
}

/// 3U109 (2E-GAP-60): a mixed group chooses how it completes; both give the same points here.
#[test]
fn a_mixed_group_has_both_ways() {
    let mut t = table(
        "personnel Hero: Ferengi Anthropology Diplomacy Honor Security S43
        personnel Mate: Federation Engineer Leadership Physics Programming
        player 1
          missions: The Siege of AR-558
          at The Siege of AR-558: Hero; Mate",
    );
    t.attempt("The Siege of AR-558");
    no_dilemmas(&mut t);
    assert_eq!((t.asked(), t.ask()), (1, Ask::CompleteHow));
    let Choice::Options { options } = t.pending().choice.clone() else {
        panic!("{:?}", t.pending())
    };
    assert_eq!(options.len(), 2);
    assert!(options.contains(&Label::PrintedRequirements));
    t.option(0);
    assert_eq!(t.score(1), 40);
}

/// 3U087 Destroy Transwarp Hub (2E-GAP-60): by its second way the Borg score 35, others by the printed one 50.
#[test]
fn the_second_way_has_its_own_points() {
    let mut t = table(
        "personnel Hero: Federation 2 Engineer Exobiology Navigation Physics Programming Security C60
        ship Ark: Federation staff[Cmd]
        player 1
          missions: Destroy Transwarp Hub
          at Destroy Transwarp Hub: Ark
          aboard Ark: Hero",
    );
    t.attempt_with("Destroy Transwarp Hub", "Ark");
    no_dilemmas(&mut t);
    assert_eq!(t.score(1), 50);
    assert!(
        t.game
            .state()
            .card(t.card("Destroy Transwarp Hub"))
            .commander
            == player(1)
    );
}
