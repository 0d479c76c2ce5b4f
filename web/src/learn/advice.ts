// What the coach would do now: one legal answer, which message says it, and what belongs to it on the table. A learner is
// free to do anything else; the next question gets its own advice.
import type { Action, Answer, CardId, CardView, Choice, Place, SiteId } from '../generated/wire';
import { goals, lacking, ready, worth } from './plan';
import {
  actions,
  asks,
  awake,
  can,
  cardsOf,
  everybody,
  fleet,
  hand,
  headquarters,
  info,
  is,
  me,
  missions,
  myTurn,
  offers,
  prompt,
  seat,
  team,
  type Scene,
} from './scene';

/** What of the table belongs to an advice. */
export type Button = 'play' | 'draw' | 'beam' | 'move' | 'attempt' | 'end' | 'pass' | 'confirm';

export interface Advice {
  /** The message is `learn-do-` and this. */
  id: string;
  args?: Record<string, string | number>;
  answer?: Answer;
  cards: CardId[];
  sites: SiteId[];
  button?: Button;
  /** The group that is to act. */
  place?: Place;
}

type Part = Partial<Omit<Advice, 'id'>>;
const advice = (id: string, part: Part = {}): Advice => ({ id, cards: [], sites: [], ...part });
const act = (action: Action): Answer => ({ Act: action });
const title = (scene: Scene, card: CardView | undefined): string => info(scene, card)?.title ?? '?';

export function advise(scene: Scene): Advice {
  if (scene.view.outcome) return advice('over');
  const asked = prompt(scene);
  if (!asked) return advice(myTurn(scene) ? 'wait' : 'watch');
  if (asks(scene, 'PlayAndDraw')) return playAndDraw(scene);
  if (asks(scene, 'Orders')) return orders(scene);
  if (asks(scene, 'Respond')) return advice('respond', { answer: act('Pass'), button: 'pass' });
  if (asks(scene, 'DiscardExcess')) return discard(scene);
  if (asks(scene, 'ChooseDilemmas')) return dilemmas(scene);
  if (asks(scene, 'BeamWhich')) return beamAll(scene);
  return anything(scene, asked.choice);
}

/** A ship first, then people who can do what the next mission wants, then cards. */
function playAndDraw(scene: Scene): Advice {
  const plays = offers(scene, 'Play').map(({ Play }) => Play);
  const held = new Map(hand(scene).map((card) => [card.id, card]));
  const goal = goals(scene)[0]?.goal;
  const people = everybody(scene);
  const score = (card: CardView | undefined): number => {
    const printed = info(scene, card);
    if (!card || !printed) return 0;
    if (printed.type === 'Event') return me(scene)?.core?.some((one) => one.def === card.def) ? 0 : 50;
    if (printed.type === 'Ship') return fleet(scene).length === 0 ? 100 : 0;
    if (printed.type !== 'Personnel') return 1;
    const missing = goal ? lacking(scene, goal, people) : [];
    const helps = (printed.skills ?? []).filter(([skill]) => missing.includes(skill)).length;
    const staff = printed.icons?.some((icon) => icon === 'Cmd' || icon === 'Stf') ? 2 : 0;
    return 20 + 4 * helps + staff - 3 * printed.cost;
  };
  const ranked = plays
    .map((play) => ({ play, card: held.get(play.card) }))
    .map((one) => ({ ...one, score: score(one.card) }))
    .filter((one) => one.score > 0)
    .sort((a, b) => b.score - a.score || a.play.card - b.play.card);
  const best = ranked[0];
  if (best) {
    const kind = info(scene, best.card)?.type.toLowerCase() ?? 'personnel';
    const args = { card: title(scene, best.card), cost: info(scene, best.card)?.cost ?? 0 };
    return advice(`play-${kind}`, {
      args,
      answer: act({ Play: best.play }),
      cards: [best.play.card],
      button: 'play',
    });
  }
  if (can(scene, 'Draw'))
    return advice('draw', { args: { left: me(scene)?.counters ?? 0 }, answer: act('Draw'), button: 'draw' });
  return advice('end-play', { answer: act('End'), button: 'end' });
}

const same = (a: Place, b: Place): boolean => JSON.stringify(a) === JSON.stringify(b);

function beam(scene: Scene, from: Place, to: Place, id: string, part: Part): Advice | undefined {
  const found = offers(scene, 'Beam').find(({ Beam }) => same(Beam.from, from) && same(Beam.to, to));
  return found && advice(id, { ...part, answer: act(found), button: 'beam', place: from });
}

/** Beams people up, brings them to the next mission, attempts it, and else ends the turn. */
function orders(scene: Scene): Advice {
  const home = headquarters(scene);
  const all = fleet(scene).sort((a, b) => awake(b.crew).length - awake(a.crew).length);
  const first = all[0];
  const waiting = awake(team(scene, home?.site));
  for (const { goal, mission } of goals(scene)) {
    const beneath = (mission.beneath?.length ?? 0) + (mission.beneath_unseen ?? 0);
    const args = { mission: title(scene, mission) };
    const down = team(scene, mission.site);
    const planet = info(scene, mission)?.mission?.kind === 'Planet';
    const fit = (people: CardView[]) => ready(scene, goal, people, beneath);
    const attempt = offers(scene, 'Attempt').find(({ Attempt }) => {
      if (Attempt.mission !== mission.id) return false;
      const crew = all.find(({ ship }) => ship.id === Attempt.ship)?.crew ?? [];
      return fit(planet ? down : crew);
    });
    if (attempt) {
      const part = { args, answer: act(attempt), cards: [mission.id], sites: place(mission.site) };
      const ship = attempt.Attempt.ship;
      const where: Place = ship === null ? { Surface: mission.site ?? 0 } : { Aboard: ship };
      return advice('attempt', { ...part, button: 'attempt', place: where });
    }
    for (const { ship, site, crew } of all) {
      if (site === mission.site && planet && fit([...down, ...crew])) {
        const part = { args, cards: [ship.id], sites: place(site) };
        const found = beam(scene, { Aboard: ship.id }, { Surface: site }, 'beam-down', part);
        if (found) return found;
      }
      const move = offers(scene, 'Move').find(({ Move }) => Move.ship === ship.id && Move.to === mission.id);
      const stay = site === home?.site && waiting.length > 0;
      if (move && !stay && fit(crew)) {
        const part = { args: { ...args, ship: title(scene, ship) }, cards: [ship.id, mission.id] };
        const where = { sites: place(site), place: { Aboard: ship.id } };
        return advice('move', { ...part, ...where, answer: act(move), button: 'move' });
      }
    }
  }
  for (const { ship, site } of all) {
    const here = team(scene, site);
    const mission = missions(scene).find((one) => one.site === site);
    const stay = mission && !mission.completed && mission.id !== home?.id && here.some((one) => one.stopped);
    if (awake(here).length === 0 || stay) continue;
    const id = site === home?.site ? 'beam-up' : 'beam-back';
    const part = { args: { count: awake(here).length, ship: title(scene, ship) }, cards: [ship.id] };
    const found = beam(scene, { Surface: site }, { Aboard: ship.id }, id, { ...part, sites: place(site) });
    if (found) return found;
  }
  const back = offers(scene, 'Move').find(({ Move }) => Move.ship === first?.ship.id && Move.to === home?.id);
  if (back && first && first.site !== home?.site && waiting.length > 0 && !left(scene, first.site)) {
    const part = { args: { ship: title(scene, first.ship) }, cards: [first.ship.id], answer: act(back) };
    const where = { sites: place(first.site), place: { Aboard: first.ship.id } };
    return advice('move-home', { ...part, ...where, button: 'move' });
  }
  return advice('end-orders', { answer: act('End'), button: 'end' });
}

const place = (site: SiteId | undefined): SiteId[] => (site === undefined ? [] : [site]);

/** Whether somebody would be left behind there. */
const left = (scene: Scene, site: SiteId): boolean => team(scene, site).length > 0;

function beamAll(scene: Scene): Advice {
  const choice = prompt(scene)?.choice;
  if (typeof choice !== 'object' || !('Cards' in choice)) return anything(scene, choice);
  const cards = choice.Cards.from.slice(0, choice.Cards.max);
  const some = (people: CardView[]) => people.some(({ id }) => cards.includes(id));
  const { site } =
    fleet(scene).find(({ crew }) => some(crew)) ??
    missions(scene).find((mission) => some(team(scene, mission.site))) ??
    {};
  return advice('beam-all', { answer: { Cards: cards }, cards, sites: place(site), button: 'confirm' });
}

/** Ships and dear cards go first: people are what is needed. */
function discard(scene: Scene): Advice {
  const choice = prompt(scene)?.choice;
  if (typeof choice !== 'object' || !('Cards' in choice)) return anything(scene, choice);
  const held = cardsOf(scene);
  const cost = (id: CardId) => {
    const card = held.get(id);
    return (info(scene, card)?.cost ?? 0) + (is(scene, card, 'Personnel') ? 0 : 10);
  };
  const { from, min } = choice.Cards;
  const cards = [...from].sort((a, b) => cost(b) - cost(a)).slice(0, min);
  return advice('discard', { args: { count: min }, answer: { Cards: cards }, cards, button: 'confirm' });
}

/** The dearest that fit, none twice and none of the wrong kind. */
function dilemmas(scene: Scene): Advice {
  const choice = prompt(scene)?.choice;
  const attempt = scene.view.attempt;
  if (typeof choice !== 'object' || !('Cards' in choice) || !attempt) return anything(scene, choice);
  const { from, max, rule } = choice.Cards;
  const limit = typeof rule === 'object' && 'Dilemmas' in rule ? rule.Dilemmas.limit : 0;
  const target = scene.view.players
    .flatMap((player) => player.missions)
    .find((m) => m.id === attempt.mission);
  const kind = info(scene, target)?.mission?.kind;
  const faces = cardsOf(scene);
  const fitting = from
    .map((id) => ({ id, card: info(scene, faces.get(id)) }))
    .filter(({ card }) => card?.dilemma === 'Dual' || card?.dilemma === kind)
    .sort((a, b) => (b.card?.cost ?? 0) - (a.card?.cost ?? 0));
  const cards: CardId[] = [];
  const titles = new Set<string>();
  let cost = 0;
  for (const { id, card } of fitting) {
    if (!card || titles.has(card.title) || cost + card.cost > limit || cards.length >= max) continue;
    cards.push(id);
    titles.add(card.title);
    cost += card.cost;
  }
  const args = { count: cards.length, cost, limit };
  return advice('dilemmas', { args, answer: { Cards: cards }, cards, button: 'confirm' });
}

/** Whatever else is asked: as little as has to be, and those whom the next mission misses least. */
function anything(scene: Scene, choice: Choice | undefined): Advice {
  const button: Button = 'confirm';
  if (choice === 'YesNo') return advice('no', { answer: { YesNo: false }, button });
  if (choice === 'Act' || choice === undefined) {
    const pass = (['Pass', 'End'] as const).find((plain) => can(scene, plain));
    const first = actions(scene)[0];
    if (pass) return advice('pass', { answer: act(pass), button: 'pass' });
    return advice('any', { answer: first ? act(first) : undefined });
  }
  if ('Cards' in choice) {
    const { from, min } = choice.Cards;
    const known = cardsOf(scene);
    const people = [...known.values()].filter((card) => is(scene, card, 'Personnel'));
    const goal = goals(scene)[0]?.goal;
    const value = (id: CardId) => {
      const card = known.get(id);
      return card && goal && is(scene, card, 'Personnel') ? worth(scene, goal, card, people) : 0;
    };
    const cards = [...from].sort((a, b) => value(a) - value(b)).slice(0, min);
    const only = cards[0] === undefined ? undefined : known.get(cards[0]);
    const { attempt } = scene.view;
    if (attempt && is(scene, only, 'Personnel')) {
      const id = attempt.attempter === seat(scene) ? 'lose' : 'hit';
      const args = { card: title(scene, only) };
      return advice(id, { args, answer: { Cards: cards }, cards, button });
    }
    return advice('any', { answer: { Cards: cards }, cards, button });
  }
  if ('Order' in choice) return advice('order', { answer: { Order: choice.Order.cards }, button });
  if ('Number' in choice) return advice('any', { answer: { Number: choice.Number.min }, button });
  if ('Options' in choice) return advice('any', { answer: { Option: 0 }, button });
  if ('Player' in choice)
    return advice('any', { answer: { Player: Math.log2(choice.Player.from & -choice.Player.from) }, button });
  if ('Place' in choice) {
    const [where] = choice.Place.places;
    return advice('any', { answer: where && { Place: where }, button });
  }
  const { what } = choice.Name;
  if (typeof what === 'object' && 'Skill' in what && what.Skill[0])
    return advice('any', { answer: { Name: { Skill: what.Skill[0] } }, button });
  return advice('any');
}
