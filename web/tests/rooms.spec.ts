// Before a game: sitting down, the host's tab, decks of bots, decks as files.
import { readFileSync } from 'node:fs';
import { expect, guest, options, test } from './help';

test('"Sit down" sits, and the tab of the host tells it', async ({ page: ada, browser }) => {
  await guest(ada, 'Ada');
  const opened = await ada.request.post('/api/games', { data: { deck: { kind: 'starter', id: 'earth' } } });
  const { id } = (await opened.json()) as { id: string };
  await ada.goto(`/games/${id}`);
  await expect(ada.getByRole('heading', { name: 'Seats' })).toBeVisible();
  await expect(ada).toHaveTitle(/^Table/);
  // She looks elsewhere.
  await ada.evaluate(() => {
    document.hasFocus = () => false;
  });

  const context = await browser.newContext({ locale: 'en-GB' });
  await options(context);
  const bob = await context.newPage();
  await guest(bob, 'Bob');
  await bob.goto('/lobby');
  await bob.locator(`a[href^="/games/${id}"]`).click();
  await expect(bob.getByRole('button', { name: 'Play this deck' })).toBeVisible();
  await expect(bob).toHaveURL(new RegExp(`/games/${id}$`));
  const seat = bob.locator('li', { has: bob.locator('strong', { hasText: /^Bob$/ }) });
  await expect(seat.getByText('you', { exact: true })).toBeVisible();

  await expect(ada).toHaveTitle(/^Bob has come/);
  await ada.evaluate(() => {
    document.hasFocus = () => true;
    window.dispatchEvent(new Event('focus'));
  });
  await expect(ada).not.toHaveTitle(/Bob/);
  await context.close();
});

test('the deck of a bot can be chosen', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Your deck').selectOption('starter:earth');
  await page.getByLabel("Bot's deck").selectOption('starter:romulan');
  const wanted = await page
    .getByLabel("Bot's deck")
    .evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.text);
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(page.locator('[data-table]')).toBeVisible();
  const name = wanted?.replace(/ \(.*\)$/, '') ?? '';
  const theirs = page.locator('[data-start] dd strong').nth(1);
  await expect(theirs).toHaveText(name);

  // At an open table too, on a seat that is free.
  await page.goto('/lobby/new');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByLabel('Deck of the bot on seat 2').selectOption('starter:romulan');
  await page.getByRole('button', { name: 'Add a bot' }).click();
  const begin = page.getByRole('button', { name: 'Start the game' });
  await expect(begin).toBeEnabled();
  await begin.click();
  await expect(page.locator('[data-table]')).toBeVisible();
  await expect(theirs).toHaveText(name);
});

test('a deck is exported in all formats', async ({ page }) => {
  await guest(page, 'Ada');
  await page.goto('/decks/new?starter=earth');
  await page.getByText('Export', { exact: false }).first().click();
  const text = page.getByLabel('The deck as text');
  await expect(text).not.toHaveValue('');
  const seen = new Set([await text.inputValue()]);
  for (const [format, looks] of [
    ['plugin-text', /^\d+\t/m],
    ['plugin-xml', /^<\?xml|<deck/],
    ['site', /•|\t|\d/],
  ] as const) {
    await page.getByLabel('File format').selectOption(format);
    await expect(text).toHaveValue(looks);
    seen.add(await text.inputValue());
  }
  expect(seen.size).toBe(4);
  const download = page.waitForEvent('download');
  await page.getByLabel('File format').selectOption('plugin-xml');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.dek$/);
  expect(readFileSync(await file.path(), 'utf8')).toContain('<');
});
