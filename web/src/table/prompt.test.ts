import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Action, Answer, Choice, Prompt } from '../generated/wire';
import { lang } from '../lib/lang.svelte';
import attemptMine from './fixtures/attempt.json';
import { sit, type Kit, type Recording } from './panels/kit';
import { others, pass, primary } from './prompt';

let kit: Kit;
beforeAll(() => lang.choose('en'));
afterEach(() => kit?.close());

/** A table with this question, and the answer that the server lays ready. */
function asked(prompt: Partial<Prompt>, suggested?: Answer, options?: string[]) {
  const recording = structuredClone(attemptMine) as unknown as Recording;
  delete recording.view.board.attempt;
  recording.events = [];
  const view = recording.view;
  view.prompt = { seat: 0, ask: { kind: 'PlayAndDraw' }, choice: { kind: 'Act' }, ...prompt } as Prompt;
  const actions = prompt.actions?.map(({ kind }) => ({ text: kind, short: kind, group: 'other' as const }));
  kit = sit(recording, { question: '?', actions, options, suggested });
  kit.desk.begin();
  return kit.desk;
}
const recorded = attemptMine as unknown as Recording;
const card = recorded.view.players[0]?.hand?.[0]?.id ?? 0;
const play: Action = { kind: 'Play', card, at: null };
const DRAW: Action = { kind: 'Draw' };
const END: Action = { kind: 'End' };

describe('the primary button', () => {
  it('is the action that the server suggests', () => {
    const desk = asked({ actions: [DRAW, play] }, { kind: 'Act', value: play });
    const first = primary(desk);
    expect(first).toMatchObject({ text: 'Play' });
    expect(first?.quiet).toBeUndefined();
    // What it is instead is still there.
    expect(others(desk).map(({ words }) => words.text)).toEqual(['Draw']);
    first?.run?.();
    expect(kit.sent()).toMatchObject([{ answer: { kind: 'Act', value: play } }]);
  });

  it('draws and ends by no key while there is something to do and nothing is suggested', () => {
    expect(primary(asked({ actions: [DRAW, play] }))).toMatchObject({ text: 'Draw', quiet: true });
    kit.close();
    expect(primary(asked({ actions: [END, { kind: 'Attempt', mission: 1, ship: null }] }))?.quiet).toBe(true);
    kit.close();
    expect(primary(asked({ actions: [DRAW] }))?.quiet).toBe(false);
  });

  it('is not an action that is not offered', () => {
    const desk = asked({ actions: [DRAW] }, { kind: 'Act', value: play });
    expect(primary(desk)?.text).toBe('Draw');
  });

  it('is "no" where the server would decline', () => {
    const desk = asked({ choice: { kind: 'YesNo' } }, { kind: 'YesNo', value: false });
    expect(primary(desk)?.text).toBe('No');
    primary(desk)?.run?.();
    expect(kit.sent()).toMatchObject([{ answer: { kind: 'YesNo', value: false } }]);
    kit.close();
    const yes = asked({ choice: { kind: 'YesNo' } }, { kind: 'YesNo', value: true });
    expect([primary(yes)?.text, pass(yes)?.text]).toEqual(['Yes', 'No']);
  });

  it('selects suggested cards first and confirms them second', () => {
    const from = recorded.view.players[0]?.missions.map(({ id }) => id) ?? [];
    const [one = 0] = from;
    const choice = { kind: 'Cards', from, min: 1, max: 1, rule: { kind: 'Any' } } as unknown as Choice;
    const desk = asked({ ask: { kind: 'DiscardExcess' }, choice }, { kind: 'Cards', value: [one] });
    expect(primary(desk)?.text).toBe(`Choose ${desk.title(one)}`);
    primary(desk)?.run?.();
    expect(desk.picked).toEqual([one]);
    expect(kit.sent()).toEqual([]);
    primary(desk)?.run?.();
    expect(kit.sent()).toMatchObject([{ answer: { kind: 'Cards', value: [one] } }]);
  });

  it('is the suggested option', () => {
    const choice = { kind: 'Options', options: ['a', 'b'] } as unknown as Choice;
    const desk = asked({ choice }, { kind: 'Option', value: 1 }, ['One', 'Other']);
    expect(primary(desk)?.text).toBe('Other');
  });
});
