import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Search } from './search.svelte';

const answer = (body: object) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(
      async () => new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } }),
    ),
  );
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function ask(search: Search, text: string) {
  search.ask(text);
  await vi.runAllTimersAsync();
}

it('what was found belongs to the last query that worked', async () => {
  const search = new Search();
  answer({ ids: [] });
  await ask(search, 'ty:ship ');
  expect([search.of, search.stale]).toEqual(['ty:ship', false]);

  answer({ ids: [], wrong: { from: 0, to: 2, text: 'no such field', proposals: [], hint: null } });
  await ask(search, 'tp:ship');
  expect([search.of, search.stale]).toEqual(['ty:ship', true]);

  await ask(search, '');
  expect([search.of, search.stale]).toEqual(['', false]);
});

it('a first query with a mistake found nothing, not everything', async () => {
  const search = new Search();
  answer({ ids: [], wrong: { from: 0, to: 2, text: 'no such field', proposals: [], hint: null } });
  await ask(search, 'tp:ship');
  expect(search.of).toBeUndefined();
  expect(search.hits).toEqual([]);
});
