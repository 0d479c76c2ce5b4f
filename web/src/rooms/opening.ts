// The form for a new table, and the request it becomes.
import type { Opening, Setup } from '../generated/wire';
import type { DeckChoice } from '../generated/wire';
import { read } from '../lib/starters.svelte';

export interface Form {
  rules: Setup['rules'];
  players: number;
  /** One for each seat after the first: a level, or nothing for a person. */
  others: string[];
  /** The decks of the bots among them, as `written` writes them. */
  decks: string[];
  sets: number[];
  clock: 'none' | 'live' | 'days';
  minutes: number;
  increment: number;
  days: number;
  access: Setup['access'];
  rated: boolean;
  watched: boolean;
}

export const USUAL: Form = {
  rules: '2003',
  players: 2,
  others: ['', '', '', '', ''],
  decks: ['any', 'any', 'any', 'any', 'any'],
  sets: [],
  clock: 'none',
  minutes: 30,
  increment: 10,
  days: 3,
  access: 'public',
  rated: false,
  watched: true,
};

export function setupOf(form: Form): Setup {
  const clocks: Record<Form['clock'], Setup['clock']> = {
    none: { kind: 'none' },
    live: { kind: 'live', base: Math.round(form.minutes * 60), increment: form.increment },
    days: { kind: 'days', days: form.days },
  };
  return {
    edition: 'second',
    rules: form.rules,
    players: form.players,
    sets: form.sets,
    clock: clocks[form.clock],
    access: form.access,
    rated: form.rated,
    watched: form.watched,
  };
}

/** Whether the table waits for nobody. */
export function alone(form: Form): boolean {
  return form.others.slice(0, form.players - 1).every(Boolean);
}

/** Bots take the seats from the second on, without gaps: people take the seats after them. */
export function opening(form: Form, deck: DeckChoice, password: string): Opening {
  const seats = form.others.slice(0, form.players - 1);
  return {
    setup: setupOf(form),
    deck,
    bots: seats.filter(Boolean),
    bot_decks: seats.flatMap((level, at) => (level ? [read(form.decks[at] ?? 'any')] : [])),
    ...(form.access === 'password' ? { password } : {}),
    ...(alone(form) ? { start: true } : {}),
  };
}
