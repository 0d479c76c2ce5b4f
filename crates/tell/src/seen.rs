//! Finding cards in a view.

use crate::Names;
use engine::CardId;
use engine::{CardView, GroupView, MissionView, ShipView, View};
use locale::say;

/// Every card of a view.
pub fn all_cards(view: &View) -> Vec<&CardView> {
    fn add<'a>(card: &'a CardView, out: &mut Vec<&'a CardView>) {
        out.push(card);
        card.on.iter().for_each(|c| add(c, out));
    }
    let mut out = Vec::new();
    let mut piles: Vec<&[CardView]> = Vec::new();
    for p in &view.players {
        piles.extend([&p.hand[..], &p.discard, &p.removed, &p.core, &p.limbo]);
        for mission in &p.missions {
            add(&mission.card, &mut out);
            piles.push(&mission.beneath);
        }
    }
    for p in &view.second().players {
        piles.extend([&p.pile[..], &p.brig]);
    }
    for site in &view.sites {
        let mut groups: Vec<&GroupView> = site.groups.iter().collect();
        for ship in &site.ships {
            add(&ship.card, &mut out);
            piles.push(&ship.damage);
            groups.extend(&ship.crews);
        }
        for group in groups {
            piles.extend([&group.cards[..], &group.on_hidden]);
        }
    }
    if let Some(a) = &view.second().attempt {
        a.dilemma.iter().for_each(|c| add(c, &mut out));
        piles.extend([&a.faced[..], &a.drawn_cards, &a.stack_cards]);
    }
    if let Some(prompt) = &view.prompt {
        piles.push(&prompt.faces);
    }
    for card in piles.into_iter().flatten() {
        add(card, &mut out);
    }
    out
}

pub fn find(view: &View, id: CardId) -> Option<&CardView> {
    all_cards(view).into_iter().find(|c| c.id == id)
}

pub fn ship(view: &View, id: CardId) -> Option<&ShipView> {
    let mut ships = view.sites.iter().flat_map(|s| &s.ships);
    ships.find(|s| s.card.id == id)
}

pub fn mission(view: &View, id: CardId) -> Option<&MissionView> {
    let mut missions = view.players.iter().flat_map(|p| &p.missions);
    missions.find(|m| m.card.id == id)
}

/// `staffed ✓`, `needs [Cmd] ROM`; nothing for other players' ships. An affiliation is missing when nobody of
/// the ship's own is aboard.
pub fn staffing(names: Names, ship: &ShipView) -> Option<String> {
    if ship.staffed? {
        return Some(say!(names.lang, "staffed"));
    }
    let gap = ship.needs.as_ref()?;
    let icons = gap.icons.chunk_by(|a, b| a == b).map(|same| match same {
        [one] => format!("[{}]", one.code()),
        many => format!("{}[{}]", many.len(), many[0].code()),
    });
    let affiliation = names
        .def(ship.card.id)
        .affiliation()
        .filter(|_| gap.affiliation);
    let parts = icons.chain(affiliation.map(|a| a.code().to_uppercase()));
    let parts = parts.collect::<Vec<_>>().join(" ");
    Some(say!(names.lang, "needs", what = parts))
}
