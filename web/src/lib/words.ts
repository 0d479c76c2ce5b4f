// What the server says in words beside a view, in the language that was asked for.
import type { CardId } from '../generated/wire';

export type ActionGroup = 'play' | 'draw' | 'beam' | 'move' | 'attempt' | 'texts' | 'other' | 'end';

export interface ActionWords {
  text: string;
  /** As it stands under the heading of its group. */
  short: string;
  group: ActionGroup;
  card?: CardId;
  /** The game text that is used. */
  note?: string;
}

export interface Words {
  question: string;
  about?: string;
  actions?: ActionWords[];
  options?: string[];
  checklist?: string[];
}

/** What belongs to a message, until the generated types have it. */
export type Worded = { words?: Words };
