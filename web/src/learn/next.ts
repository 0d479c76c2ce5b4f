// The coach's next piece of advice: the words for an answer, and its cards and buttons on the table. The answer is the
// hint of the server, or the only one that the question has; without either the coach points at what is offered. A
// learner is free to do anything else.
import type { Action, Answer, CardId, CardView, Choice, Place, SiteId } from '../generated/wire';
import {
  asks,
  awake,
  cardsOf,
  fleet,
  headquarters,
  info,
  is,
  missions,
  myTurn,
  myCounters,
  offers,
  prompt,
  seat,
  team,
  type Scene,
} from './scene';

/** The button that belongs to a piece of advice. */
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
const act = (action: Action): Answer => ({ kind: 'Act', value: action });
const title = (scene: Scene, card: CardView | undefined): string => info(scene, card)?.title ?? '?';
const at = (site: SiteId | undefined): SiteId[] => (site === undefined ? [] : [site]);

export function next(scene: Scene, hint?: Answer): Advice {
  if (scene.view.outcome) return advice('over');
  const asked = prompt(scene);
  if (!asked) return advice(myTurn(scene) ? 'wait' : 'watch');
  const answer = hint ?? onlyAnswer(scene, asked.choice);
  return answer ? say(scene, asked.choice, answer) : pointed(scene, asked.choice);
}

/** The answer to a question that has only one. */
function onlyAnswer(scene: Scene, choice: Choice): Answer | undefined {
  switch (choice.kind) {
    case 'Act': {
      const [only, ...others] = prompt(scene)?.actions ?? [];
      return only && others.length === 0 ? act(only) : undefined;
    }
    case 'Cards':
      return choice.min === choice.from.length ? { kind: 'Cards', value: choice.from } : undefined;
    case 'Order':
      return choice.cards.length < 2 ? { kind: 'Order', value: choice.cards } : undefined;
    default:
      return undefined;
  }
}

/** Points at everything the question offers, without preferring any of it. */
function pointed(scene: Scene, choice: Choice): Advice {
  if (choice.kind === 'Cards') return advice('any', { cards: choice.from });
  if (asks(scene, 'PlayAndDraw')) {
    const cards = offers(scene, 'Play').map(({ card }) => card);
    if (cards.length > 0) return advice('play', { cards, button: 'play' });
  }
  return advice(asks(scene, 'Orders') ? 'orders' : 'any');
}

function say(scene: Scene, choice: Choice, answer: Answer): Advice {
  const said = { answer, button: 'confirm' as const };
  switch (answer.kind) {
    case 'Act':
      return action(scene, answer.value, answer);
    case 'Cards':
      return picked(scene, choice, answer.value, answer);
    case 'Order': {
      const same = choice.kind === 'Order' && answer.value.join() === choice.cards.join();
      return advice(same ? 'order' : 'any', said);
    }
    case 'YesNo':
      return advice(answer.value ? 'yes' : 'no', said);
    case 'Option': {
      const what = scene.words?.options?.[answer.value];
      return what ? advice('choose', { ...said, args: { what } }) : advice('any', said);
    }
    default:
      return advice('any', said);
  }
}

function action(scene: Scene, action: Action, answer: Answer): Advice {
  switch (action.kind) {
    case 'Play': {
      const card = cardsOf(scene).get(action.card);
      const kind = info(scene, card)?.type.toLowerCase() ?? 'personnel';
      const args = { card: title(scene, card), cost: card?.cost ?? info(scene, card)?.cost ?? 0 };
      return advice(kind === 'interrupt' ? 'play-event' : `play-${kind}`, {
        args,
        answer,
        cards: [action.card],
        button: 'play',
      });
    }
    case 'Draw':
    case 'DrawRest':
      return advice('draw', { args: { left: myCounters(scene) }, answer, button: 'draw' });
    case 'End':
      if (asks(scene, 'PlayAndDraw')) return advice('end-play', { answer, button: 'end' });
      return advice(asks(scene, 'Orders') ? 'end-orders' : 'pass', { answer, button: 'end' });
    case 'Pass':
      return advice(asks(scene, 'Respond') ? 'respond' : 'pass', { answer, button: 'pass' });
    case 'Beam':
      return beam(scene, action, answer);
    case 'Move': {
      const moved = fleet(scene).find(({ ship }) => ship.id === action.ship);
      const mission = missions(scene).find(({ id }) => id === action.to);
      const home = mission !== undefined && mission.id === headquarters(scene)?.id;
      return advice(home ? 'move-home' : mission ? 'move' : 'act', {
        args: { ship: title(scene, moved?.ship), mission: title(scene, mission), what: words(scene, answer) },
        answer,
        cards: home ? [action.ship] : [action.ship, action.to],
        sites: at(moved?.site),
        button: 'move',
        place: { kind: 'Aboard', of: action.ship },
      });
    }
    case 'Attempt': {
      const mission = missions(scene).find(({ id }) => id === action.mission);
      return advice('attempt', {
        args: { mission: title(scene, mission) },
        answer,
        cards: [action.mission],
        sites: at(mission?.site),
        button: 'attempt',
        place:
          action.ship === null
            ? { kind: 'Surface', of: mission?.site ?? 0 }
            : { kind: 'Aboard', of: action.ship },
      });
    }
    case 'Use':
      return advice('act', { args: { what: words(scene, answer) }, answer, cards: [action.card] });
    default:
      return advice('act', { args: { what: words(scene, answer) }, answer });
  }
}

/** The server's words for an action. */
function words({ view, words }: Scene, answer: Answer): string {
  const wanted = answer.kind === 'Act' ? JSON.stringify(answer.value) : '';
  const at = view.prompt?.actions?.findIndex((one) => JSON.stringify(one) === wanted) ?? -1;
  return words?.actions?.[at]?.text ?? '?';
}

function beam(scene: Scene, { from, to }: Extract<Action, { kind: 'Beam' }>, answer: Answer): Advice {
  const ship = fleet(scene).find(({ ship }) =>
    [from, to].some((place) => place.kind === 'Aboard' && place.of === ship.id),
  );
  const part = {
    answer,
    cards: ship ? [ship.ship.id] : [],
    sites: at(ship?.site),
    button: 'beam' as const,
    place: from,
  };
  if (from.kind === 'Surface') {
    const home = from.of === headquarters(scene)?.site;
    const args = { count: awake(team(scene, from.of)).length, ship: title(scene, ship?.ship) };
    return advice(home ? 'beam-up' : 'beam-back', { ...part, args });
  }
  if (to.kind === 'Surface') {
    const mission = missions(scene).find(({ site }) => site === to.of);
    return advice('beam-down', { ...part, args: { mission: title(scene, mission) } });
  }
  return advice('act', { ...part, args: { what: words(scene, answer) } });
}

function picked(scene: Scene, choice: Choice, cards: CardId[], answer: Answer): Advice {
  const part = { answer, cards, button: 'confirm' as const };
  const known = cardsOf(scene);
  const { attempt } = scene.view.board;
  if (choice.kind !== 'Cards') return advice('any', part);
  if (asks(scene, 'BeamWhich')) {
    const some = (people: CardView[]) => people.some(({ id }) => cards.includes(id));
    const { site } =
      fleet(scene).find(({ crew }) => some(crew)) ??
      missions(scene).find((mission) => some(team(scene, mission.site))) ??
      {};
    const all = cards.length === choice.from.length;
    return advice(all ? 'beam-all' : 'beam-some', { ...part, sites: at(site) });
  }
  if (asks(scene, 'DiscardExcess')) return advice('discard', { ...part, args: { count: cards.length } });
  if (asks(scene, 'ChooseDilemmas')) {
    const cost = cards.reduce((sum, id) => {
      const card = known.get(id);
      return sum + (card?.cost ?? info(scene, card)?.cost ?? 0);
    }, 0);
    const limit = choice.rule.kind === 'Dilemmas' ? choice.rule.limit : 0;
    return advice('dilemmas', { ...part, args: { count: cards.length, cost, limit } });
  }
  const first = cards[0] === undefined ? undefined : known.get(cards[0]);
  if (!attempt || !is(scene, first, 'Personnel')) return advice('any', part);
  const id = attempt.attempter === seat(scene) ? 'lose' : 'hit';
  return advice(id, { ...part, args: { card: title(scene, first) } });
}
