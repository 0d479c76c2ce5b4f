// What a mission asks for, against the people who are there. The server counts; this only arranges it.
import type { CardId, CheckedLine, Checklist, ChecklistLine, Stat } from '../../generated/wire';
import { get, has, part, query } from '../../lib/api';
import { t } from '../../lib/lang.svelte';

/** A line of a checklist with its words. */
export interface Line extends ChecklistLine {
  /** What is asked for; the words of the server say what is there and what is missing too. */
  text: string;
  /** Whether these are the words of the server. */
  said: boolean;
  /** How much is missing. */
  short: number;
}

/** A total must be more than what is printed: one less than what is needed. */
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
    // The mark stands before it in any case.
    text: words?.[at]?.replace(/^[\s✓✗]+/, '') ?? name(line),
    said: words?.[at] !== undefined,
    short: line.met ? 0 : Math.max(0, line.need - line.have),
  }));
}

/** The same if the lines have their words with them. */
export const told = (lines: CheckedLine[]): Line[] =>
  arrange(
    lines,
    lines.map((line) => line.text),
  );

/** The checklists if exactly these took part in the attempt of now. */
export async function ifOnly(game: string, cards: CardId[]): Promise<Checklist> {
  const wanted = query({ cards: cards.join() });
  return get<Checklist>(`/api/games/${part(game)}/checklist${wanted}`, has({}));
}
