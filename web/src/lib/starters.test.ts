import { describe, expect, it } from 'vitest';
import { read, written } from './starters.svelte';

describe('a deck as a value', () => {
  it.each(['any_starter', { starter: 'earth' }, { stored: 'x7:y' }, { list: { text: '1 Earth' } }] as const)(
    'is read as it was written: %j',
    (deck) => {
      const text = written(deck) === 'list' ? '1 Earth' : '';
      expect(read(written(deck), text)).toEqual(deck);
    },
  );

  it('is any starter, if it is nonsense', () => {
    expect(read('')).toBe('any_starter');
    expect(read('starter:')).toBe('any_starter');
  });
});
