// Passes without asking each time: for the rest of an attempt, or until the user's own turn. It stops when something
// of the user's is attacked.
import type { CardId, EventKind, Phase, Seat, SeenEvent, View } from '../../generated/wire';

export type Passing = 'off' | 'attempt' | 'turn';

const ATTACKS: EventKind[] = ['FightBegin', 'Kill', 'Destroy', 'Damage', 'Capture', 'Command'];

export interface Table {
  seat: Seat | null;
  commander: (card: CardId) => Seat | undefined;
  isDilemma: (card: CardId) => boolean;
}

/** Whether another player's event is about to hurt something of this seat. */
export function attacks(event: SeenEvent, table: Table, passing: Passing): boolean {
  if (!ATTACKS.includes(event.kind)) return false;
  // Dilemmas hurt; a player who passes for a whole attempt knows that.
  if (passing === 'attempt' && event.source !== undefined && table.isDilemma(event.source)) return false;
  if (event.kind === 'FightBegin') return event.who !== table.seat;
  const hit = [event.card, event.other, ...(event.cards ?? [])].filter((card) => card !== undefined);
  return hit.some((card) => table.commander(card) === table.seat);
}

/** Whether the passing ends with this view. */
export function isOver(passing: Passing, view: View): boolean {
  if (view.outcome) return true;
  if (passing === 'attempt') return view.board.attempt === undefined;
  return passing === 'turn' && view.active === view.viewer && view.board.segment !== 'End';
}

/** Whether the question of this view is answered with a pass. */
export function passes(passing: Passing, view: View, table: Table): boolean {
  const { prompt } = view;
  if (passing === 'off' || isOver(passing, view)) return false;
  if (prompt?.ask.kind !== 'Respond' || !prompt.actions?.some(({ kind }) => kind === 'Pass')) return false;
  const about: [Phase, SeenEvent] | undefined = prompt.about;
  return !about || !attacks(about[1], table, passing);
}
