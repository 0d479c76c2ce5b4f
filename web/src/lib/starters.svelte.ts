// The starter decks, and the user's decks on the server.
import type { DeckChoice, StarterInfo, StoredDeck } from '../generated/wire';
import { get, list } from './api';
import { lang } from './lang.svelte';

export const LEVELS = ['random', 'cadet', 'ensign', 'commander', 'admiral'] as const;

/** One of the user's decks, without its list. */
export type OwnDeck = Pick<StoredDeck, 'id' | 'name' | 'created' | 'updated'>;

class Starters {
  all = $state.raw<StarterInfo[]>([]);
  private language = '';

  /** Loads the decks, if they are not there in the current language. */
  async load() {
    const language = lang.current;
    if (this.language === language) return;
    const all = await get<StarterInfo[]>('/api/starters', list);
    this.language = language;
    this.all = all;
  }

  find(id: string): StarterInfo | undefined {
    return this.all.find((starter) => starter.id === id);
  }
}

export const starters = new Starters();

/** A random starter deck. */
export const ANY_STARTER: DeckChoice = { kind: 'any_starter' };

/** A deck as the value of a select: `any`, `starter:earth`, `stored:abc`, `list`. */
export function written(deck: DeckChoice): string {
  if (deck.kind === 'any_starter') return 'any';
  return deck.kind === 'list' ? 'list' : `${deck.kind}:${deck.id}`;
}

/** Reads what `written` wrote; the text of a list is stored elsewhere. */
export function read(value: string, text = ''): DeckChoice {
  const [kind = '', ...rest] = value.split(':');
  const id = rest.join(':');
  if ((kind === 'starter' || kind === 'stored') && id) return { kind, id };
  return kind === 'list' ? { kind, text } : ANY_STARTER;
}
