// The outcome of an attempt or a fight, built from its events: often it is over before it can be seen.
import type {
  Asked,
  CardId,
  ChecklistLine,
  EventKind,
  NumberedEvent,
  Seat,
  SideView,
} from '../../generated/wire';
import { affectedCards, revealed, type DilemmaState } from './attempt';
import { isShown, number, type Line } from './story';

/** Affected cards, and the number of those that cannot be seen. */
export interface Some {
  cards: CardId[];
  hidden: number;
}

export interface Losses {
  stopped: Some;
  killed: Some;
}

export interface Met extends Losses {
  card: CardId;
  state: DilemmaState;
  /** Its other effects. */
  lines: Line[];
}

interface Ended {
  /** The number of answers when it was over. */
  after: number;
  who: Seat;
}

export interface AttemptOutcome extends Ended, Losses {
  kind: 'attempt';
  mission: CardId;
  people: number;
  solved: boolean;
  points: number;
  /** The requirements and what the team had, if it was not enough; only the attempter receives them. */
  asked: ChecklistLine[];
  dilemmas: Met[];
  /** Dilemmas that were left when nobody remained to face them. */
  unfaced: number;
}

export interface FightOutcome extends Ended, Losses {
  kind: 'fight';
  combat: boolean;
  source?: CardId;
  winner?: Seat;
  by: number;
  /** The two sides, the beginner first; nothing if it was prevented before the sides were compared. */
  sides?: [SideView, SideView];
  /** Its other effects. */
  lines: Line[];
}

export type Outcome = AttemptOutcome | FightOutcome;

const FATES = { Stop: 'stopped', Kill: 'killed' } as const;
const isFate = (kind: EventKind): kind is keyof typeof FATES => kind in FATES;

export function losses(events: NumberedEvent[]): Losses {
  const all: Losses = { stopped: { cards: [], hidden: 0 }, killed: { cards: [], hidden: 0 } };
  for (const event of events) {
    if (!isFate(event.kind)) continue;
    const some = all[FATES[event.kind]];
    const seen = affectedCards(event);
    some.cards = [...new Set([...some.cards, ...seen])];
    some.hidden += event.hidden ?? (seen.length === 0 ? 1 : 0);
  }
  return all;
}

/** Events that are shown elsewhere, or that do not matter for the outcome. */
const APART: EventKind[] = [
  'FightBegin',
  'Compare',
  'FightWin',
  'FightEnd',
  'Join',
  'RevealDilemma',
  'Overcome',
  'ReturnDilemma',
  'Show',
  'Check',
  'Shuffle',
];

const further = (story: NumberedEvent[]): Line[] =>
  story.filter((line) => isShown(line) && !isFate(line.kind) && !APART.includes(line.kind));

const ENDS: Partial<Record<EventKind, EventKind>> = {
  Complete: 'AttemptBegin',
  AttemptFail: 'AttemptBegin',
  FightEnd: 'FightBegin',
};

/** The team's result against the requirements. */
function checked(story: NumberedEvent[]): ChecklistLine[] {
  return story.flatMap(({ kind, facet, amount }): ChecklistLine[] => {
    if (kind !== 'Check') return [];
    const need = number(amount);
    const line = (what: Asked, have: number) => [{ what, have, need, met: have >= need, depth: 0 }];
    if (facet?.kind === 'Skill') return line({ kind: 'Skill', of: facet.of[0] }, facet.of[1]);
    return facet?.kind === 'Stat' ? line({ kind: 'Total', of: facet.of[0] }, facet.of[1]) : [];
  });
}

function attempted(
  story: NumberedEvent[],
  end: NumberedEvent,
  later: NumberedEvent[],
): AttemptOutcome | undefined {
  const [begin] = story;
  const mission = begin?.card;
  if (begin?.who === undefined || mission === undefined) return undefined;
  const met = revealed(story);
  const by = (card: CardId) => {
    const done = story.filter((event) => event.source === card);
    return { ...losses(done), lines: further(done) };
  };
  const rest = story.filter((event) => event.source === undefined || !met.has(event.source));
  const points = later.find((event) => event.kind === 'Points' && event.who === begin.who);
  const unfaced = story.filter(
    (event) => event.kind === 'Overcome' && affectedCards(event).every((card) => !met.has(card)),
  );
  return {
    kind: 'attempt',
    after: end.after,
    who: begin.who,
    mission,
    people: number(begin.amount),
    solved: end.kind === 'Complete',
    points: number((points ?? end).amount),
    asked: end.kind === 'Complete' ? [] : checked(story.filter(({ card }) => card === mission)),
    dilemmas: [...met].map(([card, state]) => ({ card, state, ...by(card) })),
    unfaced: unfaced.reduce((sum, event) => sum + Math.max(1, affectedCards(event).length), 0),
    ...losses(rest),
  };
}

function fought(story: NumberedEvent[], end: NumberedEvent): FightOutcome | undefined {
  const [begin] = story;
  if (begin?.who === undefined) return undefined;
  const win = story.find(({ kind }) => kind === 'FightWin');
  const sides = story.findLast(({ kind }) => kind === 'Compare')?.sides;
  return {
    kind: 'fight',
    after: end.after,
    who: begin.who,
    combat: begin.to?.kind !== 'Orbit',
    ...(begin.card === undefined ? {} : { source: begin.card }),
    ...(win?.who === undefined ? {} : { winner: win.who }),
    by: Math.abs(number(win?.amount)),
    ...(sides ? { sides } : {}),
    lines: further(story),
    ...losses(story),
  };
}

/** The attempts and fights that ended after this many answers, the oldest first. */
export function outcomes(log: NumberedEvent[], after: number): Outcome[] {
  return log.flatMap((end, at) => {
    const first = ENDS[end.kind];
    if (!first || end.after <= after) return [];
    const from = log.slice(0, at).findLastIndex(({ kind }) => kind === first);
    if (from < 0) return [];
    const story = log.slice(from, at + 1);
    const outcome = first === 'FightBegin' ? fought(story, end) : attempted(story, end, log.slice(at + 1));
    return outcome ? [outcome] : [];
  });
}
