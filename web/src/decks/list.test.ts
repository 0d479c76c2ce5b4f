import { describe, expect, it } from 'vitest';
import { card, colony, officer } from '../cards/sample';
import { toggled } from '../rooms/names';
import { copies, EMPTY, renameLine, readOwn, sameList, sectionOf, write } from './list';

const trap = card({ id: '9C003', title: 'Trap', type: 'Dilemma' });
const all = [officer, colony, trap];
const byId = (id: string) => all.find((one) => one.id === id);
const list = {
  ...EMPTY,
  name: 'My deck',
  missions: ['9U002'],
  dilemmas: ['9C003', '9C003'],
  deck: ['9C001'],
};

describe('a list', () => {
  it('is written and read', () => {
    const text = write(list, byId);
    expect(text).toBe(
      '// My deck\nMissions\n1x Blighted Colony\nDilemmas\n2x Trap\nDeck\n1x Ada Quill, Sample Officer\n',
    );
    expect([...readOwn(text, all)]).toEqual([
      ['9U002', 1],
      ['9C003', 2],
      ['9C001', 1],
    ]);
  });

  it('counts copies, and leaves out what is not known', () => {
    expect(copies(['9C003', 'x', '9C003'], byId)).toEqual([{ card: trap, copies: 2 }]);
  });

  it('is the same in another order, but not with another card', () => {
    expect(sameList({ ...list, deck: ['a', 'b'] }, { ...list, deck: ['b', 'a'] })).toBe(true);
    expect(sameList(list, { ...list, deck: [] })).toBe(false);
    expect(sameList(EMPTY, { ...EMPTY, name: 'x' })).toBe(false);
  });

  it('is another one for other rules or sets, or when it is shown to everybody', () => {
    expect(sameList({ ...list, sets: [1, 2] }, { ...list, sets: [2, 1] })).toBe(true);
    for (const change of [{ sets: [1] }, { rules: '2002' as const }, { public: true }])
      expect(sameList(list, { ...list, ...change })).toBe(false);
  });

  it('of sets has all of them when none is left out', () => {
    expect(toggled([], 2)).toEqual([1, 3]);
    expect(toggled([1, 3], 2)).toEqual([]);
    expect(toggled([3], 1)).toEqual([1, 3]);
  });

  it('has a pile for each type', () => {
    expect([officer, colony, trap].map(sectionOf)).toEqual(['deck', 'missions', 'dilemmas']);
  });
});

describe('mending a line', () => {
  it('keeps the number of copies, wherever it stands', () => {
    expect(renameLine('a\n3\tPicrd\nb', 2, 'Picard')).toBe('a\n3x Picard\nb');
    expect(renameLine('2x Picrd', 1, 'Picard')).toBe('2x Picard');
    expect(renameLine('Picrd x2', 1, 'Picard')).toBe('2x Picard');
    expect(renameLine('Picrd', 1, 'Picard')).toBe('1x Picard');
    expect(renameLine('Picrd', 9, 'Picard')).toBe('Picrd');
  });
});
