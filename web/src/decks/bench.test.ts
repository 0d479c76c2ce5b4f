import { beforeEach, describe, expect, it, vi } from 'vitest';
import { colony, officer } from '../cards/sample';
import { cards } from '../lib/cards.svelte';
import { draft, Workbench } from './bench.svelte';

const report = { legal: false, name: '', format: 'plain', findings: [], remarks: [] };
const list = { name: 'Mine', missions: ['9U002'], dilemmas: [], deck: ['9C001'] };
const stored = {
  id: 'abc',
  name: 'Mine',
  own: true,
  by: 'Ada',
  text: '1x Blighted Colony',
  created: 1,
  updated: 1,
};
let asked: string[] = [];

beforeEach(() => {
  localStorage.clear();
  asked = [];
  cards.all = [officer, colony];
  vi.stubGlobal('fetch', async (path: string, { method }: { method: string }) => {
    asked.push(`${method} ${path}`);
    const bodies: Record<string, unknown> = {
      'GET /api/cards': { cards: [officer, colony], catalogue: '', language: 'en' },
      'GET /api/me': { id: 'me', name: 'Ada', guest: true, settings: {} },
      'GET /api/decks/abc': stored,
      'POST /api/decks/check': { ...report, list },
      'POST /api/decks': { ...stored, id: 'new-id' },
      'PUT /api/decks/abc': null,
    };
    return new Response(JSON.stringify(bodies[`${method} ${path}`]));
  });
});

describe('a deck on the bench', () => {
  it('is opened as it was stored, and changed by cards', async () => {
    const bench = new Workbench({ stored: 'abc' });
    await bench.open();
    expect([bench.list.name, bench.changed, bench.counts.get('9C001')]).toEqual(['Mine', false, 1]);
    bench.add(officer);
    expect([bench.changed, bench.counts.get('9C001')]).toEqual([true, 2]);
    bench.remove(officer);
    expect(bench.changed).toBe(false);
    expect(draft({ stored: 'abc' })).toBeUndefined();
  });

  it('has its unsaved changes back, until they are saved', async () => {
    const first = new Workbench({ stored: 'abc' });
    await first.open();
    first.add(colony);
    const second = new Workbench({ stored: 'abc' });
    await second.open();
    expect([second.restored, second.counts.get('9U002')]).toEqual([true, 2]);
    expect(await second.save()).toBe('abc');
    expect(asked).toContain('PUT /api/decks/abc');
    expect([second.changed, draft({ stored: 'abc' })]).toEqual([false, undefined]);
  });

  it('is stored as a new one if it is not there yet', async () => {
    const bench = new Workbench('new');
    await bench.open();
    bench.add(officer);
    expect(await bench.save()).toBe('new-id');
  });

  it('passes over a draft that cannot be read', () => {
    localStorage.setItem('spaceline-deck-new', '{"name": 3}');
    expect(draft('new')).toBeUndefined();
    localStorage.setItem('spaceline-deck-new', '{');
    expect(draft('new')).toBeUndefined();
  });
});
