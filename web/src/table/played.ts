// The last card that another player has played.
import type { NumberedEvent, Seat } from '../generated/wire';

/** The last play of another player after a line of the log; nothing, if the log began with this. */
export function played(
  log: NumberedEvent[],
  before: NumberedEvent | undefined,
  seat: Seat | null,
): NumberedEvent | undefined {
  if (before === undefined) return undefined;
  const at = log.lastIndexOf(before);
  // Something was undone, or the log came again.
  if (at < 0) return undefined;
  return log
    .slice(at + 1)
    .findLast(({ kind, who, card }) => kind === 'Play' && card !== undefined && who !== seat);
}
