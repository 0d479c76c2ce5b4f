// The picture of a mission: stars, or a planet with bands, always the same for the same card.

export interface Star {
  x: number;
  y: number;
  r: number;
}

export interface Field {
  stars: Star[];
  /** A gas cloud, in space. */
  clouds: (Star & { hue: number })[];
  planet?: {
    x: number;
    y: number;
    r: number;
    hue: number;
    bands: { y: number; height: number; light: number }[];
  };
}

/** Random numbers between 0 and 1, seeded by a text (FNV-1a, then mulberry32). */
export function numbers(seed: string): () => number {
  let state = 0x811c9dc5;
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const round = (n: number) => Math.round(n * 10) / 10;

export function field(seed: string, width: number, height: number, planet: boolean): Field {
  const next = numbers(seed);
  const stars = Array.from({ length: planet ? 24 : 60 }, () => ({
    x: round(next() * width),
    y: round(next() * height),
    r: round(0.4 + next() ** 3 * 1.6),
  }));
  if (!planet) {
    const hue = next() * 360;
    const clouds = Array.from({ length: 3 }, (_, n) => ({
      x: round(width * (0.08 + next() * 0.5)),
      y: round(height * (0.15 + next() * 0.7)),
      r: round(height * (0.4 + next() * 0.5)),
      hue: Math.round(hue + n * 45) % 360,
    }));
    return { stars, clouds };
  }
  const r = round(height * (0.44 + next() * 0.16));
  const bands = [];
  for (let y = -r; y < r;) {
    const band = r * (0.1 + next() * 0.3);
    bands.push({ y: round(y), height: round(Math.min(band, r - y)), light: Math.round(22 + next() * 22) });
    y += band;
  }
  const x = round(width * (0.2 + next() * 0.06));
  return {
    stars,
    clouds: [],
    planet: { x, y: round(height * 0.52), r, hue: Math.round(next() * 360), bands },
  };
}
