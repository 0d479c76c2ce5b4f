//! Events that turn something into cards: their requirements, prices and draws.

use crate::support::using::{choose, in_order, picks, to_orders, use_it, uses};
use cards::lexicon::Stat;
use engine::script::{Table, player, table};
use engine::{Place, Why};

/// The events that draw two for a discard, with one who may play them and one who may not.
const DRAW_TWO: [(&str, &str, &str); 7] = [
    ("Back-Flush Bussard Collectors", "Altman", "Daro"),
    ("Days of Atonement", "Dohlem", "Seth Mendoza"),
    ("\"Observer\" from the Obsidian Order", "Emok", "Daro"),
    ("Order of the Bat'leth", "T'vis", "Vorax"),
    ("Tactical Planning", "Mopak", "Chagrith"),
    ("Dispensing the White", "Tholun", "Sharat"),
    ("Severed Link", "Continuity Drone", "Rabal"),
];

fn study(event: &str, staff: &str, hand: &str) -> Table {
    table(&format!(
        "planet Camp: Fed
        player 1
          missions: Camp
          hand: {event}{hand}
          deck: Altman as top; Altman as second; Altman as third
          at Camp: {staff}
        segment play"
    ))
}

/// 1U077, 1U085, 1U100, 1U101, 1U112, 3C041 (2E-ACT-13): a card from hand pays for two from the deck, and
/// the event leaves. 3C055 is the same for those who program a Drone themselves.
#[test]
fn one_card_is_given_for_two() {
    for (event, staff, _) in &DRAW_TWO[..6] {
        let mut t = study(event, staff, "; Bandee; Barron");
        t.play(event).pick(&["Barron"]);
        assert!(
            t.in_discard(1, "Barron") && t.in_discard(1, event),
            "{event}"
        );
        let mut hand = t.hand(1);
        hand.sort();
        assert_eq!(hand, ["Bandee", "second", "top"], "{event}");
    }
}

/// 1U077, 1U085, 1U100, 1U101, 1U112, 3C041, 3C055 (2E-ACT-11): somebody with the skill has to be commanded,
/// of the right affiliation and not stopped (2E-GLOSS-22).
#[test]
fn the_right_personnel_has_to_be_there() {
    for (event, right, wrong) in DRAW_TWO {
        let stopped = format!("{right} [stopped]");
        for staff in [wrong, stopped.as_str()] {
            let mut t = study(event, staff, "; Bandee");
            let play = t.play_action(event, None);
            assert_eq!(t.refused_act(play).rule, "2E-ACT-11", "{event}, {staff}");
        }
    }
}

/// 1U077 (2E-ACT-12): the event itself is not a card from hand that could pay.
#[test]
fn the_event_cannot_pay_for_itself() {
    let mut t = study("Back-Flush Bussard Collectors", "Altman", "");
    let play = t.play_action("Back-Flush Bussard Collectors", None);
    assert_eq!(t.refused_act(play).why, Why::CostCannotBePaid);
    assert!(t.in_hand(1, "Back-Flush Bussard Collectors"));
}

/// 1U077 (2E-GAP-22): with one card in the deck, one is drawn; the price is the same.
#[test]
fn two_are_drawn_as_far_as_there_are_two() {
    let mut t = table(
        "planet Camp: Fed
        player 1
          missions: Camp
          hand: Back-Flush Bussard Collectors; Bandee
          deck: Barron
          at Camp: Altman
        segment play",
    );
    t.play("Back-Flush Bussard Collectors");
    choose(&mut t, &["Bandee"]);
    assert_eq!(t.hand(1), ["Barron"]);
    assert!(t.in_discard(1, "Bandee"));
}

/// 1S084 D'Arsay Archive: the whole hand goes under the deck and as many cards are drawn.
#[test]
fn a_hand_is_exchanged_for_as_many_cards() {
    let mut t = table(
        "player 1
          hand: D'Arsay Archive; Bandee; Barron
          deck: Altman; Davies; Hoya
        segment play",
    );
    t.play("D'Arsay Archive");
    let mut hand = t.hand(1);
    hand.sort();
    assert_eq!(hand, ["Altman", "Davies"]);
    let deck = t.deck(1);
    assert_eq!(deck[0], "Hoya");
    let mut under = deck[1..].to_vec();
    under.sort();
    assert_eq!(under, ["Bandee", "Barron"]);
    assert!(t.in_discard(1, "D'Arsay Archive"));
}

/// 1S084 (2E-GAP-22): a deck smaller than the hand gives back cards that were put under it.
#[test]
fn the_cards_put_under_a_small_deck_are_drawn_again() {
    let mut t = table(
        "player 1
          hand: D'Arsay Archive; Bandee; Barron; Hoya
          deck: Altman
        segment play",
    );
    t.play("D'Arsay Archive");
    assert_eq!((t.hand(1).len(), t.deck(1).len()), (3, 1));
    assert!(t.in_hand(1, "Altman"));
}

/// 1C079 Bajoran Gratitude Festival (2E-GLOSS-14): up to four cards of the own discard pile leave the game,
/// one card for each is drawn. The event itself is not yet among them.
#[test]
fn discarded_cards_leave_the_game_for_draws() {
    let festival = || {
        table(
            "planet Camp: Baj
            player 1
              missions: Camp
              hand: Bajoran Gratitude Festival
              discard: Altman; Bandee; Barron; Davies; Hoya
              at Camp: Anara; Brilgar; Jabara
            segment play",
        )
    };
    let mut t = festival();
    t.play("Bajoran Gratitude Festival");
    assert_eq!(
        t.candidates(),
        ["Altman", "Bandee", "Barron", "Davies", "Hoya"]
    );
    t.refused(engine::Answer::Cards(
        t.cards(&["Altman", "Bandee", "Barron", "Davies", "Hoya"]),
    ));
    t.pick(&["Altman", "Hoya"]);
    in_order(&mut t, &["Altman", "Hoya"]);
    assert_eq!(t.place("Altman"), Place::Removed(player(1)));
    assert_eq!(t.place("Hoya"), Place::Removed(player(1)));
    assert_eq!(t.hand(1).len(), 2);
    let mut t = festival();
    t.play("Bajoran Gratitude Festival").pick(&[]);
    assert_eq!(t.hand(1).len(), 0, "none for none");
    assert!(t.in_discard(1, "Bajoran Gratitude Festival"));
}

/// 1C079: two Bajorans and one other are not three.
#[test]
fn three_of_an_affiliation_are_three() {
    for (third, allowed) in [
        ("Jabara", true),
        ("Jabara [stopped]", false),
        ("Hoya", false),
        ("Brilgar as second", true),
    ] {
        let t = table(&format!(
            "planet Camp: Baj
            player 1
              missions: Camp
              hand: Bajoran Gratitude Festival
              at Camp: Anara; Brilgar as first; {third}
            player 2
              at Camp: Weld Ram; Shandor
            segment play"
        ));
        let play = t.play_action("Bajoran Gratitude Festival", None);
        assert_eq!(t.offers(play), allowed, "{third}");
    }
}

/// 1C075 Astrometrics Lab: a discarded card lends a ship with an astronomer aboard two Range for this turn, once.
#[test]
fn a_ship_goes_farther_for_a_card() {
    let mut t = table(
        "planet Camp: Fed
        player 1
          missions: Camp
          core: Astrometrics Lab
          hand: Bandee; Barron; Hoya as aide
          at Camp: U.S.S. Galaxy; U.S.S. Nebula
          aboard U.S.S. Galaxy: Rixx
          aboard U.S.S. Nebula: Altman",
    );
    use_it(&mut t, "Astrometrics Lab").pick(&["Bandee"]);
    choose(&mut t, &["U.S.S. Galaxy"]);
    assert!(t.in_discard(1, "Bandee"));
    assert_eq!(t.stat("U.S.S. Galaxy", Stat::Range), 10);
    assert_eq!(
        t.stat("U.S.S. Nebula", Stat::Range),
        8,
        "nobody aboard knows"
    );
    assert!(uses(&t, "Astrometrics Lab").is_empty(), "once each turn");
    t.end();
    t.until_turn_of(2);
    assert_eq!(t.stat("U.S.S. Galaxy", Stat::Range), 8);
    t.until_turn_of(1);
    to_orders(&mut t);
    assert!(!uses(&t, "Astrometrics Lab").is_empty());
}

/// 1C075 (2E-ACT-16): with the price paid, no ship need be there; an empty hand cannot pay it.
#[test]
fn a_price_without_an_effect_may_be_paid() {
    let mut t = table(
        "player 1
          core: Astrometrics Lab
          hand: Bandee",
    );
    use_it(&mut t, "Astrometrics Lab");
    choose(&mut t, &["Bandee"]);
    assert!(t.in_discard(1, "Bandee"));
    let t = table(
        "player 1
          core: Astrometrics Lab",
    );
    assert!(uses(&t, "Astrometrics Lab").is_empty());
}

/// 1U108 Rescue Captives (2E-GAP-52): one own personnel comes home from the brigs for each card given.
#[test]
fn captives_come_home_for_cards() {
    let mut t = table(
        "players 3
        player 1
          missions: Earth, Cradle of the Federation
          hand: Rescue Captives; Bandee; Barron; Davies
        player 2
          brig: Rixx of 1; Martin of 1
        player 3
          brig: Lopez of 1; Daro of 2
        segment play",
    );
    t.play("Rescue Captives").pick(&["Bandee", "Davies"]);
    in_order(&mut t, &["Bandee", "Davies"]);
    assert_eq!(t.candidates(), ["Lopez", "Martin", "Rixx"]);
    t.pick(&["Rixx", "Lopez"]);
    in_order(&mut t, &["Rixx", "Lopez"]);
    while picks(&t) {
        t.pick(&["Earth"]);
    }
    assert!(t.on_surface("Rixx", "Earth") && t.on_surface("Lopez", "Earth"));
    assert_eq!(t.commander("Rixx"), player(1));
    assert_eq!(t.place("Martin"), Place::Brig(player(2)));
    assert!(t.in_hand(1, "Barron") && t.in_discard(1, "Rescue Captives"));
}
