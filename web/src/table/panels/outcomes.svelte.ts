// Attempts and fights that ended since the player last did something: they stay in sight until then.
import type { NumberedEvent, View } from '../../generated/wire';
import { outcomes, type Outcome } from './outcome';

/** The most outcomes shown. */
const MOST = 3;

/** The state of a table, as far as it is needed here. */
export interface TableState {
  n: number;
  view: View | null;
  log: NumberedEvent[];
}

export class Outcomes {
  /** The newest first. */
  all = $state.raw<Outcome[]>([]);
  /** Outcomes that wait while something else goes on. */
  private waiting: Outcome[] = [];
  private shownUpTo = -1;

  /** Called after every change; `before` is the view before it, nothing at the beginning. */
  note({ n, view, log }: TableState, before: View | null) {
    if (!view) return;
    if (before === null) this.shownUpTo = n;
    if (n < this.shownUpTo) {
      // Answers were undone: later outcomes never happened.
      this.all = this.all.filter(({ after }) => after <= n);
      this.waiting = this.waiting.filter(({ after }) => after <= n);
      this.shownUpTo = n;
    }
    this.waiting = [...outcomes(log, this.shownUpTo).reverse(), ...this.waiting];
    const { attempt, fight } = view.board;
    this.shownUpTo = n;
    if (attempt || fight || this.waiting.length === 0) return;
    this.all = [...this.waiting, ...this.all].slice(0, MOST);
    this.waiting = [];
  }

  /** Returns false if there was nothing to clear. */
  clear(): boolean {
    const some = this.all.length > 0;
    if (some) this.all = [];
    return some;
  }
}
