// A combat or an engagement in steps and numbers.
import type { CardId, FightStep, FightView, Seat, SideView } from '../../generated/wire';
import { t } from '../../lib/lang.svelte';

/** The steps that players talk about, and which of them the fight is in. */
export const STAGES = ['begin', 'join', 'respond', 'compare', 'result'] as const;
export type Stage = (typeof STAGES)[number];

const STAGE_OF: Record<FightStep, Stage> = {
  Begin: 'begin',
  Joining: 'join',
  Window: 'respond',
  Compare: 'compare',
  Outcome: 'result',
  Stopping: 'result',
  End: 'result',
  Done: 'result',
};

export const stage = (fight: FightView): Stage => STAGE_OF[fight.step];

export const stages = (fight: FightView): Stage[] => {
  const steps = fight.steps.map((step) => STAGE_OF[step]);
  return STAGES.filter((one) => steps.includes(one));
};

/** The sum of what can be seen, or the total once it counts. */
export function total(side: SideView): { n: number; final: boolean; open: boolean } {
  if (side.total !== undefined) return { n: side.total, final: true, open: false };
  const n = side.terms.reduce((sum, term) => sum + term.n, 0);
  return { n, final: false, open: (side.hidden ?? 0) > 0 };
}

/** `+ 2` or `− 2`, for what is added to something. */
export const signed = (n: number): string => (n < 0 ? `− ${-n}` : `+ ${n}`);

interface Summand {
  n: number;
  /** The card whose text adds it. */
  text?: CardId;
}

/** The parts of a total: the printed numbers of those who fight, and what card texts add. */
function summands({ terms }: SideView): Summand[] {
  return terms.flatMap(({ source, of, n, parts = [] }): Summand[] => {
    if (of === 'Text') return [{ n, ...(source === null ? {} : { text: source }) }];
    if (parts.length === 0) return [{ n }];
    return parts.map((part) => ({ n: part.n, ...(part.source === null ? {} : { text: part.source }) }));
  });
}

/** A total as a sum, `9 = 7 + 2 (Card)`; nothing if it is one number, or a negative sum counted as zero. */
export function asSum(side: SideView, title: (card: CardId) => string): string | undefined {
  const all = summands(side);
  const sum = all.reduce((sum, { n }) => sum + n, 0);
  if (all.length < 2 || sum !== side.total) return undefined;
  const words = all.map(({ n, text }, at) => {
    const number = at === 0 ? `${n}` : signed(n);
    return text === undefined ? number : `${number} (${title(text)})`;
  });
  return `${sum} = ${words.join(' ')}`;
}

/** The name of the number that counts. */
export const counted = ({ stat }: SideView): string => t(`fight-${stat.toLowerCase()}`);

/** The viewer's side is on the left; spectators see the beginner there, who comes first. */
export const facing = ([ours, theirs]: [SideView, SideView], seat: Seat | null): [SideView, SideView] =>
  theirs.seat === seat ? [theirs, ours] : [ours, theirs];

export const sides = ({ ours, theirs }: FightView, seat: Seat | null): [SideView, SideView] =>
  facing([ours, theirs], seat);
