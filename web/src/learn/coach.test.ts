import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Action, Answer, CardInfo, AttemptPlan, NumberedEvent, View } from '../generated/wire';
import { chosen, planned, topicOf } from './coach.svelte';
import { next } from './next';
import { selectors } from './pointing';
import type { Scene } from './scene';
import { complete, LESSON } from './topics';

/** A lesson as it was played by following the coach: what was seen at each question, and the answer given. */
interface Recorded {
  cards: Record<string, CardInfo>;
  steps: { view: View; log: NumberedEvent[]; answer: Answer; advice: string }[];
}

const recorded = JSON.parse(
  readFileSync(join(import.meta.dirname, 'recorded-lesson.json'), 'utf8'),
) as Recorded;
const def = (def: number) => recorded.cards[def];
let log: NumberedEvent[] = [];
const scenes = recorded.steps.map((step) => {
  log = [...log, ...step.log];
  return { ...step, scene: { view: step.view, log, def } satisfies Scene };
});
const ids = scenes.map(({ advice }) => advice);

describe('the coach', () => {
  it('says what the server would do, as it did when the lesson was played', () => {
    for (const { scene, answer, advice } of scenes) {
      const now = next(scene, answer);
      expect(now.id).toBe(advice);
      expect(now.answer).toEqual(answer);
    }
  });

  it('points only at what the question offers where the server has no hint', () => {
    for (const { scene } of scenes) {
      const { prompt } = scene.view;
      const { answer, cards, id } = next(scene);
      if (answer?.kind === 'Act') expect(prompt?.actions).toContainEqual(answer.value);
      if (id === 'play')
        expect(prompt?.actions?.flatMap((one) => (one.kind === 'Play' ? [one.card] : []))).toEqual(cards);
      if (id === 'any' && prompt?.choice.kind === 'Cards') expect(prompt.choice.from).toEqual(cards);
    }
    const said = new Set(scenes.map(({ scene }) => next(scene).id));
    for (const id of ['play', 'orders', 'any']) expect(said, id).toContain(id);
  });

  it('leaves it to the server whether a team is good enough', () => {
    const action: Action = { kind: 'Attempt', mission: 1, ship: null };
    const scene = scenes.find(({ advice }) => advice === 'attempt');
    if (!scene) throw new Error('no attempt');
    const advice = next(scene.scene, scene.answer);
    expect(planned(advice, null).id).toBe('attempt');
    expect(planned(advice, action)).toBe(advice);
    const plan = { met: true } as AttemptPlan;
    expect(planned(advice, action, plan)).toMatchObject({
      id: 'begin',
      answer: { kind: 'Act', value: action },
    });
    expect(planned(advice, action, { ...plan, met: false }).id).toBe('begin-short');
  });

  it('leads through every part of the game', () => {
    for (const id of [
      'play-ship',
      'play-event',
      'play-personnel',
      'draw',
      'beam-up',
      'beam-all',
      'move',
      'beam-down',
      'attempt',
      'lose',
      'dilemmas',
      'respond',
      'end-orders',
    ])
      expect(ids, id).toContain(id);
  });

  it('has something to say about each part, and is done when a mission is completed and dilemmas were chosen', () => {
    const read = new Set<string>();
    let ended = -1;
    scenes.forEach(({ scene, answer }, at) => {
      const advice = next(scene, answer);
      for (let topic = topicOf(scene, advice, read); topic; topic = topicOf(scene, advice, read))
        read.add(topic.id);
      for (const topic of LESSON) if (topic.done?.(scene)) read.add(topic.id);
      if (ended < 0 && complete(scene, read)) ended = at;
    });
    expect(LESSON.filter((topic) => !read.has(topic.id)).map(({ id }) => id)).toEqual([]);
    expect(ended).toBeGreaterThan(0);
  });

  it('goes on from wherever the learner is: without a ship it is the ship that comes first', () => {
    const [first] = scenes;
    if (!first) throw new Error('no scenes');
    const later = new Set(LESSON.map(({ id }) => id).filter((id) => id !== 'ship'));
    const ship = scenes.find(({ advice }) => advice === 'play-ship');
    if (!ship) throw new Error('no ship');
    expect(topicOf(ship.scene, next(ship.scene, ship.answer), later)?.id).toBe('ship');
  });

  it('only watches when nobody asks the learner', () => {
    const [first] = scenes;
    if (!first) throw new Error('no scenes');
    const view = { ...first.scene.view, prompt: undefined, active: 1 };
    expect(next({ ...first.scene, view })).toMatchObject({ id: 'watch', cards: [] });
  });

  it('points at cards and buttons', () => {
    const hints = {
      cards: new Set([12]),
      sites: new Set<number>(),
      button: 'move' as const,
      group: { kind: 'Aboard' as const, of: 7 },
      place: undefined,
    };
    expect(selectors(hints)).toEqual([
      '[data-place="Aboard 7"] [data-order="move"]:not([aria-disabled="true"])',
      '[data-card="12"]',
    ]);
    expect(selectors({ ...hints, sites: new Set([3]) })).toContain('[data-site="3"][aria-pressed="false"]');
    expect(selectors({ ...hints, button: 'draw' })).toContain('[data-primary]:enabled');
  });

  it('points at dilemmas, and at the button only when they are selected', () => {
    const all = scenes.map(({ scene, answer }) => next(scene, answer));
    const now = all.find(({ id, cards }) => id === 'dilemmas' && cards.length > 1);
    if (!now) throw new Error('no dilemmas');
    expect(chosen(now, [])).toBe(false);
    expect(chosen(now, now.cards.slice(1))).toBe(false);
    expect(chosen(now, [...now.cards].reverse())).toBe(true);
    expect(chosen({ ...now, answer: { kind: 'Act', value: { kind: 'End' } } }, [])).toBe(true);
  });
});
