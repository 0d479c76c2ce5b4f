// Questions: each new one has the focus and its keys, and what would be refused cannot be confirmed.
import type { Locator } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { expect, guest, keyed, scenario, sit, test } from './help';
import { picture } from './look';

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

test('every question that follows on a card of the hand is answered by keys', async ({ page }) => {
  await guest(page, 'Ada');
  await sit(page, await scenario(page, read('questions.scenario')));
  await expect(page.locator('.prompt [data-primary]')).toBeEnabled();
  const hand = page.locator('[data-hand]');
  await expect(hand).toHaveCount(3);
  await page.keyboard.press('1');
  await expect(page.locator('[data-hand="1"]')).toBeFocused();
  await page.keyboard.press('Enter');
  // Which card is discarded?
  await expect(page.locator('.prompts[data-idle]')).toBeFocused();
  await page.keyboard.press('1');
  await expect(page.locator('[data-hand="1"]')).toBeFocused();
  await page.keyboard.press('Enter');
  // May a card be drawn? Nothing but the question has the focus.
  await expect(page.getByRole('button', { name: /^Yes/ })).toBeVisible();
  await expect(page.locator('.prompts[data-idle]')).toBeFocused();
  // Also from a card of the hand, which has nothing to do with it.
  await page.locator('[data-hand="1"]').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Yes/ })).toHaveCount(0);
  await expect(hand).toHaveCount(2);
});

test('dilemmas that would be refused cannot be selected', async ({ page }) => {
  await guest(page, 'Ada');
  await sit(page, await scenario(page, read('dilemmas.scenario')));
  const panel = page.locator('.dilemmas');
  await expect(panel).toBeVisible({ timeout: 30_000 });
  const all = panel.locator('.one');
  const pinned = all.filter({ hasText: 'Pinned Down' });
  const confirm = page.locator('.prompt [data-primary]');
  expect(await pinned.count()).toBeGreaterThan(1);
  await pinned.first().click();
  // One copy of a title is enough.
  await expect(panel.locator('.one[aria-pressed=true]')).toHaveCount(1);
  await expect(pinned.nth(1)).toHaveAttribute('aria-disabled', 'true');
  await expect(pinned.nth(1).locator('.why')).not.toBeEmpty();
  await pinned.nth(1).click({ force: true });
  await expect(panel.locator('.one[aria-pressed=true]')).toHaveCount(1);
  await picture(page, 'dilemmas-barred');
  await expect(page.locator('.prompt meter')).toHaveAttribute('max', /^\d+$/);
  await confirm.click();
  await expect(page.locator('.prompt .refused')).toHaveCount(0);
  await expect(panel).toHaveCount(0);
});

test('every drawn dilemma is reached by keys, from everywhere on the page', async ({ page }) => {
  await guest(page, 'Ada');
  // Dilemmas that do not fit have links of their own in the row.
  const pile = /pile: .*/;
  const mixed = read('dilemmas.scenario').replace(
    pile,
    'pile: 3x Pinned Down; 3x Systems Diagnostic; 8x Triage',
  );
  await sit(page, await scenario(page, mixed));
  const all = page.locator('.dilemmas .one');
  await expect(all.first()).toBeVisible({ timeout: 30_000 });
  const links = page.locator('.dilemmas a');
  expect(await links.count()).toBeGreaterThan(1);
  const reach = async (wanted: Locator) => {
    await wanted.evaluate((one) => {
      for (const old of document.querySelectorAll('[data-chosen]')) old.removeAttribute('data-chosen');
      one.setAttribute('data-chosen', '');
    });
    expect(await keyed(page)).toBe(true);
    await expect(wanted).toBeFocused();
  };
  for (const start of ['.prompts[data-idle]', 'header button', '[role=log] [tabindex="0"]']) {
    await page.locator(start).last().focus();
    for (const wanted of [all.first(), all.nth(4), all.last(), all.nth(1)]) await reach(wanted);
  }
  // The stop of the row is behind a link of the row, and what is wanted before it.
  await all.last().focus();
  await links.first().focus();
  await reach(all.first());
});
