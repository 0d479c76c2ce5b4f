// Decks as lists of card ids, and as text that people and other programs read.
import type { CardInfo, DeckList, StoredDeck } from '../generated/wire';

/** A stored deck without its cards. */
export type DeckInfo = Omit<StoredDeck, 'text' | 'by' | 'own'>;

/** A deck in the editor: its cards, its format, and whether it is public. */
export type Deck = DeckList & Pick<StoredDeck, 'rules' | 'sets' | 'public'>;

export const SECTIONS = ['missions', 'dilemmas', 'deck'] as const;
export type Section = (typeof SECTIONS)[number];

export function sectionOf(card: CardInfo): Section {
  if (card.type === 'Mission') return 'missions';
  return card.type === 'Dilemma' ? 'dilemmas' : 'deck';
}

/** The name as it is written in lists. */
export function fullName(card: CardInfo): string {
  return card.subtitle ? `${card.title}, ${card.subtitle}` : card.title;
}

export type Copies = { card: CardInfo; copies: number }[];

/** Groups ids, one per copy, into cards with counts, in the order of their first copy. */
export function copies(ids: string[], byId: (id: string) => CardInfo | undefined): Copies {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].flatMap(([id, count]) => {
    const card = byId(id);
    return card ? [{ card, copies: count }] : [];
  });
}

const HEADINGS: Record<Section, string> = { missions: 'Missions', dilemmas: 'Dilemmas', deck: 'Deck' };

/** The list in the format of the starter decks; it is the same in every language. */
export function write(list: DeckList, byId: (id: string) => CardInfo | undefined): string {
  const name = list.name.replace(/\s+/g, ' ').trim();
  const lines = name ? [`// ${name}`] : [];
  for (const section of SECTIONS) {
    lines.push(HEADINGS[section]);
    for (const { card, copies: count } of copies(list[section], byId))
      lines.push(`${count}x ${fullName(card)}`);
  }
  return `${lines.join('\n')}\n`;
}

/** The cards of a list in that format, with copies; other lines are skipped. */
export function readOwn(text: string, all: CardInfo[]): Map<string, number> {
  const byName = new Map(all.map((card) => [fullName(card).toLowerCase(), card.id]));
  const found = new Map<string, number>();
  for (const line of text.split(/\r?\n/)) {
    const [, count, name] = /^(\d+)x?\s+(.+?)\s*$/.exec(line) ?? [];
    const id = byName.get(name?.toLowerCase() ?? '');
    if (id) found.set(id, (found.get(id) ?? 0) + Number(count));
  }
  return found;
}

/** Rewrites a line of a pasted list with the intended name; the number of copies stays. */
export function renameLine(text: string, line: number, name: string): string {
  const lines = text.split('\n');
  const old = lines[line - 1];
  if (old === undefined) return text;
  const before = /^\s*(\d+)\s*[xX]?[\s\t]/.exec(old)?.[1];
  const behind = /[\s\t][xX]\s*(\d+)\s*$/.exec(old)?.[1];
  lines[line - 1] = `${before ?? behind ?? 1}x ${name}`;
  return lines.join('\n');
}

export function sameList(a: Deck, b: Deck): boolean {
  const sorted = (deck: Deck) =>
    JSON.stringify([
      deck.name,
      deck.rules,
      deck.public,
      [...deck.sets].sort(),
      ...SECTIONS.map((section) => [...deck[section]].sort()),
    ]);
  return sorted(a) === sorted(b);
}

export const EMPTY: Deck = {
  name: '',
  missions: [],
  dilemmas: [],
  deck: [],
  rules: '2003',
  sets: [],
  public: false,
};
