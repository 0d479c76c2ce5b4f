// "Why not?" has an answer in words, whatever it is asked about.
import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { expect, guest, scenario, sit, test } from './help';
import { axe, picture } from './look';

const text = readFileSync(new URL('why.scenario', import.meta.url), 'utf8');
const dialog = (page: Page) => page.getByRole('dialog');
const EMPTY =
  /Nothing prevents|right now|There is nothing|Es spricht nichts|gerade nichts|can do everything|#\d/;

async function table(page: Page) {
  await guest(page, 'Ada');
  await sit(page, await scenario(page, text));
  await expect(page.locator('.prompt [data-primary]')).toBeEnabled();
}

async function shut(page: Page) {
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
}

test('an order that is not possible says what to do first', async ({ page }) => {
  await table(page);
  await page.locator('[data-place^="Aboard"] [data-order=attempt]').first().click({ force: true });
  await expect(dialog(page)).toContainText('beam down first');
  await expect(dialog(page).getByRole('listitem')).toHaveCount(1);
  await picture(page, 'why-not-attempt');
  expect(await axe(page)).toEqual([]);
  await shut(page);

  // Every order of every group that is not lit.
  const orders = page.locator('[data-order]:not(.legal)');
  const n = await orders.count();
  expect(n).toBeGreaterThan(3);
  for (let at = 0; at < n; at += 1) {
    await orders.nth(at).click({ force: true });
    await expect(dialog(page).getByRole('listitem').first()).toBeVisible();
    await expect(dialog(page)).not.toContainText(EMPTY);
    await shut(page);
  }
});

test('a person whose group can act offers what the group can do', async ({ page }) => {
  await table(page);
  const prompt = page.locator('.prompt');
  await page
    .locator('[data-place^="Aboard"]')
    .getByRole('button', { name: /Martin/ })
    .click();
  await expect(prompt).toContainText('Martin acts with the group here.');
  await expect(prompt.getByRole('button', { name: 'Beam' })).toBeEnabled();
  await expect(prompt).not.toContainText(EMPTY);
  await picture(page, 'why-person');
  await prompt.getByRole('button', { name: 'Beam' }).click();
  await expect(page.getByRole('button', { name: /^Confirm/ })).toBeEnabled();
});

for (const [name, cards] of [
  ['on the table', '[data-place] [data-card]'],
  ['in the hand', '[data-hand]'],
  ['in the row of missions', '.tile[data-card]'],
] as const)
  test(`every card ${name} says why it does nothing`, async ({ page }) => {
    await table(page);
    const all = page.locator(cards);
    const n = await all.count();
    let asked = 0;
    for (let at = 0; at < n; at += 1) {
      await all.nth(at).click();
      const why = page.locator('.prompt .why, .zoom').getByText('Why not?');
      const prompt = page.locator('.prompt');
      await expect(prompt).not.toContainText(EMPTY);
      if ((await why.count()) > 0) {
        await why.first().click();
        await expect(dialog(page)).toBeVisible();
        await expect(dialog(page).locator('li, [role=status]').first()).toBeVisible();
        await expect(dialog(page).getByRole('listitem').first()).toBeVisible();
        await expect(dialog(page)).not.toContainText(EMPTY);
        asked += 1;
        await shut(page);
      }
      await page.keyboard.press('Escape');
    }
    expect(asked).toBeGreaterThan(0);
  });
