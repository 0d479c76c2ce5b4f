// The log as people read it: by turns, with the names of cards found in the lines, and the points turn by turn.
import type { Amount, CardId, EventKind, Seat, SeenEvent, NumberedEvent } from '../../generated/wire';

export type Line = NumberedEvent & { text?: string };

export interface Turn {
  turn: number;
  who?: Seat;
  lines: Line[];
}

/** How much it was, if it was a number. */
export const number = (amount: Amount | undefined): number =>
  amount && amount.of !== 'Nothing' && amount.of !== 'End' ? amount.n : 0;

/** What is left out: it is said by the heading, or it says nothing to people. */
const SILENT: EventKind[] = ['TurnStart', 'TurnEnd', 'Segment', 'Spend', 'Select', 'Choose'];

const OF_TURNS: EventKind[] = ['Segment', 'TurnEnd'];

/** Lines worth reading. What the server has words for, without being silent. */
export const isTold = (line: Line) => Boolean(line.text) && !SILENT.includes(line.kind);

/** `current` is the turn of now, which the log may not name. */
export function byTurn(log: Line[], current = 1): Turn[] {
  const turns: Turn[] = [];
  // Nothing says that the first turn begins, and of a long game the beginning may be forgotten.
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
    } else if (isTold(line)) now.lines.push(line);
  }
  return [...turns, now];
}

/** What happened since this seat's last turn ended. */
export function sinceLastTurn(log: Line[], seat: Seat): Line[] {
  const last = log.findLastIndex((line) => line.kind === 'TurnEnd' && line.who === seat);
  const start = log.findLastIndex((line) => line.kind === 'TurnStart' && line.who === seat);
  const end = start > last ? start : log.length;
  return last < 0 ? [] : log.slice(last + 1, end).filter(isTold);
}

/** The cards that a line is about. */
export function named(line: SeenEvent): CardId[] {
  const all = [line.card, line.other, line.source, ...(line.cards ?? [])];
  return [...new Set(all.filter((card) => card !== undefined))];
}

export type Piece = { text: string; card?: CardId };

/** A text cut where it names cards. Longer names are found before those they contain. */
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
    if (line.kind === 'Points' && line.who !== undefined)
      now[line.who] = (now[line.who] ?? 0) + number(line.amount);
  }
  keep();
  return all;
}
