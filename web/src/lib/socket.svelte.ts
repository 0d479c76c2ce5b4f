// A socket that reconnects by itself.
import { Problem } from './api';
import { t } from './lang.svelte';

/** Seconds until the connection is tried again, longer each time. */
const RETRY_DELAYS = [0.3, 1, 2, 4, 8, 15];
/** Milliseconds without a message after which the connection counts as lost, if a reply is due. */
const SILENCE = 8_000;
/** Milliseconds that opening a connection may take. */
const OPENING = 15_000;
const PING = 15_000;
/** The number of messages in a row that are not understood before it is reported. */
const MOST_BAD_MESSAGES = 3;
/** Milliseconds to wait for a frame: a hidden page draws none. */
const FRAME_TIMEOUT = 100;

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
  const timer = setTimeout(go, FRAME_TIMEOUT);
  return stop;
}

/** `waiting`: the connection is lost and will be tried again. */
export type Status = 'connecting' | 'open' | 'waiting';

/** Subclasses connect when everything that `path` and `receive` need is there. */
export abstract class Socket<Received, Sent extends { type: string }> {
  status = $state<Status>('connecting');
  private badMessages = $state(0);

  private socket: WebSocket | undefined;
  private tries = 0;
  private closed = false;
  private retry: ReturnType<typeof setTimeout> | undefined;
  /** Messages received before the last one is drawn: of many at once only the end is drawn. */
  private unread: string[] = [];
  /** Set until the last message is drawn. */
  private drawing: (() => void) | undefined;
  /** Runs while a reply is due. */
  private replyTimer: ReturnType<typeof setTimeout> | undefined;
  private readonly pingTimer = setInterval(() => this.ping(), PING);
  private readonly reconnect = () => {
    if (this.status === 'waiting' && document.visibilityState === 'visible') this.connect();
  };

  // The network went away or changed: checks at once whether the server is still there.
  private readonly onOffline = () => {
    if (this.status !== 'waiting') this.lost();
  };

  constructor() {
    addEventListener('offline', this.onOffline);
    addEventListener('online', this.reconnect);
    document.addEventListener('visibilitychange', this.reconnect);
  }

  /** The address to connect to, with the current query. */
  protected abstract path(): string;
  /** An error thrown here closes the connection: the next one brings what was lost. */
  protected abstract receive(message: Received): void;

  close() {
    this.closed = true;
    clearInterval(this.pingTimer);
    clearTimeout(this.retry);
    removeEventListener('offline', this.onOffline);
    removeEventListener('online', this.reconnect);
    document.removeEventListener('visibilitychange', this.reconnect);
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
      for (const line of lines) this.receive(JSON.parse(line) as Received);
      this.tries = 0;
      this.badMessages = 0;
    } catch (error) {
      this.onBadMessage(error);
      return;
    }
    this.drawing?.();
    this.drawing = onNextFrame(() => {
      this.drawing = undefined;
      this.read();
    });
  }

  /** Handles a message that makes no sense. */
  protected onBadMessage(error: unknown) {
    console.error(error);
    this.badMessages += 1;
    this.lost();
  }

  /** The problem to show if the server is there but cannot be understood. */
  get nonsense(): Problem | undefined {
    return this.badMessages < MOST_BAD_MESSAGES ? undefined : new Problem('nonsense', t('problem-nonsense'));
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
    this.replyTimer ??= setTimeout(() => this.lost(), within);
  }

  private received() {
    clearTimeout(this.replyTimer);
    this.replyTimer = undefined;
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
    const seconds = RETRY_DELAYS[Math.min(this.tries++, RETRY_DELAYS.length - 1)] ?? 15;
    this.retry = setTimeout(() => this.connect(), seconds * 1000 * (0.8 + Math.random() * 0.4));
  }

  private ping() {
    if (this.status === 'open') this.say({ type: 'ping' });
  }
}
