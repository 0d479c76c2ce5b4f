// The log as people read it: by turns, with the names of cards marked in the lines, and the points turn by turn.
import type { Amount, CardId, EventKind, Seat, SeenEvent, NumberedEvent } from '../../generated/wire';

export type Line = NumberedEvent & { text?: string };

export interface Turn {
  turn: number;
  who?: Seat;
  lines: Line[];
}

/** The number of an amount; 0 if it is not a number. */
export const number = (amount: Amount | undefined): number =>
  amount && amount.of !== 'Nothing' && amount.of !== 'End' ? amount.n : 0;

/** Events left out of the log: the heading shows them, or they mean nothing to readers. */
const SILENT: EventKind[] = ['TurnStart', 'TurnEnd', 'Segment', 'Spend', 'Select', 'Choose'];

const OF_TURNS: EventKind[] = ['Segment', 'TurnEnd'];

/** Whether a line is shown: the server has words for it, and it is not silent. */
export const isShown = (line: Line) => Boolean(line.text) && !SILENT.includes(line.kind);

/** Groups the log by turns. `current` is the current turn, which the log may not name. */
export function byTurn(log: Line[], current = 1): Turn[] {
  const turns: Turn[] = [];
  // No event starts the first turn, and the beginning of a long game may have been dropped.
  const next = log.find(({ kind }) => kind === 'TurnStart');
  let now: Turn = {
    turn: next === undefined ? current : number(next.amount) - 1,
    who: log.find(({ kind }) => OF_TURNS.includes(kind))?.who,
    lines: [],
  };
  for (const line of log) {
    if (line.kind === 'TurnStart') {
      turns.push(now);
      now = { turn: number(line.amount) || now.turn + 1, who: line.who, lines: [] };
    } else if (isShown(line)) now.lines.push(line);
  }
  return [...turns, now];
}

/** The events since this seat's last turn ended. */
export function sinceLastTurn(log: Line[], seat: Seat): Line[] {
  const last = log.findLastIndex((line) => line.kind === 'TurnEnd' && line.who === seat);
  const start = log.findLastIndex((line) => line.kind === 'TurnStart' && line.who === seat);
  const end = start > last ? start : log.length;
  return last < 0 ? [] : log.slice(last + 1, end).filter(isShown);
}

/** The cards that a line is about. */
export function named(line: SeenEvent): CardId[] {
  const all = [line.card, line.other, line.source, ...(line.cards ?? [])];
  return [...new Set(all.filter((card) => card !== undefined))];
}

export type Piece = { text: string; card?: CardId };

/** Splits a text at the names of cards. Longer names are found before those they contain. */
export function cut(text: string, names: [CardId, string][]): Piece[] {
  const wanted = names.filter(([, name]) => name !== '').sort((a, b) => b[1].length - a[1].length);
  let pieces: Piece[] = [{ text }];
  for (const [card, name] of wanted)
    pieces = pieces.flatMap((piece) => {
      const at = piece.card === undefined ? piece.text.indexOf(name) : -1;
      if (at < 0) return [piece];
      const parts = [
        { text: piece.text.slice(0, at) },
        { text: name, card },
        { text: piece.text.slice(at + name.length) },
      ];
      return parts.filter((one) => one.text !== '');
    });
  return pieces;
}

/** The score of each seat at the end of each turn, beginning with 0. */
export function scores(log: Line[], seats: number): number[][] {
  const all = Array.from({ length: seats }, () => [0]);
  const now = Array.from({ length: seats }, () => 0);
  const keep = () => all.forEach((line, seat) => line.push(now[seat] ?? 0));
  for (const line of log) {
    if (line.kind === 'TurnStart') keep();
    if (line.kind === 'Points' && line.who !== undefined) now[line.who] = line.score ?? 0;
  }
  keep();
  return all;
}
