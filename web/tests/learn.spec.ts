// The first game: whoever follows the coach gets to the end of the lesson.
import type { Page } from '@playwright/test';
import { expect, test } from './help';

const dashed = (all: Element[]) =>
  all.filter((one) => getComputedStyle(one).outlineStyle === 'dashed').length;

const SCREENS = [
  [1440, 900],
  [1280, 720],
  [1024, 768],
  [390, 844],
  [360, 640],
  [844, 390],
] as const;

/** The screens on which the text of the coach needs scrolling, or something lies above its end. */
async function cutOff(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const [width, height] of SCREENS) {
    await page.setViewportSize({ width, height });
    const coach = page.getByRole('region', { name: 'Coach' });
    await expect(coach.locator('.said')).toBeVisible();
    const fault = await coach.evaluate(async (box) => {
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      const last = [...box.querySelectorAll('.said > p')].at(-1);
      const { left, bottom } = (last ?? box).getBoundingClientRect();
      const top = document.elementFromPoint(left + 3, bottom - 3);
      const over = box.scrollHeight - box.clientHeight;
      const title = box.querySelector('h3')?.textContent ?? '';
      if (over > 1) return `${title}: ${over} too long`;
      return last && !(top && box.contains(top)) ? `${title}: covered` : '';
    });
    if (fault) found.push(`${width}x${height} ${fault}`);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  return found;
}

test('the first game with the coach', async ({ page }) => {
  test.setTimeout(180_000);
  await page.goto('/learn');
  await page.getByRole('button', { name: 'Begin the first game' }).click();
  const coach = page.getByRole('region', { name: 'Coach' });
  await expect(coach).toBeVisible();
  const steps = new Set<string>();
  let seen = false;
  /** The step that begins the first attempt. */
  let first = Infinity;
  const cut: string[] = [];
  const over = coach.locator('[data-coach=end]');
  const next = coach.locator('[data-coach=next], [data-coach=follow]:enabled, [data-coach=end]').first();
  for (let n = 0; n < 400; n += 1) {
    await expect(next).toBeVisible({ timeout: 30_000 });
    const [what, advice] = await next.evaluate((one) => [
      (one as HTMLElement).dataset.coach ?? '',
      one.closest<HTMLElement>('[data-advice]')?.dataset.advice ?? '',
    ]);
    // What is to be read is seen whole, on every screen.
    if (what !== 'follow') cut.push(...(await cutOff(page)));
    if (what === 'end') break;
    if (advice === 'begin' && what === 'follow') first = Math.min(first, n + 1);
    steps.add(advice ?? '');
    // What is said to be marked is marked, and the button is not before they are selected.
    if (advice === 'dilemmas' && !seen) {
      // "The marked dilemma" is one.
      await expect(coach.locator('.now')).toContainText('marked');
      const text = await coach.locator('.now').innerText();
      const told = text.includes('The marked dilemma ') ? 1 : /(\d+) marked/.exec(text)?.[1];
      const marked = page.locator('.dilemmas .one').evaluateAll(dashed);
      expect(await marked).toBe(Number(told));
      expect(await page.locator('.prompt [data-primary]').evaluateAll(dashed)).toBe(0);
      seen = true;
    }
    // It may be gone by now: others play, too.
    await next.click({ timeout: 2000 }).catch(() => undefined);
  }
  await expect(over).toBeVisible();
  expect(first).toBeLessThanOrEqual(15);
  expect(cut).toEqual([]);
  expect(seen).toBe(true);
  for (const step of ['draw', 'beam-up', 'move', 'attempt', 'begin']) expect([...steps]).toContain(step);
  await expect(coach.getByText(/Well done|You have won|The game is over/).first()).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 412, height: 839 }, hasTouch: true, isMobile: true });

  test('everything the coach says can be read, and what it points at be seen', async ({ page }) => {
    test.setTimeout(180_000);
    await page.goto('/learn');
    await page.getByRole('button', { name: 'Begin the first game' }).tap();
    const coach = page.getByRole('region', { name: 'Coach' });
    const next = coach.locator('[data-coach=next], [data-coach=follow]:enabled, [data-coach=end]').first();
    let what = '';
    for (let n = 0; n < 400 && what !== 'end'; n += 1) {
      await expect(next).toBeVisible({ timeout: 30_000 });
      const seen = await coach.evaluate((box) => {
        const free = (one: Element) => {
          const { left, top, width, height } = one.getBoundingClientRect();
          return one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
        };
        const text = box.querySelector('h3, .now p');
        const buttons = [...box.querySelectorAll<HTMLElement>('button.button')];
        return {
          step: `${box.dataset.advice}: ${text?.textContent}`,
          what: box.querySelector<HTMLElement>('[data-coach=next], [data-coach=follow], [data-coach=end]')
            ?.dataset.coach,
          whole: box.scrollHeight <= box.clientHeight + 2 || box.clientHeight >= 120,
          free: text !== null && free(text) && buttons.every(free),
          large: buttons.every((one) => one.offsetWidth >= 44 && one.offsetHeight >= 44),
        };
      });
      expect(seen).toMatchObject({ whole: true, free: true, large: true });
      what = seen.what ?? '';
      if (what === 'end') break;
      if (what === 'follow' && /^(beam-up|move|attempt|lose)$/.test(seen.step.split(':')[0] ?? '')) {
        const marked = page.locator('[data-table] :is([data-order], [data-card], [data-site])');
        await expect
          .poll(() =>
            marked.evaluateAll((all) =>
              all.some((one) => {
                const { left, top, width, height } = one.getBoundingClientRect();
                const above = document.elementFromPoint(left + width / 2, top + height / 2);
                return getComputedStyle(one).outlineStyle === 'dashed' && one.contains(above);
              }),
            ),
          )
          .toBe(true);
      }
      // It may be gone by now: others play, too.
      await next.tap({ timeout: 2000 }).catch(() => undefined);
    }
    for (const name of ['Play on', 'Another game'])
      await expect(coach.getByText(name, { exact: true })).toBeInViewport({ ratio: 1 });

    // What was folded comes back by the coach's name.
    await coach.getByRole('button', { name: 'Collapse' }).tap();
    await expect(coach.getByText('Play on')).toHaveCount(0);
    await coach.getByRole('button', { name: 'Coach' }).tap();
    await coach.getByText('Play on').tap();
    await expect(coach.getByText('Now:')).toBeVisible();
  });
});
