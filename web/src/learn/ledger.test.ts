import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { canonical, cut, matches, parse } from './ledger';
import { translated } from './rules.svelte';
import { TOPICS } from './topics';

const docs = join(import.meta.dirname, '../../../docs/rules');
const english = parse(readFileSync(join(docs, 'second-edition.md'), 'utf8'));
const german = parse(readFileSync(join(docs, 'de/second-edition.md'), 'utf8'));
const both = translated(english, german);

describe('the rules ledger', () => {
  it('is read with areas, titles, texts and examples', () => {
    expect(english.areas.find(({ code }) => code === 'ATT')?.subject).toBe('attempting a mission');
    expect(english.areas.at(-1)?.code).toBe('GAP');
    const rule = english.entries.find(({ id }) => id === '2E-ATT-04');
    expect(rule).toMatchObject({ area: 'ATT', title: 'A stopped ship cannot serve' });
    expect(english.entries.length).toBeGreaterThan(400);
    for (const { id, text, example } of english.entries) expect(text && example, id).toBeTruthy();
  });

  it('has the same entries in the same order in German', () => {
    expect(german.entries.map(({ id }) => id)).toEqual(english.entries.map(({ id }) => id));
    expect(german.areas.map(({ code }) => code)).toEqual(english.areas.map(({ code }) => code));
    for (const { id, text } of german.entries) expect(text, id).toBeTruthy();
  });

  it('refers to the same rules in German', () => {
    const refers = (text: string) =>
      cut(text)
        .flatMap(({ id }) => id ?? [])
        .sort();
    const texts = new Map(german.entries.map((rule) => [rule.id, rule.text]));
    for (const { id, text } of english.entries) expect(refers(texts.get(id) ?? ''), id).toEqual(refers(text));
  });

  it('shows the English text where there is no other, and says so', () => {
    const some = { ...german, entries: german.entries.slice(1) };
    const [first, second] = translated(english, some).entries;
    expect(first).toMatchObject({ inEnglish: true, title: english.entries[0]?.title });
    expect(second).toMatchObject({ inEnglish: false, title: german.entries[1]?.title });
  });

  it('is found by words of both languages', () => {
    const found = (query: string) =>
      both.entries.filter((rule) => matches(rule.words, query)).map(({ id }) => id);
    expect(found('beam planet')).toContain('2E-BEAM-03');
    expect(found('gefängnis')).toContain('2E-BRIG-02');
    expect(found('Gefangnis')).toContain('2E-BRIG-02');
    expect(found('2e-att-0')).toContain('2E-ATT-04');
    expect(found('nosuchword')).toEqual([]);
  });

  it('knows a rule by any way to write its id', () => {
    for (const id of ['att-4', 'ATT04', '2e-att-4', '2E-ATT-04']) expect(canonical(id)).toBe('2E-ATT-04');
  });

  it('cuts a text at ids', () => {
    expect(cut('See 2E-ATT-04.')).toEqual([
      { text: 'See ' },
      { text: '2E-ATT-04', id: '2E-ATT-04' },
      { text: '.' },
    ]);
  });

  it('has every rule that the coach cites', () => {
    const ids = new Set(english.entries.map(({ id }) => id));
    expect(TOPICS.flatMap(({ rules }) => rules).filter((id) => !ids.has(id))).toEqual([]);
  });
});
