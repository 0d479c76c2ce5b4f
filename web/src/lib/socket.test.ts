import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Socket } from './socket.svelte';

class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: { type: string }[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: () => void;
  constructor() {
    FakeSocket.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as { type: string });
  }
  close() {
    this.readyState = 3;
  }
  open() {
    this.readyState = 1;
    this.onopen?.();
  }
  say(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

class Line extends Socket<{ type: string }, { type: string }> {
  messages: string[] = [];
  constructor() {
    super();
    this.connect();
  }
  protected path() {
    return '/line';
  }
  protected receive(message: { type: string }) {
    if (message.type === 'broken') throw new Error('broken');
    this.messages.push(message.type);
  }
}

describe('a connection', () => {
  let line: Line;
  const last = () => FakeSocket.all.at(-1) as FakeSocket;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('WebSocket', FakeSocket);
    FakeSocket.all = [];
    line = new Line();
    last().open();
  });
  afterEach(() => {
    line.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('is lost as soon as the network is, and tried again when it is back', () => {
    expect(line.status).toBe('open');
    dispatchEvent(new Event('offline'));
    expect(line.status).toBe('waiting');
    expect(FakeSocket.all[0]?.readyState).toBe(3);
    dispatchEvent(new Event('online'));
    expect(line.status).toBe('connecting');
    expect(FakeSocket.all).toHaveLength(2);
    last().open();
    expect(line.status).toBe('open');
    vi.advanceTimersByTime(5_000);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it('is lost if nothing is heard after an answer', () => {
    line.say({ type: 'answer' });
    vi.advanceTimersByTime(7_000);
    expect(line.status).toBe('open');
    vi.advanceTimersByTime(1_500);
    expect(line.status).not.toBe('open');
    vi.advanceTimersByTime(1_000);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it('stays if anything is heard', () => {
    line.say({ type: 'answer' });
    vi.advanceTimersByTime(7_000);
    last().say({ type: 'pong' });
    vi.advanceTimersByTime(7_000);
    expect(line.status).toBe('open');
    expect(FakeSocket.all).toHaveLength(1);
  });

  it('is tried now and then, and lost if that is not answered', () => {
    vi.advanceTimersByTime(15_100);
    expect(last().sent).toEqual([{ type: 'ping' }]);
    last().say({ type: 'pong' });
    vi.advanceTimersByTime(14_000);
    expect(line.status).toBe('open');
    vi.advanceTimersByTime(1_000 + 8_000);
    expect(line.status).toBe('waiting');
  });

  it('says that the server is not understood, after several tries', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    for (const tries of [1, 2, 3]) {
      expect(line.nonsense).toBeUndefined();
      last().say({ type: 'broken' });
      expect(line.status).toBe('waiting');
      vi.advanceTimersByTime(6_000);
      expect(FakeSocket.all).toHaveLength(tries + 1);
      last().open();
    }
    expect(line.nonsense?.code).toBe('nonsense');
    last().say({ type: 'fine' });
    expect(line.nonsense).toBeUndefined();
  });

  it('reads the first message at once and what comes before the next picture together', () => {
    last().say({ type: 'one' });
    expect(line.messages).toEqual(['one']);
    last().say({ type: 'two' });
    last().say({ type: 'three' });
    expect(line.messages).toEqual(['one']);
    vi.advanceTimersToNextFrame();
    expect(line.messages).toEqual(['one', 'two', 'three']);
    vi.advanceTimersToNextFrame();
    last().say({ type: 'four' });
    expect(line.messages).toHaveLength(4);
  });

  it('reads also where nothing is drawn', () => {
    vi.stubGlobal('requestAnimationFrame', () => 0);
    last().say({ type: 'one' });
    last().say({ type: 'two' });
    vi.advanceTimersByTime(100);
    expect(line.messages).toEqual(['one', 'two']);
  });

  it('reads what came before it ended, and nothing of a connection that was given up', () => {
    last().say({ type: 'one' });
    last().say({ type: 'two' });
    last().onclose?.();
    expect(line.messages).toEqual(['one', 'two']);
    line.connect();
    last().open();
    last().say({ type: 'three' });
    last().say({ type: 'four' });
    line.connect();
    vi.advanceTimersByTime(200);
    expect(line.messages).toEqual(['one', 'two', 'three']);
  });

  it('does not wait for ever to be opened', () => {
    line.connect();
    vi.advanceTimersByTime(15_000);
    expect(line.status).toBe('waiting');
  });
});
