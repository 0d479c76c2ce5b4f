// A game looked back at: the same things to see as in a live game, at any moment, through any eyes that are open to
// the reader. Nothing can be answered here.
import type {
  CardView,
  ChatLine,
  ClockInfo,
  History,
  Moment,
  Settings,
  Step,
  TableInfo,
  NumberedEvent,
  View,
  Words,
} from '../generated/wire';
import { get, has, list, part, problem, type Problem, query, table } from './api';
import { lang } from './lang.svelte';
import type { Live } from './live.svelte';

/** A line of the log, and the moment that shows what it says. */
export interface Line {
  at: number;
  text: string;
  /** The turn that begins here, and whose it is. */
  turn?: { n: number; who: number };
}

/** Moments that are kept in mind. */
const KEPT = 120;

/** The lines of a game; steps that say nothing have none. */
export function lines(steps: Step[]): Line[] {
  return steps.flatMap((step) =>
    step.events.flatMap((event) => {
      if (event.kind === 'TurnStart')
        return [
          {
            at: step.at,
            text: '',
            turn: { n: event.amount?.of === 'Turn' ? event.amount.n : 0, who: event.who ?? 0 },
          },
        ];
      return event.text ? [{ at: step.at, text: event.text }] : [];
    }),
  );
}

/** The moments at which turns begin; the game begins with one. */
export function turns(steps: Step[]): number[] {
  const begun = steps.filter((step) => step.events.some((event) => event.kind === 'TurnStart'));
  return [...new Set([0, ...begun.map((step) => step.at)])];
}

export class Past {
  // What a table wants to know, as in `Live`.
  status = $state<'connecting' | 'open' | 'waiting' | 'refused'>('connecting');
  view = $state.raw<View | null>(null);
  words = $state.raw<Words | null>(null);
  table = $state.raw<TableInfo | null>(null);
  chat: ChatLine[] = [];
  asked: Settings | null = null;
  clocks: { at: number; clocks: ClockInfo[] } = { at: 0, clocks: [] };
  moment = null;
  hands: CardView[][] = [];
  sent = null;
  refused = null;
  problem = null;
  announcement = '';
  rematch = '';
  readonly ready = false;
  readonly past = true;

  /** After how many answers, and how many there are. */
  n = $state(0);
  of = $state(0);
  /** Through whose eyes: a seat, or `none`. Nothing as long as the server chooses. */
  eyes = $state<string>();
  steps = $state.raw<Step[]>([]);
  failed = $state.raw<Problem>();
  playing = $state(false);
  /** How many times as fast as the reader's pace. */
  speed = $state(1);

  private readonly kept = new Map<string, Moment>();
  private asking = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    private readonly password = '',
    private readonly pace: () => number = () => 500,
  ) {}

  log: NumberedEvent[] = $derived(
    this.steps
      .filter((step) => step.at <= this.n)
      .flatMap((step) => step.events.map((event) => ({ ...event, after: step.n }))),
  );
  lines = $derived(lines(this.steps));
  turns = $derived(turns(this.steps));

  /** For parts that are made for live games. */
  get live(): Live {
    return this as unknown as Live;
  }

  /** With what the server is asked about what is seen here. */
  get standpoint() {
    return { at: this.n, seat: this.eyes, password: this.password };
  }

  /** Looks at a game, from a moment on; the last one, if none is named. */
  async open(at?: number, eyes?: string) {
    this.eyes = eyes;
    this.status = 'connecting';
    this.failed = undefined;
    try {
      const wanted = query({ seat: eyes, words: lang.current, password: this.password });
      const history = await get<History>(
        `/api/games/${part(this.id)}/history${wanted}`,
        has({ table, of: 'number', steps: list }),
      );
      // How it ended is told at the end of a live game, not at every moment of this one.
      this.table = { ...history.table, result: undefined };
      this.of = history.of;
      this.steps = history.steps;
      this.kept.clear();
      await this.go(at ?? history.of);
    } catch (error) {
      this.failed = problem(error);
      this.status = 'refused';
    }
  }

  /** Looks through other eyes, at the same moment. */
  async see(eyes: string) {
    await this.open(this.n, eyes);
  }

  async go(at: number) {
    const to = Math.max(0, Math.min(this.of, Math.round(at) || 0));
    const mine = ++this.asking;
    this.n = to;
    try {
      const moment = await this.fetch(to);
      if (mine !== this.asking) return;
      this.failed = undefined;
      this.status = 'open';
      this.words = null;
      // What was asked then is not asked now.
      this.view = moment.view ? { ...moment.view, prompt: undefined } : null;
      this.eyes ??= String(moment.view?.viewer ?? 'none');
      if (to < this.of) void this.fetch(to + 1).catch(() => undefined);
      if (this.playing) this.later();
    } catch (error) {
      if (mine !== this.asking) return;
      this.failed = problem(error);
      this.status = 'waiting';
      this.pause();
    }
  }

  private async fetch(at: number): Promise<Moment> {
    const wanted = query({ ...this.standpoint, at });
    const known = this.kept.get(wanted);
    if (known) return known;
    const moment = await get<Moment>(
      `/api/games/${part(this.id)}/view${wanted}`,
      has({ at: 'number', of: 'number' }),
    );
    const oldest = this.kept.keys().next().value;
    if (this.kept.size >= KEPT && oldest !== undefined) this.kept.delete(oldest);
    this.kept.set(wanted, moment);
    return moment;
  }

  step(by: number) {
    this.pause();
    void this.go(this.n + by);
  }

  /** To where the turn began, the one before, or the next one. */
  turn(by: 1 | -1) {
    this.pause();
    const next = this.turns.find((at) => at > this.n) ?? this.of;
    const before = this.turns.findLast((at) => at < this.n) ?? 0;
    void this.go(by > 0 ? next : before);
  }

  play() {
    this.playing = true;
    void this.go(this.n >= this.of ? 0 : this.n);
  }

  pause() {
    this.playing = false;
    clearTimeout(this.timer);
  }

  /** The next moment of which there is something to say, after a while. */
  private later() {
    clearTimeout(this.timer);
    if (this.n >= this.of) {
      this.pause();
      return;
    }
    const next = this.lines.find((line) => line.at > this.n)?.at ?? this.n + 1;
    this.timer = setTimeout(() => void this.go(next), Math.max(150, this.pace()) / this.speed);
  }

  answer() {
    // What is past stays as it is.
  }

  say(): boolean {
    return false;
  }

  connect() {
    void this.open(this.n, this.eyes);
  }

  close() {
    this.asking += 1;
    this.pause();
  }
}
