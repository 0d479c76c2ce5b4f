import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Step } from '../generated/wire';
import { sample } from '../rooms/sample';
import { sheet } from '../table/panels/why';
import { lines, Past, turns } from './past.svelte';

const step = (at: number, ...events: [string, string?][]): Step =>
  ({
    at,
    n: at,
    seat: 0,
    time: 0,
    events: events.map(([kind, text]) => ({ kind, text })),
  }) as unknown as Step;

const steps = [
  step(1, ['Play', 'You play Ada']),
  step(2, ['Draw']),
  step(3, ['TurnEnd'], ['TurnStart', 'Turn 2']),
  step(4, ['TurnStart', 'Turn 3']),
];

describe('the lines of a game', () => {
  it('are those that say something, with their moment', () => {
    expect(lines(steps).map(({ at, text, turn }) => [at, turn ? 'turn' : text])).toEqual([
      [1, 'You play Ada'],
      [3, 'turn'],
      [4, 'turn'],
    ]);
  });

  it('know where turns begin', () => {
    expect(turns(steps)).toEqual([0, 3, 4]);
    expect(turns([])).toEqual([0]);
  });
});

describe('looking back', () => {
  afterEach(() => vi.unstubAllGlobals());

  const asked: string[] = [];
  function server() {
    asked.length = 0;
    vi.stubGlobal('fetch', (path: string) => {
      asked.push(path);
      const at = Number(new URL(path, 'http://x').searchParams.get('at'));
      const value = path.includes('/history')
        ? { table: sample({ stage: 'over' }), of: 4, steps }
        : { at, of: 4, rows: [], view: { viewer: 1, turn: at, prompt: { seat: 1 } }, views: [] };
      return Promise.resolve(new Response(JSON.stringify(value)));
    });
  }

  it('begins at the end, without a question', async () => {
    server();
    const past = new Past('g');
    await past.open();
    expect(past.n).toBe(4);
    expect(past.view?.turn).toBe(4);
    expect(past.view?.prompt).toBeUndefined();
    expect(past.pointOfView).toBe('1');
    expect(past.log).toHaveLength(5);
  });

  it('asks about what is seen at that moment, with those eyes', async () => {
    server();
    const past = new Past('g', 'sesame');
    await past.open(2);
    await sheet(past.live, 7);
    expect(asked.at(-1)).toBe('/api/games/g/why?card=7&at=2&seat=1&password=sesame');
  });

  it('stays within the game', async () => {
    server();
    const past = new Past('g');
    await past.open(99, 'none');
    expect(past.n).toBe(4);
    await past.go(-3);
    expect(past.n).toBe(0);
    expect(past.log).toHaveLength(0);
  });

  it('goes from turn to turn', async () => {
    server();
    const past = new Past('g');
    await past.open(1, 'none');
    past.turn(1);
    expect(past.n).toBe(3);
    past.turn(1);
    past.turn(1);
    expect(past.n).toBe(4);
    past.turn(-1);
    past.turn(-1);
    expect(past.n).toBe(0);
  });

  it('asks for a moment once', async () => {
    server();
    const past = new Past('g');
    await past.open(2, 'none');
    await past.go(3);
    await past.go(2);
    expect(asked.filter((path) => path.includes('at=2'))).toHaveLength(1);
  });

  it('says what went wrong', async () => {
    vi.stubGlobal('fetch', () =>
      Promise.resolve(new Response('{"code":"forbidden","text":"No."}', { status: 403 })),
    );
    const past = new Past('g');
    await past.open();
    expect(past.status).toBe('refused');
    expect(past.failed?.message).toBe('No.');
  });
});
