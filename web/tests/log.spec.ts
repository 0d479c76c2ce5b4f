// The log says what happened, after it happened.
import { readFileSync } from 'node:fs';
import { expect, guest, scenario, sit, test } from './help';

const text = readFileSync(new URL('log.scenario', import.meta.url), 'utf8');

test('a text is used when its player says so, and not before', async ({ page }) => {
  await guest(page, 'Ada');
  await sit(page, await scenario(page, text));
  await expect(page.locator('.prompt [data-primary]')).toBeEnabled();
  await page.locator('[data-hand]').filter({ hasText: 'Riva' }).click();
  await page.locator('.prompt [data-primary]').click();
  const log = page.getByRole('log', { name: 'Log' });
  const yes = page.locator('.prompt').getByRole('button', { name: /^Yes/ });
  await expect(log.getByText(/You play Riva/)).toBeVisible();
  await expect(yes).toBeVisible();
  await expect(log.getByText('You use Riva')).toHaveCount(0);
  await yes.click();
  await expect(log.getByText('You use Riva')).toHaveCount(1);
});
