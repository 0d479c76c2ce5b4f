// A live game: what this seat sees, kept up to date over a socket. The connection comes back by itself, a pending
// answer is sent again with its mark, and nothing is done twice.
import type {
  Answer,
  CardView,
  Change,
  ChatLine,
  ClockInfo,
  FromClient,
  History,
  Refused,
  ProblemText,
  SeenEvent,
  Settings,
  TableInfo,
  ToClient,
  NumberedEvent,
  View,
  Words,
} from '../generated/wire';
import { get, has, list, part, problem, query, table } from './api';
import { lang, t } from './lang.svelte';
import { Paced } from './paced.svelte';
import { apply } from './patch';
import { settings } from './settings.svelte';
import { Socket } from './socket.svelte';
import { session } from './storage';

interface Sent {
  n: number;
  answer: Answer;
  mark: string;
  /** The number the answer got; until the view has that number, it is pending. */
  accepted?: number;
}

/** The protocol that this client speaks. */
export const PROTOCOL = 2;

/** The number of log lines kept. */
const MOST_LINES = 2000;

const WHOLE = has({
  protocol: (value) => value === PROTOCOL,
  n: 'number',
  since: 'number',
  view: has({ players: list, sites: list, board: has({ players: list }) }),
  events: list,
  chat: list,
  table,
});

const clocksOf = ({ seats }: TableInfo): ClockInfo[] =>
  seats.map((seat) => seat.clock ?? { left: 0, running: false });

export class Live extends Socket<ToClient, FromClient> {
  n = $state(0);
  view = $state.raw<View | null>(null);
  words = $state.raw<Words | null>(null);
  table = $state.raw<TableInfo | null>(null);
  log = $state.raw<NumberedEvent[]>([]);
  /** Events up to this number are not in the log; 0 if it is complete. */
  earlier = $state(0);
  chat = $state.raw<ChatLine[]>([]);
  asked = $state.raw<Settings | null>(null);
  clocks = $state.raw<{ at: number; clocks: ClockInfo[] }>({ at: 0, clocks: [] });
  /** Something happened that could be responded to. */
  moment = $state.raw<{ about: (SeenEvent & { text?: string })[]; until: number } | null>(null);
  hands = $state.raw<CardView[][]>([]);
  sent = $state.raw<Sent | null>(null);
  refused = $state.raw<Refused | null>(null);
  problem = $state.raw<ProblemText | null>(null);
  announcement = $state('');
  rematch = $state('');
  /** Called after every change, with the view before it. */
  onChange: ((before: View | null) => void) | undefined;
  /** Milliseconds to show a change before the next one. */
  stay: (change: Change) => number = () => 0;
  /** Changes with the time of their arrival. */
  private readonly changes = new Paced<{ change: Change; came: number }>(
    ({ change, came }) => {
      try {
        this.show(change, came);
      } catch (error) {
        this.changes.clear();
        this.onBadMessage(error);
      }
    },
    ({ change }) => (document.hidden ? 0 : this.stay(change)),
  );
  /** Whether this is a replay. */
  readonly past: boolean = false;
  /** The number of log lines kept: more, if the user asked for earlier ones. */
  private most = MOST_LINES;
  private fetching = false;
  /** Whether to ask for everything again, not only for the news. */
  private reloadAll = false;
  private undoing = false;
  /** The number of the view at which nothing could be undone. */
  private undone = $state(-1);

  constructor(
    readonly id: string,
    private password = '',
  ) {
    super();
    this.connect();
  }

  /** Query parameters for questions to the server about this view. */
  get viewQuery() {
    return { password: this.password };
  }

  protected path(): string {
    const since = this.reloadAll ? 0 : this.n;
    const wanted = query({ since, words: lang.current, password: this.password });
    return `/api/games/${part(this.id)}/socket${wanted}`;
  }

  protected receive(message: ToClient) {
    switch (message.type) {
      case 'view': {
        if (!WHOLE(message)) throw new Error('a view that is none');
        this.changes.clear();
        if (message.n !== this.n) this.forget();
        const before = this.view;
        this.view = message.view;
        this.words = message.words;
        this.logFrom(message.since, message.earlier ?? 0, message.events);
        this.reloadAll = false;
        this.table = message.table;
        this.chat = message.chat;
        this.asked = message.settings ?? null;
        this.n = message.n;
        this.setClocks(clocksOf(message.table));
        this.moment = null;
        this.onChange?.(before);
        if (before && before.viewer !== null && message.view.viewer === null)
          this.problem = { code: 'sign_in', text: t('table-unseated') };
        this.settle();
        this.applyResponseSetting();
        if (this.sent && this.sent.accepted === undefined) this.say({ type: 'answer', ...this.sent });
        break;
      }
      case 'change': {
        const now = this.changes.last?.change.n ?? this.n;
        if (!this.view || message.from !== now) throw new Error(`a change from ${message.from} at ${now}`);
        this.changes.add({ change: message, came: Date.now() });
        // Nobody's clock runs while they still watch.
        if (message.clocks[this.view.viewer ?? -1]?.running) this.changes.hurry();
        break;
      }
      case 'table':
        if (!table(message)) throw new Error('a table that is none');
        // The last changes are shown before the result.
        if (message.stage !== this.table?.stage) this.changes.hurry();
        this.table = message;
        this.setClocks(clocksOf(message));
        break;
      case 'chat':
        this.chat = [...this.chat, message].slice(-200);
        break;
      case 'accepted':
        if (this.sent?.mark === message.mark) this.sent = { ...this.sent, accepted: message.n };
        this.settle();
        break;
      case 'refused':
        if (this.sent?.mark !== message.mark) break;
        this.sent = null;
        this.refused = message;
        break;
      case 'moment':
        this.changes.hurry();
        this.moment = { about: message.about, until: Date.now() + message.left };
        break;
      case 'hands':
        this.hands = message.hands;
        break;
      case 'rematch':
        this.rematch = message.game;
        break;
      case 'announcement':
        this.announcement = message.text;
        break;
      case 'problem':
        if (this.undoing && message.code === 'conflict') this.undone = this.n;
        this.undoing = false;
        this.problem = message;
        break;
      case 'pong':
        break;
      default:
        throw new Error('an unknown message');
    }
  }

  private show(change: Change, came: number) {
    const before = this.view;
    if (!before) return;
    this.forget();
    this.view = apply(before, change.patch);
    this.words = change.words;
    const log = [...this.log, ...change.events];
    this.earlier = log.at(-this.most - 1)?.after ?? this.earlier;
    this.log = log.slice(-this.most);
    this.n = change.n;
    this.setClocks(change.clocks, came);
    this.moment = null;
    this.onChange?.(before);
    this.settle();
  }

  /** Adds events to the log. Events received twice are logged once; nothing is kept before a gap. */
  private logFrom(since: number, earlier: number, events: NumberedEvent[]) {
    const gap = earlier > since;
    const kept = gap ? [] : this.log.filter(({ after }) => after <= since);
    if (gap || since === 0) {
      this.earlier = earlier;
      this.most = MOST_LINES;
    }
    this.log = [...kept, ...events];
  }

  /** Loads the page of the log before its first line. */
  async showEarlier() {
    const until = this.earlier;
    if (until === 0 || this.fetching) return;
    this.fetching = true;
    try {
      const wanted = query({ until, words: lang.current, ...this.viewQuery });
      const page = await get<History>(`/api/games/${part(this.id)}/history${wanted}`, has({ steps: list }));
      // Another view may have come meanwhile.
      if (until !== this.earlier) return;
      const lines = page.steps.flatMap(({ n, events }) => events.map((event) => ({ ...event, after: n })));
      this.most += lines.length;
      this.log = [...lines, ...this.log];
      this.earlier = page.earlier ?? 0;
    } catch (thrown) {
      this.problem = { code: 'unavailable', text: problem(thrown).message };
    } finally {
      this.fetching = false;
    }
  }

  /** The number of changes not shown yet. */
  get behind(): number {
    return this.changes.behind;
  }

  /** Shows all waiting changes now; returns false if there were none. */
  hurry(): boolean {
    return this.changes.hurry();
  }

  /** Once per game: asks for responses according to this user's general setting. */
  private applyResponseSetting() {
    const wanted = settings.options.responses;
    const key = `spaceline-asked-${this.id}`;
    if (!this.asked || wanted === 'when_i_can' || session.get(key)) return;
    if (this.say({ type: 'settings', settings: { other: wanted, kinds: {} } })) {
      session.set(key, 'yes');
      this.asked = { other: wanted, kinds: {} };
    }
  }

  private setClocks(clocks: ClockInfo[], at = Date.now()) {
    if (clocks.length > 0) this.clocks = { at, clocks };
  }

  /** The pending answer is done when the view has reached its number. */
  private settle() {
    if (this.sent?.accepted !== undefined && this.n >= this.sent.accepted) this.sent = null;
  }

  /** Whether the game is over. A replay never is. */
  get over(): boolean {
    return this.table?.stage === 'over' && !this.past;
  }

  /** Whether an answer can be given now. */
  get ready(): boolean {
    return this.status === 'open' && this.sent === null && this.view?.prompt !== undefined && !this.over;
  }

  /** Whether there may be something to undo. */
  get undoable(): boolean {
    return this.n > 0 && this.undone !== this.n;
  }

  /** Clears the last refusal. */
  private forget() {
    this.refused = null;
    this.problem = null;
    this.undone = -1;
    this.undoing = false;
  }

  override close() {
    this.changes.clear();
    super.close();
  }

  override say(message: FromClient): boolean {
    if (message.type !== 'ping') {
      this.refused = null;
      this.problem = null;
      this.undoing = message.type === 'undo';
    }
    return super.say(message);
  }

  /** Loads everything again, in the current language. */
  reloadTexts() {
    this.hurry();
    this.reloadAll = true;
    this.forget();
    this.connect();
  }

  answer(answer: Answer) {
    // While changes wait to be shown, the answer would belong to a question not seen yet.
    if (this.sent !== null || this.hurry()) return;
    const mark = crypto.getRandomValues(new Uint32Array(3)).join('-');
    this.refused = null;
    this.problem = null;
    this.sent = { n: this.n, answer, mark };
    if (this.status === 'open') this.say({ type: 'answer', n: this.n, answer, mark });
  }
}
