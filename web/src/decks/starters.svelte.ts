// The starter decks.
import type { StarterInfo } from '../generated/wire';
import { get, has, list, part } from '../lib/api';
import { cards } from '../lib/cards.svelte';
import { lang } from '../lib/lang.svelte';
import { readOwn } from './list';

class Starters {
  all = $state.raw<StarterInfo[]>([]);
  /** Cards with copies, by the id of the deck. */
  private lists = $state.raw(new Map<string, Map<string, number>>());
  private language = '';

  /** The starter decks, in the language of the reader. */
  async names(): Promise<void> {
    if (this.language === lang.current) return;
    const language = lang.current;
    this.all = await get<StarterInfo[]>('/api/starters', list);
    this.language = language;
  }

  async text(id: string): Promise<StarterInfo> {
    return get<StarterInfo>(`/api/starters/${part(id)}`, has({ name: 'string' }));
  }

  /** All of them with their cards. */
  async load(): Promise<void> {
    await Promise.all([this.names(), cards.load()]);
    if (this.lists.size > 0) return;
    const texts = await Promise.all(this.all.map(({ id }) => this.text(id)));
    this.lists = new Map(texts.map(({ id, text }) => [id, readOwn(text ?? '', cards.all)]));
  }

  /** The decks that contain a card. */
  with(card: string): { starter: StarterInfo; copies: number }[] {
    return this.all.flatMap((starter) => {
      const copies = this.lists.get(starter.id)?.get(card) ?? 0;
      return copies > 0 ? [{ starter, copies }] : [];
    });
  }
}

export const starters = new Starters();
