// The server is gone, slow, or says something that nobody understands.
import { begun, cut, expect, sit, test } from './help';

test.use({ clean: false });

test('without a server the page says so, and works again by itself', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible();
  await page.route('**/api/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(page.getByText('The server cannot be reached.')).toBeVisible();
  await page.unroute('**/api/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('[data-table]')).toBeVisible();
});

test('a page that cannot be loaded can be tried again', async ({ page }) => {
  await page.route('**/api/cards**', (route) => route.abort());
  await page.goto('/cards');
  await expect(page.getByRole('alert')).toBeVisible();
  await page.unroute('**/api/cards**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('main a[href^="/cards/"]').first()).toBeVisible();
});

test('nonsense instead of an answer', async ({ page }) => {
  await page.route('**/api/cards**', (route) =>
    route.fulfill({ body: '<html>hello</html>', contentType: 'text/html' }),
  );
  await page.goto('/cards');
  await expect(page.getByText("This page does not understand the server's answer.")).toBeVisible();
  await page.unroute('**/api/cards**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('main a[href^="/cards/"]').first()).toBeVisible();
});

test('a server with an error', async ({ page }) => {
  await page.route('**/api/games/finished**', (route) => route.fulfill({ status: 502, body: 'Bad gateway' }));
  await page.goto('/watch');
  await expect(page.getByText('The server is not available right now.')).toBeVisible();
});

test('the connection of the table ends: nothing is lost', async ({ page, context }) => {
  const line = await cut(context);
  await sit(page, await begun(page));
  const draw = page.getByRole('button', { name: /^Draw a card/ });
  await draw.click();
  await expect(page.locator('.bar .counters').last()).toContainText('6 counters');
  await line.off();
  await expect(page.getByText(/The connection is lost/)).toBeVisible();
  await expect(draw).toBeDisabled();
  line.on();
  await expect(page.getByText(/The connection is lost/)).toHaveCount(0, { timeout: 20_000 });
  await expect(page.locator('.bar .counters').last()).toContainText('6 counters');
  await draw.click();
  await expect(page.locator('.bar .counters').last()).toContainText('5 counters');
});

test('nonsense over the connection of the table: the whole view comes again', async ({ page, context }) => {
  const line = await cut(context);
  await sit(page, await begun(page));
  const draw = page.getByRole('button', { name: /^Draw a card/ });
  await expect(draw).toBeEnabled();
  line.say('{"type":"change","from":9999,"n":10000,"patch":{},"events":[],"clocks":[]}');
  line.say('hello');
  await expect(draw).toBeEnabled({ timeout: 20_000 });
  await draw.click();
  await expect(page.locator('.bar .counters').last()).toContainText('6 counters');
});
