import { describe, expect, it } from 'vitest';
import { has, replaceRange, order, parts, term, toggle, withOrder } from './terms';

describe('a query', () => {
  it('has parts side by side; quotes and parentheses keep together', () => {
    expect(parts('  picard (a:fed or a:kli) k:"Hand Weapon" -c>3 ')).toEqual([
      'picard',
      '(a:fed or a:kli)',
      'k:"Hand Weapon"',
      '-c>3',
    ]);
    expect(parts('never (closed or "so')).toEqual(['never', '(closed or "so']);
  });

  it('quotes what has spaces', () => {
    expect(term('k', 'Hand Weapon')).toBe('k:"Hand Weapon"');
  });
});

describe('a pill', () => {
  it('is pressed into the text and out of it, and leaves the rest alone', () => {
    const pressed = toggle('picard -c>3', 'ty', 'ship', true);
    expect(pressed).toBe('picard -c>3 ty:ship');
    expect(has(pressed, 'ty', 'Ship')).toBe(true);
    expect(toggle(pressed, 'ty', 'ship', true)).toBe('picard -c>3');
  });

  it('makes a group with others of its kind', () => {
    const two = toggle('a:fed picard', 'a', 'kli', true);
    expect(two).toBe('(a:fed or a:kli) picard');
    expect(toggle(two, 'a', 'fed', true)).toBe('a:kli picard');
    expect(toggle(two, 'a', 'rom', true)).toBe('(a:fed or a:kli or a:rom) picard');
  });

  it('stands beside others where all must hold', () => {
    expect(toggle('sk:Law', 'sk', 'Medical', false)).toBe('sk:Law sk:Medical');
  });

  it('knows its value by longer words', () => {
    expect(has('affiliation:Federation', 'a', 'fed')).toBe(true);
    expect(toggle('affiliation:fed', 'a', 'kli', true)).toBe('(affiliation:fed or a:kli)');
    expect(toggle('type:Ship picard', 'ty', 'ship', true)).toBe('picard');
  });

  it('does not take excluded values and other groups for its own', () => {
    expect(has('-a:fed', 'a', 'fed')).toBe(false);
    expect(has('(a:fed or c>3)', 'a', 'fed')).toBe(false);
  });
});

describe('the order', () => {
  it('is read and replaced', () => {
    expect(order('picard sort:-cost')).toBe('-cost');
    expect(withOrder('picard sort:-cost', 'name')).toBe('picard sort:name');
    expect(withOrder('picard sort:-cost', '')).toBe('picard');
  });
});

it('a proposal replaces what is wrong', () => {
  expect(replaceRange('c<=3 afiliation:fed', 5, 15, 'affiliation')).toBe('c<=3 affiliation:fed');
});
