use crate::{all, one, personnel_row};
use cards::lexicon::Skill;
use cards::pack::Pack;
use cards::{Interlink, Keyword, Word, table};

fn plain(text: &str) -> Keyword {
    Keyword::Plain(Word::new(text))
}

/// 2E-KEY-01
#[test]
fn keywords_are_not_skills() {
    let card = one(&personnel_row("Vedek. ", "Law 2 Honor", ""));
    assert_eq!(card.keywords, [plain("Vedek")]);
    assert_eq!(card.skills(), [(Skill::Law, 1), (Skill::Honor, 2)]);
}

/// 2E-KEY-03
#[test]
fn a_period_ends_a_keyword_of_several_words() {
    let card = one(&personnel_row("Bajoran Resistance. ", "Law", ""));
    assert_eq!(card.keywords, [plain("Bajoran Resistance")]);
    let card = one(&personnel_row("Nebula. Region: Neutral Zone. ", "Law", ""));
    let region = Keyword::Region(Word::new("Neutral Zone"));
    assert_eq!(card.keywords, [plain("Nebula"), region]);
    assert_eq!(
        card.regions().collect::<Vec<_>>(),
        [Word::new("Neutral Zone")]
    );
    let chef = one(&personnel_row(
        "Commander: U.S.S. Defiant. General. ",
        "Law",
        "",
    ));
    let commander = Keyword::Commander(Word::new("U.S.S. Defiant"));
    assert_eq!(chef.keywords, [commander, plain("General")]);
}

/// 2E-KEY-04
#[test]
fn order_and_damage_are_not_keywords() {
    let card = one(&personnel_row("Vedek. ", "Law", "Order - made-up text."));
    assert_eq!(card.keywords, [plain("Vedek")]);
    for word in ["Order. ", "Damage. ", "Order - stop. "] {
        let table = table::read(&personnel_row(word, "Law", ""));
        let columns: Vec<_> = table.findings.iter().map(|f| f.column.as_deref()).collect();
        assert_eq!(columns, [Some("Keywords")]);
    }
    let pack = r#"(name: "Test", cards: [(id: "9C001", title: "Test", set: "T", rarity: Common,
        keywords: [Plain("Order")], facts: Event())])"#;
    let error = Pack::read("test.ron", pack).unwrap_err();
    assert_eq!(error.field, "cards[0].keywords");
    for card in all() {
        let words = card.keywords.iter().map(|k| k.word());
        assert!(
            !words
                .into_iter()
                .any(|w| ["Order", "Damage"].contains(&w.as_str()))
        );
    }
}

/// 2E-KEY-03
#[test]
fn a_keyword_with_a_rule_of_its_own_is_no_plain_word() {
    for word in [
        "Decay 3. ",
        "Consume: 2. ",
        "Persistent. ",
        "Thief. Replicate 1. ",
        "Replicate - Stop two Thieves. ",
        "Thief. Replicate- Stop two Thieves. ",
        "Artifact. Thief. ",
    ] {
        let table = table::read(&personnel_row(word, "Law", ""));
        assert!(table.findings.is_empty(), "the list is in order");
        let row = table.rows.first().expect("a row");
        assert!(row.card.is_err(), "{word}");
    }
}

/// 2E-KEY-05
#[test]
fn a_commander_names_a_ship() {
    let card = one(&personnel_row("Commander: I.K.S. Pagh. ", "Law", ""));
    assert_eq!(card.keywords[0].to_string(), "Commander: I.K.S. Pagh");
    assert_eq!(card.keywords[0].word(), Word::new("Commander"));
}

#[test]
fn an_interlink_names_a_skill() {
    let card = one(&personnel_row("Drone. Interlink: Geology. ", "Law", ""));
    let interlink = Keyword::Interlink(Interlink::Skill(Skill::Geology));
    assert_eq!(card.keywords, [plain("Drone"), interlink]);
}
