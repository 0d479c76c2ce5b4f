//! Somebody is about to be killed or taken prisoner, or has been.

use super::kit::{
    can_use, choose, in_order, meet, on_top, pass_all, responds, stage, take_skill,
    use_when_possible,
};
use crate::harness::Table;
use cards::language::Kind;
use cards::lexicon::{Skill, Stat};
use engine::Place;

/// Player 1 attempts Red with these personnel and this hand; player 2 has these dilemmas.
fn red(crew: &str, hand: &str, pile: &str) -> Table {
    stage(&format!(
        "
        player 1
          missions: Red
          hand: {hand}
          at Red: {crew}
        player 2
          pile: {pile}"
    ))
}

/// 1R269 Julian Bashir, "Frontier" Physician
/// 2E-ACT-12
///
/// Stopping himself and a card from hand keep another personnel with him alive.
#[test]
fn the_frontier_physician_saves_another() {
    let mut t = red("1R269; Altman", "Relic; Stone", "Fang");
    meet(&mut t, "Red", &["Fang"]);
    choose(&mut t, &["Altman"]);
    t.use_text("Julian Bashir", 0);
    choose(&mut t, &["Relic"]);
    assert!(t.is_stopped("Julian Bashir"));
    assert!(t.on_surface("Altman", "Red") && t.in_discard(1, "Relic"));
    assert_eq!(t.happened(Kind::Kill), 0);
}

/// 1R269 Julian Bashir, "Frontier" Physician
/// 2E-ACT-12
///
/// He cannot save himself, cannot pay without a hand, and cannot reach somebody elsewhere.
#[test]
fn the_frontier_physician_has_limits() {
    let mut t = red("1R269; Altman", "Relic", "Fang");
    meet(&mut t, "Red", &["Fang"]);
    choose(&mut t, &["Julian Bashir"]);
    assert!(t.in_discard(1, "Julian Bashir"));
    let mut t = red("1R269; Altman", "", "Fang");
    meet(&mut t, "Red", &["Fang"]);
    choose(&mut t, &["Altman"]);
    assert!(t.in_discard(1, "Altman"), "no card to pay with");
    let mut t = stage(
        "
        player 1
          missions: Red; Green
          hand: Relic
          at Red: Altman
          at Green: 1R269
        player 2
          pile: Fang",
    );
    meet(&mut t, "Red", &["Fang"]);
    assert!(t.in_discard(1, "Altman"), "he is not present");
}

/// 1R252 Alyssa Ogawa, Enterprise Medical Assistant
/// 1R257 Beverly Crusher, Chief Medical Officer
///
/// Both send another personnel about to be killed to the top of the deck; nobody has been killed. Ogawa's
/// own price goes to the deck first.
#[test]
fn two_physicians_send_the_dying_home() {
    let mut t = red("1R252; Altman", "Relic", "Fang");
    meet(&mut t, "Red", &["Fang"]);
    choose(&mut t, &["Altman"]);
    t.use_text("Alyssa Ogawa", 0);
    assert_eq!(t.deck(1)[..2], ["Altman", "Relic"]);
    assert!(t.is_stopped("Alyssa Ogawa"));
    assert_eq!(t.happened(Kind::Kill), 0);

    let mut t = red("1R257; Altman; Bandee", "Relic; Stone", "Blaze");
    meet(&mut t, "Red", &["Blaze"]);
    in_order(
        &mut t,
        &["Altman", "Bandee", "Beverly Crusher, Chief Medical Officer"],
    );
    t.use_text("Beverly Crusher", 0);
    choose(&mut t, &["Relic"]);
    assert!(on_top(&t, 1, "Altman"));
    assert!(t.in_discard(1, "Bandee"), "only once each turn");
    assert!(t.in_hand(1, "Stone"));
}

/// 1R331 Jo'Bril, Patient Schemer
///
/// Killed by a dilemma he goes to the top of his owner's deck, without a choice; killed otherwise he dies.
#[test]
fn the_patient_schemer_cheats_dilemmas_only() {
    let mut t = red("1R331; Kolos", "", "Fang");
    meet(&mut t, "Red", &["Fang"]);
    choose(&mut t, &["Jo'Bril"]);
    assert!(on_top(&t, 1, "Jo'Bril"));
    assert_eq!(t.happened(Kind::Kill), 0);
    let mut t = stage(
        "
        event Murder: text [(when: Order, body: [Move(verb: Kill, what: Every((filter: Title(Is(\"Jo'Bril\")))))])]
        player 1
          missions: Red
          core: Murder
          at Red: 1R331",
    );
    t.use_text("Murder", 0);
    assert!(t.in_discard(1, "Jo'Bril"));
}

/// 3R113 Odo, Wayward Link
///
/// He and a Bajoran with him are stopped, the Bajoran lives. Nobody else is saved so.
#[test]
fn the_wayward_link_saves_bajorans() {
    let mut t = red("3R113; Brilgar; Altman", "", "Fang");
    meet(&mut t, "Red", &["Fang"]);
    choose(&mut t, &["Brilgar"]);
    t.use_text("Odo", 1);
    assert!(t.is_stopped("Odo") && t.is_stopped("Brilgar"));
    assert!(t.on_surface("Brilgar", "Red"));
    let mut t = red("3R113; Brilgar; Altman", "", "Fang");
    meet(&mut t, "Red", &["Fang"]);
    choose(&mut t, &["Altman"]);
    assert!(t.in_discard(1, "Altman"), "he is no Bajoran");
}

/// 3U136 Reclamation Drone
///
/// Another Drone is stopped, the Borg about to be killed goes to the top of its owner's deck. The Drone that
/// pays is another than the one with the text.
#[test]
fn a_reclaimed_borg_goes_to_the_deck() {
    let mut t = red("3U136; Allocation Drone; 3S122", "", "Fang");
    meet(&mut t, "Red", &["Fang"]);
    pass_all(&mut t);
    choose(&mut t, &["Borg Queen"]);
    t.use_text("Reclamation Drone", 0);
    assert!(on_top(&t, 1, "Borg Queen"));
    assert!(t.is_stopped("Allocation Drone"));
    let mut t = red("3U136; 3S122", "", "Fang");
    meet(&mut t, "Red", &["Fang"]);
    choose(&mut t, &["Borg Queen"]);
    assert!(t.in_discard(1, "Borg Queen"), "no other Drone to stop");
}

/// 3U144 Elim Garak, Plain, Simple Tailor
///
/// A personnel from hand goes in his place; another card does not serve.
#[test]
fn the_tailor_slips_back_into_the_hand() {
    let mut t = red("3U144; Emok", "Relic; Megar", "Fang");
    meet(&mut t, "Red", &["Fang"]);
    choose(&mut t, &["Elim Garak"]);
    t.use_text("Elim Garak", 0);
    assert!(t.in_hand(1, "Elim Garak") && t.in_discard(1, "Megar") && t.in_hand(1, "Relic"));
    let mut t = red("3U144; Emok", "Relic", "Fang");
    meet(&mut t, "Red", &["Fang"]);
    choose(&mut t, &["Elim Garak"]);
    assert!(t.in_discard(1, "Elim Garak"));
}

/// 1R126 Empathic Touch
///
/// A Telepathy personnel and the victim are both stopped; it does not work for a lone telepath, nor from afar.
#[test]
fn an_empathic_touch_needs_a_telepath_with_the_victim() {
    let mut t = red("Altman; Inad", "1R126", "Fang");
    meet(&mut t, "Red", &["Fang"]);
    choose(&mut t, &["Altman"]);
    t.use_text("Empathic Touch", 0);
    choose(&mut t, &["Inad"]);
    assert!(t.on_surface("Altman", "Red"));
    assert!(t.is_stopped("Altman") && t.is_stopped("Inad"));
    assert!(t.in_discard(1, "Empathic Touch"));
    for (crew, victim) in [("Altman; Bandee", "Altman"), ("Altman; Inad", "Inad")] {
        let mut t = red(crew, "1R126", "Fang");
        meet(&mut t, "Red", &["Fang"]);
        choose(&mut t, &[victim]);
        assert!(!responds(&t), "{crew}");
        assert!(t.in_discard(1, victim), "{crew}");
    }
}

/// 1R127 Escape
/// 2E-GAP-48
///
/// A random card from hand turns the death of any part of the doomed into being stopped.
#[test]
fn an_escape_saves_any_number_of_the_doomed() {
    let mut t = red("Altman; Bandee; Barron", "1R127; Relic", "Blaze");
    meet(&mut t, "Red", &["Blaze"]);
    use_when_possible(&mut t, "Escape", 0);
    choose(&mut t, &["Altman", "Barron"]);
    in_order(&mut t, &["Altman", "Barron"]);
    pass_all(&mut t);
    assert!(t.on_surface("Altman", "Red") && t.on_surface("Barron", "Red"));
    assert!(t.is_stopped("Altman") && t.is_stopped("Barron"));
    assert!(t.in_discard(1, "Bandee") && t.in_discard(1, "Relic"));
    assert_eq!(t.happened(Kind::Kill), 1);
}

/// 1R127 Escape
///
/// It also keeps personnel out of an opponent's brig; without another card in hand it cannot be paid for.
#[test]
fn an_escape_from_captivity() {
    let mut t = red("Altman; Bandee", "1R127; Relic", "Cell");
    meet(&mut t, "Red", &["Cell"]);
    choose(&mut t, &["Altman"]);
    let n = [0, 1].into_iter().find(|n| can_use(&t, "Escape", *n));
    t.use_text("Escape", n.expect("it can be played"));
    choose(&mut t, &["Altman"]);
    assert!(t.on_surface("Altman", "Red") && t.is_stopped("Altman"));
    let mut t = red("Altman; Bandee", "1R127", "Cell");
    meet(&mut t, "Red", &["Cell"]);
    choose(&mut t, &["Altman"]);
    assert!(!responds(&t), "the interrupt itself is no price");
    assert!(matches!(t.place("Altman"), Place::Brig(_)));
}

/// 1R147 Twist of Fate
///
/// Another personnel present dies in the Romulan's place, by the same dilemma.
#[test]
fn fate_twists_to_another_one_present() {
    let mut t = red("Rogesh; Palteth; Altman", "1R147", "Fang");
    meet(&mut t, "Red", &["Fang"]);
    choose(&mut t, &["Palteth"]);
    t.use_text("Twist of Fate", 0);
    assert!(t.on_surface("Palteth", "Red"));
    assert!(t.in_discard(1, "Rogesh") != t.in_discard(1, "Altman"));
    let kill = t.events.iter().find(|e| e.h.kind == Kind::Kill);
    let cause = kill.map(|e| e.h.cause);
    assert_eq!(cause, Some(engine::Cause::Dilemma(t.card("Fang"))));
    let mut t = red("Rogesh; Altman", "1R147", "Fang");
    meet(&mut t, "Red", &["Fang"]);
    choose(&mut t, &["Altman"]);
    assert!(t.in_discard(1, "Altman"), "he is no Romulan");
}

/// 2C078 Emergency Treatment
///
/// A unique personnel with a Medical personnel present is stopped, not killed, and the owner of the dilemma may
/// draw three cards. A personnel of which there may be many is not treated.
#[test]
fn an_emergency_treatment_gives_the_opponent_cards() {
    for (answer, cards) in [(true, 3), (false, 0)] {
        let mut t = red("1R286; Bandee", "2C078", "Fang");
        meet(&mut t, "Red", &["Fang"]);
        choose(&mut t, &["Tasha Yar"]);
        t.use_text("Emergency Treatment", 0);
        assert!(t.on_surface("Tasha Yar", "Red") && t.is_stopped("Tasha Yar"));
        assert_eq!(t.asked(), 2);
        if answer {
            t.yes()
        } else {
            t.no()
        };
        assert_eq!(t.hand(2).len(), cards);
    }
    let mut t = red("Altman; Bandee", "2C078", "Fang");
    meet(&mut t, "Red", &["Fang"]);
    choose(&mut t, &["Altman"]);
    assert!(t.in_discard(1, "Altman"));
    let mut t = red("1R286; Altman", "2C078", "Fang");
    meet(&mut t, "Red", &["Fang"]);
    choose(&mut t, &["Tasha Yar"]);
    assert!(t.in_discard(1, "Tasha Yar"), "no Medical personnel");
}

/// 2R157 Roga Danar, Decorated Subhadar
///
/// About to be put in a brig he goes to the top of his owner's deck; a dilemma still kills him.
#[test]
fn the_subhadar_is_never_taken() {
    let mut t = red("2R157; Kolos", "", "Cell; Fang");
    meet(&mut t, "Red", &["Cell"]);
    choose(&mut t, &["Roga Danar"]);
    assert!(on_top(&t, 1, "Roga Danar"));
    let mut t = red("2R157; Kolos", "", "Fang");
    meet(&mut t, "Red", &["Fang"]);
    choose(&mut t, &["Roga Danar"]);
    assert!(t.in_discard(1, "Roga Danar"));
}

/// 3U097 Pacify Warring Factions
///
/// A personnel who attempts it and would be killed by a dilemma may go back to its owner's hand.
#[test]
fn the_factions_let_the_dying_go_home() {
    let start = "
        player 1
          missions: 3U097; Red
          at Pacify Warring Factions: Altman; Bandee
          at Red: Barron; Mills
        player 2
          pile: Fang";
    let mut t = stage(start);
    meet(&mut t, "Pacify Warring Factions", &["Fang"]);
    choose(&mut t, &["Altman"]);
    t.use_text("Pacify Warring Factions", 0);
    assert!(t.in_hand(1, "Altman"));
    assert_eq!(t.happened(Kind::Kill), 0);
    let mut t = stage(start);
    meet(&mut t, "Red", &["Fang"]);
    choose(&mut t, &["Barron"]);
    assert!(t.in_discard(1, "Barron"), "another mission");
}

/// 1S217 Li Nalas, Legend of Bajor
/// 2E-GAP-47
///
/// His death costs his player a card from hand; the text works although he is gone.
#[test]
fn the_legend_is_mourned() {
    let mut t = red("1S217; Brilgar", "Relic; Stone", "Fang");
    meet(&mut t, "Red", &["Fang"]);
    choose(&mut t, &["Li Nalas"]);
    if responds(&t) {
        assert!(!t.offers(engine::Action::Pass), "he must");
        t.use_text("Li Nalas", 1);
    }
    choose(&mut t, &["Stone"]);
    assert!(t.in_discard(1, "Li Nalas") && t.in_discard(1, "Stone"));
    assert!(t.in_hand(1, "Relic"));
}

/// 3C079 We're Everywhere
/// 2E-DL-05
///
/// The death of one's own Shape-shifter fetches another; any other death does not.
#[test]
fn shape_shifters_are_everywhere() {
    let start = |victim: &str| {
        let mut t = stage(
            "
            player 1
              missions: Red
              hand: 3C079
              deck: Altman; Founder Councilor; Bandee
              at Red: 3R113; Brilgar
            player 2
              pile: Fang",
        );
        meet(&mut t, "Red", &["Fang"]);
        choose(&mut t, &[victim]);
        pass_until(&mut t, "We're Everywhere");
        t
    };
    let mut t = start("Odo");
    t.use_text("We're Everywhere", 0);
    assert_eq!(t.candidates(), ["Founder Councilor"]);
    t.pick(&["Founder Councilor"]);
    assert!(t.in_hand(1, "Founder Councilor"));
    let t = start("Brilgar");
    assert!(!can_use(&t, "We're Everywhere", 0));
}

fn pass_until(t: &mut Table, card: &str) {
    while responds(t) && !can_use(t, card, 0) {
        t.pass();
    }
}

/// 2C149 Harana
/// 2E-GAP-47
///
/// Killed by a dilemma, she may destroy an event that is no Maneuver; killed by another card, she may not.
#[test]
fn harana_takes_an_event_with_her() {
    let start = "
        event Murder: text [(when: Order, body: [Move(verb: Kill, what: Every((filter: Title(Is(\"Harana\")))))])]
        player 1
          missions: Red
          core: Murder
          at Red: 2C149; Kolos
        player 2
          core: Relic; 1R080
          pile: Fang";
    let mut t = stage(start);
    meet(&mut t, "Red", &["Fang"]);
    choose(&mut t, &["Harana"]);
    assert_eq!(t.asked(), 1);
    t.use_text("Harana", 0);
    assert_eq!(t.candidates(), ["Murder", "Relic"], "no Maneuver");
    t.pick(&["Relic"]);
    assert!(t.in_discard(2, "Relic"));
    let mut t = stage(start);
    t.use_text("Murder", 0);
    assert!(t.in_discard(1, "Harana") && !responds(&t));
}

/// 2R142 Konmel, Renegade Warrior
/// 2E-SKILL-13
///
/// From another Klingon killed beside him during an attempt he may gain one skill, one level, for that attempt.
#[test]
fn the_renegade_learns_from_the_dead() {
    let mut t = red("2R142; 1S297; Altman", "", "Fang; Calm");
    meet(&mut t, "Red", &["Fang", "Calm"]);
    choose(&mut t, &["Gowron"]);
    t.use_text("Konmel", 0);
    take_skill(&mut t, Skill::Leadership);
    assert_eq!(t.happened(Kind::AttemptFail), 1);
    assert_eq!(
        t.skill("Konmel", Skill::Leadership),
        0,
        "the attempt is over"
    );
    let mut t = red("2R142; 1S297; Altman", "", "Fang");
    meet(&mut t, "Red", &["Fang"]);
    choose(&mut t, &["Altman"]);
    assert!(!responds(&t), "he is no Klingon");
}

/// 2R142 Konmel, Renegade Warrior
/// 2E-SKILL-13
///
/// The skill counts for the next dilemma of the attempt.
#[test]
fn what_the_renegade_learnt_counts_in_this_attempt() {
    let play = |learns: bool| {
        let mut t = stage(
            "
            dilemma Council: dual cost 1 text [(when: Resolve, body: [If(c: Meets(Attempt, Skill(Leadership, 1)),
                yes: [Points(who: You, n: N(1))])])]
            dilemma Summit: dual cost 1 text [(when: Resolve, body: [If(c: Meets(Attempt, Skill(Leadership, 2)),
                yes: [Points(who: You, n: N(1))])])]
            player 1
              missions: Red
              at Red: 2R142; 1S297; Altman
            player 2
              pile: Fang; Council; Summit",
        );
        meet(&mut t, "Red", &["Fang", "Council", "Summit"]);
        choose(&mut t, &["Gowron"]);
        if learns {
            t.use_text("Konmel", 0);
            take_skill(&mut t, Skill::Leadership);
        }
        pass_all(&mut t);
        t.score(1)
    };
    assert_eq!(play(false), 0);
    assert_eq!(play(true), 1, "one level, whatever the dead one had");
}

/// 2R144 Korris, Renegade Captain
///
/// Three Strength more for the attempt, however many Klingons fall beside him.
#[test]
fn the_renegade_captain_is_enraged_once() {
    let strength = |dead: &str| {
        let mut t = stage(
            "
            dilemma Trial: dual cost 1 text [(when: Resolve, body: [
                Points(who: You, n: Sum(Strength, (from: Attempt, filter: Title(Is(\"Korris\")))))])]
            player 1
              missions: Red
              at Red: 2R144; 1S297; Dokar; Altman
            player 2
              pile: Fang; Trial",
        );
        meet(&mut t, "Red", &["Fang", "Trial"]);
        choose(&mut t, &[dead]);
        pass_all(&mut t);
        t.score(1)
    };
    assert_eq!(strength("Altman"), 7);
    assert_eq!(strength("Dokar"), 10);
    let mut t = stage(
        "
        dilemma Massacre: dual cost 1 text [(when: Resolve, body: [Move(verb: Kill, what: Every((from: Attempt,
            filter: All([Species(\"Klingon\"), Not(Title(Is(\"Korris\")))])))),
            Points(who: You, n: Sum(Strength, (from: Attempt, filter: Title(Is(\"Korris\")))))])]
        player 1
          missions: Red
          at Red: 2R144; 1S297; Dokar; Altman
        player 2
          pile: Massacre",
    );
    meet(&mut t, "Red", &["Massacre"]);
    in_order(&mut t, &["Dokar", "Gowron"]);
    pass_all(&mut t);
    assert_eq!(t.score(1), 10, "two deaths, still three");
    assert_eq!(t.stat("Korris", Stat::Strength), 7);
}

/// 2C141 Khos
///
/// Each opposing death makes all his attributes two higher for the turn, at most four.
#[test]
fn khos_grows_with_every_opposing_death() {
    let after = |victims: &str| {
        let mut t = stage(&format!(
            "
            event Murder: text [(when: Order, body: [Move(verb: Kill, what: Every((filter: {victims})))])]
            player 1
              missions: Red; Base
              core: Murder
              at Red: 2C141; Dokar
            player 2
              at Red: Altman; Bandee; Barron"
        ));
        t.use_text("Murder", 0);
        in_order(&mut t, &["Altman", "Bandee", "Barron"]);
        pass_all(&mut t);
        Stat::PERSONNEL.map(|s| t.stat("Khos", s))
    };
    assert_eq!(after("Title(Is(\"Dokar\"))"), [5, 4, 6]);
    assert_eq!(after("Title(Is(\"Altman\"))"), [7, 6, 8]);
    assert_eq!(after("Affiliation(Federation)"), [9, 8, 10]);
}
