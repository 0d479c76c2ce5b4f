//! Equipment: kits that teach, weapons for combat.

use cards::language::Kind;
use engine::script::table;
use engine::{Answer, Choice};

/// 2C029 Bat'leth: the loser of a combat with an own Klingon beside it discards a random card.
#[test]
fn a_batleth_disarms() {
    for (place, discards) in [("at Camp: Bat'leth", 1), ("at Qo'noS: Bat'leth", 0)] {
        let mut t = table(&format!(
            "planet Camp: Kli
            event Brawl: cost 0 text [(when: Order, body: [Fight(kind: Combat, with: Type(Personnel), win: [])])]
            player 1
              missions: Camp; Qo'noS
              core: Brawl
              at Camp: Dokar; Kahmis
              {place}
            player 2
              at Camp: Hoya
              hand: Rixx; Lopez; Davies"
        ));
        t.use_text("Brawl", 0);
        for _ in 0..10 {
            match t.pending().choice.clone() {
                Choice::Cards { from, .. } => t.answer(Answer::Cards(vec![from[0]])),
                Choice::Act if crate::support::using::responds(&t) => t.pass(),
                _ => break,
            };
        }
        assert_eq!(t.happened(Kind::Discard), discards, "{place}");
        assert_eq!(t.hand(2).len(), 3 - discards);
    }
}
