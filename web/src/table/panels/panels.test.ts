import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CardInfo, Choice, FromClient, NumberedEvent, SideView } from '../../generated/wire';
import { lang } from '../../lib/lang.svelte';
import AskCards from '../ask/AskCards.svelte';
import attemptOther from '../fixtures/attempt-other.json';
import attemptMine from '../fixtures/attempt.json';
import dilemmasDrawn from '../fixtures/dilemmas.json';
import dilemmasOrder from '../fixtures/order.json';
import response from '../fixtures/response.json';
import Picker from '../Picker.svelte';
import { primary } from '../prompt';
import { special } from '../special';
import Attempt from './Attempt.svelte';
import Clock from './Clock.svelte';
import Dilemmas from './Dilemmas.svelte';
import End from './End.svelte';
import Fight from './Fight.svelte';
import { sit, type Kit, type Recording } from './kit';
import Log from './Log.svelte';
import Offers from './Offers.svelte';
import Plain from './Plain.svelte';
import Responses from './Responses.svelte';
import Result from './Result.svelte';
import Why from './Why.svelte';

const recordings = { attemptMine, attemptOther, dilemmasDrawn, dilemmasOrder, response };
const recorded = (name: keyof typeof recordings) => structuredClone(recordings[name]) as unknown as Recording;

let kit: Kit;
const answers = () =>
  kit
    .sent()
    .filter((message): message is FromClient & { type: 'answer' } => message.type === 'answer')
    .map(({ answer }) => answer);

beforeAll(async () => {
  await lang.choose('en');
});
beforeEach(() => serve({}));
afterEach(() => {
  cleanup();
  kit.close();
  vi.unstubAllGlobals();
});

/** The server answers these addresses; everything else is not there. */
function serve(pages: Record<string, unknown>) {
  vi.stubGlobal('fetch', (path: string) => {
    const page = Object.entries(pages).find(([start]) => path.startsWith(start))?.[1];
    const body = page ?? { code: 'not_found', text: 'No such page' };
    return Promise.resolve(new Response(JSON.stringify(body), { status: page ? 200 : 404 }));
  });
}

describe('an attempt', () => {
  it('shows the dilemmas with their states, the one that is faced, the lists and the people', () => {
    kit = sit(recorded('attemptMine'), {
      question: '',
      checklist: ['✓ Leadership 2/2', '✗ Security 1/3 (2 short)'],
    });
    const { container } = render(Attempt, { desk: kit.desk });
    const queue = [...container.querySelectorAll('.queue li')].map((row) => row.textContent?.trim());
    expect(queue).toHaveLength(2);
    expect(queue[0]).toMatch(/1\s+Card 604\s+overcome ✓/);
    expect(queue[1]).toMatch(/2\s+Card 53\s+facing/);
    expect(container.querySelector('.queue [aria-current="step"]')?.textContent).toContain('Card 53');
    expect(screen.getAllByText('Text of 53').length).toBeGreaterThan(0);
    const lines = [...container.querySelectorAll('.lists li')].map((row) =>
      row.textContent?.replace(/\s+/g, ' ').trim(),
    );
    // The words of the server say it all; without them, the numbers stand beside.
    expect(lines).toEqual([
      '✓ Leadership 2/2 met',
      '✗ Security 1/3 (2 short) not met',
      '✓ Strength met 40 > 38',
    ]);
    expect(container.querySelectorAll('.team li')).toHaveLength(7);
    expect(container.querySelector('.team .stopped')?.textContent).toMatch(/Card 547\s+stopped/);
    expect(kit.desk.zoom).toEqual({ card: 82, def: 53 });
  });

  it('lets the other side choose among the people', async () => {
    kit = sit(recorded('attemptOther'));
    render(Attempt, { desk: kit.desk });
    const one = screen.getByRole('button', { name: 'Card 313' });
    expect(one.getAttribute('aria-pressed')).toBe('false');
    await fireEvent.click(one);
    expect(kit.desk.picked).toEqual([48]);
    expect(one.getAttribute('aria-pressed')).toBe('true');
  });

  it('stays while people of the team are chosen, also where lists are asked for', () => {
    const seen = recorded('attemptOther');
    kit = sit(seen);
    kit.desk.listing = true;
    expect(special(kit.desk)).toBe(Attempt);
    kit.close();
    if (seen.view.board.attempt) seen.view.board.attempt.known_participants = [];
    kit = sit(seen);
    kit.desk.listing = true;
    expect(special(kit.desk)).toBe(Picker);
  });
});

describe('the dilemmas that were drawn', () => {
  it('are chosen as far as the server lets them, and what cannot be used says why', async () => {
    const unusable = { text: 'A space dilemma', rule: '2E-DIL-06', cards: [26] };
    const dear = { text: 'Costs too much', rule: '2E-DIL-04', cards: [14] };
    serve({
      '/api/games/sample/why-not?picked=20': [unusable, dear],
      '/api/games/sample/why-not': [unusable],
    });
    kit = sit(recorded('dilemmasDrawn'));
    const { container } = render(Dilemmas, { desk: kit.desk });
    const judged = async (text: string) => {
      kit.desk.judge();
      await screen.findByText(new RegExp(text));
    };
    expect(container.querySelectorAll('li')).toHaveLength(5);
    await judged('A space dilemma');
    expect(screen.getByRole('link').getAttribute('href')).toBe('/rules/2E-DIL-06');
    await fireEvent.click(screen.getByRole('button', { name: /Card 6\b/ }));
    expect(kit.desk.picked).toEqual([20]);
    await judged('Costs too much');
    // Cards that cannot be used, or not with the others, can be looked at but not taken.
    for (const card of [14, 26]) {
      const one = container.querySelector<HTMLElement>(`[data-card="${card}"]`);
      expect(one?.getAttribute('aria-disabled')).toBe('true');
      if (one) await fireEvent.click(one);
    }
    expect(kit.desk.picked).toEqual([20]);
    await fireEvent.click(screen.getByRole('button', { name: /Card 9\b/ }));
    expect(kit.desk.picked).toEqual([20, 25]);
  });

  it('cannot be confirmed if the server would refuse them', async () => {
    const refusal = { text: 'Too dear together', rule: '2E-DIL-04', cards: [20, 25], selection: true };
    serve({
      '/api/games/sample/why-not?picked=20%2C25': [refusal],
      '/api/games/sample/why-not': [],
    });
    const seen = recorded('dilemmasDrawn');
    kit = sit(seen);
    const choice = seen.view.prompt?.choice as Extract<Choice, { kind: 'Cards' }>;
    render(AskCards, { desk: kit.desk, choice });
    kit.desk.picked = [20];
    kit.desk.judge();
    expect(primary(kit.desk)?.run).toBeDefined();
    kit.desk.picked = [20, 25];
    kit.desk.judge();
    await screen.findByText('Too dear together');
    expect(primary(kit.desk)?.run).toBeUndefined();
  });

  it('are chosen knowing what the team can do and what the mission needs', () => {
    kit = sit(recorded('dilemmasDrawn'), undefined, {
      198: { mission: { kind: 'Planet', points: 30, requirement: '2 Medical' } as CardInfo['mission'] },
      248: { skills: [['Engineer', 2]] },
      736: {
        skills: [
          ['Medical', 1],
          ['Engineer', 1],
        ],
      },
    });
    render(Dilemmas, { desk: kit.desk });
    expect(screen.getByText('Engineer 3, Medical 1')).toBeTruthy();
    expect(screen.getByText(/The mission needs:/).parentElement?.textContent).toMatch(/2 Medical/);
  });

  it('are not taken all at once, since they cost', () => {
    const seen = recorded('dilemmasDrawn');
    kit = sit(seen);
    const choice = seen.view.prompt?.choice as Extract<Choice, { kind: 'Cards' }>;
    const { unmount } = render(AskCards, { desk: kit.desk, choice });
    expect(screen.queryByRole('button', { name: 'All' })).toBeNull();
    unmount();
    render(AskCards, { desk: kit.desk, choice: { ...choice, rule: { kind: 'Free' } } });
    expect(screen.getByRole('button', { name: 'All' })).toBeTruthy();
  });

  it('are put in order with buttons', async () => {
    const order = recorded('dilemmasOrder');
    kit = sit(order);
    const choice = order.view.prompt?.choice as Extract<Choice, { kind: 'Order' }>;
    const [first, second, ...rest] = choice.cards;
    render(Dilemmas, { desk: kit.desk });
    expect(screen.getByText(kit.desk.info(first ?? 0)?.text ?? '?')).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: `Move ${kit.desk.title(first ?? 0)} down` }));
    expect(kit.desk.picked).toEqual([second, first, ...rest]);
  });
});

describe('a fight', () => {
  const attacker: SideView = {
    seat: 1,
    stat: 'Strength',
    terms: [{ source: 111, of: 'Fighter', n: 7 }],
    total: 7,
  };
  const defender: SideView = {
    seat: 0,
    stat: 'Strength',
    terms: [
      { source: 34, of: 'Fighter', n: 7 },
      { source: 45, of: 'Text', n: 2 },
    ],
    total: 9,
  };

  it('that is over shows each total with the cards it is made of', () => {
    const seen = recorded('attemptMine');
    delete seen.view.board.attempt;
    delete seen.view.prompt;
    kit = sit(seen);
    const fight = [
      { kind: 'FightBegin', who: 1, card: 86, to: { kind: 'Surface', of: 1 } },
      { kind: 'Compare', who: 1, card: 86, sides: [attacker, defender] },
      { kind: 'FightWin', who: 0, amount: { of: 'Margin', n: -2 } },
      { kind: 'FightEnd', who: 1 },
    ].map((event) => ({ ...event, after: seen.n + 1 }) as NumberedEvent);
    kit.receive({
      type: 'change',
      from: seen.n,
      n: seen.n + 1,
      patch: [],
      events: fight,
      clocks: [],
      words: { question: '' },
    });
    flushSync();
    expect(special(kit.desk)).toBe(Result);
    const { container } = render(Result, { desk: kit.desk });
    expect(screen.getByRole('heading', { level: 2 }).textContent).toMatch(/you won by 2/i);
    const [mine, theirs] = [...container.querySelectorAll('.side')];
    expect(mine?.querySelector('.made')?.textContent).toBe('9 = 7 + 2 (Card 547)');
    expect(mine?.querySelector('.sum')?.textContent).toMatch(/^\s*9\s+Strength/);
    expect(theirs?.querySelector('.sum')?.textContent).toMatch(/^\s*7\s+Strength/);
    expect(theirs?.querySelector('.made')).toBeNull();
  });

  it('has two columns with what each card adds', () => {
    const view = recorded('attemptMine');
    view.view.board.fight = {
      step: 'Outcome',
      steps: ['Begin', 'Window', 'Compare', 'Outcome', 'Stopping', 'End', 'Done'],
      combat: true,
      source: 86,
      place: { kind: 'Surface', of: 1 },
      ours: attacker,
      theirs: defender,
      ahead: 0,
      winner: 0,
    };
    kit = sit(view);
    const { container } = render(Fight, { desk: kit.desk });
    const [mine, theirs] = [...container.querySelectorAll('.side')];
    expect(mine?.textContent).toMatch(/You\s+9/);
    expect(mine?.querySelector('.bonus')?.textContent).toMatch(/Card 547\s+\+ 2/);
    expect(theirs?.textContent).toMatch(/Kel \(attacker\)\s+7/);
    expect(screen.getByRole('status').textContent).toContain('You win');
    expect(container.querySelector('ol [aria-current]')?.textContent).toContain('Result');
  });
});

describe('a response', () => {
  const words = {
    question: 'Respond or pass',
    about: 'Ada draws 2 dilemmas',
    actions: [
      { text: 'Pass', short: 'Pass', group: 'end' as const },
      { text: 'Use the card', short: 'Use', group: 'texts' as const },
    ],
  };

  it('offers the answers, and Space passes', async () => {
    kit = sit(recorded('response'), words);
    render(Responses, { desk: kit.desk });
    expect(screen.getByText('Ada draws 2 dilemmas')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Use the card' })).toBeTruthy();
    await fireEvent.keyDown(window, { key: ' ' });
    expect(answers()).toEqual([{ kind: 'Act', value: { kind: 'Pass' } }]);
  });

  it('is used with a button', async () => {
    kit = sit(recorded('response'), words);
    render(Responses, { desk: kit.desk });
    await fireEvent.click(screen.getByRole('button', { name: 'Use the card' }));
    expect(answers()).toEqual([
      { kind: 'Act', value: { kind: 'Use', card: 103, ability: { kind: 'Printed', n: 0 } } },
    ]);
  });

  it('is passed for the whole attempt, until it is over', async () => {
    const seen = recorded('response');
    kit = sit(seen, words);
    render(Responses, { desk: kit.desk });
    await fireEvent.click(screen.getByRole('button', { name: 'Pass for this attempt' }));
    expect(answers()).toEqual([{ kind: 'Act', value: { kind: 'Pass' } }]);
    expect(kit.desk.passing).toBe('attempt');
    kit.receive({
      type: 'change',
      from: seen.n,
      n: seen.n + 1,
      patch: [{ op: 'remove', path: '/board/attempt' }],
      events: [],
      clocks: [],
      words: { question: '' },
    });
    flushSync();
    expect(kit.desk.passing).toBe('off');
  });

  it('to a moment of which nothing can be made is a pass as well', async () => {
    const seen = recorded('attemptMine');
    kit = sit(seen);
    render(Responses, { desk: kit.desk });
    expect(screen.queryByRole('button', { name: /Pass/ })).toBeNull();
    kit.receive({ type: 'moment', about: [{ kind: 'Play', who: 1, card: 111 }], left: 5000 });
    flushSync();
    expect(screen.getByRole('timer').getAttribute('aria-label')).toBe('5 seconds left');
    await fireEvent.click(screen.getByRole('button', { name: /^Pass Space/ }));
    expect(kit.sent()).toContainEqual({ type: 'pass' });
  });

  it('is asked for as the settings say', async () => {
    kit = sit(recorded('response'), words);
    render(Responses, { desk: kit.desk });
    await fireEvent.click(screen.getByRole('button', { name: 'When to ask me' }));
    const select = screen.getByLabelText('Card drawn') as HTMLSelectElement;
    await fireEvent.change(select, { target: { value: 'never' } });
    expect(kit.sent()).toContainEqual({
      type: 'settings',
      settings: { other: 'when_i_can', kinds: { Draw: 'never' } },
    });
  });
});

describe('the log', () => {
  it('shows the card behind a name, and leads to the moment when the game is over', async () => {
    serve({ '/api/games/sample/history': { steps: [{ n: 70, at: 66 }] } });
    const seen = recorded('attemptMine');
    seen.table.stage = 'over';
    seen.events = [{ after: 70, kind: 'Stop', card: 45, text: 'Card 547 is stopped' } as NumberedEvent];
    kit = sit(seen);
    render(Log, { desk: kit.desk });
    const name = within(screen.getByRole('log')).getByRole('button', { name: 'Card 547' });
    await fireEvent.focus(name);
    expect(kit.desk.zoom).toEqual({ card: 45, def: 547 });
    expect((await screen.findByRole('link')).getAttribute('href')).toBe('/games/sample?at=66');
  });
});

describe('offers', () => {
  it('to go back say what would be known, and are answered', async () => {
    const seen = recorded('attemptMine');
    seen.table.undo = { by: 1, answers: 3, revealed: true };
    kit = sit(seen);
    render(Offers, { desk: kit.desk });
    expect(screen.getByText('Kel asks to undo 3 answers.')).toBeTruthy();
    expect(screen.getByText(/Something hidden has been seen/)).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'Decline' }));
    expect(kit.sent()).toContainEqual({ type: 'decline' });
  });

  it('of one’s own can only be withdrawn', () => {
    const seen = recorded('attemptMine');
    seen.table.draw_by = 0;
    kit = sit(seen);
    render(Offers, { desk: kit.desk });
    expect(screen.queryByRole('button', { name: 'Agree' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Withdraw' })).toBeTruthy();
  });

  it('giving up is asked twice', async () => {
    kit = sit(recorded('attemptMine'));
    kit.desk.dialog = 'concede';
    render(Offers, { desk: kit.desk });
    expect(kit.sent()).toEqual([]);
    await fireEvent.click(screen.getByRole('button', { name: 'Concede' }));
    expect(kit.sent()).toEqual([{ type: 'concede' }]);
  });
});

describe('the end', () => {
  it('says why, what each mission brought, and asks for another game', async () => {
    const seen = recorded('attemptMine');
    seen.table.stage = 'over';
    seen.table.result = { winners: [0], tied: [], by: 'points' };
    const [player] = seen.view.players;
    const [, mission] = player?.missions ?? [];
    if (!player || !mission) throw new Error('no mission');
    player.score = 45;
    mission.completed = true;
    mission.points = 40;
    kit = sit(seen);
    render(End, { desk: kit.desk });
    flushSync();
    expect(screen.getByRole('heading', { name: 'You win!' })).toBeTruthy();
    expect(screen.getByText('✓ Card 512').parentElement?.textContent).toContain('40');
    expect(screen.getByText('Other points').parentElement?.textContent).toContain('5');
    await fireEvent.click(screen.getByRole('button', { name: 'Report a bug' }));
    expect(document.body.textContent).toContain('/games/sample?at=70');
    await fireEvent.click(screen.getByRole('button', { name: 'Rematch' }));
    expect(kit.sent()).toContainEqual({ type: 'rematch' });
  });
});

describe('explanations', () => {
  it('are the sheet of a card with links to rules', async () => {
    serve({
      '/api/games/sample/why?card=34': {
        title: 'Card 309',
        rows: [
          { kind: 'heading', text: 'Strength 7' },
          { kind: 'fact', label: 'printed', text: '6' },
          { kind: 'fact', label: 'from', text: '+1 Card 314', card: 39, rule: '2E-CARD-12' },
        ],
      },
    });
    kit = sit(recorded('attemptMine'));
    kit.desk.why = { card: 34 };
    render(Why, { desk: kit.desk });
    await screen.findByRole('heading', { name: 'Strength 7' });
    expect(screen.getByRole('link', { name: '2E-CARD-12' })).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'Card 314' }));
    expect(kit.desk.zoom).toEqual({ card: 39, def: 314 });
  });
});

describe('a clock', () => {
  it('counts down for whoever is asked', () => {
    vi.useFakeTimers();
    const seen = recorded('attemptMine');
    seen.table.setup.clock = { kind: 'live', base: 600, increment: 0 };
    seen.table.seats[0]!.clock = { left: 65_000, running: true };
    seen.table.seats[1]!.clock = { left: 600_000, running: false };
    kit = sit(seen);
    render(Clock, { desk: kit.desk });
    expect(screen.getAllByRole('timer').map((one) => one.textContent?.trim())).toEqual([
      expect.stringContaining('1:05'),
      expect.stringContaining('10:00'),
    ]);
    vi.advanceTimersByTime(6000);
    flushSync();
    const [mine] = screen.getAllByRole('timer');
    expect(mine?.textContent).toContain('0:59');
    expect(mine?.textContent).toContain('(low on time)');
    vi.useRealTimers();
  });
});

describe('the table as text', () => {
  it('has everything that lies on the table, and the question', async () => {
    const seen = recorded('attemptOther');
    kit = sit(seen, { question: 'Choose a personnel' });
    render(Plain, { desk: kit.desk });
    expect(screen.getByText('Choose a personnel')).toBeTruthy();
    const all = document.body.textContent ?? '';
    for (const { id } of kit.desk.cards.values()) expect(all).toContain(kit.desk.title(id));
    const confirm = screen.getByRole('button', { name: 'Confirm' }) as HTMLButtonElement;
    expect(confirm.disabled).toBe(true);
    await fireEvent.click(screen.getByRole('checkbox', { name: /Card 313/ }));
    await fireEvent.click(confirm);
    expect(answers()).toEqual([{ kind: 'Cards', value: [48] }]);
  });
});
