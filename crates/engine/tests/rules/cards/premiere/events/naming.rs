//! Texts that name somebody or something.

use crate::support::cards::events_naming::to_the_end;
use cards::language::Kind;
use engine::Ask;
use engine::script::table;

/// 1U118 To Boldly Go (2E-GAP-48): all own Federation personnel that a dilemma is about to stop go on, others are stopped.
#[test]
fn the_federation_goes_on() {
    let start = || {
        let mut t = table(
            "dilemma Net: dual cost 1 text [(when: Resolve, body: [Stop(what: Every((from: Attempt)))])]
            planet Camp: Fed needs Telepathy
            player 1
              missions: Camp
              core: To Boldly Go
              at Camp: Rixx; Lopez; Daro
            player 2
              pile: Net",
        );
        t.attempt("Camp").pick(&["Net"]);
        t
    };
    let mut t = start();
    assert_eq!((t.asked(), t.ask()), (1, Ask::Respond));
    crate::support::using::use_it(&mut t, "To Boldly Go");
    to_the_end(&mut t);
    let stopped = |card: &str| {
        let card = t.card(card);
        let by_dilemma = |e: &&engine::Event| matches!(e.h.cause, engine::Cause::Dilemma(_));
        let mut stops = t
            .events
            .iter()
            .filter(|e| e.h.kind == Kind::Stop)
            .filter(by_dilemma);
        stops.any(|e| e.h.card == Some(card))
    };
    assert!(!stopped("Rixx") && !stopped("Lopez") && stopped("Daro"));
    assert!(t.in_discard(1, "To Boldly Go"));
    let mut t = start();
    to_the_end(&mut t);
    assert!(t.in_core(1, "To Boldly Go") && t.is_stopped("Rixx"));
}

/// 1U118: to play it, an own planet mission and an own space mission have to be completed.
#[test]
fn boldness_comes_after_success() {
    for (missions, allowed) in [
        ("Excavation [completed]; Mining Survey [completed]", true),
        ("Excavation [completed]; Mining Survey", false),
        ("Excavation [completed]; Plague Planet [completed]", false),
    ] {
        let t = table(&format!(
            "player 1
              missions: {missions}
              hand: To Boldly Go
            player 2
              missions: Fissure Research [completed]
            segment play"
        ));
        assert_eq!(
            t.offers(t.play_action("To Boldly Go", None)),
            allowed,
            "{missions}"
        );
    }
}
