// Reading the rules ledger (`docs/rules/*.md`). A heading such as `### 1.18 ATT: attempting a mission` opens an area,
// `#### 2E-ATT-04 Title` an entry; the paragraph below is its text and the list its labelled lines.

export interface Entry {
  id: string;
  area: string;
  title: string;
  text: string;
  /** One given/when/then example. */
  example?: string;
  source?: string;
  /** The reason, for a decision of this project. */
  why?: string;
  /** The differences under the rulebook of 2002. */
  in2002?: string;
  /** The changes with three or more players. */
  more?: string;
}

export interface Area {
  code: string;
  subject: string;
}

export interface Ledger {
  areas: Area[];
  entries: Entry[];
}

const LABELS: Record<string, 'example' | 'source' | 'why' | 'in2002' | 'more'> = {
  Test: 'example',
  Source: 'source',
  Why: 'why',
  '2002': 'in2002',
  MP: 'more',
};

export function parse(markdown: string): Ledger {
  const ledger: Ledger = { areas: [], entries: [] };
  let entry: Entry | undefined;
  for (const line of markdown.split('\n').map((one) => one.trimEnd())) {
    const heading = /^#### (2E-([A-Z]+)-\d+) (.+)$/.exec(line);
    if (heading) {
      const [, id = '', area = '', title = ''] = heading;
      entry = { id, area, title, text: '' };
      ledger.entries.push(entry);
    } else if (line.startsWith('#')) {
      entry = undefined;
      const area = /^##+ (?:[\d.]+ )?([A-Z]+): (.+)$/.exec(line);
      if (area) ledger.areas.push({ code: area[1] ?? '', subject: area[2] ?? '' });
    } else if (entry && line) {
      const labelled = /^- (\w+): (.+)$/.exec(line);
      const label = labelled && LABELS[labelled[1] ?? ''];
      if (label) entry[label] = labelled[2] ?? '';
      else entry.text = entry.text ? `${entry.text} ${line}` : line;
    }
  }
  return ledger;
}

/** `att-4`, `ATT04` and `2E-ATT-04` are the same. */
export function canonical(id: string): string {
  const parts = /^(?:2E-?)?([A-Z]+)-?0*(\d+)$/.exec(id.trim().toUpperCase());
  return parts ? `2E-${parts[1]}-${(parts[2] ?? '').padStart(2, '0')}` : id;
}

/** Text cut at the ids of rules in it, to make links of them. */
export function cut(text: string): { text: string; id?: string }[] {
  const pieces: { text: string; id?: string }[] = [];
  let at = 0;
  for (const match of text.matchAll(/2E-[A-Z]+-\d+/g)) {
    if (match.index > at) pieces.push({ text: text.slice(at, match.index) });
    pieces.push({ text: match[0], id: match[0] });
    at = match.index + match[0].length;
  }
  if (at < text.length) pieces.push({ text: text.slice(at) });
  return pieces;
}

const plain = (text: string) =>
  text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/ß/g, 'ss');

/** The searchable text of an entry, in all languages it exists in. */
export function searchable(...entries: (Entry | undefined)[]): string {
  const parts = entries.flatMap((one) => (one ? [one.id, one.title, one.text] : []));
  return plain(parts.join(' '));
}

/** Whether every word begins a word of the text. */
export function matches(text: string, query: string): boolean {
  const words = plain(query).split(/\s+/).filter(Boolean);
  return words.every(
    (word) => text.startsWith(word) || text.includes(` ${word}`) || text.includes(`-${word}`),
  );
}
