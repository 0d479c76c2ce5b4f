// The panels of the table by their names; one that is not there is left out.
import type { Component } from 'svelte';
import type { Desk } from './desk.svelte';

type Panel = Component<{ desk: Desk }>;
const found = import.meta.glob<{ default: Panel }>('./panels/*.svelte', { eager: true });

export function panel(name: string): Panel | undefined {
  return found[`./panels/${name}.svelte`]?.default;
}
