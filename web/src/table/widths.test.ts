import { describe, expect, it } from 'vitest';
import { crowded, widths, type Block, type Crowd } from './board';

const row = (...crowds: Crowd[]) => crowds.map((crowd) => ({ crowd, least: 8 }));
const px = (all: number[]) => all.map((rem) => rem * 16);
/** The width that a row has at 1440 pixels, beside the zoom and without its gaps. */
const WIDTH = (1440 - 16 - 316 - 8 - 32) / 16;

describe('the columns of a row', () => {
  it('give a crew up to 400 pixels and an empty mission the rest', () => {
    const all = px(widths(WIDTH, row(0, 0, 1, 0, 0)));
    expect(all[2]).toBe(400);
    for (const at of [0, 1, 3, 4]) expect(all[at]).toBeGreaterThanOrEqual(140);
  });

  it('give each of two crews at least 340 pixels', () => {
    const all = px(widths(WIDTH, row(1, 0, 1, 0, 0)));
    for (const at of [0, 2]) {
      expect(all[at]).toBeGreaterThanOrEqual(340);
      expect(all[at]).toBeLessThanOrEqual(400);
    }
  });

  it('give a crowd nothing that another crew wants, as long as there is enough for both', () => {
    const all = px(widths(WIDTH, row(0, 0, 2, 1, 0)));
    for (const at of [2, 3]) expect(all[at]).toBeGreaterThanOrEqual(335);
  });

  it('are equal if nobody or everybody is there', () => {
    expect(new Set(widths(WIDTH, row(0, 0, 0, 0, 0))).size).toBe(1);
    expect(new Set(widths(WIDTH, row(1, 1, 1, 1, 1))).size).toBe(1);
  });

  it('fill the row, and a crowd gets more', () => {
    for (const all of [row(2, 1, 0, 0, 1), row(1, 1, 1, 1, 2), row(0, 1, 0, 0, 0)]) {
      const wide = widths(WIDTH, all);
      expect(wide.reduce((sum, one) => sum + one, 0)).toBeCloseTo(WIDTH);
    }
    const [many = 0, some = 0] = widths(WIDTH, row(2, 1, 0, 0, 1));
    expect(many).toBeGreaterThan(some);
  });

  it('are wide only for cards that can be named', () => {
    const block = (cards: number, hidden = 0) =>
      ({
        groups: [{ cards: Array.from({ length: cards }, (_, id) => ({ id, def: 0 })), hidden }],
      }) as unknown as Block;
    expect(crowded([block(0, 7)])).toBe(0);
    expect(crowded([block(3)])).toBe(1);
    expect(crowded([block(9)])).toBe(2);
  });
});
