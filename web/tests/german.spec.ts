// German: switched to at any time, and then everywhere.
import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { begun, expect, guest, sit, test } from './help';

const folder = (language: string) => new URL(`../../locales/${language}/web/`, import.meta.url);
const files = readdirSync(folder('en'));
const read = (language: string) =>
  Object.fromEntries(
    files
      .map((file) => readFileSync(new URL(file, folder(language)), 'utf8'))
      .flatMap((text) =>
        [...text.matchAll(/^([a-z][\w-]*) = (\S.*)$/gm)].map(([, id, words]) => [id, words]),
      ),
  ) as Record<string, string>;
const english = read('en');
const german = read('de');
/** What is said in another way in German, and long enough not to be something else. */
const foreign = new Set(
  Object.entries(english)
    .filter(([id, words]) => german[id] !== words && words.length > 3 && !words.includes('{'))
    .map(([, words]) => words)
    .filter((words) => !Object.values(german).includes(words)),
);
const ids = new Set(Object.keys(english).filter((id) => id.includes('-')));

/** English messages and ids of messages that are shown. Names of cards are the same in both languages. */
async function leftovers(page: Page): Promise<string[]> {
  const shown = await page.evaluate(() => {
    const texts: string[] = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const within = walk.currentNode.parentElement;
      if (within?.checkVisibility() && !within.closest('svg, [lang=en], [data-card]'))
        texts.push((walk.currentNode.textContent ?? '').trim());
    }
    for (const one of document.querySelectorAll('[aria-label]'))
      texts.push(one.getAttribute('aria-label') ?? '');
    return texts;
  });
  return [...new Set(shown.filter((text) => foreign.has(text) || ids.has(text)))];
}

test('the pages in German', async ({ page }) => {
  test.setTimeout(90_000);
  await guest(page, 'Ada');
  await page.goto('/');
  await page.getByLabel('Language').selectOption('de');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(german['home-title'] ?? '');
  for (const path of [
    '/',
    '/lobby',
    '/lobby/new',
    '/watch',
    '/people',
    '/settings',
    '/sign-in',
    '/cards',
    '/decks',
    '/decks/new?starter=earth',
    '/learn',
    '/nowhere',
  ]) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
    await expect(page.getByText(german['loading'] ?? '')).toHaveCount(0);
    expect.soft(await leftovers(page), path).toEqual([]);
  }
});

test('the table changes its language in the middle of a game', async ({ page }) => {
  await sit(page, await begun(page));
  await page.getByRole('button', { name: /^Draw a card/ }).click();
  await expect(page.locator('.bar .counters').last()).toContainText('6 counters');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByLabel('Language').selectOption('de');
  await page.keyboard.press('Escape');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('region', { name: german['table-prompt'] ?? '' })).toBeVisible();
  // Also what the server says.
  const draw = page.locator('.prompt .button').filter({ hasText: /zieh/i });
  await expect(draw).toBeEnabled();
  expect(await leftovers(page)).toEqual([]);
  // And the game goes on.
  await draw.click();
  await expect(page.locator('.bar .counters').last()).toContainText(/5 /);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});
