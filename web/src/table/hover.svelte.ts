// Which card is previewed: the one under the pointer or with the keyboard's focus. A long press opens it in full.
import type { CardId } from '../generated/wire';
import type { Desk } from './desk.svelte';
import { room } from './room.svelte';

/** Milliseconds that the pointer rests on a card before it is shown, and that a finger does. */
const REST = 180;
const PRESS = 450;
/** Pixels that a finger may move. */
const STEADY = 12;

const CARDS = '[data-card], [data-look]';

export interface Shown {
  card: CardId;
  /** The element of the card. */
  box: DOMRect;
}

export class Preview {
  shown = $state.raw<Shown | null>(null);
  private over: HTMLElement | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pressed: { x: number; y: number } | null = null;
  /** Whether the next click only ends a long press. */
  private swallow = false;

  constructor(private readonly desk: Desk) {}

  /** Listens to the whole page, since sheets lie beside the table. Returns what ends it. */
  listen(): () => void {
    const stop = new AbortController();
    const on = <K extends keyof DocumentEventMap>(
      name: K,
      run: (event: DocumentEventMap[K]) => void,
      capture = false,
    ) => document.addEventListener(name, run, { signal: stop.signal, capture, passive: !capture });
    on('pointerover', (event) => event.pointerType === 'mouse' && this.rest(found(event.target), REST));
    on('pointerdown', (event) => this.down(event));
    on('pointermove', (event) => this.moved(event));
    on('pointerup', () => this.lift());
    on('pointercancel', () => this.lift());
    // The focus also moves while the table is being drawn, when nothing may change.
    on('focusin', (event) => {
      const card = found(event.target);
      if (card?.matches(':focus-visible')) queueMicrotask(() => this.rest(card, REST));
    });
    on('focusout', () => queueMicrotask(() => this.hide()));
    on('keydown', (event) => event.key === 'Escape' && this.hide());
    on('scroll', () => this.hide(), true);
    on(
      'click',
      (event) => {
        if (this.swallow) {
          event.preventDefault();
          event.stopPropagation();
        }
        this.swallow = false;
      },
      true,
    );
    on(
      'contextmenu',
      (event) => {
        if (this.pressed && found(event.target)) event.preventDefault();
      },
      true,
    );
    return () => {
      stop.abort();
      clearTimeout(this.timer);
    };
  }

  hide() {
    clearTimeout(this.timer);
    this.over = null;
    this.shown = null;
  }

  private rest(element: HTMLElement | null, after: number) {
    if (element === this.over && element !== null) return;
    this.hide();
    this.over = element;
    const card = element && cardOf(element);
    if (element === null || card === null || this.desk.def(card) === undefined) return;
    this.timer = setTimeout(() => {
      // Beside the table it is there already.
      const beside = room.hasSideColumn && this.desk.opened === null && this.desk.zoom?.card === card;
      if (element.isConnected && !beside) this.shown = { card, box: element.getBoundingClientRect() };
    }, after);
  }

  private down(event: PointerEvent) {
    this.hide();
    this.swallow = false;
    if (event.pointerType === 'mouse') return;
    const element = found(event.target);
    const card = element && cardOf(element);
    const def = card === null ? undefined : this.desk.def(card);
    if (card === null || def === undefined) return;
    this.pressed = { x: event.clientX, y: event.clientY };
    this.timer = setTimeout(() => {
      this.swallow = true;
      this.desk.zoom = { card, def };
      this.desk.opened = { what: 'zoom' };
    }, PRESS);
  }

  private moved({ clientX, clientY }: PointerEvent) {
    const from = this.pressed;
    if (from && Math.hypot(clientX - from.x, clientY - from.y) > STEADY) this.lift();
  }

  private lift() {
    if (!this.pressed) return;
    this.pressed = null;
    clearTimeout(this.timer);
  }
}

function found(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(CARDS) : null;
}

function cardOf({ dataset }: HTMLElement): CardId | null {
  const id = Number(dataset.card ?? dataset.look);
  return Number.isInteger(id) ? id : null;
}

export interface Spot {
  left: number;
  top: number;
}

/** Puts a card beside an element: to its right, to its left, or above it; always within the window. */
export function spot(
  box: { left: number; right: number; top: number; bottom: number },
  size: { width: number; height: number },
  view: { width: number; height: number },
): Spot {
  const gap = 8;
  const within = (at: number, length: number, all: number) => Math.max(gap, Math.min(at, all - length - gap));
  const middle = within((box.top + box.bottom - size.height) / 2, size.height, view.height);
  if (box.right + gap + size.width + gap <= view.width) return { left: box.right + gap, top: middle };
  if (box.left - gap - size.width >= gap) return { left: box.left - gap - size.width, top: middle };
  const left = within((box.left + box.right - size.width) / 2, size.width, view.width);
  return { left, top: within(box.top - gap - size.height, size.height, view.height) };
}
