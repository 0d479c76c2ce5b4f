// What can be set works at once, and is still there after the page was loaded again.
import { begun, expect, guest, sit, test } from './help';

test('settings work and stay', async ({ page }) => {
  await guest(page, 'Ada');
  await page.goto('/settings');
  const html = page.locator('html');
  await expect(page.getByLabel('Sounds')).not.toBeChecked();
  await page.getByLabel('Colours').selectOption({ label: 'Light' });
  await expect(html).toHaveAttribute('data-theme', 'light');
  await page.getByLabel('Text size').selectOption({ label: '130 %' });
  await expect(html).toHaveCSS('font-size', '20.8px');
  await page.getByLabel('Pace').selectOption({ label: 'Slow' });
  await page.getByLabel('Ask me to respond').selectOption({ label: 'Never' });
  await page.getByLabel(/Show the table as text/).check();
  await page.getByLabel(/Single-character keys/).uncheck();
  await page.getByLabel('Sounds').check();
  // The browser of the tests allows no notifications: the box does not say otherwise.
  await page.getByLabel(/Browser notifications/).click();
  await expect(page.getByRole('alert')).toContainText('does not allow');
  await expect(page.getByLabel(/Browser notifications/)).not.toBeChecked();
  await page.getByRole('main').getByLabel('Language').selectOption('de');
  await expect(html).toHaveAttribute('lang', 'de');

  await page.reload();
  await expect(html).toHaveAttribute('lang', 'de');
  await expect(html).toHaveAttribute('data-theme', 'light');
  await expect(html).toHaveCSS('font-size', '20.8px');
  await expect(page.getByLabel('Tempo')).toHaveValue('900');
  await expect(page.getByLabel('Frag mich, ob ich antworten will')).toHaveValue('never');
  await expect(page.getByLabel(/Tisch als Text/)).toBeChecked();
  await expect(page.getByLabel(/Tasten mit einem einzelnen Zeichen/)).not.toBeChecked();
  await expect(page.getByLabel('Töne')).toBeChecked();

  // And at the table, whose menu says the same.
  await sit(page, await begun(page));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Der Tisch als Text');
  await page.getByRole('button', { name: 'Menü', exact: true }).click();
  await expect(page.getByLabel('Tempo')).toHaveValue('900');
  await expect(page.getByLabel('Farben')).toHaveValue('light');
  await expect(page.getByLabel('Ton')).toBeChecked();
  await page.getByLabel('Farben').selectOption({ label: 'Dunkel' });
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: 'Wann ich gefragt werde' }).click();
  await expect(page.getByLabel('Normalerweise')).toHaveValue('never');
});
