//! Forces: who may attack whom, leaders, and WEAPONS that can be used (areas FORCE and SHIPB).

use crate::first::{teams, turn};
use crate::kernel::game::Game;
use crate::kernel::ids::{CardId, Seat, SiteId};
use crate::kernel::place::Place;
use crate::kernel::refusal::{Refusal, Why, refuse};
use crate::kernel::state::Flag;
use cards::lexicon::{Affiliation, Skill, Stat};

/// The forces that an affiliation may attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Limit {
    /// Everybody (1E-SHIPB-04, 1E-CR-064).
    Anyone,
    /// Everybody but its own affiliation (1E-SHIPB-02, 1E-FORCE-05).
    NotItsOwn,
    /// Only Borg (1E-SHIPB-03, 1E-FORCE-06).
    OnlyBorg,
    /// Nobody: objectives decide, which are not built yet (1E-FORCE-10).
    Nobody,
}

/// 1E-GAP-01: in one place, so that it can be corrected.
fn limit(of: Affiliation) -> Limit {
    use Affiliation as A;
    match of {
        A::Klingon | A::Kazon | A::NonAligned | A::Neutral => Limit::Anyone,
        A::Federation => Limit::OnlyBorg,
        A::Borg => Limit::Nobody,
        _ => Limit::NotItsOwn,
    }
}

/// The location of a place.
pub(super) fn site_of(game: &Game, place: Place) -> Option<SiteId> {
    match place {
        Place::Aboard(host) => game.site_of(host),
        place => place.site(),
    }
}

/// A ship or facility with a player's personnel aboard.
pub(super) fn with_crew(game: &Game, card: CardId) -> Vec<CardId> {
    let seat = game.state.card(card).commander;
    let crew = teams::personnel(game, seat, Place::Aboard(card));
    std::iter::once(card).chain(crew).collect()
}

/// Whether a player counter-attacks at a location (1E-AFTERB-02).
pub(super) fn is_counter(game: &Game, seat: Seat, site: SiteId) -> bool {
    game.state.active == seat && turn::may_counter(game, site)
}

/// Whether a force may attack another one. Each of its affiliations must be allowed to (1E-FORCE-02, 1E-FORCE-03), and
/// every affiliation of the target protects it (1E-FORCE-04) that the attacker can see (1E-GAP-150).
pub(super) fn check_limits(
    game: &Game,
    seat: Seat,
    force: &[CardId],
    target: &[CardId],
) -> Result<(), Refusal> {
    let seen = |c: &&CardId| game.seen_by(**c).has(seat);
    let protects = |a: Affiliation| {
        let mut known = target.iter().filter(seen);
        known.any(|c| game.affiliations(*c).has(a))
    };
    for &card in force {
        for own in game.affiliations(card).iter() {
            let rule = match limit(own) {
                Limit::Anyone => continue,
                Limit::NotItsOwn if !protects(own) => continue,
                Limit::OnlyBorg if protects(Affiliation::Borg) => continue,
                Limit::NotItsOwn => "1E-SHIPB-02",
                Limit::OnlyBorg => "1E-SHIPB-03",
                Limit::Nobody => "1E-FORCE-10",
            };
            return refuse(rule, Why::MayNotAttack { card });
        }
    }
    Ok(())
}

/// 1E-SBAT-04.
pub(super) fn is_leader(game: &Game, card: CardId) -> bool {
    let skills = game.skills(card);
    skills[Skill::Officer as usize] > 0 || skills[Skill::Leadership as usize] > 0
}

/// Whether the WEAPONS of a ship or facility can be used (1E-CR-028). Stopped personnel defend (1E-HURT-02).
pub(super) fn is_armed(game: &Game, card: CardId, stopped: bool) -> bool {
    let c = game.state.card(card);
    let own = game.affiliations(card);
    let place = Place::Aboard(card);
    let able =
        |who: &CardId| !game.is_idle(*who) && (stopped || !game.state.card(*who).is(Flag::Stopped));
    // 1E-SHIPB-08, 1E-DOCK-08.
    matches!(c.place, Place::Orbit(_) | Place::Surface(_))
        && !c.is(Flag::Cloaked)
        && !game.is_idle(card)
        && game.stat(card, Stat::Weapons) > 0
        && teams::personnel(game, c.commander, place)
            .filter(able)
            .any(|who| game.affiliations(who).meets(own))
}
