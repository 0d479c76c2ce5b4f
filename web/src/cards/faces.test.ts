import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, expect, it } from 'vitest';
import Compact from './Compact.svelte';
import Face from './Face.svelte';
import { colony, officer } from './sample';

afterEach(cleanup);

it('a small card shows cost, letters, name and numbers of now', () => {
  render(Compact, { card: officer, now: { id: 1, def: 0, attributes: [6, 6, 4], stopped: true } });
  const face = screen.getByRole('img');
  expect(face.textContent).toMatch(/2\s*FED\s*Ada Quill\s*card-stopped.*5\+1\s*6\s*4/s);
});

it.each([officer, colony])('a whole card has all its text as its name', (card) => {
  render(Face, { card });
  expect(screen.getByRole('img').getAttribute('aria-label')).toContain(card.lines[0]?.text);
});
