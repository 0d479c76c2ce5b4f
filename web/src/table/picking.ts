// The totals of the selected cards, and whether their number can be an answer. Everything else is left to the
// server.
import type { Answer, CardId, CardView, Choice, Prompt, Skill } from '../generated/wire';
import { t } from '../lib/lang.svelte';
import type { Desk } from './desk.svelte';
import { addUp } from './facts';

export type CardsChoice = Extract<Choice, { kind: 'Cards' }>;

/** The skills of a card as they are now. */
export function levels(desk: Desk, card: CardId): [Skill, number][] {
  return desk.cards.get(card)?.skills ?? desk.info(card)?.skills ?? [];
}

/** The total of each skill, the highest first: `Engineer 3`. */
export function together(all: [Skill, number][][]): string[] {
  const sums = new Map<Skill, number>();
  for (const [skill, n] of all.flat()) sums.set(skill, (sums.get(skill) ?? 0) + n);
  return [...sums].sort(([a, n], [b, m]) => m - n || a.localeCompare(b)).map(([skill, n]) => `${skill} ${n}`);
}

/** The skills of a team, as its unstopped personnel have them together; of one person they are on the row. */
export function teamSkills(desk: Desk, cards: CardView[]): string[] {
  const awake = cards.filter((card) => !card.stopped && desk.info(card.id)?.type === 'Personnel');
  if (awake.length < 2) return [];
  return together(awake.map((card) => levels(desk, card.id))).map((text) => text.replaceAll(' ', '\u00a0'));
}

export function cost(desk: Desk, card: CardId): number {
  return desk.cards.get(card)?.cost ?? desk.info(card)?.cost ?? 0;
}

export interface Meter {
  label: string;
  n: number;
  of: number;
  /** Whether a higher number is too much. */
  limit: boolean;
}

export function picking(
  desk: Desk,
  choice: CardsChoice,
): { enough: boolean; meter?: Meter; attributes?: [number, number, number] } {
  const { picked } = desk;
  const enough = picked.length >= choice.min && picked.length <= choice.max;
  const { rule } = choice;
  if (rule.kind === 'Dilemmas') {
    const n = picked.reduce((sum, card) => sum + cost(desk, card), 0);
    return { enough, meter: { label: t('table-cost'), n, of: rule.limit, limit: true } };
  }
  if (rule.kind === 'Skill') {
    const { skill, levels: of } = rule;
    const has = (card: CardId) => levels(desk, card).find(([one]) => one === skill)?.[1] ?? 0;
    const n = picked.reduce((sum, card) => sum + has(card), 0);
    return { enough, meter: { label: skill, n, of, limit: false } };
  }
  const all = picked.map((card) => desk.cards.get(card)?.attributes);
  return all.some(Boolean) ? { enough, attributes: addUp(all) } : { enough };
}

/** The selection as an answer, if its number of cards allows it. */
export function answered(prompt: Prompt, picked: CardId[]): Answer | undefined {
  const { choice } = prompt;
  if (choice.kind === 'Order') return { kind: 'Order', value: picked };
  if (choice.kind !== 'Cards') return undefined;
  const { min, max } = choice;
  return picked.length >= min && picked.length <= max ? { kind: 'Cards', value: picked } : undefined;
}
