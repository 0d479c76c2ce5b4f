// A whole game, from the first page to its end, by clicks alone.
import { end, expect, play, test } from './help';

test('one click on the first page, then a whole game against a bot', async ({ page }) => {
  test.setTimeout(180_000);
  await page.goto('/');
  await page.getByLabel('Your deck').selectOption({ label: 'Surprise me' });
  await page.getByLabel('Against').selectOption({ label: 'Cadet' });
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(page).toHaveURL(/\/games\//);
  await expect(page.locator('[data-table]')).toBeVisible();

  expect(await play(page)).toBe('over');

  const result = end(page);
  await expect(result).toBeVisible();
  await expect(result.getByRole('heading', { level: 2 })).toHaveText(/You win!|wins$|A tie/);
  await expect(result.getByText(/\d+ points?/)).toHaveCount(2);
  await expect(result.getByRole('link', { name: 'Watch the replay' })).toBeVisible();

  // The result stays to be looked at.
  await page.keyboard.press('Escape');
  await expect(result).toBeHidden();
  await page.locator('.prompt').getByRole('button', { name: 'Result' }).click();
  await expect(result).toBeVisible();
});
