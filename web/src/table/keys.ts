// The keys of the table. Space selects the card that has the focus and otherwise passes; Enter confirms.
import type { Desk } from './desk.svelte';
import { pass, primary } from './prompt';

function press(desk: Desk, event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement;
  const card = target.closest<HTMLElement>('[data-card]');
  const nowhere = target === document.body || target.matches('[data-idle]');
  const idle = nowhere || card !== null;
  switch (event.key) {
    case 'Enter': {
      if (!idle) return false;
      // A card is first taken up, then Enter goes on.
      const id = Number(card?.dataset.card);
      if (card && desk.menu !== id && desk.picked.length === 0) return false;
      const step = primary(desk);
      if (!step?.run || step.quiet || !desk.ready) return false;
      step.run();
      return true;
    }
    case ' ': {
      if (!nowhere) return false;
      const step = pass(desk);
      if (!step?.run || (!desk.ready && !desk.live.moment)) return false;
      step.run();
      return true;
    }
    case 'Escape':
      // The list goes first, then what is selected in it.
      if (desk.listing) {
        desk.listing = false;
        return true;
      }
      return desk.cancel() || desk.outcomes.clear();
    case '?':
      desk.opened = { what: 'keys' };
      return true;
    case 'u':
      return desk.seat !== null && desk.live.say({ type: 'undo' });
    case 'a':
      if (desk.candidates.size > 0) desk.pick([...desk.candidates]);
      else if (desk.offers.length > 0) desk.opened = { what: 'actions' };
      else return false;
      return true;
    case 'l':
      desk.opened = { what: 'log' };
      return true;
    case 'z':
      if (desk.zoom) desk.opened = { what: 'zoom' };
      return desk.zoom !== null;
  }
  if (/^[1-9]$/.test(event.key)) {
    const hand = document.querySelector<HTMLElement>(`[data-hand="${event.key}"]`);
    hand?.focus();
    hand?.click();
    return hand !== null;
  }
  return false;
}

export function keys(desk: Desk, event: KeyboardEvent) {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const target = event.target as HTMLElement;
  if (target.closest('input, textarea, select, dialog, [contenteditable]')) return;
  if (document.querySelector('dialog[open]')) return;
  if (press(desk, event)) event.preventDefault();
}
