import type { Desk } from '../desk.svelte';

/** Whether the panel of responses asks, in place of the bar that asks for everything else. */
export function isResponding(desk: Desk): boolean {
  if (desk.passing !== 'off' || desk.live.status !== 'open') return false;
  const ask = desk.prompt?.ask;
  return ask === 'Respond' || ask === 'EndOfTurn' || (ask === undefined && desk.live.moment !== null);
}
