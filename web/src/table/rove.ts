// One Tab stop per row; the arrow keys move on from there.
import type { Attachment } from 'svelte/attachments';

/** The nearest item in a direction: those less far to the side first. */
function nearest(from: HTMLElement, all: HTMLElement[], dx: number, dy: number): HTMLElement | undefined {
  const a = from.getBoundingClientRect();
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const item of all) {
    if (item === from) continue;
    const b = item.getBoundingClientRect();
    const x = b.left + b.width / 2 - a.left - a.width / 2;
    const y = b.top + b.height / 2 - a.top - a.height / 2;
    const ahead = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    if (ahead < 4) continue;
    const far = ahead + aside * 3;
    if (far < least) [best, least] = [item, far];
  }
  return best;
}

/** Writes only changes: each write makes the browser check the styles again. */
function stops(item: HTMLElement, here: boolean) {
  const wanted = here ? '0' : '-1';
  if (item.getAttribute('tabindex') !== wanted) item.setAttribute('tabindex', wanted);
}

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** `newest`: as long as the focus is elsewhere, the stop is the last item, and arrows do not leave the row. */
export const roving =
  (which: string, newest = false): Attachment<HTMLElement> =>
  (root) => {
    const items = (within: Element) => [...within.querySelectorAll<HTMLElement>(which)];
    const settle = () => {
      const all = items(root);
      const now = all.find((item) => item.getAttribute('tabindex') === '0');
      const follow = newest && !root.contains(document.activeElement);
      const stop = follow ? all.at(-1) : (now ?? all[0]);
      for (const item of all) stops(item, item === stop);
    };
    const focused = (event: FocusEvent) => {
      const item = (event.target as Element).closest<HTMLElement>(which);
      if (!item) return;
      for (const other of items(root)) stops(other, other === item);
    };
    const pressed = (event: KeyboardEvent) => {
      const item = (event.target as Element).closest<HTMLElement>(which);
      const arrow = ARROWS[event.key];
      if (!item || !arrow || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      // The edge of a row leads to the next row.
      const table = newest ? root : (root.closest('[data-table]') ?? root);
      const next = nearest(item, items(root), ...arrow) ?? nearest(item, items(table), ...arrow);
      next?.focus();
    };
    root.dataset.row = '';
    settle();
    const watch = new MutationObserver(settle);
    watch.observe(root, { childList: true, subtree: true });
    root.addEventListener('focusin', focused);
    root.addEventListener('keydown', pressed);
    return () => {
      watch.disconnect();
      root.removeEventListener('focusin', focused);
      root.removeEventListener('keydown', pressed);
    };
  };

export const rove = roving('[data-card]');
