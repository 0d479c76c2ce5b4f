// Whether the panel about the decks and the goal is shown: at the beginning of a game, until it is closed or the player
// has answered something.
import { isLesson } from '../learn/lesson';
import { session } from '../lib/storage';
import type { Desk } from './desk.svelte';

export class Beginning {
  private closed = $state(false);
  private readonly key: string;

  constructor(private readonly desk: Desk) {
    this.key = `spaceline-start-${desk.live.id}`;
    this.closed = session.get(this.key) !== null;
  }

  get shown(): boolean {
    const { desk } = this;
    const first = (desk.view?.turn ?? 0) <= (desk.view?.players.length ?? 0);
    if (this.closed || desk.live.past || desk.seat === null || isLesson(desk)) return false;
    return first && !desk.begun && !desk.answered;
  }

  close() {
    this.closed = true;
    session.set(this.key, 'yes');
  }
}
