import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Action, CardInfo, MissionCheck, NumberedEvent, Skill } from '../generated/wire';
import { lang } from '../lib/lang.svelte';
import { blocks } from './board';
import attemptMine from './fixtures/attempt.json';
import GroupBlock from './GroupBlock.svelte';
import Hint from './Hint.svelte';
import MissionTile from './MissionTile.svelte';
import { sit, type Kit, type Recording } from './panels/kit';
import Played from './Played.svelte';
import Preview from './Preview.svelte';
import Start from './Start.svelte';

let kit: Kit;
let asked: string[] = [];
beforeAll(() => lang.choose('en'));
beforeEach(() => (asked = []));
afterEach(() => {
  cleanup();
  kit?.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A server that replies to a path with this. */
function server(path: string, reply: unknown) {
  vi.stubGlobal('fetch', (wanted: string) => {
    asked.push(wanted);
    if (!wanted.includes(path)) return Promise.reject(new Error('no server'));
    return Promise.resolve(new Response(JSON.stringify(reply)));
  });
}

const recorded = attemptMine as unknown as Recording;
const SITE = 1;
const MISSION = 1;
const TEAM = [34, 65, 45, 48, 39, 49, 56];
const END: Action = { kind: 'End' };

/** The recorded table before its attempt; its cards have made-up skills. */
function table(actions: Action[] = [END], range?: [number, number]): Kit {
  const recording = structuredClone(recorded);
  delete recording.view.board.attempt;
  Object.assign(recording.view.board, { points_to_win: 100, counters_per_turn: 7 });
  recording.events = [];
  recording.view.prompt = { seat: 0, ask: { kind: 'Orders' }, choice: { kind: 'Act' }, actions };
  const made: Record<number, Partial<CardInfo>> = {};
  const site = recording.view.sites.find(({ site }) => site === SITE);
  for (const card of site?.groups?.[0]?.cards ?? []) {
    made[card.def] = { skills: [['Medical' as Skill, 2]], attributes: [5, 5, 5] };
    delete card.skills;
    card.stopped = card.id === TEAM[0];
  }
  const words = actions.map(({ kind }) => ({ text: kind, short: kind, group: 'move' as const, range }));
  return sit(recording, { question: '?', actions: words }, made);
}

const mission = () => kit.desk.view!.players[0]!.missions.find(({ id }) => id === MISSION)!;

describe('a group on the board', () => {
  it('has the skills of every person, and those of the unstopped together', () => {
    kit = table();
    const [block] = blocks(kit.desk.view!, mission());
    const { container } = render(GroupBlock, { desk: kit.desk, block: block!, lines: 20 });
    const rows = [...container.querySelectorAll('.people .row')];
    expect(rows).toHaveLength(TEAM.length);
    for (const row of rows) {
      expect(row.querySelector('.skills')?.textContent).toBe('2 Medical');
      // Screen readers get them with the name.
      expect(row.querySelector('.unseen')?.textContent).toContain('skills: 2 Medical');
    }
    expect(container.querySelector('p.skills')?.textContent).toContain('Medical\u00a012');
  });

  it('leaves the totals out where names need the room, and has skills below the names where it is narrow', () => {
    kit = table();
    const [block] = blocks(kit.desk.view!, mission());
    const { container } = render(GroupBlock, {
      desk: kit.desk,
      block: block!,
      lines: 11,
      tall: 1.5,
      totals: false,
    });
    expect(container.querySelector('p.skills')).toBeNull();
    expect(container.querySelectorAll('.row.tall .skills')).toHaveLength(TEAM.length);
  });
});

describe('the orders of a group', () => {
  it('are beside its sums in a wide column, so that names get their line', () => {
    kit = table([{ kind: 'Attempt', mission: MISSION, ship: null }, END]);
    kit.desk.view!.board.segment = 'Orders';
    const [block] = blocks(kit.desk.view!, mission());
    const { container } = render(GroupBlock, { desk: kit.desk, block: block!, lines: 20, inline: true });
    expect(container.querySelector('.head .orders [data-order=attempt]')).not.toBeNull();
    cleanup();
    const below = render(GroupBlock, { desk: kit.desk, block: block!, lines: 20 });
    expect(below.container.querySelector('.head .orders')).toBeNull();
    expect(below.container.querySelector('.orders [data-order=attempt]')).not.toBeNull();
  });
});

describe('a mission tile', () => {
  const check: MissionCheck = {
    mission: MISSION,
    met: false,
    lines: [
      {
        what: { kind: 'Skill', of: 'Medical' as Skill },
        have: 2,
        need: 1,
        met: true,
        depth: 0,
        text: '✓ Medical 2/1',
      },
      {
        what: { kind: 'Skill', of: 'Law' as Skill },
        have: 0,
        need: 1,
        met: false,
        depth: 0,
        text: '✗ Law 0/1',
      },
    ],
  };

  it('has ✓ and ✗ for the group that is planned with, as the server says', async () => {
    server('/missions', [check]);
    const plan: Action = { kind: 'Attempt', mission: MISSION, ship: null };
    kit = table([plan, END]);
    const { container } = render(MissionTile, { desk: kit.desk, mission: mission() });
    kit.desk.weigh();
    expect(asked).toEqual([]);
    kit.desk.act(plan);
    kit.desk.weigh();
    await vi.waitFor(() => expect(container.querySelectorAll('.check')).toHaveLength(2));
    expect(asked[0]).toContain(`cards=${encodeURIComponent(TEAM.join())}`);
    const [met, lacking] = [...container.querySelectorAll('.check')];
    expect(met?.textContent).toMatch(/✓\s+Medical 2\/1/);
    expect(met?.classList.contains('met')).toBe(true);
    expect(lacking?.textContent).toMatch(/✗\s+Law 0\/1/);
    kit.desk.cancel();
    flushSync();
    expect(container.querySelectorAll('.check')).toHaveLength(0);
  });

  it('has the Range that a move takes', () => {
    const move: Action = { kind: 'Move', ship: 31, to: MISSION };
    kit = table([move, END], [4, 8]);
    const { container } = render(MissionTile, { desk: kit.desk, mission: mission() });
    expect(container.querySelector('.state')).toBeNull();
    kit.desk.press(kit.desk.cards.get(31)!);
    flushSync();
    expect(container.querySelector('.state')?.textContent).toContain('Range 4 of 8');
  });
});

describe('a preview', () => {
  it('comes under the pointer and goes with Escape', async () => {
    vi.useFakeTimers();
    kit = table();
    const [block] = blocks(kit.desk.view!, mission());
    const { container } = render(GroupBlock, { desk: kit.desk, block: block!, lines: 20 });
    render(Preview, { desk: kit.desk });
    flushSync();
    const row = container.querySelector('[data-card="65"]')!;
    row.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
    expect(document.querySelector('[data-preview]')).toBeNull();
    await vi.advanceTimersByTimeAsync(300);
    flushSync();
    expect(document.querySelector('[data-preview="65"] svg')).not.toBeNull();
    await fireEvent.keyDown(document.body, { key: 'Escape' });
    flushSync();
    expect(document.querySelector('[data-preview]')).toBeNull();
  });

  it('opens in full after a long press, which is no click', async () => {
    vi.useFakeTimers();
    kit = table();
    const [block] = blocks(kit.desk.view!, mission());
    const { container } = render(GroupBlock, { desk: kit.desk, block: block!, lines: 20 });
    render(Preview, { desk: kit.desk });
    flushSync();
    const row = container.querySelector<HTMLElement>('[data-card="65"]')!;
    const touch = { bubbles: true, pointerType: 'touch', clientX: 5, clientY: 5 };
    row.dispatchEvent(new PointerEvent('pointerdown', touch));
    await vi.advanceTimersByTimeAsync(600);
    expect(kit.desk.opened).toEqual({ what: 'zoom' });
    expect(kit.desk.zoom?.card).toBe(65);
    row.dispatchEvent(new PointerEvent('pointerup', touch));
    row.click();
    expect(kit.desk.menu).toBeNull();
    // The next tap is one again.
    row.click();
    expect(kit.desk.menu).toBe(65);
  });

  it('does not come while a finger moves', async () => {
    vi.useFakeTimers();
    kit = table();
    const [block] = blocks(kit.desk.view!, mission());
    const { container } = render(GroupBlock, { desk: kit.desk, block: block!, lines: 20 });
    render(Preview, { desk: kit.desk });
    flushSync();
    const row = container.querySelector('[data-card="65"]')!;
    const touch = { bubbles: true, pointerType: 'touch', clientX: 5, clientY: 5 };
    row.dispatchEvent(new PointerEvent('pointerdown', touch));
    row.dispatchEvent(new PointerEvent('pointermove', { ...touch, clientY: 60 }));
    await vi.advanceTimersByTimeAsync(600);
    expect(kit.desk.opened).toBeNull();
  });
});

it('a card that another player plays is shown for a moment', async () => {
  vi.useFakeTimers();
  kit = table();
  const line = (who: number): NumberedEvent =>
    ({ after: 99, kind: 'Play', who, card: 65, text: 'Kel plays it' }) as unknown as NumberedEvent;
  kit.desk.live.log = [{ after: 98, kind: 'Draw', who: 1 } as unknown as NumberedEvent];
  render(Played, { desk: kit.desk });
  flushSync();
  kit.desk.live.log = [...kit.desk.live.log, line(0)];
  flushSync();
  expect(document.querySelector('[data-played]')).toBeNull();
  kit.desk.live.log = [...kit.desk.live.log, line(1)];
  flushSync();
  expect(document.querySelector('[data-played="65"] svg')).not.toBeNull();
  expect(document.querySelector('[data-played]')?.textContent).toContain('Kel plays it');
  await vi.advanceTimersByTimeAsync(2000);
  flushSync();
  expect(document.querySelector('[data-played]')).toBeNull();
});

it('the start panel has both decks and the goal', async () => {
  server('/decks', [
    { seat: 0, name: 'First Deck', about: 'It is good.' },
    { seat: 1, name: 'Second Deck' },
  ]);
  kit = table();
  render(Start, { desk: kit.desk });
  expect(await screen.findByText('First Deck')).toBeTruthy();
  expect(screen.getByText('Second Deck')).toBeTruthy();
  expect(screen.getByText(/100 points/)).toBeTruthy();
});

it('a hint is the opinion of the server, and can be followed', async () => {
  const advice = {
    n: recorded.n,
    positions: 96,
    lines: [
      { answer: { kind: 'Act', value: END }, text: 'End orders', chance: 54, then: ['you draw a card'] },
      { answer: { kind: 'Act', value: END }, text: 'Something else' },
    ],
  };
  server('/advice', advice);
  kit = table();
  kit.desk.opened = { what: 'hint' };
  render(Hint, { desk: kit.desk });
  expect(await screen.findByText('54 % chance to win')).toBeTruthy();
  expect(screen.getByText('Then: you draw a card.')).toBeTruthy();
  screen.getAllByRole('button', { name: /^Do this/ })[0]?.click();
  expect(kit.desk.opened).toBeNull();
  expect(kit.sent()).toMatchObject([{ answer: { kind: 'Act', value: END } }]);
});
