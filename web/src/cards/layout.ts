// The positions of everything on a card of 250 by 350.
import type { CardInfo } from '../generated/wire';
import { fit, fitLine, type Block, type Fitted, type Measure } from './fit';
import { kindText, missionFacts, skillTexts, type Now } from './facts';
import { affiliations } from './affiliation';

export const WIDTH = 250;
export const HEIGHT = 350;
export const EDGE = 8;
export const BAR = { top: EDGE, height: 46 };
/** Below the bar. */
export const BODY = BAR.top + BAR.height + 6;
export const STAT_TOP = 300;
/** The picture of a mission. */
export const FIELD = { top: BODY, height: 84 };

const MARK = { least: 44, most: 104, edge: 8 };

export interface Layout {
  title: { lines: string[]; size: number };
  subtitle: { lines: string[]; size: number };
  kind: { lines: string[]; size: number };
  /** The width of the band at the side. */
  band: number;
  /** The lower end of the band. */
  bottom: number;
  /** The icons in the band, with the lines they stand on. */
  icons: { name: string; y: number }[];
  /** The tags of a mission. */
  tags: ReturnType<typeof affiliations>;
  kindTop: number;
  /** A large faint sign of what the card is, where the text leaves room for it. */
  mark?: { name: string; size: number; x: number; y: number };
  text: { x: number; top: number; fitted: Fitted };
}

/** Icons of a ship are those its crew must have. */
export function bandIcons(card: CardInfo): string[] {
  return [...(card.icons ?? []), ...(card.staffing ?? [])];
}

function blocks(card: CardInfo, tags: Layout['tags'], now?: Now): Block[] {
  const mission = missionFacts(card);
  const headquarters = card.mission?.kind === 'Headquarters';
  const base = card.type === 'Mission' ? 13 : 14;
  return [
    { kind: 'who', text: tags ? '' : mission.who, size: headquarters ? 15 : 12, bold: headquarters },
    { kind: 'requires', text: mission.requires, size: 15.5, bold: true, gap: 4 },
    { kind: 'skills', text: skillTexts(card, now).join(', '), size: 14.5, bold: true },
    { kind: 'keywords', text: (card.keywords ?? []).join(', '), size: 12.5, bold: true, gap: 5 },
    { kind: 'text', text: card.text, size: base, gap: 5 },
  ];
}

export function layout(card: CardInfo, measure: Measure, now?: Now): Layout {
  const mission = card.type === 'Mission';
  const bottom = card.attributes ? STAT_TOP - 6 : HEIGHT - EDGE;
  const names = mission ? [] : bandIcons(card);
  const band = mission ? 0 : card.affiliation ? 44 : 18;
  const step = Math.min(34, (bottom - BODY - 46) / Math.max(1, names.length));
  const icons = names.map((name, at) => ({ name, y: BODY + 30 + at * step }));

  const room = WIDTH - 2 * EDGE - 51;
  const shown = card.unique && !mission ? `• ${card.title}` : card.title;
  const under = card.subtitle ?? card.mission?.location ?? '';
  const line = fitLine(shown, room, { size: 18, smallest: under ? 12 : 14 }, true, measure);
  const title =
    line.cut && !under ? fitLine(shown, room, { size: 15, smallest: 13, most: 2 }, true, measure) : line;
  const subtitle = fitLine(under, room, { size: 12.5, smallest: 9.5 }, false, measure);

  const x = EDGE + band + (band ? 8 : 4);
  const width = WIDTH - EDGE - 4 - x;
  const kindTop = mission ? FIELD.top + FIELD.height + 5 : BODY;
  const half = now?.stopped ? width * 0.62 : width;
  const kind = fitLine(kindText(card), half, { size: 12, smallest: 10 }, false, measure);
  const tags = mission ? affiliations(missionFacts(card).who) : undefined;
  const top = kindTop + 20 + (tags ? 22 : 0);
  const fitted = fit(blocks(card, tags, now), width, bottom - top - 2, measure);
  const size = Math.min(MARK.most, bottom - top - fitted.height - 2 * MARK.edge);
  const mark = size >= MARK.least && {
    name: card.mission?.kind ?? card.dilemma ?? card.type,
    size,
    x: WIDTH - EDGE - MARK.edge - size,
    y: bottom - MARK.edge - size,
  };
  return {
    title,
    subtitle,
    kind,
    band,
    bottom,
    icons,
    tags,
    kindTop,
    text: { x, top, fitted },
    mark: mark || undefined,
  };
}

/** The positions of the signs in a band that has nothing else to show, the strongest first. */
export function beads(bottom: number): { y: number; opacity: number }[] {
  const step = 21;
  const count = Math.floor((bottom - BODY - 8) / step);
  return Array.from({ length: count }, (_, n) => ({
    y: BODY + 6 + n * step,
    opacity: Math.round((1 - (n / count) * 0.9) * 100) / 100,
  }));
}

/** A hazard: slanted stripes over a band. */
export function chevrons(x: number, top: number, width: number, bottom: number): string {
  const stripes: string[] = [];
  const half = width / 2;
  for (let y = top; y + 8 + half <= bottom; y += 18)
    stripes.push(`M${x} ${y}l${half} ${half}l${half} ${-half}v8l${-half} ${half}l${-half} ${-half}z`);
  return stripes.join('');
}
