// The primary button of the prompt, and the buttons beside it.
import { t } from '../lib/lang.svelte';
import type { Answer, CardId } from '../generated/wire';
import type { Desk, Offer } from './desk.svelte';
import { answered, cost, type CardsChoice } from './picking';

export interface Step {
  text: string;
  /** Undefined, if it cannot be done now. */
  run?: () => void;
  /** Only its own button does it, no key: it is easily regretted. */
  quiet?: boolean;
}

/** The actions of the selected card that need no further click on the table. */
export function own(desk: Desk): Offer[] {
  if (desk.menu === null) return [];
  const offers = desk.byCard.get(desk.menu) ?? [];
  const single = offers.length === 1;
  return offers.filter(({ action }) => {
    const { kind } = action;
    return single || (kind !== 'Move' && !(kind === 'Play' && !direct(offers, action)));
  });
}

/** Whether a card is played without choosing a place. */
function direct(offers: Offer[], action: Offer['action']): boolean {
  const plays = offers.filter((offer) => offer.action.kind === 'Play');
  return plays.length === 1 && plays[0]?.action === action;
}

const step = (desk: Desk, offer: Offer): Step => ({
  text: offer.words.text,
  run: () => desk.act(offer.action),
});

const say = (desk: Desk, value: boolean) => desk.answer({ kind: 'YesNo', value });

export function primary(desk: Desk): Step | undefined {
  const { prompt } = desk;
  if (!prompt) return undefined;
  if (prompt.choice.kind === 'Act') {
    const { plan } = desk;
    if (plan) return { text: t('plan-begin'), run: () => desk.answer({ kind: 'Act', value: plan }) };
    const [first] = own(desk);
    if (first) return step(desk, first);
    if (desk.targets.size > 0) return undefined;
    const suggested = offered(desk, desk.suggested);
    if (suggested) return step(desk, suggested);
    const offer = desk.plain('Draw') ?? desk.plain('End') ?? desk.plain('Pass');
    if (!offer) return undefined;
    // Without a suggestion no key draws or goes on while there is something to do.
    const more = desk.offers.some(({ action }) => !PLAIN.includes(action.kind));
    return { ...step(desk, offer), quiet: more };
  }
  if (prompt.choice.kind === 'YesNo') {
    const value = !(desk.suggested?.kind === 'YesNo' && !desk.suggested.value);
    return { text: t(value ? 'table-yes' : 'table-no'), run: () => say(desk, value) };
  }
  const option = suggestedOption(desk);
  if (option !== undefined) {
    const { suggested } = desk;
    return { text: desk.live.words?.options?.[option] ?? '', run: () => suggested && desk.answer(suggested) };
  }
  if (prompt.choice.kind === 'Cards' || prompt.choice.kind === 'Order') {
    const answer = answered(prompt, desk.picked);
    const cards = prompt.choice.kind === 'Cards' ? prompt.choice : undefined;
    const none = desk.picked.length === 0 && cards?.min === 0;
    const suggested = desk.picked.length === 0 ? suggestedCards(desk) : [];
    // First they are selected, so that the consequences can be seen; then confirmed.
    if (suggested.length > 0)
      return { text: suggestion(desk, suggested), run: () => (desk.picked = suggested) };
    return {
      text: none ? t('table-confirm-none') : t('table-confirm'),
      run: answer && !desk.refusal ? () => desk.answer(answer) : undefined,
      quiet: none && choosable(desk, cards),
    };
  }
  return undefined;
}

/** Actions that need no card. */
const PLAIN: string[] = ['Draw', 'DrawRest', 'End', 'Pass', 'Hide'];

/** The legal action that an answer is. */
export function offered(desk: Desk, answer: Answer | undefined): Offer | undefined {
  if (answer?.kind !== 'Act') return undefined;
  const wanted = JSON.stringify(answer.value);
  return desk.offers.find(({ action }) => JSON.stringify(action) === wanted);
}

/** The place in the list of the option, player or place that is suggested. */
export function suggestedOption({ prompt, suggested }: Desk): number | undefined {
  const choice = prompt?.choice;
  if (choice?.kind === 'Options' && suggested?.kind === 'Option') return suggested.value;
  if (choice?.kind !== 'Place' || suggested?.kind !== 'Place') return undefined;
  const wanted = JSON.stringify(suggested.value);
  const at = choice.places.findIndex((place) => JSON.stringify(place) === wanted);
  return at < 0 ? undefined : at;
}

function suggestedCards({ suggested, candidates }: Desk): CardId[] {
  const cards = suggested?.kind === 'Cards' ? suggested.value : [];
  return cards.every((card) => candidates.has(card)) ? cards : [];
}

/** Names of suggested cards beyond which they are counted. */
const MOST_NAMES = 2;

function suggestion(desk: Desk, cards: CardId[]): string {
  const names = cards.map((card) => desk.title(card));
  return cards.length > MOST_NAMES
    ? t('table-suggest-many', { n: cards.length })
    : t('table-suggest', { cards: names.join(', ') });
}

/** Whether there is something to choose instead of nothing. */
function choosable(desk: Desk, { from, rule }: CardsChoice): boolean {
  const limit = rule.kind === 'Dilemmas' ? rule.limit : Infinity;
  return from.some((card) => cost(desk, card) <= limit);
}

/** The step of the Space key: no response, "no", or nothing chosen. */
export function pass(desk: Desk): Step | undefined {
  const { live } = desk;
  if (live.moment) return { text: t('table-pass'), run: () => live.say({ type: 'pass' }) };
  const { prompt } = desk;
  if (prompt?.choice.kind === 'YesNo') return { text: t('table-no'), run: () => say(desk, false) };
  const offer = desk.plan ? undefined : desk.plain('Pass');
  if (!offer) return undefined;
  return { text: t('table-pass'), run: () => desk.act(offer.action) };
}

/** Further buttons for the whole question: not those of a single card. */
export function others(desk: Desk): Offer[] {
  if (desk.prompt?.choice.kind !== 'Act' || desk.plan) return [];
  const [first, ...rest] = own(desk);
  if (first) return rest.slice(0, 2);
  const plain = (['Draw', 'End'] as const).map((name) => desk.plain(name));
  const chosen = primary(desk)?.text;
  return plain.filter((offer) => offer !== undefined).filter((offer) => offer.words.text !== chosen);
}
