// A search that runs while the user types.
import type { CardInfo, Found, QueryFault } from '../../generated/wire';
import { get, has, problem, type Problem, query } from '../../lib/api';
import { cards } from '../../lib/cards.svelte';

const PAUSE = 180;

export class Search {
  /** `null` for all cards. */
  private ids = $state.raw<string[] | null>([]);
  /** The query of the results: the last one that worked. */
  of = $state.raw<string>();
  wrong = $state.raw<QueryFault>();
  failed = $state.raw<Problem>();
  busy = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private turn = 0;

  /** Whether the results belong to an earlier query, because the current one has none. */
  stale = $derived(this.wrong !== undefined || this.failed !== undefined);

  /** The cards found, in the order of the query. While a query is wrong, the cards found before. */
  hits: CardInfo[] = $derived.by(() => {
    if (this.ids === null) return cards.all;
    return this.ids.map((id) => cards.byId(id)).filter((card) => card !== undefined);
  });

  ask(text: string, pause = PAUSE) {
    clearTimeout(this.timer);
    const turn = ++this.turn;
    if (text.trim() === '') {
      this.ids = null;
      this.of = '';
      this.wrong = this.failed = undefined;
      this.busy = false;
      return;
    }
    this.busy = true;
    this.timer = setTimeout(() => void this.find(text, turn), pause);
  }

  private async find(text: string, turn: number) {
    try {
      const found = await get<Found>(`/api/cards/search${query({ q: text })}`, has({ ids: 'list' }));
      if (turn !== this.turn) return;
      this.wrong = found.wrong ?? undefined;
      if (!found.wrong) [this.ids, this.of] = [found.ids, text.trim()];
      this.failed = undefined;
    } catch (error) {
      if (turn === this.turn) this.failed = problem(error);
    } finally {
      if (turn === this.turn) this.busy = false;
    }
  }
}
