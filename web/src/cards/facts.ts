// The text of a card, ready to be drawn or read out: as printed, and as it is now in a game.
import type { CardInfo, CardView, MissionView, ShipView } from '../generated/wire';
import { t } from '../lib/lang.svelte';

/** A card as it is now: any card of a view, also a ship or a mission. */
export type Now = CardView &
  Partial<Pick<ShipView, 'range' | 'weapons' | 'shields'>> &
  Partial<Pick<MissionView, 'points' | 'span'>>;

/** A number, with what was added to it or taken away: `6`, `6+1`, `6−2`. */
export function changed(printed: number, now: number | undefined): string {
  if (now === undefined || now === printed) return String(printed);
  return now > printed ? `${printed}+${now - printed}` : `${printed}−${printed - now}`;
}

export function costText(card: CardInfo, now?: Now): string {
  return changed(card.cost, now?.cost);
}

/** Missions have no cost. */
export function hasCost(card: CardInfo): boolean {
  return card.type !== 'Mission';
}

export interface Stat {
  /** The last part of the ids of its words: `card-stat-int` and `card-stat-int.name`. */
  id: string;
  printed: number;
  now?: number;
}

const PERSONNEL = ['int', 'cun', 'str'];
const SHIP = ['rng', 'wpn', 'shd'];

export function stats(card: CardInfo, now?: Now): Stat[] {
  if (!card.attributes) return [];
  const ship = card.type === 'Ship';
  const present = ship ? [now?.range, now?.weapons, now?.shields] : now?.attributes;
  return card.attributes.map((printed, at) => ({
    id: (ship ? SHIP : PERSONNEL)[at] ?? '',
    printed,
    now: present?.[at],
  }));
}

/** Each skill with its level: `2 Medical`; what is not as printed as `1+1 Medical`, `+1 Law`. */
export function skillTexts(card: CardInfo, now?: Now): string[] {
  const printed = new Map(card.skills ?? []);
  const present = now?.skills ? new Map(now.skills) : printed;
  const all = [...new Set([...printed.keys(), ...present.keys()])];
  return all.map((skill) => {
    const before = printed.get(skill) ?? 0;
    const level = present.get(skill) ?? 0;
    if (before === 0) return `+${level} ${skill}`;
    if (before === 1 && level === 1) return skill;
    return `${changed(before, level)} ${skill}`;
  });
}

/** The length of the longest word: its letters must fit into a line, since words are not broken. */
export function longestWord(text = ''): number {
  return Math.max(1, ...text.split(/[\s/-]+/).map((word) => word.length));
}

export interface MissionFacts {
  /** The affiliations that may attempt it, or that a headquarters accepts. */
  who: string;
  /** The requirements to complete it; nothing for headquarters. */
  requires: string;
}

/** The text of a mission. If the lines are not labelled, they are always in the same order. */
export function missionFacts(card: CardInfo): MissionFacts {
  const { mission, lines } = card;
  if (!mission) return { who: '', requires: '' };
  const span = mission.location ? 2 : 1;
  const line = (at: number) => lines[span + at]?.text ?? '';
  if (mission.kind === 'Headquarters') return { who: mission.needs_text ?? line(1), requires: '' };
  return { who: mission.attempt ?? line(2), requires: mission.requirement ?? line(3) };
}

/** The type and what goes with it, without what is shown elsewhere: `Personnel · Human`. */
export function kindText(card: CardInfo): string {
  const word = t(`card-type-${card.type.toLowerCase()}`);
  const parts = [word];
  if (card.species) parts.push(card.species.join('/'));
  if (card.class) parts.push(card.class);
  if (card.mission) parts.push(t(`card-kind-${card.mission.kind.toLowerCase()}`));
  if (card.dilemma) parts.push(t(`card-kind-${card.dilemma.toLowerCase()}`));
  return parts.join(' · ');
}

export function typeText(card: CardInfo): string {
  return t(`card-type-${card.type.toLowerCase()}`);
}

/** The differences from what is printed, in words. */
function changes(card: CardInfo, now?: Now): string[] {
  if (!now) return [];
  const said: string[] = [];
  if (now.stopped) said.push(t('card-stopped'));
  if (now.cost !== undefined && now.cost !== card.cost) said.push(t('card-now-cost', { cost: now.cost }));
  for (const stat of stats(card, now))
    if (stat.now !== undefined && stat.now !== stat.printed)
      said.push(t('card-now-stat', { name: t(`card-stat-${stat.id}.name`), n: stat.now }));
  if (now.skills) said.push(t('card-now-skills', { skills: skillTexts(card, now).join(', ') }));
  if (now.points !== undefined && now.points !== card.mission?.points)
    said.push(t('card-now-points', { n: now.points }));
  if (now.span !== undefined && now.span !== card.mission?.span)
    said.push(t('card-now-span', { n: now.span }));
  return said;
}

const sentence = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`);

function named(card: CardInfo): string {
  const name = card.subtitle ? `${card.title}, ${card.subtitle}` : card.title;
  return card.unique && card.type !== 'Mission' ? `${name}, ${t('card-unique')}` : name;
}

/** Everything on the card, to be read out. */
export function spoken(card: CardInfo, now?: Now): string {
  const lines = card.lines.map(({ label, text }) => `${label}: ${text}`);
  const blank = card.blank ? [t('card-blank')] : [];
  const all = [named(card), ...changes(card, now), ...lines, card.text, ...blank];
  return all.filter(Boolean).map(sentence).join(' ');
}

/** The text of a small card, to be read out. */
export function spokenShort(card: CardInfo, now?: Now): string {
  const parts = [named(card), kindText(card)];
  if (hasCost(card)) parts.push(t('card-cost', { cost: now?.cost ?? card.cost }));
  if (card.mission && card.mission.kind !== 'Headquarters')
    parts.push(t('card-points', { n: now?.points ?? card.mission.points }));
  for (const stat of stats(card, now))
    parts.push(`${t(`card-stat-${stat.id}.name`)} ${stat.now ?? stat.printed}`);
  if (now?.stopped) parts.push(t('card-stopped'));
  return parts.join(', ');
}
