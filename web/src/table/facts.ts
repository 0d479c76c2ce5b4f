// What the table wants to know about a printed card.
import type { CardInfo } from '../generated/wire';

/** What a mission asks for, who may attempt it or plays there: lines in the words of the server. */
export function missionFacts(info: CardInfo): { needs: string; who: string; points: number | undefined } {
  const headquarters = info.mission?.kind === 'Headquarters';
  const lines = info.lines.map((line) => line.text);
  return headquarters
    ? { needs: lines[2] ?? '', who: '', points: undefined }
    : { needs: lines[4] ?? info.text, who: lines[3] ?? '', points: info.mission?.points };
}

export const KIND_GLYPHS = { Planet: '●', Space: '✦', Headquarters: '⌂' } as const;

/** A tooltip: what a person can do. */
export function inShort(info: CardInfo | undefined): string {
  if (!info) return '';
  const skills = (info.skills ?? []).map(([skill, n]) => (n > 1 ? `${n} ${skill}` : skill)).join(', ');
  return [info.title, skills, info.text].filter(Boolean).join(' · ');
}
