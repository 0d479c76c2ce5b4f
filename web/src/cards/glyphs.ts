// Small signs of simple geometry in a square of 24. A word or code always stands beside them.

/** Outlines of width 2.2, so that all have the same weight. */
const PATHS: Record<string, string> = {
  // Icons of cards, by their code.
  Cmd: 'M12 3l2.6 6.2 6.7.5-5.1 4.4 1.6 6.5L12 17l-5.8 3.6 1.6-6.5-5.1-4.4 6.7-.5z',
  Stf: 'M6 8h12M6 12h12M6 16h12',
  DS9: 'M12 5a7 7 0 1 0 .01 0zM12 1v8M5 21l4-6M19 21l-4-6',
  TN: 'M12 5a7 7 0 1 0 .01 0zM12 5v14M5 12h14',
  TNG: 'M3 9h18M12 9v10M8 14h8M3 9q9-7 18 0',
  Maq: 'M4 20V5l8 8 8-8v15',
  E: 'M12 3a9 9 0 1 0 .01 0zM3 12h18M12 3q-8 9 0 18M12 3q8 9 0 18',
  Pa: 'M6 3h12M6 21h12M7 3q0 6 5 9q-5 3-5 9M17 3q0 6-5 9q5 3 5 9',
  Fut: 'M4 5l7 7-7 7M12 5l7 7-7 7',
  // Kinds of missions and dilemmas.
  Planet: 'M12 4a8 8 0 1 0 .01 0zM4.6 9h14.8M4.6 15h14.8',
  Space: 'M12 2l2.4 7.6L22 12l-7.6 2.4L12 22l-2.4-7.6L2 12l7.6-2.4z',
  Headquarters: 'M3 12l9-8 9 8M6 10v10h12V10M10 20v-6h4v6',
  Dual: 'M9 5a7 7 0 1 0 .01 14M15 3l1.9 7.1L23 12l-6.1 1.9L15 21',
  // Types of cards.
  Personnel: 'M12 3a4.5 4.5 0 1 0 .01 0zM4 21q0-8 8-8t8 8z',
  Ship: 'M12 2l7 19-7-4-7 4z',
  Equipment: 'M4 8h16v12H4zM9 8V4h6v4M4 13h16',
  Event: 'M12 2l9 5v10l-9 5-9-5V7z',
  Interrupt: 'M14 2L5 13h6l-2 9 10-12h-6z',
  Mission: 'M12 3a9 9 0 1 0 .01 0zM12 8a4 4 0 1 0 .01 0z',
  Dilemma: 'M12 3l10 18H2zM12 9v6M12 17.5v1',
};

/** For everything without a sign of its own. */
const OTHER = 'M12 3l8 9-8 9-8-9z';

export function glyph(name: string): string {
  return PATHS[name] ?? OTHER;
}

export const GLYPHS = Object.keys(PATHS);
