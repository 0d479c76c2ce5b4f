import { describe, expect, it } from 'vitest';
import { affiliations } from './affiliation';
import { changed, missionFacts, skillTexts, spoken, stats } from './facts';
import { layout } from './layout';
import { estimated } from './measure';
import { card, colony, officer } from './sample';

const now = { id: 3, def: 0 };

describe('a card in a game', () => {
  it('shows what was added and taken away', () => {
    expect([changed(6, undefined), changed(6, 6), changed(6, 7), changed(6, 4)]).toEqual([
      '6',
      '6',
      '6+1',
      '6−2',
    ]);
  });

  it('has the skills of now beside the printed ones', () => {
    expect(skillTexts(officer)).toEqual(['2 Medical', 'Physics']);
    const gained = { ...now, skills: [['Medical', 3] as const, ['Law', 1] as const].map(([s, n]) => [s, n]) };
    expect(skillTexts(officer, gained as never)).toEqual(['2+1 Medical', '1−1 Physics', '+1 Law']);
  });

  it('has the numbers of a ship from the ship', () => {
    const ship = card({ type: 'Ship', attributes: [8, 7, 6] });
    expect(stats(ship, { ...now, range: 6, weapons: 9, shields: 6 }).map((stat) => stat.now)).toEqual([
      6, 9, 6,
    ]);
  });

  it('is read out with all that stands on it', () => {
    const text = spoken(officer, { ...now, stopped: true });
    expect(text).toContain('Ada Quill, Sample Officer');
    expect(text).toContain('card-stopped');
    expect(text).toContain('Skills: 2 Medical, Physics.');
    expect(text).toContain(officer.text);
  });
});

describe('a mission', () => {
  it('says who may attempt it and what it takes', () => {
    expect(missionFacts(colony)).toEqual({
      who: 'Federation, Non-Aligned',
      requires: '2 Medical, and Cunning>20 or Physics',
    });
  });

  it('has tags only where nothing else is said', () => {
    expect(affiliations('Federation, Non-Aligned')).toEqual(['Federation', 'NonAligned']);
    expect(affiliations('any affiliation except Borg')).toBeUndefined();
  });
});

describe('the layout', () => {
  it('keeps the longest text above the numbers', () => {
    const long = {
      ...officer,
      text: 'Wenn du dieses Personal spielst, darfst du eine Karte ziehen. '.repeat(12),
    };
    const { text, bottom } = layout(long, estimated);
    expect(text.fitted.cut).toBe(true);
    expect(text.top + text.fitted.height).toBeLessThanOrEqual(bottom);
  });

  it('gives a name without a second one two lines', () => {
    const long = card({ title: 'How a Name Can Be Rather Long on a Card' });
    expect(layout(long, estimated).title.lines).toHaveLength(2);
    expect(layout({ ...long, subtitle: 'x' }, estimated).title.lines).toHaveLength(1);
  });
});
