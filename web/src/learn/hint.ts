// The answer that the server would give in the learner's place.
import type { Answer } from '../generated/wire';
import { get, has, part } from '../lib/api';

export interface Hint {
  /** The number of the view whose question it answers. */
  n: number;
  answer: Answer;
}

export const hintFor = (game: string) =>
  get<Hint>(`/api/games/${part(game)}/hint`, has({ n: 'number', answer: 'object' }));
