import { expect, it } from 'vitest';
import { take, taken } from './taken';

it('the deck that was taken is known at its table only', () => {
  expect(taken('a')).toBeUndefined();
  take('a', { kind: 'starter', id: 'earth' });
  expect(taken('a')).toEqual({ kind: 'starter', id: 'earth' });
  expect(taken('b')).toBeUndefined();
});
