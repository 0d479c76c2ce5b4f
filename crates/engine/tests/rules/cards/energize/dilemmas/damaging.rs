//! Dilemmas that become damage on the ship.

use crate::support::cards::dilemmas_damaging::stats;
use crate::support::facing::{SHIP, at_halt, dead, left, overcome, settle, space, space_with};
use engine::script::{Table, player};
use engine::{Ask, Choice, Place};

/// 2U022 Stolen Computer Core: all are stopped and the ship is damaged; its attributes stay. 2E-DAM-01
#[test]
fn a_stolen_core_goes_on_the_ship() {
    let t = space("2U022", "Lopez; Mills");
    assert_eq!(t.place("D"), Place::On(t.card(SHIP)));
    assert_eq!(stats(&t, SHIP), [8, 8, 8]);
    assert!(left(&t).is_empty());
}

/// 2U022 Stolen Computer Core: Programming aboard has a price of one card; unpaid it does not count, other skills are free.
/// 2E-SKILL-10, 2E-DAM-01
#[test]
fn programming_without_a_core_has_a_price() {
    // Console Overload asks for two Programming or two Engineer.
    let face = |crew: &str, hand: &str| {
        let more = format!("player 1\n hand: {hand}\nplayer 2\n on {SHIP}: 2U022 as Core [damage]");
        space_with("1C018 as D", SHIP, crew, &more)
    };
    let pay = |t: &mut Table, yes: bool| {
        assert!(
            matches!(t.ask(), Ask::PayForSkill { .. }),
            "{:?}",
            t.pending()
        );
        assert_eq!(t.asked(), 1);
        match t.pending().choice {
            Choice::YesNo => {
                if yes {
                    t.yes()
                } else {
                    t.no()
                }
            }
            ref other => panic!("{other:?}"),
        };
        if let Choice::Cards { from, .. } = t.pending().choice.clone()
            && yes
            && from
                .iter()
                .all(|c| t.game.state().card(*c).place == Place::Hand(player(1)))
        {
            t.answer(engine::Answer::Cards(vec![from[0]]));
        }
    };
    let mut t = face("T'Lor; Bandee", "Anara; Hoya; Rixx");
    pay(&mut t, true);
    pay(&mut t, true);
    settle(&mut t);
    assert_eq!((t.hand(1).len(), dead(&t).len()), (1, 2));
    assert!(at_halt(&t) && overcome(&t));

    let mut t = face("T'Lor; Bandee", "Anara; Hoya; Rixx");
    while matches!(t.ask(), Ask::PayForSkill { .. }) {
        pay(&mut t, false);
    }
    assert_eq!(t.hand(1).len(), 3);
    assert!(!overcome(&t), "one with Medical or Science is stopped");

    let t = face("Anara; Altman", "Hoya; Rixx");
    assert!(at_halt(&t) && overcome(&t), "Engineer is free");
    let t = face("T'Lor; Bandee", "");
    assert!(!overcome(&t), "nothing to pay with");
}
