// Keeps the focus at the table for keyboard players: when the focused element goes away, the next card of its row gets
// the focus, and otherwise the question, where all keys work as usual.
import type { Attachment } from 'svelte/attachments';

const usable = (one: Element): boolean => one.isConnected && !one.matches(':disabled');

/** Moves the focus to the question: Enter confirms and Space passes there. */
export function toQuestion() {
  document.querySelector<HTMLElement>('[data-table] [data-idle]')?.focus({ preventScroll: true });
}

/** Moves the focus to a new question, unless the user is typing or reading something else. */
export function newQuestion() {
  const now = document.activeElement;
  if (document.querySelector('dialog[open]') || now?.matches('input, textarea, select, [contenteditable]'))
    return;
  if (now === null || now === document.body || now.closest('[data-table]')) toQuestion();
}

export const keepFocus: Attachment<HTMLElement> = (root) => {
  let last: HTMLElement | undefined;
  let row: HTMLElement | null = null;
  let at = 0;

  const cards = () => [...(row?.querySelectorAll<HTMLElement>('[data-card]') ?? [])];
  const focused = (event: FocusEvent) => {
    last = event.target as HTMLElement;
    row = last.closest<HTMLElement>('[data-row]');
    at = last.matches('[data-card]') ? cards().indexOf(last) : -1;
  };
  const left = (event: FocusEvent) => {
    const from = event.target as HTMLElement;
    // If the element is still there, the user left it on purpose.
    setTimeout(() => {
      if (from === last && usable(from) && document.activeElement !== from) last = undefined;
    });
  };
  const settle = () => {
    if (!last || document.activeElement !== document.body || document.querySelector('dialog[open]')) return;
    if (last.isConnected) {
      // It was disabled for a moment.
      if (usable(last)) last.focus({ preventScroll: true });
      return;
    }
    const next = row?.isConnected && at >= 0 ? (cards()[at] ?? cards().at(-1)) : undefined;
    if (next) next.focus({ preventScroll: true });
    else toQuestion();
  };
  const watch = new MutationObserver(settle);
  watch.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
  root.addEventListener('focusin', focused);
  root.addEventListener('focusout', left);
  return () => {
    watch.disconnect();
    root.removeEventListener('focusin', focused);
    root.removeEventListener('focusout', left);
  };
};
