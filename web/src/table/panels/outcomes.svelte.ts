// What ended since the player did something: it stays in sight until then.
import type { NumberedEvent, View } from '../../generated/wire';
import { outcomes, type Outcome } from './outcome';

/** More than these nobody reads. */
const MOST = 3;

/** A table as it is told. */
export interface Telling {
  n: number;
  view: View | null;
  log: NumberedEvent[];
}

export class Outcomes {
  /** The newest first. */
  all = $state.raw<Outcome[]>([]);
  /** What is over while something else goes on. */
  private waiting: Outcome[] = [];
  private told = -1;

  /** Something happened; `before` is what was seen until then, nothing at the beginning. */
  note({ n, view, log }: Telling, before: View | null) {
    if (!view) return;
    if (before === null) this.told = n;
    if (n < this.told) {
      // What was taken back has not happened.
      this.all = this.all.filter(({ after }) => after <= n);
      this.waiting = this.waiting.filter(({ after }) => after <= n);
      this.told = n;
    }
    this.waiting = [...outcomes(log, this.told).reverse(), ...this.waiting];
    const { attempt, fight } = view.board;
    this.told = n;
    if (attempt || fight || this.waiting.length === 0) return;
    this.all = [...this.waiting, ...this.all].slice(0, MOST);
    this.waiting = [];
  }

  /** False if there was nothing to forget. */
  clear(): boolean {
    const some = this.all.length > 0;
    if (some) this.all = [];
    return some;
  }
}
