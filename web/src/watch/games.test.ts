import { describe, expect, it } from 'vitest';
import type { PastGame } from '../generated/wire';
import { sample } from '../rooms/sample';
import { days, fromPast } from './games';

const game: PastGame = {
  id: 'a',
  started: 1000,
  ended: 61_000,
  setup: sample({}).setup,
  players: [{ name: 'Ada' }, { name: 'ensign', bot: 'ensign' }],
  seat: 0,
  did: 'won',
  result: { winners: [0], tied: [], by: 'points' },
  rating_before: 1500.4,
  rating_after: 1511.6,
};

describe('a game of a profile', () => {
  it('says who won, how long it took and what it changed', () => {
    const row = fromPast(game);
    expect(row.seats.map((seat) => seat.result)).toEqual(['won', 'lost']);
    expect(row.lasted).toBe(60_000);
    expect(row.change).toBe(12);
  });

  it('says nothing about winners where there is no result', () => {
    const row = fromPast({ ...game, result: undefined, rating_after: undefined });
    expect(row.seats.map((seat) => seat.result)).toEqual(['', '']);
    expect(row.change).toBeUndefined();
  });
});

describe('days of a search', () => {
  it('are whole days where the reader is', () => {
    const { since = 0, until = 0 } = days('2026-11-16', '2026-11-16');
    expect(until - since).toBe(24 * 3_600_000);
    expect(new Date(since).getHours()).toBe(0);
  });

  it('may be missing or nonsense', () => {
    expect(days('', '')).toEqual({});
    expect(days('soon', '')).toEqual({});
  });
});
