// The values that have a button in the search, in the order in which they are offered.
import type { CardType, Skill } from '../../generated/wire';

export const TYPES: CardType[] = [
  'Personnel',
  'Ship',
  'Equipment',
  'Event',
  'Interrupt',
  'Mission',
  'Dilemma',
];

/** The types in the draw deck; missions and dilemmas have piles of their own. */
export const DECK_TYPES = TYPES.slice(0, 5);

export const SKILLS: Skill[] = [
  'Acquisition',
  'Anthropology',
  'Archaeology',
  'Astrometrics',
  'Biology',
  'Diplomacy',
  'Engineer',
  'Exobiology',
  'Geology',
  'Honor',
  'Intelligence',
  'Law',
  'Leadership',
  'Medical',
  'Navigation',
  'Officer',
  'Physics',
  'Programming',
  'Science',
  'Security',
  'Telepathy',
  'Transporters',
  'Treachery',
];

export const ICONS = ['Cmd', 'Stf', 'DS9', 'E', 'Maq', 'TN', 'TNG'];

export const SORTS = [
  'name',
  'cost',
  '-cost',
  'type,cost',
  '-points',
  '-integrity',
  '-cunning',
  '-strength',
  '-range',
];
