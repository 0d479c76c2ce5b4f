// The layout of a view: what lies at which mission, and how much of it there is room for.
import type {
  CardId,
  CardView,
  GroupView,
  MissionView,
  Place,
  Seat,
  ShipView,
  View,
} from '../generated/wire';
import { addUp } from './facts';

/** A ship with those aboard, or those of one commander on a planet or at a headquarters. */
export interface Block {
  key: string;
  place: Place;
  seat: Seat;
  ship?: ShipView;
  groups: GroupView[];
}

/** The key of a place: equal places have equal keys. */
export function placeKey(place: Place): string {
  return `${place.kind} ${place.of}`;
}

/** The groups at a mission. If players have the same mission, each player's cards lie at their own. */
export function blocks(view: View, mission: MissionView): Block[] {
  const site = view.sites.find((one) => one.site === mission.site);
  if (!site) return [];
  const sharing = view.players.flatMap((player) => player.missions.filter((one) => one.site === site.site));
  const here = (seat: Seat) => {
    const own = sharing.find((one) => one.commander === seat) ?? sharing[0];
    return own?.id === mission.id;
  };
  const teams: Block[] = (site.groups ?? []).map((group) => ({
    key: `team ${site.site} ${group.commander}`,
    place: { kind: 'Surface', of: site.site },
    seat: group.commander,
    groups: [group],
  }));
  const ships: Block[] = (site.ships ?? []).map((ship) => ({
    key: `ship ${ship.id}`,
    place: { kind: 'Aboard', of: ship.id },
    seat: ship.commander ?? mission.commander ?? 0,
    ship,
    groups: ship.crews ?? [],
  }));
  return [...teams, ...ships].filter((block) => here(block.seat));
}

export interface People {
  cards: CardView[];
  hidden: number;
  stopped: number;
  sums: [number, number, number];
}

/** Everybody and everything in a group, the unstopped first, in the server's order. */
export function people(block: Block): People {
  return {
    cards: block.groups.flatMap((group) => group.cards ?? []),
    hidden: block.groups.reduce((all, group) => all + (group.hidden ?? 0), 0),
    stopped: block.groups.reduce((all, group) => all + (group.hidden_stopped ?? 0), 0),
    sums: addUp(block.groups.map((group) => group.sums)),
  };
}

/** The number of cards at a mission, visible or not. */
export function crowd(view: View, mission: MissionView): { ships: number; cards: number } {
  const all = blocks(view, mission);
  const cards = all.reduce((sum, block) => {
    const { cards, hidden, stopped } = people(block);
    return sum + cards.length + hidden + stopped;
  }, 0);
  return { ships: all.filter((block) => block.ship).length, cards };
}

/** The crowd of a column: nobody to be named, some, or many. */
export type Crowd = 0 | 1 | 2;

/** How much room the names at a mission want. */
export function crowded(all: Block[]): Crowd {
  const cards = all.reduce((sum, block) => sum + people(block).cards.length, 0);
  if (cards === 0) return 0;
  return cards > 8 || (cards > 4 && all.length > 2) ? 2 : 1;
}

/** The width at which a column has names and skills side by side, and the widest one, in rem. */
const WANTED = 21.25;
/** The width below which names are cut. */
const NAMES = 13;
/** The shares of what is left, by crowd. */
const SHARES = { 0: 0, 1: 1, 2: 3 } as const;
const WIDEST = 25;

/**
 * Distributes the width of a row: columns without names get what their mission needs, the others up to 25 rem each, and
 * what is left belongs to all. A crowd gets more than its share only where the others have what they want. Everything in rem.
 */
export function widths(width: number, columns: { crowd: Crowd; least: number }[]): number[] {
  const equal = columns.map(() => Math.max(1, width / columns.length));
  const shares = columns.reduce((sum, { crowd }) => sum + SHARES[crowd], 0);
  const idle = columns.filter(({ crowd }) => crowd === 0);
  if (shares === 0 || idle.length === columns.length) return equal;
  const kept = idle.reduce((sum, { least }) => sum + least, 0);
  const busy = columns.length - idle.length;
  const each = Math.min(WANTED, (width - kept) / busy);
  // Below what is wanted a crowd takes from the others, as long as these can still be read.
  const base = each < WANTED ? Math.min(each, NAMES) : WANTED;
  const share = (width - kept - base * busy) / shares;
  const wide = columns.map(({ crowd, least }) =>
    crowd === 0 ? least : Math.min(WIDEST, base + share * SHARES[crowd]),
  );
  if (columns.some(({ crowd, least }, at) => crowd > 0 && (wide[at] ?? 0) < least)) return equal;
  const left = Math.max(0, width - wide.reduce((sum, one) => sum + one, 0));
  const takers = idle.length > 0 ? idle.length : columns.length;
  return columns.map(
    ({ crowd }, at) => (wide[at] ?? 0) + (crowd === 0 || idle.length === 0 ? left / takers : 0),
  );
}

export interface Want {
  /** The height without people. */
  fixed: number;
  lines: number;
  /** The lines in which everybody is named; the others are for skills. All of them, if it is left out. */
  names?: number;
  /** Whether it gets room before others. */
  first?: boolean;
}

/** The number of lines of a block that shows only its name. */
export const FOLDED = -1;

/**
 * Distributes a height among blocks: how many lines of people each shows. Names come before skills, and those that can act
 * before others. The last ones, and before them those that can do nothing now, are folded to their name if there is not
 * even room for their fixed parts.
 */
export function share(height: number, wants: Want[], line: number, folded: number): number[] {
  const lines = wants.map(() => 0);
  let left = height - wants.reduce((sum, want) => sum + want.fixed, 0);
  const order = [...wants.keys()].sort(
    (a, b) => Number(wants[a]?.first ?? false) - Number(wants[b]?.first ?? false) || b - a,
  );
  for (const at of order) {
    if (left >= 0) break;
    lines[at] = FOLDED;
    left += (wants[at]?.fixed ?? 0) - folded;
  }
  const fill = (most: (want: Want) => number) => {
    for (let more = true; more && left >= line;) {
      more = false;
      wants.forEach((want, at) => {
        const now = lines[at] ?? 0;
        if (now === FOLDED || now >= most(want) || left < line) return;
        lines[at] = now + 1;
        left -= line;
        more = true;
      });
    }
  };
  fill(({ first, names, lines }) => (first ? (names ?? lines) : 0));
  fill(({ names, lines }) => names ?? lines);
  fill(({ first, lines }) => (first ? lines : 0));
  fill(({ lines }) => lines);
  return lines;
}

/** The seats of a set of seats. */
export function seatsOf(set: number): Seat[] {
  return [...Array(8).keys()].filter((seat) => (set >> seat) & 1);
}

/** The cards from one to another in a list, for selecting with shift. */
export function between(list: CardId[], from: CardId, to: CardId): CardId[] {
  const [a, b] = [list.indexOf(from), list.indexOf(to)];
  if (a < 0 || b < 0) return [to];
  return list.slice(Math.min(a, b), Math.max(a, b) + 1);
}
