// Whoever examines cards sees them, as cards and by name, and nobody else does.
import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { expect, guest, scenario, sit, test } from './help';
import { axe, misplaced, picture } from './look';

const text = readFileSync(new URL('examine.scenario', import.meta.url), 'utf8');
const HAND = ['Khar', 'Vorax', "B'amara"];
const panel = (page: Page) => page.getByRole('region', { name: 'Examined cards' });

/** Plays the personnel and uses its text. */
async function examine(page: Page) {
  await guest(page, 'Ada');
  await sit(page, await scenario(page, text));
  await expect(page.locator('.prompt [data-primary]')).toBeEnabled();
  await page.getByRole('button', { name: /^All .*\(\d+\)|^All \(\d+\)/ }).click();
  await page.getByRole('dialog').locator('[data-kind=play]').first().click();
  await page
    .locator('.responses .answer, .prompt .buttons .button')
    .filter({ hasText: 'Taris' })
    .first()
    .click();
  await expect(panel(page)).toBeVisible();
}

const card = (page: Page, title: string) => panel(page).locator('[data-card]').filter({ hasText: title });

test('the hand that a text examines is shown to its user, until the game goes on', async ({ page }) => {
  await examine(page);
  for (const title of HAND) await expect(card(page, title)).toBeVisible();
  expect(await misplaced(page)).toEqual([]);
  expect(await axe(page)).toEqual([]);
  await picture(page, 'examined');

  // By the keys: to a card, along the row, to its face.
  await card(page, 'Khar').focus();
  await page.keyboard.press('ArrowRight');
  await expect(card(page, 'Vorax')).toBeFocused();
  await page.keyboard.press('Enter');
  const zoom = page.getByRole('region', { name: 'Card', exact: true });
  await expect(zoom.getByRole('img', { name: /^Vorax/ })).toBeVisible();
  await expect(panel(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);

  // The log still has them.
  const line = page.getByRole('log', { name: 'Log' }).getByText(/^You look at/);
  await expect(line).toContainText("Khar, Vorax and B'amara");
  await line.getByRole('button', { name: 'Khar' }).click();
  await expect(zoom.getByRole('img', { name: /^Khar/ })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test('the cards are in reach, each opens, and a button puts them away', async ({ page }) => {
    await examine(page);
    await card(page, 'Khar').scrollIntoViewIfNeeded();
    expect(await misplaced(page)).toEqual([]);
    await picture(page, 'examined-phone');
    await card(page, 'Khar').tap();
    await expect(page.getByRole('dialog').getByRole('img', { name: /^Khar/ })).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap();
    await panel(page).getByRole('button', { name: 'Close' }).tap();
    await expect(panel(page)).toHaveCount(0);
  });
});
