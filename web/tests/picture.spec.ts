// The picture in the README: a table in the middle of a game. Written only when it is asked for.
import { begun, expect, play, sit, test } from './help';

test('the picture of a table', async ({ page }) => {
  test.skip(process.env.UPDATE_PICTURE !== '1', 'with UPDATE_PICTURE=1 it is made anew');
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  await sit(page, await begun(page));
  expect(await play(page, { stop: 9 })).toBe('stop');
  await page.locator('[data-hand]').first().hover();
  await page.screenshot({ path: '../docs/table.png', animations: 'disabled' });
});
