import { cleanup, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Action, AttemptPlan, NumberedEvent } from '../../generated/wire';
import { lang } from '../../lib/lang.svelte';
import attemptMine from '../fixtures/attempt.json';
import { pass, primary } from '../prompt';
import { special } from '../special';
import { sit, type Kit, type Recording } from './kit';
import Plan from './Plan.svelte';
import Result from './Result.svelte';

let kit: Kit;
beforeAll(() => lang.choose('en'));
afterEach(() => {
  cleanup();
  kit?.close();
  vi.unstubAllGlobals();
});

/** The recorded table before the attempt, with made-up offers. */
function before(...actions: Action[]): Recording {
  const recording = structuredClone(attemptMine) as unknown as Recording;
  delete recording.view.board.attempt;
  recording.events = [];
  recording.view.prompt = { seat: 0, ask: { kind: 'Orders' }, choice: { kind: 'Act' }, actions };
  return recording;
}
const MISSION = attemptMine.view.board.attempt.mission;
const attempt: Action = { kind: 'Attempt', mission: MISSION, ship: null };
const END: Action = { kind: 'End' };

describe('the plan of an attempt', () => {
  it('opens instead of the attempt, which begins with the second step', () => {
    kit = sit(before(attempt, END));
    const { desk, sent } = kit;
    desk.act(attempt);
    expect(sent()).toEqual([]);
    expect(special(desk)).toBe(Plan);
    expect(pass(desk)).toBeUndefined();
    const begin = primary(desk);
    expect(begin?.text).toBe('Begin the attempt');
    begin?.run?.();
    expect(sent()).toMatchObject([{ type: 'answer', answer: { kind: 'Act', value: attempt } }]);
    expect(desk.plan).toBeNull();
  });

  it('is forgotten, and other actions happen at once', () => {
    kit = sit(before(attempt, END));
    const { desk, sent } = kit;
    desk.act(attempt);
    expect(desk.cancel()).toBe(true);
    expect(special(desk)).toBeUndefined();
    desk.act(END);
    expect(sent()).toMatchObject([{ answer: { kind: 'Act', value: END } }]);
  });

  const plan: AttemptPlan = {
    mission: MISSION,
    team: [34, 65],
    out: [{ card: 45, why: 'Stopped' }],
    opponent: 1,
    limit: 1,
    overcome: 1,
    checklist: [
      {
        what: { kind: 'Skill', of: 'Security' },
        have: 1,
        need: 3,
        met: false,
        depth: 0,
      },
    ],
    met: false,
    words: { checklist: ['✗ Security 1/3 (2 short)'], out: ['Card 547 is stopped'] },
  };

  it('shows who would take part, what is asked for and what is to come, as the server says it', async () => {
    vi.stubGlobal('fetch', (path: string) => {
      expect(path).toBe(`/api/games/sample/plan?mission=${MISSION}`);
      return Promise.resolve(new Response(JSON.stringify(plan)));
    });
    kit = sit(before(attempt));
    kit.desk.act(attempt);
    const { container } = render(Plan, { desk: kit.desk });
    expect(await screen.findByText(/This team is missing something/)).toBeTruthy();
    expect(screen.getByText(/Security 1\/3/)).toBeTruthy();
    expect(container.querySelectorAll('.team li')).toHaveLength(2);
    expect(screen.getByText('Card 547 is stopped')).toBeTruthy();
    expect(container.querySelector('.coming')?.textContent).toMatch(/Kel draws 1 .* 2 personnel, minus 1/s);
    expect(document.activeElement).toBe(container.querySelector('.plan'));
  });

  it('lets one choose where there are several ways', () => {
    vi.stubGlobal('fetch', () => Promise.reject(new Error('no server')));
    const other: Action = { kind: 'Attempt', mission: MISSION, ship: 5 };
    const elsewhere: Action = { kind: 'Attempt', mission: MISSION + 1, ship: null };
    kit = sit(before(attempt, other, elsewhere));
    kit.desk.act(attempt);
    render(Plan, { desk: kit.desk });
    const [first, second, ...rest] = screen.getAllByRole('radio') as HTMLInputElement[];
    expect([first?.checked, second?.checked, rest]).toEqual([true, false, []]);
    second?.click();
    expect(kit.desk.plan).toEqual(other);
  });
});

describe('what came of it', () => {
  const end: NumberedEvent[] = [
    ...(attemptMine.events as unknown as NumberedEvent[]),
    {
      kind: 'Check',
      who: 0,
      card: MISSION,
      facet: { kind: 'Skill', of: ['Security', 1] },
      amount: { of: 'Need', n: 3 },
      after: 99,
    },
    { kind: 'AttemptFail', who: 0, card: MISSION, after: 99 },
  ];

  function fail() {
    const recording = before(END);
    kit = sit(recording);
    const { n } = recording;
    kit.receive({
      type: 'change',
      from: n,
      n: 99,
      patch: [],
      events: end,
      clocks: [],
    } as unknown as Parameters<Kit['receive']>[0]);
    flushSync();
  }

  it('takes the place of the panel until the player does something', () => {
    fail();
    expect(special(kit.desk)).toBe(Result);
    const { container } = render(Result, { desk: kit.desk });
    expect(container.querySelector('h2')?.textContent).toMatch(/✗\s+Your attempt at .* failed/);
    expect(container.textContent).toMatch(/Security\s+not met\s+1 of 3\s+2 short/);
    expect(container.querySelectorAll('ol > li')).toHaveLength(2);
    kit.desk.act(END);
    expect(special(kit.desk)).toBeUndefined();
  });

  it('gives way to a plan and can be closed', () => {
    fail();
    kit.desk.act(attempt);
    expect(special(kit.desk)).toBe(Plan);
    kit.desk.cancel();
    render(Result, { desk: kit.desk });
    screen.getByRole('button', { name: /Close/ }).click();
    expect(special(kit.desk)).toBeUndefined();
  });
});
