import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChecklistLine, FightView, SeenEvent, SideTerm, SideView, View } from '../../generated/wire';
import responseMade from '../fixtures/response.json';
import { arrange } from './checklist';
import { asSum, sides, stage, stages, total } from './fight';
import type { Recording } from './kit';
import { moved, ordered } from './order';
import { attacks, isOver, passes, type Table } from './passing';
import { isStep, Steps } from './steps';
import { byTurn, cut, scores, sinceLastTurn, type Line } from './story';
import { digits, leftAt, split } from './time';

describe('a checklist', () => {
  const line = (more: Partial<ChecklistLine>): ChecklistLine => ({
    what: { kind: 'Skill', of: 'Medical' },
    have: 1,
    need: 3,
    met: false,
    depth: 0,
    ...more,
  });

  it('says how much is missing', () => {
    expect(arrange([line({})], undefined)[0]?.short).toBe(2);
    expect(
      arrange([line({ what: { kind: 'Total', of: 'Integrity' }, have: 16, need: 19 })], [])[0]?.short,
    ).toBe(3);
    expect(arrange([line({ have: 3, met: true })], [])[0]?.short).toBe(0);
  });

  it('has the words of the server, or the name of the skill', () => {
    expect(arrange([line({})], ['  ✗ Medizin 1/3 (2 fehlen)'])[0]).toMatchObject({
      text: 'Medizin 1/3 (2 fehlen)',
      said: true,
    });
    expect(arrange([line({})], undefined)[0]).toMatchObject({ text: 'Medical', said: false });
  });
});

describe('a fight', () => {
  const fight: FightView = {
    step: 'Window',
    steps: ['Begin', 'Window', 'Compare', 'Outcome', 'Stopping', 'End', 'Done'],
    combat: true,
    place: { kind: 'Surface', of: 3 },
    ours: {
      seat: 1,
      stat: 'Strength',
      terms: [
        { source: 10, of: 'Fighter', n: 6 },
        { source: 40, of: 'Text', n: 2 },
      ],
      hidden: 1,
    },
    theirs: { seat: 0, stat: 'Strength', terms: [{ source: 20, of: 'Fighter', n: 7 }] },
  };

  it('stands with the own side on the left', () => {
    expect(sides(fight, 0).map(({ seat }) => seat)).toEqual([0, 1]);
    expect(sides(fight, 1).map(({ seat }) => seat)).toEqual([1, 0]);
    expect(sides(fight, null).map(({ seat }) => seat)).toEqual([1, 0]);
  });

  it('is a sum with the cards whose texts add to it', () => {
    const title = (card: number) => `Card ${card}`;
    const side = (total: number, ...terms: SideTerm[]): SideView => ({ ...fight.theirs, terms, total });
    const seven: SideTerm = { source: 20, of: 'Fighter', n: 7 };
    expect(asSum(side(9, seven, { source: 40, of: 'Text', n: 2 }), title)).toBe('9 = 7 + 2 (Card 40)');
    const raised: SideTerm = {
      source: 20,
      of: 'Fighter',
      n: 5,
      parts: [
        { source: null, n: 7 },
        { source: 41, n: -2 },
      ],
    };
    const hidden: SideTerm = { source: null, of: 'Fighter', n: 4 };
    expect(asSum(side(9, raised, hidden), title)).toBe('9 = 7 − 2 (Card 41) + 4');
    expect(asSum(side(7, seven), title)).toBeUndefined();
    // Below zero everything counts as zero: the numbers do not give the total.
    expect(asSum(side(0, seven, { source: 40, of: 'Text', n: -9 }), title)).toBeUndefined();
  });

  it('has sums that are open as long as somebody is hidden, and totals in the end', () => {
    expect(total(fight.ours)).toEqual({ n: 8, final: false, open: true });
    expect(total({ ...fight.ours, total: 12 })).toEqual({ n: 12, final: true, open: false });
  });

  it('has the steps that the server names', () => {
    expect(stage(fight)).toBe('respond');
    expect(stages(fight)).toEqual(['begin', 'respond', 'compare', 'result']);
    expect(stages({ ...fight, steps: ['Begin', 'Joining'] })).toEqual(['begin', 'join']);
  });
});

describe('passing', () => {
  const { view } = responseMade as unknown as Recording;
  const table: Table = {
    seat: 1,
    commander: (card) => (card < 50 ? 1 : 0),
    isDilemma: (card) => card === 99,
  };
  const about = (event: SeenEvent): View => ({
    ...view,
    active: 0,
    prompt: {
      seat: 1,
      ask: { kind: 'Respond' },
      choice: { kind: 'Act' },
      actions: [{ kind: 'Pass' }],
      about: ['Before', event],
    },
  });

  it('goes on while others play', () => {
    expect(passes('turn', about({ kind: 'Play', who: 0, card: 60 }), table)).toBe(true);
    expect(passes('off', about({ kind: 'Play', who: 0, card: 60 }), table)).toBe(false);
  });

  it('stops when something of mine is attacked', () => {
    expect(passes('turn', about({ kind: 'Kill', who: 0, card: 12 }), table)).toBe(false);
    expect(passes('turn', about({ kind: 'Kill', who: 0, card: 60 }), table)).toBe(true);
    expect(passes('turn', about({ kind: 'FightBegin', who: 0 }), table)).toBe(false);
    expect(attacks({ kind: 'FightBegin', who: 1 }, table, 'turn')).toBe(false);
  });

  it('for an attempt does not mind its dilemmas', () => {
    const kill: SeenEvent = { kind: 'Kill', who: 0, card: 12, source: 99 };
    expect(attacks(kill, table, 'attempt')).toBe(false);
    expect(attacks(kill, table, 'turn')).toBe(true);
  });

  it('ends with the attempt, with my turn, and with the game', () => {
    expect(isOver('attempt', view)).toBe(false);
    expect(isOver('attempt', { ...view, board: { ...view.board, attempt: undefined } })).toBe(true);
    expect(isOver('turn', { ...view, active: 0 })).toBe(false);
    expect(isOver('turn', { ...view, active: 1 })).toBe(true);
    expect(isOver('turn', { ...view, active: 0, outcome: { winners: 1, tied: 0, by: 'Points' } })).toBe(true);
  });

  it('answers nothing but responses that can be passed', () => {
    const must = about({ kind: 'Play', who: 0 });
    expect(passes('turn', { ...must, prompt: { ...must.prompt!, actions: [] } }, table)).toBe(false);
    expect(
      passes('turn', { ...must, prompt: { ...must.prompt!, ask: { kind: 'DiscardExcess' } } }, table),
    ).toBe(false);
  });
});

describe('the log', () => {
  const line = (kind: Line['kind'], more: Partial<Line> = {}): Line => ({
    after: 1,
    kind,
    text: `${kind} in words`,
    ...more,
  });
  const log = [
    line('Play', { who: 1, card: 4 }),
    line('Segment', { who: 1 }),
    line('TurnEnd', { who: 1 }),
    line('TurnStart', { who: 0, amount: { of: 'Turn', n: 2 } }),
    line('Points', { who: 0, amount: { of: 'Points', n: 35 }, score: 35 }),
    line('TurnEnd', { who: 0 }),
    line('TurnStart', { who: 1, amount: { of: 'Turn', n: 3 } }),
    line('Kill', { who: 1, card: 5 }),
    line('Points', { who: 1, amount: { of: 'Points', n: 40 }, score: 40 }),
  ];

  it('is grouped by turns, the first of which has no beginning', () => {
    expect(byTurn(log).map(({ turn, who, lines }) => [turn, who, lines.map(({ kind }) => kind)])).toEqual([
      [1, 1, ['Play']],
      [2, 0, ['Points']],
      [3, 1, ['Kill', 'Points']],
    ]);
  });

  it('leaves out what there are no words for', () => {
    const silent = line('Play', { who: 1, text: undefined });
    expect(byTurn([silent, ...log])[0]?.lines.length).toBe(1);
  });

  it('of which the beginning is forgotten begins with a later turn', () => {
    const late = [line('Play', { who: 1 }), line('TurnStart', { who: 0, amount: { of: 'Turn', n: 9 } })];
    expect(byTurn(late).map(({ turn }) => turn)).toEqual([8, 9]);
    expect(byTurn(late.slice(0, 1), 12).map(({ turn }) => turn)).toEqual([12]);
  });

  it('knows what happened since my last turn', () => {
    expect(sinceLastTurn(log, 0).map(({ kind }) => kind)).toEqual(['Kill', 'Points']);
    expect(sinceLastTurn(log, 1).map(({ kind }) => kind)).toEqual(['Points']);
    expect(sinceLastTurn(log.slice(0, 2), 0)).toEqual([]);
  });

  it('has points turn by turn', () => {
    expect(scores(log, 2)).toEqual([
      [0, 0, 35, 35],
      [0, 0, 0, 40],
    ]);
  });

  it('is cut where cards are named, the longer name first', () => {
    const pieces = cut('Kel plays Ada Quill on Ada.', [
      [1, 'Ada'],
      [2, 'Ada Quill'],
    ]);
    expect(pieces).toEqual([
      { text: 'Kel plays ' },
      { text: 'Ada Quill', card: 2 },
      { text: ' on ' },
      { text: 'Ada', card: 1 },
      { text: '.' },
    ]);
  });
});

describe('steps', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());
  const line = (after: number): Line => ({ after, kind: 'Play', who: 1, text: 'A card is played' });

  it('are shown one after the other', () => {
    const shown: number[] = [];
    const steps = new Steps(
      ({ after }) => shown.push(after),
      () => 500,
    );
    steps.add([line(1), line(2)]);
    expect(shown).toEqual([1]);
    vi.advanceTimersByTime(500);
    expect(shown).toEqual([1, 2]);
    steps.add([line(3)]);
    expect(shown).toEqual([1, 2]);
    vi.advanceTimersByTime(500);
    expect(shown).toEqual([1, 2, 3]);
    vi.advanceTimersByTime(500);
    steps.add([line(4)]);
    expect(shown).toEqual([1, 2, 3, 4]);
  });

  it('without a pace are at once the last', () => {
    const shown: number[] = [];
    new Steps(
      ({ after }) => shown.push(after),
      () => 0,
    ).add([line(1), line(2)]);
    expect(shown).toEqual([2]);
  });

  it('are what others do', () => {
    expect(isStep(line(1), 0)).toBe(true);
    expect(isStep(line(1), 1)).toBe(false);
    expect(isStep({ ...line(1), kind: 'Spend' }, 0)).toBe(false);
    expect(isStep({ ...line(1), text: undefined }, 0)).toBe(false);
  });
});

describe('orders and times', () => {
  it('moves within the list', () => {
    expect(moved(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b']);
    expect(moved(['a', 'b', 'c'], 0, -1)).toEqual(['a', 'b', 'c']);
    expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  });

  it('keeps the order that was chosen as long as it is of the same cards', () => {
    expect(ordered([1, 2], [2, 1])).toEqual([2, 1]);
    expect(ordered([1, 2], [2])).toEqual([1, 2]);
    expect(ordered([1, 2], [2, 3])).toEqual([1, 2]);
  });

  it('counts down only while the clock runs, and not below nothing', () => {
    expect(leftAt(10_000, true, 1000, 4000)).toBe(7000);
    expect(leftAt(10_000, false, 1000, 4000)).toBe(10_000);
    expect(leftAt(1000, true, 0, 4000)).toBe(0);
  });

  it('is read as digits', () => {
    expect(digits(split(65_000))).toBe('1:05');
    expect(digits(split(3_723_000))).toBe('1:02:03');
    expect(split(90_000_000).days).toBe(1);
  });
});
