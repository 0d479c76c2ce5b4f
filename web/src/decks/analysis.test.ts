import { describe, expect, it } from 'vitest';
import { card, colony, officer } from '../cards/sample';
import { averageCost, averages, costs, missionSupplies, skills, staffing, types } from './analysis';

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
const mission = (ways: NonNullable<typeof colony.mission>['ways']) => [
  { card: { ...colony, mission: { ...colony.mission, ways } as typeof colony.mission }, copies: 1 },
];

describe('skills against missions', () => {
  it('counts levels of those who can be in play together', () => {
    const [found] = missionSupplies(mission([[{ kind: 'Skill', of: ['Medical', 4] }]]), deck);
    // The officer is unique: 2 levels once, and three doctors.
    expect(found?.ways[0]?.supplies[0]).toMatchObject({ copies: 5, measure: 5, enough: true });
    expect(found?.ways[0]?.supplies[0]?.who[0]).toBe(doctor);
  });

  it('tells how many average personnel a total takes', () => {
    const [found] = missionSupplies(mission([[{ kind: 'Total', of: ['Cunning', 24] }]]), deck);
    // (6 + 6 + 4 + 4 + 4) / 5 = 4.8, and the total must be higher than 24.
    expect(found?.ways[0]?.supplies[0]).toMatchObject({ measure: 6, enough: false });
  });

  it('is covered if one of its ways is', () => {
    const ways = mission([[{ kind: 'Skill', of: ['Law', 1] }], [{ kind: 'Skill', of: ['Physics', 1] }]]);
    const [found] = missionSupplies(ways, deck);
    expect(found?.ways.map((way) => way.covered)).toEqual([false, true]);
    expect(found?.covered).toBe(true);
  });

  it('leaves out what asks for nothing', () => {
    expect(missionSupplies(mission(undefined), deck)).toEqual([]);
  });
});

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

  it('holds who can fill posts against the largest demand', () => {
    expect(staffing(deck)).toEqual([
      { icon: 'Cmd', have: 2, need: 1 },
      { icon: 'Stf', have: 3, need: 2 },
    ]);
  });
});
