//! Events about dilemmas: more of them, fewer, others, and those that were overcome.

use crate::support::cards::events_dilemmas::{THREE, attempt};
use crate::support::using::{choose, drawn, pass_all, responds, use_it, uses};
use cards::language::Kind;
use engine::Ask;
use engine::script::table;

/// 3C058 Stir Crazy: the same, if that player has already completed a mission of the same type.
#[test]
fn success_makes_the_next_attempt_harder() {
    for (done, allowed) in [("Excavation", true), ("Mining Survey", false), ("", false)] {
        let missions = if done.is_empty() {
            String::new()
        } else {
            format!("; {done} [completed]")
        };
        let mut t = attempt(&format!(
            "player 1
              missions: Camp{missions}
              at Camp: Rixx; Davies; Martin
            player 2
              missions: Plague Planet [completed]
              core: Stir Crazy
              pile: Wall; Moat; Tower; Keep; Wall as w2; Moat as m2; Tower as t2; Keep as k2"
        ));
        assert_eq!(responds(&t), allowed, "{done}");
        if allowed {
            use_it(&mut t, "Stir Crazy");
            pass_all(&mut t);
            assert_eq!(drawn(&t), (6, 6));
        }
    }
}

/// 3U066 Under Suspicion: one more dilemma and one more cost for each Infiltrator at the mission; the event stays.
#[test]
fn infiltrators_prepare_dilemmas() {
    for (spies, n) in [
        ("at Camp: Kira Founder; Lovok Founder", 2),
        ("at Camp: Kira Founder; Tholun", 1),
        (
            "at Camp: Jem'Hadar Warship\n aboard Jem'Hadar Warship: Lovok Founder",
            1,
        ),
        (
            "missions: Founders' Homeworld\n at Founders' Homeworld: Lovok Founder",
            0,
        ),
    ] {
        let mut t = attempt(&format!(
            "{THREE}
              core: Under Suspicion
              {spies}"
        ));
        if responds(&t) {
            use_it(&mut t, "Under Suspicion");
        }
        pass_all(&mut t);
        assert_eq!(drawn(&t), (3 + n, 3 + n as i16), "{spies}");
        assert!(t.in_core(2, "Under Suspicion"));
    }
}

/// 3R044 I Don't Like to Lose: for a card up to three draws become cost.
#[test]
fn fewer_dilemmas_may_cost_more() {
    for n in [0, 2, 3] {
        let mut t = attempt(&format!(
            "{THREE}
              core: I Don't Like to Lose
              hand: Hoya"
        ));
        assert_eq!(t.asked(), 2);
        use_it(&mut t, "I Don't Like to Lose");
        choose(&mut t, &["Hoya"]);
        t.refused(engine::Answer::Number(4));
        t.number(n);
        pass_all(&mut t);
        if n == 3 {
            // Nothing is drawn, so nothing can be chosen.
            assert_eq!(t.happened(Kind::DrawDilemmas).min(1), 1);
        } else {
            assert_eq!(drawn(&t), (3 - n as usize, 3 + n));
        }
        assert!(t.in_discard(2, "Hoya") && t.in_core(2, "I Don't Like to Lose"));
    }
}

/// 3R044 (2E-GLOSS-11): no more than is drawn can be taken away, the cost rises by what was said.
#[test]
fn a_draw_does_not_fall_below_nothing() {
    let mut t = attempt(
        "player 1
          missions: Camp
          at Camp: Rixx; Davies
        player 2
          core: I Don't Like to Lose; Unexpected Difficulties
          hand: Hoya
          pile: Wall as top; Moat; Tower",
    );
    use_it(&mut t, "I Don't Like to Lose");
    choose(&mut t, &["Hoya"]);
    t.number(3);
    // 2E-DIL-24: with none drawn, what works on drawn dilemmas may still be used.
    assert!(!uses(&t, "Unexpected Difficulties").is_empty());
}

/// 3R141 Damar: while he attempts, a card takes one dilemma from the opponent's draw, once each turn; the cost stays.
#[test]
fn an_adjutant_hides_a_dilemma() {
    let mut t = attempt(
        "player 1
          missions: Camp
          hand: Hoya; Tricorder
          at Camp: Rixx; Damar, Useful Adjutant; Martin
        player 2
          pile: Wall; Moat; Tower; Keep",
    );
    assert_eq!((t.asked(), t.ask()), (1, Ask::Respond));
    use_it(&mut t, "Damar");
    choose(&mut t, &["Hoya"]);
    pass_all(&mut t);
    assert_eq!(drawn(&t), (2, 3));
    assert!(t.in_discard(1, "Hoya"));
}

/// 3R141: from a ship above he hides nothing.
#[test]
fn an_adjutant_elsewhere_hides_nothing() {
    let t = attempt(
        "player 1
          missions: Camp
          hand: Hoya
          at Camp: Rixx; Martin; U.S.S. Galaxy
          aboard U.S.S. Galaxy: Damar, Useful Adjutant
        player 2
          pile: Wall; Moat; Tower; Keep",
    );
    assert_eq!(drawn(&t), (2, 2));
}

/// 3R062 The Manheim Effect (2E-GAP-65): before drawing, an own dilemma overcome at an opponent's completed mission comes on top of the
/// pile and is drawn.
#[test]
fn an_overcome_dilemma_comes_again() {
    let mut t = attempt(
        "player 1
          missions: Camp; Excavation [completed]
          at Camp: Rixx; Davies
          beneath Excavation: Keep as old of 2; Wall as mine of 1
        player 2
          core: The Manheim Effect
          pile: Wall as top; Moat; Tower",
    );
    use_it(&mut t, "The Manheim Effect");
    choose(&mut t, &["Excavation"]);
    pass_all(&mut t);
    assert_eq!(t.candidates(), ["old", "top"]);
    assert_eq!(t.beneath("Excavation"), ["mine"]);
    assert!(t.in_discard(2, "The Manheim Effect"));
}

/// 3U063 The Trial Never Ended: the dilemma about to be overcome changes places with the top card of its owner's pile, which is
/// overcome in its place.
#[test]
fn another_dilemma_is_overcome() {
    let mut t = attempt(
        "player 1
          missions: Camp
          at Camp: Rixx; Davies
        player 2
          core: The Trial Never Ended
          pile: Moat; Wall; Tower; Keep",
    );
    t.pick(&["Moat"]);
    assert_eq!((t.asked(), t.ask()), (2, Ask::Respond));
    use_it(&mut t, "The Trial Never Ended");
    pass_all(&mut t);
    assert_eq!(t.beneath("Camp"), ["Tower"]);
    assert_eq!(t.pile(2)[0], "Moat", "in the place of the other, on top");
    assert!(t.in_discard(2, "The Trial Never Ended"));
}

/// 3R176 Lauren: she is stopped, the top dilemma of an opponent is shown and, if it fits a completed own mission, may go beneath it.
#[test]
fn a_dilemma_is_talked_away() {
    let start = |top: &str| {
        let mut t = table(&format!(
            "dilemma Cave: planet cost 2
            dilemma Void: space cost 2
            planet Camp: Fed
            player 1
              missions: Camp; Excavation [completed]
              at Camp: Lauren, Seductress
            player 2
              pile: {top}; Cave as next"
        ));
        use_it(&mut t, "Lauren");
        t
    };
    let mut t = start("Cave");
    assert!(t.is_stopped("Lauren"));
    t.yes();
    choose(&mut t, &["Excavation"]);
    assert_eq!(t.beneath("Excavation"), ["Cave"]);
    assert_eq!(t.pile(2), ["next"]);
    let mut t = start("Cave");
    t.no();
    assert_eq!(t.pile(2), ["Cave", "next"]);
    let t = start("Void");
    assert_eq!(
        t.ask(),
        Ask::Orders,
        "it could not have been faced on a planet"
    );
    assert_eq!(t.pile(2), ["Void", "next"]);
    assert_eq!(t.happened(Kind::Reveal), 1);
}
