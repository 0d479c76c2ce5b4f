// Shows quick changes one after the other, each for as long as it takes to see it.

/** The most items that may wait: older ones are skipped, since nobody wants to wait for what is long over. */
const MOST = 8;

export class Paced<T> {
  private waiting = $state.raw<T[]>([]);
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `stay`: milliseconds that an item is shown before the next one. */
  constructor(
    private readonly show: (one: T) => void,
    private readonly stay: (one: T) => number,
  ) {}

  /** The number of items not shown yet. */
  get behind(): number {
    return this.waiting.length;
  }

  /** The item that will be shown last. */
  get last(): T | undefined {
    return this.waiting.at(-1);
  }

  add(one: T) {
    this.waiting = [...this.waiting, one];
    if (this.timer === undefined) this.next();
    else while (this.waiting.length > MOST) this.shift();
  }

  private shift(): T | undefined {
    const [one, ...rest] = this.waiting;
    this.waiting = rest;
    if (one !== undefined) this.show(one);
    return one;
  }

  private next() {
    this.timer = undefined;
    for (let one = this.shift(); one !== undefined; one = this.shift()) {
      const stay = this.stay(one);
      if (stay === 0) continue;
      this.timer = setTimeout(() => this.next(), stay);
      return;
    }
  }

  /** Shows everything at once; returns false if nothing was waiting. */
  hurry(): boolean {
    const some = this.waiting.length > 0;
    clearTimeout(this.timer);
    this.timer = undefined;
    while (this.waiting.length > 0) this.shift();
    return some;
  }

  /** Drops everything that waits. */
  clear() {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.waiting = [];
  }
}
