//! A card is about to be played, is being played, or has been.

use super::kit::{can_use, choose, pass_all, responds, stage, use_when_possible};
use crate::harness::{Table, player};
use cards::language::Kind;
use engine::{Action, Ask, Place};

/// 1R221 Opaka, Kai of Bajor
/// 2E-DL-05
///
/// Played, she may fetch a Bajoran personnel; the card of another affiliation is not to be had.
#[test]
fn the_kai_calls_a_bajoran() {
    let start = "
        player 1
          missions: 1U152
          hand: 1R221
          deck: Altman; Brilgar; Relic; Jabara
        segment play";
    let mut t = stage(start);
    t.play_at("Opaka", "Bajor");
    t.use_text("Opaka", 0);
    assert_eq!(t.candidates(), ["Brilgar", "Jabara"]);
    t.pick(&["Jabara"]);
    assert!(t.in_hand(1, "Jabara"));
    let mut t = stage(start);
    t.play_at("Opaka", "Bajor").pass();
    assert_eq!((t.hand(1).len(), t.deck(1).len()), (0, 4));
}

/// 2U117 Natima Lang, Professor of Political Ethics
/// 1R314 Nu'Daq, Tenacious Rival
///
/// Hers is an obligation, his an offer with a price.
#[test]
fn some_arrivals_cost_a_card() {
    let mut t = stage(
        "
        player 1
          missions: Base
          hand: 2U117; Relic; Stone
        segment play",
    );
    t.play_at("Natima Lang", "Base");
    assert!(!t.offers(Action::Pass));
    if responds(&t) {
        t.use_text("Natima Lang", 0);
    }
    choose(&mut t, &["Stone"]);
    assert!(t.in_discard(1, "Stone") && t.in_hand(1, "Relic"));

    let mut t = stage(
        "
        player 1
          missions: Base
          hand: 1R314; Relic
          discard: Altman
        segment play",
    );
    t.play_at("Nu'Daq", "Base").use_text("Nu'Daq", 0);
    choose(&mut t, &["Altman"]);
    assert!(t.in_hand(1, "Altman") && t.in_discard(1, "Relic"));
    assert_eq!(t.hand(1).len(), 1);
}

/// 1R310 Lursa, Sister of Duras
///
/// She fetches a Treachery personnel only if her player commands her sister.
#[test]
fn a_sister_is_needed() {
    let start = |sister: &str| {
        let mut t = stage(&format!(
            "
            player 1
              missions: Base
              hand: 1R310
              deck: J'Dan; Dokar; Relic
              at Base: {sister}
            segment play"
        ));
        t.play_at("Lursa", "Base");
        t
    };
    let mut t = start("1R293");
    t.use_text("Lursa", 0);
    assert_eq!(t.candidates(), ["J'Dan"]);
    t.pick(&["J'Dan"]);
    assert!(t.in_hand(1, "J'Dan"));
    assert!(!responds(&start("Dokar")));
}

/// 2C151 Kobb
///
/// Only where he is played at Athos IV does an opponent of choice put a card from hand on the deck.
#[test]
fn kobb_asks_where_he_is_played() {
    let start = |at: &str| {
        let mut t = stage(
            "
            players 3
            player 1
              missions: 2U096; Base
              hand: 2C151
            player 2
              hand: Relic; Stone
            player 3
              hand: Altman; Bandee
            segment play",
        );
        t.play_at("Kobb", at);
        t
    };
    let mut t = start("Athos IV");
    if responds(&t) {
        t.use_text("Kobb", 0);
    }
    t.choose_player(3);
    assert_eq!(t.asked(), 3, "the opponent picks the card");
    t.pick(&["Bandee"]);
    assert_eq!(t.deck(3)[0], "Bandee");
    assert_eq!(t.hand(2).len(), 2);
    let t = start("Base");
    assert_eq!(t.ask(), Ask::PlayAndDraw);
}

/// 2R136 K'mpec, Klingon Supreme Commander
///
/// An Honor Klingon played where he is lets his player exchange a card, once a turn.
#[test]
fn the_supreme_commander_welcomes_honor() {
    let start = |at: &str| {
        stage(&format!(
            "
            hq Camp: plays Kli
            player 1
              missions: Base; Camp
              hand: T'vis; 2C140; Dokar; Relic; Stone
              deck: Altman; Bandee; Barron
              at {at}: 2R136
            segment play"
        ))
    };
    let mut t = start("Base");
    t.play_at("Dokar", "Base");
    assert!(!responds(&t), "no Honor");
    t.play_at("T'vis", "Base").use_text("K'mpec", 0);
    choose(&mut t, &["Relic"]);
    assert!(t.in_hand(1, "Altman"));
    assert_eq!(t.deck(1), ["Bandee", "Barron", "Relic"]);
    t.play_at("Khar", "Base");
    assert!(!responds(&t), "once each turn");
    let mut t = start("Camp");
    t.play_at("T'vis", "Base");
    assert!(!responds(&t), "he is elsewhere");
}

/// 3S162 Martok Founder, Poison of the Empire
///
/// An Assault or Maneuver card played by his player, event or interrupt, may fetch an Infiltration card for a discard.
#[test]
fn the_poison_of_the_empire_follows_assaults() {
    let mut t = stage(
        "
        event Push: cost 1 keyword Assault
        interrupt Dodge: keyword Maneuver text [(when: Order, body: [Points(who: You, n: N(1))])]
        player 1
          missions: Base
          hand: Push; Relic; Stone; Dodge
          deck: 3R054; Altman
          at Base: 3S162
        segment play",
    );
    t.play("Relic");
    assert!(!responds(&t));
    t.play("Push").use_text("Martok Founder", 0);
    choose(&mut t, &["Stone"]);
    assert_eq!(t.candidates(), ["Set Up"]);
    t.pick(&["Set Up"]);
    assert!(t.in_hand(1, "Set Up") && t.in_discard(1, "Stone"));
    t.act(Action::DrawRest);
    t.use_text("Dodge", 0);
    assert!(
        can_use(&t, "Martok Founder", 0),
        "a Maneuver interrupt is a card, too"
    );
}

fn rogers(score: u8) -> Table {
    let mut t = stage(&format!(
        "
        event Throne: cost 3 play (to: Nowhere) text [(when: Resolve, body: [Points(who: You, n: N(9))])]
        player 1
          missions: Base
          hand: Throne
        player 2
          score {score}
          hand: 1R121
        segment play"
    ));
    t.play("Throne");
    t
}

/// 1R121 Amanda Rogers
/// 2E-ACT-10
///
/// For five points an event has no effect and goes to its owner's discard pile; the counters stay spent.
#[test]
fn an_event_is_undone_for_five_points() {
    let mut t = rogers(10);
    assert_eq!((t.asked(), t.ask()), (2, Ask::Respond));
    t.use_text("Amanda Rogers", 0);
    assert_eq!((t.score(1), t.score(2)), (0, 5));
    assert!(t.in_discard(1, "Throne") && t.in_discard(2, "Amanda Rogers"));
    assert_eq!(t.counters(1), 4);
    let t = rogers(4);
    assert_eq!(t.score(1), 9, "four points are too few");
}

/// 1R121 Amanda Rogers
/// 2E-GAP-44
///
/// An interrupt is undone, too: even another copy of this one.
#[test]
fn an_interrupt_is_undone_by_an_interrupt() {
    let mut t = stage(
        "
        event Throne: cost 3 play (to: Nowhere) text [(when: Resolve, body: [Points(who: You, n: N(9))])]
        player 1
          missions: Base
          score 5
          hand: Throne; 1R121 as mine
        player 2
          score 5
          hand: 1R121 as yours
        segment play",
    );
    t.play("Throne");
    t.pass();
    assert_eq!(t.asked(), 2);
    t.use_text("yours", 0);
    assert_eq!((t.asked(), t.ask()), (1, Ask::Respond));
    t.use_text("mine", 0);
    pass_all(&mut t);
    assert_eq!(
        t.score(1),
        9,
        "the event had its effect, the points for it are lost"
    );
    assert_eq!(t.score(2), 5, "an interrupt without effect costs no points");
    assert!(t.in_discard(2, "yours") && t.in_discard(1, "mine"));
}

/// 3R074 Our Death is Glory To the Founders
///
/// A Jem'Hadar dies for it; without one it cannot be played.
#[test]
fn a_death_undoes_an_event() {
    let start = |crew: &str| {
        let mut t = stage(&format!(
            "
            event Throne: cost 3 play (to: Nowhere) text [(when: Resolve, body: [Points(who: You, n: N(9))])]
            player 1
              missions: Base
              hand: Throne
            player 2
              missions: Red
              hand: 3R074
              at Red: {crew}
            segment play"
        ));
        t.play("Throne");
        t
    };
    let mut t = start("Odera'Klen; Keevan");
    t.use_text("Our Death is Glory To the Founders", 0);
    assert_eq!(t.score(1), 0);
    assert!(t.in_discard(2, "Odera'Klen") && t.in_discard(1, "Throne"));
    assert_eq!(start("Keevan").score(1), 9);
}

/// 1R139 Sermon
///
/// An opponent's event goes to the top of that opponent's deck, for a random card of one's own on one's own deck.
#[test]
fn a_sermon_sends_an_event_back() {
    let start = |crew: &str, turn: u8| {
        stage(&format!(
            "
            event Throne: cost 3 play (to: Nowhere) text [(when: Resolve, body: [Points(who: You, n: N(9))])]
            turn of {turn}
            player 1
              missions: Base
              hand: Throne as theirs
            player 2
              missions: Red
              hand: 1R139; Relic; Throne as own
              at Red: {crew}
            segment play"
        ))
    };
    let mut t = start("1S297", 1);
    t.play("theirs");
    t.use_text("Sermon", 0);
    assert_eq!(t.score(1), 0);
    assert_eq!(t.deck(1)[0], "theirs");
    assert!(
        ["Relic", "own"].contains(&t.deck(2)[0].as_str()),
        "{:?}",
        t.deck(2)
    );
    let mut t = start("Dokar", 1);
    t.play("theirs");
    assert_eq!(t.score(1), 9, "nobody has Anthropology and Leadership");
    let mut t = start("1S297", 2);
    t.play("own");
    assert_eq!(t.score(2), 9, "one's own event is none of an opponent's");
}

/// 2R125 Keiko O'Brien, School Teacher
/// 2E-COST-05
///
/// A Bajoran personnel about to be played where she is costs one less for a card from hand.
#[test]
fn the_school_teacher_makes_bajorans_cheaper() {
    let start = "
        player 1
          missions: 1S188
          counters 3
          hand: 1S217; Hoya; Relic
          at Mouth of the Wormhole: 2R125
        segment play";
    let mut t = stage(start);
    t.play_at("Li Nalas", "Mouth of the Wormhole");
    t.use_text("Keiko O'Brien", 0);
    choose(&mut t, &["Relic"]);
    assert!(t.in_discard(1, "Relic"));
    assert_eq!(t.counters(1), 2);
    let mut t = stage(start);
    t.play_at("Hoya", "Mouth of the Wormhole");
    assert_eq!(t.counters(1), 2);
    assert!(t.in_hand(1, "Relic"), "he is no Bajoran");
}

/// 2C039 Crowd Control
///
/// The second personnel of cost 1 in a turn costs three, the first and the third cost one; both players are meant.
#[test]
fn crowds_are_controlled() {
    for (turn, home, crowd) in [
        (1, "Base", ["Altman", "Bandee", "Barron"]),
        (2, "Camp", ["Emok", "Megar", "Daro"]),
    ] {
        let mut t = stage(&format!(
            "
            hq Camp: plays Car
            turn of {turn}
            player 1
              missions: Base
              core: 2C039
              hand: Altman; Bandee; Barron
            player 2
              missions: Camp
              hand: Emok; Megar; Daro
            segment play"
        ));
        let mut left = vec![t.counters(turn)];
        for card in crowd {
            t.play_at(card, home);
            left.push(t.counters(turn));
        }
        assert_eq!(left, [7, 6, 3, 2], "player {turn}");
    }
}

/// 3C111 Jorem
/// 1U229 Ari
///
/// Their own cost depends on what their player has: an Assault event each, a Gul at the mission.
#[test]
fn some_personnel_are_cheaper_in_the_right_company() {
    let cost = |card: &str, core: &str, crew: &str| {
        let mut t = stage(&format!(
            "
            event Push: cost 1 keyword Assault
            player 1
              missions: Base
              core: {core}
              hand: {card}
              at Base: {crew}
            segment play"
        ));
        let card = t.hand(1)[0].clone();
        t.play_at(&card, "Base");
        7 - t.counters(1)
    };
    assert_eq!(cost("3C111", "Relic", "Altman"), 2);
    assert_eq!(cost("3C111", "Push", "Altman"), 1);
    assert_eq!(cost("3C111", "Push as a; Push as b", "Altman"), 0);
    assert_eq!(
        cost("3C111", "Push as a; Push as b; Push as c", "Altman"),
        0
    );
    assert_eq!(cost("1U229", "Relic", "Emok"), 2);
    assert_eq!(cost("1U229", "Relic", "1U232"), 1);
}

/// 3C111 Jorem
/// 2E-COST-05
///
/// With fewer counters than the printed cost he can be played for the lower one.
#[test]
fn a_lower_cost_is_enough() {
    let mut t = stage(
        "
        event Push: cost 1 keyword Assault
        player 1
          missions: Base
          counters 1
          core: Push
          hand: 3C111
        segment play",
    );
    t.play_at("Jorem", "Base");
    assert_eq!(t.counters(1), 0);
}

/// 3C051 Regeneration Alcoves
///
/// For the top card of the deck a Borg about to be played at Unicomplex comes aboard a Borg ship.
#[test]
fn borg_come_out_of_alcoves_aboard_a_ship() {
    let mut t = stage(
        "
        player 1
          missions: 3S110; Red
          core: 3C051
          hand: Allocation Drone
          deck: Relic; Stone
          at Red: Borg Sphere
        segment play",
    );
    t.play_at("Allocation Drone", "Unicomplex");
    t.use_text("Regeneration Alcoves", 0);
    choose(&mut t, &["Borg Sphere"]);
    assert!(t.aboard("Allocation Drone", "Borg Sphere"));
    assert!(t.in_discard(1, "Relic"));
    assert_eq!(t.counters(1), 6);
}

/// 3R150 Bashir Founder, Nefarious Saboteur
/// 3U161 Lovok Founder, Puppet Master
///
/// With an opponent's personnel they make every Infiltration card played count twice.
#[test]
fn founders_among_the_enemy() {
    let start = |place: &str| {
        let mut t = stage(&format!(
            "
            event Mask: cost 1 keyword Infiltration
            player 1
              missions: Base
              hand: Mask
              at {place}: 3R150; 3U161
            player 2
              missions: Red
              hand: Stone
              at Red: Altman
            segment play"
        ));
        t.play("Mask");
        t
    };
    let mut t = start("Red");
    for _ in 0..4 {
        if can_use(&t, "Lovok Founder", 0) {
            t.use_text("Lovok Founder", 0);
            choose(&mut t, &["Altman"]);
        } else if can_use(&t, "Bashir Founder", 0) {
            t.use_text("Bashir Founder", 0);
        }
    }
    assert_eq!(t.hand(1).len(), 1);
    assert!(t.in_discard(2, "Stone"));
    let t = start("Base");
    assert!(!responds(&t) && t.in_hand(2, "Stone"));
}

/// 1R389 Vetar
/// 2R068 Under Scrutiny
///
/// Ships and events have such texts, too: the ship fetches, the event asks for a name when it is played.
#[test]
fn ships_and_events_have_arrivals_too() {
    let mut t = stage(
        "
        player 1
          missions: Base
          hand: 1R389
          deck: Relic; 1C081
        segment play",
    );
    t.play_at("Vetar", "Base");
    use_when_possible(&mut t, "Vetar", 0);
    t.pick(&["Blind Spot"]);
    assert!(t.in_hand(1, "Blind Spot"));

    let mut t = stage(
        "
        player 1
          missions: Base
          hand: 2R068
        segment play",
    );
    t.play("Under Scrutiny");
    if responds(&t) {
        assert!(!t.offers(Action::Pass));
        t.use_text("Under Scrutiny", 0);
    }
    assert!(matches!(t.pending().choice, engine::Choice::Name { .. }));
    assert_eq!(t.place("Under Scrutiny"), Place::Core(player(1)));
    assert_eq!(t.happened(Kind::Play), 1);
}
