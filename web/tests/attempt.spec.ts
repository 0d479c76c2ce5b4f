// Attempts and fights: a plan before, what came of it after.
import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { expect, guest, scenario, sit, test } from './help';
import { axe, misplaced, picture } from './look';

const text = readFileSync(new URL('attempt.scenario', import.meta.url), 'utf8');
const plan = (page: Page) => page.getByRole('region', { name: /^Plan: attempt/ });
const result = (page: Page) => page.getByRole('region', { name: 'Outcome' });
const begin = (page: Page) => page.getByRole('button', { name: /^Begin the attempt/ });
const order = (page: Page, place: string) =>
  page.locator(`[data-place^="${place}"] [data-order=attempt].legal`);
const listed = (page: Page, mission: string) =>
  page.getByRole('dialog').locator('[data-kind=attempt]').filter({ hasText: mission });

async function table(page: Page) {
  await guest(page, 'Ada');
  await sit(page, await scenario(page, text));
  await expect(page.locator('.prompt [data-primary]')).toBeEnabled();
}

/** Responses that come up on the way are passed. */
async function pass(page: Page) {
  const respond = page.getByRole('button', { name: /^Pass( Space)?$/ });
  await expect(result(page).or(respond)).toBeVisible();
  for (let n = 0; n < 20 && !(await result(page).isVisible()); n += 1) {
    await respond.click({ timeout: 2000 }).catch(() => undefined);
    await expect(result(page).or(respond)).toBeVisible();
  }
}

/** What is cut off or hidden below something else. */
async function reachable(page: Page, button: ReturnType<typeof begin>) {
  expect(await misplaced(page)).toEqual([]);
  const box = await button.boundingBox();
  const size = page.viewportSize();
  expect(box && size && box.y >= 0 && box.y + box.height <= size.height).toBe(true);
}

test('an attempt is planned, forgotten, planned again and begun', async ({ page }) => {
  await table(page);
  await order(page, 'Aboard').click();
  await expect(plan(page)).toBeVisible();
  await expect(plan(page).getByText('This team has everything the mission requires')).toBeVisible();
  await expect(plan(page).getByRole('listitem').filter({ hasText: 'Geordi La Forge' })).toBeVisible();
  await expect(plan(page)).toContainText('Cadet draws 6');
  await expect(plan(page)).toBeFocused();
  expect(await misplaced(page)).toEqual([]);
  expect(await axe(page)).toEqual([]);

  // Nothing has happened yet.
  await page.keyboard.press('Escape');
  await expect(plan(page)).toHaveCount(0);
  await expect(order(page, 'Aboard')).toBeFocused();
  await expect(page.getByRole('log').getByText(/You attempt/)).toHaveCount(0);

  await page.keyboard.press('Enter');
  await expect(plan(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await pass(page);
  await expect(result(page)).toContainText(/(You completed|Your attempt at) Fissure Research/);
  await expect(page.locator('[data-ending]')).toHaveText(/Fissure Research/);
  await expect(result(page)).toContainText(/dilemmas? w(as|ere) faced/);
  expect(await misplaced(page)).toEqual([]);
  expect(await axe(page)).toEqual([]);
  await picture(page, 'result-attempt');

  await page.keyboard.press('Escape');
  await expect(result(page)).toHaveCount(0);
});

test('what was missing is told, and goes with the next action', async ({ page }) => {
  await table(page);
  // From the list of all actions it is planned as well.
  await page.getByRole('button', { name: /^All actions/ }).click();
  await listed(page, 'Encounter at Farpoint').click();
  await expect(plan(page).getByText('This team is missing something')).toBeVisible();
  await begin(page).click();
  await pass(page);
  await expect(result(page)).toContainText('Your attempt at Encounter at Farpoint failed');
  await expect(result(page).getByRole('listitem').filter({ hasText: 'Honor' })).toContainText('not met');
  await expect(result(page)).toContainText(/Stopped: .*(Martin|Rixx)/);
  await page.getByRole('button', { name: /^End orders/ }).click();
  await expect(result(page)).toHaveCount(0);
});

test('a fight that is over at once says who won with what', async ({ page }) => {
  await table(page);
  await page.getByRole('button', { name: 'Pierce Their Defenses' }).click();
  await page.locator('.prompt [data-primary]').click();
  await pass(page);
  await expect(result(page)).toContainText(/Engagement: (you|Cadet) won by \d/);
  await expect(result(page)).toContainText(/U\.S\.S\. Excelsior\s*\d/);
  await expect(result(page)).toContainText(/I\.K\.S\. K'Vort\s*\d/);
  // The sides as they were compared: the difference of the totals is what the heading says.
  const [won] = /\d+/.exec((await result(page).getByRole('heading', { level: 2 }).textContent()) ?? '') ?? [];
  const totals = await result(page).locator('.side .sum').allTextContents();
  const [mine = NaN, theirs = NaN] = totals.map((text) => parseInt(text.trim(), 10));
  expect(Math.abs(mine - theirs)).toBe(Number(won));
  await expect(result(page).locator('.side').first()).toContainText('Weapons');
  await expect(result(page)).toContainText('What followed');
  await picture(page, 'result-engagement');
  expect(await axe(page)).toEqual([]);
  await result(page)
    .getByRole('button', { name: /^Close/ })
    .click();
  await expect(result(page)).toHaveCount(0);
});

for (const [width, height] of [
  [360, 640],
  [412, 839],
  [839, 412],
] as const)
  test.describe(`on a phone of ${width} by ${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch: true, isMobile: true });
    test('plan and result are whole, and the button is in reach', async ({ page }) => {
      await table(page);
      await page.getByRole('button', { name: /^All \(/ }).tap();
      await listed(page, 'Fissure Research').tap();
      await expect(plan(page).getByText('This team has everything the mission requires')).toBeVisible();
      await reachable(page, begin(page));
      await picture(page, `plan-${width}`);
      if (width === 360) expect(await axe(page)).toEqual([]);
      await begin(page).tap();
      await pass(page);
      await reachable(page, result(page).getByRole('button', { name: 'Close' }));
      await picture(page, `result-${width}`);
      if (width === 360) expect(await axe(page)).toEqual([]);
      await result(page).getByRole('button', { name: 'Close' }).tap();
      await expect(result(page)).toHaveCount(0);
    });
  });
