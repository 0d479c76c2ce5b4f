// A deck in the editor: its cards, the server's report, and the unsaved changes.
import type { CardInfo, DeckList, DeckReport, StoredDeck } from '../generated/wire';
import { get, has, list, part, post, problem, type Problem, put } from '../lib/api';
import { cards } from '../lib/cards.svelte';
import { me } from '../lib/me.svelte';
import { local } from '../lib/storage';
import {
  copies,
  EMPTY,
  sameList,
  SECTIONS,
  sectionOf,
  write,
  type Copies,
  type Deck,
  type DeckInfo,
} from './list';
import { starters } from './starters.svelte';

const PAUSE = 350;
const KEY = 'spaceline-deck-';

/** The deck that editing starts from. */
export type Origin = { stored: string } | { starter: string } | 'new';

const byId = (id: string) => cards.byId(id);

function keyOf(origin: Origin): string {
  if (origin === 'new') return `${KEY}new`;
  return 'stored' in origin ? KEY + origin.stored : `${KEY}starter-${origin.starter}`;
}

/** Returns the unsaved changes, if they can still be read. */
export function draft(origin: Origin): Deck | undefined {
  try {
    const value = JSON.parse(local.get(keyOf(origin)) ?? 'null') as Partial<Deck> | null;
    if (!value || typeof value.name !== 'string') return undefined;
    const deck: Deck = { ...EMPTY, ...value };
    const lists = [...SECTIONS.map((section) => value[section]), deck.sets];
    return lists.every(Array.isArray) ? deck : undefined;
  } catch {
    return undefined;
  }
}

export class DeckEditor {
  id = $state<string>();
  own = $state(true);
  by = $state('');
  list = $state.raw<Deck>(EMPTY);
  private saved = $state.raw<Deck>(EMPTY);
  report = $state.raw<DeckReport>();
  /** The text that could not be read when the deck was opened. */
  unread = $state.raw<{ text: string; report: DeckReport }>();
  restored = $state(false);
  /** Whether the browser keeps the unsaved changes. */
  kept = $state(true);
  checking = $state(false);
  saving = $state(false);
  failed = $state.raw<Problem>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private turn = 0;

  changed = $derived(!sameList(this.list, this.saved));
  text = $derived(write(this.list, byId));
  missions: Copies = $derived(copies(this.list.missions, byId));
  dilemmas: Copies = $derived(copies(this.list.dilemmas, byId));
  deck: Copies = $derived(copies(this.list.deck, byId));
  counts = $derived.by(() => {
    const all = new Map<string, number>();
    for (const section of SECTIONS) for (const id of this.list[section]) all.set(id, (all.get(id) ?? 0) + 1);
    return all;
  });

  constructor(readonly origin: Origin) {}

  /** Opens the deck; unsaved changes come back. */
  async open() {
    await Promise.all([cards.load(), me.signInAsGuest()]);
    const text = await this.begin();
    if (text) {
      const report = await this.judge(text);
      this.saved = { ...this.list, ...report.list, name: this.list.name || report.name };
      if (report.remarks.some((remark) => remark.severity === 'fault')) this.unread = { text, report };
    }
    const kept = draft(this.origin);
    this.restored = kept !== undefined && !sameList(kept, this.saved);
    this.list = this.restored && kept ? kept : this.saved;
    this.check(0);
  }

  private async begin(): Promise<string | undefined> {
    if (this.origin === 'new') return undefined;
    if ('starter' in this.origin) {
      const starter = await starters.text(this.origin.starter);
      this.list = { ...EMPTY, name: starter.name };
      return starter.text ?? '';
    }
    const stored = await get<StoredDeck>(
      `/api/decks/${part(this.origin.stored)}`,
      has({ name: 'string', text: 'string' }),
    );
    this.own = stored.own;
    this.by = stored.by;
    if (stored.own) this.id = stored.id;
    const { name, rules, sets } = stored;
    // A copy of another player's deck starts as private.
    this.list = { ...EMPTY, name, rules, sets, public: stored.own && stored.public };
    return stored.text;
  }

  private judge(text: string) {
    const { rules, sets } = this.list;
    return post<DeckReport>(
      '/api/decks/check',
      { text, rules, sets },
      has({ list: 'object', remarks: list }),
    );
  }

  /** Asks the server what is wrong with the deck, a moment after the last change. */
  check(pause = PAUSE) {
    clearTimeout(this.timer);
    const turn = ++this.turn;
    if (this.counts.size === 0) {
      // An empty deck needs no check.
      [this.report, this.failed, this.checking] = [undefined, undefined, false];
      return;
    }
    this.checking = true;
    this.timer = setTimeout(async () => {
      try {
        const report = await this.judge(this.text);
        if (turn === this.turn) [this.report, this.failed] = [report, undefined];
      } catch (error) {
        if (turn === this.turn) this.failed = problem(error);
      } finally {
        if (turn === this.turn) this.checking = false;
      }
    }, pause);
  }

  /** Changes parts of the deck. */
  set(changes: Partial<Deck>) {
    this.list = { ...this.list, ...changes };
    if (this.changed) this.kept = local.set(keyOf(this.origin), JSON.stringify(this.list));
    else local.remove(keyOf(this.origin));
    this.check();
  }

  rename(name: string) {
    this.set({ name });
  }

  add(card: CardInfo) {
    const section = sectionOf(card);
    this.set({ [section]: [...this.list[section], card.id] });
  }

  remove(card: CardInfo) {
    const section = sectionOf(card);
    const at = this.list[section].lastIndexOf(card.id);
    if (at >= 0) this.set({ [section]: this.list[section].toSpliced(at, 1) });
  }

  /** Replaces the list, for instance by an imported one. */
  replace(list: DeckList) {
    this.unread = undefined;
    this.set({ ...list, name: list.name || this.list.name });
  }

  /** Goes back to the saved deck. */
  discard() {
    this.restored = false;
    this.set(this.saved);
  }

  /** Saves the deck: the user's own under its link, any other as a new one. */
  async save(): Promise<string | undefined> {
    this.saving = true;
    this.failed = undefined;
    try {
      const { name, rules, sets } = this.list;
      const writing = { name, text: this.text, rules, sets, public: this.list.public };
      if (this.id) await put(`/api/decks/${part(this.id)}`, writing);
      else this.id = (await post<DeckInfo>('/api/decks', writing)).id;
      this.saved = this.list;
      this.own = true;
      this.restored = false;
      local.remove(keyOf(this.origin));
      return this.id;
    } catch (error) {
      this.failed = problem(error);
      return undefined;
    } finally {
      this.saving = false;
    }
  }
}
