import { describe, expect, it } from 'vitest';
import { read, written } from './starters.svelte';

describe('a deck as a value', () => {
  it.each([
    { kind: 'any_starter' },
    { kind: 'starter', id: 'earth' },
    { kind: 'stored', id: 'x7:y' },
    { kind: 'list', text: '1 Earth' },
  ] as const)('is read as it was written: %j', (deck) => {
    const text = written(deck) === 'list' ? '1 Earth' : '';
    expect(read(written(deck), text)).toEqual(deck);
  });

  it('is any starter, if it is nonsense', () => {
    expect(read('')).toEqual({ kind: 'any_starter' });
    expect(read('starter:')).toEqual({ kind: 'any_starter' });
  });
});
