import { describe, expect, it } from 'vitest';
import type { View } from '../generated/wire';
import { between, blocks, crowd, FOLDED, people, placeKey, seatsOf, share } from './board';

const view = {
  viewer: 0,
  players: [
    { seat: 0, missions: [{ id: 1, def: 0, commander: 0, site: 0 }] },
    {
      seat: 1,
      missions: [
        { id: 2, def: 0, commander: 1, site: 0 },
        { id: 3, def: 1, commander: 1, site: 1 },
      ],
    },
  ],
  sites: [
    {
      site: 0,
      groups: [
        { commander: 0, cards: [{ id: 10, def: 5 }], sums: [5, 5, 5] },
        { commander: 1, hidden: 2, sums: [0, 0, 0] },
      ],
      ships: [
        {
          id: 20,
          def: 6,
          commander: 1,
          crews: [{ commander: 1, hidden: 1, hidden_stopped: 1, sums: [0, 0, 0] }],
        },
      ],
    },
  ],
} as unknown as View;
const mission = (seat: number, at: number) => view.players[seat]!.missions[at]!;

describe('what lies at a mission', () => {
  it('lies at the own copy of the mission', () => {
    expect(blocks(view, mission(0, 0)).map((block) => block.key)).toEqual(['team 0 0']);
    expect(blocks(view, mission(1, 0)).map((block) => block.key)).toEqual(['team 0 1', 'ship 20']);
    expect(blocks(view, mission(1, 1))).toEqual([]);
  });

  it('is counted with what is hidden', () => {
    expect(crowd(view, mission(1, 0))).toEqual({ ships: 1, cards: 4 });
    expect(people(blocks(view, mission(0, 0))[0]!).sums).toEqual([5, 5, 5]);
  });
});

describe('room', () => {
  it('is shared out line by line', () => {
    const wants = [
      { fixed: 40, lines: 5 },
      { fixed: 40, lines: 1 },
    ];
    expect(share(200, wants, 24, 26)).toEqual([4, 1]);
    expect(share(1000, wants, 24, 26)).toEqual([5, 1]);
  });

  it('is for names before skills, and for those who can act before others', () => {
    const wants = [
      { fixed: 40, lines: 4, names: 2 },
      { fixed: 40, lines: 6, names: 3 },
    ];
    // Five lines name everybody; the sixth has skills.
    expect(share(200, wants, 24, 26)).toEqual([2, 3]);
    expect(share(224, wants, 24, 26)).toEqual([3, 3]);
    const able = wants.map((want, at) => ({ ...want, first: at === 1 }));
    expect(share(152, able, 24, 26)).toEqual([0, 3]);
    expect(share(224, able, 24, 26)).toEqual([2, 4]);
  });

  it('folds the last ones where it is short', () => {
    const wants = [
      { fixed: 40, lines: 5 },
      { fixed: 40, lines: 1 },
    ];
    expect(share(70, wants, 24, 26)).toEqual([0, FOLDED]);
    expect(share(10, wants, 24, 26)).toEqual([FOLDED, FOLDED]);
    const able = wants.map((want, at) => ({ ...want, first: at === 1 }));
    expect(share(70, able, 24, 26)).toEqual([FOLDED, 0]);
  });
});

it('a place has one key, a set its seats, a range both its ends', () => {
  expect(placeKey({ kind: 'Surface', of: 3 })).toBe('Surface 3');
  expect(seatsOf(6)).toEqual([1, 2]);
  expect(between([1, 2, 3, 4], 3, 1)).toEqual([1, 2, 3]);
  expect(between([1, 2], 9, 1)).toEqual([1]);
});
