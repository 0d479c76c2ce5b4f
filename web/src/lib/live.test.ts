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
});
