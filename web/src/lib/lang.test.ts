import { FluentBundle, FluentResource } from '@fluent/bundle';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from './lang.svelte';

const root = join(import.meta.dirname, '../../..');

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'generated' ? [] : sources(path);
    return /\.(svelte|ts)$/.test(entry.name) && !entry.name.includes('.test.') ? [path] : [];
  });
}

/** The ids of a language, with attributes after a point, and the names of the variables that each uses. */
function messages(language: string): Map<string, Set<string>> {
  const folder = join(root, 'locales', language, 'web');
  const all = new Map<string, Set<string>>();
  for (const file of readdirSync(folder)) {
    const text = readFileSync(join(folder, file), 'utf8');
    for (const { id, value, attributes } of new FluentResource(text).body) {
      const parts: [string, unknown][] = [
        [id, value],
        ...Object.entries(attributes).map(
          ([name, pattern]) => [`${id}.${name}`, pattern] as [string, unknown],
        ),
      ];
      for (const [name, pattern] of parts) {
        if (pattern === null) continue;
        expect(all.has(name), `${name} is there twice in ${language}`).toBe(false);
        const facts = [...JSON.stringify(pattern).matchAll(/"type":"var","name":"(\w+)"/g)].map(
          (m) => m[1] ?? '',
        );
        all.set(name, new Set(facts));
      }
    }
  }
  return all;
}

describe('the messages of the client', () => {
  const said = Object.fromEntries(LANGUAGES.map((language) => [language, messages(language)]));
  const english = said.en ?? new Map<string, Set<string>>();

  it.each(LANGUAGES.filter((language) => language !== 'en'))(
    'are the same in %s as in English',
    (language) => {
      const other = said[language] ?? new Map<string, Set<string>>();
      expect([...other.keys()].sort()).toEqual([...english.keys()].sort());
      for (const [id, facts] of other)
        for (const fact of facts) expect(english.get(id), `${id} $${fact}`).toContain(fact);
    },
  );

  it.each(LANGUAGES)('are understood in %s', (language) => {
    const folder = join(root, 'locales', language, 'web');
    const bundle = new FluentBundle(language);
    for (const file of readdirSync(folder)) {
      const text = readFileSync(join(folder, file), 'utf8');
      const written = [...text.matchAll(/^([a-z][\w-]*) =/gm)].length;
      const resource = new FluentResource(text);
      expect(resource.body.filter(({ id }) => !id.startsWith('-')).length, file).toBe(written);
      expect(bundle.addResource(resource), file).toEqual([]);
    }
  });

  const code = sources(join(root, 'web/src'))
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');

  it('are there for every t() in the sources', () => {
    const used = [...code.matchAll(/\bt\(\s*'([\w.-]+)'/g)].map((match) => match[1] ?? '');
    expect(used.filter((id) => !english.has(id))).toEqual([]);
  });

  it('are all used', () => {
    // An id may be put together: `nav-${place}` uses all ids with that prefix.
    const begun = [...code.matchAll(/`([\w-]+-)\$\{/g)].map((match) => match[1] ?? '');
    const unused = [...english.keys()].filter((id) => {
      const name = id.split('.')[0] ?? id;
      return (
        !code.includes(`'${id}'`) &&
        !code.includes(`'${name}'`) &&
        !begun.some((start) => name.startsWith(start))
      );
    });
    expect(unused).toEqual([]);
  });
});
