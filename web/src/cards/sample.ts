// Made-up cards for tests.
import type { CardInfo } from '../generated/wire';

export function card(part: Partial<CardInfo> = {}): CardInfo {
  return {
    def: 0,
    id: '9C001',
    title: 'Ada Quill',
    type: 'Personnel',
    set: 'X',
    rarity: 'Common',
    unique: false,
    cost: 2,
    lines: [],
    text: '',
    ...part,
  };
}

export const officer = card({
  subtitle: 'Sample Officer',
  unique: true,
  affiliation: 'Federation',
  icons: ['Cmd'],
  species: ['Human'],
  skills: [
    ['Medical', 2],
    ['Physics', 1],
  ],
  attributes: [5, 6, 4],
  lines: [{ label: 'Skills', text: '2 Medical, Physics' }],
  text: 'When you play this personnel, you may draw a card.',
});

export const colony = card({
  id: '9U002',
  title: 'Blighted Colony',
  type: 'Mission',
  cost: 0,
  unique: true,
  mission: { kind: 'Planet', quadrant: 'Alpha', span: 2, points: 40, location: 'Sample Prime' },
  lines: [
    { label: 'Type', text: 'Mission, Planet' },
    { label: 'Place', text: 'Sample Prime' },
    { label: 'Span', text: '2' },
    { label: 'Points', text: '40' },
    { label: 'Attempt', text: 'Federation, Non-Aligned' },
    { label: 'Requires', text: '2 Medical, and Cunning>20 or Physics' },
  ],
});
