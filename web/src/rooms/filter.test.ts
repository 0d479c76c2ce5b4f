import { describe, expect, it } from 'vitest';
import { ANY, fits, isAny } from './filter';
import { sample } from './sample';

const table = sample({}, [{ name: 'Ada' }, {}]);
const nobody = new Set<string>();

describe('the filter of the lobby', () => {
  it('lets everything through at first', () => {
    expect(fits(table, ANY, nobody)).toBe(true);
    expect(isAny(ANY)).toBe(true);
  });

  it.each([
    [{ players: '2' }, true],
    [{ players: '4' }, false],
    [{ clock: 'none' }, true],
    [{ clock: 'days' }, false],
    [{ rated: 'no' }, true],
    [{ rated: 'yes' }, false],
    [{ format: '2003' }, true],
    [{ format: '2002' }, false],
    [{ format: 'some' }, false],
  ])('asks for %j: %s', (wanted, shown) => {
    expect(fits(table, { ...ANY, ...wanted }, nobody)).toBe(shown);
    expect(isAny({ ...ANY, ...wanted })).toBe(false);
  });

  it('finds friends', () => {
    const wanted = { ...ANY, friends: true };
    expect(fits(table, wanted, new Set(['Ada']))).toBe(true);
    expect(fits(table, wanted, new Set(['Bob']))).toBe(false);
  });
});
