// The parts of the table that the coach points at: cards, places and buttons to mark.
import type { CardId, Place, SiteId } from '../generated/wire';
import type { Button } from './next';

export interface Hints {
  cards: ReadonlySet<CardId>;
  sites: ReadonlySet<SiteId>;
  button: Button | undefined;
  /** The group whose button is meant. */
  group: Place | undefined;
  /** A part of the table that is being explained. */
  place: 'missions' | 'hand' | 'counters' | 'headquarters' | 'log' | 'score' | undefined;
}

export const NO_HINTS: Hints = {
  cards: new Set(),
  sites: new Set(),
  button: undefined,
  group: undefined,
  place: undefined,
};
