// All cards, in the language of the reader. They are loaded once, and again when the language changes.
import type { AllCards, CardInfo } from '../generated/wire';
import { get, has, list } from './api';
import { lang } from './lang.svelte';

class Cards {
  all = $state.raw<CardInfo[]>([]);
  private language = '';
  private loading: Promise<void> | undefined;

  /** Loads the cards, if they are not there in the current language. */
  async load(): Promise<void> {
    if (this.language === lang.current && this.all.length > 0) return;
    this.loading ??= this.fetch().finally(() => (this.loading = undefined));
    await this.loading;
    if (this.language !== lang.current) await this.load();
  }

  private async fetch() {
    const language = lang.current;
    const all = await get<AllCards>('/api/cards', has({ cards: list }));
    this.all = all.cards;
    this.language = language;
  }

  def(def: number): CardInfo | undefined {
    return this.all[def];
  }

  /** Finds a card by set, rarity and number: `1R087`. */
  byId(id: string): CardInfo | undefined {
    return this.index.get(id);
  }

  private index = $derived(new Map(this.all.map((card) => [card.id, card])));
}

export const cards = new Cards();
