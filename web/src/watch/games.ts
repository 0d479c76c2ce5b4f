// Finished games, as lists show them, whatever their source.
import type { EndedBy, FinishedGame, PastGame, Setup } from '../generated/wire';

export interface PastSeat {
  name: string;
  bot?: string;
  deck: string;
  result: string;
}

export interface Row {
  id: string;
  ended: number;
  lasted: number;
  setup: Setup;
  by: EndedBy | undefined;
  seats: PastSeat[];
  /** The change of the rating, if the list is that of one player. */
  change: number | undefined;
}

export function fromFinished(game: FinishedGame): Row {
  return {
    id: game.id,
    ended: game.ended,
    lasted: game.ended - game.started,
    setup: game.setup,
    by: game.result?.by,
    seats: game.seats,
    change: undefined,
  };
}

export function fromPast(game: PastGame): Row {
  const result = (seat: number) => {
    if (game.result?.winners.includes(seat)) return 'won';
    return game.result?.tied.includes(seat) ? 'tied' : 'lost';
  };
  const { rating_before: before, rating_after: after } = game;
  return {
    id: game.id,
    ended: game.ended,
    lasted: game.ended - game.started,
    setup: game.setup,
    by: game.result?.by,
    seats: game.players.map((player, seat) => ({
      ...player,
      deck: '',
      result: game.result ? result(seat) : '',
    })),
    change: before !== undefined && after !== undefined ? Math.round(after) - Math.round(before) : undefined,
  };
}

/** The days of a search as times in the reader's time zone: from the start of the first to the end of the last. */
export function days(from: string, to: string): { since?: number; until?: number } {
  const begin = (day: string, plus: number) => {
    const [year = NaN, month = NaN, date = NaN] = day.split('-').map(Number);
    return new Date(year, month - 1, date + plus).getTime();
  };
  const since = from ? begin(from, 0) : NaN;
  const until = to ? begin(to, 1) : NaN;
  return {
    ...(Number.isNaN(since) ? {} : { since }),
    ...(Number.isNaN(until) ? {} : { until }),
  };
}
