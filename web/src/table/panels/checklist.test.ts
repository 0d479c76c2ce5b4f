import { describe, expect, it } from 'vitest';
import type { CheckedLine, Skill } from '../../generated/wire';
import { arrangeWorded, parts } from './checklist';

const skill = (of: string, depth: number, met = true): CheckedLine =>
  ({
    what: { kind: 'Skill', of: of as Skill },
    have: met ? 1 : 0,
    need: 1,
    met,
    depth,
    text: of,
  }) as CheckedLine;
const heading = (kind: 'All' | 'Either', depth: number): CheckedLine =>
  ({ what: { kind }, have: 0, need: 1, met: false, depth, text: kind }) as unknown as CheckedLine;

/** A checklist as it is read. */
const read = (lines: CheckedLine[]) =>
  parts(arrangeWorded(lines)).map(
    ({ or, heading, lines }) =>
      `${or ? 'or ' : ''}${heading ? `${heading.text}: ` : ''}${lines.map(({ text }) => text).join(' ')}`,
  );

describe('the parts of a checklist', () => {
  it('are one, if everything is required', () => {
    expect(read([skill('Law', 0), skill('Honor', 0)])).toEqual(['Law Honor']);
  });

  it('are the ways of which one is enough', () => {
    const ways = [
      heading('Either', 0),
      heading('All', 1),
      skill('Law', 2),
      skill('Honor', 2),
      heading('All', 1),
      skill('Medical', 2),
    ];
    expect(read(ways)).toEqual(['All: Law Honor', 'or All: Medical']);
  });

  it('keep what is required beside a choice apart from it', () => {
    const mixed = [
      skill('Law', 0),
      heading('Either', 0),
      skill('Honor', 1),
      skill('Medical', 1),
      skill('Physics', 0),
    ];
    expect(read(mixed)).toEqual(['Law', 'Either: Honor Medical', 'Physics']);
  });
});
