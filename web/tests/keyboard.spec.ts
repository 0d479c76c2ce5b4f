// Turns played without a mouse.
import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { begun, expect, full, guest, scenario, sit, test } from './help';

const turn = async (page: Page) => Number(/\d+/.exec(await page.locator('header .turn').innerText())?.[0]);
const counters = (page: Page) => page.locator('.bar .counters').last();

/** What has the focus is visible, and one sees that it has the focus. */
async function focused(page: Page) {
  return page.evaluate(() => {
    const one = document.activeElement as HTMLElement;
    const { outlineStyle, outlineWidth } = getComputedStyle(one);
    return { tag: one.tagName, ring: outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 };
  });
}

test('two turns by keyboard alone', async ({ page }) => {
  test.setTimeout(90_000);
  await page.goto('/');
  // From the top of the page to the button that plays.
  const play = page.getByRole('button', { name: 'Play now' });
  await expect(play).toBeVisible();
  for (let n = 0; n < 30 && !(await play.evaluate((one) => one === document.activeElement)); n += 1)
    await page.keyboard.press('Tab');
  await expect(play).toBeFocused();
  expect((await focused(page)).ring).toBe(true);
  await page.keyboard.press('Enter');
  const ask = page.locator('.prompt [data-primary]:enabled');
  const respond = page.locator('.responses .primary:enabled');
  await expect(ask.or(respond).first()).toBeVisible({ timeout: 30_000 });
  // With some decks a turn begins with the chance to respond.
  for (let n = 0; n < 5 && (await respond.count()) > 0; n += 1) {
    await page.keyboard.press('Space');
    await expect(respond).toHaveCount(0);
  }
  await expect(ask.first()).toBeVisible();

  // A card of the hand by its number, with its face; Escape puts it back.
  await page.keyboard.press('1');
  await expect(page.locator('[data-hand="1"]')).toBeFocused();
  expect((await focused(page)).ring).toBe(true);
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('[data-hand="2"]')).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toHaveCount(0);

  const begin = await turn(page);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const before = await counters(page).innerText();
  await page.keyboard.press('Enter');
  await expect(counters(page)).not.toHaveText(before);
  // Enter confirms, Space passes, A selects what is asked for: that is enough to go on.
  for (let n = 0; n < 150 && (await turn(page)) < begin + 4; n += 1) {
    const state = () => page.locator('[data-table]').innerText();
    await expect(
      page
        .locator('.prompt [data-primary]:enabled, .responses .primary:enabled, .prompt .quick')
        .filter({ visible: true })
        .first(),
    ).toBeVisible({ timeout: 20_000 });
    const was = await state();
    const responding = (await page.locator('.responses .primary').count()) > 0;
    // To choose nothing is not for a key to do.
    const ready = (await page.locator('.prompt .primary[data-primary]:enabled').count()) > 0;
    if (responding) await page.keyboard.press('Space');
    else if (ready) {
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      await page.keyboard.press('Enter');
    } else {
      // As many cards as are wanted, one after the other.
      const free = page.locator('[data-card][aria-pressed=false]:not(:has(.why))').first();
      const there = await free.focus({ timeout: 2000 }).then(
        () => true,
        () => false,
      );
      // Cards that do not lie open on the table are in the list, unless the answer before was only just on its way.
      const list = page.locator('.prompt .quick [aria-pressed=false]');
      if (there) await page.keyboard.press('Space');
      else if (await list.isVisible()) await list.press('Enter');
      else continue;
    }
    await expect.poll(state).not.toBe(was);
  }
  expect(await turn(page)).toBeGreaterThanOrEqual(begin + 4);
});

test('a card is played by keys', async ({ page }) => {
  await sit(page, await begun(page));
  const can = page.locator('[data-hand].can');
  await expect(page.locator('.prompt [data-primary]')).toBeEnabled();
  await expect(can.first()).toBeVisible();
  const number = (await can.first().getAttribute('data-hand')) ?? '1';
  const hand = await page.locator('[data-hand]').count();
  await page.keyboard.press(number);
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-hand]')).toHaveCount(hand - 1);
  // The next card has the focus then, and still has it when something was open above the table.
  const next = page.locator(`[data-hand="${Math.min(Number(number), hand - 1)}"]`);
  await expect(next).toBeFocused();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(next).toBeFocused();
  // From nowhere one comes to the question.
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press('?');
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-idle]')).toBeFocused();
  // And taken back.
  await page.keyboard.press('u');
  await expect(page.locator('[data-hand]')).toHaveCount(hand);
});

test('keys of a single character can be switched off', async ({ page }) => {
  await guest(page, 'Ada');
  // Whoever is played asks nothing.
  await sit(page, await scenario(page, readFileSync(new URL('hand.scenario', import.meta.url), 'utf8')));
  const first = page.locator('.prompt [data-primary]');
  await expect(first).toBeEnabled();
  await expect(page.locator('.prompt kbd', { hasText: 'U' })).toBeVisible();
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Signs and keys' });
  await expect(sheet.locator('kbd', { hasText: /^U$/ })).toBeVisible();
  await sheet.getByLabel(/Single-character keys/).uncheck();
  await expect(sheet.locator('kbd', { hasText: /^U$/ })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.locator('.prompt kbd', { hasText: 'U' })).toHaveCount(0);

  await page.reload();
  await expect(first).toBeEnabled();
  for (const key of ['?', 'l', 'a', '1', 'z']) await page.keyboard.press(key);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('[data-hand="1"]')).not.toBeFocused();
  // The others still do what they say, and only U takes nothing back.
  const hand = await page.locator('[data-hand]').count();
  await page.keyboard.press('Enter');
  // With cards to play the default plays one.
  await expect(page.locator('[data-hand]')).toHaveCount(hand - 1);
  await page.keyboard.press('u');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeEnabled();
  await expect(page.locator('[data-hand]')).toHaveCount(hand - 1);
  await page.locator('[data-hand="2"]').focus();
  await page.keyboard.press('Space');
  await expect(page.locator('[data-hand="2"]')).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('[data-hand="1"]')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-hand="2"]')).not.toHaveAttribute('aria-current');
  await page.getByRole('button', { name: 'Signs and keys' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Signs and keys' })).toBeVisible();
});

test('Enter on a card that can do nothing does not go on', async ({ page }) => {
  await sit(page, await full(page));
  await expect(page.locator('.prompt [data-primary]')).toBeEnabled();
  const card = page.locator('[data-hand="1"]');
  await card.focus();
  for (let n = 0; n < 3; n += 1) await page.keyboard.press('Enter');
  await expect(page.locator('.prompt h2')).toHaveText('Execute orders');
  await expect(card).toBeFocused();
});

test('everything at the table has a name that says what it is', async ({ page }) => {
  await sit(page, await full(page));
  await expect(page.locator('.prompt [data-primary]')).toBeEnabled();
  const names = [
    ...(await page.locator('body').ariaSnapshot()).matchAll(/(?:button|region|group) "(.*)"/g),
  ].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(60);
  expect(names.filter((name) => !/[a-z]{2}/i.test(name) || /[▸☐☑⚠⊘✗◂]/.test(name))).toEqual([]);
  // What signs say to the eye, words say to the ear.
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: /^U\.S\.S\. Excelsior \(can be used now\)$/ })).toBeVisible();
  await expect(main.getByRole('button', { name: /^FED Deanna Troi .*stopped/ })).toBeVisible();
  await expect(
    main.getByRole('button', { name: /^Salvage Borg Ship planet mission, 35 points, completed/ }),
  ).toBeVisible();
  await expect(
    main.getByRole('button', { name: /^Encounter at Farpoint .* can be attempted/ }),
  ).toBeVisible();
  await expect(main).toContainText('not staffed, missing: Staff');
  // And to everybody in the zoom and where a group is open.
  await main.getByRole('button', { name: /^U\.S\.S\. Excelsior \(/ }).press('Enter');
  const words = 'Range 8 of 8, Weapons 7, Shields 5';
  await expect(page.getByRole('region', { name: 'Card', exact: true }).getByText(words)).toBeInViewport();
  await page.keyboard.press('Escape');
  await main.getByRole('button', { name: /5 crew.*Excelsior: show all/ }).press('Enter');
  await expect(page.getByRole('dialog').getByText('Integrity 31, Cunning 34, Strength 31')).toBeVisible();
});

test('what happens is read out once, and so is the question', async ({ page }) => {
  await sit(page, await begun(page));
  const first = page.locator('.prompt [data-primary]');
  await expect(first).toBeEnabled();
  // What a screen reader is told: what is added or changed where the page says that it is live.
  await page.evaluate(() => {
    const said: string[] = [];
    (window as unknown as { said: string[] }).said = said;
    const implied: Record<string, string> = { log: 'polite', status: 'polite', alert: 'assertive' };
    const isLive = (from: Element | null): boolean => {
      const how = from?.getAttribute('aria-live') ?? implied[from?.getAttribute('role') ?? ''];
      return how ? how !== 'off' : from !== null && isLive(from.parentElement);
    };
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes)
        for (const node of type === 'characterData' ? [target] : addedNodes) {
          const text = (node.textContent ?? '').replace(/\s+/g, ' ').trim();
          if (text && isLive(node.parentElement)) said.push(text);
        }
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  const begin = await turn(page);
  for (let n = 0; n < 60 && (await turn(page)) < begin + 2; n += 1) {
    const ready = page.locator('.prompt .primary[data-primary]:enabled, .responses .primary:enabled').first();
    const free = page.locator('[data-card][aria-pressed=false]:not(:has(.why))').first();
    await expect(ready.or(free).first()).toBeVisible({ timeout: 20_000 });
    // What is gone before it is pressed is looked for again.
    const gone = () => undefined;
    if (await ready.isVisible()) await ready.press('Enter', { timeout: 1000 }).catch(gone);
    else await free.press('Space', { timeout: 1000 }).catch(gone);
  }
  const said = await page.evaluate(() => (window as unknown as { said: string[] }).said);
  const lines = await page.locator('[role=log] li').allInnerTexts();
  const theirs = lines.filter((line) => /^Cadet plays/.test(line));
  expect(theirs.length).toBeGreaterThan(0);
  const spoken = said.filter((text) => /^Cadet plays/.test(text));
  // The turn before was over when the page began to listen.
  expect(spoken.length).toBeGreaterThan(0);
  // As often as it happened: there are copies of cards.
  const often = (all: string[], line: string) => all.filter((one) => one === line).length;
  for (const line of spoken) expect(often(spoken, line), line).toBeLessThanOrEqual(often(lines, line));
  expect(said.filter((text) => text === 'Execute orders')).toHaveLength(1);
});
