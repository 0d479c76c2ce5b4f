// What belongs to the pages around the table: searches, links that are passed on, and bars that leave room.
import type { Browser } from '@playwright/test';
import { begun, concede, end, expect, full, guest, options, QUICK, sit, test } from './help';
import { axe, light, misplaced } from './look';

/** Somebody who was never here. */
async function stranger(browser: Browser, baseURL: string | undefined) {
  const context = await browser.newContext({ baseURL });
  await options(context);
  return context.newPage();
}

test('a search with a mistake: what stands below it is of the search before', async ({ page }) => {
  await page.goto('/cards?q=ty:equipment');
  const found = page.getByRole('list', { name: 'Cards found' }).getByRole('listitem');
  const status = page.getByRole('status').filter({ hasText: 'cards' });
  await expect(status).toHaveText(/^\d+ cards of \d+$/);
  const before = await found.count();
  await page.getByRole('searchbox').fill('typ:equipment (');
  await expect(status).toContainText('last valid search, “ty:equipment”');
  await expect(found).toHaveCount(before);
  await expect(page.getByRole('link', { name: 'Print' })).toHaveCount(0);
  await page.getByRole('searchbox').fill('ty:equipment c>40');
  await expect(page.getByText('No cards match.')).toBeVisible();
  await page.getByRole('button', { name: 'Show all cards' }).click();
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await expect(status).toHaveText(/^\d+ cards$/);
});

test('what is left of a search can be read', async ({ page }) => {
  await page.goto('/cards?q=ty:equipment&view=list');
  await expect(page.getByText(/^\d+ cards of \d+$/)).toBeVisible();
  await page.getByRole('searchbox').fill('(');
  await expect(page.getByText('last valid search')).toBeVisible();
  expect.soft(await axe(page)).toEqual([]);
  await light(page, 'search-mistake');
});

test('the first page has some of many games to go on with', async ({ page }) => {
  await begun(page);
  const more = { deck: { kind: 'starter', id: 'earth' }, bots: ['cadet'], start: true };
  for (let n = 0; n < 3; n += 1) await page.request.post('/api/games', { data: more });
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Play on' })).toHaveCount(3);
  await page.getByRole('link', { name: 'All 4 of your tables' }).click();
  await expect(page.getByRole('link', { name: 'Play on' })).toHaveCount(4);
});

test('a bug is reported from every page', async ({ page }) => {
  await guest(page, 'Ada');
  await page.goto('/rules?q=beam');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Report a bug' }).click();
  const report = page.getByRole('dialog', { name: 'Report a bug' });
  await report.getByRole('textbox').fill('The rule is missing.');
  await report.getByRole('button', { name: 'Send' }).click();
  await expect(report.getByText('Thank you!')).toBeVisible();
});

test('a link with a mistake in its search shows no cards', async ({ page }) => {
  await page.goto('/cards?q=(ty:ship');
  await expect(page.getByRole('searchbox')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('main a[href^="/cards/"]')).toHaveCount(0);
});

test('decks are not called missing while they come', async ({ page }) => {
  await guest(page, 'Ada');
  let go = () => {};
  const held = new Promise<void>((done) => (go = done));
  await page.route('**/api/decks', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/decks');
  await expect(page.getByRole('heading', { name: 'Starter decks' })).toBeVisible();
  await expect(page.getByText('Loading …')).toBeVisible();
  await expect(page.getByText('You have not saved a deck yet.')).toHaveCount(0);
  go();
  await expect(page.getByText('You have not saved a deck yet.')).toBeVisible();
});

test('an invitation is copied, and a stranger sits down by it', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await guest(page, 'Ada');
  await page.goto('/lobby/new');
  await page.getByLabel('Anyone with the link').check();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();

  const other = await stranger(browser, baseURL);
  await other.goto(await page.evaluate(() => navigator.clipboard.readText()));
  await other.getByRole('button', { name: 'Sit here' }).click();
  await expect(other.getByText('you', { exact: true })).toBeVisible();
  await expect(page.getByText('free seat')).toHaveCount(0);
  await other.context().close();
});

test('a moment is shared with a stranger', async ({ page, context, browser, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const id = await begun(page);
  await sit(page, id);
  await page.getByRole('button', { name: /^Draw a card/ }).click();
  await concede(page);
  await expect(end(page)).toBeVisible();
  await page.goto(`/replays/${id}?at=1`);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Copy the link to this moment' }).click();
  await expect(page.getByText('Copied')).toBeVisible();

  const other = await stranger(browser, baseURL);
  await other.goto(await page.evaluate(() => navigator.clipboard.readText()));
  await expect(other.getByRole('slider', { name: 'Moment of the game' })).toHaveValue('1');
  await expect(other.locator('[data-table]')).toBeVisible();
  await other.context().close();
});

for (const text of [100, 150])
  test(`on a low screen the bar of a replay is one row, with text at ${text} %`, async ({ page }) => {
    const wanted = JSON.stringify({ ...QUICK, text });
    await page.addInitScript((options) => localStorage.setItem('spaceline-options', options), wanted);
    const id = await full(page);
    for (const [width, height] of [
      [839, 412],
      [640, 360],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(`/replays/${id}`);
      await expect(page.locator('[data-table]')).toBeVisible();
      const bar = page.getByRole('region', { name: 'Replay' });
      expect.soft((await bar.boundingBox())?.height, `${width}x${height}`).toBeLessThanOrEqual(52);
      expect.soft(await misplaced(page), `${width}x${height}`).toEqual([]);
      // What has no room in it is behind a button.
      await expect(page.getByLabel('Seen by')).toHaveCount(0);
      await bar.getByRole('button', { name: 'More' }).click();
      await expect(page.getByRole('dialog').getByLabel('Seen by')).toBeVisible();
      await expect(page.getByRole('dialog').getByLabel('Speed')).toBeVisible();
    }
  });

test('the way to other pages has one row at every size of text', async ({ page }) => {
  for (const [width, text] of [
    [1440, 150],
    [1024, 150],
    [839, 100],
    [360, 150],
  ] as const) {
    await page.addInitScript(
      (options) => localStorage.setItem('spaceline-options', options),
      JSON.stringify({ ...QUICK, text }),
    );
    await page.setViewportSize({ width, height: 768 });
    await page.goto('/lobby');
    await expect(page.getByRole('heading', { name: 'Play', level: 1 })).toBeVisible();
    const at = `${width} at ${text} %`;
    expect.soft((await page.getByRole('banner').boundingBox())?.height, at).toBeLessThanOrEqual(0.62 * text);
    expect.soft(await misplaced(page), at).toEqual([]);
  }
});
