// A combat or an engagement in steps and numbers.
import type { CardId, FightStep, FightView, Seat, SideView } from '../../generated/wire';

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

/** In a combat nobody joins. */
export const stages = (fight: FightView): Stage[] =>
  STAGES.filter((one) => one !== 'join' || !fight.combat || fight.step === 'Joining');

/** A summand: a card and what it adds. Without a card it is what is printed on cards that are not named. */
export interface Summand {
  card?: CardId;
  n: number;
  /** Whether the card fights itself, rather than adds to those who do. */
  fights: boolean;
}

/** The summands of a side, those who fight first; cards that fight and add nothing are there with 0. */
export function summands(side: SideView): Summand[] {
  const all = side.terms.map(({ source, n }) => ({
    ...(source === null ? {} : { card: source }),
    n,
    fights: source === null || side.cards.includes(source),
  }));
  const listed = new Set(all.map(({ card }) => card));
  const rest = side.cards.filter((card) => !listed.has(card)).map((card) => ({ card, n: 0, fights: true }));
  return [...all.filter((one) => one.fights), ...rest, ...all.filter((one) => !one.fights)];
}

/** The sum of what can be seen, or the total once it counts. */
export function total(side: SideView): { n: number; final: boolean; open: boolean } {
  if (side.total !== undefined) return { n: side.total, final: true, open: false };
  const n = side.terms.reduce((sum, term) => sum + term.n, 0);
  return { n, final: false, open: (side.hidden ?? 0) > 0 };
}

/** Whoever sees the fight stands on the left; spectators see the beginner there, who comes first. */
export const facing = ([ours, theirs]: [SideView, SideView], seat: Seat | null): [SideView, SideView] =>
  theirs.seat === seat ? [theirs, ours] : [ours, theirs];

export const sides = ({ ours, theirs }: FightView, seat: Seat | null): [SideView, SideView] =>
  facing([ours, theirs], seat);
