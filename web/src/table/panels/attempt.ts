// The state of an attempt: the dilemmas in their order and the people who took part, from the view and from what
// happened since it began.
import type { AttemptView, CardId, EventKind, SeenEvent } from '../../generated/wire';

export type DilemmaState = 'overcome' | 'returned' | 'facing' | 'faced' | 'hidden';

/** A dilemma of the attempt; one that the viewer may not see has no card. */
export interface Queued {
  card?: CardId;
  state: DilemmaState;
}

export type Fate = 'ready' | 'stopped' | 'killed';

export interface Member {
  card: CardId;
  fate: Fate;
}

/** The events since the last one of this kind; none without one. */
export function since<E extends SeenEvent>(log: E[], kind: EventKind): E[] {
  const at = log.findLastIndex((event) => event.kind === kind);
  return at < 0 ? [] : log.slice(at);
}

/** The cards that an event affected. */
export const affectedCards = (event: SeenEvent): CardId[] => [
  ...(event.card === undefined ? [] : [event.card]),
  ...(event.cards ?? []),
];

const LEAVES: Partial<Record<EventKind, DilemmaState>> = {
  Overcome: 'overcome',
  ReturnDilemma: 'returned',
  Place: 'faced',
};

/** The revealed dilemmas, with their outcomes. */
export function revealed(events: SeenEvent[]): Map<CardId, DilemmaState> {
  const met = new Map<CardId, DilemmaState>();
  for (const event of events) {
    if (event.kind === 'RevealDilemma' && event.card !== undefined) met.set(event.card, 'faced');
    const left = LEAVES[event.kind];
    if (left) for (const card of affectedCards(event)) if (met.has(card)) met.set(card, left);
  }
  return met;
}

/** The dilemmas of the attempt in the order in which they are faced. */
export function queue(attempt: AttemptView, log: SeenEvent[]): Queued[] {
  const met = revealed(since(log, 'AttemptBegin'));
  for (const { id } of attempt.faced ?? []) if (!met.has(id)) met.set(id, 'faced');
  if (attempt.dilemma) met.set(attempt.dilemma.id, 'facing');
  const shown: Queued[] = [...met].map(([card, state]) => ({ card, state }));
  const coming = attempt.stack_cards?.map(({ id }): Queued => ({ card: id, state: 'hidden' }));
  const hidden = Array.from({ length: attempt.stack }, (): Queued => ({ state: 'hidden' }));
  return [...shown, ...(coming ?? hidden)];
}

/** All visible participants, including those who were stopped or killed on the way. */
export function team(attempt: AttemptView, log: SeenEvent[]): Member[] {
  const fates = new Map<CardId, Fate>(attempt.known_participants.map((card) => [card, 'ready']));
  for (const event of since(log, 'AttemptBegin')) {
    if (event.kind !== 'Stop' && event.kind !== 'Kill') continue;
    for (const card of affectedCards(event))
      if (fates.get(card) !== 'ready') fates.set(card, event.kind === 'Kill' ? 'killed' : 'stopped');
  }
  return [...fates].map(([card, fate]) => ({ card, fate }));
}

/** The total cost of the visible dilemmas. */
export function cost(queued: Queued[], costs: (card: CardId) => number): number {
  return queued.reduce((sum, { card }) => sum + (card === undefined ? 0 : costs(card)), 0);
}
