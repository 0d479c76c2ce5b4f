import { afterEach, describe, expect, it, vi } from 'vitest';
import { sit, type Kit, type Recording } from '../table/panels/kit';
import recorded from '../table/fixtures/attempt.json';
import type { ToClient } from '../generated/wire';

const recording = recorded as unknown as Recording;
let kit: Kit | undefined;
afterEach(() => {
  kit?.close();
  kit = undefined;
  vi.unstubAllGlobals();
});

const view = (more: object): ToClient =>
  ({
    type: 'view',
    protocol: 2,
    words: { question: '' },
    chat: [],
    ...recording,
    since: recording.n,
    events: [],
    ...more,
  }) as unknown as ToClient;
const nothing = { type: 'problem', code: 'conflict', text: 'Nothing' } as ToClient;

describe('a live game', () => {
  it('forgets what was refused when it goes on', () => {
    kit = sit(recording);
    const { live } = kit.desk;
    kit.receive(nothing);
    expect(live.problem?.text).toBe('Nothing');
    kit.receive(view({}));
    expect(live.problem?.text).toBe('Nothing');
    kit.receive(view({ n: recording.n + 1 }));
    expect(live.problem).toBeNull();
    kit.receive(nothing);
    live.say({ type: 'undo' });
    expect(live.problem).toBeNull();
  });

  it('says so when one does not sit there any more', () => {
    kit = sit(recording);
    const { live } = kit.desk;
    expect(live.view?.viewer).not.toBeNull();
    kit.receive(view({ view: { ...recording.view, viewer: null, prompt: undefined } }));
    expect(live.problem?.code).toBe('sign_in');
  });

  it('tells once what came twice', () => {
    kit = sit(recording);
    const { live } = kit.desk;
    const before = live.log.length;
    const event = { ...recording.events.at(-1), after: recording.n + 1 };
    const again = view({ n: recording.n + 1, events: [event] });
    kit.receive(again);
    kit.receive(again);
    expect(live.log).toHaveLength(before + 1);
  });

  it('offers to take back only what can be', () => {
    kit = sit(recording);
    const { live } = kit.desk;
    expect(live.undoable).toBe(true);
    kit.receive(nothing);
    expect(live.undoable).toBe(true);
    live.say({ type: 'undo' });
    kit.receive(nothing);
    expect(live.undoable).toBe(false);
    kit.receive(view({ n: recording.n + 1 }));
    expect(live.undoable).toBe(true);
  });

  it('asks for everything again in another language', () => {
    kit = sit(recording);
    const { live } = kit.desk;
    const asked: string[] = [];
    let receive: ((event: { data: string }) => void) | undefined;
    vi.stubGlobal(
      'WebSocket',
      class {
        set onmessage(to: typeof receive) {
          receive = to;
        }
        constructor(address: string) {
          asked.push(address);
        }
        close() {}
      },
    );
    kit.receive(nothing);
    live.reloadTexts();
    expect(asked[0]).toContain('since=0');
    expect(live.problem).toBeNull();
    const events = [{ after: 1, kind: 'Play', text: 'Anders gesagt' }];
    receive?.({ data: JSON.stringify(view({ since: 0, events })) });
    expect(live.log).toEqual(events);
    live.connect();
    expect(asked[1]).toContain(`since=${recording.n}`);
  });

  it('loads earlier pages of a long log when they are wanted', async () => {
    kit = sit(recording);
    const { live } = kit.desk;
    const line = (after: number) => ({ after, kind: 'Play', text: `Line ${after}` });
    // The beginning was left out, so nothing from before is kept.
    kit.receive(view({ n: 90, since: 0, earlier: 60, events: [line(61), line(90)] }));
    expect(live.log.map(({ after }) => after)).toEqual([61, 90]);
    expect(live.earlier).toBe(60);
    const asked: string[] = [];
    const step = (n: number) => ({
      at: n,
      n,
      seat: 0,
      time: 0,
      events: [{ kind: 'Play', text: `Line ${n}` }],
    });
    const pages = [
      { table: {}, of: 90, earlier: 30, steps: [step(31), step(60)] },
      { table: {}, of: 90, steps: [step(1), step(30)] },
    ];
    vi.stubGlobal('fetch', (path: string) => {
      asked.push(path);
      const page = pages.shift();
      return Promise.resolve({ ok: true, status: 200, json: () => Promise.resolve(page) });
    });
    await live.showEarlier();
    expect(live.log.map(({ after }) => after)).toEqual([31, 60, 61, 90]);
    await live.showEarlier();
    expect(live.log.map(({ after }) => after)).toEqual([1, 30, 31, 60, 61, 90]);
    expect(live.earlier).toBe(0);
    await live.showEarlier();
    expect(asked).toHaveLength(2);
    expect(asked[0]).toContain('/history?until=60');
    expect(asked[1]).toContain('/history?until=30');
    // News without a gap keep what is there; after a gap only the news are left.
    kit.receive(view({ n: 91, since: 90, events: [line(91)] }));
    expect(live.log).toHaveLength(7);
    kit.receive(view({ n: 300, since: 91, earlier: 200, events: [line(201)] }));
    expect(live.log.map(({ after }) => after)).toEqual([201]);
    expect(live.earlier).toBe(200);
  });
});
