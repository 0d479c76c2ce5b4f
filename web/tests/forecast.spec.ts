// While a choice is made, the lists show the team as it would be after it.
import { readFileSync } from 'node:fs';
import { expect, guest, scenario, sit, test } from './help';
import { axe, picture } from './look';

const text = readFileSync(new URL('forecast.scenario', import.meta.url), 'utf8');

test('the checklist shows the team without whoever would be stopped', async ({ page }) => {
  await guest(page, 'Ada');
  await sit(page, await scenario(page, text));
  const panel = page.locator('.attempt');
  const mission = panel.locator('.lists');
  const team = panel.locator('.team');
  await expect(team.getByRole('heading')).toHaveText('6 take part');
  await expect(mission.getByText('Medical 1/1').first()).toBeVisible();

  // The mission does without Davies.
  const davies = team.getByRole('listitem').filter({ hasText: 'Davies' });
  await davies.getByRole('button').click();
  await expect(mission.getByRole('heading')).toHaveText('After your choice – Eliminate Harvesters');
  await expect(team.getByRole('heading')).toHaveText('5 would still take part');
  await expect(davies).toContainText('out');
  await expect(mission.getByText('Medical 1/1').first()).toBeVisible();
  await expect(mission.getByText(/Integrity 29 > 27/)).toBeVisible();
  await expect(mission.locator('li.met').filter({ hasText: 'Medical' })).toHaveCount(2);
  await picture(page, 'forecast');
  expect(await axe(page)).toEqual([]);

  // But not without Martin.
  await team.getByRole('listitem').filter({ hasText: 'Martin' }).getByRole('button').click();
  await expect(mission.getByText(/Medical 0\/1/).first()).toBeVisible();
  await expect(davies).not.toContainText('out');

  // What was shown is what happens.
  await davies.getByRole('button').click();
  await expect(davies).toContainText('out');
  await page.locator('.prompt [data-primary]').click();
  await expect(page.getByRole('log', { name: 'Log' }).getByText(/Davies is stopped/)).toBeVisible();
});
