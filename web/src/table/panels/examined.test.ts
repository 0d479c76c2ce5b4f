import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { CardView, NumberedEvent } from '../../generated/wire';
import { cards } from '../../lib/cards.svelte';
import { lang } from '../../lib/lang.svelte';
import attemptMine from '../fixtures/attempt.json';
import { keys } from '../keys';
import Picker from '../Picker.svelte';
import { special } from '../special';
import Attempt from './Attempt.svelte';
import Examined from './Examined.svelte';
import { madeUp, sit, type Kit, type Recording } from './kit';
import Log from './Log.svelte';
import { isShown } from './story';

const recorded = () => structuredClone(attemptMine) as unknown as Recording;

let kit: Kit;
beforeAll(async () => {
  await lang.choose('en');
});
afterEach(() => {
  cleanup();
  kit.close();
});

/** Cards in another player's hand, which is examined. */
const FACES = [
  { id: 901, def: 31 },
  { id: 902, def: 32 },
];
const looked = (more: Partial<NumberedEvent> = {}): NumberedEvent =>
  ({
    after: 71,
    kind: 'Look',
    who: 0,
    cards: [901, 902],
    faces: FACES,
    text: 'You look at Card 31 and Card 32',
    ...more,
  }) as NumberedEvent;

/** The next event. */
function happens(events: NumberedEvent[], patch: unknown[] = []) {
  const { n } = kit.desk.live;
  const numbered = events.map((event) => ({ ...event, after: n + 1 }));
  const rest = { patch, events: numbered, clocks: [], words: { question: '' } };
  kit.receive({ type: 'change', from: n, n: n + 1, ...rest } as never);
  flushSync();
}

function sits(seen = recorded()) {
  kit = sit(seen);
  const all = [...cards.all];
  for (const { def } of FACES) all[def] = madeUp(def);
  cards.all = all;
}

const faces = () => kit.desk.examined.looks.flatMap((look) => look.faces.map(({ id }) => id));
function escape() {
  const press = (event: KeyboardEvent) => keys(kit.desk, event);
  document.body.addEventListener('keydown', press, { once: true });
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
}

describe('examined cards', () => {
  it('are shown as cards to the one who examines them, and a click shows one large', async () => {
    sits();
    happens([looked()]);
    expect(special(kit.desk)).toBe(Examined);
    render(Examined, { desk: kit.desk });
    const panel = screen.getByRole('region', { name: 'Examined cards' });
    expect(within(panel).getByRole('heading').textContent).toBe('You look at 2 cards');
    const [, first, second] = within(panel).getAllByRole('button');
    expect(first?.textContent).toContain('Card 31');
    expect(second?.textContent).toContain('Card 32');
    await fireEvent.click(second as HTMLElement);
    expect(kit.desk.zoom).toEqual({ card: 902, def: 32 });
    // That alone does not clear them.
    expect(faces()).toEqual([901, 902]);
  });

  it('are closed with the button or with Esc, and go when the player goes on', async () => {
    sits();
    happens([looked()]);
    render(Examined, { desk: kit.desk });
    await fireEvent.click(screen.getByRole('button', { name: /^Close/ }));
    expect(special(kit.desk)).toBe(Attempt);
    happens([looked()]);
    expect(faces()).toEqual([901, 902]);
    escape();
    expect(faces()).toEqual([]);
    happens([looked()]);
    kit.desk.answer({ kind: 'Act', value: { kind: 'Pass' } });
    expect(faces()).toEqual([]);
  });

  it('are not shown to those who only know how many there were', () => {
    sits();
    happens([looked({ who: 1, cards: undefined, faces: undefined, hidden: 2 })]);
    expect(faces()).toEqual([]);
  });

  it('are not shown to the one whose hand it was', () => {
    const seen = recorded();
    seen.view.players[seen.view.viewer ?? 0]!.hand = FACES as CardView[];
    sits(seen);
    happens([looked({ who: 1 })]);
    expect(faces()).toEqual([]);
  });

  it('that are revealed are shown to everybody, with the name of the player', () => {
    sits();
    happens([looked({ kind: 'Reveal', who: 1 })]);
    render(Examined, { desk: kit.desk });
    expect(screen.getByRole('heading').textContent).toBe('Kel reveals 2 cards');
  });

  it('go when the answer is taken back, and do not come again with the page', () => {
    const seen = recorded();
    sits(seen);
    happens([looked()]);
    const { view, table, n } = seen;
    const whole = { type: 'view', protocol: 2, n, since: n, view, table, chat: [], words: { question: '' } };
    kit.receive({ ...whole, events: [] } as never);
    expect(faces()).toEqual([]);
    kit.close();
    seen.events = [looked({ after: seen.n })];
    sits(seen);
    expect(faces()).toEqual([]);
  });

  it('that cannot be chosen stand beside those that can', () => {
    sits();
    const choice = { kind: 'Cards', from: [901], min: 1, max: 1, rule: { kind: 'Free' } };
    const prompt = { seat: 0, ask: { kind: 'Target' }, choice, faces: [FACES[0]] };
    happens([looked()], [{ op: 'add', path: '/prompt', value: prompt }]);
    expect(special(kit.desk)).toBe(Picker);
    const { container } = render(Picker, { desk: kit.desk });
    const shown = [...container.querySelectorAll<HTMLElement>('[data-card]')];
    expect(shown.map((card) => [card.dataset.card, card.getAttribute('aria-pressed')])).toEqual([
      ['901', 'false'],
      ['902', null],
    ]);
  });
});

describe('the log', () => {
  it('has a line for them, in which each name opens the card', async () => {
    const seen = recorded();
    seen.events = [looked({ after: seen.n })];
    sits(seen);
    expect(isShown(looked())).toBe(true);
    render(Log, { desk: kit.desk });
    const name = within(screen.getByRole('log')).getByRole('button', { name: 'Card 32' });
    await fireEvent.click(name);
    expect(kit.desk.zoom).toEqual({ card: 902, def: 32 });
  });
});
