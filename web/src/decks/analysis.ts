// What a deck can do, by what is printed on its cards. Texts are not counted: a card that lends skills or changes
// costs does more than these numbers say.
import type { Affiliation, CardInfo, CardType, Need, Skill } from '../generated/wire';
import type { Copies } from './list';

export interface Count<T> {
  what: T;
  n: number;
}

export interface Supply {
  need: Need;
  /** The level, or the number that the total must be higher than. */
  amount: number;
  /** Copies of personnel who bring it; for a total, all personnel. */
  copies: number;
  /** Levels of all who can be in play together; for a total, how many average personnel it takes. */
  measure: number;
  enough: boolean;
  /** The cheapest who bring the skill, or those with most of the attribute. */
  who: CardInfo[];
}

export interface Way {
  supplies: Supply[];
  covered: boolean;
}

export interface MissionSupply {
  mission: CardInfo;
  ways: Way[];
  covered: boolean;
}

const STATS = ['Integrity', 'Cunning', 'Strength'] as const;
const MANY = 4;

const of = (cards: Copies, type: CardType) => cards.filter(({ card }) => card.type === type);
const total = (cards: Copies) => cards.reduce((sum, { copies }) => sum + copies, 0);

/** A unique card is in play once, however many copies there are. */
function together(cards: Copies): Copies {
  return cards.map(({ card, copies }) => ({ card, copies: card.unique ? 1 : copies }));
}

function level(card: CardInfo, skill: Skill): number {
  return card.skills?.find(([name]) => name === skill)?.[1] ?? 0;
}

function skillSupply(need: Need, skill: Skill, amount: number, personnel: Copies): Supply {
  const who = personnel.filter(({ card }) => level(card, skill) > 0);
  const measure = together(who).reduce((sum, { card, copies }) => sum + level(card, skill) * copies, 0);
  const cheapest = [...who].sort((a, b) => a.card.cost - b.card.cost).map(({ card }) => card);
  return {
    need,
    amount,
    copies: total(who),
    measure,
    enough: measure >= amount,
    who: cheapest.slice(0, MANY),
  };
}

function totalSupply(need: Need, at: number, amount: number, personnel: Copies): Supply {
  const copies = total(personnel);
  const have = (card: CardInfo) => card.attributes?.[at] ?? 0;
  const sum = personnel.reduce((all, one) => all + have(one.card) * one.copies, 0);
  const average = copies > 0 ? sum / copies : 0;
  const measure = average > 0 ? Math.floor(amount / average) + 1 : 0;
  const best = [...personnel].sort((a, b) => have(b.card) - have(a.card)).map(({ card }) => card);
  const enough = measure > 0 && measure <= total(together(personnel));
  return { need, amount, copies, measure, enough, who: best.slice(0, MANY) };
}

function supply(need: Need, personnel: Copies): Supply {
  if (need.kind === 'Other') return { need, amount: 0, copies: 0, measure: 0, enough: true, who: [] };
  if (need.kind === 'Skill') return skillSupply(need, need.of[0], need.of[1], personnel);
  const [wanted, amount] = need.of;
  return totalSupply(
    need,
    STATS.findIndex((stat) => stat === wanted),
    amount,
    personnel,
  );
}

/** Skills against missions: what each asks for, in each of its ways, and what the deck brings. */
export function missionSupplies(missions: Copies, deck: Copies): MissionSupply[] {
  const personnel = of(deck, 'Personnel');
  return missions.flatMap(({ card }) => {
    const ways = (card.mission?.ways ?? []).map((needs) => {
      const supplies = needs.map((need) => supply(need, personnel));
      return { supplies, covered: supplies.every((one) => one.enough) };
    });
    return ways.length > 0 ? [{ mission: card, ways, covered: ways.some((way) => way.covered) }] : [];
  });
}

/** How many copies cost what; those at the end are taken together. */
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

/** Of the personnel, on average. */
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

/** Copies of personnel with each skill, most first. */
export function skills(deck: Copies): Count<Skill>[] {
  return counted(of(deck, 'Personnel'), (card) => (card.skills ?? []).map(([skill]) => skill));
}

/** Who can fill posts, and the most that a ship of the deck asks for. */
export function staffing(deck: Copies): { icon: string; have: number; need: number }[] {
  const personnel = of(deck, 'Personnel');
  const ships = of(deck, 'Ship');
  return ['Cmd', 'Stf'].map((icon) => ({
    icon,
    have: total(personnel.filter(({ card }) => card.icons?.includes(icon))),
    need: Math.max(0, ...ships.map(({ card }) => card.staffing?.filter((one) => one === icon).length ?? 0)),
  }));
}

export function dilemmaKinds(dilemmas: Copies): Count<string>[] {
  return counted(dilemmas, (card) => (card.dilemma ? [card.dilemma] : []));
}
