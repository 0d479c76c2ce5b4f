// The game terms that can be explained wherever they occur in a text: skills, icons, attributes and events.
// A term has the messages `term-ID` (what it is called), `.text` (what it means) and, for words, `.forms`: how it may be
// written in that language, divided by bars.
import { SKILLS } from '../cards/browse/values';
import { t } from '../lib/lang.svelte';

/** In brackets, on cards of every language. */
const ICONS = [
  ...['Cmd', 'Stf', 'DS9', 'TNG', 'E', 'Maq', 'TN', 'Pa', 'Fut', 'SD', 'AQ', 'GQ', 'DQ'],
  ...['Baj', 'Bor', 'Car', 'Dom', 'Fed', 'Fer', 'Kli', 'NA', 'Rom', 'SF'],
];

/** Terms and the rule to read. */
const WORDS: Record<string, string> = {
  stopped: '2E-ORD-06',
  killed: '2E-CMD-11',
  destroy: '2E-CMD-10',
  discard: '2E-CMD-09',
  overcome: '2E-DIL-14',
  random: '2E-GLOSS-15',
  download: '2E-DL-01',
  examine: '2E-GLOSS-09',
  reveal: '2E-GLOSS-10',
  present: '2E-PRES-01',
  aboard: '2E-CARD-06',
  core: '2E-PLAY-09',
  brig: '2E-BRIG-02',
  captive: '2E-BRIG-02',
  headquarters: '2E-CARD-21',
  'dilemma-pile': '2E-CARD-23',
  'discard-pile': '2E-GLOSS-02',
  combat: '2E-COMBAT-01',
  engagement: '2E-ENG-01',
  order: '2E-ORDX-01',
  damage: '2E-DAM-01',
  unique: '2E-UNIQ-01',
  integrity: '2E-CARD-03',
  cunning: '2E-CARD-03',
  strength: '2E-CARD-03',
  range: '2E-MOVE-04',
  weapons: '2E-ENG-10',
  shields: '2E-ENG-10',
  span: '2E-MOVE-04',
  staffed: '2E-STAFF-01',
  command: '2E-CMD-01',
  owner: '2E-CMD-04',
  prevent: '2E-ACT-10',
  counter: '2E-COST-01',
  removed: '2E-GLOSS-14',
};

export interface Term {
  id: string;
  title: string;
  text: string;
  rule?: string;
}

export interface Piece {
  text: string;
  term?: Term;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The skill, icon or word of that id. */
export function term(id: string): Term | undefined {
  const skill = SKILLS.find((one) => one === id);
  if (skill) {
    const text = `${t(`term-skill-${skill.toLowerCase()}`)} ${t('term-skill.text')}`;
    return { id, title: skill, text, rule: '2E-SKILL-03' };
  }
  if (ICONS.includes(id)) {
    const key = `term-icon-${id.toLowerCase()}`;
    return { id, title: `[${id}]`, text: t(key), rule: '2E-CARD-05' };
  }
  const rule = WORDS[id];
  if (rule === undefined) return undefined;
  return { id, title: t(`term-${id}`), text: t(`term-${id}.text`), rule };
}

/** Splits a text at its game terms. Each is explained once per text. */
export function mark(text: string): Piece[] {
  const forms = new Map<string, string>();
  for (const skill of SKILLS) forms.set(skill, skill);
  for (const icon of ICONS) forms.set(`[${icon}]`, icon);
  const words = new Map<string, string>();
  for (const id of Object.keys(WORDS))
    for (const form of t(`term-${id}.forms`).split('|')) words.set(form.trim().toLowerCase(), id);
  const all = [...forms.keys(), ...words.keys()].sort((a, b) => b.length - a.length).map(escaped);
  const found = new RegExp(`(?<![\\p{L}\\p{N}])(?:${all.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
  const pieces: Piece[] = [];
  const seen = new Set<string>();
  let at = 0;
  for (const match of text.matchAll(found)) {
    // Skills and icons start with a capital: `Intelligence` is a skill, `law` is not.
    const id = forms.get(match[0]) ?? words.get(match[0].toLowerCase());
    if (id === undefined || seen.has(id)) continue;
    seen.add(id);
    if (match.index > at) pieces.push({ text: text.slice(at, match.index) });
    pieces.push({ text: match[0], term: term(id) });
    at = match.index + match[0].length;
  }
  if (at < text.length) pieces.push({ text: text.slice(at) });
  return pieces;
}
