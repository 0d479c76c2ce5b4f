import { describe, expect, it } from 'vitest';
import type { TableInfo } from '../generated/wire';
import { after, seatOf, waiting } from './lobby.svelte';
import { sample } from '../rooms/sample';

const ids = (tables: TableInfo[]) => tables.map((table) => table.id);

describe('the tables of the lobby', () => {
  const two = [sample({ id: 'b', created: 20 }), sample({ id: 'a', created: 10 })];

  it('begin anew with a whole list, the newest first', () => {
    const tables = [sample({ id: 'c', created: 1 }), sample({ id: 'd', created: 2 })];
    expect(ids(after(two, { type: 'tables', tables }))).toEqual(['d', 'c']);
  });

  it('take in a new one at its place', () => {
    const table = sample({ id: 'c', created: 15 });
    expect(ids(after(two, { type: 'table', ...table }))).toEqual(['b', 'c', 'a']);
  });

  it('have each one once', () => {
    const table = sample({ id: 'a', created: 10, watching: 3 });
    const tables = after(two, { type: 'table', ...table });
    expect(ids(tables)).toEqual(['b', 'a']);
    expect(tables[1]?.watching).toBe(3);
  });

  it('lose those that are over or gone', () => {
    const over = sample({ id: 'a', stage: 'over' });
    expect(ids(after(two, { type: 'table', ...over }))).toEqual(['b']);
    expect(ids(after(two, { type: 'gone', id: 'b' }))).toEqual(['a']);
  });
});

describe('the games that wait for an answer', () => {
  const turn = (game: string) => ({ type: 'your_turn', game }) as const;

  it('are there once each, until it is somebody else who is asked', () => {
    let games = waiting([], turn('a'));
    games = waiting(waiting(games, turn('b')), turn('a'));
    expect(games).toEqual(['b', 'a']);
    expect(waiting(games, { type: 'turn_over', game: 'a' })).toEqual(['b']);
    expect(waiting(games, { type: 'turn_over', game: 'c' })).toEqual(['b', 'a']);
  });

  it('are replaced by a whole list', () => {
    expect(waiting(['a'], { type: 'tables', tables: [] })).toEqual([]);
  });
});

describe('the seat of somebody', () => {
  it('is not that of a program of the same name', () => {
    const table = sample({}, [{ name: 'ensign', bot: 'ensign' }, { name: 'Ada' }]);
    expect(seatOf(table, 'Ada')).toBe(1);
    expect(seatOf(table, 'ensign')).toBeUndefined();
    expect(seatOf(table, undefined)).toBeUndefined();
  });
});
