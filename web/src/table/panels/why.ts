// Explanations from the server: what a card and its numbers are made of, and why something cannot be done.
import type { CardId } from '../../generated/wire';
import { get, part, query } from '../../lib/api';

export interface SheetRow {
  kind: 'heading' | 'text' | 'fact';
  label?: string;
  text: string;
  card?: CardId;
  rule?: string;
}

export interface Sheet {
  title: string;
  rows: SheetRow[];
}

export interface Reason {
  text: string;
  rule: string;
  cards: CardId[];
}

export const sheet = (game: string, card: CardId) =>
  get<Sheet>(`/api/games/${part(game)}/why${query({ card })}`);

/** Why these cards cannot be the answer, or, without any, why what is not offered cannot be done. */
export const whyNot = (game: string, picked?: CardId[]) =>
  get<Reason[]>(`/api/games/${part(game)}/why-not${query({ picked: picked?.join() })}`);
