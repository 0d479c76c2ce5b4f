// The words of the client: Fluent messages in the language of the reader, which can be changed at any time.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { local } from './storage';

export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The names of the languages, each in its own language. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', de: 'Deutsch' };

const KEY = 'spaceline-language';
const loaders: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('virtual:words/en'),
  de: () => import('virtual:words/de'),
};

class Lang {
  current = $state<Language>('en');
  private bundle = $state.raw(new FluentBundle('en'));

  /** Starts with the language chosen here before, or that of the browser. */
  async start() {
    const wanted = [local.get(KEY), ...navigator.languages].map((tag) => tag?.slice(0, 2));
    const known = wanted.find((tag) => (LANGUAGES as readonly (string | undefined)[]).includes(tag));
    await this.load((known as Language | undefined) ?? 'en');
  }

  async choose(language: Language) {
    local.set(KEY, language);
    await this.load(language);
  }

  private async load(language: Language) {
    const text = (await loaders[language]()).default;
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const error of bundle.addResource(new FluentResource(text))) console.error(error);
    this.bundle = bundle;
    this.current = language;
    document.documentElement.lang = language;
  }

  /** A message, or an attribute of one: `home-play.hint`. A missing message shows as its id. */
  say(id: string, args?: Record<string, FluentVariable>): string {
    const [name = id, attribute] = id.split('.');
    const message = this.bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) return id;
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, args, errors);
    for (const error of errors) console.error(id, error);
    return text;
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }
}

export const lang = new Lang();

export function t(id: string, args?: Record<string, FluentVariable>): string {
  return lang.say(id, args);
}
