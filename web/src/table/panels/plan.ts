// An attempt before it begins: who would take part, and how many dilemmas they would meet.
import type { CardView, MissionView, Place, PlayerView, View } from '../../generated/wire';
import type { Desk, Offer, Planned } from '../desk.svelte';

/** Who would take part: the unstopped personnel on the planet or aboard the ship (2E-ATT-02, 2E-ATT-03). */
export function volunteers(desk: Desk, { Attempt }: Planned): { ready: CardView[]; stopped: number } {
  const mission = missionOf(desk, { Attempt });
  const site = desk.view?.sites.find((one) => one.site === mission?.site);
  const groups =
    Attempt.ship === null ? site?.groups : site?.ships?.find(({ id }) => id === Attempt.ship)?.crews;
  const people = (groups ?? [])
    .filter(({ commander }) => commander === desk.seat)
    .flatMap(({ cards }) => cards ?? [])
    .filter(({ id }) => desk.info(id)?.type === 'Personnel');
  const ready = people.filter(({ stopped }) => !stopped);
  return { ready, stopped: people.length - ready.length };
}

/** Where those are who would attempt it. */
export function groupOf(desk: Desk, { Attempt }: Planned): Place | undefined {
  if (Attempt.ship !== null) return { Aboard: Attempt.ship };
  const site = missionOf(desk, { Attempt })?.site;
  return site === undefined ? undefined : { Surface: site };
}

export function missionOf(desk: Desk, { Attempt }: Planned): MissionView | undefined {
  return desk.me?.missions.find(({ id }) => id === Attempt.mission);
}

/** The attempt itself and those that could begin instead of it: by the same group, or at the same mission. */
export function ways({ offers }: Desk, { Attempt }: Planned): (Offer & { action: Planned })[] {
  return offers.flatMap(({ action, words }) => {
    if (typeof action !== 'object' || !('Attempt' in action)) return [];
    const { mission, ship } = action.Attempt;
    return mission === Attempt.mission || (ship !== null && ship === Attempt.ship) ? [{ action, words }] : [];
  });
}

export interface Expected {
  /** Who draws and chooses them. */
  by: PlayerView;
  /** How many dilemmas are drawn, and how much the chosen ones may cost. */
  drawn: number;
  limit: number;
  beneath: number;
}

/** The dilemmas that come as far as the rules alone tell it (2E-DIL-01 to 2E-DIL-04, 2E-GAP-01, 2E-GAP-06). */
export function expected(view: View, mission: MissionView, people: number): Expected | undefined {
  const { players, viewer } = view;
  if (viewer === null) return undefined;
  const left = [...players.slice(viewer + 1), ...players.slice(0, viewer)];
  const by = left.find(({ gone }) => !gone);
  if (!by) return undefined;
  const beneath = (mission.beneath?.length ?? 0) + (mission.beneath_unseen ?? 0);
  const limit = Math.max(0, people - beneath);
  return { by, drawn: Math.min(limit, by.sizes.pile), limit, beneath };
}
