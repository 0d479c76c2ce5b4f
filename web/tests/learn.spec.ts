// The first game: whoever follows the coach gets to the end of the lesson.
import { expect, test } from './help';

const dashed = (all: Element[]) =>
  all.filter((one) => getComputedStyle(one).outlineStyle === 'dashed').length;

test('the first game with the coach', async ({ page }) => {
  test.setTimeout(180_000);
  await page.goto('/learn');
  await page.getByRole('button', { name: 'Begin the first game' }).click();
  const coach = page.getByRole('region', { name: 'Coach' });
  await expect(coach).toBeVisible();
  const steps = new Set<string>();
  let seen = false;
  const over = coach.locator('[data-coach=end]');
  const next = coach.locator('[data-coach=next], [data-coach=follow]:enabled, [data-coach=end]').first();
  for (let n = 0; n < 400; n += 1) {
    await expect(next).toBeVisible({ timeout: 30_000 });
    const [what, advice] = await next.evaluate((one) => [
      (one as HTMLElement).dataset.coach ?? '',
      one.closest<HTMLElement>('[data-advice]')?.dataset.advice ?? '',
    ]);
    if (what === 'end') break;
    steps.add(advice ?? '');
    // What is said to be marked is marked, and the button is not before they are selected.
    if (what === 'follow' && advice === 'dilemmas' && !seen) {
      const told = /(\d+) marked/.exec(await coach.locator('.now').innerText())?.[1];
      const marked = page.locator('.dilemmas .one').evaluateAll(dashed);
      expect(await marked).toBe(Number(told));
      expect(await page.locator('.prompt [data-primary]').evaluateAll(dashed)).toBe(0);
      seen = true;
    }
    // It may be gone by now: others play, too.
    await next.click({ timeout: 2000 }).catch(() => undefined);
  }
  await expect(over).toBeVisible();
  expect(seen).toBe(true);
  for (const step of ['draw', 'beam-up', 'move', 'attempt', 'begin']) expect([...steps]).toContain(step);
  await expect(coach.getByText(/Well done|You have won|The game is over/).first()).toBeVisible();
});
