// The coach of a lesson: which topic is on, what to do next, how far one has come. What was read is kept in the browser,
// so that a lesson can be left and gone on with.
import type { Action } from '../generated/wire';
import { cards } from '../lib/cards.svelte';
import type { Desk } from '../table/desk.svelte';
import { advise, type Advice } from './advice';
import { NO_HINTS, type Hints } from './hints';
import { headquarters, missions, hand, type Scene } from './scene';
import { complete, LESSON, TOPICS, type Topic } from './topics';

const KEY = 'spaceline-lesson-';

/** The topics that come up or are done with what is seen, beside those that are read already. */
export function topicOf(scene: Scene, advice: Advice, read: ReadonlySet<string>): Topic | undefined {
  return TOPICS.find((topic) => !read.has(topic.id) && topic.when(scene, advice) && !topic.done?.(scene));
}

/** Whether nothing is left to be selected for an advice: before that its button is not the next thing to press. */
export function chosen({ answer }: Advice, picked: readonly number[]): boolean {
  if (typeof answer !== 'object' || !('Cards' in answer)) return true;
  return answer.Cards.length === picked.length && answer.Cards.every((card) => picked.includes(card));
}

/** Whoever looks at the attempt that is advised is to begin it. */
export function planned(advice: Advice, plan: Action | null): Advice {
  const same = plan !== null && JSON.stringify(advice.answer) === JSON.stringify({ Act: plan });
  return same ? { ...advice, id: 'begin', button: 'confirm' } : advice;
}

function stored(game: string): string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY + game) ?? '[]');
    return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

export class Coach {
  /** The topics that were read, by id. `!off` and `!end` are what was chosen. */
  private read = $state.raw<ReadonlySet<string>>(new Set());
  /** A topic that is read once more. */
  again = $state.raw<Topic | undefined>(undefined);
  private shown: Topic | undefined;

  constructor(private readonly desk: Desk) {
    this.read = new Set(stored(desk.live.id));
  }

  private scene: Scene | null = $derived.by(() => {
    const { view, log } = this.desk.live;
    if (!view || cards.all.length === 0) return null;
    return { view, log, def: (def: number) => cards.def(def) };
  });
  advice: Advice | null = $derived.by(() => this.scene && planned(advise(this.scene), this.desk.plan));
  topic: Topic | undefined = $derived(
    this.scene && this.advice && !this.ended ? topicOf(this.scene, this.advice, this.read) : undefined,
  );
  /** The topics of the lesson that are behind. */
  learned: Topic[] = $derived(LESSON.filter((topic) => this.read.has(topic.id)));
  /** Everything that was read, to be read again. */
  known: Topic[] = $derived(TOPICS.filter((topic) => this.read.has(topic.id)));
  readonly all = LESSON.length;
  complete: boolean = $derived(this.scene !== null && complete(this.scene, this.read));
  over: boolean = $derived(this.scene?.view.outcome !== undefined);
  won: boolean = $derived.by(() => {
    const outcome = this.scene?.view.outcome;
    const seat = this.scene?.view.viewer;
    return outcome !== undefined && typeof seat === 'number' && (outcome.winners & (1 << seat)) !== 0;
  });

  get off(): boolean {
    return this.read.has('!off');
  }

  /** Whether the end of the lesson was shown: from then on the coach only advises. */
  get ended(): boolean {
    return this.read.has('!end');
  }

  hints: Hints = $derived.by(() => {
    if (!this.scene || !this.advice || this.off) return NO_HINTS;
    const { topic, advice, scene } = this;
    const shown = new Set(advice.cards);
    if (topic?.show === 'missions') for (const one of missions(scene)) shown.add(one.id);
    if (topic?.show === 'hand') for (const one of hand(scene)) shown.add(one.id);
    const home = headquarters(scene);
    if (topic?.show === 'headquarters' && home) shown.add(home.id);
    return {
      cards: shown,
      sites: new Set(advice.sites),
      button: chosen(advice, this.desk.picked) ? advice.button : undefined,
      group: advice.place,
      place: topic?.show,
    };
  });

  private mark(id: string, on = true) {
    const next = new Set(this.read);
    if (on) next.add(id);
    else next.delete(id);
    this.read = next;
    try {
      localStorage.setItem(KEY + this.desk.live.id, JSON.stringify([...next]));
    } catch {
      // Without storage the coach begins anew with the next visit.
    }
  }

  /** The topic was read. */
  next() {
    if (this.topic && !this.again) this.mark(this.topic.id);
    this.again = undefined;
  }

  /** Keeps what was learned by doing, and what was on when its occasion passed. */
  note() {
    const { scene, advice } = this;
    if (!scene || !advice) return;
    const last = this.shown;
    this.shown = this.topic;
    const passed = last && last !== this.topic && !last.when(scene, advice) ? last.id : undefined;
    for (const topic of TOPICS)
      if (!this.read.has(topic.id) && (topic.id === passed || topic.done?.(scene))) this.mark(topic.id);
  }

  skip() {
    this.mark('!off');
  }

  resume() {
    this.mark('!off', false);
  }

  end() {
    this.mark('!end');
  }

  /** Does what is advised. */
  follow() {
    const { advice, desk } = this;
    const answer = advice?.answer;
    if (answer === undefined || !desk.live.ready) return;
    if (advice?.id === 'attempt' && typeof answer === 'object' && 'Act' in answer) desk.act(answer.Act);
    else desk.answer(answer);
  }
}
