// A game to its end without a mouse.
import { end, expect, full, keyed, play, sit, test } from './help';

test('from the middle of a game to its end by keyboard alone', async ({ page }) => {
  test.setTimeout(180_000);
  await sit(page, await full(page));
  expect(await play(page, { press: keyed })).toBe('over');
  await expect(end(page)).toBeVisible();
  // However long the log is, nobody has to go through all of it.
  expect(await page.locator('[role=log] [role=button]').count()).toBeGreaterThan(10);
  await expect(page.locator('[role=log] [tabindex="0"]')).toHaveCount(1);
});
