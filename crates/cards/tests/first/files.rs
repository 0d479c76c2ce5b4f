//! Deck files of the First Edition.

use cards::Catalogue;
use cards::deck::Format;
use cards::deck::read::RemarkKind;
use cards::first::deck::{DeckZone, FirstList, FirstNames, read, write};

fn catalogue() -> &'static Catalogue {
    Catalogue::first_edition()
}

/// A list with cards in every zone.
fn full() -> FirstList {
    let names = FirstNames::new(catalogue());
    let ids = |titles: &[&str]| -> Vec<String> {
        let found = titles
            .iter()
            .map(|title| names.find(title).expect("a card"));
        found.map(|card| card.id.clone()).collect()
    };
    let mut list = FirstList {
        name: "All zones".into(),
        ..FirstList::default()
    };
    let zones = [
        (
            DeckZone::Missions,
            &["Avert Disaster", "Cloaked Mission"][..],
        ),
        (
            DeckZone::Seed,
            &["Klingon Outpost", "Q's Tent", "Armus - Skin of Evil"],
        ),
        (
            DeckZone::Draw,
            &[
                "Vekma",
                "Vekma",
                "Data (The Next Generation)",
                "Data",
                "10 and 01",
            ],
        ),
        (DeckZone::Sites, &["Ops", "Infirmary"]),
        (DeckZone::Tent, &["Scan"]),
        (DeckZone::Referee, &["Access Denied"]),
        (DeckZone::DysonSphere, &["Alien Parasites"]),
        (DeckZone::QContinuum, &["Aldebaran Serpent"]),
        (DeckZone::BattleBridge, &["Attack Wing", "Attack Wing"]),
        (DeckZone::Tribbles, &["1 Tribble (Go)", "... on the Bridge"]),
    ];
    for (zone, titles) in zones {
        list.zones.insert(zone, ids(titles));
    }
    list
}

#[test]
fn every_form_keeps_all_zones() {
    for format in Format::ALL {
        let list = full();
        let text = write(&list, format, catalogue());
        let reading = read(text.as_bytes(), catalogue()).unwrap_or_else(|e| panic!("{e}"));
        assert_eq!(reading.format, format, "{text}");
        assert_eq!(
            reading.list.zones, list.zones,
            "{format}\n{text}\n{:?}",
            reading.remarks
        );
    }
}

#[test]
fn lists_of_other_tools_are_read() {
    let file = "1\tRom*\r\n2\t% Vekma\r\n1\tMr. Scott *TMP\r\nMissions:\r\n1\tAVERT DISASTER\r\n\
                Seed+Dil:\r\n1\tDeep Space 9\r\n1\tNAVIGATIONAL HAZARDS *VOY\r\nQsTent:\r\nRef:\r\n\
                Aside:\r\n1\tTerok Nor\r\n";
    let reading = read(file.as_bytes(), catalogue()).expect("a list");
    let draw = reading.list.zone(DeckZone::Draw);
    assert_eq!(draw, ["roa-103", "premiere-288", "premiere-288", "tmp-061"]);
    assert_eq!(reading.list.zone(DeckZone::Seed), ["ds9-083", "voy-021"]);
    let kinds: Vec<RemarkKind> = reading.remarks.iter().map(|r| r.kind).collect();
    assert_eq!(kinds, [RemarkKind::LeftOut]);
}

#[test]
fn an_unknown_name_is_reported_with_its_line_and_the_nearest() {
    let reading = read(b"1\tVekma\n1\tJean-Luc Pickard\n", catalogue()).expect("a list");
    let remark = &reading.remarks[0];
    assert_eq!((remark.line, remark.kind), (2, RemarkKind::Unknown));
    assert_eq!(remark.suggestions[0], "Jean-Luc Picard");
}
