//! Importing card lists: what is written, what is left out, and that nothing is written when the whole list is wrong.

use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

const HEADER: &str = "Name\tSet\tRarity\tUnique\tCollectorsInfo\tType\tCost\tMission/DilemmaType\tSpan\tPoints\tQuadrant\tAffiliation\tIcons\tStaff\tKeywords\tClass\tSpecies\tSkills\tIntegrity/Range\tCunning/Weapons\tStrength/Shields\tText";

/// A folder of its own for each test, empty at its start, with a place for the user's packs.
struct Desk(PathBuf);

impl Desk {
    fn new(name: &str) -> Desk {
        let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("import-{name}"));
        if folder.exists() {
            fs::remove_dir_all(&folder).expect("a folder of our own");
        }
        fs::create_dir_all(&folder).expect("a writable folder");
        Desk(folder)
    }

    fn run(&self, arguments: &[&str]) -> Output {
        Command::new(env!("CARGO_BIN_EXE_spaceline"))
            .current_dir(&self.0)
            .env("SPACELINE_DATA", "data")
            .args(arguments)
            .output()
            .expect("the program runs")
    }

    fn import(&self, list: &[u8], more: &[&str]) -> (Option<i32>, Value) {
        fs::write(self.0.join("list.tsv"), list).expect("a writable folder");
        let arguments = [&["import", "list.tsv", "--json"], more].concat();
        let output = self.run(&arguments);
        let report = serde_json::from_slice(&output.stdout).expect("JSON");
        (output.status.code(), report)
    }

    fn cards(&self, query: &[&str]) -> Vec<Value> {
        let arguments = [&["cards", "list", "--json"], query].concat();
        serde_json::from_slice(&self.run(&arguments).stdout).expect("JSON")
    }

    fn files(&self, folder: &str) -> Vec<String> {
        let entries = fs::read_dir(self.0.join(folder)).into_iter().flatten();
        let name = |entry: fs::DirEntry| entry.file_name().to_string_lossy().into_owned();
        let mut files: Vec<String> = entries.map(|entry| name(entry.unwrap())).collect();
        files.sort();
        files
    }

    fn pack(&self, file: &str) -> String {
        fs::read_to_string(self.0.join("data/packs").join(file)).expect("a pack")
    }
}

fn event(id: &str, name: &str, set: &str, text: &str) -> String {
    let rarity: String = id.chars().filter(char::is_ascii_alphabetic).collect();
    let empty = "\t".repeat(15);
    format!("{name}\t{set}\t{rarity}\tN\t{id}\tEvent\t1{empty}{text}")
}

fn list(rows: &[String]) -> String {
    format!("{HEADER}\n{}\n", rows.join("\n"))
}

#[test]
fn imported_cards_are_offered_from_then_on() {
    let desk = Desk::new("offered");
    let rows = [
        event("80C001", "Sing", "Inv", ""),
        event("81C001", "Dance", "Oth", ""),
    ];
    let (code, report) = desk.import(list(&rows).as_bytes(), &[]);
    assert_eq!(code, Some(0));
    assert_eq!((&report["cards"], &report["full"]), (&2.into(), &2.into()));
    assert_eq!(desk.files("data/packs"), ["inv.ron", "oth.ron"]);
    let sing = desk.cards(&["--set", "Inv"]);
    assert_eq!((sing.len(), &sing[0]["title"]), (1, &"Sing".into()));
    assert_eq!(desk.cards(&[]).len(), 805);
    let games = desk.run(&["simulate", "--games", "2", "--json"]);
    let games: Value = serde_json::from_slice(&games.stdout).expect("JSON");
    assert_eq!(games["errors"], 0);
}

#[test]
fn windows_lines_marks_and_more_columns_make_the_same_pack() {
    let desk = Desk::new("alike");
    let plain = list(&[event("80C001", "Sing", "Inv", "")]);
    desk.import(plain.as_bytes(), &[]);
    let first = desk.pack("inv.ron");
    let pictures: Vec<String> = plain
        .lines()
        .enumerate()
        .map(|(n, line)| match n {
            0 => format!("ImageFile\t{line}"),
            _ => format!("picture.jpg\t{line}"),
        })
        .collect();
    let wide: Vec<u8> = "\u{feff}"
        .encode_utf16()
        .chain(plain.encode_utf16())
        .flat_map(u16::to_be_bytes)
        .collect();
    for other in [
        plain.replace('\n', "\r\n").into_bytes(),
        format!("\u{feff}{plain}").into_bytes(),
        pictures.join("\n").into_bytes(),
        wide,
    ] {
        fs::remove_dir_all(desk.0.join("data")).unwrap();
        assert_eq!(desk.import(&other, &[]).0, Some(0));
        assert_eq!(desk.pack("inv.ron"), first);
    }
}

#[test]
fn a_second_import_changes_what_it_names_and_keeps_the_rest() {
    let desk = Desk::new("again");
    let both = [
        event("80C001", "Sing", "Inv", ""),
        event("80C002", "Dance", "Inv", ""),
    ];
    desk.import(list(&both).as_bytes(), &[]);
    let first = desk.pack("inv.ron");
    desk.import(list(&both).as_bytes(), &[]);
    assert_eq!(desk.pack("inv.ron"), first);
    let one = event("80C002", "Dance Again", "Inv", "");
    assert_eq!(desk.import(list(&[one]).as_bytes(), &[]).0, Some(0));
    let titles: Vec<Value> = desk
        .cards(&["--set", "Inv"])
        .iter()
        .map(|c| c["title"].clone())
        .collect();
    assert_eq!(titles, ["Sing", "Dance Again"]);
    // The same id in another set would be a second card of that id.
    let (code, report) = desk.import(list(&[event("80C001", "Sing", "Oth", "")]).as_bytes(), &[]);
    assert_eq!((code, &report["findings"][0]["line"]), (Some(1), &2.into()));
    assert_eq!(desk.files("data/packs"), ["inv.ron"]);
}

#[test]
fn cards_the_program_has_are_compared_and_stay() {
    let desk = Desk::new("known");
    let known = |cost: &str| {
        let facts = "Honor\t6\t6\t6";
        format!(
            "Sing Loud\tSE\tU\tN\t1U001\tDilemma\t{cost}\tP{}{facts}",
            "\t".repeat(10)
        )
    };
    let (code, report) = desk.import(list(&[known("2")]).as_bytes(), &[]);
    assert_eq!(code, Some(0), "{report}");
    // A dilemma with skills cannot be held.
    assert_eq!(report["declined"][0]["kept"], false);
    let other = event("1U001", "Sing Loud", "SE", "");
    let (code, report) = desk.import(list(&[other]).as_bytes(), &[]);
    assert_eq!(code, Some(0));
    assert_eq!(report["different"][0]["id"], "1U001");
    let facts = report["different"][0]["facts"].as_array().expect("facts");
    assert!(facts.contains(&"title".into()) && facts.contains(&"type".into()));
    assert!(desk.files("data/packs").is_empty());
    assert_ne!(desk.cards(&[])[0]["title"], "Sing Loud");
}

#[test]
fn a_text_that_is_not_understood_is_pointed_at_and_its_card_says_so() {
    let desk = Desk::new("declined");
    let rows: Vec<String> = (1..=3)
        .map(|n| {
            event(
                &format!("80C{n:03}"),
                &format!("Song {n}"),
                "Inv",
                "Très §$ klingt es.",
            )
        })
        .collect();
    let (code, report) = desk.import(list(&rows).as_bytes(), &[]);
    assert_eq!((code, &report["full"]), (Some(0), &0.into()));
    let declined = &report["declined"][2];
    assert_eq!(
        (&declined["id"], &declined["line"]),
        (&"80C003".into(), &4.into())
    );
    let at = declined["at"].as_str().expect("a place");
    assert!(
        at.starts_with("Text ") && at.contains("..") && at.ends_with('\''),
        "{at}"
    );
    assert!(
        declined["reason"]
            .as_str()
            .is_some_and(|reason| !reason.is_empty())
    );
    let card = &desk.cards(&["--set", "Inv"])[0];
    assert_eq!(card["support"], "blank");
    let shown = String::from_utf8(desk.run(&["cards", "show", "80C001"]).stdout).unwrap();
    assert!(shown.contains("played as a blank card"), "{shown}");
}

#[test]
fn lines_with_errors_are_left_out_and_the_others_kept() {
    let good = event("80C001", "Sing", "Inv", "");
    let other = event("80C003", "Dance", "Inv", "");
    let wrong = event("80C002", "Shout", "Inv", "").replace("\t1\t", "\tone\t");
    let twice = event("80C001", "Hum", "Inv", "");
    for (what, bad) in [("a wrong number", wrong), ("an id twice", twice)] {
        for (more, folder) in [
            (&[][..], "data/packs"),
            (&["--out", "made/deep"], "made/deep"),
        ] {
            let desk = Desk::new("left-out");
            let rows = [good.clone(), bad.clone(), other.clone()];
            let (code, report) = desk.import(list(&rows).as_bytes(), more);
            assert_eq!(code, Some(1), "{what}");
            let findings = report["findings"].as_array().expect("findings");
            assert_eq!(findings.len(), 1, "{what}: {report}");
            assert_eq!(findings[0]["line"], 3, "{what}: {report}");
            assert_eq!((&report["cards"], &report["full"]), (&3.into(), &2.into()));
            assert_eq!(report["written"][0]["cards"], 2, "{what}: {report}");
            assert_eq!(desk.files(folder), ["inv.ron"], "{what}");
            let pack = fs::read_to_string(desk.0.join(folder).join("inv.ron")).expect("a pack");
            assert!(pack.contains("Sing") && pack.contains("Dance"), "{pack}");
            assert!(!pack.contains("Shout") && !pack.contains("Hum"), "{pack}");
        }
    }
}

#[test]
fn a_line_with_an_error_leaves_the_card_that_was_imported_before() {
    let desk = Desk::new("left-alone");
    let sing = event("80C001", "Sing", "Inv", "");
    desk.import(list(std::slice::from_ref(&sing)).as_bytes(), &[]);
    let rows = [
        sing.replace("\t1\t", "\tone\t"),
        event("80C002", "Dance", "Inv", ""),
    ];
    assert_eq!(desk.import(list(&rows).as_bytes(), &[]).0, Some(1));
    let pack = desk.pack("inv.ron");
    assert!(pack.contains("Sing") && pack.contains("Dance"), "{pack}");
}

#[test]
fn nothing_is_written_when_the_list_or_all_of_it_is_wrong() {
    let good = event("80C001", "Sing", "Inv", "");
    let cases: [(&str, Vec<u8>, u64); 8] = [
        (
            "a missing column",
            list(std::slice::from_ref(&good))
                .replacen("\tText", "\tTekst", 1)
                .into_bytes(),
            1,
        ),
        (
            "a wrong number",
            list(&[good.replace("\t1\t", "\tone\t")]).into_bytes(),
            2,
        ),
        (
            "a negative number",
            list(&[good.replace("\t1\t", "\t-1\t")]).into_bytes(),
            2,
        ),
        (
            "an unknown type",
            list(&[good.replace("Event", "Evnt")]).into_bytes(),
            2,
        ),
        (
            "broken letters",
            [
                list(std::slice::from_ref(&good)).as_bytes(),
                b"\xff\xfeX\tY",
            ]
            .concat(),
            3,
        ),
        ("an empty file", Vec::new(), 1),
        (
            "no table",
            b"Once upon a time\nthere was a list.".to_vec(),
            1,
        ),
        ("no text", b"\x7fELF\x01\x00\x00\n\x00".to_vec(), 1),
    ];
    for (what, bytes, line) in cases {
        let desk = Desk::new("wrong");
        for more in [&[][..], &["--out", "made/deep"]] {
            let (code, report) = desk.import(&bytes, more);
            assert_eq!(code, Some(1), "{what}");
            let lines: Vec<&Value> = report["findings"]
                .as_array()
                .unwrap()
                .iter()
                .map(|f| &f["line"])
                .collect();
            assert!(lines.contains(&&line.into()), "{what}: {report}");
            assert_eq!(report["written"], Value::Array(vec![]), "{what}");
            assert_eq!(desk.files("."), ["list.tsv"], "{what}");
        }
    }
}

#[test]
fn a_broken_pack_is_told_by_line_and_everything_else_works() {
    let desk = Desk::new("broken");
    desk.import(list(&[event("80C001", "Sing", "Inv", "")]).as_bytes(), &[]);
    let packs = desk.0.join("data/packs");
    fs::write(
        packs.join("bad.ron"),
        "(name: \"Bad\", cards: [\n  (id: 7)\n])\n",
    )
    .unwrap();
    fs::write(packs.join("junk.ron"), b"\xff\xfe\0").unwrap();
    let output = desk.run(&["cards", "list", "--json"]);
    assert!(output.status.success());
    let warnings = String::from_utf8_lossy(&output.stderr);
    assert!(warnings.contains("bad.ron:2:"), "{warnings}");
    assert!(warnings.contains("junk.ron:1:1:"), "{warnings}");
    let cards: Vec<Value> = serde_json::from_slice(&output.stdout).expect("JSON");
    assert_eq!(cards.len(), 804);
    // Importing over a pack that cannot be read would lose what it holds.
    fs::write(packs.join("inv.ron"), "(name: ").unwrap();
    let (code, report) = desk.import(list(&[event("80C002", "Dance", "Inv", "")]).as_bytes(), &[]);
    assert_eq!(
        (code, report["findings"].as_array().map(Vec::len)),
        (Some(1), Some(1))
    );
    assert_eq!(
        fs::read_to_string(packs.join("inv.ron")).unwrap(),
        "(name: "
    );
}

#[test]
fn two_packs_with_one_id_give_a_warning_and_the_first_card() {
    let desk = Desk::new("twice");
    for (folder, name) in [("a", "Sing"), ("b", "Dance")] {
        desk.import(
            list(&[event("80C001", name, "Inv", "")]).as_bytes(),
            &["--out", folder],
        );
    }
    let output = desk.run(&["--packs", "a", "--packs", "b", "cards", "show", "80C001"]);
    assert!(String::from_utf8_lossy(&output.stdout).contains("Sing"));
    assert!(String::from_utf8_lossy(&output.stderr).contains("already has the id 80C001"));
}

#[test]
fn an_export_spares_files_that_are_called_like_a_draft() {
    let desk = Desk::new("export");
    fs::write(desk.0.join("x.part"), "somebody's").unwrap();
    assert!(
        desk.run(&["cards", "export", "--out", "x.json"])
            .status
            .success()
    );
    assert_eq!(
        fs::read_to_string(desk.0.join("x.part")).unwrap(),
        "somebody's"
    );
    assert_eq!(desk.files("."), ["x.json", "x.part"]);
}

#[test]
fn replays_of_the_own_cards_stay_good_after_an_import() {
    let desk = Desk::new("replay");
    let own = cards::Catalogue::second_edition();
    let deck = |seed| {
        let made = cards::generate::generate(own, seed, None);
        let (legal, _) = made
            .validate(own, &cards::DeckRules::default())
            .expect("a legal deck");
        engine::Deck::from(&legal)
    };
    let decks = [deck(1), deck(2)];
    let game = engine::Game::new(own.shared(), &decks, engine::Rules::r2003(), 1).expect("a game");
    let replay = engine::Replay::start(&game, &["Ada", "Ben"]);
    fs::write(desk.0.join("game.replay"), replay.to_text()).unwrap();
    desk.import(list(&[event("1C999", "Sing", "SE", "")]).as_bytes(), &[]);
    assert_eq!(desk.cards(&[]).len(), 804);
    let verified = desk.run(&["replay", "verify", "game.replay"]);
    assert!(
        verified.status.success(),
        "{}",
        String::from_utf8_lossy(&verified.stderr)
    );
}

/// The whole list of the program's own cards, if this machine has it.
#[test]
fn the_own_card_list_reads_as_the_own_packs() {
    let beside =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/cards/second-edition.tsv");
    let path = std::env::var_os("SPACELINE_CARD_TABLE").map_or(beside, PathBuf::from);
    let Ok(bytes) = fs::read(&path) else {
        println!(
            "skipped: no card list at {}; set SPACELINE_CARD_TABLE",
            path.display()
        );
        return;
    };
    let desk = Desk::new("own");
    let (code, report) = desk.import(&bytes, &[]);
    assert_eq!(code, Some(0));
    assert_eq!(
        (&report["cards"], &report["known"]),
        (&803.into(), &803.into())
    );
    assert_eq!(report["different"], Value::Array(vec![]));
    let kept = report["declined"]
        .as_array()
        .unwrap()
        .iter()
        .all(|card| card["kept"] == true);
    assert!(kept, "every fact of the list can be held");
}
