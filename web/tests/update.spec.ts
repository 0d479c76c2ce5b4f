// How long it takes until something that happened is drawn, at a full table. Reported, not judged: machines differ.
import type { Page } from '@playwright/test';
import { expect, full, play, sit, test } from './help';

/** How many cards lie open for the player: in play, in the hand, in the open parts of the piles. */
async function onTheTable(page: Page, id: string): Promise<number> {
  const { view } = (await (await page.request.get(`/api/games/${id}/view?at=0&seat=0`)).json()) as {
    view: unknown;
  };
  const cards = new Set<number>();
  const look = (part: unknown) => {
    if (typeof part !== 'object' || part === null) return;
    if ('id' in part && 'def' in part) cards.add(Number(part.id));
    Object.values(part).forEach(look);
  };
  look(view);
  return cards.size;
}

test('from a message to the picture', async ({ page, context }, info) => {
  test.setTimeout(180_000);
  await context.addInitScript(() => {
    const times: number[] = [];
    Object.assign(window, { updates: times });
    const Plain = WebSocket;
    window.WebSocket = class extends Plain {
      constructor(url: string | URL, protocols?: string | string[]) {
        super(url, protocols);
        this.addEventListener('message', (event) => {
          if (!String(event.data).includes('"change"')) return;
          const begin = performance.now();
          // A frame after the next: by then it has been drawn.
          requestAnimationFrame(() => {
            const channel = new MessageChannel();
            channel.port1.onmessage = () => times.push(performance.now() - begin);
            channel.port2.postMessage(null);
          });
        });
      }
    };
  });
  const id = await full(page);
  await sit(page, id);
  const cards = await onTheTable(page, id);
  expect(cards).toBeGreaterThanOrEqual(60);
  expect(await play(page, { stop: 18 })).toBe('stop');
  const times = await page.evaluate(() =>
    (window as unknown as { updates: number[] }).updates.sort((one, other) => one - other),
  );
  expect(times.length).toBeGreaterThan(20);
  const at = (part: number) => (times[Math.floor(times.length * part)] ?? 0).toFixed(1);
  const report = `${times.length} updates, ${cards} cards: ${at(0.5)} ms (half of them), ${at(0.95)} ms (95 of 100)`;
  console.log(report);
  info.annotations.push({ type: 'updates', description: report });
});
