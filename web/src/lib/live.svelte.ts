// A live game: what this seat sees, kept up to date over a socket. The connection comes back by itself, an answer that
// was under way is sent again with its mark, and nothing is done twice.
import type {
  Answer,
  CardView,
  ChatLine,
  ClockInfo,
  FromClient,
  Refused,
  Said,
  SeenEvent,
  Settings,
  TableInfo,
  ToClient,
  Told,
  View,
  Words,
} from '../generated/wire';
import { part, query } from './api';
import { lang } from './lang.svelte';
import { apply } from './patch';
import { settings } from './settings.svelte';

/** `waiting`: the connection is lost and will be tried again. `refused`: the server does not let us in. */
export type Status = 'connecting' | 'open' | 'waiting' | 'refused';

interface Sent {
  n: number;
  answer: Answer;
  mark: string;
  /** The number it got; until the view has that number, it is still under way. */
  accepted?: number;
}

/** Seconds until the connection is tried again, longer each time. */
const PATIENCE = [0.3, 1, 2, 4, 8, 15];
/** Milliseconds without any message after which the connection counts as lost. */
const SILENCE = 50_000;
const PING = 15_000;
/** Lines of the log that are kept. */
const MOST_LINES = 2000;

export class Live {
  status = $state<Status>('connecting');
  n = $state(0);
  view = $state.raw<View | null>(null);
  words = $state.raw<Words | null>(null);
  table = $state.raw<TableInfo | null>(null);
  log = $state.raw<Told[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  asked = $state.raw<Settings | null>(null);
  clocks = $state.raw<{ at: number; clocks: ClockInfo[] }>({ at: 0, clocks: [] });
  /** Something happened that could be responded to. */
  moment = $state.raw<{ about: (SeenEvent & { text?: string })[]; until: number } | null>(null);
  hands = $state.raw<CardView[][]>([]);
  sent = $state.raw<Sent | null>(null);
  refused = $state.raw<Refused | null>(null);
  problem = $state.raw<Said | null>(null);
  announcement = $state('');
  rematch = $state('');
  /** Whether it is only looked back at. */
  readonly past: boolean = false;

  private socket: WebSocket | undefined;
  private tries = 0;
  private heard = 0;
  private closed = false;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private readonly beat: ReturnType<typeof setInterval>;
  private readonly awake = () => {
    if (this.status === 'waiting' && document.visibilityState === 'visible') this.connect();
  };

  constructor(
    readonly id: string,
    private password = '',
  ) {
    this.beat = setInterval(() => this.pulse(), PING);
    addEventListener('online', this.awake);
    document.addEventListener('visibilitychange', this.awake);
    this.connect();
  }

  close() {
    this.closed = true;
    clearInterval(this.beat);
    clearTimeout(this.retry);
    removeEventListener('online', this.awake);
    document.removeEventListener('visibilitychange', this.awake);
    this.socket?.close();
  }

  /** Listens again, for instance in another language. */
  connect() {
    clearTimeout(this.retry);
    const old = this.socket;
    this.socket = undefined;
    old?.close();
    if (this.closed) return;
    this.status = 'connecting';
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const wanted = query({ since: this.n, words: lang.current, password: this.password });
    const socket = new WebSocket(`${scheme}://${location.host}/api/games/${part(this.id)}/socket${wanted}`);
    this.socket = socket;
    this.heard = Date.now();
    socket.onopen = () => {
      if (socket !== this.socket) return;
      this.status = 'open';
    };
    socket.onmessage = (event) => {
      if (socket !== this.socket) return;
      this.heard = Date.now();
      try {
        this.hear(JSON.parse(String(event.data)) as ToClient);
        this.tries = 0;
      } catch (error) {
        // Whatever was lost comes with the whole view.
        console.error(error);
        this.lost();
      }
    };
    socket.onclose = () => {
      if (socket === this.socket) this.lost();
    };
  }

  private lost() {
    const old = this.socket;
    this.socket = undefined;
    old?.close();
    if (this.closed) return;
    this.status = 'waiting';
    const seconds = PATIENCE[Math.min(this.tries++, PATIENCE.length - 1)] ?? 15;
    this.retry = setTimeout(() => this.connect(), seconds * 1000 * (0.8 + Math.random() * 0.4));
  }

  private pulse() {
    if (this.status !== 'open') return;
    if (Date.now() - this.heard > SILENCE) this.lost();
    else this.say({ type: 'ping' });
  }

  private hear(message: ToClient) {
    switch (message.type) {
      case 'view': {
        const back = message.since < this.n && message.since === 0;
        this.view = message.view;
        this.words = message.words ?? null;
        this.log = back || this.log.length === 0 ? message.events : [...this.log, ...message.events];
        this.table = message.table;
        this.chat = message.chat;
        this.asked = message.settings ?? null;
        this.n = message.n;
        this.setClocks(message.table.seats.map((seat) => seat.clock ?? { left: 0, running: false }));
        this.moment = null;
        this.settle();
        this.asAlways();
        if (this.sent && this.sent.accepted === undefined) this.say({ type: 'answer', ...this.sent });
        break;
      }
      case 'change': {
        if (!this.view || message.from !== this.n)
          throw new Error(`a change from ${message.from} at ${this.n}`);
        this.view = apply(this.view, message.patch);
        this.words = message.words ?? null;
        this.log = [...this.log, ...message.events].slice(-MOST_LINES);
        this.n = message.n;
        this.setClocks(message.clocks);
        this.moment = null;
        this.settle();
        break;
      }
      case 'table':
        this.table = message;
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
        this.problem = message;
        break;
    }
  }

  /** Once in each game: to be asked for responses as this person has set it for all games. */
  private asAlways() {
    const wanted = settings.options.responses;
    const key = `spaceline-asked-${this.id}`;
    if (!this.asked || wanted === 'when_i_can' || sessionStorage.getItem(key)) return;
    if (this.say({ type: 'settings', settings: { other: wanted, kinds: {} } })) {
      sessionStorage.setItem(key, 'yes');
      this.asked = { other: wanted, kinds: {} };
    }
  }

  private setClocks(clocks: ClockInfo[]) {
    if (clocks.length > 0) this.clocks = { at: Date.now(), clocks };
  }

  /** The answer under way is done when the view has come to its number. */
  private settle() {
    if (this.sent?.accepted !== undefined && this.n >= this.sent.accepted) this.sent = null;
  }

  /** Whether an answer can be given now. */
  get ready(): boolean {
    return this.status === 'open' && this.sent === null && this.view?.prompt !== undefined;
  }

  answer(answer: Answer) {
    if (this.sent !== null) return;
    const mark = crypto.getRandomValues(new Uint32Array(3)).join('-');
    this.refused = null;
    this.problem = null;
    this.sent = { n: this.n, answer, mark };
    if (this.status === 'open') this.say({ type: 'answer', n: this.n, answer, mark });
  }

  /** False if there is no connection. */
  say(message: FromClient): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }
}
