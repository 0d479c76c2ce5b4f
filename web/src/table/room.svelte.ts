// The room on the screen: sizes that the layout is computed from.
import { MediaQuery } from 'svelte/reactivity';
import { innerHeight, innerWidth } from 'svelte/reactivity/window';
import { settings } from '../lib/settings.svelte';

/** One column on an upright phone, two on one held sideways, or rows of missions. */
export type Form = 'narrow' | 'low' | 'wide';

/** The form for a width and a height in rem: larger text has less room. */
export function formOf(width: number, height: number): Form {
  const upright = height >= width;
  if (upright && width <= 46) return 'narrow';
  return height < 35 || (!upright && width < 52) ? 'low' : 'wide';
}

class Room {
  private coarse = new MediaQuery('(pointer: coarse)');
  /** Pixels of text at 100 %, read once: reading makes the browser compute all styles. */
  private readonly whole =
    parseFloat(getComputedStyle(document.documentElement).fontSize) / (settings.options.text / 100) || 16;

  private get width(): number {
    return (innerWidth.current ?? 1024) / this.rem;
  }
  private get height(): number {
    return (innerHeight.current ?? 768) / this.rem;
  }
  get form(): Form {
    return formOf(this.width, this.height);
  }
  /** Only one mission is shown in full, and cards open above the table. */
  get small(): boolean {
    return this.form !== 'wide';
  }
  /** No room for the missions of two players: those of the others are shown in brief. */
  flat(others: number): boolean {
    return this.form === 'wide' && this.height < 46.5 + 2.6 * others;
  }
  /** An upright phone with little room above and below the chosen mission. */
  short(several: boolean): boolean {
    return this.form === 'narrow' && this.height < (several ? 49 : 46);
  }
  /** Large text on a small phone: the cards in hand are smaller than usual. */
  get tiny(): boolean {
    return this.form === 'narrow' && this.height < 30;
  }
  /** Room for the zoom and the log beside the table. */
  get hasSideColumn(): boolean {
    return this.form === 'wide' && this.width >= 75;
  }
  /** Pixels of the chosen text size. */
  get rem(): number {
    return (this.whole * settings.options.text) / 100;
  }
  /** The height of a line with one person, in pixels. */
  get line(): number {
    return this.coarse.current ? 44 : 1.5 * this.rem;
  }
}

export const room = new Room();
