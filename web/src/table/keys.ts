// The keys of the table. Space selects the card that has the focus and otherwise passes; Enter confirms.
import type { Choice } from '../generated/wire';
import { settings } from '../lib/settings.svelte';
import type { Desk } from './desk.svelte';
import { pass, primary } from './prompt';

/** Questions that are answered with cards of the table. */
const BY_CARDS: Choice['kind'][] = ['Act', 'Cards', 'Order'];

function press(desk: Desk, event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement;
  // A card has these keys where cards are asked for; elsewhere they answer the question.
  const focused = target.closest<HTMLElement>('[data-card]');
  const card = BY_CARDS.includes(desk.prompt?.choice.kind ?? 'Act') ? focused : null;
  const nowhere =
    target === document.body || target.matches('[data-idle]') || (focused !== null && card === null);
  // The table as text has a button for each answer, and none that stands out.
  const idle = !settings.options.plain && (nowhere || card !== null);
  switch (event.key) {
    case 'Enter': {
      if (!idle) return false;
      // A card is first taken up, then Enter goes on; not with one that can do nothing, which would end the turn.
      const id = Number(card?.dataset.card);
      const taken = desk.picked.length > 0 || (desk.menu === id && desk.byCard.has(id));
      if (card && !taken) return false;
      const step = primary(desk);
      if (!step?.run || step.quiet || !desk.ready) return false;
      step.run();
      return true;
    }
    case ' ': {
      if (!idle || card) return false;
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
      return desk.cancel() || desk.examined.clear() || desk.outcomes.clear();
  }
  return settings.options.keys && character(desk, event.key);
}

/** Keys of a single character: whoever presses them without meaning to (by voice, for one) can switch them off. */
function character(desk: Desk, key: string): boolean {
  switch (key) {
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
  if (/^[1-9]$/.test(key)) {
    const hand = document.querySelector<HTMLElement>(`[data-hand="${key}"]`);
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
  // A key that is held down answers one question.
  if (event.repeat && (event.key === 'Enter' || event.key === ' ')) return event.preventDefault();
  // What was not seen yet is no question that could be answered.
  const hurried = (event.key === 'Enter' || event.key === ' ') && desk.live.hurry();
  if (hurried || press(desk, event)) event.preventDefault();
}
