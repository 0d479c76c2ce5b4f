// The user's settings, kept in the browser.
import type { ResponsePreference } from '../generated/wire';
import { local } from './storage';

export type Theme = 'system' | 'dark' | 'light';

export interface Options {
  theme: Theme;
  /** Milliseconds that another player's step stays before the next is shown. */
  pace: number;
  sound: boolean;
  notices: boolean;
  /** Text size in percent. */
  text: number;
  /** The table as text rather than as a picture. */
  plain: boolean;
  /** Whether single letters, digits and signs work as shortcuts. */
  keys: boolean;
  /** When to ask for responses, in new games. */
  responses: ResponsePreference;
}

export const THEMES: Theme[] = ['system', 'dark', 'light'];
export const PACES = [0, 250, 500, 900, 1500];

const KEY = 'spaceline-options';
export const DEFAULTS: Options = {
  theme: 'dark',
  pace: 500,
  sound: false,
  notices: false,
  text: 100,
  plain: false,
  keys: true,
  responses: 'when_i_can',
};

function stored(): Partial<Options> {
  try {
    const value: unknown = JSON.parse(local.get(KEY) ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

class Settings {
  options = $state<Options>({ ...DEFAULTS, ...stored() });

  set<K extends keyof Options>(name: K, value: Options[K]) {
    this.options[name] = value;
    local.set(KEY, JSON.stringify(this.options));
    this.show();
  }

  /** Applies the settings to the document. */
  show() {
    const root = document.documentElement;
    if (this.options.theme === 'system') delete root.dataset.theme;
    else root.dataset.theme = this.options.theme;
    root.style.fontSize = `${this.options.text}%`;
  }
}

export const settings = new Settings();
