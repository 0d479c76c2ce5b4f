// What players look for on the board: skills, requirements, Range, faces; and what a new game is about.
import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { begun, expect, full, guest, options, QUICK, scenario, sit, test } from './help';
import { above, axe, misplaced, picture } from './look';

const attempt = readFileSync(new URL('attempt.scenario', import.meta.url), 'utf8');
const column = (page: Page, mission: string) =>
  page.locator('#main').getByRole('group', { name: mission, exact: true });
const tile = (page: Page, mission: string) => column(page, mission).locator('button.tile');

async function table(page: Page) {
  await guest(page, 'Ada');
  await sit(page, await scenario(page, attempt));
  await expect(page.locator('.prompt [data-primary]').first()).toBeVisible();
}

/** The table in full swing without the opponent's ship at the mission of a team of three and a crew of five. */
const late = readFileSync(new URL('full-table.scenario', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => !/\bvort\b/.test(line))
  .join('\n');

test('a crew is named with its skills, and the team with its totals', async ({ page }) => {
  await guest(page, 'Ada');
  await sit(page, await scenario(page, late));
  const ship = column(page, 'Fissure Research').getByRole('region', { name: /^U\.S\.S\. Nebula/ });
  await expect(ship.getByRole('button', { name: /Geordi La Forge/ })).toContainText('Engineer');
  for (const name of ['Martin', 'Rixx', 'William T. Riker', 'Beverly Crusher', 'Davies', 'Andrea Brand'])
    await expect(
      page
        .locator('#main')
        .getByRole('button', { name: new RegExp(name) })
        .first(),
    ).toBeVisible();
  await expect(ship.locator('p.skills')).toContainText(/Engineer\s\d/);
  expect(await misplaced(page)).toEqual([]);
  expect(await axe(page)).toEqual([]);
  await picture(page, 'board-full');
});

test('the own people are named before empty space, on every wide screen', async ({ page }) => {
  await sit(page, await full(page));
  const crews: [string, string[]][] = [
    [
      'Encounter at Farpoint',
      [
        ...['Martin', 'Rixx', 'Kalandra', 'Medical Kit'],
        ...['William T. Riker', 'Beverly Crusher', 'Davies', 'Jean-Luc Picard', 'Data'],
      ],
    ],
    ['Fissure Research', ['Geordi La Forge', 'Deanna Troi', 'Gideon Seyetik', 'Engineering PADD']],
    ['Earth', ['Andrea Brand', "Miles O'Brien", 'Reginald Barclay']],
  ];
  for (const [width, height] of [
    [1440, 900],
    [1920, 1080],
    [1280, 720],
    [1024, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const [mission, names] of crews)
      for (const name of names)
        await expect
          .soft(
            column(page, mission)
              .locator('.people')
              .getByRole('button', { name: new RegExp(name) }),
            `${name} at ${width}x${height}`,
          )
          .toBeInViewport({ ratio: 0.9 });
    expect.soft(await above(page), `${width}x${height}`).toEqual([]);
    expect.soft(await misplaced(page), `${width}x${height}`).toEqual([]);
  }
});

test('columns with a crew are wide, the others narrow', async ({ page }) => {
  await table(page);
  const width = async (mission: string) => (await column(page, mission).boundingBox())?.width ?? 0;
  for (const busy of ['Encounter at Farpoint', 'Fissure Research']) {
    expect(await width(busy)).toBeGreaterThanOrEqual(335);
    expect(await width(busy)).toBeLessThanOrEqual(402);
  }
  expect(await width('Salvage Borg Ship')).toBeLessThan(180);
});

test('missions show what the crew at hand has, and Range what a move takes', async ({ page }) => {
  await table(page);
  await expect(page.locator('.tile .check')).toHaveCount(0);
  // Moving: the crew of the ship.
  await page.locator('[data-place^="Aboard"] [data-order=move].legal').first().click();
  const other = page.locator('.tile.legal').first();
  await expect(other).toContainText(/Range \d+ of \d+/);
  await expect(tile(page, 'Fissure Research').locator('.check').first()).toBeVisible();
  await expect(tile(page, 'Encounter at Farpoint').locator('.check').first()).toContainText(/[✓✗]/);
  expect(await axe(page)).toEqual([]);
  await picture(page, 'board-moving');
  await page.keyboard.press('Escape');
  await expect(page.locator('.tile .check')).toHaveCount(0);
  // Planning.
  await page.locator('[data-place^="Aboard"] [data-order=attempt].legal').first().click();
  await expect(page.getByRole('region', { name: /^Plan: attempt/ })).toBeVisible();
  await expect(page.locator('.tile .check').first()).toBeVisible();
  await page.keyboard.press('Escape');
  // Beaming: those who are chosen, with those who are there.
  await page.locator('[data-place^="Surface"] [data-order=beam].legal').first().click();
  await expect(page.locator('.tile .check').first()).toBeVisible();
});

test('where the missions of others are folded, they show the Range too', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await table(page);
  await page.locator('[data-place^="Aboard"] [data-order=move].legal').first().click();
  const chip = page.locator('.chips .legal').first();
  await expect(chip.locator('.range')).toHaveText(/^Range \d+\/\d+$/);
  await expect(chip).toContainText(/Move here: Range \d+ of \d+/);
});

test('nothing is higher than the window while something is planned', async ({ page, context }) => {
  test.setTimeout(90_000);
  await table(page);
  const stages = async (large: boolean) => {
    for (const [group, order] of [
      ['Aboard', 'move'],
      ['Aboard', 'attempt'],
      ['Surface', 'beam'],
    ] as const) {
      const mission = group === 'Aboard' ? 'Fissure Research' : 'Encounter at Farpoint';
      const chip = page.locator('.chips button', { hasText: mission });
      if (await chip.first().isVisible()) await chip.first().click();
      await page.locator(`[data-place^="${group}"] [data-order=${order}].legal`).last().click();
      const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
      const at = `${order} at ${width}x${height}${large ? ' with large text' : ''}`;
      await expect(page.locator('.prompt')).toBeVisible();
      expect.soft(await above(page), at).toEqual([]);
      expect.soft(await misplaced(page), at).toEqual([]);
      if (await page.getByRole('dialog').isVisible())
        await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
      expect.soft(await above(page), at).toEqual([]);
      await page.getByRole('button', { name: /^(Cancel|Undo)/ }).click();
      await expect(page.locator('.prompt h2')).toHaveText('Execute orders');
      await expect(page.locator('.tile .check')).toHaveCount(0);
    }
  };
  for (const [width, height] of [
    [1280, 720],
    [1920, 1080],
    [1024, 768],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await stages(false);
  }
  const large = JSON.stringify({ ...QUICK, text: 150 });
  await context.addInitScript((wanted) => localStorage.setItem('spaceline-options', wanted), large);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.reload();
  await expect(page.locator('.prompt [data-primary]')).toBeEnabled();
  await stages(true);
});

test('the button that Enter presses does not end orders with a promising attempt', async ({ page }) => {
  await table(page);
  const first = page.locator('.prompt [data-primary]');
  await expect(first).toBeEnabled();
  await expect(first).not.toContainText('End orders');
  // Nor is there a key for it while there is something to do.
  await expect(page.locator('.prompt .button', { hasText: 'End orders' }).locator('kbd')).toHaveCount(0);
});

test('a card is shown in full under the pointer and with the focus', async ({ page }) => {
  await table(page);
  const preview = page.locator('[data-preview]');
  const lopez = page.locator('[data-hand="1"]');
  for (const card of [
    lopez,
    page
      .locator('#main')
      .getByRole('button', { name: /Davies/ })
      .first(),
    tile(page, 'Fissure Research'),
    page.locator('.above button.tile').first(),
    page.locator('#main').getByRole('button', { name: /^U\.S\.S\. Nebula/ }),
    page.locator('.trays [data-card]').first(),
  ]) {
    await card.hover();
    await expect(preview).toHaveAttribute('data-preview', (await card.getAttribute('data-card')) ?? '');
    const box = await preview.boundingBox();
    expect(box && box.width > 200 && box.y >= 0 && box.y + box.height <= 900).toBe(true);
    await page.mouse.move(720, 5);
    await expect(preview).toHaveCount(0);
  }
  await lopez.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(preview).toHaveAttribute('data-preview', (await lopez.getAttribute('data-card')) ?? '');
  await page.keyboard.press('Escape');
  await expect(preview).toHaveCount(0);
});

test('a new game tells its decks and its goal, and has a hint', async ({ page }) => {
  await sit(page, await begun(page));
  const start = page.locator('[data-start]');
  await expect(start).toContainText('You play');
  await expect(start).toContainText('Against Cadet');
  await expect(start).toContainText('100 points with a planet mission and a space mission');
  await expect(start.locator('dd strong')).toHaveCount(2);
  await expect(start.locator('dd strong').first()).toHaveText('Charting the Unknown');
  await expect(start.locator('dd strong').last()).not.toHaveText(/own deck|of their own|…/);
  await picture(page, 'start');
  // The goal is in sight where the panel has little room, too.
  for (const [width, height] of [
    [1024, 768],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(start.getByText(/^Be the first to have 100 points/)).toBeInViewport({ ratio: 1 });
    await expect(start.locator('dd strong').nth(1)).toBeInViewport({ ratio: 1 });
  }
  await page.setViewportSize({ width: 1440, height: 900 });

  // The default is no draw while there are cards to play.
  const primary = page.locator('.prompt [data-primary]');
  await expect(primary).toBeEnabled();
  await expect(primary).not.toContainText('Draw');

  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  const hint = page.getByRole('dialog', { name: /^Hint/ });
  await expect(hint.getByRole('button', { name: /^Do this/ }).first()).toBeEnabled();
  expect(await axe(page)).toEqual([]);
  await picture(page, 'hint');
  const hand = page.locator('[data-hand]');
  const before = await hand.count();
  await hint
    .getByRole('button', { name: /^Do this/ })
    .first()
    .click();
  await expect(hint).toBeHidden();
  await expect.poll(() => hand.count()).not.toBe(before);
});

test('what another player plays is shown large for a moment', async ({ page, context }) => {
  test.setTimeout(90_000);
  await options(context);
  await sit(page, await begun(page));
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const card = document.querySelector('[data-played]');
      const id = card?.getAttribute('data-played');
      const wide = card?.querySelector('svg')?.getBoundingClientRect().width ?? 0;
      if (id && wide > 150 && !seen.includes(id)) seen.push(id);
    }).observe(document.body, { childList: true, subtree: true });
  });
  const seen = () => page.evaluate(() => (window as unknown as { seen: string[] }).seen.length);
  for (let n = 0; n < 60 && (await seen()) === 0; n += 1) {
    const end = page
      .getByRole('button', { name: /^(Draw a card|End orders|Go on|Confirm|Choose|Pass)/ })
      .first();
    await end.click({ timeout: 1500 }).catch(() => undefined);
  }
  await expect.poll(seen).toBeGreaterThan(0);
  await expect(page.locator('[data-played]')).toHaveCount(0, { timeout: 5000 });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a long press shows a card without choosing it', async ({ page }) => {
    await table(page);
    const card = page.locator('[data-hand="1"]');
    const box = (await card.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const session = await page.context().newCDPSession(page);
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
    await expect(page.getByRole('dialog')).toBeVisible();
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(page.getByRole('dialog').locator('svg').first()).toBeVisible();
    await expect(card).not.toHaveAttribute('aria-current', 'true');
    await picture(page, 'long-press-phone');
  });

  test('people have their skills, and nothing is too wide at 360 pixels', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await sit(page, await full(page));
    await page.locator('.chips button', { hasText: 'Fissure Research' }).first().click();
    const geordi = page.locator('#main').getByRole('button', { name: /Geordi La Forge/ });
    await expect(geordi.locator('.skills')).toBeVisible();
    expect(await misplaced(page)).toEqual([]);
    expect(await axe(page)).toEqual([]);
    await picture(page, 'board-phone');
  });
});

test('no word is broken in the middle', async ({ page }) => {
  await sit(page, await full(page));
  for (const size of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    await expect(page.locator('[data-hand]').first()).toBeVisible();
    const broken = await page.evaluate(() => {
      const found: string[] = [];
      for (const name of document.querySelectorAll('.compact .name, .tile .line strong, .compact .skills')) {
        const text = name.firstChild;
        if (!(text instanceof Text)) continue;
        for (const { 0: word, index } of text.data.matchAll(/[^\s,/-]+/g)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const lines = new Set([...range.getClientRects()].map((box) => Math.round(box.top)));
          const box = range.getBoundingClientRect();
          const frame = (name.closest('.compact, .tile') as HTMLElement).getBoundingClientRect();
          if (lines.size > 1 || box.right > frame.right + 0.5) found.push(`${text.data}: ${word}`);
        }
      }
      return found;
    });
    expect(broken).toEqual([]);
  }
});
