import { describe, expect, it } from 'vitest';
import type { NumberedEvent, SideView, View } from '../../generated/wire';
import attemptMine from '../fixtures/attempt.json';
import type { Recording } from './kit';
import { outcomes, type AttemptOutcome, type FightOutcome } from './outcome';
import { Outcomes } from './outcomes.svelte';

const mine = attemptMine as unknown as Recording;
const NONE = { cards: [], hidden: 0 };

/** The recorded attempt, with a possible end. */
const attempt = (...end: Omit<NumberedEvent, 'after'>[]): NumberedEvent[] => [
  ...mine.events,
  ...end.map((event) => ({ ...event, after: 71 })),
];

describe('an attempt that is over', () => {
  it('was solved for points, and each dilemma says what it did', () => {
    const back: NumberedEvent = {
      kind: 'Return',
      card: 34,
      source: 82,
      text: 'Card 34 returns to your hand',
      after: 71,
    };
    const log = attempt(
      back,
      { kind: 'Overcome', who: 0, card: 82, other: 1, source: 82, text: 'Card 82 is overcome' },
      { kind: 'Complete', who: 0, card: 1, amount: { of: 'Points', n: 40 } },
      { kind: 'Points', who: 0, amount: { of: 'Points', n: 45 } },
    );
    const [one] = outcomes(log, 70) as [AttemptOutcome];
    expect(one).toMatchObject({ who: 0, mission: 1, people: 7, solved: true, points: 45, asked: [] });
    expect(one.dilemmas).toEqual([
      { card: 86, state: 'overcome', stopped: { cards: [45], hidden: 0 }, killed: NONE, lines: [] },
      { card: 82, state: 'overcome', stopped: NONE, killed: NONE, lines: [back] },
    ]);
    expect([one.stopped, one.killed]).toEqual([NONE, NONE]);
  });

  it('failed for want of something, and the rest was stopped', () => {
    const log = attempt(
      { kind: 'Kill', card: 34, source: 82 },
      {
        kind: 'Check',
        who: 0,
        card: 82,
        facet: { kind: 'Skill', of: ['Honor', 0] },
        amount: { of: 'Need', n: 1 },
      },
      {
        kind: 'Check',
        who: 0,
        card: 1,
        facet: { kind: 'Skill', of: ['Security', 1] },
        amount: { of: 'Need', n: 3 },
      },
      {
        kind: 'Check',
        who: 0,
        card: 1,
        facet: { kind: 'Stat', of: ['Strength', 40] },
        amount: { of: 'Need', n: 39 },
      },
      { kind: 'Stop', card: 65 },
      { kind: 'Stop' },
      { kind: 'AttemptFail', who: 0, card: 1 },
    );
    const [one] = outcomes(log, 70) as [AttemptOutcome];
    expect(one.solved).toBe(false);
    expect(one.asked.map(({ what, met }) => [what, met])).toEqual([
      [{ kind: 'Skill', of: 'Security' }, false],
      [{ kind: 'Total', of: 'Strength' }, true],
    ]);
    expect(one.dilemmas[1]).toMatchObject({ card: 82, state: 'faced', killed: { cards: [34], hidden: 0 } });
    expect(one.stopped).toEqual({ cards: [65], hidden: 1 });
  });

  it('tells of dilemmas that nobody was left to face', () => {
    const log = attempt({ kind: 'Overcome', who: 0, other: 1 }, { kind: 'AttemptFail', who: 0, card: 1 });
    expect(outcomes(log, 70)).toMatchObject([{ unfaced: 1 }]);
  });

  it('is shown once', () => {
    const log = attempt({ kind: 'AttemptFail', who: 0, card: 1 });
    expect(outcomes(log, 71)).toEqual([]);
  });
});

const numbered = (...events: Omit<NumberedEvent, 'after'>[]): NumberedEvent[] =>
  events.map((event) => ({ ...event, after: 9 }));
const fight = (log: NumberedEvent[]) => (outcomes(log, 8) as [FightOutcome])[0];

describe('a fight that is over', () => {
  const begin: Omit<NumberedEvent, 'after'> = {
    kind: 'FightBegin',
    who: 0,
    card: 9,
    to: { kind: 'Surface', of: 2 },
  };
  const ours: SideView = {
    seat: 0,
    stat: 'Strength',
    terms: [
      { source: 1, of: 'Fighter', n: 7 },
      { source: 9, of: 'Text', n: 2 },
    ],
    total: 9,
  };
  const theirs: SideView = {
    seat: 1,
    stat: 'Strength',
    terms: [{ source: null, of: 'Fighter', n: 7 }],
    total: 7,
  };
  const compare: Omit<NumberedEvent, 'after'> = { kind: 'Compare', who: 0, card: 9, sides: [ours, theirs] };
  const end: Omit<NumberedEvent, 'after'> = { kind: 'FightEnd', who: 0 };

  it('has the sides as the server compared them', () => {
    const win: Omit<NumberedEvent, 'after'> = { kind: 'FightWin', who: 0, amount: { of: 'Margin', n: 2 } };
    const one = fight(numbered(begin, compare, win, { kind: 'Kill', card: 1 }, end));
    expect(one).toMatchObject({ combat: true, winner: 0, by: 2, source: 9, sides: [ours, theirs] });
    expect(one.killed).toEqual({ cards: [1], hidden: 0 });
  });

  it('has sides where nobody won', () => {
    const even = { ...compare, sides: [theirs, theirs] as [SideView, SideView] };
    const one = fight(numbered(begin, even, end));
    expect(one.winner).toBeUndefined();
    expect(one.sides?.map(({ total }) => total)).toEqual([7, 7]);
  });

  it('has no sides if they were not compared, and none of an earlier fight', () => {
    expect(fight(numbered(begin, end)).sides).toBeUndefined();
    const [, later] = outcomes(numbered(begin, compare, end, begin, end), 8) as FightOutcome[];
    expect(later?.sides).toBeUndefined();
  });

  it('says what followed', () => {
    const damage: Omit<NumberedEvent, 'after'> = {
      kind: 'Damage',
      who: 0,
      card: 9,
      text: 'Card 9 damages Card 30',
    };
    const one = fight(numbered({ ...begin, to: { kind: 'Orbit', of: 2 } }, compare, damage, end));
    expect(one.combat).toBe(false);
    expect(one.lines.map(({ text }) => text)).toEqual(['Card 9 damages Card 30']);
  });
});

describe('what ended', () => {
  const view = (more: Partial<View> = {}) =>
    ({ players: [], sites: [], board: {}, ...more }) as unknown as View;
  const end = attempt({ kind: 'AttemptFail', who: 0, card: 1 });

  it('of what is long over is not shown again', () => {
    const all = new Outcomes();
    all.note({ n: 71, view: view(), log: end }, null);
    all.note({ n: 72, view: view(), log: end }, view());
    expect(all.all).toEqual([]);
  });

  it('waits until nothing else goes on, and goes when it is forgotten', () => {
    const all = new Outcomes();
    all.note({ n: 70, view: mine.view, log: mine.events }, null);
    all.note({ n: 71, view: mine.view, log: end }, mine.view);
    expect(all.all).toEqual([]);
    all.note({ n: 72, view: view(), log: end }, mine.view);
    expect(all.all).toHaveLength(1);
    expect(all.clear()).toBe(true);
    expect([all.all, all.clear()]).toEqual([[], false]);
  });

  it('has not happened if it was taken back', () => {
    const all = new Outcomes();
    all.note({ n: 70, view: mine.view, log: mine.events }, null);
    all.note({ n: 71, view: view(), log: end }, mine.view);
    all.note({ n: 70, view: mine.view, log: mine.events }, view());
    expect(all.all).toEqual([]);
    all.note({ n: 71, view: view(), log: end }, mine.view);
    expect(all.all).toHaveLength(1);
  });
});
