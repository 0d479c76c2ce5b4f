// The server's reasons why the selected card cannot act.
import type { CardId } from '../generated/wire';
import { whyNotCard } from './panels/why';

export class Barred {
  private found = $state.raw<{ key: string; text: string } | null>(null);
  private wanted = '';

  constructor(private readonly game: string) {}

  /** Asks about a card; `n` is the number of the view with the question. */
  ask(n: number, card: CardId) {
    const key = `${n}:${card}`;
    if (key === this.wanted) return;
    this.wanted = key;
    whyNotCard(this.game, card)
      .then((reasons) => {
        const [first] = reasons;
        if (first && key === this.wanted) this.found = { key, text: first.text };
      })
      .catch(() => undefined);
  }

  /** The first reason; empty until the server has replied. */
  text(n: number, card: CardId): string {
    return this.found?.key === `${n}:${card}` ? this.found.text : '';
  }
}
