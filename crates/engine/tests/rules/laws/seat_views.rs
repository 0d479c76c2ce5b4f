//! What the view of a seat holds, and what it must not even depend on.

use crate::support::glossary::{BOTH, world};
use engine::Seat;
use engine::script::{Table, player};
use serde_json::Value;

const CARDS: &str = "
personnel Sly: Romulan [Cmd] Treachery Officer I1 C9 S2 species Romulan cost 5
personnel Oaf: Klingon [Stf] Honor I8 C1 S9 species Klingon cost 1
equipment Gun: text []
equipment Map: text []
event Fluff: cost 9
event Frost: cost 2
interrupt Snap: text []
interrupt Crack: text []
dilemma Fire: dual cost 1
dilemma Flood: dual cost 1
dilemma Over: dual cost 1
";

/// The same table twice. Each pair of hidden cards has changed places in the second one.
fn twins(rules: &str) -> [Table; 2] {
    let text = |a: [&str; 2], b: [&str; 2], c: [&str; 2], d: [&str; 2]| {
        world(
            rules,
            &format!(
                "{CARDS}
                players 3
                player 1
                score 20
                missions: Green; Deep [completed]
                at Green: {} [down]; Bo; {} [down]; Wren [used 3]; Ann [stopped]
                aboard Wren: Cy [down]
                hand: {}; {}
                deck: {}; Fluff
                discard: {}
                pile: {}; {}
                player 2
                beneath Green: Over",
                a[0], b[0], a[1], b[1], c[0], c[1], d[0], d[1]
            ),
        )
    };
    [
        text(
            ["Sly", "Oaf"],
            ["Gun", "Map"],
            ["Snap", "Crack"],
            ["Fire", "Flood"],
        ),
        text(
            ["Oaf", "Sly"],
            ["Map", "Gun"],
            ["Crack", "Snap"],
            ["Flood", "Fire"],
        ),
    ]
}

/// 2E-GAP-58
#[test]
fn the_view_of_an_opponent_does_not_depend_on_hidden_cards() {
    for rules in BOTH {
        let [a, b] = twins(rules);
        for viewer in [Some(player(2)), Some(player(3)), None] {
            assert_eq!(
                a.game.view_json(viewer),
                b.game.view_json(viewer),
                "{viewer:?}"
            );
        }
        let own = Some(player(1));
        assert_ne!(
            a.game.view_json(own),
            b.game.view_json(own),
            "their player sees the difference"
        );
    }
}

/// All objects of a JSON value that describe a card.
fn described(value: &Value, out: &mut Vec<u64>) {
    match value {
        Value::Object(map) => {
            if let (Some(id), Some(_)) = (map.get("id").and_then(Value::as_u64), map.get("def")) {
                out.push(id);
            }
            map.values().for_each(|v| described(v, out));
        }
        Value::Array(list) => list.iter().for_each(|v| described(v, out)),
        _ => {}
    }
}

fn cards_in_view(t: &Table, viewer: Option<Seat>) -> Vec<String> {
    let json: Value = serde_json::from_str(&t.game.view_json(viewer)).expect("a view is JSON");
    let mut ids = Vec::new();
    described(&json, &mut ids);
    let mut names: Vec<String> = ids
        .into_iter()
        .map(|i| t.name(engine::CardId(i as u16)))
        .collect();
    names.sort();
    names.dedup();
    names
}

/// 2E-GAP-58
/// 2E-GLOSS-04
#[test]
fn a_view_describes_exactly_the_open_cards() {
    for rules in BOTH {
        let [t, _] = twins(rules);
        let open = ["Ann", "Bo", "Deep", "Green", "Over", "Wren"];
        for viewer in [Some(player(2)), Some(player(3)), None] {
            assert_eq!(cards_in_view(&t, viewer), open, "{viewer:?}");
        }
        let mut own: Vec<&str> = open.to_vec();
        own.extend(["Sly", "Gun", "Cy", "Oaf", "Map", "Crack"]);
        own.sort_unstable();
        assert_eq!(
            cards_in_view(&t, Some(player(1))),
            own,
            "no card of deck and pile"
        );
    }
}

/// 2E-GAP-58
#[test]
fn a_view_tells_every_opponent_the_open_facts() {
    let [t, _] = twins("2003");
    let green = t
        .game
        .table()
        .site_of_mission(t.card("Green"))
        .expect("a place");
    for viewer in [Some(player(2)), Some(player(3)), None] {
        let view = t.game.view(viewer);
        let one = &view.players[0];
        assert_eq!(one.score, 20);
        let second = &view.second().players[0];
        assert_eq!(second.counters, t.counters(1));
        assert_eq!(
            (
                one.sizes.hand,
                one.sizes.deck,
                second.pile_size,
                one.sizes.discard
            ),
            (2, 2, 2, 1)
        );
        assert!(one.hand.is_empty() && one.discard.is_empty() && second.pile.is_empty());
        let missions: Vec<(bool, usize)> = one
            .missions
            .iter()
            .map(|m| (m.completed, m.beneath.len()))
            .collect();
        assert_eq!(
            missions,
            [(false, 1), (true, 0)],
            "Deep is completed, Green has a leave-behind"
        );
        let site = view
            .sites
            .iter()
            .find(|s| s.site == green)
            .expect("the place");
        assert_eq!(
            (site.ships[0].range, site.ships[0].range_left),
            (8, 5),
            "Range used"
        );
        assert_eq!(
            site.ships[0].crews[0].hidden, 1,
            "the number of face-down cards aboard"
        );
        let group = &site.groups[0];
        assert_eq!(
            (group.cards.len(), group.hidden),
            (2, 2),
            "and on the surface"
        );
        let stopped: Vec<bool> = group.cards.iter().map(|c| c.stopped).collect();
        assert_eq!(
            stopped.iter().filter(|s| **s).count(),
            1,
            "the stopped state"
        );
    }
}

/// 2E-GAP-58
#[test]
fn the_stopped_state_of_face_down_cards_is_open() {
    let t = world(
        "2003",
        "players 3\nplayer 1\nmissions: Green\nat Green: Ann [down, stopped]; Bo [down]; Cy [stopped]",
    );
    for viewer in [Some(player(2)), None] {
        let view = t.game.view(viewer);
        let group = &view
            .sites
            .iter()
            .find(|s| !s.groups.is_empty())
            .expect("a group")
            .groups[0];
        assert_eq!(
            (group.hidden, group.hidden_stopped),
            (1, 1),
            "one unstopped, one stopped"
        );
        assert_eq!(group.cards.len(), 1);
    }
}

/// 2E-GAP-58
#[test]
fn the_order_of_the_dilemma_stack_shows_in_no_other_view() {
    let ask = "dilemma Stop: dual cost 1 text [(when: Resolve, body: [Stop(what: Pick((of: (from: Attempt), n: Exactly(N(1)), to: 0)))])]";
    let at = |order: [&str; 3]| {
        let mut t = world(
            "2003",
            &format!(
                "{CARDS}\n{ask}\nplayers 3\nplayer 1\nmissions: Green\nat Green: Ann; Bo; Cy\nplayer 2\npile: Stop; Fire; Flood"
            ),
        );
        t.attempt("Green")
            .pick(&["Flood", "Stop", "Fire"])
            .order(&order);
        assert_eq!(t.asked(), 1);
        t
    };
    let (a, b) = (at(["Stop", "Fire", "Flood"]), at(["Stop", "Flood", "Fire"]));
    for viewer in [Some(player(1)), Some(player(3)), None] {
        assert_eq!(
            a.game.view_json(viewer),
            b.game.view_json(viewer),
            "{viewer:?}"
        );
        let attempt = a
            .game
            .view(viewer)
            .second()
            .attempt
            .clone()
            .expect("an attempt");
        assert_eq!(attempt.stack, 2, "how many there are is open");
        assert!(attempt.stack_cards.is_empty());
    }
    let own = Some(player(2));
    assert_ne!(a.game.view_json(own), b.game.view_json(own));
}

/// 2E-GLOSS-16
/// 2E-GAP-58
#[test]
fn the_view_of_the_choosing_opponent_alone_holds_the_eligible_cards() {
    let mut t = world(
        "2003",
        "dilemma Claw: dual cost 1 text [(when: Resolve, body: [Stop(what: Pick((of: (from: Attempt), n: Exactly(N(1)), how: By(Opponent), to: 0)))])]
        players 3
        player 1
        missions: Green
        at Green: Ann [down]; Bo [down]
        player 2
        pile: Claw",
    );
    assert!(!cards_in_view(&t, Some(player(2))).contains(&"Ann".to_owned()));
    t.attempt("Green").pick(&["Claw"]);
    assert_eq!(t.asked(), 2);
    for name in ["Ann", "Bo"] {
        assert!(
            cards_in_view(&t, Some(player(2))).contains(&name.to_owned()),
            "the chooser reads {name}"
        );
        assert!(
            !cards_in_view(&t, Some(player(3))).contains(&name.to_owned()),
            "the third player does not read {name}"
        );
        assert!(
            !cards_in_view(&t, None).contains(&name.to_owned()),
            "nor a spectator"
        );
    }
    t.pick(&["Ann"]);
    assert!(
        !cards_in_view(&t, Some(player(2))).contains(&"Bo".to_owned()),
        "afterwards it is hidden again"
    );
}

#[test]
fn a_seat_that_is_not_there_sees_no_more_than_a_spectator() {
    for t in twins("2003") {
        let open = cards_in_view(&t, None);
        for n in 3..=255 {
            let seen = cards_in_view(&t, Some(Seat(n)));
            assert!(seen.iter().all(|c| open.contains(c)), "seat {n}: {seen:?}");
        }
    }
}
