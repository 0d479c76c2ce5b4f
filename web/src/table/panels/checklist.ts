// The requirements of a mission, against the people who are there. The server counts; this only arranges it.
import type { AttemptAfter, CardId, CheckedLine, ChecklistLine, Stat } from '../../generated/wire';
import { get, has, part, query } from '../../lib/api';
import { t } from '../../lib/lang.svelte';

/** A line of a checklist with its words. */
export interface Line extends ChecklistLine {
  /** The requirement; the server's words also say what is there and what is missing. */
  text: string;
  /** Whether these are the words of the server. */
  said: boolean;
  /** The amount missing. */
  short: number;
}

/** Whether a line needs a total: more than the printed number, which is one less than the need. */
export const isTotal = ({ what }: ChecklistLine) => what.kind === 'Number' || what.kind === 'Total';

/** Headings such as "one of these" and "all of these" have no numbers of their own. */
export const isHeading = ({ what }: ChecklistLine) => what.kind === 'All' || what.kind === 'Either';

const STATS: Partial<Record<Stat, string>> = {
  Integrity: 'int',
  Cunning: 'cun',
  Strength: 'str',
  Range: 'rng',
  Weapons: 'wpn',
  Shields: 'shd',
};

function name({ what }: ChecklistLine): string {
  if (what.kind === 'Skill') return what.of;
  if (what.kind !== 'Total') return '';
  const stat = STATS[what.of];
  return stat ? t(`card-stat-${stat}.name`) : what.of;
}

export function arrange(lines: ChecklistLine[], words: string[] | undefined): Line[] {
  return lines.map((line, at) => ({
    ...line,
    // The mark is drawn before the text anyway.
    text: words?.[at]?.replace(/^[\s✓✗]+/, '') ?? name(line),
    said: words?.[at] !== undefined,
    short: line.met ? 0 : Math.max(0, line.need - line.have),
  }));
}

/** Arranges lines that carry their own words. */
export const arrangeWorded = (lines: CheckedLine[]): Line[] =>
  arrange(
    lines,
    lines.map((line) => line.text),
  );

/** Asks what the current attempt would be after these cards were chosen. */
export async function forecast(game: string, cards: CardId[]): Promise<AttemptAfter> {
  const wanted = query({ cards: cards.join() });
  return get<AttemptAfter>(`/api/games/${part(game)}/forecast${wanted}`, has({}));
}
