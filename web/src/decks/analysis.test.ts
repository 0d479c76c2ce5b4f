import { describe, expect, it } from 'vitest';
import { card, officer } from '../cards/sample';
import { averageCost, averages, costs, skills, types } from './analysis';

const doctor = card({
  id: '9C010',
  cost: 1,
  skills: [['Medical', 1]],
  attributes: [6, 4, 4],
  icons: ['Stf'],
});
const ship = card({
  id: '9C011',
  type: 'Ship',
  cost: 4,
  staffing: ['Cmd', 'Stf', 'Stf'],
  attributes: [8, 7, 7],
});
const deck = [
  { card: officer, copies: 2 },
  { card: doctor, copies: 3 },
  { card: ship, copies: 1 },
];

describe('numbers of a deck', () => {
  it('has costs with gaps, and the dear ones together', () => {
    expect(costs(deck, 3).map(({ n }) => n)).toEqual([0, 3, 2, 1]);
    expect(averageCost(deck)).toBeCloseTo(11 / 6);
    expect(averageCost([])).toBe(0);
  });

  it('has averages of the personnel only', () => {
    expect(averages(deck)?.[0]).toBeCloseTo((5 + 5 + 18) / 5);
    expect(averages([])).toBeUndefined();
  });

  it('counts copies, most first', () => {
    expect(types(deck)).toEqual([
      { what: 'Personnel', n: 5 },
      { what: 'Ship', n: 1 },
    ]);
    expect(skills(deck)[0]).toEqual({ what: 'Medical', n: 5 });
  });
});
