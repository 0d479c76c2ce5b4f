// The server's verdict on the selected cards: whether they can be the answer, and which cards cannot be added.
import type { CardId, Choice, NotNow } from '../generated/wire';
import { whyNot } from './panels/why';

/** Whether the answer depends on more than the number of cards. */
export const isJudged = (choice: Choice | undefined): boolean =>
  choice?.kind === 'Cards' && choice.rule.kind !== 'Free';

export class Verdict {
  private found = $state.raw<{ key: string; picked: CardId[]; reasons: NotNow[] } | null>(null);
  private wanted = '';

  constructor(private readonly game: string) {}

  private key = (n: number, picked: CardId[]) => `${n}:${picked.join()}`;

  /** Asks about a selection; `n` is the number of the view with the question. */
  ask(n: number, picked: CardId[]) {
    const key = this.key(n, picked);
    if (key === this.wanted) return;
    this.wanted = key;
    whyNot(this.game, picked)
      .then((reasons) => {
        if (key === this.wanted) this.found = { key, picked, reasons };
      })
      .catch(() => undefined);
  }

  /** The reason why these cards cannot be the answer; nothing if they can, or if the server has not replied yet. */
  against(n: number, picked: CardId[]): NotNow | undefined {
    const { found } = this;
    if (found?.key !== this.key(n, picked)) return undefined;
    return found.reasons.find(({ selection }) => selection);
  }

  /** The reason why a card cannot be selected as well, as far as the server has replied. */
  beside(card: CardId): NotNow | undefined {
    return this.found?.reasons.find(({ selection, cards }) => !selection && cards?.includes(card));
  }
}
