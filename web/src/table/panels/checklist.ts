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

/** Lines that belong together: those below one heading, or without one. */
export interface Part {
  /** "All of these", "one of these"; what it contains has its own mark. */
  heading?: Line;
  /** Whether it is another way beside the part before it. */
  or: boolean;
  lines: Line[];
}

/** The parts of a checklist. A heading with nothing but other headings below it only says that one of them is enough. */
export function parts(lines: Line[]): Part[] {
  const all: Part[] = [];
  const ways: Line[] = [];
  lines.forEach((line, at) => {
    const next = lines[at + 1];
    const above = ways.findLast(({ depth }) => depth < line.depth);
    if (isHeading(line)) {
      if (line.what.kind === 'Either' && next && isHeading(next) && next.depth > line.depth) ways.push(line);
      else all.push({ heading: line, or: above !== undefined && all.length > 0, lines: [] });
      return;
    }
    const last = all.at(-1);
    if (last && (last.heading ? last.heading.depth < line.depth : last.lines[0]?.depth === line.depth))
      last.lines.push(line);
    else all.push({ or: false, lines: [line] });
  });
  return all;
}

/** Asks what the current attempt would be after these cards were chosen. */
export async function forecast(game: string, cards: CardId[]): Promise<AttemptAfter> {
  const wanted = query({ cards: cards.join() });
  return get<AttemptAfter>(`/api/games/${part(game)}/forecast${wanted}`, has({}));
}
