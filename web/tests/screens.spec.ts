// Every screen, at every size: what it looks like, whether everybody can use it.
import { begun, concede, end, expect, full, guest, play, QUICK, sit, test } from './help';
import { above, everySize, light, misplaced, picture, SIZES } from './look';

// Axe looks at everything in a list, so that long ones are made shorter by a search.
test.describe.configure({ timeout: 180_000 });

const heading = { name: /.+/, level: 1 } as const;

for (const [name, path] of [
  ['home', '/'],
  ['lobby', '/lobby'],
  ['open-table', '/lobby/new'],
  ['watch', '/watch'],
  ['people', '/people'],
  ['settings', '/settings'],
  ['sign-in', '/sign-in'],
  ['cards', '/cards?q=ty:ship'],
  ['decks', '/decks'],
  ['deck-builder', '/decks/new?starter=earth'],
  ['learn', '/learn'],
  ['rules', '/rules?q=beam'],
  ['not-found', '/nowhere'],
] as const) {
  test(`the screen ${name}`, async ({ page }) => {
    await guest(page, 'Ada');
    await page.goto(path);
    const ready = async () => {
      await expect(page.getByRole('heading', heading).first()).toBeAttached();
      await expect(page.getByText('Loading …')).toHaveCount(0);
    };
    await everySize(page, name, ready);
    if (['home', 'cards', 'deck-builder', 'rules'].includes(name)) await light(page, name);
  });
}

test('somebody who has not come in sees the first page', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeAttached();
  await everySize(page, 'stranger', () => expect(page.getByRole('heading', heading)).toBeVisible());
});

test('the screen of a card', async ({ page }) => {
  const { cards } = (await (await page.request.get('/api/cards')).json()) as { cards: { id: string }[] };
  await page.goto(`/cards/${encodeURIComponent(cards[0]?.id ?? '')}`);
  await everySize(page, 'card', () => expect(page.getByRole('heading', heading)).toBeVisible());
  await light(page, 'card');
});

test('the screen of a rule', async ({ page }) => {
  await page.goto('/rules');
  await page.locator('main a[href^="/rules/"]').first().click();
  await expect(page).toHaveURL(/\/rules\/.+/);
  await everySize(page, 'rule', () => expect(page.getByRole('heading', heading)).toBeVisible());
});

test('the screen of a profile', async ({ page }) => {
  const { name } = (await guest(page, 'Ada')) as { name: string };
  await page.goto(`/people/${encodeURIComponent(name)}`);
  await everySize(page, 'profile', () => expect(page.getByRole('heading', { name, level: 1 })).toBeVisible());
});

test('the screen of an open table', async ({ page }) => {
  await guest(page, 'Ada');
  await page.goto('/lobby/new');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await everySize(page, 'room', () => expect(page.getByRole('heading', { name: 'Seats' })).toBeVisible());
});

test('the table in the middle of a game', async ({ page }) => {
  await sit(page, await begun(page));
  expect(await play(page, { stop: 5 })).toBe('stop');
  await everySize(page, 'table', () =>
    expect(page.getByRole('region', { name: "What's next" })).toBeVisible(),
  );
  await page.setViewportSize({ width: 1440, height: 900 });
  expect.soft(await above(page)).toEqual([]);
  await light(page, 'table');
});

test('a full table', async ({ page }) => {
  await sit(page, await full(page));
  const ready = () => expect(page.getByRole('region', { name: "What's next" })).toBeVisible();
  await everySize(page, 'full', ready);
  expect.soft(await above(page)).toEqual([]);
  // A phone held across, and a small window.
  for (const [width, height] of [
    [839, 412],
    [640, 360],
    [1280, 620],
  ] as const) {
    await page.setViewportSize({ width, height });
    await ready();
    await picture(page, `full-${width}x${height}`);
    expect.soft(await misplaced(page), `${width}x${height}`).toEqual([]);
    expect.soft(await above(page), `${width}x${height}`).toEqual([]);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await light(page, 'full');
});

test('the card that is looked at is seen whole beside the table', async ({ page }) => {
  await sit(page, await full(page));
  const zoom = page.getByRole('region', { name: 'Card', exact: true });
  const ship = page
    .locator('main')
    .getByRole('button', { name: /U\.S\.S\. Nebula/ })
    .first();
  for (const [width, height] of [
    [1440, 900],
    [1280, 720],
    [1280, 620],
  ] as const) {
    await page.setViewportSize({ width, height });
    await ship.click();
    const face = zoom.getByRole('img');
    await expect(face, `${width}x${height}`).toBeInViewport({ ratio: 1 });
    expect((await face.boundingBox())?.height).toBeGreaterThanOrEqual(336);
    expect.soft(await above(page), `${width}x${height}`).toEqual([]);
    await page.keyboard.press('Escape');
  }
});

test('a full table with large text', async ({ page }) => {
  const large = JSON.stringify({ ...QUICK, text: 150 });
  await page.addInitScript((wanted) => localStorage.setItem('spaceline-options', wanted), large);
  await sit(page, await full(page));
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expect(page.getByRole('region', { name: "What's next" })).toBeVisible();
    const at = `large text ${size.width}`;
    await picture(page, `full-large-${size.width}`);
    expect.soft(await misplaced(page), at).toEqual([]);
    expect.soft(await above(page), at).toEqual([]);
  }
});

test('a table of four', async ({ page }) => {
  await sit(page, await begun(page, ['cadet', 'cadet', 'cadet']));
  await everySize(page, 'table-of-four', () =>
    expect(page.getByRole('region', { name: "What's next" })).toBeVisible(),
  );
});

test('the table as text', async ({ page }) => {
  await sit(page, await begun(page));
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  // The menu goes with the table that it belongs to.
  await page.getByLabel('Table as text').click();
  await everySize(page, 'table-as-text', () =>
    expect(page.getByRole('heading', { name: 'Missions' }).first()).toBeAttached(),
  );
});

test('the end of a game, and its replay', async ({ page }) => {
  const id = await begun(page);
  await sit(page, id);
  await concede(page);
  await everySize(page, 'end', () => expect(end(page)).toBeVisible());
  await page.goto(`/replays/${id}?at=0`);
  await everySize(page, 'replay', () => expect(page.locator('[data-table]')).toBeVisible());
});
