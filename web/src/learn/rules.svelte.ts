// The rules ledger in the language of the reader. An entry without a translation is shown in English.
import { lang, type Language } from '../lib/lang.svelte';
import { searchable, type Area, type Entry, type Ledger } from './ledger';

export interface Shown extends Entry {
  /** Whether the text is in English, because there is no translation. */
  inEnglish: boolean;
  /** Everything that can be searched, also in the other languages. */
  words: string;
}

const loaders: Record<Language, () => Promise<{ default: Ledger }>> = {
  en: () => import('virtual:rules/en'),
  de: () => import('virtual:rules/de'),
};

/** The English ledger with the titles and texts of another one. */
export function translated(english: Ledger, other: Ledger): { areas: Area[]; entries: Shown[] } {
  const texts = new Map(other.entries.map((entry) => [entry.id, entry]));
  const subjects = new Map(other.areas.map((area) => [area.code, area.subject]));
  return {
    areas: english.areas.map(({ code, subject }) => ({ code, subject: subjects.get(code) ?? subject })),
    entries: english.entries.map((entry) => {
      const own = texts.get(entry.id);
      const said = own ? { title: own.title, text: own.text } : {};
      return { ...entry, ...said, inEnglish: !own, words: searchable(entry, own) };
    }),
  };
}

class Rules {
  areas = $state.raw<Area[]>([]);
  all = $state.raw<Shown[]>([]);
  private language: Language | undefined;

  async load(): Promise<void> {
    const language = lang.current;
    if (this.language === language) return;
    const [english, own] = await Promise.all([loaders.en(), loaders[language]()]);
    const { areas, entries } = translated(english.default, own.default);
    this.areas = areas;
    this.all = entries;
    this.language = language;
  }

  private byId = $derived(new Map(this.all.map((rule) => [rule.id, rule])));

  get(id: string): Shown | undefined {
    return this.byId.get(id);
  }

  /** The entries that mention a rule. */
  mentions(id: string): Shown[] {
    return this.all.filter((rule) => rule.id !== id && `${rule.text} ${rule.why ?? ''}`.includes(id));
  }
}

export const rules = new Rules();
