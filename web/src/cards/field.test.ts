import { expect, it } from 'vitest';
import { field } from './field';

it('is the same for the same card, and another for another', () => {
  expect(field('1U150', 200, 80, true)).toEqual(field('1U150', 200, 80, true));
  expect(field('1U150', 200, 80, true)).not.toEqual(field('1U151', 200, 80, true));
});

it('has a planet only where there is one, and stays inside', () => {
  const { stars, planet } = field('1U151', 200, 80, false);
  expect(planet).toBeUndefined();
  expect(stars.every(({ x, y }) => x >= 0 && x <= 200 && y >= 0 && y <= 80)).toBe(true);
});

it('has a planet that is banded from top to bottom', () => {
  const { planet } = field('1U150', 200, 80, true);
  const height = planet?.bands.reduce((sum, band) => sum + band.height, 0) ?? 0;
  expect(height).toBeCloseTo(2 * (planet?.r ?? 0), 0);
});
