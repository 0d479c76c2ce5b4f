// Settings that belong to an account, so that they are there in another browser too.
import { put } from './api';
import { lang, LANGUAGES, type Language } from './lang.svelte';
import { me } from './me.svelte';
import { DEFAULTS, settings, type Options } from './settings.svelte';

/** The settings that this client understands. */
export function understood(stored: Record<string, unknown>): Partial<Options> {
  const options = stored.options;
  if (typeof options !== 'object' || options === null) return {};
  const known = Object.entries(options).filter(
    ([name, value]) => name in DEFAULTS && typeof value === typeof DEFAULTS[name as keyof Options],
  );
  return Object.fromEntries(known);
}

/** After signing in: takes over the settings of the account. Notifications have to be allowed in each browser. */
export async function adopt() {
  const stored = me.now?.settings ?? {};
  for (const [name, value] of Object.entries(understood(stored)))
    if (name !== 'notices') settings.set(name as keyof Options, value as never);
  if ((LANGUAGES as readonly unknown[]).includes(stored.language))
    await lang.choose(stored.language as Language);
}

/** Sends the settings to the server; a guest's settings stay in the browser. */
export async function keep() {
  if (!me.now || me.now.guest) return;
  const kept = { ...me.now.settings, language: lang.current, options: { ...settings.options } };
  await put('/api/settings', kept);
  me.now = { ...me.now, settings: kept };
}

/** Changes a setting without reporting a server that does not reply: it then holds in this browser. */
export function choose<K extends keyof Options>(name: K, value: Options[K]) {
  settings.set(name, value);
  void keep().catch(() => undefined);
}
