// The user of this page.
import type { Me, Welcome } from '../generated/wire';
import { del, get, has, post, Problem, put } from './api';
import { t } from './lang.svelte';

const PERSON = has({ name: 'string', guest: 'boolean', settings: 'object' });

class Myself {
  /** `undefined` as long as it is not known, `null` for somebody who is not signed in. */
  now = $state.raw<Me | null | undefined>(undefined);

  async load() {
    try {
      this.now = await get<Me>('/api/me', PERSON);
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== 'sign_in') throw error;
      this.now = null;
    }
  }

  /** Nobody has to sign up to play: whoever is not signed in becomes a guest. */
  async signInAsGuest(name?: string): Promise<Me> {
    if (this.now === undefined) await this.load();
    if (!this.now) this.now = await post<Welcome>('/api/guest', { name: name ?? t('guest-name') }, PERSON);
    return this.now;
  }

  async signIn(name: string, password: string) {
    this.now = await post<Welcome>('/api/session', { name, password }, PERSON);
  }

  /** A guest who makes an account stays the same person, with all games and decks. */
  async signUp(name: string, password: string) {
    this.now = await post<Welcome>('/api/account', { name, password }, PERSON);
  }

  /** Changes the name, if nobody else has it. */
  async rename(name: string) {
    this.now = await put<Me>('/api/account/name', { name });
  }

  async leave() {
    await del('/api/session');
    this.now = null;
  }
}

export const me = new Myself();
