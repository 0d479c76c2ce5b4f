// Counts of the cards in a deck. The server reports what the deck can do.
import type { Affiliation, CardInfo, CardType, Skill } from '../generated/wire';
import type { Copies } from './list';

export interface Count<T> {
  what: T;
  n: number;
}

const of = (cards: Copies, type: CardType) => cards.filter(({ card }) => card.type === type);
const total = (cards: Copies) => cards.reduce((sum, { copies }) => sum + copies, 0);

/** Number of copies by cost; the highest costs are counted together. */
export function costs(cards: Copies, most = 8): Count<number>[] {
  const counts = Array.from({ length: most + 1 }, (_, what) => ({ what, n: 0 }));
  for (const { card, copies } of cards) {
    const count = counts[Math.min(card.cost, most)];
    if (count) count.n += copies;
  }
  while (counts.length > 1 && counts.at(-1)?.n === 0) counts.pop();
  return counts;
}

export function averageCost(cards: Copies): number {
  const n = total(cards);
  return n === 0 ? 0 : cards.reduce((sum, { card, copies }) => sum + card.cost * copies, 0) / n;
}

/** Averages over the personnel. */
export function averages(deck: Copies): [number, number, number] | undefined {
  const personnel = of(deck, 'Personnel');
  const n = total(personnel);
  if (n === 0) return undefined;
  const mean = (at: 0 | 1 | 2) =>
    personnel.reduce((sum, { card, copies }) => sum + (card.attributes?.[at] ?? 0) * copies, 0) / n;
  return [mean(0), mean(1), mean(2)];
}

function counted<T>(cards: Copies, what: (card: CardInfo) => T[]): Count<T>[] {
  const counts = new Map<T, number>();
  for (const { card, copies } of cards)
    for (const one of what(card)) counts.set(one, (counts.get(one) ?? 0) + copies);
  return [...counts].map(([one, n]) => ({ what: one, n })).sort((a, b) => b.n - a.n);
}

export function types(deck: Copies): Count<CardType>[] {
  return counted(deck, (card) => [card.type]);
}

export function affiliationCounts(deck: Copies): Count<Affiliation>[] {
  return counted(deck, (card) => (card.affiliation ? [card.affiliation] : []));
}

/** Copies of personnel with each skill, the most frequent first. */
export function skills(deck: Copies): Count<Skill>[] {
  return counted(of(deck, 'Personnel'), (card) => (card.skills ?? []).map(([skill]) => skill));
}

export function dilemmaKinds(dilemmas: Copies): Count<string>[] {
  return counted(dilemmas, (card) => (card.dilemma ? [card.dilemma] : []));
}
