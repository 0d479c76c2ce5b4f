import { beforeEach, describe, expect, it, vi } from 'vitest';
import { colony, officer } from '../cards/sample';
import { cards } from '../lib/cards.svelte';
import { draft, DeckEditor } from './editor.svelte';

const report = { legal: false, name: '', format: 'plain', findings: [], remarks: [] };
const list = { name: 'Mine', missions: ['9U002'], dilemmas: [], deck: ['9C001'] };
const stored = {
  id: 'abc',
  name: 'Mine',
  own: true,
  by: 'Ada',
  text: '1x Blighted Colony',
  rules: '2002',
  sets: [1],
  public: true,
  created: 1,
  updated: 1,
};
let asked: string[] = [];
let sent: Record<string, unknown>[] = [];

beforeEach(() => {
  localStorage.clear();
  asked = [];
  sent = [];
  cards.all = [officer, colony];
  vi.stubGlobal('fetch', async (path: string, { method, body }: { method: string; body?: string }) => {
    asked.push(`${method} ${path}`);
    sent.push(JSON.parse(body ?? '{}'));
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

describe('a deck in the editor', () => {
  it('is opened as it was stored, and changed by cards', async () => {
    const editor = new DeckEditor({ stored: 'abc' });
    await editor.open();
    expect([editor.list.name, editor.changed, editor.counts.get('9C001')]).toEqual(['Mine', false, 1]);
    editor.add(officer);
    expect([editor.changed, editor.counts.get('9C001')]).toEqual([true, 2]);
    editor.remove(officer);
    expect(editor.changed).toBe(false);
    expect(draft({ stored: 'abc' })).toBeUndefined();
  });

  it('has its unsaved changes back, until they are saved', async () => {
    const first = new DeckEditor({ stored: 'abc' });
    await first.open();
    first.add(colony);
    const second = new DeckEditor({ stored: 'abc' });
    await second.open();
    expect([second.restored, second.counts.get('9U002')]).toEqual([true, 2]);
    expect(await second.save()).toBe('abc');
    expect(asked).toContain('PUT /api/decks/abc');
    expect([second.changed, draft({ stored: 'abc' })]).toEqual([false, undefined]);
  });

  it('is stored as a new one if it is not there yet', async () => {
    const editor = new DeckEditor('new');
    await editor.open();
    editor.add(officer);
    expect(await editor.save()).toBe('new-id');
  });

  it('is judged by the rulebook and the sets it is built for, and keeps them', async () => {
    const editor = new DeckEditor({ stored: 'abc' });
    await editor.open();
    await vi.waitFor(() => expect(editor.report).toBeDefined());
    const judged = sent.filter((_, at) => asked[at] === 'POST /api/decks/check');
    for (const body of judged) expect(body).toMatchObject({ rules: '2002', sets: [1] });
    editor.set({ rules: '2003', sets: [1, 2], public: false });
    expect(editor.changed).toBe(true);
    expect(draft({ stored: 'abc' })).toMatchObject({ rules: '2003', sets: [1, 2], public: false });
    await editor.save();
    expect(sent.at(-1)).toMatchObject({ name: 'Mine', rules: '2003', sets: [1, 2], public: false });
    expect(editor.changed).toBe(false);
    editor.set({ sets: [2, 1] });
    expect(editor.changed).toBe(false);
  });

  it('of somebody else is shown to nobody when it is copied', async () => {
    stored.own = false;
    const editor = new DeckEditor({ stored: 'abc' });
    await editor.open();
    stored.own = true;
    expect(editor.list).toMatchObject({ rules: '2002', sets: [1], public: false });
  });

  it('takes a draft of before there were terms', () => {
    localStorage.setItem('spaceline-deck-new', JSON.stringify(list));
    expect(draft('new')).toMatchObject({ name: 'Mine', rules: '2003', sets: [], public: false });
  });

  it('passes over a draft that cannot be read', () => {
    localStorage.setItem('spaceline-deck-new', '{"name": 3}');
    expect(draft('new')).toBeUndefined();
    localStorage.setItem('spaceline-deck-new', JSON.stringify({ ...list, sets: 3 }));
    expect(draft('new')).toBeUndefined();
    localStorage.setItem('spaceline-deck-new', '{');
    expect(draft('new')).toBeUndefined();
  });
});
