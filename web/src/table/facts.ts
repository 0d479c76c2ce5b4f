// Facts about a card on the table, in signs and in words.
import type { CardInfo, CardView, MissionView, ShipView, StaffingGap } from '../generated/wire';
import { lang, t } from '../lib/lang.svelte';

export const KIND_GLYPHS = { Planet: '●', Space: '✦', Headquarters: '⌂', Dual: '◐' } as const;

/** A tooltip: title, skills and text. */
export function inShort(info: CardInfo | undefined): string {
  if (!info) return '';
  const skills = (info.skills ?? []).map(([skill, n]) => (n > 1 ? `${n} ${skill}` : skill)).join(', ');
  return [info.title, skills, info.text].filter(Boolean).join(' · ');
}

/** `Integrity 5, Cunning 6, Strength 7` */
export function attributes([i = 0, c = 0, s = 0]: number[]): string {
  return t('table-attributes', { i, c, s });
}

/** The total attributes of several cards. */
export function addUp(all: (number[] | undefined)[]): [number, number, number] {
  const sum = (at: number) => all.reduce((n, one) => n + (one?.[at] ?? 0), 0);
  return [sum(0), sum(1), sum(2)];
}

function icons(needs: StaffingGap, name: (icon: string) => string): string[] {
  return [...new Set(needs.icons)].map((icon) => {
    const n = needs.icons.filter((one) => one === icon).length;
    return n > 1 ? `${n} ${name(icon)}` : name(icon);
  });
}

/** `Cmd 2 Stf`, and ≈ for somebody of the ship's affiliation. */
export function lackingShort(needs: StaffingGap): string {
  return [...icons(needs, (icon) => icon), ...(needs.affiliation ? ['≈'] : [])].join(' ');
}

/** The staff a ship still needs, or that it is staffed; empty if that is not known. */
export function staffing(ship: ShipView): string {
  if (ship.staffed) return t('table-staffed');
  if (!ship.needs) return '';
  const named = icons(ship.needs, (icon) =>
    lang.has(`table-icon-${icon}`) ? t(`table-icon-${icon}`) : icon,
  );
  const what = [...named, ...(ship.needs.affiliation ? [t('table-needs-affiliation')] : [])];
  return t('table-needs', { what: what.join(', ') });
}

/** `Range 8 of 8, Weapons 7, Shields 5` */
export function shipNumbers({ range_left, range, weapons, shields }: ShipView): string {
  return t('table-ship', { left: range_left, range, weapons, shields });
}

/** The current states of a card, each in a few words. */
export function states(card: CardView & Partial<MissionView>): string[] {
  const all = [
    card.completed ? t('table-solved') : '',
    card.stopped ? t('table-stopped') : '',
    card.face_down ? t('table-face-down') : '',
  ];
  if (isShip(card)) {
    const damage = card.damage?.length ?? 0;
    all.push(shipNumbers(card), staffing(card), damage > 0 ? t('table-damage', { n: damage }) : '');
  }
  return all.filter((one) => one !== '');
}

const isShip = (card: CardView): card is ShipView => 'range_left' in card;
