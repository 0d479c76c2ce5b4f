// For tests: a table whose server is a recording. Messages sent by the table are kept in `sent`.
import type {
  CardInfo,
  FromClient,
  TableInfo,
  ToClient,
  NumberedEvent,
  View,
  Words,
} from '../../generated/wire';
import { cards } from '../../lib/cards.svelte';
import { Live, PROTOCOL } from '../../lib/live.svelte';
import { Desk, index } from '../desk.svelte';

export interface Recording {
  n: number;
  view: View;
  table: TableInfo;
  events: NumberedEvent[];
}

class FakeSocket {
  static readonly OPEN = 1;
  static last: FakeSocket;
  readyState = 1;
  sent: FromClient[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  constructor() {
    FakeSocket.last = this;
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as FromClient);
  }
  close() {
    this.readyState = 3;
  }
}

/** Names and texts are made up: the tests need no printed texts. */
export function madeUp(def: number, more: Partial<CardInfo> = {}): CardInfo {
  return {
    def,
    id: `X${def}`,
    title: `Card ${def}`,
    type: 'Personnel',
    set: 'X',
    rarity: 'Common',
    unique: false,
    cost: 2,
    lines: [{ label: 'Type', text: 'Sample' }],
    text: `Text of ${def}`,
    ...more,
  };
}

/** Words like those the server sends with every question. */
function wordsFor({ prompt }: View): Words {
  const actions = prompt?.actions?.map(({ kind }) => ({ text: kind, short: kind, group: 'other' as const }));
  return { question: prompt?.ask.kind ?? '', ...(actions ? { actions } : {}) };
}

export interface Kit {
  desk: Desk;
  sent: () => FromClient[];
  receive: (message: ToClient) => void;
  close: () => void;
}

export function sit(recording: Recording, words?: Words, made: Record<number, Partial<CardInfo>> = {}): Kit {
  const before = globalThis.WebSocket;
  globalThis.WebSocket = FakeSocket as unknown as typeof WebSocket;
  const live = new Live('sample');
  const socket = FakeSocket.last;
  const all: CardInfo[] = [];
  for (const { def } of index(recording.view).values()) all[def] = madeUp(def, made[def]);
  cards.all = all;
  // As if each message came after the one before was drawn.
  const receive = (message: ToClient) => live['receive'](structuredClone(message));
  socket.onopen?.();
  const { n, view, table, events } = recording;
  receive({
    type: 'view',
    protocol: PROTOCOL,
    n,
    since: 0,
    view,
    table,
    events,
    chat: [],
    words: words ?? wordsFor(view),
  } as ToClient);
  return {
    desk: new Desk(live),
    sent: () => socket.sent,
    receive,
    close: () => {
      live.close();
      globalThis.WebSocket = before;
    },
  };
}
