//! What cards after the first three sets could say, in sentences of our own: read, written, read again.

use cards::{CardDef, Catalogue};
use gametext::{Compiled, Compiler, Lang};
use std::sync::OnceLock;

fn compiler() -> &'static Compiler {
    static COMPILER: OnceLock<Compiler> = OnceLock::new();
    COMPILER.get_or_init(|| {
        Compiler::new(Catalogue::second_edition().cards()).expect("the grammars can be read")
    })
}

fn card(id: &str) -> CardDef {
    Catalogue::second_edition().get(id).expect("a card").clone()
}

const HE: &str = "1S268";
const SHIP: &str = "1R389";
const DILEMMA: &str = "1C013";
const EVENT: &str = "1U077";
const MISSION: &str = "1S171";

fn compiled(id: &str, text: &str) -> Compiled {
    match compiler().compile(&card(id), text) {
        Ok(compiled) => compiled,
        Err(declined) => panic!("{text}: {declined:?}"),
    }
}

/// Reads the text, finds these parts in it, writes it, reads that again and writes German.
#[track_caller]
fn says(id: &str, text: &str, parts: &[&str]) {
    let read = compiled(id, text);
    let data = ron::to_string(&read).expect("abilities are data");
    for part in parts {
        assert!(data.contains(part), "{text}\n{part} is not in\n{data}");
    }
    let mut own = card(id);
    (own.play, own.text) = (read.play.clone(), read.text.clone());
    let written = match compiler().render(&own, Lang::En) {
        Ok(written) => written,
        Err(stuck) => panic!("{text}: cannot be written: {stuck}"),
    };
    assert_eq!(compiled(id, &written), read, "{written}");
    if let Err(stuck) = compiler().render(&own, Lang::De) {
        panic!("{text}: not in German: {stuck}");
    }
}

fn declines(id: &str, text: &str) {
    if let Ok(compiled) = compiler().compile(&card(id), text) {
        panic!("{text}\nis read as {compiled:?}");
    }
}

#[test]
fn how_often() {
    for (words, limit) in [
        ("once each game", "PerGame(1)"),
        ("twice each game", "PerGame(2)"),
        ("once each mission attempt", "PerAttempt(1)"),
        ("once each engagement", "PerFight(1)"),
        ("once each combat or engagement", "PerFight(1)"),
        ("once each mission", "PerMission(1)"),
        ("twice each turn", "PerTurn(2)"),
    ] {
        let text = format!(
            "Order - Discard a card from hand to draw two cards. You may do this only {words}."
        );
        says(HE, &text, &[limit]);
    }
}

#[test]
fn counters() {
    let text = "When you play this personnel, you may spend 2 additional counters to download a [Rom] ship.";
    says(HE, text, &["Counters(who:You,n:N(-2))"]);
    let text = "When you play this personnel, you may spend one additional counter to draw a card.";
    says(HE, text, &["Counters(who:You,n:N(-1))"]);
    let text = "Plays in your core. At the start of each of your turns, if you command three Law personnel, you have an additional counter.";
    says(EVENT, text, &["Counters(who:You,n:N(1))"]);
    let text = "Plays in your core. When you play a [Rom] ship, gain 2 additional counters. You may do this only once each turn.";
    says(EVENT, text, &["Counters(who:You,n:N(2))"]);
    // Nobody says whether a counter gained in another player's turn waits.
    declines(
        EVENT,
        "Plays in your core. When an opponent's personnel is killed, gain an additional counter.",
    );
}

#[test]
fn at_a_higher_cost() {
    let parts = &[
        "Stat(on:One(This),stats:[Cost],n:N(2)),until:Play",
        "Install(",
    ];
    says(
        HE,
        "You may play this personnel at cost +2 to draw two cards.",
        parts,
    );
    says(
        EVENT,
        "Plays in your core. You may play this event at cost +2 to score 5 points. Order - Discard a card from hand to draw a card.",
        parts,
    );
    says(
        EVENT,
        "You may play this event at cost +2 to draw a card. Kill an opponent's personnel. Destroy this event.",
        parts,
    );
    declines(
        HE,
        "You may play this personnel at cost -2 to draw two cards.",
    );
}

#[test]
fn points_and_span() {
    says(
        MISSION,
        "While you command two Law personnel, this mission is worth +5 points.",
        &["stats:[Points],n:N(5)"],
    );
    says(
        EVENT,
        "Plays in your core. Each of your missions is span -1.",
        &["stats:[Span],n:N(-1)"],
    );
    says(
        EVENT,
        "Plays in your core. When you complete a mission worth 40 or more points, you may draw two cards.",
        &["Compare(Stat(Points,It),AtLeast,N(40))"],
    );
    says(
        EVENT,
        "To play this event, you must have completed a mission worth 30 or fewer points. Draw three cards. Destroy this event.",
        &["Compare(Stat(Points,It),AtMost,N(30))"],
    );
    says(
        MISSION,
        "Each of your other missions is worth +5 points.",
        &["Other"],
    );
    says(
        HE,
        "While this personnel is at a mission with span 3 or more, he is Cunning +2.",
        &["Compare(Stat(Span,It),AtLeast,N(3))"],
    );
}

#[test]
fn how_long() {
    let text =
        "Order - Stop this personnel to make your ship Range +2 until the end of your next turn.";
    says(HE, text, &["until:EndOfNextTurn(You)"]);
}

#[test]
fn dilemmas_that_look_further() {
    let text = "If your opponent commands a Borg, randomly select a personnel to be killed.";
    says(
        DILEMMA,
        text,
        &["from:Play,filter:All([Commanded(Opponent)", "At(Play)"],
    );
    let text = "Unless you command three ships, all your personnel are stopped.";
    says(DILEMMA, text, &["At(Play)"]);
    let text = "If you command a Law personnel, all your personnel are stopped and this dilemma returns to its owner's dilemma pile.";
    says(DILEMMA, text, &["from:Play,filter:All([Commanded(You)"]);
}

#[test]
fn presence() {
    let text = "Each opponent's personnel present with your Thief is Cunning -1.";
    says(HE, text, &["Has(Present,All([Commanded(You)"]);
}

#[test]
fn taking_no_part() {
    says(
        HE,
        "This personnel cannot attempt missions.",
        &["Exempt(cards:Not(Other),from:Attempting)"],
    );
    says(
        HE,
        "While you command a [Rom] ship, this personnel cannot be randomly selected.",
        &["Revise(Exclude(One(This)))"],
    );
    says(
        HE,
        "This personnel cannot be involved in combat.",
        &["Exempt(cards:Not(Other),from:InCombat)"],
    );
}

#[test]
fn revealing_until() {
    let text = "Order - Reveal cards from the top of your deck until you reveal a Law personnel. Take that personnel into hand and shuffle the others into your deck.";
    says(
        HE,
        text,
        &[
            "n:Until(All([Skill(One(Law),1),Type(Personnel)]))",
            "Shuffle(Deck(You,All))",
        ],
    );
}

#[test]
fn costs_of_dilemmas() {
    says(
        EVENT,
        "Plays in your core. Each dilemma an opponent draws is cost +1.",
        &["from:Drawn"],
    );
}

#[test]
fn affiliation_and_staffing() {
    says(
        SHIP,
        "This ship is [Rom] instead of its own affiliation.",
        &["Affiliation(on:One(This),to:Romulan)"],
    );
    says(
        SHIP,
        "While your Law personnel is aboard this ship, this ship is staffed.",
        &["Staffed(One(This))"],
    );
}

#[test]
fn skills_and_requirements() {
    says(
        HE,
        "When you complete a mission, if you used Medical to complete it, you may draw a card.",
        &["kind:UseSkill", "skill:Some(One(Medical))"],
    );
    says(
        HE,
        "While this personnel is facing a dilemma requiring Medical, he is Cunning +2.",
        &["Requires(Medical)"],
    );
}

#[test]
fn several_of_the_best() {
    says(
        DILEMMA,
        "The two personnel who have the highest Cunning are stopped.",
        &["best:Some((Most,Stat(Cunning,It)))", "Exactly(N(2))"],
    );
}
