// Questions that are answered with a name: the names to choose from, and the answer for a name.
import type { CardType, Named, Naming, Skill } from '../../generated/wire';
import { cards } from '../../lib/cards.svelte';

export function names(what: Naming): string[] {
  if (what.kind === 'Title') return [...new Set(cards.all.map(({ title }) => title))].sort();
  return what.of;
}

export function asNamed(what: Naming, name: string): Named {
  if (what.kind === 'Skill') return { kind: 'Skill', of: name as Skill };
  if (what.kind === 'Type') return { kind: 'Type', of: name as CardType };
  return { kind: 'Title', of: name };
}
