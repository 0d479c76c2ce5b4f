//! The dilemmas with hidden cards, used skills and newcomers.

use crate::support::facing::{
    at_halt, dead, left, names, overcome, planet, planet_with, settle, stopped,
};
use cards::language::Kind;
use cards::lexicon::Skill;
use engine::Place;
use engine::script::{Table, player, table};

/// The opponent's choice of Lopez in 3U026, with this deck of the attempter.
fn identity(crew: &str, deck: &str) -> Table {
    let mut t = planet_with("3U026 as D", crew, &format!("player 1\n deck: {deck}"));
    assert_eq!((t.asked(), t.candidates()), (2, names(crew)));
    t.pick(&["Lopez"]);
    t
}

/// 3U026 Secret Identity: the attempter may put a personnel of the same affiliation from the deck in the place of the one the
/// opponent chose; that one goes to the discard pile, and the newcomer takes part. 2E-GAP-67, 2E-PLAY-14
#[test]
fn somebody_else_was_there_all_the_time() {
    let mut t = identity(
        "Lopez; Mills",
        "Anara; Davies; Tricorder; Rixx; U.S.S. Nebula",
    );
    assert_eq!(t.asked(), 1);
    t.yes();
    assert_eq!(
        t.candidates(),
        names("Davies; Rixx"),
        "Federation personnel only"
    );
    t.pick(&["Davies"]);
    assert_eq!(left(&t), names("Davies; Mills"));
    assert!(t.on_surface("Davies", crate::support::facing::PLANET));
    assert_eq!(dead(&t), ["Lopez"]);
    assert_eq!(t.deck(1).len(), 4);
    assert_eq!((t.happened(Kind::Kill), t.happened(Kind::Play)), (0, 0));
    let gone = t.card("Lopez");
    let places = t
        .events
        .iter()
        .filter(|e| e.h.kind == Kind::Place && e.h.card == Some(gone));
    assert_eq!(places.count(), 1, "placed in the discard pile once");
    assert!(overcome(&t));
}

/// 3U026 Secret Identity: without a replacement the chosen one is lost all the same, and the deck is shuffled. 2E-ACT-15
#[test]
fn without_a_secret_the_chosen_one_is_lost() {
    let deck = "Anara; Davies; Tricorder; Rixx; U.S.S. Nebula";
    let mut t = identity("Lopez; Mills", deck);
    t.no();
    assert_eq!(
        (left(&t), dead(&t)),
        (vec!["Mills".into()], vec!["Lopez".into()])
    );
    assert_eq!(t.happened(Kind::Shuffle), 1);
}

/// 3U026 Secret Identity: who would be a second copy of a unique personnel stays in the deck; the rest happens.
/// 2E-UNIQ-01, 2E-GAP-54
#[test]
fn a_secret_identity_is_not_somebody_already_there() {
    let mut t = planet_with(
        "3U026 as D",
        "Lopez; Elizabeth Shelby, Formidable Presence as Shelby",
        "player 1
          deck: Elizabeth Shelby, Formidable Presence as Twin; Davies; Anara",
    );
    t.pick(&["Lopez"]).yes();
    // The only other one may be taken without asking.
    if !at_halt(&t) {
        t.pick(&["Davies"]);
    }
    assert_eq!(left(&t), names("Davies; Shelby"));
    assert_eq!(t.place("Twin"), Place::Deck(player(1)));
    assert!(t.in_discard(1, "Lopez"));
}

/// 3R011 Forsaken: those who used their Honor or Treachery to meet it go under the deck; others keep their places.
/// 2E-SKILL-06, 2E-GAP-64
#[test]
fn those_who_used_their_honor_are_forsaken() {
    let mut t = planet("3R011", "Lopez; Keeve Falor; Mills");
    // 2E-GAP-48
    assert_eq!(
        (t.asked(), t.candidates()),
        (1, names("Keeve Falor; Lopez"))
    );
    t.order(&["Lopez", "Keeve Falor"]);
    assert_eq!(left(&t), ["Mills"]);
    let deck = t.deck(1);
    assert_eq!(deck[deck.len() - 2..], ["Lopez", "Keeve Falor"]);
    assert!(overcome(&t) && dead(&t).is_empty());
}

/// 3R011 Forsaken: whoever is not needed does not use the skill and stays. 2E-GAP-64
#[test]
fn who_was_not_needed_is_not_forsaken() {
    let crew = "Lopez; Keeve Falor; Shandor; J'Dan";
    let mut t = crate::support::facing::planet_with("3R011 as D", crew, "");
    settle(&mut t);
    let forsaken = t.candidates();
    assert_eq!((t.ask(), forsaken.len()), (engine::Ask::DealWithInOrder, 2));
    t.order(&[&forsaken[0], &forsaken[1]]);
    let who = left(&t);
    assert_eq!(who.len(), 2);
    assert!(
        who.contains(&"J'Dan".to_owned()),
        "the way with Honor was met, Treachery was not used"
    );
}

/// 3R011 Forsaken: missed, all are stopped and nobody goes under the deck. 2E-GAP-64
#[test]
fn a_missed_demand_uses_no_skills() {
    let crew = "Lopez; J'Dan; Mills";
    let t = planet("3R011", crew);
    assert_eq!(stopped(&t, crew), names(crew));
    assert!(left(&t).is_empty() && overcome(&t));
}

/// 3U020 Psychic Receptacle: everybody of the selected title cannot use skills for the rest of the attempt; others can.
/// 2E-SKILL-06, 2E-SKILL-09
#[test]
fn a_receptacle_has_no_skills() {
    // Two Security (Automated Weapons) would be there, but one Lopez is the receptacle and all copies with him.
    let face = |crew: &str, skill: Skill| {
        let mut t = planet_with("3U020 as D; 1C009 as Next", crew, "");
        assert_eq!(t.asked(), 2);
        t.name_skill(skill);
        settle(&mut t);
        matches!(t.place("Next"), Place::Beneath(_)) && left(&t).len() == crew.split(';').count()
    };
    assert!(
        !face("Lopez; Mills", Skill::Honor),
        "Lopez cannot use Security"
    );
    assert!(
        face("Lopez; Mills; Jerax", Skill::Honor),
        "Mills and Jerax can"
    );
    assert!(
        !face("Lopez as a; Lopez as b; Mills", Skill::Honor),
        "both are Lopez"
    );
    assert!(
        face("Lopez; Mills", Skill::Law),
        "nobody has Law, so nobody is selected"
    );
}

/// 3U020 Psychic Receptacle: the mission's own requirements are not a dilemma. 2E-SKILL-06, 2E-DIL-22
#[test]
fn a_receptacle_still_has_skills_for_the_mission() {
    let mut t = table(
        "planet Watch: any points 30 needs 2 Security
        player 1
          missions: Watch
          at Watch: Lopez; Mills
        player 2
        attempt Watch limit 9 stack: 3U020 as D",
    );
    t.name_skill(Skill::Honor);
    settle(&mut t);
    assert_eq!(t.score(1), 30);
    assert!(overcome(&t));
}
