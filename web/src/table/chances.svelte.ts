// The requirements of the player's missions against the group at hand. The server compares.
import type { CardId, MissionCheck } from '../generated/wire';
import { get, list, part, query } from '../lib/api';
import { lang } from '../lib/lang.svelte';

export class Chances {
  private found = $state.raw<{ key: string; checks: MissionCheck[] } | null>(null);
  private wanted = '';

  constructor(private readonly game: string) {}

  private key = (n: number, cards: CardId[]) => (cards.length > 0 ? `${n}:${cards.join()}` : '');

  /** Asks about a group; `n` is the number of the view. */
  ask(n: number, cards: CardId[]) {
    const key = this.key(n, cards);
    if (key === this.wanted) return;
    this.wanted = key;
    if (key === '') return;
    const wanted = query({ cards: cards.join(), words: lang.current });
    get<MissionCheck[]>(`/api/games/${part(this.game)}/missions${wanted}`, list)
      .then((checks) => {
        if (key === this.wanted) this.found = { key, checks };
      })
      .catch(() => undefined);
  }

  /** The requirements of a mission for this group, as far as the server has replied. */
  at(n: number, cards: CardId[], mission: CardId): MissionCheck | undefined {
    const { found } = this;
    if (found === null || found.key !== this.key(n, cards)) return undefined;
    return found.checks.find((check) => check.mission === mission);
  }
}
