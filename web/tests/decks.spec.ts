// A list from elsewhere with a mistake in it: corrected, saved, played.
import { readFileSync } from 'node:fs';
import { expect, test } from './help';
import { picture } from './look';

const list = readFileSync(new URL('../../decks/earth.txt', import.meta.url), 'utf8');

test('a deck is pasted, corrected, saved and played', async ({ page }) => {
  await page.goto('/decks');
  await page.getByRole('link', { name: 'Paste a list' }).click();
  const wrong = list.replace('Jean-Luc Picard, Argo Pilot', 'Jean-Luc Picard');
  expect(wrong).not.toBe(list);
  await page.getByLabel('The list').fill(wrong);
  await page.getByRole('button', { name: 'Read', exact: true }).click();

  // The line that was not understood, and what may be meant.
  await expect(page.getByText('1x Jean-Luc Picard', { exact: true })).toBeVisible();
  await expect(page.getByText(/one line not\. What did you mean\?/)).toBeVisible();
  await page
    .getByRole('button', { name: /^Jean-Luc Picard, Argo Pilot/ })
    .first()
    .click();
  await expect(page.getByText(/one line not/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Use this list' }).click();
  await expect(page.getByText('This deck can be played.')).toBeVisible();

  await page.getByLabel('Name of the deck').fill('Mended');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Everything is saved.')).toBeVisible();
  await page.goto('/decks');
  const mine = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Mended' }) });
  await mine.getByLabel('Opponent').selectOption({ label: 'Bot: Cadet' });
  await mine.getByRole('button', { name: /Play now/ }).click();
  await expect(page).toHaveURL(/\/games\//);
  await expect(page.locator('[data-table]')).toContainText('Fissure Research');
});

test('a deck that is not saved is still there after a reload', async ({ page }) => {
  await page.goto('/decks/new?starter=earth');
  await page.getByLabel('Name of the deck').fill('Half done');
  await expect(page.getByText('Not saved yet.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Name of the deck')).toHaveValue('Half done');
});

test('what is wrong with a deck leads to the rule', async ({ page }) => {
  await page.goto('/decks/new');
  await page.getByRole('button', { name: 'Paste a list' }).click();
  await page.getByLabel('The list').fill('1x Fissure Research');
  await page.getByRole('button', { name: 'Read', exact: true }).click();
  await page.getByRole('button', { name: 'Use this list' }).click();
  const verdict = page.getByRole('region', { name: 'Is the deck legal?' });
  const rule = verdict.getByRole('link', { name: /^2E-/ }).first();
  await expect(rule).toHaveAttribute('href', /^\/rules\/2E-/);
  await picture(page, 'deck-verdict');
});
