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
    kit.hear(nothing);
    expect(live.problem?.text).toBe('Nothing');
    kit.hear(view({}));
    expect(live.problem?.text).toBe('Nothing');
    kit.hear(view({ n: recording.n + 1 }));
    expect(live.problem).toBeNull();
    kit.hear(nothing);
    live.say({ type: 'undo' });
    expect(live.problem).toBeNull();
  });

  it('says so when one does not sit there any more', () => {
    kit = sit(recording);
    const { live } = kit.desk;
    expect(live.view?.viewer).not.toBeNull();
    kit.hear(view({ view: { ...recording.view, viewer: null, prompt: undefined } }));
    expect(live.problem?.code).toBe('sign_in');
  });

  it('tells once what came twice', () => {
    kit = sit(recording);
    const { live } = kit.desk;
    const before = live.log.length;
    const event = { ...recording.events.at(-1), after: recording.n + 1 };
    const again = view({ n: recording.n + 1, events: [event] });
    kit.hear(again);
    kit.hear(again);
    expect(live.log).toHaveLength(before + 1);
  });

  it('offers to take back only what can be', () => {
    kit = sit(recording);
    const { live } = kit.desk;
    expect(live.undoable).toBe(true);
    kit.hear(nothing);
    expect(live.undoable).toBe(true);
    live.say({ type: 'undo' });
    kit.hear(nothing);
    expect(live.undoable).toBe(false);
    kit.hear(view({ n: recording.n + 1 }));
    expect(live.undoable).toBe(true);
  });

  it('asks for everything again in another language', () => {
    kit = sit(recording);
    const { live } = kit.desk;
    const asked: string[] = [];
    let hear: ((event: { data: string }) => void) | undefined;
    vi.stubGlobal(
      'WebSocket',
      class {
        set onmessage(to: typeof hear) {
          hear = to;
        }
        constructor(address: string) {
          asked.push(address);
        }
        close() {}
      },
    );
    kit.hear(nothing);
    live.reloadTexts();
    expect(asked[0]).toContain('since=0');
    expect(live.problem).toBeNull();
    const events = [{ after: 1, kind: 'Play', text: 'Anders gesagt' }];
    hear?.({ data: JSON.stringify(view({ since: 0, events })) });
    expect(live.log).toEqual(events);
    live.connect();
    expect(asked[1]).toContain(`since=${recording.n}`);
  });
});
