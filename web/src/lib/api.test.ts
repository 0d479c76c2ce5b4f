import { afterEach, describe, expect, it, vi } from 'vitest';
import { get, has, list, Problem, problem } from './api';

const serve = (body: unknown, status = 200) =>
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(body), { status })));
afterEach(() => vi.unstubAllGlobals());

const asked = (shape = has({ ids: 'list', inner: has({ n: 'number' }) })) =>
  get('/api', shape).then(
    () => 'fine',
    (error: unknown) => (error instanceof Problem ? error.code : error),
  );

describe('an answer of the server', () => {
  it('is taken if it has what was asked for', async () => {
    serve({ ids: [], inner: { n: 1 }, more: true });
    expect(await asked()).toBe('fine');
    serve([{ id: 1 }]);
    expect(await asked(list)).toBe('fine');
  });

  it('is a problem of its own otherwise', async () => {
    for (const body of [{}, [], null, 7, { ids: {}, inner: { n: 1 } }, { ids: [], inner: null }]) {
      serve(body);
      expect(await asked()).toBe('nonsense');
    }
    for (const body of [{}, null, [null]]) {
      serve(body);
      expect(await asked(list)).toBe('nonsense');
    }
  });

  it('that refuses is reported, unless it is empty', async () => {
    serve({ code: 'not_found', text: 'No such game' }, 404);
    expect(await asked()).toBe('not_found');
    serve(null, 404);
    expect(await asked()).toBe('nonsense');
    expect(problem(new Problem('offline', 'x')).code).toBe('offline');
  });
});
