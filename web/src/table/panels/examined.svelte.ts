// Cards that this player has examined, or that somebody revealed: they stay in sight until the player goes on.
import type { CardId, EventKind, Seat, SeenFace } from '../../generated/wire';
import type { TableState } from './outcomes.svelte';

/** The most looks shown. */
const MOST = 3;

export interface Look {
  /** The number of answers before it. */
  after: number;
  kind: 'Look' | 'Reveal';
  who: Seat | undefined;
  /** The card whose text did it. */
  source: CardId | undefined;
  faces: SeenFace[];
}

const isLook = (kind: EventKind): kind is Look['kind'] => kind === 'Look' || kind === 'Reveal';

export class Examined {
  /** The newest first. */
  looks = $state.raw<Look[]>([]);
  private shownUpTo = -1;

  /** Called after every change; `known` are the cards visible before it, nothing at the beginning. */
  note({ n, log }: TableState, known: ReadonlyMap<CardId, unknown> | null) {
    if (known === null) this.shownUpTo = n;
    if (n < this.shownUpTo) {
      // Answers were undone: later looks never happened.
      this.looks = this.looks.filter(({ after }) => after <= n);
      this.shownUpTo = n;
    }
    const from = this.shownUpTo;
    this.shownUpTo = n;
    const fresh = log.flatMap(({ after, kind, who, source, faces = [] }): Look[] => {
      // The owner of an examined hand knows it already.
      const news = after > from && faces.some(({ id }) => !known?.has(id));
      return news && isLook(kind) ? [{ after, kind, who, source, faces }] : [];
    });
    if (fresh.length > 0) this.looks = [...fresh.reverse(), ...this.looks].slice(0, MOST);
  }

  /** The looks with cards that are not shown elsewhere, with these cards only. */
  beside(elsewhere: ReadonlySet<CardId>): Look[] {
    const rest = this.looks.map((look) => ({
      ...look,
      faces: look.faces.filter(({ id }) => !elsewhere.has(id)),
    }));
    return rest.filter(({ faces }) => faces.length > 0);
  }

  /** Returns false if there was nothing to clear. */
  clear(): boolean {
    const some = this.looks.length > 0;
    if (some) this.looks = [];
    return some;
  }
}
