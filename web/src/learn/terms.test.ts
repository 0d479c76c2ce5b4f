import { beforeEach, describe, expect, it } from 'vitest';
import { lang } from '../lib/lang.svelte';
import { mark, term } from './terms';

const marked = (text: string) => mark(text).flatMap((piece) => piece.term?.id ?? []);

describe('words of the game in a text', () => {
  beforeEach(() => lang.choose('en'));

  it('are skills, icons and what happens', () => {
    const text = 'Unless you have 2 Engineer, stop a [Cmd] personnel.';
    expect(marked(text)).toEqual(['Engineer', 'stopped', 'Cmd']);
    expect(
      mark(text)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
  });

  it('are no parts of longer words', () => {
    expect(marked('Lawless scientists, Physicsless')).toEqual([]);
    expect(marked('the law of honor')).toEqual([]);
  });

  it('are explained once in a text', () => {
    expect(marked('Medical and Medical')).toEqual(['Medical']);
  });

  it('are known in German forms, and not mixed up with skills', async () => {
    await lang.choose('de');
    expect(marked('Wenn du nicht 2 Security oder Intelligenz>26 hast, werden alle gestoppt.')).toEqual([
      'Security',
      'cunning',
      'stopped',
    ]);
    expect(term('stopped')?.title).toBe('gestoppt');
  });
});
