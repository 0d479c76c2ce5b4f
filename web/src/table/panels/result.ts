// The outcome of an attempt or a fight in one sentence.
import type { CardId, Seat } from '../../generated/wire';
import { t } from '../../lib/lang.svelte';
import type { Desk } from '../desk.svelte';
import type { Outcome, Some } from './outcome';

export function headline(desk: Desk, outcome: Outcome): string {
  if (outcome.kind === 'attempt') {
    const { who, solved, points } = outcome;
    const about = { who: desk.called(who), mission: desk.title(outcome.mission), points };
    return t(solved ? 'result-solved' : 'result-failed', about);
  }
  const what = t(outcome.combat ? 'fight-combat' : 'fight-engagement');
  if (outcome.winner === undefined) return t('result-even', { what });
  return t('result-won', { what, who: desk.called(outcome.winner), n: outcome.by });
}

/** Whether it is good for this seat; neither for spectators, nor where nobody won. */
export function isGood(outcome: Outcome, seat: Seat | null): boolean | undefined {
  if (seat === null) return undefined;
  if (outcome.kind === 'attempt') return outcome.solved === (outcome.who === seat);
  return outcome.winner === undefined ? undefined : outcome.winner === seat;
}

/** Whether it worked for whoever did it, as a sign; the colour says for whom it is good. */
export function mark(outcome: Outcome, seat: Seat | null): string {
  const won = outcome.kind === 'attempt' ? outcome.solved : isGood(outcome, seat);
  return won === undefined ? '◆' : won ? '✓' : '✗';
}

/** Cards by name; more than these are counted. */
const NAMED = 6;

/** `Ann, Bob and 2 more`; nothing for nobody. */
export function someText(desk: Desk, { cards, hidden }: Some): string {
  const known = cards.filter((card: CardId) => desk.info(card) !== undefined);
  const names = known.slice(0, NAMED).map((card) => desk.title(card));
  const more = hidden + cards.length - names.length;
  if (names.length === 0) return more > 0 ? t('result-count', { n: more }) : '';
  return more > 0 ? t('result-and-more', { names: names.join(', '), n: more }) : names.join(', ');
}
