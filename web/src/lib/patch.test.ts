import { describe, expect, it } from 'vitest';
import { apply, PatchError } from './patch';

describe('changes of a view', () => {
  const view = { a: [1, 2, 3], b: { c: { d: 1 }, 'x/y~z': 5 }, e: { f: 1 } };

  it('are carried out one after the other', () => {
    const after = apply(view, [
      { op: 'add', path: '/a/1', value: 9 },
      { op: 'remove', path: '/a/0' },
      { op: 'replace', path: '/b/c/d', value: [7] },
      { op: 'replace', path: '/b/x~1y~0z', value: 6 },
      { op: 'add', path: '/a/3', value: 4 },
    ]);
    expect(after).toEqual({ a: [9, 2, 3, 4], b: { c: { d: [7] }, 'x/y~z': 6 }, e: { f: 1 } });
  });

  it('leave the old view and everything untouched as it was', () => {
    const after = apply(view, [{ op: 'replace', path: '/b/c/d', value: 2 }]);
    expect(view.b.c.d).toBe(1);
    expect(after.e).toBe(view.e);
    expect(after.a).toBe(view.a);
  });

  it.each([
    [{ op: 'replace', path: '/a/3', value: 1 }],
    [{ op: 'remove', path: '/a/-' }],
    [{ op: 'add', path: '/a/5', value: 1 }],
    [{ op: 'replace', path: '/nothing', value: 1 }],
    [{ op: 'remove', path: '/b/nothing/d' }],
    [{ op: 'add', path: '/a/0/x', value: 1 }],
    [{ op: 'remove', path: '' }],
    [{ op: 'add', path: 'a', value: 1 }],
  ] as const)('that do not fit are refused: %o', (op) => {
    expect(() => apply(view, [op])).toThrow(PatchError);
  });
});
