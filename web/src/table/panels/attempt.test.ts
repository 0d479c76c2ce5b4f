import { describe, expect, it } from 'vitest';
import type { AttemptView, SeenEvent } from '../../generated/wire';
import attemptOther from '../fixtures/attempt-other.json';
import attemptMine from '../fixtures/attempt.json';
import { cost, queue, since, team } from './attempt';
import type { Recording } from './kit';

const mine = attemptMine as unknown as Recording;
const other = attemptOther as unknown as Recording;
const attemptOf = (recording: Recording) => recording.view.board.attempt as AttemptView;

describe('the dilemmas of an attempt', () => {
  it('are those that were revealed, each with what came of it', () => {
    expect(queue(attemptOf(mine), mine.events)).toEqual([
      { card: 86, state: 'overcome' },
      { card: 82, state: 'facing' },
    ]);
    expect(queue(attemptOf(other), other.events)).toEqual(queue(attemptOf(mine), mine.events));
  });

  it('that are still to come have no card, unless one chose them', () => {
    const coming = { ...attemptOf(mine), stack: 2 };
    expect(queue(coming, mine.events).slice(2)).toEqual([{ state: 'hidden' }, { state: 'hidden' }]);
    const chosen = { ...coming, stack_cards: [{ id: 5, def: 1 }] };
    expect(queue(chosen, mine.events).slice(2)).toEqual([{ card: 5, state: 'hidden' }]);
  });

  it('of the attempt before are left out', () => {
    const again: SeenEvent[] = [...mine.events, { kind: 'AttemptBegin', who: 0 }];
    const fresh = { ...attemptOf(mine), dilemma: undefined, faced: [] };
    expect(queue(fresh, again)).toEqual([]);
    expect(since(again, 'AttemptBegin')).toHaveLength(1);
  });

  it('cost what those that can be seen cost', () => {
    const queued = [{ card: 1, state: 'facing' as const }, { state: 'hidden' as const }];
    expect(cost(queued, () => 3)).toBe(3);
  });
});

describe('the people of an attempt', () => {
  it('are those who take part and those who were stopped on the way', () => {
    const all = team(attemptOf(mine), mine.events);
    expect(all.filter(({ fate }) => fate === 'ready').map(({ card }) => card)).toEqual(
      attemptOf(mine).known_participants,
    );
    expect(all).toContainEqual({ card: 45, fate: 'stopped' });
  });

  it('who were killed are listed apart', () => {
    const events: SeenEvent[] = [...mine.events, { kind: 'Kill', card: 45 }];
    expect(team(attemptOf(mine), events)).toContainEqual({ card: 45, fate: 'killed' });
  });
});
