// What others do is seen step by step, on the table and in words, and can be skipped.
import { begun, expect, sit, test } from './help';

test('the turn of a bot is shown step by step', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('spaceline-options', JSON.stringify({ pace: 1500 })));
  await sit(page, await begun(page, ['ensign']));
  const skip = page.getByRole('button', { name: 'Skip ahead' });
  const ask = page.locator('.prompt [data-primary]:enabled');
  const turn = page.locator('header .turn');
  await expect(ask.first()).toBeVisible({ timeout: 20_000 });
  // To the end of one's own first turn, by the words of the one button that goes on.
  for (let n = 0; n < 90 && /You$/.test(await turn.innerText()); n += 1) {
    const all = page.locator('.prompt .quick').getByRole('button', { name: 'All', exact: true });
    const free = page.locator('[data-hand][aria-pressed=false]').first();
    const pass = page.locator('.responses .primary:enabled');
    if (await pass.count()) await pass.first().click();
    else if (await ask.count()) await ask.first().click();
    else if (await all.count()) await all.click();
    else if (await free.count()) await free.click();
    await page.waitForTimeout(100);
  }
  await expect(skip).toBeVisible();
  await expect(page.locator('.banner').first()).toContainText('Ensign plays');
  const theirs = page.locator('.others [data-card]');
  const before = await theirs.count();
  await expect.poll(() => theirs.count()).toBeGreaterThan(before);
  await expect(skip).toBeVisible();
  await skip.click();
  await expect(skip).toHaveCount(0);
  await expect(ask.or(page.locator('.responses .primary')).first()).toBeVisible();
});
