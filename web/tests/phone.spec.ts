// A phone: touch, and targets that a thumb can hit.
import { begun, expect, sit, test } from './help';

test.use({ viewport: { width: 412, height: 839 }, hasTouch: true, isMobile: true });

test('the first page and the table by touch', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).tap();
  await expect(page.getByRole('navigation', { name: 'Pages' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByLabel('Against').selectOption({ label: 'Cadet' });
  await page.getByRole('button', { name: 'Play now' }).tap();
  await expect(page.locator('[data-table]')).toBeVisible();

  // A card opens when it is tapped, and closes.
  await page.locator('[data-hand="1"]').tap();
  const sheet = page.getByRole('dialog', { name: 'Card' });
  await expect(sheet).toBeVisible();
  await sheet.getByRole('button', { name: 'Close' }).tap();
  await expect(sheet).toHaveCount(0);
  const cancel = page.getByRole('button', { name: /^Cancel/ });
  if (await cancel.isVisible()) await cancel.tap();

  // Some decks can respond before the turn goes on.
  const draw = page.getByRole('button', { name: /^Draw a card/ });
  const pass = page.getByRole('button', { name: 'Pass', exact: true });
  await expect(draw.or(pass).first()).toBeVisible({ timeout: 30_000 });
  if (await pass.isVisible()) await pass.tap();

  const hand = await page.locator('[data-hand]').count();
  await draw.tap();
  await expect(page.locator('[data-hand]')).toHaveCount(hand + 1);

  // All actions, and one of them.
  await page.getByRole('button', { name: /^All \(/ }).tap();
  await expect(page.getByRole('dialog', { name: /All actions/ })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap();
});

test('buttons at the table are large enough to be touched', async ({ page }) => {
  await sit(page, await begun(page));
  await expect(page.locator('.prompt [data-primary]')).toBeEnabled();
  const small = await page.evaluate(() =>
    [...document.querySelectorAll('[data-table] button, [data-table] select, [data-table] input')]
      .filter((one) => one.checkVisibility() && !one.closest('[popover]'))
      .map((one) => ({ text: (one.textContent ?? '').trim().slice(0, 30), box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.height > 0 && box.height < 43.5)
      .map(({ text, box }) => `${text}: ${Math.round(box.width)}x${Math.round(box.height)}`),
  );
  expect(small).toEqual([]);
});

test('the signs are explained by a tap', async ({ page }) => {
  await sit(page, await begun(page));
  await page.getByRole('button', { name: 'Signs and keys' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Signs and keys' });
  await expect(sheet.getByText('Range left of its full Range, then Weapons and Shields')).toBeVisible();
  await sheet.getByRole('button', { name: 'Close' }).tap();
  await page.getByRole('button', { name: 'Menu', exact: true }).tap();
  await page
    .getByRole('dialog', { name: 'Table menu' })
    .getByRole('button', { name: 'Signs and keys' })
    .tap();
  await expect(sheet).toBeVisible();
});
