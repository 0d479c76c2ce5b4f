// The group that is being planned with: who would attempt, beam or move.
import type { CardId, Place } from '../generated/wire';
import type { Desk } from './desk.svelte';

/** The player's own visible cards at a place. */
function at({ view, seat }: Desk, place: Place): CardId[] {
  const groups = (view?.sites ?? []).flatMap((site) => {
    if (place.kind === 'Surface') return site.site === place.of ? (site.groups ?? []) : [];
    return (site.ships ?? []).find((ship) => ship.id === place.of)?.crews ?? [];
  });
  return groups
    .filter(({ commander }) => commander === seat)
    .flatMap(({ cards }) => cards ?? [])
    .map(({ id }) => id);
}

/** The cards of the group at hand; none, if nothing is planned. Those who beam join those who are there. */
export function atHand(desk: Desk): CardId[] {
  const { plan, aim, menu, prompt, beaming } = desk;
  if (desk.seat === null || !prompt) return [];
  if (plan) {
    const site =
      desk.cards.get(plan.mission) && desk.me?.missions.find(({ id }) => id === plan.mission)?.site;
    if (plan.ship !== null) return at(desk, { kind: 'Aboard', of: plan.ship });
    return site === undefined ? [] : at(desk, { kind: 'Surface', of: site });
  }
  if (prompt.ask.kind === 'BeamWhich')
    return [...new Set([...desk.picked, ...(beaming ? at(desk, beaming) : [])])];
  if (aim) return at(desk, aim);
  return menu === null ? [] : at(desk, { kind: 'Aboard', of: menu });
}
