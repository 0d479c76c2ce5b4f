// The list of tables, kept up to date over a socket that reconnects by itself.
import type { TableInfo, ToLobby } from '../generated/wire';
import { list, table as isTable } from './api';
import { t } from './lang.svelte';
import { me } from './me.svelte';
import { notify, withdraw } from './notice';
import { Socket } from './socket.svelte';

/** The tables after a message, the newest first. */
export function after(tables: TableInfo[], message: ToLobby): TableInfo[] {
  switch (message.type) {
    case 'tables':
      return [...message.tables].sort((a, b) => b.created - a.created);
    case 'table': {
      const rest = tables.filter((table) => table.id !== message.id);
      if (message.stage === 'over') return rest;
      const at = rest.findIndex((table) => table.created <= message.created);
      return at < 0 ? [...rest, message] : rest.toSpliced(at, 0, message);
    }
    case 'gone':
      return tables.filter((table) => table.id !== message.id);
    default:
      return tables;
  }
}

/** The user's games that wait for an answer, after a message. */
export function waiting(games: string[], message: ToLobby): string[] {
  const without = (game: string) => games.filter((other) => other !== game);
  switch (message.type) {
    case 'tables':
      return [];
    case 'your_turn':
      return [...without(message.game), message.game];
    case 'turn_over':
      return without(message.game);
    default:
      return games;
  }
}

/** The user's seat at a table. */
export function seatOf(table: TableInfo, name: string | undefined): number | undefined {
  if (!name) return undefined;
  return table.seats.find((seat) => !seat.bot && seat.name === name)?.seat;
}

export class Lobby extends Socket<ToLobby, never> {
  /** Whether the list has arrived. */
  known = $state(false);
  tables = $state.raw<TableInfo[]>([]);
  /** The user's games that wait for an answer. */
  turns = $state.raw<string[]>([]);
  /** A game of the user's that has just begun. */
  begun = $state('');
  announcement = $state('');

  constructor() {
    super();
    this.connect();
  }

  protected path(): string {
    return '/api/lobby/socket';
  }

  protected receive(message: ToLobby) {
    const fine =
      message.type === 'tables'
        ? list(message.tables) && message.tables.every(isTable)
        : message.type !== 'table' || isTable(message);
    if (!fine) throw new Error('a table that is none');
    this.tables = after(this.tables, message);
    this.turns = waiting(this.turns, message);
    switch (message.type) {
      case 'tables':
        this.known = true;
        break;
      case 'your_turn':
        notify(t('around-notice-turn'), `/games/${message.game}`);
        break;
      case 'turn_over':
        withdraw(`/games/${message.game}`);
        break;
      case 'game_start':
        this.begun = message.game;
        notify(t('around-notice-start'), `/games/${message.game}`);
        break;
      case 'announcement':
        this.announcement = message.text;
        break;
      case 'table':
      case 'gone':
      case 'problem':
      case 'pong':
        break;
      default:
        throw new Error('an unknown message');
    }
  }

  /** The user's tables, those that wait for an answer first. */
  mine: TableInfo[] = $derived.by(() => {
    const own = this.tables.filter((table) => seatOf(table, me.now?.name) !== undefined);
    const waits = (table: TableInfo) => (this.turns.includes(table.id) ? 0 : 1);
    return own.sort((a, b) => waits(a) - waits(b));
  });
}
