// The name of a table: the names of its players.
import type { SeatInfo, Setup } from '../generated/wire';
import { lang, t } from '../lib/lang.svelte';
import { clockWords } from '../lib/when';

/** The name of a person, or of a bot level. */
export function playerName(seat: { name: string; bot?: string | null }): string {
  if (seat.bot) return t(`lobby-level-${seat.bot}`);
  return seat.name || t('lobby-free-seat');
}

/** The name of a seat at a table, where several bots may have the same level. */
export function calledAt(seats: SeatInfo[], seat: number): string {
  const own = seats[seat];
  if (!own?.name) return `${seat + 1}`;
  const alike = own.bot ? seats.filter(({ bot }) => bot === own.bot) : [];
  return alike.length > 1 ? `${playerName(own)} ${alike.indexOf(own) + 1}` : playerName(own);
}

/** "Ada and Bob", as the language puts it. */
export function listed(names: string[]): string {
  return new Intl.ListFormat(lang.current, { type: 'conjunction' }).format(names);
}

export function taken(seats: SeatInfo[]): SeatInfo[] {
  return seats.filter((seat) => seat.name !== '');
}

/** The special rules of a table, in a few words each. */
export function setupWords(setup: Setup): string[] {
  if (setup.lesson) return [t('lobby-lesson')];
  const words = [
    t('lobby-edition-second'),
    t('lobby-players-n', { n: setup.players }),
    clockWords(setup.clock),
    t(setup.rated ? 'lobby-rated' : 'lobby-unrated'),
  ];
  if (setup.rules !== '2003') words.push(t('lobby-rules-2002'));
  if (setup.sets.length > 0) words.push(listed(setup.sets.map(setName)));
  if (setup.access === 'link') words.push(t('lobby-access-link'));
  if (setup.access === 'password') words.push(t('lobby-access-password'));
  if (!setup.watched) words.push(t('lobby-unwatched'));
  return words;
}

/** The sets, by number. */
export const SETS = [1, 2, 3];

/** The sets after one of them was switched on or off; an empty list means all of them. */
export function toggled(sets: number[], set: number): number[] {
  const now = sets.length > 0 ? sets : SETS;
  const next = now.includes(set) ? now.filter((one) => one !== set) : [...now, set].sort();
  return next.length === SETS.length ? [] : next;
}

export function setName(set: number): string {
  return SETS.includes(set) ? t(`lobby-set-${set}`) : t('lobby-other-set', { set });
}
