//! Deck lists and new games: 2E-CARD-18, 2E-GAP-32, 2E-GAP-36, 2E-GAP-57, 2E-ERR-01, 2E-GAP-26.

use crate::support::journeys::set;
use cards::deck::{DeckList, DeckRules, Rulebook, SameMission, Severity};
use cards::lexicon::{CardType, MissionKind};
use cards::{CardDef, Catalogue, Facts};
use engine::script::player;
use engine::{Action, Deck, Game, Place, Rules};
use std::collections::BTreeSet;

fn catalogue() -> &'static Catalogue {
    Catalogue::second_edition()
}

/// Ids of cards of these types, at most three of a title.
fn some(types: &[CardType], n: usize) -> Vec<String> {
    let fit = catalogue()
        .cards()
        .iter()
        .filter(|c| types.contains(&c.card_type()));
    let mut titles = BTreeSet::new();
    let once: Vec<&CardDef> = fit.filter(|c| titles.insert(c.title.as_str())).collect();
    let ids = once
        .iter()
        .flat_map(|c| [c.id.clone(), c.id.clone(), c.id.clone()]);
    let ids: Vec<String> = ids.take(n).collect();
    assert_eq!(ids.len(), n, "the catalogue is too small");
    ids
}

fn kind(card: &CardDef) -> Option<MissionKind> {
    match &card.facts {
        Facts::Mission { kind, .. } => Some(*kind),
        _ => None,
    }
}

/// Ids of plain missions with different titles.
fn missions(n: usize) -> Vec<String> {
    let mut titles = BTreeSet::new();
    let cards = catalogue().cards().iter();
    let plain = cards.filter(|c| {
        matches!(kind(c), Some(MissionKind::Planet | MissionKind::Space)) && c.text.is_empty()
    });
    plain
        .filter(|c| titles.insert(c.title.as_str()))
        .map(|c| c.id.clone())
        .take(n)
        .collect()
}

fn id(name: &str) -> String {
    catalogue().find(name).unwrap().id.clone()
}

const EARTH: &str = "Earth, Cradle of the Federation";

fn list(missions: Vec<String>, dilemmas: usize, deck: usize) -> DeckList {
    DeckList {
        name: String::from("test"),
        notes: String::new(),
        missions,
        dilemmas: some(&[CardType::Dilemma], dilemmas),
        deck: some(&[CardType::Personnel, CardType::Ship], deck),
    }
}

fn with_headquarters() -> Vec<String> {
    let mut all = missions(4);
    all.push(id(EARTH));
    all
}

/// 2E-GAP-32
#[test]
fn five_missions_without_headquarters_are_legal_with_a_warning() {
    let (deck, findings) = list(missions(5), 20, 35)
        .validate(catalogue(), &DeckRules::default())
        .expect("legal");
    assert_eq!(deck.missions().len(), 5);
    let warnings: Vec<_> = findings.iter().filter(|f| f.rule == "2E-GAP-32").collect();
    assert_eq!(warnings.len(), 1, "{findings:?}");
    assert_eq!(warnings[0].severity, Severity::Warning);
    let (_, findings) = list(with_headquarters(), 20, 35)
        .validate(catalogue(), &DeckRules::default())
        .expect("legal");
    let about_none =
        |f: &&cards::deck::Finding| f.rule == "2E-GAP-32" && f.message == warnings[0].message;
    assert_eq!(
        findings.iter().filter(about_none).count(),
        0,
        "{findings:?}"
    );
}

/// 2E-GAP-32
#[test]
fn without_headquarters_cards_come_into_play_by_text_only() {
    let text = |more: &str| {
        format!("
        event Port: cost 0 play (to: Nowhere) text [(when: Resolve, body: [
            Choose((of: (filter: All([Type(Mission), Owned(You)])), n: Exactly(N(1)), to: 1)),
            Move(verb: Place, what: Every((from: Hand(You), filter: Title(Is(\"Bo\")))), to: At(In(1)))])]
        player 1
          missions: Green; Deep{more}
          hand: Ann; Bo; Wren; Kit; Port
        segment play")
    };
    let mut t = set(&text(""));
    for card in ["Ann", "Bo", "Wren", "Kit"] {
        let id = t.card(card);
        assert!(
            !t.actions()
                .iter()
                .any(|a| matches!(a, Action::Play { card, .. } if *card == id)),
            "{card}"
        );
        let action = t.play_action(card, Some("Green"));
        t.refused_act(action);
    }
    t.play("Port").pick(&["Green"]);
    assert!(t.on_surface("Bo", "Green"));
    // A headquarters is all that is missing.
    let t = set(&text("; Base"));
    for card in ["Ann", "Bo", "Wren", "Kit"] {
        assert!(t.offers(t.play_action(card, Some("Base"))), "{card}");
    }
}

/// 2E-GAP-36
#[test]
fn missions_of_one_title_are_not_different() {
    let mut five = missions(3);
    five.push(id("Mouth of the Wormhole, Deep Space 9"));
    five.push(id("Mouth of the Wormhole, Terok Nor"));
    let findings = list(five.clone(), 20, 35)
        .validate(catalogue(), &DeckRules::default())
        .expect_err("not legal");
    let faults: Vec<&str> = findings
        .iter()
        .filter(|f| f.severity == Severity::Fault)
        .map(|f| f.rule)
        .collect();
    assert!(
        faults.contains(&"2E-DECK-02") || faults.contains(&"2E-GAP-36"),
        "{findings:?}"
    );
    // The switch says otherwise.
    let rules = DeckRules {
        same_mission: SameMission::ByFullName,
        ..DeckRules::default()
    };
    list(five, 20, 35)
        .validate(catalogue(), &rules)
        .expect("legal with the switch");
}

/// 2E-GAP-57
#[test]
fn deck_and_pile_have_no_maximum() {
    let (deck, _) = list(with_headquarters(), 40, 90)
        .validate(catalogue(), &DeckRules::default())
        .expect("legal");
    assert_eq!((deck.dilemmas().len(), deck.deck().len()), (40, 90));
    // There is a minimum.
    list(with_headquarters(), 19, 90)
        .validate(catalogue(), &DeckRules::default())
        .expect_err("too few dilemmas");
    list(with_headquarters(), 40, 34)
        .validate(catalogue(), &DeckRules::default())
        .expect_err("too few cards");
}

/// A new game of legal decks.
fn new_game(players: usize, rules: Rules) -> Game {
    let (legal, _) = list(with_headquarters(), 20, 35)
        .validate(catalogue(), &DeckRules::default())
        .expect("legal");
    let deck = Deck::from(&legal);
    Game::new(catalogue().shared(), &vec![deck; players], rules, 5).expect("a game")
}

/// 2E-CARD-18
/// 2E-GAP-57
#[test]
fn every_player_lays_out_five_missions() {
    for players in 2..=6u8 {
        let game = new_game(usize::from(players), Rules::default());
        let mut all = 0;
        for n in 1..=players {
            let row = game.state().zone(Place::Row(player(n)));
            assert_eq!(row.len(), 5);
            assert!(row.iter().all(|c| game.table().face(*c).owner == player(n)));
            all += row.len();
            // None of them is in a deck.
            for place in [Place::Deck(player(n)), Place::Hand(player(n))] {
                assert!(
                    game.state()
                        .zone(place)
                        .iter()
                        .all(|c| game.table().face(*c).kind != CardType::Mission)
                );
            }
        }
        assert_eq!(all, 5 * usize::from(players));
        // They are what cards can be at.
        let places: usize = game.table().sites.iter().map(|s| s.missions.len()).sum();
        assert_eq!(places, all);
    }
}

/// 2E-CARD-18
#[test]
fn missions_are_the_places_ships_travel_between() {
    let t = set("
        ship Dart: Federation staff[Stf] R20
        player 1
          missions: Base; Green; Deep
          at Base: Dart
          aboard Dart: Bo
        player 2
          missions: Keep; Red; Void");
    let ship = t.card("Dart");
    let goals = t.actions().into_iter().filter_map(|a| match a {
        Action::Move { ship: s, to } if s == ship => Some(t.name(to)),
        _ => None,
    });
    let mut goals: Vec<String> = goals.collect();
    goals.sort();
    assert_eq!(goals, ["Deep", "Green", "Keep", "Red", "Void"]);
}

/// 2E-GAP-26
#[test]
fn scores_start_at_zero() {
    let game = new_game(3, Rules::default());
    assert!((1..=3).all(|n| game.state().player(player(n)).score == 0));
}

/// 2E-ERR-01
#[test]
fn the_rulebook_of_2003_applies_unless_another_is_chosen() {
    assert_eq!(Rules::default().rulebook(), Some(Rulebook::R2003));
    assert_eq!(Rules::default(), Rules::r2003());
    assert_ne!(Rules::r2003(), Rules::r2002());
    assert_eq!(DeckRules::default().rulebook, Rulebook::R2003);
    let plain = set("player 1\n missions: Green");
    assert_eq!(plain.game.state().rules, Rules::r2003());
    let old = set("rules 2002\nplayer 1\n missions: Green");
    assert_eq!(old.game.state().rules.rulebook(), Some(Rulebook::R2002));
    assert_eq!(
        new_game(2, Rules::default()).state().rules.rulebook(),
        Some(Rulebook::R2003)
    );
    // Rules that name the edition only.
    let read: Rules = serde_json::from_str(r#"{"edition":"second"}"#).expect("rules");
    assert_eq!(read, Rules::r2003());
}
