//! The cards most tests here play with, and a few words the harness does not have.

pub use super::answers::sees;
use engine::script::{Table, player, table};
use engine::{Ask, Flag, Place};

/// Green and Deep are completed by anybody, Wall and Void by nobody here: they need Law.
/// One, Two, Four and Eight give the attempter so many points, so that a score tells which were faced.
/// Halt asks the attempter for a participant, so that the game stands still while it is faced.
pub const CAST: &str = "
personnel Ann: Federation [Cmd] Medical I5 C5 S5
personnel Bo: Federation [Stf] Science I5 C5 S5
personnel Cy: Federation Engineer I5 C5 S5
personnel Di: Federation Honor I5 C5 S5
personnel Ensign: Federation I5 C5 S5
ship Wren: Federation R8 W6 S6
ship Lark: Federation R8 W6 S6
planet Green: Fed span 2 points 35
planet Glen: Fed span 2 points 30
planet Wall: Fed span 2 points 35 needs Law
space Deep: Fed span 3 points 40
space Void: Fed span 3 points 40 needs Law
hq Base: plays Fed, NA, equipment span 2
dilemma Mist: dual cost 1
dilemma Free: dual cost 0
dilemma Pair: dual cost 2
dilemma Trio: dual cost 3
dilemma Quad: dual cost 4
dilemma Soil: planet cost 1
dilemma Star: space cost 1
dilemma One: dual cost 1 text [(when: Resolve, body: [Points(who: You, n: N(1))])]
dilemma Two: dual cost 1 text [(when: Resolve, body: [Points(who: You, n: N(2))])]
dilemma Four: dual cost 1 text [(when: Resolve, body: [Points(who: You, n: N(4))])]
dilemma Eight: dual cost 1 text [(when: Resolve, body: [Points(who: You, n: N(8))])]
dilemma Halt: dual cost 1 text [(when: Resolve, body: [
    Choose((of: (from: Attempt), n: Exactly(N(1)), how: By(You), to: 0))])]
dilemma Halt Two: dual cost 1 text [(when: Resolve, body: [
    Choose((of: (from: Attempt), n: Exactly(N(1)), how: By(You), to: 0))])]
dilemma Halt Three: dual cost 1 text [(when: Resolve, body: [
    Choose((of: (from: Attempt), n: Exactly(N(1)), how: By(You), to: 0))])]
dilemma Kill One: dual cost 1 text [(when: Resolve, body: [
    Move(verb: Kill, what: Pick((of: (from: Attempt), n: Exactly(N(1)), how: Random, to: 0)))])]
dilemma Kill All: dual cost 1 text [(when: Resolve, body: [Move(verb: Kill, what: Every((from: Attempt)))])]
dilemma Stop All: dual cost 1 text [(when: Resolve, body: [Stop(what: Every((from: Attempt)))])]
dilemma Stop Medical: dual cost 1 text [(when: Resolve, body: [
    Stop(what: Every((from: Attempt, filter: Skill(One(Medical), 1))))])]
dilemma Boomerang: dual cost 1 text [(when: Resolve, body: [Move(verb: Return, what: One(This), to: OwnersPile)])]
";

/// A table with the cast.
pub fn with(text: &str) -> Table {
    table(&format!("{CAST}\n{text}"))
}

/// The dilemmas that player has drawn and not yet chosen or returned.
pub fn drawn(t: &Table, n: u8) -> Vec<String> {
    let mut names = t.zone(Place::Drawn(player(n)));
    names.sort();
    names
}

/// For each card of the dilemma pile, from the top, whether it lies face up.
pub fn face_up(t: &Table, n: u8) -> Vec<bool> {
    let state = t.game.state();
    let pile = state.zone(Place::Pile(player(n))).iter().rev();
    pile.map(|c| state.card(*c).is(Flag::FaceUp)).collect()
}

/// The dilemma whose text asks now.
#[track_caller]
pub fn faced(t: &Table) -> String {
    match t.ask() {
        Ask::Text { card, .. } => t.name(card),
        other => panic!("no text asks, but {other:?}"),
    }
}

/// No dilemma is chosen, if the dilemma player is asked for any.
pub fn unopposed(t: &mut Table) -> &mut Table {
    if t.ask() == Ask::ChooseDilemmas {
        t.pick(&[]);
    }
    t
}

/// How many cards with this title player `n` has in that zone.
pub fn count(t: &Table, place: Place, title: &str) -> usize {
    t.zone(place).iter().filter(|name| *name == title).count()
}

/// How many personnel of this title are stopped and how many are not, anywhere in play.
pub fn stopped(t: &Table, title: &str) -> (usize, usize) {
    let (state, cards) = (t.game.state(), t.game.table());
    let all = || {
        state
            .field()
            .iter()
            .filter(|c| cards.face(**c).title.as_str() == title)
    };
    let stopped = all().filter(|c| state.card(**c).is(Flag::Stopped)).count();
    (stopped, all().count() - stopped)
}

pub fn completed(t: &Table, mission: &str) -> bool {
    t.is(mission, Flag::Completed)
}
