// Checks of how a screen looks: nothing overlaps, nothing is cut off, nothing makes the page scroll sideways.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './help';

export const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 412, height: 839 },
  { width: 360, height: 640 },
];

/** What is wrong with the places of things on the page. */
export async function misplaced(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const name = (one: Element) =>
      `${one.tagName.toLowerCase()}.${[...one.classList].filter((part) => !part.startsWith('svelte')).join('.')} ${one.ariaLabel ?? ''}`.trim();
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) {
      const wide = [...document.querySelectorAll('body *')].find(
        (one) => one.getBoundingClientRect().right > clientWidth + 1 && one.checkVisibility(),
      );
      found.push(`the page scrolls sideways: ${scrollWidth} > ${clientWidth} (${wide ? name(wide) : ''})`);
    }

    // Regions: those of the page, and the parts of the table.
    const regions = [
      ...document.querySelectorAll(
        'body header, body nav, body main, body aside, body footer, body section, [data-region], .wide > *, .narrow > *',
      ),
    ].filter((one) => one.checkVisibility() && !one.closest('dialog, [popover], .unseen'));
    const boxes = regions.map((one) => ({ one, box: one.getBoundingClientRect() }));
    boxes.forEach(({ one, box }, at) => {
      for (const { one: other, box: beside } of boxes.slice(at + 1)) {
        if (one.contains(other) || other.contains(one)) continue;
        const across = Math.min(box.right, beside.right) - Math.max(box.left, beside.left);
        const down = Math.min(box.bottom, beside.bottom) - Math.max(box.top, beside.top);
        // What is scrolled away is cut off by what scrolls.
        const cut = (part: Element) => {
          for (let up = part.parentElement; up; up = up.parentElement)
            if (getComputedStyle(up).overflowY !== 'visible' && !up.contains(part === one ? other : one))
              return true;
          return false;
        };
        if (across > 1 && down > 1 && !cut(one) && !cut(other))
          found.push(`${name(one)} overlaps ${name(other)}`);
      }
    });

    // Lists and regions show all they have, or scroll.
    const lists = [
      ...document.querySelectorAll('ul, ol, dl, table, section, main, aside, [role=list], [role=log]'),
    ];
    for (const one of lists) {
      if (!one.checkVisibility() || one.closest('svg, .unseen')) continue;
      const { overflowY, overflowX } = getComputedStyle(one);
      const hides = (how: string) => how === 'hidden' || how === 'clip';
      if (hides(overflowY) && one.scrollHeight > one.clientHeight + 2)
        found.push(`${name(one)} is cut off: ${one.scrollHeight} > ${one.clientHeight}`);
      if (hides(overflowX) && one.scrollWidth > one.clientWidth + 2)
        found.push(`${name(one)} is cut off sideways: ${one.scrollWidth} > ${one.clientWidth}`);
    }
    return [...new Set(found)];
  });
}

/** What of a table cannot be reached without scrolling the whole page. */
export async function above(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollHeight, clientHeight } = document.documentElement;
    return scrollHeight > clientHeight ? [`the table is higher: ${scrollHeight} > ${clientHeight}`] : [];
  });
}

export async function axe(page: Page): Promise<string[]> {
  // What is only laid out when it is near would move while it is measured.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets = [sheet];
  });
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.slice(0, 4).map((node) => `${id}: ${node.target.join(' ')} ${node.any[0]?.message ?? ''}`),
  );
}

export async function picture(page: Page, name: string) {
  await page.screenshot({ path: `test-results/pictures/${name}.png`, animations: 'disabled' });
}

/** A screen at every size: pictures, places of things, and axe at one desktop and one phone size. */
export async function everySize(page: Page, name: string, ready: () => Promise<unknown>) {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await ready();
    const at = `${name} ${size.width}`;
    await picture(page, `${name}-${size.width}`);
    expect.soft(await misplaced(page), at).toEqual([]);
    if (size.width === 1440 || size.width === 360) expect.soft(await axe(page), `${at} axe`).toEqual([]);
  }
}

/** The same with light colours. */
export async function light(page: Page, name: string) {
  await page.evaluate(() => (document.documentElement.dataset.theme = 'light'));
  await picture(page, `${name}-light`);
  expect.soft(await axe(page), `${name} light axe`).toEqual([]);
  await page.evaluate(() => (document.documentElement.dataset.theme = 'dark'));
}
