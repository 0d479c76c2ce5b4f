//! Events that watch fights: how they begin, who is killed in them, how they end.

use crate::support::cards::triggers_battles::{arena, begin};
use crate::support::stage::{can_use, choose, pass_all, responds, use_when_possible};

/// 2U064 Staunch Determination
///
/// As many cards as the dead one cost go from the top of that opponent's deck, if a Cardassian ship was in the engagement.
#[test]
fn determination_counts_the_cost_of_the_dead() {
    let start = |ship: &str, crew: &str| {
        let mut t = arena(&format!(
            "
            player 1
              missions: Deep
              core: Broadside; 2U064
              at Deep: {ship}
              aboard {ship}: {crew}
            player 2
              missions: Base
              deck: Altman; Bandee; Barron; Mills; Relic; Stone
              at Deep: Skiff
              aboard Skiff: 1S268"
        ));
        begin(&mut t, "Broadside", &[ship, "Skiff"]);
        choose(&mut t, &["Jean-Luc Picard"]);
        assert!(t.in_discard(2, "Jean-Luc Picard"));
        t
    };
    let mut t = start("Galorn", "Emok");
    t.use_text("Staunch Determination", 0);
    crate::support::stage::in_order(&mut t, &["Altman", "Bandee", "Barron", "Mills"]);
    assert_eq!(t.deck(2), ["Relic", "Stone"]);
    assert!(!can_use(
        &start("Blade", "Dokar"),
        "Staunch Determination",
        0
    ));
}

/// 2U042 Ferocity
///
/// A fight won with a Klingon in it, of either kind, costs the loser one of those involved.
#[test]
fn ferocity_kills_after_a_victory() {
    let mut t = arena(
        "
        player 1
          missions: Red
          core: Brawl; 2U042
          at Red: Dokar; Kahmis
        player 2
          missions: Base
          at Red: Altman
          at Base: Bandee",
    );
    t.use_text("Brawl", 0);
    use_when_possible(&mut t, "Ferocity", 0);
    assert!(t.in_discard(2, "Altman") && t.on_surface("Bandee", "Base"));
    let mut t = arena(
        "
        player 1
          missions: Deep
          core: Raid; 2U042
          at Deep: Galorn
          aboard Galorn: Emok
        player 2
          missions: Base
          at Deep: Skiff
          aboard Skiff: Altman",
    );
    begin(&mut t, "Raid", &["Galorn", "Skiff"]);
    assert_eq!(t.score(1), 1);
    assert!(!responds(&t), "no Klingon was involved");
}

/// 2U050 Mental Discipline
/// 2E-SKILL-13
///
/// Another version of the same personnel from hand makes a unique one better and lends one skill.
#[test]
fn discipline_needs_the_same_title() {
    let start = |hand: &str| {
        let mut t = arena(&format!(
            "
            dilemma Pilots: dual cost 1 text [(when: Resolve, body: [If(c: Meets(Attempt, Skill(Navigation, 1)),
                yes: [Points(who: You, n: N(1))])])]
            player 1
              missions: Red
              core: 2U050
              hand: {hand}
              at Red: 1S268 as picard; Altman
            player 2
              pile: Pilots"
        ));
        crate::support::stage::meet(&mut t, "Red", &["Pilots"]);
        t
    };
    let mut t = start("1R267 as other; Relic");
    t.use_text("Mental Discipline", 0);
    choose(&mut t, &["other"]);
    crate::support::stage::take_skill(&mut t, cards::lexicon::Skill::Navigation);
    pass_all(&mut t);
    assert_eq!(t.score(1), 1);
    assert!(t.in_discard(1, "other"));
    assert!(!responds(&start("1S289; Relic")), "another title");
}
