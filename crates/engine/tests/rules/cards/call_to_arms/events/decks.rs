//! Events that look at decks, put them in order, exchange and remove cards.

use crate::support::cards::events_decks::removed;
use crate::support::using::{choose, pass_all, picks};
use cards::language::Kind;
use engine::script::table;

/// 3C033 A Second Chance at Life (2E-GLOSS-10): the hand is open, an opponent chooses what is discarded, and another card that is
/// no interrupt comes back from the discard pile.
#[test]
fn a_chosen_card_pays_for_another() {
    let mut t = table(
        "player 1
          hand: A Second Chance at Life; Bandee; Barron
          discard: Hoya; Escape; Tricorder
        segment play",
    );
    t.play("A Second Chance at Life");
    assert_eq!(t.asked(), 2);
    assert_eq!(t.candidates(), ["Bandee", "Barron"]);
    t.pick(&["Barron"]);
    assert_eq!(t.asked(), 1);
    assert_eq!(
        t.candidates(),
        ["Hoya", "Tricorder"],
        "any other card but an interrupt"
    );
    t.pick(&["Tricorder"]);
    assert!(t.in_discard(1, "Barron") && t.in_hand(1, "Tricorder"));
    assert!(t.in_discard(1, "A Second Chance at Life"));
    assert_eq!(t.happened(Kind::Reveal), 1, "the whole hand");
}

/// 3R057 Steeled By Loss (2E-PLAY-14): one who shares a skill comes from the discard pile for a Bajoran in play, in
/// the same place; neither is played, and the event leaves the game.
#[test]
fn a_comrade_takes_the_place() {
    let mut t = table(
        "planet Camp: Baj
        player 1
          missions: Camp
          hand: Steeled By Loss
          discard: Brilgar; Anara; Davies
          at Camp: Dohlem
        segment play",
    );
    t.play("Steeled By Loss");
    choose(&mut t, &["Dohlem"]);
    if picks(&t) {
        assert_eq!(t.candidates(), ["Brilgar"], "Anthropology in common");
        t.pick(&["Brilgar"]);
    }
    pass_all(&mut t);
    assert!(t.on_surface("Brilgar", "Camp") && t.in_discard(1, "Dohlem"));
    assert!(t.in_discard(1, "Anara") && removed(&t, "Steeled By Loss"));
    assert_eq!(t.happened(Kind::Kill), 0);
}
