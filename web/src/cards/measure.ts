// Text widths, in units of the font size: as the browser draws it, or from a table of a rather wide font.

const NARROW = new Set("iljI|.,:;!'’ftr()[]-/ ");
const WIDE = new Set('mwMW%@—…');

/** An upper bound: no usual font is wider. */
export function estimated(text: string, bold = false): number {
  let sum = 0;
  for (const letter of text) {
    if (NARROW.has(letter)) sum += 0.42;
    else if (WIDE.has(letter)) sum += 1;
    else if (letter >= 'A' && letter <= 'Z') sum += 0.74;
    else sum += 0.64;
  }
  return bold ? sum * 1.1 : sum;
}

export const FONT = 'system-ui, sans-serif';
const known = new Map<string, number>();
let canvas: CanvasRenderingContext2D | null | undefined;

/** Measures with the browser, if there is one. */
export function measured(text: string, bold = false): number {
  const key = bold ? `*${text}` : text;
  const before = known.get(key);
  if (before !== undefined) return before;
  if (canvas === undefined) canvas = document.createElement('canvas').getContext?.('2d') ?? null;
  let width = estimated(text, bold);
  if (canvas) {
    canvas.font = `${bold ? '700' : '400'} 100px ${FONT}`;
    // Some browsers round small letters to whole pixels.
    width = (canvas.measureText(text).width / 100) * 1.015;
  }
  known.set(key, width);
  return width;
}
