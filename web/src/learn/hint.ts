// What the server would answer in the place of the learner.
import type { Hint } from '../generated/wire';
import { get, has, part } from '../lib/api';

export const hintFor = (game: string) =>
  get<Hint>(`/api/games/${part(game)}/hint`, has({ n: 'number', answer: 'object' }));
