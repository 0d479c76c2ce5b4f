// One click to a game against the computer, with the deck and level of the last time.
import type { DeckChoice, Opened } from '../generated/wire';
import { has, post } from './api';
import { me } from './me.svelte';
import { remember, remembered } from './memory';
import { router } from './router.svelte';
import { ANY_STARTER, read } from './starters.svelte';

const KEY = 'spaceline-play';

export interface Choice {
  /** The deck as `written` writes it. */
  deck: string;
  level: string;
  /** The deck of the bot. */
  against: string;
}

export const lastChoice = () => remembered<Choice>(KEY, { deck: 'any', level: 'ensign', against: 'any' });

/** Starts a game against one bot, and goes there. */
export async function playNow(deck: DeckChoice, level: string, against: DeckChoice = ANY_STARTER) {
  await me.signInAsGuest();
  const table = { deck, bots: [level], bot_decks: [against], start: true, setup: { access: 'link' } };
  const { id } = await post<Opened>('/api/games', table, has({ id: 'string' }));
  router.go(`/games/${id}`);
}

export async function playChosen(choice: Choice) {
  remember(KEY, choice);
  await playNow(read(choice.deck), choice.level, read(choice.against));
}
