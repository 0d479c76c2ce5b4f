import { cleanup, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Action, MissionView, Told, View } from '../../generated/wire';
import { lang } from '../../lib/lang.svelte';
import attemptMine from '../fixtures/attempt.json';
import { pass, primary } from '../prompt';
import { special } from '../special';
import { sit, type Kit, type Recording } from './kit';
import Plan from './Plan.svelte';
import { expected, volunteers, ways } from './plan';
import Result from './Result.svelte';

let kit: Kit;
beforeAll(() => lang.choose('en'));
afterEach(() => {
  cleanup();
  kit?.close();
  vi.unstubAllGlobals();
});

/** The recorded table before the attempt: what the server offers is made up. */
function before(...actions: Action[]): Recording {
  const recording = structuredClone(attemptMine) as unknown as Recording;
  delete recording.view.attempt;
  recording.events = [];
  recording.view.prompt = { seat: 0, ask: 'Orders', choice: 'Act', actions };
  return recording;
}
const MISSION = attemptMine.view.attempt.mission;
const attempt = { Attempt: { mission: MISSION, ship: null } };

describe('the plan of an attempt', () => {
  it('opens instead of the attempt, which begins with the second step', () => {
    kit = sit(before(attempt, 'End'));
    const { desk, sent } = kit;
    desk.act(attempt);
    expect(sent()).toEqual([]);
    expect(special(desk)).toBe(Plan);
    expect(pass(desk)).toBeUndefined();
    const begin = primary(desk);
    expect(begin?.text).toBe('Begin the attempt');
    begin?.run?.();
    expect(sent()).toMatchObject([{ type: 'answer', answer: { Act: attempt } }]);
    expect(desk.plan).toBeNull();
  });

  it('is forgotten, and other actions happen at once', () => {
    kit = sit(before(attempt, 'End'));
    const { desk, sent } = kit;
    desk.act(attempt);
    expect(desk.cancel()).toBe(true);
    expect(special(desk)).toBeUndefined();
    desk.act('End');
    expect(sent()).toMatchObject([{ answer: { Act: 'End' } }]);
  });

  it('shows who would take part, what is asked for and what is to come', async () => {
    vi.stubGlobal('fetch', (path: string) => {
      expect(path).toContain(`mission=${MISSION}`);
      const mission = [
        {
          text: '✗ Security 1/3 (2 short)',
          what: { Skill: 'Security' },
          have: 1,
          need: 3,
          met: false,
          depth: 0,
        },
      ];
      return Promise.resolve(new Response(JSON.stringify({ mission })));
    });
    const recording = before(attempt);
    kit = sit(recording);
    kit.desk.act(attempt);
    const people = volunteers(kit.desk, attempt);
    expect(people.ready.length).toBeGreaterThan(0);
    const { container } = render(Plan, { desk: kit.desk });
    expect(await screen.findByText(/This team is missing something/)).toBeTruthy();
    expect(container.querySelectorAll('.team li')).toHaveLength(people.ready.length);
    expect(container.querySelector('.coming')?.textContent).toContain(`${people.ready.length} personnel`);
    expect(document.activeElement).toBe(container.querySelector('.plan'));
  });

  it('lets one choose where there are several ways', () => {
    const other = { Attempt: { mission: MISSION, ship: 5 } };
    const elsewhere = { Attempt: { mission: MISSION + 1, ship: null } };
    kit = sit(before(attempt, other, elsewhere));
    expect(ways(kit.desk, attempt).map(({ action }) => action)).toEqual([attempt, other]);
  });
});

describe('the dilemmas to come', () => {
  const player = (seat: number, pile: number, gone = false) => ({ seat, gone, sizes: { pile } });
  const view = (...players: object[]) => ({ viewer: 0, players }) as unknown as View;
  const mission = { beneath: [{ id: 1, def: 1 }], beneath_unseen: 1 } as unknown as MissionView;

  it('are as many as personnel, less those beneath the mission', () => {
    const found = expected(view(player(0, 9), player(1, 20)), mission, 7);
    expect(found).toMatchObject({ drawn: 5, limit: 5, beneath: 2, by: { seat: 1 } });
    expect(expected(view(player(0, 9), player(1, 20)), mission, 1)).toMatchObject({ drawn: 0, limit: 0 });
  });

  it('are no more than there are, and come from whoever sits to the left', () => {
    const found = expected(view(player(0, 9), player(1, 9, true), player(2, 3)), mission, 7);
    expect(found).toMatchObject({ drawn: 3, limit: 5, by: { seat: 2 } });
  });
});

describe('what came of it', () => {
  const end: Told[] = [
    ...(attemptMine.events as unknown as Told[]),
    { kind: 'Check', who: 0, card: MISSION, facet: { Skill: ['Security', 1] }, n: 3, after: 99 },
    { kind: 'AttemptFail', who: 0, card: MISSION, after: 99 },
  ];

  function fail() {
    const recording = before('End');
    kit = sit(recording);
    const { n } = recording;
    kit.hear({
      type: 'change',
      from: n,
      n: 99,
      patch: [],
      events: end,
      clocks: [],
    } as unknown as Parameters<Kit['hear']>[0]);
    flushSync();
  }

  it('takes the place of the panel until the player does something', () => {
    fail();
    expect(special(kit.desk)).toBe(Result);
    const { container } = render(Result, { desk: kit.desk });
    expect(container.querySelector('h2')?.textContent).toMatch(/✗\s+Your attempt at .* failed/);
    expect(container.textContent).toMatch(/Security\s+not met\s+1 of 3\s+2 short/);
    expect(container.querySelectorAll('ol > li')).toHaveLength(2);
    kit.desk.act('End');
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
