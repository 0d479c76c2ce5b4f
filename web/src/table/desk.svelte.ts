// The player's state at the table, apart from the game: the selected cards, the card in the zoom, what each card can
// do now. The parts of the table share one.
import type {
  Action,
  ActionGroup,
  ActionWords,
  Answer,
  CardId,
  CardInfo,
  CardView,
  Choice,
  MissionCheck,
  MissionView,
  NotNow,
  Place,
  PlayerView,
  Prompt,
  Seat,
  ShipView,
  SiteView,
  View,
} from '../generated/wire';
import { cards } from '../lib/cards.svelte';
import type { Live } from '../lib/live.svelte';
import { settings } from '../lib/settings.svelte';
import { calledAt } from '../rooms/names';
import { between, placeKey } from './board';
import { Barred } from './barred.svelte';
import { Chances } from './chances.svelte';
import { atHand } from './crew';
import { Examined } from './panels/examined.svelte';
import { Outcomes } from './panels/outcomes.svelte';
import type { Passing } from './panels/passing';
import { isStep } from './panels/steps';
import { isJudged, Verdict } from './verdict.svelte';
import { room } from './room.svelte';

/** The most steps of one answer to wait for. */
const MOST_STEPS = 3;

/** A legal action, with its words. */
export interface Offer {
  action: Action;
  words: ActionWords;
}

/** An attempt that could begin. */
export type Planned = Extract<Action, { kind: 'Attempt' }>;

/**
 * `picked`: why these cards cannot be the answer; `not`: why actions are not possible, or those that begin with a card,
 * or only those of one kind.
 */
export type WhyAsked = { card: CardId } | { picked: CardId[] } | { not: CardId | null; order?: ActionGroup };

/** Every visible card of a view, by its number. */
export function index(view: View): Map<CardId, CardView> {
  const all = new Map<CardId, CardView>();
  const add = (card?: CardView) => {
    if (!card) return;
    all.set(card.id, card);
    card.on?.forEach(add);
  };
  const ship = (one: ShipView) => {
    add(one);
    one.damage?.forEach(add);
    one.crews?.forEach((crew) => [...(crew.cards ?? []), ...(crew.on_hidden ?? [])].forEach(add));
  };
  for (const player of view.players) {
    for (const pile of [player.hand, player.discard, player.removed, player.core, player.limbo])
      pile?.forEach(add);
    for (const mission of player.missions) {
      add(mission);
      mission.beneath?.forEach(add);
    }
  }
  for (const { pile, brig } of view.board.players) for (const cards of [pile, brig]) cards?.forEach(add);
  for (const site of view.sites) {
    site.ships?.forEach(ship);
    site.groups?.forEach((group) => [...(group.cards ?? []), ...(group.on_hidden ?? [])].forEach(add));
  }
  view.kept?.forEach(ship);
  const { prompt } = view;
  const { attempt } = view.board;
  if (attempt) {
    add(attempt.dilemma);
    for (const pile of [attempt.faced, attempt.drawn_cards, attempt.stack_cards]) pile?.forEach(add);
  }
  prompt?.faces?.forEach(add);
  return all;
}

/** The candidates of a choice of cards, or the cards to put in order. */
export function candidates(choice: Choice | undefined): CardId[] {
  if (choice?.kind === 'Cards') return choice.from;
  return choice?.kind === 'Order' ? choice.cards : [];
}

export type Pile = 'hand' | 'discard' | 'removed' | 'pile' | 'core' | 'brig' | 'limbo';

/** The sheet that is open above the table. */
export type Opened =
  | { what: 'actions' | 'keys' | 'log' | 'zoom' | 'hint' | 'start' }
  | { what: 'pile'; seat: Seat; pile: Pile }
  | { what: 'group'; block: string }
  | { what: 'row'; mission: CardId };

export class Desk {
  /** The card in the zoom: one of this game, or one of the catalogue. */
  zoom = $state.raw<{ card?: CardId; def: number } | null>(null);
  /** The cards selected for the question, in the order of selection. */
  picked = $state.raw<CardId[]>([]);
  /** The card whose actions are shown in a menu. */
  menu = $state.raw<CardId | null>(null);
  /** The thing to explain: a card with its numbers, or the reason why something cannot be done. */
  why = $state.raw<WhyAsked | null>(null);
  /** The dialog that is open. */
  dialog = $state<'concede' | 'responses' | 'end' | null>(null);
  /** Whether responses are passed without asking. */
  passing = $state<Passing>('off');
  /** The definitions of all cards seen so far, whether they can still be seen or not. */
  private readonly seen = new Map<CardId, number>();
  /** The place to beam from: the places to beam to are marked. */
  aim = $state.raw<Place | null>(null);
  /** The attempt that is previewed before it begins. */
  plan = $state.raw<Planned | null>(null);
  /** The place that those are beamed to who are being chosen. */
  beaming = $state.raw<Place | null>(null);
  /** Whether this player has answered something since the page was opened. */
  answered = $state(false);
  opened = $state.raw<Opened | null>(null);
  /** The list of the candidates, beside the table. */
  listing = $state(false);
  private last: CardId | undefined;
  readonly outcomes = new Outcomes();
  private readonly verdict: Verdict;
  readonly barredBy: Barred;
  private readonly chances: Chances;
  readonly examined = new Examined();

  constructor(readonly live: Live) {
    this.verdict = new Verdict(live.id);
    this.barredBy = new Barred(live.id);
    this.chances = new Chances(live.id);
    live.stay = ({ events }) => {
      const steps = events.filter((line) => isStep(line, this.seat)).length;
      return settings.options.pace * Math.min(steps, MOST_STEPS);
    };
    this.outcomes.note(live, null);
    this.examined.note(live, null);
    live.onChange = (before) => {
      // Of several changes at once only the last is drawn: the cards seen in between are remembered too.
      void this.cards;
      this.outcomes.note(live, before);
      this.examined.note(live, before && index(before));
    };
  }

  view = $derived.by(() => this.live.view);
  /** A draw may end a game while a question is open. */
  prompt: Prompt | undefined = $derived.by(() => (this.live.over ? undefined : this.view?.prompt));
  seat = $derived(this.view?.viewer ?? null);
  cards = $derived.by(() => {
    const now = this.view ? index(this.view) : new Map<CardId, CardView>();
    for (const [id, { def }] of now) this.seen.set(id, def);
    for (const { faces } of this.live.log) faces?.forEach(({ id, def }) => this.seen.set(id, def));
    return now;
  });
  candidates = $derived(new Set(candidates(this.prompt?.choice)));

  /** The legal actions, with words; none for other questions. */
  offers: Offer[] = $derived.by(() => {
    const actions = this.prompt?.actions ?? [];
    const words = this.live.words?.actions ?? [];
    return actions.flatMap((action, at) => (words[at] ? [{ action, words: words[at] }] : []));
  });

  /** The legal actions by the card they begin with: the one played or used, the ship that moves, the mission. */
  byCard: Map<CardId, Offer[]> = $derived.by(() => {
    const all = new Map<CardId, Offer[]>();
    for (const offer of this.offers) {
      const card = subject(offer.action);
      if (card !== undefined) all.set(card, [...(all.get(card) ?? []), offer]);
    }
    return all;
  });

  /** The possible targets of the action that was begun: by card (`card 5`) or place (`Aboard 20`). */
  targets: Map<string, Offer> = $derived.by(() => {
    const all = new Map<string, Offer>();
    const { aim, menu } = this;
    if (aim) {
      for (const offer of this.beams(aim))
        if (offer.action.kind === 'Beam') all.set(placeKey(offer.action.to), offer);
    } else if (menu !== null) {
      for (const offer of this.byCard.get(menu) ?? []) {
        const { action } = offer;
        if (action.kind === 'Move') all.set(`card ${action.to}`, offer);
        if (action.kind === 'Play' && action.at !== null) all.set(`card ${action.at}`, offer);
      }
    }
    return all;
  });

  /** The answer that the server lays ready for this question. */
  suggested: Answer | undefined = $derived.by(() =>
    this.prompt ? (this.live.words?.suggested ?? undefined) : undefined,
  );

  /** The group that is being planned with. */
  crew: CardId[] = $derived.by(() => atHand(this));

  /** Cards on the table that can be clicked. */
  onTable: Set<CardId> = $derived.by(() => {
    const { view } = this;
    if (!view) return new Set<CardId>();
    const own = view.players.filter((player) => player.seat === this.seat);
    const groups = view.sites.flatMap((site) => [
      ...(site.groups ?? []),
      ...(site.ships ?? []).flatMap((ship) => ship.crews ?? []),
    ]);
    const all: CardView[] = [
      ...own.flatMap((player) => [...(player.hand ?? []), ...(player.core ?? [])]),
      ...own.flatMap(({ seat }) => view.board.players[seat]?.brig ?? []),
      ...view.players.flatMap((player) => player.missions),
      ...view.sites.flatMap((site) => site.ships ?? []),
      ...groups.flatMap((group) => group.cards ?? []),
    ];
    return new Set(all.map((card) => card.id));
  });

  me: PlayerView | undefined = $derived(this.view?.players.find((player) => player.seat === this.seat));

  /** The ways to beam from a place. */
  beams(from: Place): Offer[] {
    const key = placeKey(from);
    return this.offers.filter(({ action }) => action.kind === 'Beam' && placeKey(action.from) === key);
  }

  /** The place of the group that a card is in; of a ship, its crew. */
  placeOf(card: CardId): Place | undefined {
    const here = (cards?: CardView[]) => cards?.some((one) => one.id === card) ?? false;
    for (const { site, groups, ships } of this.view?.sites ?? []) {
      if (groups?.some((group) => here(group.cards))) return { kind: 'Surface', of: site };
      const ship = ships?.find(({ id, crews }) => id === card || crews?.some((crew) => here(crew.cards)));
      if (ship) return { kind: 'Aboard', of: ship.id };
    }
    return undefined;
  }

  /** The attempts that the group in a place can begin. */
  attempts(from: Place): Offer[] {
    return this.offers.filter(({ action }) => {
      if (action.kind !== 'Attempt') return false;
      if (from.kind === 'Aboard') return action.ship === from.of;
      const mission = this.cards.get(action.mission) as MissionView | undefined;
      return from.kind === 'Surface' && action.ship === null && mission?.site === from.of;
    });
  }

  plain(kind: 'Pass' | 'End' | 'Draw' | 'DrawRest' | 'Hide'): Offer | undefined {
    return this.offers.find(({ action }) => action.kind === kind);
  }

  /** Whether there are hints: not for spectators, nor in rated games. */
  get hints(): boolean {
    const { table, past } = this.live;
    return this.seat !== null && table?.stage === 'live' && !table.setup.rated && !past;
  }

  /** Whether an answer can be given now. */
  get ready(): boolean {
    return this.live.ready;
  }

  mission(site: number): MissionView | undefined {
    return this.view?.players.flatMap((player) => player.missions).find((one) => one.site === site);
  }

  /** The definition of a card, also if it cannot be seen any more. */
  def(card: CardId): number | undefined {
    return this.cards.get(card)?.def ?? this.seen.get(card);
  }

  info(card: CardId): CardInfo | undefined {
    const def = this.def(card);
    return def === undefined ? undefined : cards.def(def);
  }

  title(card: CardId): string {
    return this.info(card)?.title ?? '?';
  }

  /** The visible cards of a pile, and its size. */
  pile(seat: Seat, pile: Pile): { cards: CardView[]; size: number } {
    const player = this.view?.players.find((one) => one.seat === seat);
    const second = this.view?.board.players[seat];
    if (pile === 'brig') return counted(second?.brig);
    if (pile === 'pile') return counted(second?.pile, second?.pile_size);
    if (pile === 'core' || pile === 'limbo') return counted(player?.[pile]);
    return counted(player?.[pile], player?.sizes[pile]);
  }

  /** The name of the player in a seat. */
  player(seat: Seat): string {
    return calledAt(this.live.table?.seats ?? [], seat);
  }

  /** The name of a seat, as messages take it. */
  called(seat: Seat | undefined): string {
    if (seat === undefined) return 'nobody';
    return seat === this.seat ? 'you' : this.player(seat);
  }

  look(card: CardView) {
    this.zoom = { card: card.id, def: card.def };
  }

  /** Shows a card, also where there is no room for it beside the table. */
  show(card: CardId, def: number) {
    this.zoom = { card, def };
    if (!room.hasSideColumn || settings.options.plain) this.opened = { what: 'zoom' };
  }

  toggle(card: CardId) {
    if (!this.candidates.has(card)) return;
    const choice = this.prompt?.choice;
    const most = choice?.kind === 'Cards' ? choice.max : Infinity;
    if (this.picked.includes(card)) this.picked = this.picked.filter((id) => id !== card);
    else if (most === 1) this.picked = [card];
    else this.picked = [...this.picked, card];
  }

  /**
   * A card was clicked: it goes where something is aimed at it, it is selected where cards are chosen, and otherwise
   * it is looked at and what it can do is offered. `list` are the cards beside it, for selecting a range.
   */
  press(card: CardView, event?: MouseEvent, list: CardId[] = []) {
    this.look(card);
    const aimed = this.targets.get(`card ${card.id}`) ?? this.targets.get(`Aboard ${card.id}`);
    if (aimed && card.id !== this.menu) {
      if (this.ready) this.act(aimed.action);
      return;
    }
    if (this.candidates.has(card.id)) {
      if (event?.shiftKey && this.last !== undefined) this.pick(between(list, this.last, card.id));
      else this.toggle(card.id);
      this.last = card.id;
      return;
    }
    if (this.plan) return;
    this.aim = null;
    this.menu = this.menu === card.id ? null : card.id;
  }

  /** A double click does the only action of a card. */
  twice(card: CardId) {
    const offers = this.byCard.get(card);
    if (this.ready && offers?.length === 1 && offers[0]) this.act(offers[0].action);
  }

  /** Beams from a place: at once if there is one way only. */
  beam(from: Place) {
    const ways = this.beams(from);
    this.menu = null;
    this.plan = null;
    this.opened = null;
    if (ways.length === 1 && ways[0]) this.act(ways[0].action);
    else this.aim = this.aim && placeKey(this.aim) === placeKey(from) ? null : from;
  }

  /** Whether an action was begun that needs another click. */
  get begun(): boolean {
    return this.menu !== null || this.aim !== null || this.plan !== null;
  }

  /** Cancels what was begun; returns false if there was nothing. */
  cancel(): boolean {
    const begun = this.begun || this.picked.length > 0;
    this.menu = null;
    this.plan = null;
    this.aim = null;
    this.picked = [];
    return begun;
  }

  /** Starts a new question. */
  begin() {
    this.cancel();
    this.listing = false;
    this.last = undefined;
    const { prompt } = this;
    const choice = prompt?.choice;
    if (this.opened?.what === 'actions' && choice?.kind !== 'Act') this.opened = null;
    if (choice?.kind === 'Order') this.picked = choice.cards;
    const { suggested } = this;
    if (choice?.kind === 'Order' && suggested?.kind === 'Order') this.picked = suggested.value;
    // Most beaming moves everybody, so all are selected at first, or those whom the server suggests.
    const beams = prompt?.ask.kind === 'BeamWhich';
    if (!beams) this.beaming = null;
    if (choice?.kind === 'Cards' && (choice.min >= choice.from.length || beams))
      this.picked = beams && suggested?.kind === 'Cards' ? suggested.value : choice.from;
  }

  /** Asks the server about the group at hand. */
  weigh() {
    this.chances.ask(this.live.n, this.crew);
  }

  /** The requirements of a mission for the group at hand; nothing, if none is planned with. */
  chance(mission: CardId): MissionCheck | undefined {
    return this.chances.at(this.live.n, this.crew, mission);
  }

  /** Asks the server about the selection. */
  judge() {
    const { n } = this.live;
    if (isJudged(this.prompt?.choice)) this.verdict.ask(n, this.picked);
  }

  /** The reason why the selected cards cannot be the answer. */
  get refusal(): NotNow | undefined {
    return isJudged(this.prompt?.choice) ? this.verdict.against(this.live.n, this.picked) : undefined;
  }

  /** The reason why a card cannot be added to the selection. */
  barred(card: CardId): NotNow | undefined {
    const selected = this.picked.includes(card) || !isJudged(this.prompt?.choice);
    return selected ? undefined : this.verdict.beside(card);
  }

  /** Adds those of `cards` that are candidates to the selection. */
  pick(wanted: CardId[]) {
    const fresh = wanted.filter((id) => this.candidates.has(id) && !this.picked.includes(id));
    this.picked = [...this.picked, ...fresh];
  }

  answer(answer: Answer) {
    this.answered = true;
    this.menu = null;
    this.aim = null;
    this.plan = null;
    if (this.passing === 'off') {
      this.outcomes.clear();
      this.examined.clear();
    }
    this.live.answer(answer);
  }

  /** Does an action. An attempt, which cannot be cancelled, is previewed first. */
  act(action: Action) {
    if (action.kind === 'Beam') this.beaming = action.to;
    if (action.kind !== 'Attempt') return this.answer({ kind: 'Act', value: action });
    this.cancel();
    this.opened = null;
    // The offered action itself, since the parts of the table compare by identity.
    const offered = this.offers.map((offer) => offer.action);
    this.plan = offered.find((one): one is Planned => sameAttempt(one, action)) ?? action;
    const mission = this.cards.get(action.mission);
    if (mission) this.look(mission);
  }

  /** The site where a card is, if it is at one. */
  site(card: CardId): SiteView | undefined {
    const here = (cards?: CardView[]) => cards?.some((one) => one.id === card);
    return this.view?.sites.find(
      (site) =>
        site.groups?.some((group) => here(group.cards)) ||
        site.ships?.some((ship) => ship.id === card || ship.crews?.some((crew) => here(crew.cards))),
    );
  }
}

const counted = (cards: CardView[] = [], size = cards.length) => ({ cards, size });

export const sameAttempt = (one: Action, other: Action): boolean =>
  one.kind === 'Attempt' &&
  other.kind === 'Attempt' &&
  one.mission === other.mission &&
  one.ship === other.ship;

/** The card an action begins with. Beaming belongs to places, not to cards. */
export function subject(action: Action): CardId | undefined {
  switch (action.kind) {
    case 'Play':
    case 'Use':
      return action.card;
    case 'Move':
      return action.ship;
    case 'Attempt':
      return action.ship ?? action.mission;
    case 'Repair':
      return action.damage;
    default:
      return undefined;
  }
}
