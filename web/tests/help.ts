// What the tests have in common: coming in, tables that are laid quickly, and a player who reads what the page offers.
import { readFileSync } from 'node:fs';
import {
  expect,
  test as plain,
  type APIRequestContext,
  type BrowserContext,
  type WebSocketRoute,
  type Page,
} from '@playwright/test';

/** Steps of others are shown at once; the rest as everybody has it. */
export const QUICK = { pace: 0 };

export async function options(context: BrowserContext, chosen: object = {}) {
  await context.addInitScript(
    (wanted) => {
      if (!localStorage.getItem('spaceline-options'))
        localStorage.setItem('spaceline-options', JSON.stringify(wanted));
    },
    { ...QUICK, ...chosen },
  );
}

/** Whether a line of the browser's console is no mistake: whoever has not come in is told so. */
function expected(text: string, url: string): boolean {
  return text.includes('401') && url.includes('/api/me');
}

/** Collects what goes wrong in a page. */
export function troubles(page: Page): string[] {
  const found: string[] = [];
  page.on('pageerror', (error) => found.push(String(error)));
  page.on('console', (line) => {
    if (line.type() === 'error' && !expected(line.text(), line.location().url))
      found.push(`${line.text()} ${line.location().url}`);
  });
  return found;
}

/** Every test: quick steps, and no mistakes in the console unless they are part of the test. */
export const test = plain.extend<{ clean: boolean; quiet: void }>({
  clean: [true, { option: true }],
  context: async ({ context }, use) => {
    await options(context);
    await use(context);
  },
  quiet: [
    async ({ page, clean }, use) => {
      const found = troubles(page);
      await use();
      if (clean) expect(found).toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };

async function post<T>(request: APIRequestContext, path: string, data: unknown = {}): Promise<T> {
  const response = await request.post(path, { data });
  expect(response.ok(), `${path}: ${response.status()} ${await response.text()}`).toBe(true);
  return (await response.json()) as T;
}

/** Comes in as a guest, without the page. */
export const guest = (page: Page, name: string) => post(page.request, '/api/guest', { name });

/** A game against bots that has begun; its id. */
export async function begun(page: Page, bots = ['cadet'], deck = 'earth', setup: object = {}) {
  await guest(page, 'Ada');
  const table = {
    deck: { kind: 'starter', id: deck },
    bots,
    start: true,
    setup: { access: 'public', players: bots.length + 1, ...setup },
  };
  return (await post<{ id: string }>(page.request, '/api/games', table)).id;
}

/** A game against a bot that begins in the middle; its id. */
export async function scenario(page: Page, text: string) {
  const table = { scenario: text, bots: ['cadet'] };
  return (await post<{ id: string }>(page.request, '/api/games', table)).id;
}

/** A game in full swing: everything a table can show. */
export async function full(page: Page) {
  await guest(page, 'Ada');
  return scenario(page, readFileSync(new URL('full-table.scenario', import.meta.url), 'utf8'));
}

/** Opens a game and waits for its table. */
export async function sit(page: Page, id: string) {
  await page.goto(`/games/${id}`);
  await expect(page.locator('[data-table]')).toBeVisible();
}

/** Gives up by the menu of the table. */
export async function concede(page: Page) {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: 'Concede …' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Concede', exact: true }).click();
}

export const end = (page: Page) =>
  page
    .getByRole('dialog')
    .filter({ has: page.getByRole('heading', { name: /You win!|wins$|A tie|is over/ }) });

interface Move {
  what: 'click' | 'over' | 'stop' | 'stuck';
  text: string;
  turn: number;
}

/** What a player remembers between clicks. */
interface Mind {
  turn: number;
  done: Record<string, number>;
  /** Numbers that look like chance, always the same ones. */
  seed: number;
}

/**
 * Looks at the page until there is something to press, marks it and says what it is: the buttons that stand there for
 * everybody. What lies above it for long is closed; if that cannot be, it fails.
 */
async function look(page: Page, mind: Mind, stop: number): Promise<Move> {
  return page.evaluate(
    async ({ mind, stop }): Promise<Move> => {
      const until = performance.now() + 20_000;
      const seen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
      const all = (selector: string) =>
        [...document.querySelectorAll<HTMLButtonElement>(selector)].filter(
          (one) => seen(one) && !one.disabled && one.ariaDisabled !== 'true',
        );
      const turnNow = () =>
        Number(/\d+/.exec(document.querySelector('[data-table] header .turn')?.textContent ?? '')?.[0] ?? 0);
      let seed = mind.seed;
      const chance = (n: number) => {
        seed = (seed * 1103515245 + 12345) % 2147483648;
        return Math.floor((seed / 2147483648) * n);
      };
      const words = (one: Element) => (one.textContent ?? '').replace(/\s+/g, ' ').trim();
      const often = (text: string) => mind.done[text] ?? 0;

      /** One of all actions, the most promising: what was done in this turn is done less gladly. */
      const action = (): HTMLButtonElement | undefined => {
        const list = all('dialog[open] .groups button');
        const limits: Record<string, number> = { play: 99, attempt: 3, beam: 4, move: 2, texts: 1, other: 1 };
        for (const kind of ['play', 'attempt', 'beam', 'move', 'texts']) {
          if (often(`kind ${kind}`) >= (limits[kind] ?? 1)) continue;
          const fit = list.filter((one) => one.dataset.kind === kind && often(words(one)) === 0);
          // What costs most comes first: ships, then good people.
          const cost = (one: Element) => Number(/ for (\d+)/.exec(words(one))?.[1] ?? 0);
          if (kind === 'play') fit.sort((one, other) => cost(other) - cost(one));
          if (fit.length > 0) return fit[kind === 'play' ? 0 : chance(fit.length)];
        }
        return (
          list.find((one) => one.dataset.kind === 'draw') ?? list.find((one) => one.dataset.kind === 'end')
        );
      };
      const choose = (): HTMLElement | undefined => {
        const dialog = document.querySelector('dialog[open]');
        if (dialog?.querySelector('.groups')) {
          if (all('dialog[open] .groups button').length === 0) return undefined;
          return action() ?? dialog.querySelector<HTMLElement>('header button') ?? undefined;
        }
        // Two are enough, of different names; what was refused is not tried again.
        const title = (one: Element) => words(one.querySelector('.name') ?? one);
        const taken = all('.dilemmas .one[aria-pressed=true]');
        if (document.querySelector('.prompt .refused') && taken[0]) return taken[0];
        const dilemma = all('.dilemmas .one[aria-pressed=false]').find(
          (one) => !one.querySelector('.why') && taken.every((other) => title(other) !== title(one)),
        );
        if (dilemma && taken.length < 2 && often('Use 1 dilemma') + often('Use 2 dilemmas') < 9)
          return dilemma;
        const confirm = all('.dilemmas header .primary')[0];
        if (confirm) return confirm;
        const respond = all('.responses .primary')[0];
        if (respond) return respond;
        const first = all('.prompt [data-primary]')[0];
        const actions = all('.prompt .buttons .button').find((one) =>
          /^(All|Alle)\b.*\(\d+\)/.test(words(one)),
        );
        if (actions && first && often('nothing better') === 0) return actions;
        if (first) return first;
        const cards = all(':is(.picker, .attempt) [data-card][aria-pressed=false]');
        if (cards.length > 0) return cards[chance(cards.length)];
        const list = all('.prompt .quick [aria-pressed=false]')[0];
        if (list) return list;
        const none = all(':is(.picker, .attempt) [data-card][aria-pressed=true]');
        if (none.length > 0) return none[chance(none.length)];
        return all('.prompt .widgets .button')[0];
      };

      /** Whether a click on it reaches it. */
      const free = (one: Element): boolean => {
        const box = one.getBoundingClientRect();
        const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        return top !== null && one.contains(top);
      };
      const mark = (one: Element, move: Move): Move => {
        for (const old of document.querySelectorAll('[data-chosen]')) old.removeAttribute('data-chosen');
        one.setAttribute('data-chosen', '');
        return move;
      };

      const patient = performance.now() + 2000;
      while (performance.now() < until) {
        const turn = turnNow();
        if (document.querySelector('dialog[open] .players .winner, dialog[open] .reason'))
          return { what: 'over', text: '', turn };
        if (turn >= stop && all('.prompt [data-primary]').length > 0) return { what: 'stop', text: '', turn };
        const one = choose();
        if (one) {
          one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
          const text = `${one.dataset.kind ?? ''}|${words(one)}`;
          if (free(one)) return mark(one, { what: 'click', text, turn });
          const shut = document.querySelector<HTMLElement>('dialog[open] header button');
          if (shut && free(shut) && performance.now() > patient)
            return mark(shut, { what: 'click', text: `|covered: ${text}`, turn });
        }
        await new Promise((done) => setTimeout(done, 30));
      }
      const one = choose();
      return { what: 'stuck', text: one ? `covered: ${words(one)}` : document.body.innerText, turn: 0 };
    },
    { mind, stop },
  );
}

/** What moves away or goes before it is pressed is looked for again. */
const clicked = (page: Page): Promise<boolean> =>
  page
    .locator('[data-chosen]')
    .click({ timeout: 2000 })
    .then(() => true)
    .catch(() => false);

/** Goes with Tab, within a row with the arrows, to what was chosen and presses it: no pointer, and no focus given. */
export async function keyed(page: Page): Promise<boolean> {
  let stuck = 0;
  const way: string[] = [];
  for (let n = 0; n < 150; n += 1) {
    const key = await page.evaluate((stuck) => {
      const wanted = document.querySelector('[data-chosen]');
      const now = document.activeElement;
      if (!wanted) return '';
      if (now === wanted) return wanted.matches('[data-card]') ? 'Space' : 'Enter';
      const row = wanted.closest('[data-row]');
      // Tab leads to the stop of the row, which may be on the other side of links in the row.
      const stop = row?.querySelector('[data-card][tabindex="0"]') ?? wanted;
      if (!row || now?.closest('[data-row]') !== row || !now.matches('[data-card]') || stuck > 3)
        return now && stop.compareDocumentPosition(now) & Node.DOCUMENT_POSITION_FOLLOWING
          ? 'Shift+Tab'
          : 'Tab';
      const [to, from] = [wanted.getBoundingClientRect(), now.getBoundingClientRect()];
      const across = to.left + to.width / 2 - from.left - from.width / 2;
      const down = to.top + to.height / 2 - from.top - from.height / 2;
      const aside = Math.abs(across) > Math.abs(down) !== (stuck % 2 === 1);
      if (aside) return across > 0 ? 'ArrowRight' : 'ArrowLeft';
      return down > 0 ? 'ArrowDown' : 'ArrowUp';
    }, stuck);
    if (key === '') return false;
    const before = await page.evaluateHandle(() => document.activeElement);
    way.push(`${await before.evaluate((one) => one?.outerHTML.slice(0, 80))} ${key}`);
    await page.keyboard.press(key);
    if (key === 'Enter' || key === 'Space') return true;
    const same = await before.evaluate((one) => one === document.activeElement);
    stuck = same ? stuck + 1 : 0;
  }
  const where = await page.evaluate(() => document.querySelector('[data-chosen]')?.outerHTML.slice(0, 300));
  throw new Error(`no key leads to ${where} from ${way.slice(-15).join('\n')}`);
}

/** Plays until the game is over, or to the own part of turn `stop`. `press` presses what was chosen, by clicks or keys. */
export async function play(
  page: Page,
  { stop = Infinity, most = 2500, press = clicked } = {},
): Promise<'over' | 'stop'> {
  const mind: Mind = { turn: 0, done: {}, seed: 7 };
  const done: string[] = [];
  for (let clicks = 0; clicks < most; clicks += 1) {
    mind.seed = (mind.seed * 69621 + 1) % 2147483647;
    const move = await look(page, mind, stop === Infinity ? 1e9 : stop);
    if (move.what === 'over' || move.what === 'stop') return move.what;
    expect(move.what, `${move.text}\nbefore: ${done.slice(-5).join(', ')}`).toBe('click');
    if (!(await press(page))) continue;
    if (move.turn !== mind.turn) mind.done = {};
    mind.turn = move.turn;
    const [kind = '', text = ''] = move.text.split('|');
    const count = (key: string) => (mind.done[key] = (mind.done[key] ?? 0) + 1);
    count(text);
    if (/^(Close|Schließen)/.test(text)) count('nothing better');
    if (kind) count(`kind ${kind}`);
    done.push(move.text);
  }
  throw new Error(`no end after ${most} clicks: ${done.slice(-20).join(', ')}`);
}

/** A connection that the test can end, bring back, and speak into. To be asked for before the page is opened. */
export async function cut(context: BrowserContext) {
  let open = true;
  const lines = new Set<WebSocketRoute>();
  await context.routeWebSocket(/\/api\/games\/.*\/socket/, async (socket) => {
    if (!open) return socket.close({ code: 4000 });
    socket.connectToServer();
    lines.add(socket);
  });
  return {
    async off() {
      open = false;
      for (const line of lines) await line.close({ code: 4000 });
      lines.clear();
    },
    on() {
      open = true;
    },
    say(text: string) {
      for (const line of lines) line.send(text);
    },
  };
}
