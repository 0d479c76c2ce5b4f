// The deck brought to the last table: the server does not send it, since nobody else may know it.
import type { DeckChoice } from '../generated/wire';
import { remember, remembered } from '../lib/memory';
import { read, written } from '../lib/starters.svelte';

const KEY = 'spaceline-taken';

export const take = (table: string, deck: DeckChoice) => remember(KEY, { table, deck: written(deck) });

export function taken(table: string): DeckChoice | undefined {
  const last = remembered(KEY, { table: '', deck: '' });
  return last.table === table ? read(last.deck) : undefined;
}
