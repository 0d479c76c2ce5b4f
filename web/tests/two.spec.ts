// Two people at two browsers, one of whom loses the connection; a third one watches.
import type { Browser } from '@playwright/test';
import { concede, cut, end, expect, options, test } from './help';

// What a connection says that is cut off is no mistake.
test.use({ clean: false });

async function person(browser: Browser) {
  const context = await browser.newContext({ locale: 'en-GB' });
  await options(context);
  return context.newPage();
}

test('two people play, one is away for a while, a third one watches', async ({ page: ada, browser }) => {
  test.setTimeout(120_000);
  const lines = new Map([[ada, await cut(ada.context())]]);
  await ada.goto('/lobby');
  await ada.getByRole('link', { name: 'Open a table' }).first().click();
  const decks = ada.locator('.pick select');
  await decks.selectOption('starter:earth');
  await ada.getByRole('button', { name: 'Open the table' }).click();
  await expect(ada.getByRole('heading', { name: 'Seats' })).toBeVisible();
  // The deck that was chosen is the one that stands there.
  await expect(decks).toHaveValue('starter:earth');
  await expect(ada.getByText(/^✓ You are playing “.*” and are ready\.$/)).toBeVisible();
  const table = ada.url();

  // The link is enough to sit down.
  const bob = await person(browser);
  lines.set(bob, await cut(bob.context()));
  await bob.goto(table);
  await bob.getByRole('button', { name: 'Sit here' }).click();
  await bob.getByRole('button', { name: 'Play this deck' }).click();
  await expect(bob.getByText('You are playing “Random starter deck” and are ready.')).toBeVisible();
  await ada.getByRole('button', { name: 'Start the game' }).click();
  for (const one of [ada, bob]) await expect(one.locator('[data-table]')).toBeVisible();

  // Somebody watches, and sees no hand.
  const eve = await person(browser);
  await eve.goto('/watch');
  const id = new URL(table).pathname;
  await eve.locator(`main a[href^="${id}"]`).first().click();
  await expect(eve.locator('[data-table]')).toBeVisible();
  await expect(eve.getByText('You are watching.')).toBeVisible();
  await expect(eve.locator('[data-hand]')).toHaveCount(0);

  const primary = (of: typeof ada) => of.locator('.prompt [data-primary]');
  await expect
    .poll(async () => (await primary(ada).count()) + (await primary(bob).count()), { timeout: 15_000 })
    .toBe(1);
  const [first, second] = (await primary(ada).count()) > 0 ? [ada, bob] : [bob, ada];
  const counters = (of: typeof ada) => of.locator('.bar .counters').allInnerTexts();
  const left = (n: number) => new RegExp(`\\b${n} counter`);

  // What one does, the others see.
  await first.getByRole('button', { name: /^Draw a card/ }).click();
  for (const one of [first, second, eve])
    await expect.poll(async () => (await counters(one)).join(' | ')).toMatch(left(6));

  // The one who plays loses the connection: the page says so, and it comes back.
  await first.context().setOffline(true);
  await lines.get(first)?.off();
  await expect(second.getByText('away')).toBeVisible({ timeout: 20_000 });
  await expect(first.getByText(/connection is lost|Offline, trying again/).first()).toBeVisible();
  await expect(primary(first)).toBeDisabled();
  lines.get(first)?.on();
  await first.context().setOffline(false);
  await expect(first.getByText(/connection is lost|Offline, trying again/)).toHaveCount(0, {
    timeout: 20_000,
  });
  await expect(second.getByText('away')).toHaveCount(0);

  // Both go on.
  await first.getByRole('button', { name: /^Draw a card/ }).click();
  for (const one of [first, second, eve])
    await expect.poll(async () => (await counters(one)).join(' | ')).toMatch(left(5));
  await concede(second);
  await expect(end(first).getByRole('heading', { name: 'You win!' })).toBeVisible();
  await expect(end(second).getByRole('heading', { name: /wins$/ })).toBeVisible();
  await expect(end(eve).getByRole('heading', { name: /wins$/ })).toBeVisible();
  await bob.context().close();
  await eve.context().close();
});
