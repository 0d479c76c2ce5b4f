import { describe, expect, it } from 'vitest';
import { alone, opening, setupOf, USUAL } from './opening';

describe('a new table', () => {
  it('has a clock in seconds', () => {
    expect(setupOf({ ...USUAL, clock: 'live' }).clock).toEqual({ kind: 'live', base: 1800, increment: 10 });
    expect(setupOf({ ...USUAL, clock: 'days' }).clock).toEqual({ kind: 'days', days: 3 });
  });

  it('begins at once, if only bots play', () => {
    const form = { ...USUAL, players: 3, others: ['cadet', 'ensign', 'admiral', '', ''] };
    expect(alone(form)).toBe(true);
    expect(opening(form, { kind: 'any_starter' }, '')).toMatchObject({
      bots: ['cadet', 'ensign'],
      start: true,
    });
  });

  it('waits for people', () => {
    const form = { ...USUAL, players: 3, others: ['', 'ensign', '', '', ''] };
    const request = opening(form, { kind: 'any_starter' }, 'secret');
    expect(request.start).toBeUndefined();
    expect(request.bots).toEqual(['ensign']);
    expect(request.password).toBeUndefined();
  });

  it('tells the password only where one is needed', () => {
    expect(opening({ ...USUAL, access: 'password' }, { kind: 'any_starter' }, 'secret').password).toBe(
      'secret',
    );
  });
});
