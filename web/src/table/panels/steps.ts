// Shows the actions of other players step by step: each stays for a while before the next one comes.
import type { EventKind, Seat } from '../../generated/wire';
import { isShown, type Line } from './story';

/** The most steps that may wait: older ones are skipped, since nobody wants to wait for what is long over. */
const MOST = 6;

const DULL: EventKind[] = ['Shuffle', 'Check', 'Draw', 'ReturnDilemma', 'Show'];

/** Whether a line is shown as a step. The user's own actions are not. */
export function isStep(line: Line, seat: Seat | null): boolean {
  return isShown(line) && !DULL.includes(line.kind) && (seat === null || line.who !== seat);
}

export class Steps {
  private waiting: Line[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly show: (line: Line) => void,
    private readonly pace: () => number,
  ) {}

  add(lines: Line[]) {
    this.waiting = [...this.waiting, ...lines].slice(-MOST);
    if (this.timer === undefined) this.next();
  }

  private next() {
    const pace = this.pace();
    const line = pace === 0 ? this.waiting.at(-1) : this.waiting.shift();
    if (pace === 0) this.waiting = [];
    this.timer = undefined;
    if (!line) return;
    this.show(line);
    if (pace > 0) this.timer = setTimeout(() => this.next(), pace);
  }

  stop() {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.waiting = [];
  }
}
