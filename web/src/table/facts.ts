// What the table wants to know about a printed card.
import type { CardInfo } from '../generated/wire';

export const KIND_GLYPHS = { Planet: '●', Space: '✦', Headquarters: '⌂' } as const;

/** A tooltip: what a person can do. */
export function inShort(info: CardInfo | undefined): string {
  if (!info) return '';
  const skills = (info.skills ?? []).map(([skill, n]) => (n > 1 ? `${n} ${skill}` : skill)).join(', ');
  return [info.title, skills, info.text].filter(Boolean).join(' · ');
}
