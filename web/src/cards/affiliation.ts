// Colours and letters of the affiliations. White text on each colour has a contrast of at least 4.5, and each colour
// at least 3 on the dark background.
import type { Affiliation, CardInfo } from '../generated/wire';

const LOOKS: Record<Affiliation, { code: string; colour: string; name: string }> = {
  Bajoran: { code: 'BAJ', colour: '#A3560F', name: 'Bajoran' },
  Borg: { code: 'BOR', colour: '#21754A', name: 'Borg' },
  Cardassian: { code: 'CAR', colour: '#756730', name: 'Cardassian' },
  Dominion: { code: 'DOM', colour: '#6A5ACD', name: 'Dominion' },
  Federation: { code: 'FED', colour: '#2B66D0', name: 'Federation' },
  Ferengi: { code: 'FER', colour: '#8F5A00', name: 'Ferengi' },
  Klingon: { code: 'KLI', colour: '#C62F26', name: 'Klingon' },
  NonAligned: { code: 'NA', colour: '#6E6200', name: 'Non-Aligned' },
  Romulan: { code: 'ROM', colour: '#0B7A7A', name: 'Romulan' },
  Starfleet: { code: 'SF', colour: '#4A6C92', name: 'Starfleet' },
  Hirogen: { code: 'HIR', colour: '#8A5A3C', name: 'Hirogen' },
  Kazon: { code: 'KAZ', colour: '#A04A3A', name: 'Kazon' },
  Neutral: { code: 'NEU', colour: '#5F6B78', name: 'Neutral' },
  Vidiian: { code: 'VID', colour: '#4E7A5A', name: 'Vidiian' },
  Vulcan: { code: 'VUL', colour: '#7A5A8C', name: 'Vulcan' },
};

/** Affiliations that only the First Edition has. */
const FIRST_ONLY: Affiliation[] = ['Hirogen', 'Kazon', 'Neutral', 'Vidiian', 'Vulcan'];

/** For cards without an affiliation. */
export const NEUTRAL = '#5F6B78';

export const AFFILIATIONS = (Object.keys(LOOKS) as Affiliation[]).filter((one) => !FIRST_ONLY.includes(one));

export function colour(of: Affiliation | undefined): string {
  return of ? LOOKS[of].colour : NEUTRAL;
}

export function code(of: Affiliation): string {
  return LOOKS[of].code;
}

/** The code as printed on cards, in every language. */
export function affiliationName(of: Affiliation): string {
  return LOOKS[of].name;
}

/** The affiliations of a list in words, or nothing if the list contains something else. */
export function affiliations(list: string): Affiliation[] | undefined {
  const found = list.split(', ').map((name) => AFFILIATIONS.find((one) => LOOKS[one].name === name));
  return found.every((one) => one !== undefined) ? found : undefined;
}

export function colourOf(card: CardInfo): string {
  return colour(card.affiliation);
}
