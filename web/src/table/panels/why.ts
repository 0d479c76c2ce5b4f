// Explanations from the server: what a card and its numbers are made of, why something cannot be done, and what an
// attempt would be.
import type { AttemptPlan, CardId, NotNow, Sheet } from '../../generated/wire';
import type { Live } from '../../lib/live.svelte';
import type { Planned } from '../desk.svelte';
import { get, has, list, part, query } from '../../lib/api';

export const sheet = (live: Live, card: CardId) =>
  get<Sheet>(`/api/games/${part(live.id)}/why${query({ card, ...live.viewQuery })}`, has({ rows: list }));

/** Asks why these cards cannot be the answer, or, without any, why the other actions are not possible. */
export const whyNot = (game: string, picked?: CardId[]) =>
  get<NotNow[]>(`/api/games/${part(game)}/why-not${query({ picked: picked?.join() })}`, list);

/** Asks why a card, or the group it is in, cannot do more now. */
export const whyNotCard = (game: string, card: CardId) =>
  get<NotNow[]>(`/api/games/${part(game)}/why-not${query({ card })}`, list);

/** Asks for the forecast of an attempt: who takes part, what it requires, which dilemmas come. */
export const planOf = (game: string, { mission, ship }: Planned) =>
  get<AttemptPlan>(
    `/api/games/${part(game)}/plan${query({ mission, ship: ship ?? undefined })}`,
    has({ team: 'list', checklist: list, limit: 'number', words: 'object' }),
  );
