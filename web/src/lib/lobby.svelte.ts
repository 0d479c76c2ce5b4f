// What tables there are, kept up to date over a socket that comes back by itself.
import type { TableInfo, ToLobby } from '../generated/wire';
import { t } from './lang.svelte';
import { me } from './me.svelte';
import { notify } from './notice';

/** Seconds until the connection is tried again, longer each time. */
const PATIENCE = [0.3, 1, 2, 4, 8, 15];
/** Milliseconds without any message after which the connection counts as lost. */
const SILENCE = 50_000;
const PING = 15_000;

/** The tables after a message, the newest first. */
export function after(tables: TableInfo[], message: ToLobby): TableInfo[] {
  switch (message.type) {
    case 'tables':
      return [...message.tables].sort((a, b) => b.created - a.created);
    case 'table': {
      const rest = tables.filter((table) => table.id !== message.id);
      if (message.stage === 'over') return rest;
      const at = rest.findIndex((table) => table.created <= message.created);
      return at < 0 ? [...rest, message] : rest.toSpliced(at, 0, message);
    }
    case 'gone':
      return tables.filter((table) => table.id !== message.id);
    default:
      return tables;
  }
}

/** The seat of somebody at a table. */
export function seatOf(table: TableInfo, name: string | undefined): number | undefined {
  if (!name) return undefined;
  return table.seats.find((seat) => !seat.bot && seat.name === name)?.seat;
}

export class Lobby {
  status = $state<'connecting' | 'open' | 'waiting'>('connecting');
  /** Whether the list has come at least once. */
  known = $state(false);
  tables = $state.raw<TableInfo[]>([]);
  /** Own games that wait for an answer. */
  turns = $state.raw<string[]>([]);
  /** An own game that has just begun. */
  begun = $state('');
  announcement = $state('');

  private socket: WebSocket | undefined;
  private tries = 0;
  private heard = 0;
  private closed = false;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private readonly beat: ReturnType<typeof setInterval>;
  private readonly awake = () => {
    if (this.status === 'waiting' && document.visibilityState === 'visible') this.connect();
  };

  constructor() {
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

  /** Listens again, for instance as somebody else. */
  connect() {
    clearTimeout(this.retry);
    const old = this.socket;
    this.socket = undefined;
    old?.close();
    if (this.closed) return;
    this.status = 'connecting';
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/lobby/socket`);
    this.socket = socket;
    this.heard = Date.now();
    socket.onopen = () => {
      if (socket === this.socket) this.status = 'open';
    };
    socket.onmessage = (event) => {
      if (socket !== this.socket) return;
      this.heard = Date.now();
      try {
        this.hear(JSON.parse(String(event.data)) as ToLobby);
        this.tries = 0;
      } catch (error) {
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
    else this.socket?.send(JSON.stringify({ type: 'ping' }));
  }

  private hear(message: ToLobby) {
    this.tables = after(this.tables, message);
    switch (message.type) {
      case 'tables':
        this.known = true;
        this.turns = [];
        break;
      case 'your_turn':
        if (!this.turns.includes(message.game)) this.turns = [...this.turns, message.game];
        notify(t('around-notice-turn'), `/games/${message.game}`);
        break;
      case 'game_start':
        this.begun = message.game;
        notify(t('around-notice-start'), `/games/${message.game}`);
        break;
      case 'announcement':
        this.announcement = message.text;
        break;
    }
  }

  /** Own tables, those that wait for an answer first. */
  mine: TableInfo[] = $derived.by(() => {
    const own = this.tables.filter((table) => seatOf(table, me.now?.name) !== undefined);
    const waits = (table: TableInfo) => (this.turns.includes(table.id) ? 0 : 1);
    return own.sort((a, b) => waits(a) - waits(b));
  });
}
