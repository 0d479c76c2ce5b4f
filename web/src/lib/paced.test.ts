import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Paced } from './paced.svelte';

describe('what comes quickly', () => {
  let shown: number[];
  /** Odd items need no time. */
  const paced = () =>
    new Paced<number>(
      (one) => shown.push(one),
      (one) => (one % 2 === 0 ? 500 : 0),
    );

  beforeEach(() => {
    vi.useFakeTimers();
    shown = [];
  });
  afterEach(() => vi.useRealTimers());

  it('is shown one after the other', () => {
    const steps = paced();
    for (const one of [2, 4, 6]) steps.add(one);
    expect(shown).toEqual([2]);
    vi.advanceTimersByTime(500);
    expect(shown).toEqual([2, 4]);
    vi.advanceTimersByTime(500);
    expect(shown).toEqual([2, 4, 6]);
  });

  it('waits for nothing that needs no time', () => {
    const steps = paced();
    for (const one of [1, 3, 2, 5, 7]) steps.add(one);
    expect(shown).toEqual([1, 3, 2]);
    vi.advanceTimersByTime(500);
    expect(shown).toEqual([1, 3, 2, 5, 7]);
  });

  it('is never far behind', () => {
    const steps = paced();
    for (let one = 2; one <= 40; one += 2) steps.add(one);
    expect(shown).toHaveLength(12);
    vi.advanceTimersByTime(8 * 500);
    expect(shown).toHaveLength(20);
  });

  it('can be hurried, in its order, and forgotten', () => {
    const steps = paced();
    for (const one of [2, 4, 6]) steps.add(one);
    expect(steps.last).toBe(6);
    expect(steps.hurry()).toBe(true);
    expect(shown).toEqual([2, 4, 6]);
    expect(steps.hurry()).toBe(false);
    for (const one of [8, 10]) steps.add(one);
    steps.clear();
    vi.advanceTimersByTime(5_000);
    expect(shown).toEqual([2, 4, 6, 8]);
  });
});
