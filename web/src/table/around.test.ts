import { describe, expect, it } from 'vitest';
import type { NumberedEvent } from '../generated/wire';
import { longestWord } from '../cards/facts';
import { spot } from './hover.svelte';
import { played } from './played';

describe('a preview', () => {
  const size = { width: 250, height: 350 };
  const view = { width: 1440, height: 900 };
  it('is beside its card and within the window', () => {
    const beside = spot({ left: 100, right: 300, top: 400, bottom: 424 }, size, view);
    expect(beside).toEqual({ left: 308, top: 237 });
    const right = spot({ left: 1300, right: 1430, top: 880, bottom: 899 }, size, view);
    expect(right.left + size.width).toBeLessThan(1300);
    expect(right.top + size.height).toBeLessThanOrEqual(view.height);
  });
  it('is above a card as wide as the window', () => {
    const above = spot({ left: 0, right: 390, top: 500, bottom: 544 }, size, { width: 390, height: 844 });
    expect(above.top + size.height).toBeLessThan(500);
  });
});

describe('the card that another player plays', () => {
  const line = (after: number, kind: string, who: number, card?: number) =>
    ({ after, kind, who, card }) as unknown as NumberedEvent;
  const first = line(1, 'Draw', 0);
  it('is the last one since the log was looked at', () => {
    const log = [first, line(2, 'Play', 1, 7), line(3, 'Play', 1, 8), line(3, 'Draw', 1)];
    expect(played(log, first, 0)?.card).toBe(8);
    expect(played(log, log.at(-1), 0)).toBeUndefined();
  });
  it('is not an own one, nor one of a log that came at once or was undone', () => {
    const log = [first, line(2, 'Play', 0, 7)];
    expect(played(log, first, 0)).toBeUndefined();
    expect(played([line(2, 'Play', 1, 7)], undefined, 0)).toBeUndefined();
    expect(played([line(2, 'Play', 1, 7)], first, 0)).toBeUndefined();
  });
});

it('the longest word of a title', () => {
  expect(longestWord('Battle Reconnaissance')).toBe(14);
  expect(longestWord('Jean-Luc Picard')).toBe(6);
  expect(longestWord()).toBe(1);
});
