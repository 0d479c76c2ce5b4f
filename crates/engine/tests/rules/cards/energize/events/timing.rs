//! Starts and ends of turns and segments, and what is put off until then.

use crate::support::cards::events_timing::next_turn;
use crate::support::using::{choose, in_order, pass_all, picks, responds, use_it};
use cards::language::Kind;
use engine::script::{player, table};
use engine::{Ask, Place};

/// 2U096 Athos IV: at the start of each own turn a card may pay for the download of For the Cause (2E-DL-04).
#[test]
fn the_base_calls_for_the_cause() {
    let mut t = table(
        "player 1
          missions: Athos IV
          hand: Hoya; Rixx
          deck: Lopez; For the Cause; Davies
        turn of 2",
    );
    next_turn(&mut t);
    use_it(&mut t, "Athos IV").pick(&["Hoya"]);
    choose(&mut t, &["For the Cause"]);
    assert!(t.in_hand(1, "For the Cause") && t.in_discard(1, "Hoya"));
    assert_eq!(t.ask(), Ask::PlayAndDraw, "once, then the turn goes on");
}

/// 2U063 Smuggling Run: a Smuggler at an opponent's mission without that opponent's ships, with all it requires there, brings ten points.
#[test]
fn a_run_past_the_guards() {
    for (guard, crew, works) in [
        ("", "Runner", true),
        ("at Field: Galor", "Runner", false),
        ("", "Narik", false),
    ] {
        let mut t = table(&format!(
            "planet Field: Fed needs Geology and Cunning>5
            personnel Runner: NA Geology C6 keyword Smuggler
            player 1
              missions: Qo'noS
              core: Smuggling Run
              at Field: {crew}
            player 2
              missions: Field
              {guard}
            turn of 2"
        ));
        next_turn(&mut t);
        assert_eq!(responds(&t), works, "{guard} {crew}");
        if works {
            use_it(&mut t, "Smuggling Run");
            assert_eq!(t.score(1), 10);
            assert!(t.in_discard(1, "Smuggling Run"));
        }
    }
}

/// 2U062 Sickbay: it lasts until the end of its player's turn; until then own victims of dilemmas near an own ship come on top of
/// the deck, without a question.
#[test]
fn a_sickbay_saves_for_a_turn() {
    let start = |ship: &str| {
        table(&format!(
            "dilemma Pit: dual cost 1 text [(when: Resolve, body: [Move(verb: Kill, what: Every((from: Attempt)))])]
            planet Camp: Fed
            player 1
              missions: Camp
              core: Sickbay
              at Camp: Rixx{ship}
            player 2
              pile: Pit"
        ))
    };
    let mut t = start("; U.S.S. Galaxy");
    t.attempt("Camp").pick(&["Pit"]);
    assert_eq!(t.deck(1)[0], "Rixx");
    assert_eq!(t.happened(Kind::Kill), 0);
    assert!(t.in_core(1, "Sickbay"), "for all of them");
    t.end();
    t.until_turn_of(2);
    assert!(t.in_discard(1, "Sickbay"));
    let mut t = start("");
    t.attempt("Camp").pick(&["Pit"]);
    assert!(t.in_discard(1, "Rixx"));
}

/// 2C048 Life Support (2E-PLAY-14): one comes back from the discard pile for this turn and then leaves the game.
#[test]
fn life_support_ends_with_the_turn() {
    let mut t = table(
        "player 1
          missions: Earth, Cradle of the Federation
          hand: Life Support
          discard: Rixx; Daro; Tricorder
        segment play",
    );
    t.play("Life Support");
    if picks(&t) {
        assert_eq!(
            t.candidates(),
            ["Rixx"],
            "the other could not be played there"
        );
        t.pick(&["Rixx"]);
    }
    choose(&mut t, &["Earth"]);
    assert!(t.on_surface("Rixx", "Earth") && t.in_discard(1, "Life Support"));
    assert_eq!(t.happened(Kind::Play), 1, "only the event was played");
    t.until_turn_of(2);
    assert_eq!(t.place("Rixx"), Place::Removed(player(1)));
}

/// 2U033 Brief Reunion: a unique Cardassian is found, placed on Cardassia Prime and killed at the end of the turn.
#[test]
fn a_reunion_is_brief() {
    let mut t = table(
        "player 1
          missions: Cardassia Prime
          hand: Brief Reunion
          deck: Daro; Danar; Rixx; Hoya; Lopez; Davies; Martin; Bandee; Barron; Altman
        segment play",
    );
    t.play("Brief Reunion");
    choose(&mut t, &["Danar"]);
    assert!(t.on_surface("Danar", "Cardassia Prime"));
    t.until_turn_of(2);
    assert!(t.in_discard(1, "Danar"));
    assert_eq!(t.happened(Kind::Kill), 1);
}

/// 2U070 Unseen Manipulations: an opponent who begins the orders without two draws or a ship played loses the top two cards of the deck.
#[test]
fn idleness_is_punished() {
    let start = || {
        table(
            "player 1
              core: Unseen Manipulations
            player 2
              missions: Earth, Cradle of the Federation
              hand: U.S.S. Sovereign; Jean-Luc Picard, Explorer; Elizabeth Shelby
              deck: Hoya; Rixx; Lopez; Davies; Martin; Bandee; Barron
            turn of 2
            segment play",
        )
    };
    let mut t = start();
    t.play_at("Jean-Luc Picard", "Earth")
        .play_at("Elizabeth Shelby", "Earth")
        .draw()
        .end();
    pass_all(&mut t);
    in_order(&mut t, &["Rixx", "Lopez"]);
    assert!(
        t.in_discard(2, "Rixx") && t.in_discard(2, "Lopez"),
        "one draw is not two"
    );
    assert_eq!(t.happened(Kind::Discard), 2);
    let mut t = start();
    t.play_at("U.S.S. Sovereign", "Earth").draw().end();
    assert_eq!(t.happened(Kind::Discard), 0, "a ship was played");
    let mut t = start();
    t.play_at("Jean-Luc Picard", "Earth")
        .draw()
        .draw()
        .draw()
        .end();
    assert_eq!(t.happened(Kind::Discard), 0, "three were drawn");
    let mut t = start();
    t.play_at("Jean-Luc Picard", "Earth")
        .play_at("Elizabeth Shelby", "Earth")
        .draw()
        .end();
    t.until_turn_of(1);
    assert_eq!(
        t.happened(Kind::Discard),
        2,
        "the other segments are not meant"
    );
}

/// 2U070: the own turn is free, whatever is done in it.
#[test]
fn own_idleness_is_free() {
    let mut t = table(
        "player 1
          core: Unseen Manipulations
          counters 0
        segment play",
    );
    t.end();
    assert_eq!(t.happened(Kind::Discard), 0);
}

/// 2U046 Kotra: an opponent's personnel discarded from the top of the deck in the own turn brings five points, once each turn.
#[test]
fn a_game_of_kotra() {
    let mill = "event Mill: cost 0 text [(when: Order, body: [Move(verb: Discard, what: Every((from: Deck(Opponent, Top(1)))), by: Opponent)])]";
    let mut t = table(&format!(
        "{mill}
        player 1
          core: Kotra; Mill
        player 2
          deck: Tricorder; Hoya; Rixx; Lopez"
    ));
    t.use_text("Mill", 0);
    assert_eq!(t.score(1), 0, "equipment");
    t.use_text("Mill", 0);
    assert_eq!(t.score(1), 5);
    t.use_text("Mill", 0);
    assert_eq!(t.score(1), 5);
    let mut t = table(&format!(
        "{mill}
        player 1
          core: Mill
          deck: Hoya; Rixx; Lopez
        player 2
          core: Kotra
          deck: Hoya as theirs; Rixx as other"
    ));
    t.use_text("Mill", 0);
    assert_eq!(
        (t.score(1), t.score(2)),
        (0, 0),
        "it is not the turn of its player"
    );
}

/// 2R030 Ak'voh: whoever owns a personnel that a dilemma kills discards a card.
#[test]
fn the_dead_cost_a_card() {
    let mut t = table(
        "dilemma Pit: dual cost 1 text [(when: Resolve, body: [Move(verb: Kill, what: Every((from: Attempt)))])]
        event Murder: cost 0 text [(when: Order, body: [Move(verb: Kill, what: Every((filter: Title(Is(\"Lopez\")))))])]
        planet Camp: Fed
        planet Field: Fed
        player 1
          missions: Camp; Field
          core: Murder
          hand: Hoya; Davies
          at Camp: Rixx
          at Field: Lopez
        player 2
          core: Ak'voh
          pile: Pit",
    );
    t.use_text("Murder", 0);
    assert_eq!(t.hand(1).len(), 2);
    t.attempt("Camp").pick(&["Pit"]);
    assert_eq!(t.asked(), 1);
    t.pick(&["Davies"]);
    assert!(t.in_discard(1, "Davies") && t.in_hand(1, "Hoya"));
}
