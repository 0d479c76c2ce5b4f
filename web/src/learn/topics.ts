// The topics of the coach, in the order of importance: a topic comes up once, when the game gives a reason. A topic
// that was not read in time comes back with the next occasion.
import {
  asks,
  can,
  everybody,
  fleet,
  hand,
  happened,
  headquarters,
  info,
  is,
  me,
  missions,
  myTurn,
  offers,
  prompt,
  seat,
  type Scene,
} from './scene';
import type { Advice } from './next';

export interface Topic {
  /** The messages are `learn-topic-` and this, with a `text`. */
  id: string;
  /** Further rules to read, as ids of the ledger. */
  rules: string[];
  when: (scene: Scene, advice: Advice) => boolean;
  /** Whether it was learned by doing: then it need not be read. */
  done?: (scene: Scene) => boolean;
  /** The part of the table to look at. */
  show?: 'missions' | 'hand' | 'counters' | 'headquarters' | 'log' | 'score';
  /** Comes only if it happens; the lesson is complete without it. */
  extra?: boolean;
}

const inOrders = (scene: Scene) => asks(scene, 'Orders');
const inPlay = (scene: Scene) => asks(scene, 'PlayAndDraw');
/** Whether the coach advises to play such a card. */
const plays = (scene: Scene, { id, cards }: Advice, type: 'Ship' | 'Event' | 'Personnel') =>
  id === `play-${type.toLowerCase()}` ||
  (id === 'play' && hand(scene).some((card) => cards.includes(card.id) && is(scene, card, type)));
/** Whether the coach advises such an order. */
const orders = (scene: Scene, { id, answer }: Advice, kind: 'Move' | 'Attempt') =>
  id === 'orders' ? can(scene, kind) : answer?.kind === 'Act' && answer.value.kind === kind;
const attempting = (scene: Scene) => scene.view.board.attempt?.attempter === seat(scene);
const stoppedOne = (scene: Scene) => everybody(scene).some((card) => card.stopped);
const completed = (scene: Scene) => missions(scene).some((mission) => mission.completed);
/** Personnel aboard a ship away from the headquarters. */
const away = (scene: Scene) => fleet(scene).some(({ site }) => site !== headquarters(scene)?.site);

export const TOPICS: Topic[] = [
  {
    id: 'table',
    rules: ['2E-WIN-01', '2E-SETUP-01', '2E-CARD-20'],
    when: () => true,
    show: 'missions',
  },
  {
    id: 'turn',
    rules: ['2E-TURN-02', '2E-COST-01'],
    when: inPlay,
    show: 'counters',
  },
  {
    id: 'ship',
    rules: ['2E-PLAY-05', '2E-COST-02', '2E-CARD-06'],
    when: (scene, advice) => plays(scene, advice, 'Ship'),
    done: (scene) => fleet(scene).length > 1,
    show: 'headquarters',
    extra: true,
  },
  {
    id: 'event',
    rules: ['2E-PLAY-09', '2E-CARD-12'],
    when: (scene, advice) => plays(scene, advice, 'Event'),
    done: (scene) => (me(scene)?.core?.length ?? 0) > 0,
  },
  {
    id: 'personnel',
    rules: ['2E-PLAY-02', '2E-CARD-03', '2E-CARD-04', '2E-UNIQ-01'],
    when: (scene, advice) => plays(scene, advice, 'Personnel'),
    done: (scene) => happened(scene, 'Play', 'me'),
    show: 'hand',
  },
  {
    id: 'draw',
    rules: ['2E-DRAW-01', '2E-DRAW-05', '2E-DRAW-04'],
    when: (scene, advice) => inPlay(scene) && advice.id === 'draw',
    done: (scene) => scene.log.some((one) => one.kind === 'Draw' && one.who === seat(scene) && one.after > 0),
  },
  {
    id: 'orders',
    rules: ['2E-ORD-01', '2E-ORD-03', '2E-ORD-08'],
    when: inOrders,
  },
  {
    id: 'beam',
    rules: ['2E-BEAM-01', '2E-BEAM-02', '2E-BEAM-09'],
    when: (scene) => inOrders(scene) && offers(scene, 'Beam').length > 0,
    done: (scene) => happened(scene, 'Beam', 'me'),
  },
  {
    id: 'staff',
    rules: ['2E-STAFF-01', '2E-STAFF-02', '2E-STAFF-04', '2E-MOVE-02'],
    when: (scene) => inOrders(scene) && fleet(scene).some(({ crew }) => crew.length > 0),
  },
  {
    id: 'end',
    rules: ['2E-DISC-01', '2E-DISC-05', '2E-TURN-01'],
    when: (scene, advice) => inOrders(scene) && advice.id === 'end-orders',
    done: (scene) => happened(scene, 'TurnEnd', 'me'),
  },
  {
    id: 'rival',
    rules: ['2E-SHOW-01', '2E-ACT-03'],
    when: (scene) => scene.view.turn > (myTurn(scene) ? 2 : 1),
    show: 'log',
  },
  {
    id: 'move',
    rules: ['2E-MOVE-04', '2E-MOVE-05', '2E-MOVE-06'],
    when: (scene, advice) => orders(scene, advice, 'Move'),
    done: away,
  },
  {
    id: 'attempt',
    rules: ['2E-ATT-02', '2E-ATT-07', '2E-DIL-02', '2E-DIL-04'],
    when: (scene, advice) => advice.id === 'beam-down' || orders(scene, advice, 'Attempt'),
    done: (scene) => happened(scene, 'AttemptBegin', 'me'),
  },
  {
    id: 'plan',
    rules: ['2E-ATT-09', '2E-DIL-02', '2E-REQ-01'],
    when: (_, advice) => advice.id === 'begin' || advice.id === 'begin-short',
    done: (scene) => happened(scene, 'AttemptBegin', 'me'),
    extra: true,
  },
  {
    id: 'dilemma',
    rules: ['2E-DIL-10', '2E-DIL-14', '2E-DIL-21'],
    when: (scene) => attempting(scene) || happened(scene, 'AttemptBegin', 'me'),
  },
  {
    id: 'stopped',
    rules: ['2E-ORD-06', '2E-DIL-16', '2E-DISC-05'],
    when: (scene) => stoppedOne(scene) || (attempting(scene) && prompt(scene) !== undefined),
  },
  {
    id: 'score',
    rules: ['2E-REQ-01', '2E-REQ-06', '2E-REQ-08', '2E-GAP-18'],
    when: completed,
    show: 'score',
  },
  {
    id: 'failed',
    rules: ['2E-FAIL-02', '2E-FAIL-03', '2E-FAIL-04'],
    when: (scene) => happened(scene, 'AttemptFail', 'me'),
    extra: true,
  },
  {
    id: 'pick',
    rules: ['2E-DIL-03', '2E-DIL-04', '2E-DIL-05', '2E-DIL-06'],
    when: (scene) => asks(scene, 'ChooseDilemmas'),
  },
  {
    id: 'respond',
    rules: ['2E-ACT-03', '2E-ACT-04', '2E-WHEN-02'],
    when: (scene) => asks(scene, 'Respond'),
    done: (scene) => happened(scene, 'UseAbility', 'me'),
  },
  {
    id: 'order',
    rules: ['2E-DIL-09'],
    when: (scene) => asks(scene, 'OrderDilemmas'),
    extra: true,
  },
  {
    id: 'discard',
    rules: ['2E-DISC-01', '2E-DISC-02'],
    when: (scene) => asks(scene, 'DiscardExcess'),
    done: (scene) => happened(scene, 'Discard', 'me'),
    extra: true,
  },
  {
    id: 'killed',
    rules: ['2E-CMD-11', '2E-CMD-08'],
    when: (scene) => happened(scene, 'Kill'),
    extra: true,
  },
  {
    id: 'space',
    rules: ['2E-ATT-03', '2E-BEAM-06', '2E-WIN-01'],
    when: (scene, advice) =>
      inOrders(scene) &&
      advice.id === 'attempt' &&
      missions(scene).some(
        (one) => advice.cards.includes(one.id) && info(scene, one)?.mission?.kind === 'Space',
      ),
    extra: true,
  },
  {
    id: 'free',
    rules: ['2E-ORD-02'],
    when: (scene) => completed(scene) && inOrders(scene) && can(scene, 'End'),
    extra: true,
  },
  {
    id: 'unstaffed',
    rules: ['2E-STAFF-01', '2E-STAFF-06'],
    when: (scene) =>
      inOrders(scene) && fleet(scene).some(({ ship, crew }) => crew.length > 2 && ship.staffed === false),
    extra: true,
  },
  {
    id: 'second-ship',
    rules: ['2E-UNIQ-06'],
    when: (scene) =>
      inPlay(scene) && fleet(scene).length > 0 && hand(scene).some((card) => is(scene, card, 'Ship')),
    extra: true,
  },
];

/** The topics that make up the lesson. */
export const LESSON = TOPICS.filter((topic) => !topic.extra);

/** The topics of a whole round: a mission completed, dilemmas chosen for a rival, cards played and drawn. */
const ROUND = ['score', 'pick', 'draw'];

/** Whether the lesson is done. */
export const complete = (scene: Scene, read: ReadonlySet<string>): boolean =>
  completed(scene) && ROUND.every((id) => read.has(id));
