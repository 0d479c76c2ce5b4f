// Fits text into a box: lines in the largest letters that fit; at the smallest readable size it is cut off.
import { estimated } from './measure';

export type Measure = (text: string, bold: boolean) => number;

/** A piece of text that begins on a line of its own. */
export interface Block {
  text: string;
  kind: string;
  /** The preferred size. */
  size: number;
  bold?: boolean;
  /** Space above, unless it is the first. */
  gap?: number;
}

export interface Line {
  text: string;
  kind: string;
  size: number;
  bold: boolean;
  /** The base line, from the top of the box. */
  y: number;
}

export interface Fitted {
  lines: Line[];
  /** Whether something had to be left out. */
  cut: boolean;
  height: number;
}

/** The distance between lines, in units of the size. */
export const LEADING = 1.24;
/** The smallest readable size: 12 pixels on a card of 300. */
export const SMALLEST = 10;

/** The parts of a text between which a line may end; each but the last keeps its space or dash. */
function parts(text: string): string[] {
  return text.match(/\S+?(?:[-–/](?=\p{L})|\s+|$)|\s+/gu) ?? [];
}

/** Breaks a text into lines that are not wider than `width`. */
export function wrap(text: string, width: number, size: number, bold: boolean, measure: Measure): string[] {
  const room = width / size;
  const lines: string[] = [];
  for (const paragraph of text.split('\n')) {
    let line = '';
    for (const part of parts(paragraph)) {
      if (measure((line + part).trimEnd(), bold) <= room) {
        line += part;
        continue;
      }
      if (line.trim()) lines.push(line.trimEnd());
      line = part;
      // A word that is wider than a line.
      while (measure(line.trimEnd(), bold) > room) {
        const letters = [...line];
        let end = letters.length - 1;
        while (end > 1 && measure(`${letters.slice(0, end).join('')}-`, bold) > room) end -= 1;
        lines.push(`${letters.slice(0, end).join('')}-`);
        line = letters.slice(end).join('');
      }
    }
    if (line.trim()) lines.push(line.trimEnd());
  }
  return lines;
}

function lay(blocks: Block[], width: number, sizes: (block: Block) => number, measure: Measure) {
  const lines: Line[] = [];
  let y = 0;
  for (const block of blocks) {
    const { text, kind, bold = false, gap = 0 } = block;
    const size = sizes(block);
    if (lines.length > 0) y += gap;
    for (const line of wrap(text, width, size, bold, measure)) {
      lines.push({ text: line, kind, size, bold, y: y + size });
      y += size * LEADING;
    }
  }
  const last = lines.at(-1);
  return { lines, height: last ? last.y + last.size * 0.25 : 0 };
}

/** Puts an ellipsis at the end of a line, replacing its last letters if necessary. */
export function shortened(
  text: string,
  width: number,
  size: number,
  bold: boolean,
  measure: Measure,
): string {
  let letters = [...text];
  const whole = () => `${letters.join('').replace(/[\s,.]+$/, '')}…`;
  while (letters.length > 1 && measure(whole(), bold) > width / size) letters = letters.slice(0, -1);
  return whole();
}

/** All blocks one below the other, in the largest letters with which they fit into the box. */
export function fit(blocks: Block[], width: number, height: number, measure: Measure = estimated): Fitted {
  const full = blocks.filter((block) => block.text !== '');
  const largest = Math.max(SMALLEST, ...full.map((block) => block.size));
  let laid = { lines: [] as Line[], height: 0 };
  for (let most = largest; most >= SMALLEST; most -= 0.5) {
    const scale = most / largest;
    laid = lay(full, width, ({ size }) => Math.max(SMALLEST, size * scale), measure);
    if (laid.height <= height) return { ...laid, cut: false };
  }
  const lines = laid.lines.filter((line) => line.y + line.size * 0.25 <= height);
  const last = lines.pop();
  if (last) lines.push({ ...last, text: shortened(last.text, width, last.size, last.bold, measure) });
  const end = lines.at(-1);
  return { lines, cut: true, height: end ? end.y + end.size * 0.25 : 0 };
}

/** One line (or `most` of them), smaller where it is long, cut off where that does not help. */
export function fitLine(
  text: string,
  width: number,
  sizes: { size: number; smallest: number; most?: number },
  bold: boolean,
  measure: Measure = estimated,
): { lines: string[]; size: number; cut: boolean } {
  const { most = 1 } = sizes;
  for (let size = sizes.size; size >= sizes.smallest; size -= 0.5) {
    const lines = wrap(text, width, size, bold, measure);
    // Broken words are worse than small ones.
    const whole = text.split(/\s+/).every((word) => measure(word, bold) * size <= width);
    if (lines.length <= most && whole) return { lines, size, cut: false };
  }
  const size = sizes.smallest;
  const lines = wrap(text, width, size, bold, measure);
  if (lines.length <= most) return { lines, size, cut: false };
  const kept = lines.slice(0, most);
  kept[most - 1] = shortened(kept[most - 1] ?? '', width, size, bold, measure);
  return { lines: kept, size, cut: true };
}
