// Walking through things in rows with the arrow keys.

/** Returns the index that a key leads to from `at`, given the upper edges of all; nothing for other keys. */
export function neighbour(key: string, at: number, tops: number[]): number | undefined {
  const last = tops.length - 1;
  const columns = Math.max(1, tops.filter((top) => top === tops[0]).length);
  switch (key) {
    case 'ArrowRight':
      return Math.min(last, at + 1);
    case 'ArrowLeft':
      return Math.max(0, at - 1);
    case 'ArrowDown':
      return Math.min(last, at + columns);
    case 'ArrowUp':
      return at - columns < 0 ? at : at - columns;
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}
