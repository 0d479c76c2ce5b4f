//! Abilities, equipment, numbers, names, species, "this mission".

use crate::support::glossary::{BOTH, WORLD, world};
use cards::Word;
use cards::lexicon::Stat;
use engine::script::table;
use engine::{Answer, Named};

const BAN: &str = "event Ban: text [(when: Static, body: [Apply(m: Forbid((kind: UseAbility, card: Type(Personnel))), until: InPlay)])]
personnel Ace: Federation [Cmd] Medical I5 C6 S7 text [(when: Order, body: [Points(who: You, n: N(1))])]
personnel Eve: Federation I5 C6 S7 text [(when: On((kind: Points, who: You, cause: Card(Type(Event)))), optional: true, body: [Draw(who: You, n: N(1))])]
event Prize: text [(when: Order, body: [Points(who: You, n: N(2))])]";

/// 2E-GLOSS-01
#[test]
fn a_ban_on_abilities_bars_order_texts_of_personnel() {
    for rules in BOTH {
        let mut t = world(
            rules,
            &format!("{BAN}\nplayer 1\nmissions: Green\nat Green: Ace"),
        );
        let order = t.use_action("Ace", 0);
        assert!(t.offers(order));
        t.act(order);
        assert_eq!(t.score(1), 1);

        let mut t = world(
            rules,
            &format!("{BAN}\nplayer 1\nmissions: Green\nat Green: Ace\nplayer 2\ncore: Ban"),
        );
        assert_eq!(t.refused_act(order).rule, "2E-GLOSS-01");
    }
}

/// 2E-GLOSS-01
#[test]
fn a_ban_on_abilities_bars_responses_of_personnel_but_not_texts_of_events() {
    let mut t = world(
        "2003",
        &format!("{BAN}\nplayer 1\nmissions: Green\nat Green: Eve\ncore: Prize"),
    );
    t.use_text("Prize", 0);
    assert_eq!(t.asked(), 1);
    assert!(t.offers(t.use_action("Eve", 0)));
    t.use_text("Eve", 0);
    assert_eq!(t.hand(1).len(), 1);

    let mut t = world(
        "2003",
        &format!(
            "{BAN}\nplayer 1\nmissions: Green\nat Green: Eve\ncore: Prize\nplayer 2\ncore: Ban"
        ),
    );
    t.use_text("Prize", 0);
    assert_eq!(t.score(1), 2, "an event's text is no ability");
    assert_eq!(t.ask(), engine::Ask::Orders, "no response is asked for");
    assert_eq!(t.hand(1).len(), 0);
}

/// 2E-GLOSS-01
#[test]
fn a_ban_on_abilities_leaves_attributes_and_skills_alone() {
    let mut t = world(
        "2003",
        &format!("{BAN}\nplayer 1\nmissions: Green\nat Green: Ace\nplayer 2\ncore: Ban"),
    );
    assert_eq!(t.stat("Ace", Stat::Cunning), 6);
    assert_eq!(t.stat("Ace", Stat::Strength), 7);
    t.attempt("Green");
    assert_eq!(
        t.score(1),
        35,
        "Medical and Cunning still complete the mission"
    );
}

const KITS: &str = "
personnel Miles: Federation Engineer I5 C5 S5
personnel Doc: Federation Medical I5 C5 S5
personnel Martok: Klingon Engineer I5 C5 S5 species Klingon
equipment Phaser: text [(when: Static, body: [Apply(m: Keyword(on: Every((filter: All([Type(Personnel), Affiliation(Federation), With(This)]))), word: \"Armed\"), until: InPlay)])]
equipment Engineering Kit: text [(when: Static, body: [Apply(m: Skill(on: Every((filter: All([Type(Personnel), Skill(One(Engineer), 1), With(This)]))), what: Fixed([(Physics, 1)])), until: InPlay)])]
equipment Medical Kit: text [(when: Static, body: [Apply(m: Skill(on: Every((filter: All([Type(Personnel), Skill(One(Medical), 1), With(This)]))), what: Fixed([(Biology, 1)])), until: InPlay)])]
event Probe A: text [(when: Static, body: [Apply(m: Stat(on: Every((filter: Has(EquippedWith, Title(Is(\"Phaser\"))))), stats: [Integrity], n: N(1)), until: InPlay)])]
event Probe B: text [(when: Static, body: [Apply(m: Stat(on: Every((filter: Has(EquippedWith, Title(Is(\"Engineering Kit\"))))), stats: [Cunning], n: N(1)), until: InPlay)])]
event Probe C: text [(when: Static, body: [Apply(m: Stat(on: Every((filter: Has(EquippedWith, Title(Is(\"Medical Kit\"))))), stats: [Strength], n: N(1)), until: InPlay)])]
";

/// The attributes of a personnel: each is 6 if it is equipped with phaser, engineering kit, medical kit.
fn kits(t: &engine::script::Table, name: &str) -> [bool; 3] {
    Stat::PERSONNEL.map(|s| t.stat(name, s) == 6)
}

/// 2E-GLOSS-08
#[test]
fn a_personnel_is_equipped_with_what_could_affect_it() {
    for rules in BOTH {
        let t = world(
            rules,
            &format!(
                "{KITS}
                player 1
                missions: Green
                at Green: Miles; Doc; Martok; Phaser; Engineering Kit; Medical Kit
                core: Probe A; Probe B; Probe C"
            ),
        );
        assert_eq!(kits(&t, "Miles"), [true, true, false]);
        assert_eq!(kits(&t, "Doc"), [true, false, true]);
        assert_eq!(kits(&t, "Martok"), [false, true, false]);
    }
}

/// 2E-GLOSS-08
#[test]
fn a_personnel_is_not_equipped_with_what_is_not_present() {
    let t = world(
        "2003",
        &format!(
            "{KITS}
            player 1
            missions: Green
            at Green: Wren; Miles
            aboard Wren: Phaser; Engineering Kit; Medical Kit; Doc
            core: Probe A; Probe B; Probe C"
        ),
    );
    assert_eq!(kits(&t, "Miles"), [false, false, false]);
    assert_eq!(kits(&t, "Doc"), [true, false, true]);
}

const DELTAS: &str = "
personnel Weak: Federation I3 C3 S3
event Minus: text [(when: Static, body: [Apply(m: Stat(on: Every((filter: Type(Personnel))), stats: [Strength], n: N(-5)), until: InPlay)])]
event Plus: text [(when: Static, body: [Apply(m: Stat(on: Every((filter: Type(Personnel))), stats: [Strength], n: N(1)), until: InPlay)])]
event Jam: text [(when: Static, body: [Apply(m: Stat(on: Every((filter: Type(Ship))), stats: [Range, Weapons, Shields], n: N(-7)), until: InPlay)])]
";

/// 2E-GLOSS-11
#[test]
fn modifiers_are_added_up_before_the_floor_at_zero() {
    for rules in BOTH {
        for core in ["Minus; Plus", "Plus; Minus"] {
            let t = world(
                rules,
                &format!("{DELTAS}\nplayer 1\nmissions: Green\nat Green: Weak\ncore: {core}"),
            );
            assert_eq!(t.stat("Weak", Stat::Strength), 0, "3 - 5 + 1, with {core}");
            assert_eq!(t.stat("Weak", Stat::Cunning), 3);
        }
        let t = world(
            rules,
            &format!(
                "{DELTAS}\nplayer 1\nmissions: Green\nat Green: Weak\ncore: Minus; 2x Plus; Plus"
            ),
        );
        assert_eq!(t.stat("Weak", Stat::Strength), 1, "3 - 5 + 3");
    }
}

/// 2E-GLOSS-11
#[test]
fn attributes_of_ships_have_the_floor_too() {
    let t = world(
        "2003",
        &format!("{DELTAS}\nplayer 1\nmissions: Green\nat Green: Wren\ncore: Jam"),
    );
    assert_eq!(t.stat("Wren", Stat::Range), 1);
    assert_eq!(t.stat("Wren", Stat::Weapons), 0);
    assert_eq!(t.stat("Wren", Stat::Shields), 0);
}

/// 2E-GLOSS-11
#[test]
fn a_cost_below_zero_counts_as_zero() {
    let mut t = world(
        "2003",
        "event Sale: text [(when: Static, body: [Apply(m: Stat(on: Every((from: Hand(You), filter: Type(Personnel))), stats: [Cost], n: N(-5)), until: InPlay)])]
        player 1
        missions: Base
        hand: Ann
        core: Sale
        segment play",
    );
    let before = t.counters(1);
    t.play_at("Ann", "Base");
    assert_eq!(t.counters(1), before, "1 - 5 is 0, no counter is gained");
}

const LOSS: &str = "event Fine: text [(when: Order, body: [Points(who: You, n: N(-5))])]
event Gift: text [(when: Order, body: [Points(who: You, n: N(10))])]";

/// 2E-GLOSS-12
#[test]
fn a_score_stops_at_zero() {
    for rules in BOTH {
        let mut t = world(
            rules,
            &format!("{LOSS}\nplayer 1\nscore 3\ncore: Fine; Gift"),
        );
        t.use_text("Fine", 0);
        assert_eq!(t.score(1), 0);
        t.use_text("Gift", 0);
        assert_eq!(
            t.score(1),
            10,
            "what could not be lost is not made up later"
        );
        let mut t = world(rules, &format!("{LOSS}\nplayer 1\nscore 7\ncore: Fine"));
        t.use_text("Fine", 0);
        assert_eq!(t.score(1), 2);
    }
}

const CALL: &str = "
personnel Picard: Federation I5 C5 S5 subtitle \"Explorer\"
personnel Picard: Federation I5 C5 S5 subtitle \"Argo Pilot\"
personnel Explorer: Federation I5 C5 S5
event Call: text [(when: Order, body: [
    Name(who: You, what: Title, to: 0),
    Stop(what: Every((filter: All([Type(Personnel), Title(In(0))]))))])]
";

/// 2E-GLOSS-13
#[test]
fn a_named_card_is_meant_with_any_subtitle() {
    for rules in BOTH {
        let mut t = world(
            rules,
            &format!(
                "{CALL}
                player 1
                missions: Green
                at Green: Ann
                core: Call
                player 2
                at Green: Picard, Explorer as one; Picard, Argo Pilot as two; Explorer"
            ),
        );
        t.use_text("Call", 0)
            .answer(Answer::Name(Named::Title(Word::new("Picard"))));
        crate::support::glossary::any_order(&mut t);
        assert!(t.is_stopped("one"));
        assert!(t.is_stopped("two"));
        assert!(!t.is_stopped("Explorer"), "a subtitle names nobody");
        assert!(!t.is_stopped("Ann"));
    }
}

const FAMILY: [(&str, &str); 6] = [
    ("Troi", "Betazoid/Human"),
    ("Tam", "Betazoid/Human"),
    ("Riker", "Human"),
    ("Lwaxana", "Betazoid"),
    ("Odd", "Alien"),
    ("Even", "Alien"),
];

/// The family, one of whom makes all others of the same species stronger.
fn family(of: &str) -> String {
    let text = "text [(when: Static, body: [Apply(m: Stat(on: Every((filter: All([Type(Personnel), Other, Same(Species, This)]))), stats: [Strength], n: N(1)), until: InPlay)])]";
    let line = |(name, species): (&str, &str)| {
        let text = if name == of { text } else { "" };
        format!("personnel {name}: Federation I5 C5 S5 species {species} {text}\n")
    };
    FAMILY.into_iter().map(line).collect()
}

/// 2E-GLOSS-19
#[test]
fn species_are_the_same_only_if_they_match_exactly() {
    let place = "player 1\nmissions: Rock\nat Rock: Troi; Tam; Riker; Lwaxana; Odd; Even; Ann";
    let all = ["Troi", "Tam", "Riker", "Lwaxana", "Odd", "Even", "Ann"];
    let alike = |rules: &str, of: &str| -> Vec<&str> {
        let t = world(rules, &format!("{}\n{place}", family(of)));
        let raised = |n: &&str| t.stat(n, Stat::Strength) > if *n == "Ann" { 7 } else { 5 };
        all.into_iter().filter(|n| raised(n)).collect()
    };
    for rules in BOTH {
        assert_eq!(alike(rules, "Riker"), ["Ann"], "Human, not Betazoid/Human");
        assert_eq!(alike(rules, "Troi"), ["Tam"]);
        assert_eq!(alike(rules, "Lwaxana"), [""; 0]);
        assert_eq!(
            alike(rules, "Even"),
            ["Odd"],
            "two Aliens are the same species"
        );
    }
}

/// 2E-GLOSS-18
#[test]
fn an_icon_means_the_affiliation_and_a_word_the_species() {
    let cards = "
    personnel Worf: Federation I5 C5 S5 species Klingon
    personnel Vreenak: Romulan I5 C5 S5 species Romulan
    personnel Vkruk: Romulan I5 C5 S5 species Reman
    event Icon: play (need: Some((filter: All([Type(Personnel), Affiliation(Klingon), Commanded(You)])))) text []
    event Word: play (need: Some((filter: All([Type(Personnel), Species(\"Romulan\"), Commanded(You)])))) text []";
    for rules in BOTH {
        let on = |who: &str| {
            let t = world(
                rules,
                &format!(
                    "{cards}\nplayer 1\nmissions: Rock\nat Rock: {who}\nhand: Icon; Word\nsegment play"
                ),
            );
            (
                t.offers(t.play_action("Icon", None)),
                t.offers(t.play_action("Word", None)),
            )
        };
        assert_eq!(
            on("Worf"),
            (false, false),
            "a Federation Worf has no Klingon icon"
        );
        assert_eq!(on("Kor"), (true, false));
        assert_eq!(
            on("Vkruk"),
            (false, false),
            "a Reman is no Romulan, whatever the affiliation"
        );
        assert_eq!(on("Vreenak"), (false, true));
    }
}

/// 2E-GLOSS-18
#[test]
fn a_species_word_finds_that_species_in_every_affiliation() {
    let mut t = table(&format!(
        "{WORLD}
        personnel Worf: Federation I5 C5 S5 species Klingon
        personnel Arne: Klingon I5 C5 S5 species Human
        event Song: text [(when: Static, body: [Apply(m: Stat(on: Every((filter: Species(\"Klingon\"))), stats: [Integrity], n: N(2)), until: InPlay)])]
        event Flag: text [(when: Static, body: [Apply(m: Stat(on: Every((filter: Affiliation(Klingon))), stats: [Cunning], n: N(2)), until: InPlay)])]
        player 1
        missions: Rock
        at Rock: Worf; Arne; Kor; Hawk
        core: Song; Flag"
    ));
    assert_eq!(
        (
            t.stat("Worf", Stat::Integrity),
            t.stat("Worf", Stat::Cunning)
        ),
        (7, 5)
    );
    assert_eq!(
        (
            t.stat("Arne", Stat::Integrity),
            t.stat("Arne", Stat::Cunning)
        ),
        (5, 7)
    );
    assert_eq!(
        (t.stat("Kor", Stat::Integrity), t.stat("Kor", Stat::Cunning)),
        (7, 7)
    );
    t.end();
}

const GUIDE: &str = "personnel Guide: Federation [Cmd] I5 C6 S7 text [(when: Order, body: [Points(who: You, n: Stat(Span, Here))])]
ship Lark: Federation staff[Cmd] R9 W6 S6 text [(when: Order, body: [Points(who: You, n: Stat(Span, Here))])]";

/// 2E-GLOSS-25
#[test]
fn this_mission_is_where_the_personnel_is_now() {
    for rules in BOTH {
        let mut t = world(
            rules,
            &format!("{GUIDE}\nplayer 1\nmissions: Base; Green; Deep\nat Green: Lark; Guide"),
        );
        t.use_text("Guide", 0);
        assert_eq!(t.score(1), 2, "Green has span 2");
        t.beam_up(&["Guide"], "Green", "Lark").use_text("Guide", 0);
        assert_eq!(t.score(1), 4, "aboard a ship at Green it is still Green");
        t.move_to("Lark", "Deep").use_text("Guide", 0);
        assert_eq!(t.score(1), 7, "Deep has span 3");
    }
}

/// 2E-GLOSS-25
#[test]
fn this_mission_is_where_the_ship_is_now() {
    let mut t = world(
        "2003",
        &format!("{GUIDE}\nplayer 1\nmissions: Base; Deep\nat Base: Lark\naboard Lark: Guide"),
    );
    t.use_text("Lark", 0);
    assert_eq!(t.score(1), 2);
    t.move_to("Lark", "Deep").use_text("Lark", 0);
    assert_eq!(t.score(1), 5);
}
