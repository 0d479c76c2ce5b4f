import { expect, it } from 'vitest';
import { numbers } from '../cards/field';
import { shuffled } from './draw';

it('has all cards, and each comes first as often as the others', () => {
  const random = numbers('seed');
  expect(shuffled([1, 2, 3, 4], random).sort()).toEqual([1, 2, 3, 4]);
  const first = new Map<number, number>();
  for (let n = 0; n < 4000; n += 1) {
    const cards = shuffled([1, 2, 3, 4], random);
    first.set(cards[0] ?? 0, (first.get(cards[0] ?? 0) ?? 0) + 1);
  }
  for (const n of first.values()) expect(Math.abs(n - 1000)).toBeLessThan(120);
});
