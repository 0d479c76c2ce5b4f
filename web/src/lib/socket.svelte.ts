// A socket that comes back by itself.
import { Problem } from './api';
import { t } from './lang.svelte';

/** Seconds until the connection is tried again, longer each time. */
const PATIENCE = [0.3, 1, 2, 4, 8, 15];
/** Milliseconds after which the connection counts as lost if something is to be answered and nothing is received. */
const SILENCE = 8_000;
/** Milliseconds that opening a connection may take. */
const OPENING = 15_000;
const PING = 15_000;
/** Messages in a row that are not understood before that is said. */
const GARBLED = 3;
/** Milliseconds after which nobody waits for a frame: a hidden page draws none. */
const UNSEEN = 100;

/** Runs before the next frame is drawn, and is still part of it. */
function onNextFrame(act: () => void): () => void {
  const stop = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
  const go = () => {
    stop();
    act();
  };
  const frame = requestAnimationFrame(go);
  const timer = setTimeout(go, UNSEEN);
  return stop;
}

/** `waiting`: the connection is lost and will be tried again. */
export type Status = 'connecting' | 'open' | 'waiting';

/** Whoever extends it connects when everything that `path` and `hear` need is there. */
export abstract class Socket<Received, Sent extends { type: string }> {
  status = $state<Status>('connecting');
  private garbled = $state(0);

  private socket: WebSocket | undefined;
  private tries = 0;
  private closed = false;
  private retry: ReturnType<typeof setTimeout> | undefined;
  /** Came before the last message is drawn: of many messages at once only the end is drawn. */
  private unread: string[] = [];
  /** Set until the last message is drawn. */
  private drawing: (() => void) | undefined;
  /** Runs while something is expected of the server. */
  private silence: ReturnType<typeof setTimeout> | undefined;
  private readonly beat = setInterval(() => this.pulse(), PING);
  private readonly awake = () => {
    if (this.status === 'waiting' && document.visibilityState === 'visible') this.connect();
  };

  // The network is gone, or another one: it is found out at once whether the server is still there.
  private readonly adrift = () => {
    if (this.status !== 'waiting') this.lost();
  };

  constructor() {
    addEventListener('offline', this.adrift);
    addEventListener('online', this.awake);
    document.addEventListener('visibilitychange', this.awake);
  }

  /** Where the server listens, with what is asked of it now. */
  protected abstract path(): string;
  /** Whatever it throws costs the connection: what was lost comes with the next one. */
  protected abstract hear(message: Received): void;

  close() {
    this.closed = true;
    clearInterval(this.beat);
    clearTimeout(this.retry);
    removeEventListener('offline', this.adrift);
    removeEventListener('online', this.awake);
    document.removeEventListener('visibilitychange', this.awake);
    this.drop();
  }

  /** Listens again, for instance in another language or as somebody else. */
  connect() {
    clearTimeout(this.retry);
    this.drop();
    if (this.closed) return;
    this.status = 'connecting';
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}${this.path()}`);
    this.socket = socket;
    this.expect(OPENING);
    socket.onopen = () => {
      if (socket !== this.socket) return;
      this.received();
      this.status = 'open';
    };
    socket.onmessage = (event) => {
      if (socket !== this.socket) return;
      this.received();
      this.unread.push(String(event.data));
      if (!this.drawing) this.read();
    };
    socket.onclose = () => {
      if (socket !== this.socket) return;
      this.read();
      this.lost();
    };
  }

  private read() {
    const lines = this.unread.splice(0);
    if (lines.length === 0) return;
    try {
      for (const line of lines) this.hear(JSON.parse(line) as Received);
      this.tries = 0;
      this.garbled = 0;
    } catch (error) {
      this.puzzled(error);
      return;
    }
    this.drawing?.();
    this.drawing = onNextFrame(() => {
      this.drawing = undefined;
      this.read();
    });
  }

  /** A message makes no sense. */
  protected puzzled(error: unknown) {
    console.error(error);
    this.garbled += 1;
    this.lost();
  }

  /** What to say if the server is there and cannot be understood. */
  get nonsense(): Problem | undefined {
    return this.garbled < GARBLED ? undefined : new Problem('nonsense', t('problem-nonsense'));
  }

  /** False if there is no connection. */
  say(message: Sent | { type: 'ping' }): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    // These are always answered.
    if (message.type === 'ping' || message.type === 'answer') this.expect(SILENCE);
    return true;
  }

  private expect(within: number) {
    this.silence ??= setTimeout(() => this.lost(), within);
  }

  private received() {
    clearTimeout(this.silence);
    this.silence = undefined;
  }

  private drop() {
    this.received();
    this.drawing?.();
    this.drawing = undefined;
    this.unread = [];
    const old = this.socket;
    this.socket = undefined;
    old?.close();
  }

  private lost() {
    this.drop();
    clearTimeout(this.retry);
    if (this.closed) return;
    this.status = 'waiting';
    const seconds = PATIENCE[Math.min(this.tries++, PATIENCE.length - 1)] ?? 15;
    this.retry = setTimeout(() => this.connect(), seconds * 1000 * (0.8 + Math.random() * 0.4));
  }

  private pulse() {
    if (this.status === 'open') this.say({ type: 'ping' });
  }
}
