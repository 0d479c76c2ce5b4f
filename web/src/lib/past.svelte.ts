// A replay: everything a live game shows, at any moment, from any point of view that is open to the reader. Nothing can
// be answered here.
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

/** A line of the log, and the moment it leads to. */
export interface Line {
  at: number;
  text: string;
  /** The turn that begins here, and the seat it belongs to. */
  turn?: { n: number; who: number };
}

/** The number of moments cached. */
const KEPT = 120;

/** The lines of a game; steps without words have none. */
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
  // The fields that a table reads, as in `Live`.
  status = $state<'connecting' | 'open' | 'waiting' | 'refused'>('connecting');
  view = $state.raw<View | null>(null);
  words = $state.raw<Words | null>(null);
  table = $state.raw<TableInfo | null>(null);
  chat: ChatLine[] = [];
  asked: Settings | null = null;
  clocks: { at: number; clocks: ClockInfo[] } = { at: 0, clocks: [] };
  moment = null;
  hands: CardView[][] = [];
  /** A replay has its whole log. */
  readonly earlier = 0;
  sent = null;
  refused = null;
  problem = null;
  announcement = '';
  rematch = '';
  readonly ready = false;
  readonly past = true;

  /** The number of answers so far, and of all answers. */
  n = $state(0);
  of = $state(0);
  /** The point of view: a seat, or `none`. Undefined as long as the server chooses. */
  pointOfView = $state<string>();
  steps = $state.raw<Step[]>([]);
  failed = $state.raw<Problem>();
  playing = $state(false);
  /** The speed, as a multiple of the reader's pace. */
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

  /** Query parameters for questions to the server about this view. */
  get viewQuery() {
    return { at: this.n, seat: this.pointOfView, password: this.password };
  }

  /** Opens a game at a moment; the last one, if none is named. */
  async open(at?: number, pointOfView?: string) {
    this.pointOfView = pointOfView;
    this.status = 'connecting';
    this.failed = undefined;
    try {
      const wanted = query({ seat: pointOfView, words: lang.current, password: this.password });
      const history = await get<History>(
        `/api/games/${part(this.id)}/history${wanted}`,
        has({ table, of: 'number', steps: list }),
      );
      // The result belongs to the end of a live game, not to every moment of a replay.
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

  /** Changes the point of view, at the same moment. */
  async see(pointOfView: string) {
    await this.open(this.n, pointOfView);
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
      // Questions of the past cannot be answered now.
      this.view = moment.view ? { ...moment.view, prompt: undefined } : null;
      this.pointOfView ??= String(moment.view?.viewer ?? 'none');
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
    const wanted = query({ ...this.viewQuery, at });
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

  /** Goes to the start of this turn, the one before, or the next one. */
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

  /** Goes to the next moment with a line in the log, after a while. */
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
    // A replay cannot be changed.
  }

  say(): boolean {
    return false;
  }

  connect() {
    void this.open(this.n, this.pointOfView);
  }

  close() {
    this.asking += 1;
    this.pause();
  }
}
