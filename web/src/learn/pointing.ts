// Marks the parts of the table that the coach talks about with a style of their own. The parts only say what they are
// (`data-card`, `data-order`, `data-primary`).
import { placeKey } from '../table/board';
import type { Hints } from './hints';

const LOOK = 'outline: 3px dashed var(--lilac); outline-offset: -3px;';

/** The selectors of the parts to mark; the most important first. */
export function selectors(hints: Hints): string[] {
  const all = [...hints.cards].map((card) => `[data-card="${card}"]`);
  // On a phone only one mission is open: the way to another.
  for (const site of hints.sites) all.push(`[data-site="${site}"][aria-pressed="false"]`);
  switch (hints.button) {
    case 'beam':
    case 'move':
    case 'attempt':
      all.unshift(`${within(hints)}[data-order="${hints.button}"]:not([aria-disabled="true"])`);
      break;
    case 'draw':
    case 'end':
    case 'pass':
    case 'confirm':
      all.unshift('[data-primary]:enabled');
      break;
  }
  return all;
}

const within = ({ group }: Hints): string => (group ? `[data-place="${placeKey(group)}"] ` : '');

export class Pointer {
  private readonly sheet = new CSSStyleSheet();
  private brought = '';

  constructor() {
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, this.sheet];
  }

  /** With `bring` the marked part is also scrolled into view, once. */
  point(hints: Hints, bring = false) {
    const meant = selectors(hints);
    if (bring && meant.join() !== this.brought) {
      this.brought = meant.join();
      requestAnimationFrame(() => {
        for (const one of meant.toReversed())
          document
            .querySelector(`[data-table] ${one}`)
            ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      });
    }
    const all = meant.map((one) => `[data-table] ${one}:not(:focus-visible)`);
    this.sheet.replaceSync(all.length > 0 ? `${all.join(', ')} { ${LOOK} }` : '');
  }

  gone() {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== this.sheet);
  }
}
