// Turns played without a mouse.
import type { Page } from '@playwright/test';
import { begun, expect, sit, test } from './help';

const turn = async (page: Page) => Number(/\d+/.exec(await page.locator('header .turn').innerText())?.[0]);
const counters = (page: Page) => page.locator('.bar .counters').last();

/** What has the focus is visible, and one sees that it has the focus. */
async function focused(page: Page) {
  return page.evaluate(() => {
    const one = document.activeElement as HTMLElement;
    const { outlineStyle, outlineWidth } = getComputedStyle(one);
    return { tag: one.tagName, ring: outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 };
  });
}

test('two turns by keyboard alone', async ({ page }) => {
  test.setTimeout(90_000);
  await page.goto('/');
  // From the top of the page to the button that plays.
  const play = page.getByRole('button', { name: 'Play now' });
  await expect(play).toBeVisible();
  for (let n = 0; n < 30 && !(await play.evaluate((one) => one === document.activeElement)); n += 1)
    await page.keyboard.press('Tab');
  await expect(play).toBeFocused();
  expect((await focused(page)).ring).toBe(true);
  await page.keyboard.press('Enter');
  await expect(page.locator('.prompt [data-primary]')).toBeEnabled({ timeout: 30_000 });

  // A card of the hand by its number, with its face; Escape puts it back.
  await page.keyboard.press('1');
  await expect(page.locator('[data-hand="1"]')).toBeFocused();
  expect((await focused(page)).ring).toBe(true);
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('[data-hand="2"]')).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toHaveCount(0);

  const begin = await turn(page);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const before = await counters(page).innerText();
  await page.keyboard.press('Enter');
  await expect(counters(page)).not.toHaveText(before);
  // Enter confirms, Space passes, A selects what is asked for: that is enough to go on.
  for (let n = 0; n < 150 && (await turn(page)) < begin + 4; n += 1) {
    const state = () => page.locator('[data-table]').innerText();
    await expect(
      page.locator('.prompt [data-primary]:enabled, .responses .primary:enabled, .prompt .quick').first(),
    ).toBeVisible({ timeout: 20_000 });
    const was = await state();
    const responding = (await page.locator('.responses .primary').count()) > 0;
    // To choose nothing is not for a key to do.
    const ready = (await page.locator('.prompt .primary[data-primary]:enabled').count()) > 0;
    if (responding) await page.keyboard.press('Space');
    else if (ready) {
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      await page.keyboard.press('Enter');
    } else {
      // As many cards as are wanted, one after the other.
      const free = page.locator('[data-card][aria-pressed=false]:not(:has(.why))').first();
      const there = await free.focus({ timeout: 2000 }).then(
        () => true,
        () => false,
      );
      // The answer before was only just on its way.
      if (!there) continue;
      await page.keyboard.press('Space');
    }
    await expect.poll(state).not.toBe(was);
  }
  expect(await turn(page)).toBeGreaterThanOrEqual(begin + 4);
});

test('a card is played by keys', async ({ page }) => {
  await sit(page, await begun(page));
  const can = page.locator('[data-hand].can');
  await expect(page.locator('.prompt [data-primary]')).toBeEnabled();
  await expect(can.first()).toBeVisible();
  const number = (await can.first().getAttribute('data-hand')) ?? '1';
  const hand = await page.locator('[data-hand]').count();
  await page.keyboard.press(number);
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-hand]')).toHaveCount(hand - 1);
  // The next card has the focus then, and still has it when something was open above the table.
  const next = page.locator(`[data-hand="${Math.min(Number(number), hand - 1)}"]`);
  await expect(next).toBeFocused();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(next).toBeFocused();
  // From nowhere one comes to the question.
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press('?');
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-idle]')).toBeFocused();
  // And taken back.
  await page.keyboard.press('u');
  await expect(page.locator('[data-hand]')).toHaveCount(hand);
});
