import { describe, expect, it } from 'vitest';
import { fit, fitLine, SMALLEST, wrap, type Measure } from './fit';

/** Every letter is half as wide as it is high. */
const half: Measure = (text) => [...text].length / 2;

describe('wrapping', () => {
  it('breaks at spaces and keeps every word', () => {
    expect(wrap('one two three four', 40, 10, false, half)).toEqual(['one two', 'three', 'four']);
  });

  it('breaks after a dash inside a word, and keeps the dash', () => {
    expect(wrap('Cloaking-Device-Schiff', 60, 10, false, half)).toEqual(['Cloaking-', 'Device-', 'Schiff']);
  });

  it('breaks a word that is wider than a line', () => {
    const lines = wrap('Donaudampfschifffahrt', 40, 10, false, half);
    expect(lines.every((line) => half(line, false) * 10 <= 40)).toBe(true);
    expect(lines.join('').replaceAll('-', '')).toBe('Donaudampfschifffahrt');
  });

  it('begins a line where the text does', () => {
    expect(wrap('one\ntwo', 400, 10, false, half)).toEqual(['one', 'two']);
  });
});

describe('fitting', () => {
  const text = 'word '.repeat(30).trim();

  it('leaves a short text at its size', () => {
    const { lines, cut } = fit([{ text: 'short', kind: 'text', size: 14 }], 200, 100, half);
    expect(lines).toEqual([{ text: 'short', kind: 'text', size: 14, bold: false, y: 14 }]);
    expect(cut).toBe(false);
  });

  it('uses smaller letters for a longer text, and all of it stays', () => {
    const { lines, cut, height } = fit([{ text, kind: 'text', size: 16 }], 200, 75, half);
    expect(lines[0]?.size).toBeLessThan(16);
    expect(lines.map((line) => line.text).join(' ')).toBe(text);
    expect(cut).toBe(false);
    expect(height).toBeLessThanOrEqual(75);
  });

  it('cuts off what cannot be read any more', () => {
    const { lines, cut, height } = fit([{ text, kind: 'text', size: 16 }], 100, 40, half);
    expect(cut).toBe(true);
    expect(lines.every((line) => line.size === SMALLEST)).toBe(true);
    expect(lines.at(-1)?.text).toMatch(/…$/);
    expect(height).toBeLessThanOrEqual(40);
    expect(lines.every((line) => half(line.text, false) * line.size <= 100)).toBe(true);
  });

  it('passes over what is not there', () => {
    const blocks = [
      { text: '', kind: 'skills', size: 14 },
      { text: 'a', kind: 'text', size: 12, gap: 6 },
    ];
    expect(fit(blocks, 100, 100, half).lines).toMatchObject([{ kind: 'text', y: 12 }]);
  });
});

describe('a line', () => {
  it('gets smaller before it gets cut', () => {
    expect(fitLine('abcdefghij', 60, { size: 16, smallest: 10 }, true, half)).toMatchObject({
      size: 12,
      cut: false,
    });
    const cut = fitLine('abcdefghijklmnop', 60, { size: 16, smallest: 10 }, true, half);
    expect(cut.cut).toBe(true);
    expect(cut.lines[0]).toMatch(/…$/);
  });

  it('takes a second line where there is one', () => {
    expect(fitLine('abcde fghij', 60, { size: 16, smallest: 10, most: 2 }, true, half).lines).toEqual([
      'abcde',
      'fghij',
    ]);
  });
});
