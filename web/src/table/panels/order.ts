// Putting cards in order.

/** The list with one item moved by some places; it stops at the ends. */
export function moved<T>(list: T[], at: number, by: number): T[] {
  const to = Math.min(list.length - 1, Math.max(0, at + by));
  const rest = list.filter((_, place) => place !== at);
  const one = list[at];
  if (one === undefined) return list;
  return [...rest.slice(0, to), one, ...rest.slice(to)];
}

/** `picked` if it has exactly the cards to put in order, else their original order. */
export function ordered<T>(cards: T[], picked: T[]): T[] {
  const same = picked.length === cards.length && cards.every((card) => picked.includes(card));
  return same ? picked : cards;
}
