//! The card language: filters.

use crate::support::actions::{picks, world};
use engine::script::Table;

const SCENE: &str = "
personnel Al: Federation [Cmd] Medical cost 2 unique I5 C6 S7 text [PROBE]
personnel Bea: Federation [Stf] 2 Science cost 1 I5 C4 S3
personnel Kor: Klingon species Klingon Honor Medical cost 3 keyword Warrior S9
personnel Vex: Romulan species Romulan Treachery cost 4
ship Swan: Federation class Intrepid staff[Cmd] cost 5 unique
ship Talon: Romulan staff[Cmd] cost 4
equipment Kit:
event Flag: cost 1
planet Marsh: Fed region Badlands needs Medical
space Far: Fed Gamma needs Science
dilemma Wall: planet cost 2
dilemma Void: space cost 3
player 1
  missions: Base; Marsh; Far
  core: Flag
  at Marsh: Al; Kor
  at Far: Swan
  aboard Swan: Bea as cadet; Kit
  on Swan: Relic
  beneath Marsh: Wall of 2
  hand: Bea as hand bea; Wren
  pile: Wall as pile wall; Void as pile void
player 2
  at Marsh: Vex [stopped]; Ann as guest of 1
  at Far: Talon
";

/// Which cards the filter finds, seen from the personnel Al, picked from a place.
fn found_in(place: &str, filter: &str) -> Vec<String> {
    let probe = format!(
        "(when: Order, body: [Choose((of: (from: {place}, filter: {filter}), n: AnyNumber, to: 0))])"
    );
    let mut t: Table = world(&SCENE.replace("PROBE", &probe));
    t.use_text("Al", 0);
    let mut names = if picks(&t) {
        t.candidates()
    } else {
        Vec::new()
    };
    names.sort();
    names
}

fn found(filter: &str) -> Vec<String> {
    found_in("Play", filter)
}

fn personnel(filter: &str) -> Vec<String> {
    found(&format!("All([Type(Personnel), {filter}])"))
}

#[test]
fn filters_by_what_is_printed() {
    assert_eq!(
        found("Type(Personnel)"),
        ["Al", "Kor", "Vex", "cadet", "guest"]
    );
    assert_eq!(found("Type(Ship)"), ["Swan", "Talon"]);
    assert_eq!(found("Type(Equipment)"), ["Kit"]);
    assert_eq!(found("Type(Event)"), ["Flag", "Relic"]);
    assert_eq!(personnel("Affiliation(Klingon)"), ["Kor"]);
    assert_eq!(personnel("Icon(\"Cmd\")"), ["Al", "guest"]);
    assert_eq!(personnel("Keyword(\"Warrior\")"), ["Kor"]);
    assert_eq!(personnel("Species(\"Klingon\")"), ["Kor"]);
    assert_eq!(found("Class(\"Intrepid\")"), ["Swan"]);
    assert_eq!(found("Title(Is(\"Relic\"))"), ["Relic"]);
    assert_eq!(personnel("Unique"), ["Al"]);
}

/// 2E-GLOSS-18
#[test]
fn a_species_is_not_an_affiliation() {
    assert_eq!(personnel("Species(\"Federation\")"), [""; 0]);
    assert_eq!(personnel("Species(\"Human\")"), ["Al", "cadet", "guest"]);
}

#[test]
fn filters_by_skill() {
    assert_eq!(personnel("Skill(One(Medical), 1)"), ["Al", "Kor", "guest"]);
    assert_eq!(personnel("Skill(One(Science), 2)"), ["cadet"]);
    assert_eq!(personnel("Skill(One(Medical), 2)"), [""; 0]);
    assert_eq!(
        personnel("Skill(OneOf([Science, Honor]), 1)"),
        ["Kor", "cadet"]
    );
    assert_eq!(
        personnel("Skill(OnAny((filter: Title(Is(\"Kor\")))), 1)"),
        ["Al", "Kor", "guest"]
    );
    assert_eq!(personnel("Skill(Any, 2)"), ["cadet"]);
}

#[test]
fn filters_of_missions() {
    assert_eq!(found("Mission(Planet)"), ["Marsh"]);
    assert_eq!(found("Mission(Headquarters)"), ["Base"]);
    assert_eq!(found("Quadrant(Gamma)"), ["Far"]);
    assert_eq!(found("Region(\"Badlands\")"), ["Marsh"]);
    assert_eq!(found("Requires(Medical)"), ["Marsh"]);
    assert_eq!(
        found("All([Type(Mission), Has(AtIt, Type(Ship))])"),
        ["Far"]
    );
    assert_eq!(
        found("All([Type(Mission), Has(Beneath, Dilemma(Planet))])"),
        ["Marsh"]
    );
    assert_eq!(
        found("All([Type(Mission), Has(Beneath, Dilemma(Space))])"),
        [""; 0]
    );
}

#[test]
fn filters_that_join_others() {
    assert_eq!(personnel("Not(Skill(One(Medical), 1))"), ["Vex", "cadet"]);
    assert_eq!(
        personnel("Either([Affiliation(Klingon), Affiliation(Romulan)])"),
        ["Kor", "Vex"]
    );
    assert_eq!(personnel("All([])"), ["Al", "Kor", "Vex", "cadet", "guest"]);
    assert_eq!(personnel("Either([])"), [""; 0]);
    assert_eq!(personnel("Any"), ["Al", "Kor", "Vex", "cadet", "guest"]);
}

#[test]
fn filters_that_compare() {
    assert_eq!(
        personnel("Compare(Stat(Cost, It), More, N(2))"),
        ["Kor", "Vex"]
    );
    assert_eq!(
        personnel("Compare(Stat(Cost, It), AtLeast, N(3))"),
        ["Kor", "Vex"]
    );
    assert_eq!(
        personnel("Compare(Stat(Cost, It), Less, Stat(Cost, This))"),
        ["cadet", "guest"]
    );
    assert_eq!(
        personnel("Compare(Stat(Cost, It), AtMost, N(1))"),
        ["cadet", "guest"]
    );
    assert_eq!(
        personnel("Compare(Stat(Strength, It), Equal, N(9))"),
        ["Kor"]
    );
    assert_eq!(personnel("Compare(Dots(It), Equal, N(2))"), ["Kor"]);
}

#[test]
fn filters_by_player() {
    assert_eq!(personnel("Commanded(You)"), ["Al", "Kor", "cadet"]);
    assert_eq!(personnel("Commanded(Opponent)"), ["Vex", "guest"]);
    assert_eq!(personnel("Commanded(EachOpponent)"), ["Vex", "guest"]);
    assert_eq!(personnel("Owned(You)"), ["Al", "Kor", "cadet", "guest"]);
    assert_eq!(personnel("Owned(Opponent)"), ["Vex"]);
    assert_eq!(
        personnel("Commanded(Each)"),
        ["Al", "Kor", "Vex", "cadet", "guest"]
    );
}

#[test]
fn filters_by_state() {
    assert_eq!(personnel("Is(Stopped)"), ["Vex"]);
    assert_eq!(
        personnel("Not(Is(Stopped))"),
        ["Al", "Kor", "cadet", "guest"]
    );
    assert_eq!(found("All([Type(Ship), Is(Staffed)])"), [""; 0]);
    assert_eq!(found("Is(Overcome)"), ["Wall"]);
    assert_eq!(found("Is(Completed)"), [""; 0]);
    assert_eq!(found("Is(Damaged)"), [""; 0]);
    assert_eq!(found("Is(Captive)"), [""; 0]);
}

#[test]
fn filters_by_place() {
    assert_eq!(personnel("Other"), ["Kor", "Vex", "cadet", "guest"]);
    assert_eq!(personnel("Not(Other)"), ["Al"]);
    assert_eq!(personnel("At(Aboard(MyShip))"), [""; 0]);
    assert_eq!(found("All([Type(Event), At(Core(You))])"), ["Flag"]);
    assert_eq!(personnel("At(At(Here))"), ["Al", "Kor", "Vex", "guest"]);
    // 2E-PRES-01 counts personnel of both players on a planet.
    assert_eq!(
        personnel("All([Other, With(This)])"),
        ["Kor", "Vex", "guest"]
    );
    assert_eq!(
        personnel("SameMission(This)"),
        ["Al", "Kor", "Vex", "guest"]
    );
    assert_eq!(
        found("All([Type(Ship), Has(Aboard, Type(Equipment))])"),
        ["Swan"]
    );
    assert_eq!(found("All([Type(Ship), Has(On, Type(Event))])"), ["Swan"]);
}

#[test]
fn filters_by_likeness() {
    assert_eq!(
        personnel("All([Other, Same(Species, This)])"),
        ["cadet", "guest"]
    );
    assert_eq!(
        personnel("All([Other, Same(Affiliation, This)])"),
        ["cadet", "guest"]
    );
    assert_eq!(
        personnel("All([Other, Same(AnySkill, This)])"),
        ["Kor", "guest"]
    );
    assert_eq!(
        personnel("All([Other, Same(Commander, This)])"),
        ["Kor", "cadet"]
    );
    assert_eq!(personnel("Same(Title, This)"), ["Al"]);
    assert_eq!(
        found("All([Type(Personnel), Other, Same(Cost, This)])"),
        [""; 0]
    );
    assert_eq!(found("All([Type(Ship), Same(Type, This)])"), [""; 0]);
}

#[test]
fn filters_of_cards_out_of_play() {
    assert_eq!(found_in("Hand(You)", "Any"), ["Wren", "hand bea"]);
    assert_eq!(found_in("Hand(You)", "Type(Ship)"), ["Wren"]);
    assert_eq!(found_in("Core(You)", "Any"), ["Flag"]);
    assert_eq!(
        found_in("Pile(You, All)", "FaceableAt(Here)"),
        ["pile wall"]
    );
    assert_eq!(found_in("Pile(You, All)", "Dilemma(Space)"), ["pile void"]);
    assert_eq!(found_in("Pile(You, Top(1))", "Any"), ["pile wall"]);
    assert_eq!(found_in("Pile(You, Bottom(1))", "Any"), ["pile void"]);
    assert_eq!(found_in("Beneath(Here)", "Any"), ["Wall"]);
}

#[test]
fn the_best_cards_are_those_with_the_highest_or_lowest_value() {
    let best = |extreme: &str, number: &str| {
        let probe = format!(
            "(when: Order, body: [Choose((of: (filter: All([Type(Personnel), Commanded(You)]),
                best: ({extreme}, {number})), n: AnyNumber, to: 0))])"
        );
        let mut t = world(&SCENE.replace("PROBE", &probe));
        t.use_text("Al", 0);
        t.candidates()
    };
    assert_eq!(best("Most", "Stat(Cost, It)"), ["Kor"]);
    assert_eq!(best("Least", "Stat(Cost, It)"), ["cadet"]);
    assert_eq!(best("Most", "Stat(Integrity, It)"), ["Al", "Kor", "cadet"]);
}

#[test]
fn a_headquarters_accepts_some_cards() {
    let mut t = world(
        "
        hq Den: plays Kli
        personnel Kor: Klingon
        event Roll: text [(when: Order, body: [Choose((of: (filter: Mission(Headquarters)), n: Exactly(N(1)), to: 0)),
            Choose((of: (from: Hand(You), filter: PlayableAt(In(0))), n: AnyNumber, to: 1))])]
        player 1
          missions: Base; Den
          core: Roll
          hand: Kor; Ann; Wren; Relic",
    );
    t.use_text("Roll", 0).pick(&["Den"]);
    assert_eq!(t.candidates(), ["Kor"]);
}
