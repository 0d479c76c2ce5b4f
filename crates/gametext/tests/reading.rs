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
