use crate::all;
use cards::Catalogue;
use cards::facts::FlatFacts;
use serde_json::{Value, json};

fn flat(id: &str) -> Value {
    let card = Catalogue::second_edition().get(id).unwrap();
    serde_json::to_value(FlatFacts::of(card)).unwrap()
}

#[test]
fn every_card_exports_the_same_fields() {
    let fields = |card| -> Vec<String> {
        let value = serde_json::to_value(FlatFacts::of(card)).unwrap();
        value.as_object().unwrap().keys().cloned().collect()
    };
    let first = fields(&all()[0]);
    assert_eq!(first.len(), 34);
    for card in all() {
        assert_eq!(fields(card), first);
    }
}

#[test]
fn a_personnel_exports_its_skills_as_an_object() {
    let picard = flat("1R267");
    assert_eq!(picard["type"], "Personnel");
    assert_eq!(picard["title"], "Jean-Luc Picard");
    assert_eq!(picard["subtitle"], "Argo Pilot");
    assert_eq!(picard["affiliation"], "Federation");
    assert_eq!(picard["skills"]["Archaeology"], 1);
    assert_eq!(picard["skills"].as_object().unwrap().len(), 6);
    assert_eq!(picard["icons"], json!(["Cmd", "TNG"]));
    assert_eq!(picard["staffing"], json!([]));
    assert_eq!(
        picard["keywords"],
        json!(["Commander: U.S.S. Enterprise-E"])
    );
    assert_eq!(picard["range"], Value::Null);
    assert_eq!(picard["affiliations"], Value::Null);
    assert_eq!(picard["text"], json!({"en": null, "de": null}));
}

#[test]
fn missions_export_who_may_attempt_and_what_they_need() {
    let rush = flat("1U169");
    assert_eq!((&rush["kind"], &rush["rarity"]), (&json!("P"), &json!("U")));
    assert_eq!(
        rush["requirements"],
        "Engineer, Geology, Cunning>28, and (Acquisition or Law or 2 Treachery)"
    );
    assert!(rush["requirements_tree"]["All"].is_array());
    assert_eq!(rush["skills"], Value::Null);
    let plot = flat("1S148");
    assert_eq!(plot["affiliations"], json!(["Car", "Dom", "Rom"]));
    assert_eq!(plot["attempt"], Value::Null);
    let farpoint = flat("1U164");
    assert_eq!(farpoint["attempt"], "any except Bor");
    assert_eq!(farpoint["affiliations"], Value::Null);
}

#[test]
fn headquarters_export_what_they_accept() {
    let earth = flat("1U162");
    assert_eq!(earth["plays"], json!(["Fed+DS9", "E", "NA", "equipment"]));
    assert_eq!(
        (&earth["attempt"], &earth["requirements"]),
        (&json!("none"), &Value::Null)
    );
    assert_eq!(
        flat("1S161")["plays"],
        json!(["TNG", "E", "NA", "equipment"])
    );
    assert_eq!(flat("1U169")["plays"], Value::Null);
}
