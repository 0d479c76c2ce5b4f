// The picture in the README: a table in the middle of a game. The one in the repository changes only when it is asked for.
import { expect, full, sit, test } from './help';

test('the picture of a table', async ({ page }, info) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await sit(page, await full(page));
  await expect(page.getByRole('region', { name: "What's next" })).toBeVisible();
  const path = process.env.UPDATE_PICTURE === '1' ? '../docs/table.png' : info.outputPath('table.png');
  await page.screenshot({ path, animations: 'disabled' });
});
