// How much room there is: sizes that the layout is computed from.
import { MediaQuery } from 'svelte/reactivity';
import { settings } from '../lib/settings.svelte';

class Room {
  private coarse = new MediaQuery('(pointer: coarse)');
  private slim = new MediaQuery('(max-width: 46rem) and (orientation: portrait)');
  private broad = new MediaQuery('(min-width: 75rem)');

  /** One column, as on a phone held upright. */
  get narrow() {
    return this.slim.current;
  }
  /** Room for the zoom and the log beside the table. */
  get aside() {
    return this.broad.current;
  }
  /** Pixels of a text of 100 %, asked for once: asking makes the browser compute all styles. */
  private readonly whole =
    parseFloat(getComputedStyle(document.documentElement).fontSize) / (settings.options.text / 100) || 16;

  /** Pixels of the text size that was chosen. */
  get rem(): number {
    return (this.whole * settings.options.text) / 100;
  }
  /** The height of a line with one person, in pixels. */
  get line(): number {
    return this.coarse.current ? 44 : 1.5 * this.rem;
  }
}

export const room = new Room();
