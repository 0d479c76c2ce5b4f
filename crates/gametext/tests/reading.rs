//! Reading texts of our own.

use cards::{CardDef, Catalogue};
use gametext::{Compiler, Declined, Lang};

fn compiler() -> &'static Compiler {
    use std::sync::OnceLock;
    static COMPILER: OnceLock<Compiler> = OnceLock::new();
    COMPILER.get_or_init(|| {
        Compiler::new(Catalogue::second_edition().cards()).expect("the grammars can be read")
    })
}

fn card(id: &str) -> CardDef {
    Catalogue::second_edition().get(id).expect("a card").clone()
}

/// A personnel, a dilemma, an event: their types and genders are all that matters.
const HE: &str = "1S268";
const DILEMMA: &str = "1C013";
const EVENT: &str = "1U077";
const INTERRUPT: &str = "1R126";
const SHIP: &str = "3R206";
const EQUIPMENT: &str = "1C064";

fn abilities(id: &str, text: &str) -> String {
    match compiler().compile(&card(id), text) {
        Ok(compiled) => serde_json::to_string(&compiled).expect("abilities are data"),
        Err(declined) => panic!("{text}: {declined:?}"),
    }
}

fn declined(id: &str, text: &str) -> Declined {
    compiler().compile(&card(id), text).expect_err(text)
}

#[test]
fn phrases_go_together_that_never_met() {
    for text in [
        "Order - Discard two cards from hand to kill an opponent's Physics personnel present.",
        "When you play this personnel, you may download a [Rom] ship.",
        "While this personnel is attempting a mission, he is Integrity +3.",
        "While you have a captive, each of your other Acquisition personnel present gains Geology.",
        "At the start of each of your turns, if you command a [Fer] ship, you may draw two cards.",
    ] {
        abilities(HE, text);
    }
    abilities(
        DILEMMA,
        "Unless you have 3 Law or Integrity>44, randomly select two personnel to be killed.",
    );
    abilities(
        EVENT,
        "To play this event, you must command two Law personnel. Discard a card from hand to draw three cards. Destroy this event.",
    );
}

#[test]
fn what_is_not_understood_is_pointed_at() {
    let text = "When you play this personnel, you may tickle an opponent.";
    let declined = declined(HE, text);
    assert_eq!(&text[declined.at.clone()], declined.words);
    assert!(declined.words.starts_with("tickle"), "{declined:?}");
    assert!(declined.nearest.is_some(), "{declined:?}");
}

#[test]
fn places_are_those_of_the_text_as_it_was_given() {
    // Double spaces and a misprint come before the words in question.
    let text = "Order -  Stop this peronnel to  tickle a card.";
    let declined = declined(HE, text);
    assert_eq!(&text[declined.at.clone()], declined.words);
    assert!(declined.words.starts_with("tickle"), "{declined:?}");
}

#[test]
fn a_pronoun_must_mean_something() {
    let why = |id: &str, text: &str| declined(id, text).reason.id;
    let nothing = "text-points-to-nothing";
    assert_eq!(
        why(
            EVENT,
            "Discard that ship to draw a card. Destroy this event."
        ),
        nothing
    );
    // Two personnel, and nothing tells which one is meant.
    assert_eq!(
        why(
            INTERRUPT,
            "When your personnel is about to be killed, if your Law personnel is present, kill that personnel."
        ),
        "text-points-to-two"
    );
    // The card looked at, or the one paid with.
    assert_eq!(
        why(
            HE,
            "Order - Reveal the top card of your deck. You may discard a card from hand to discard that card."
        ),
        "text-points-to-two"
    );
    // An event in play has forgotten what it was played with.
    assert_eq!(
        why(
            EVENT,
            "To play this event, you must command a staffed ship. Plays in your core. Order - Destroy this event to destroy that ship."
        ),
        "text-forgotten"
    );
}

#[test]
fn a_text_that_could_not_work_is_declined() {
    assert_eq!(
        declined(DILEMMA, "Place this dilemma on this mission. When you begin a mission attempt at this mission, randomly select a personnel to be stopped.").reason.id,
        "text-whose-personnel"
    );
}

/// Cards that are put somewhere come from somewhere.
#[test]
fn a_card_from_nowhere_is_declined() {
    for text in [
        "Order - Discard two cards to draw a card.",
        "Order - Take a personnel into hand.",
        "Order - Place a card on top of your deck.",
    ] {
        assert_eq!(declined(HE, text).reason.id, "text-from-nowhere", "{text}");
    }
    abilities(HE, "Order - Discard two cards from hand to draw a card.");
}

/// A sentence without end is given up before it takes the memory of the machine.
#[test]
fn a_long_sentence_is_given_up() {
    let unless = |n: usize| {
        let ways = vec!["Biology and Medical"; n].join(" or ");
        format!("Unless you have {ways}, all your personnel are stopped.")
    };
    let each = |n: usize| {
        let icons = vec!["[Fed]"; n].join(" ");
        format!("Each of your {icons} personnel present is Cunning +1.")
    };
    for (id, text) in [(DILEMMA, unless(2000)), (HE, each(2000))] {
        assert_eq!(declined(id, &text).reason.id, "text-too-long");
    }
    // As long as may be: read or not, it comes to an end.
    for (id, text) in [(DILEMMA, unless(95)), (HE, each(380))] {
        let _ = compiler().compile(&card(id), &text);
    }
}

#[test]
fn this_ship_is_the_one_a_card_lies_on() {
    let text = abilities(
        EVENT,
        "Plays on your ship. When this ship moves, draw a card.",
    );
    assert!(
        text.contains(r#""card":{"All":[{"Type":"Ship"},{"Has":["On",{"Not":"Other"}]}]}"#),
        "{text}"
    );
    let text = abilities(
        SHIP,
        "While this ship is present with an opponent's ship, it is Weapons +2.",
    );
    assert!(text.contains(r#""on":{"One":"This"}"#), "{text}");
}

#[test]
fn a_misprint_is_read_as_what_was_meant() {
    assert_eq!(
        abilities(HE, "Order - Stop this peronnel to draw a card."),
        abilities(HE, "Order - Stop this personnel to draw a card.")
    );
}

#[test]
fn nonsense_is_declined() {
    for text in [
        "",
        ".",
        "Order -",
        "((((",
        "Order - Order - Order -",
        "[Fed][Fed][Fed]",
        "\u{0}\u{1}",
        "Ünïcödé 🖖",
        "a an a an a",
    ] {
        for id in [HE, DILEMMA, EVENT] {
            declined(id, text);
        }
    }
}

#[test]
fn broken_texts_never_panic_and_point_inside_the_text() {
    let texts = [
        "When you play this personnel, you may discard a card from hand to download a Pursuit card.",
        "Unless you have 2 Security and Cunning>30 or Telepathy, randomly select a personnel to be killed, then all your other personnel are stopped.",
        "While this personnel is facing a dilemma, he is attributes +2 and gains Honor and Law.",
    ];
    for text in texts {
        let words: Vec<&str> = text.split(' ').collect();
        for cut in 0..words.len() {
            let mut fewer = words.clone();
            fewer.remove(cut);
            let mut twice = words.clone();
            twice.insert(cut, words[cut]);
            let mut swapped = words.clone();
            swapped.swap(cut, words.len() - 1);
            for broken in [fewer, twice, swapped, words[..cut].to_vec()] {
                let broken = broken.join(" ");
                if let Err(declined) = compiler().compile(&card(HE), &broken) {
                    assert!(
                        broken.get(declined.at.clone()).is_some(),
                        "{broken}: {declined:?}"
                    );
                }
            }
        }
    }
}

#[test]
fn both_languages_say_it() {
    let mut own = card(HE);
    let text = "When you play this personnel, you may draw two cards.";
    let compiled = compiler().compile(&own, text).expect("a plain text");
    own.play = compiled.play;
    own.text = compiled.text;
    assert_eq!(compiler().render(&own, Lang::En).as_deref(), Ok(text));
    let german = compiler().render(&own, Lang::De).expect("German");
    assert!(german.contains("zwei Karten"), "{german}");
}

#[test]
fn another_personnel_is_not_told_from_an_equipment() {
    // Nobody was mentioned before: another one than who?
    let text = "Order - Stop another personnel present.";
    assert_eq!(
        declined(EQUIPMENT, text).reason.id,
        "text-points-to-nothing"
    );
    let text = "When your personnel is killed, you may stop another personnel present.";
    assert!(abilities(EQUIPMENT, text).contains(r#"{"Not":{"In":1}}"#));
    let text = "When your personnel at this mission is killed, you may stop another personnel at this mission.";
    assert!(abilities(HE, text).contains(r#"{"Not":{"In":1}}"#));
    // A personnel is one itself.
    assert!(abilities(HE, "Order - Stop another personnel present.").contains(r#""Other""#));
}

#[test]
fn for_each_after_two_numbers_goes_with_both_or_is_declined() {
    let text = "This personnel is Cunning +1 and Strength +1 for each Klingon present.";
    assert_eq!(declined(HE, text).reason.id, "text-for-each-of-which");
    abilities(
        HE,
        "This personnel is Strength +1 for each Klingon present.",
    );
}

#[test]
fn that_opponents_ship_is_the_one_mentioned() {
    let text = "When an opponent's ship moves, that opponent's ship is stopped.";
    assert_eq!(declined(HE, text).reason.id, "text-points-to-two");
    abilities(HE, "When an opponent's ship moves, that ship is stopped.");
}

#[test]
fn what_each_player_does_next_stays_with_each_player() {
    let text = "Order - Stop this personnel to make each player choose a ship he or she commands, then destroy each other ship he or she commands.";
    assert_eq!(declined(HE, text).reason.id, "text-outside-each");
}

#[test]
fn a_text_that_is_proved_can_be_shown_in_both_languages() {
    for text in [
        "Order - Stop this personnel to draw two cards.",
        "When you play this personnel, you may download a [Rom] ship.",
    ] {
        let compiled = compiler().compile_and_prove(&card(HE), text).expect(text);
        assert!(compiled.same_meaning(&compiler().compile(&card(HE), text).expect(text)));
    }
    let text = "When you play this personnel, you may tickle an opponent.";
    let declined = compiler()
        .compile_and_prove(&card(HE), text)
        .expect_err(text);
    assert_eq!(declined.reason.id, "text-not-understood");
}
