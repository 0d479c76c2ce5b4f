// The coach of a lesson: the current topic, the next step, the progress. The topics read are kept in the browser,
// so that a lesson can be continued later.
import { untrack } from 'svelte';
import type { Action, Answer, AttemptPlan } from '../generated/wire';
import { problem } from '../lib/api';
import { cards } from '../lib/cards.svelte';
import { sameAttempt, type Desk } from '../table/desk.svelte';
import { planOf } from '../table/panels/why';
import { hintFor, type Hint } from './hint';
import { NO_HINTS, type Hints } from './hints';
import { next, type Advice } from './next';
import { headquarters, missions, hand, type Scene } from './scene';
import { complete, LESSON, TOPICS, type Topic } from './topics';

const KEY = 'spaceline-lesson-';

/** The first topic with a reason to come up that was neither read nor learned by doing. */
export function topicOf(scene: Scene, advice: Advice, read: ReadonlySet<string>): Topic | undefined {
  return TOPICS.find((topic) => !read.has(topic.id) && topic.when(scene, advice) && !topic.done?.(scene));
}

/** Whether everything advised is selected: only then is its button the next thing to press. */
export function chosen({ answer }: Advice, picked: readonly number[]): boolean {
  if (answer?.kind !== 'Cards') return true;
  return answer.value.length === picked.length && answer.value.every((card) => picked.includes(card));
}

/** Advises to begin a previewed attempt, if the server finds the team good enough or would do it itself. */
export function planned(advice: Advice, action: Action | null, plan?: AttemptPlan): Advice {
  if (!action || !plan) return advice;
  const answer: Answer = { kind: 'Act', value: action };
  if (plan.met) return { ...advice, id: 'begin', args: {}, answer, button: 'confirm' };
  const same = advice.answer?.kind === 'Act' && sameAttempt(advice.answer.value, action);
  return { ...advice, id: 'begin-short', args: {}, answer: same ? answer : undefined, button: undefined };
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
  /** The topics that were read, by id. `!off` and `!end` are choices of the learner. */
  private read = $state.raw<ReadonlySet<string>>(new Set());
  /** A topic that is read again. */
  again = $state.raw<Topic | undefined>(undefined);
  private shown: Topic | undefined;

  constructor(private readonly desk: Desk) {
    this.read = new Set(stored(desk.live.id));
  }

  private scene: Scene | null = $derived.by(() => {
    const { view, log } = this.desk.live;
    if (!view || cards.all.length === 0) return null;
    return { view, log, words: this.desk.live.words, def: (def: number) => cards.def(def) };
  });
  /** The answer that the server suggests, with the number of its view. */
  private hint = $state.raw<Hint | null>(null);
  /** Whether the server has no hints: then the coach points at what is offered. */
  private noHints = false;
  /** The server's forecast for the attempt that is being previewed. */
  private plan = $state.raw<{ action: Action; plan: AttemptPlan } | null>(null);
  advice: Advice | null = $derived.by(() => {
    const { scene, hint, plan, desk } = this;
    if (!scene) return null;
    const advised = next(scene, hint?.n === desk.live.n ? hint.answer : undefined);
    return planned(advised, desk.plan, plan?.action === desk.plan ? plan?.plan : undefined);
  });
  topic: Topic | undefined = $derived(
    this.scene && this.advice && !this.ended ? topicOf(this.scene, this.advice, this.read) : undefined,
  );
  /** The topics of the lesson that are done. */
  learned: Topic[] = $derived(LESSON.filter((topic) => this.read.has(topic.id)));
  /** All topics that were read, to be read again. */
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
      // Without storage the coach starts over with the next visit.
    }
  }

  /** Marks the topic as read. */
  next() {
    if (this.topic && !this.again) this.mark(this.topic.id);
    this.again = undefined;
  }

  /** Marks topics that were learned by doing, and a topic whose occasion has passed. */
  note() {
    const { scene, advice } = this;
    if (!scene || !advice) return;
    const last = this.shown;
    this.shown = this.topic;
    const passed = last && last !== this.topic && !last.when(scene, advice) ? last.id : undefined;
    for (const topic of TOPICS)
      if (!this.read.has(topic.id) && (topic.id === passed || topic.done?.(scene))) this.mark(topic.id);
  }

  /** Asks the server about the current question, and about the attempt that is being previewed. */
  ask() {
    const { live, plan } = this.desk;
    const { id, n } = live;
    if (this.off || !live.view?.prompt) return;
    if (!this.noHints && untrack(() => this.hint?.n) !== n)
      hintFor(id)
        .then((hint) => (this.hint = hint))
        .catch((error: unknown) => (this.noHints = problem(error).code === 'not_found'));
    if (plan)
      planOf(id, plan)
        .then((found) => (this.plan = { action: plan, plan: found }))
        .catch(() => undefined);
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

  /** Does what the coach advises. */
  follow() {
    const { advice, desk } = this;
    const answer = advice?.answer;
    if (answer === undefined || !desk.live.ready) return;
    if (advice?.id === 'attempt' && answer.kind === 'Act') desk.act(answer.value);
    else desk.answer(answer);
  }
}
