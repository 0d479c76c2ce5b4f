// Makes a scrolling element without any Tab stop inside a Tab stop itself, so that the arrow keys scroll it.
import type { Attachment } from 'svelte/attachments';

const STOPS = 'a[href], button, input, select, textarea, summary, [tabindex]';

export const scrolls: Attachment<HTMLElement> = (root) => {
  const settle = () => {
    const over = root.scrollHeight > root.clientHeight + 1;
    const stops = () =>
      [...root.querySelectorAll<HTMLElement>(STOPS)].some(
        (one) => one.getAttribute('tabindex') !== '-1' && !one.hasAttribute('disabled'),
      );
    const wanted = over && !stops();
    if (wanted !== root.hasAttribute('tabindex')) {
      if (wanted) root.setAttribute('tabindex', '0');
      else root.removeAttribute('tabindex');
    }
  };
  const sizes = new ResizeObserver(settle);
  const parts = new MutationObserver(() => {
    watch();
    settle();
  });
  function watch() {
    sizes.disconnect();
    sizes.observe(root);
    for (const child of root.children) sizes.observe(child);
  }
  watch();
  parts.observe(root, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['tabindex', 'disabled'],
  });
  return () => {
    sizes.disconnect();
    parts.disconnect();
  };
};
