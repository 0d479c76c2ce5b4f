// Tables for tests.
import type { SeatInfo, TableInfo } from '../generated/wire';

export function sample(about: Partial<TableInfo>, seats: Partial<SeatInfo>[] = [{}, {}]): TableInfo {
  return {
    id: 'a',
    stage: 'open',
    created: 0,
    started: 0,
    watching: 0,
    setup: {
      edition: 'second',
      rules: '2003',
      players: seats.length,
      sets: [],
      clock: { kind: 'none' },
      access: 'public',
      rated: false,
      watched: true,
    },
    seats: seats.map((seat, at) => ({
      seat: at,
      name: '',
      guest: false,
      here: false,
      ready: false,
      again: false,
      shows_hand: false,
      ...seat,
    })),
    ...about,
  };
}
