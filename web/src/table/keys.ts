// The keys of the table. Space selects the card that has the focus and otherwise passes; Enter confirms.
import type { Choice } from '../generated/wire';
import { settings } from '../lib/settings.svelte';
import type { Desk } from './desk.svelte';
import { pass, primary } from './prompt';

/** Questions that are answered with cards on the table. */
const BY_CARDS: Choice['kind'][] = ['Act', 'Cards', 'Order'];

function press(desk: Desk, event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement;
  // A card has these keys where cards are asked for; elsewhere they answer the question.
  const focused = target.closest<HTMLElement>('[data-card]');
  const card = BY_CARDS.includes(desk.prompt?.choice.kind ?? 'Act') ? focused : null;
  const nowhere =
    target === document.body || target.matches('[data-idle]') || (focused !== null && card === null);
  // The table as text has a button for each answer, and no primary one.
  const idle = !settings.options.plain && (nowhere || card !== null);
  switch (event.key) {
    case 'Enter': {
      if (!idle) return false;
      // Enter first selects a card, then goes on; not for a card without actions, which would end the turn.
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
      // The list closes first, then its selection is cleared.
      if (desk.listing) {
        desk.listing = false;
        return true;
      }
      return desk.cancel() || desk.examined.clear() || desk.outcomes.clear();
  }
  return settings.options.keys && character(desk, event.key);
}

/** Shortcuts of a single character: users who trigger them by accident (by voice control) can switch them off. */
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
    case 'h':
      if (!desk.hints || !desk.prompt) return false;
      desk.opened = { what: 'hint' };
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
  // Holding a key down answers only one question.
  if (event.repeat && (event.key === 'Enter' || event.key === ' ')) return event.preventDefault();
  // A question that was not shown yet cannot be answered.
  const hurried = (event.key === 'Enter' || event.key === ' ') && desk.live.hurry();
  if (hurried || press(desk, event)) event.preventDefault();
}
