//! Prices on actions, and blocks that go no further when a part of them fails.

use engine::script::table;

const WORLD: &str = "
personnel Ann: Federation Medical I5 C6 S7 cost 2
personnel Bo: Federation Science I5 C6 S7
hq Base: plays Fed, equipment span 2
event Tariff: cost 1 text [(when: Static, body: [Apply(m: Toll(
    act: (phase: Before, kind: Play, who: EachOpponent, card: Type(Personnel)),
    cost: [Move(verb: Discard, what: Pick((of: (from: Hand(You)), n: Exactly(N(1)), to: 0)))]), until: InPlay)])]
";

/// 2E-ACT-12
#[test]
fn a_price_on_playing_a_card_is_paid_first() {
    let mut t = table(&format!(
        "{WORLD}
        player 1
          missions: Base
          hand: Ann; Bo
        player 2
          core: Tariff
        segment play"
    ));
    t.play_at("Ann", "Base");
    // The card that is played cannot pay for itself, so Bo is the only one who can.
    assert!(t.in_discard(1, "Bo"));
    assert!(t.on_surface("Ann", "Base"));
    assert_eq!(t.counters(1), 5);
}

/// 2E-GAP-63
#[test]
fn a_card_that_is_given_away_as_its_own_price_is_not_played() {
    let mut t = table(&format!(
        "{WORLD}
        player 1
          missions: Base
          hand: Ann
        player 2
          core: Tariff
        segment play"
    ));
    let play = t.play_action("Ann", Some("Base"));
    assert_eq!(t.refused_act(play).rule, "2E-ACT-12");
    assert!(t.in_hand(1, "Ann"));
}

/// 2E-ACT-15
#[test]
fn a_trial_that_finds_nothing_goes_no_further() {
    let text = |card: &str| {
        format!(
            "{WORLD}
        event Sweep: cost 1 play (to: Nowhere) text [(when: Resolve, body: [Try(
            body: [
                Stop(what: Pick((of: (filter: All([Type(Personnel), Title(Is(\"{card}\"))])), n: Exactly(N(1)), to: 0))),
                Points(who: You, n: N(5)),
            ],
            cannot: [Points(who: You, n: N(1))])])]
        player 1
          missions: Base
          hand: Sweep
          at Base: Ann
        segment play"
        )
    };
    let mut found = table(&text("Ann"));
    found.play("Sweep");
    assert_eq!(found.score(1), 5);
    let mut nothing = table(&text("Nobody"));
    nothing.play("Sweep");
    assert_eq!(nothing.score(1), 1);
}
