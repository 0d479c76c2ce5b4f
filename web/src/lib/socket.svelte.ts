// A socket that reconnects by itself.
import { Problem } from './api';
import { t } from './lang.svelte';

/** Seconds until the connection is tried again, longer each time. */
const PATIENCE = [0.3, 1, 2, 4, 8, 15];
/** Milliseconds without a message after which the connection counts as lost, if a reply is due. */
const SILENCE = 8_000;
/** Milliseconds that opening a connection may take. */
const OPENING = 15_000;
const PING = 15_000;
/** The number of messages in a row that are not understood before it is reported. */
const GARBLED = 3;
/** Milliseconds to wait for a frame: a hidden page draws none. */
const UNSEEN = 100;

/** Runs before the next frame is drawn, as part of it. */
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

/** Subclasses connect when everything that `path` and `hear` need is there. */
export abstract class Socket<Received, Sent extends { type: string }> {
  status = $state<Status>('connecting');
  private garbled = $state(0);

  private socket: WebSocket | undefined;
  private tries = 0;
  private closed = false;
  private retry: ReturnType<typeof setTimeout> | undefined;
  /** Messages received before the last one is drawn: of many at once only the end is drawn. */
  private unread: string[] = [];
  /** Set until the last message is drawn. */
  private drawing: (() => void) | undefined;
  /** Runs while a reply is due. */
  private silence: ReturnType<typeof setTimeout> | undefined;
  private readonly beat = setInterval(() => this.pulse(), PING);
  private readonly awake = () => {
    if (this.status === 'waiting' && document.visibilityState === 'visible') this.connect();
  };

  // The network went away or changed: checks at once whether the server is still there.
  private readonly adrift = () => {
    if (this.status !== 'waiting') this.lost();
  };

  constructor() {
    addEventListener('offline', this.adrift);
    addEventListener('online', this.awake);
    document.addEventListener('visibilitychange', this.awake);
  }

  /** The address to connect to, with the current query. */
  protected abstract path(): string;
  /** An error thrown here closes the connection: the next one brings what was lost. */
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

  /** Connects again, for instance in another language or as another user. */
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

  /** Handles a message that makes no sense. */
  protected puzzled(error: unknown) {
    console.error(error);
    this.garbled += 1;
    this.lost();
  }

  /** The problem to show if the server is there but cannot be understood. */
  get nonsense(): Problem | undefined {
    return this.garbled < GARBLED ? undefined : new Problem('nonsense', t('problem-nonsense'));
  }

  /** Sends a message; returns false if there is no connection. */
  say(message: Sent | { type: 'ping' }): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    // The server always replies to these.
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
