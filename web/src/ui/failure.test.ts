import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { lang } from '../lib/lang.svelte';
import Failure from './Failure.svelte';

beforeAll(async () => {
  await lang.choose('en');
});
afterEach(cleanup);

it('each reason has a link to its rule, if a rule decides', () => {
  const reasons = [{ rule: '2E-CARD-17', text: '1 mission; there must be exactly 5' }, { text: 'Line 3' }];
  render(Failure, { problem: { message: 'This deck cannot be played:', reasons } });
  const [first, second] = screen.getAllByRole('listitem');
  expect(first?.querySelector('a')?.getAttribute('href')).toBe('/rules/2E-CARD-17');
  expect(first?.textContent).toMatch(/^1 mission; there must be exactly 5 2E-CARD-17/);
  expect(second?.textContent?.trim()).toBe('Line 3');
  expect(second?.querySelector('a')).toBeNull();
});
