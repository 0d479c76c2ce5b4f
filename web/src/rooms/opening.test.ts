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

  it('gives each bot the deck that was chosen for it', () => {
    const form = {
      ...USUAL,
      players: 4,
      others: ['cadet', '', 'ensign', '', ''],
      decks: ['starter:earth', 'starter:borg', 'any', 'any', 'any'],
    };
    expect(opening(form, { kind: 'any_starter' }, '')).toMatchObject({
      bots: ['cadet', 'ensign'],
      bot_decks: [{ kind: 'starter', id: 'earth' }, { kind: 'any_starter' }],
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
