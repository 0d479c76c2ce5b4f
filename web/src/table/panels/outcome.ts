// What came of an attempt or a fight, put together from what was told of it: often it is over before it can be seen.
import type {
  Asked,
  CardId,
  ChecklistLine,
  EventKind,
  FightView,
  GroupView,
  Place,
  Seat,
  ShipView,
  SideView,
  NumberedEvent,
  View,
} from '../../generated/wire';
import { concerned, revealed, type DilemmaState } from './attempt';
import { total } from './fight';
import { isTold, number, type Line } from './story';

/** Cards that something happened to, and how many more that cannot be seen. */
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
  /** What else it did. */
  lines: Line[];
}

interface Ended {
  /** After how many answers it was over. */
  after: number;
  who: Seat;
}

export interface AttemptOutcome extends Ended, Losses {
  kind: 'attempt';
  mission: CardId;
  people: number;
  solved: boolean;
  points: number;
  /** What the mission asks for and what was there, if it was not enough; told to the attempter only. */
  asked: ChecklistLine[];
  dilemmas: Met[];
  /** Dilemmas that were left when nobody was there to face them. */
  unfaced: number;
}

export interface FightOutcome extends Ended, Losses {
  kind: 'fight';
  combat: boolean;
  source?: CardId;
  winner?: Seat;
  by: number;
  /** Who fought with what, the beginner first, as far as it is known. */
  sides?: [SideView, SideView];
  /** What texts made of it at the last moment, in favour of the beginner. */
  texts: number;
  /** What else came of it. */
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
    const seen = concerned(event);
    some.cards = [...new Set([...some.cards, ...seen])];
    some.hidden += event.hidden ?? (seen.length === 0 ? 1 : 0);
  }
  return all;
}

/** What is said elsewhere, or says nothing about how it ended. */
const APART: EventKind[] = [
  'FightBegin',
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
  story.filter((line) => isTold(line) && !isFate(line.kind) && !APART.includes(line.kind));

const ENDS: Partial<Record<EventKind, EventKind>> = {
  Complete: 'AttemptBegin',
  AttemptFail: 'AttemptBegin',
  FightEnd: 'FightBegin',
};

/** How the team stood against the requirements. */
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
    (event) => event.kind === 'Overcome' && concerned(event).every((card) => !met.has(card)),
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
    unfaced: unfaced.reduce((sum, event) => sum + Math.max(1, concerned(event).length), 0),
    ...losses(rest),
  };
}

const here = (a: Place | undefined, kind: Place['kind'], of: number) => a?.kind === kind && a.of === of;

function groupsAt(view: View, place: Place): GroupView[] {
  return view.sites.flatMap((site) => [
    ...(here(place, 'Surface', site.site) ? (site.groups ?? []) : []),
    ...(site.ships ?? []).flatMap((ship) => (here(place, 'Aboard', ship.id) ? (ship.crews ?? []) : [])),
  ]);
}

const fighter = (card: CardId, n: number) => ({ source: card, n });
const side = (seat: Seat, terms: SideView['terms']): SideView => ({
  seat,
  cards: terms.flatMap(({ source }) => (source === null ? [] : [source])),
  terms,
});

/** The sides of a combat as they stood before it; face-down cards show their Strength when it is compared. */
function combatants(
  before: View,
  place: Place,
  who: Seat,
  story: NumberedEvent[],
): [SideView, SideView] | undefined {
  const groups = groupsAt(before, place);
  const ours = groups.find(({ commander }) => commander === who);
  const others = groups.filter(({ commander }) => commander !== who);
  const [theirs] = others;
  if (!ours || !theirs || others.length > 1) return undefined;
  const of = (group: GroupView, stopped: boolean) => {
    const seen = (group.cards ?? []).filter((card) => card.attributes && (stopped || !card.stopped));
    const shown = story.flatMap(({ kind, who: whose, card, facet }) =>
      kind === 'Show' && whose === group.commander && card === undefined && facet?.kind === 'Stat'
        ? [{ source: null, n: facet.of[1] }]
        : [],
    );
    return side(group.commander, [
      ...seen.map((card) => fighter(card.id, card.attributes?.[2] ?? 0)),
      ...shown,
    ]);
  };
  return [of(ours, false), of(theirs, before.board.rules === '2002')];
}

/** The ships of an engagement: Weapons of those who began it against Shields. */
function ships(before: View, begin: NumberedEvent, story: NumberedEvent[]): [SideView, SideView] | undefined {
  const site = before.sites.find(({ site }) => here(begin.to, 'Orbit', site));
  const target = site?.ships?.find(({ id }) => id === begin.other);
  if (!site || !target || begin.who === undefined) return undefined;
  const joined = story.flatMap((event) => (event.kind === 'Join' ? concerned(event) : []));
  const { stopped } = losses(story);
  const own = site.ships?.filter(({ commander }) => commander === begin.who) ?? [];
  const fought = own.filter(({ id }) => joined.includes(id) || stopped.cards.includes(id));
  const ours = fought.length > 0 ? fought : own;
  if (fought.length === 0 && own.length > 1) return undefined;
  const theirs = (site.ships ?? []).filter(
    (ship) => ship === target || (ship.commander !== begin.who && joined.includes(ship.id)),
  );
  const terms = (all: ShipView[], stat: 'weapons' | 'shields') =>
    all.map((ship) => fighter(ship.id, ship[stat]));
  return [
    side(begin.who, terms(ours, 'weapons')),
    side(target.commander ?? begin.who, terms(theirs, 'shields')),
  ];
}

const final = ([ours, theirs]: [SideView, SideView]): [SideView, SideView] => [
  { ...ours, total: total(ours).n },
  { ...theirs, total: total(theirs).n },
];

/** What the view tells of a fight before it began, and the last that was seen of it. */
export interface Known {
  before?: View;
  seen?: FightView;
}

function fought(
  story: NumberedEvent[],
  end: NumberedEvent,
  { before, seen }: Known,
): FightOutcome | undefined {
  const [begin] = story;
  if (begin?.who === undefined) return undefined;
  const combat = begin.to?.kind !== 'Orbit';
  const win = story.find(({ kind }) => kind === 'FightWin');
  const difference = number(win?.amount);
  const counted =
    combat && begin.to
      ? before && combatants(before, begin.to, begin.who, story)
      : before && ships(before, begin, story);
  const sides: [SideView, SideView] | undefined = seen ? [seen.ours, seen.theirs] : counted;
  const texts = sides ? difference - (total(sides[0]).n - total(sides[1]).n) : 0;
  // Without a winner texts have made it even or have prevented it: nobody knows.
  const known = sides && (win !== undefined || texts === 0);
  return {
    kind: 'fight',
    after: end.after,
    who: begin.who,
    combat,
    ...(begin.card === undefined ? {} : { source: begin.card }),
    ...(win?.who === undefined ? {} : { winner: win.who }),
    by: Math.abs(difference),
    ...(known ? { sides: texts === 0 ? final(sides) : sides } : {}),
    texts: known ? texts : 0,
    lines: further(story),
    ...losses(story),
  };
}

/** What ended after this many answers, the oldest first. */
export function outcomes(log: NumberedEvent[], after: number, known: Known = {}): Outcome[] {
  return log.flatMap((end, at) => {
    const first = ENDS[end.kind];
    if (!first || end.after <= after) return [];
    const from = log.slice(0, at).findLastIndex(({ kind }) => kind === first);
    if (from < 0) return [];
    const story = log.slice(from, at + 1);
    const outcome =
      first === 'FightBegin' ? fought(story, end, known) : attempted(story, end, log.slice(at + 1));
    return outcome ? [outcome] : [];
  });
}
