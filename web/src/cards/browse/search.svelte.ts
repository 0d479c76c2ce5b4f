// A search that goes on while somebody types.
import type { CardInfo, Found, QueryFault } from '../../generated/wire';
import { get, has, problem, type Problem, query } from '../../lib/api';
import { cards } from '../../lib/cards.svelte';

const PAUSE = 180;

export class Search {
  /** Nothing where all cards are wanted. */
  private ids = $state.raw<string[] | null>([]);
  /** The query of what was found: the last one that worked. */
  of = $state.raw<string>();
  wrong = $state.raw<QueryFault>();
  failed = $state.raw<Problem>();
  busy = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private turn = 0;

  /** Whether what was found belongs to a query before that of now, which has no answer. */
  stale = $derived(this.wrong !== undefined || this.failed !== undefined);

  /** What was found, in the order of the query. While a query is wrong, what was found before. */
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
