// Filters for the list of tables.
import type { TableInfo } from '../generated/wire';

export interface Wanted {
  /** `''` means any. */
  players: string;
  clock: string;
  rated: string;
  /** `2003`, `2002`, or `some` for tables where not all sets may be played. */
  format: string;
  friends: boolean;
}

export const ANY: Wanted = { players: '', clock: '', rated: '', format: '', friends: false };

export function fits(table: TableInfo, wanted: Wanted, friends: Set<string>): boolean {
  const { setup } = table;
  if (wanted.players && setup.players !== Number(wanted.players)) return false;
  if (wanted.clock && setup.clock.kind !== wanted.clock) return false;
  if (wanted.rated && setup.rated !== (wanted.rated === 'yes')) return false;
  if (wanted.format === 'some' && setup.sets.length === 0) return false;
  if (/^\d/.test(wanted.format) && setup.rules !== wanted.format) return false;
  return !wanted.friends || table.seats.some((seat) => !seat.bot && friends.has(seat.name));
}

export function isAny(wanted: Wanted): boolean {
  return !wanted.players && !wanted.clock && !wanted.rated && !wanted.format && !wanted.friends;
}
