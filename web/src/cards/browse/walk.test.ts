import { expect, it } from 'vitest';
import { neighbour } from './walk';

it('walks by rows and columns, and not over the edges', () => {
  const tops = [0, 0, 0, 100, 100];
  expect(neighbour('ArrowDown', 1, tops)).toBe(4);
  expect(neighbour('ArrowDown', 2, tops)).toBe(4);
  expect(neighbour('ArrowUp', 4, tops)).toBe(1);
  expect(neighbour('ArrowUp', 1, tops)).toBe(1);
  expect(neighbour('ArrowRight', 4, tops)).toBe(4);
  expect(neighbour('Home', 3, tops)).toBe(0);
  expect(neighbour('x', 3, tops)).toBeUndefined();
});
