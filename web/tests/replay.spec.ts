// A game that is over, looked at again.
import { begun, concede, end, expect, sit, test } from './help';

test('a replay: to and fro, through other eyes, shared, and played on', async ({ page, context }) => {
  test.setTimeout(90_000);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const id = await begun(page);
  await sit(page, id);
  for (let n = 6; n >= 4; n -= 1) {
    await page.getByRole('button', { name: /^Draw a card/ }).click();
    await expect(page.locator('main ~ .bar .counters, .bar .counters').last()).toContainText(`${n} counters`);
  }
  await concede(page);
  await expect(end(page)).toBeVisible();
  await end(page).getByRole('link', { name: 'Watch the replay' }).click();
  await expect(page).toHaveURL(/\/replays\//);

  const moment = page.getByRole('slider', { name: 'Moment of the game' });
  await expect(moment).toHaveValue('0');
  await page.getByRole('button', { name: 'Forward one step' }).click();
  await expect(moment).toHaveValue('1');
  await page.getByRole('button', { name: 'Go to the end' }).click();
  await expect.poll(async () => Number(await moment.inputValue())).toBeGreaterThanOrEqual(3);
  await moment.fill('2');
  await expect(page).toHaveURL(/at=2/);

  // The own hand, and nobody's.
  const eyes = page.getByLabel('Seen by');
  await eyes.selectOption({ label: 'Spectators' });
  await expect(page.locator('[data-hand]')).toHaveCount(0);
  await eyes.selectOption({ index: 0 });
  await expect(page.locator('[data-hand]').first()).toBeVisible();
  const hand = await page.locator('[data-hand]').count();

  // The link shows the same moment.
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Copy the link to this moment' }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await context.newPage();
  await other.goto(link);
  await expect(other.getByRole('slider', { name: 'Moment of the game' })).toHaveValue('2');
  await expect(other.locator('[data-hand]')).toHaveCount(hand);
  await other.close();

  // And from here it is played on.
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.getByLabel('The others are played by').selectOption({ label: 'Cadet' });
  await page.getByRole('dialog').getByRole('button', { name: 'Play on from here' }).click();
  await expect(page).toHaveURL(/\/games\//);
  expect(page.url()).not.toContain(id);
  await expect(page.getByRole('button', { name: /^Draw a card/ })).toBeEnabled();
  await expect(page.locator('[data-hand]')).toHaveCount(hand);
});

test('a replay from the list of games begins at the beginning, and the zoom forgets what is over', async ({
  page,
}) => {
  const id = await begun(page);
  await sit(page, id);
  for (let n = 6; n >= 4; n -= 1) {
    await page.getByRole('button', { name: /^Draw a card/ }).click();
    await expect(page.locator('.bar .counters').last()).toContainText(`${n} counters`);
  }
  await concede(page);
  await expect(end(page)).toBeVisible();
  await page.goto('/watch');
  await page.locator(`a[href*="${id}"]`).first().click();
  await expect(page).toHaveURL(/\/replays\//);
  const moment = page.getByRole('slider', { name: 'Moment of the game' });
  await expect(moment).toHaveValue('0');
  await page.locator('[data-hand="1"]').click();
  const zoom = page.getByRole('region', { name: 'Card', exact: true });
  await expect(zoom.getByRole('img').first()).toBeVisible();
  await page.getByRole('button', { name: 'Go to the end' }).click();
  await expect(moment).not.toHaveValue('0');
  await expect(zoom.getByRole('img')).toHaveCount(0);
});
