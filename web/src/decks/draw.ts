// Shuffles a deck, to show sample hands.

/** The cards in random order; `random` gives numbers below 1. */
export function shuffled<T>(cards: readonly T[], random: () => number = Math.random): T[] {
  const all = [...cards];
  for (let at = all.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [all[at], all[other]] = [all[other] as T, all[at] as T];
  }
  return all;
}
