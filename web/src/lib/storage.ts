// The browser's storage. It may be forbidden or full: then values are kept as long as the page is open.

/** Values that could not be stored; `null` for those that could not be removed. */
type Held = Map<string, string | null>;

export class Store {
  private readonly held: Held = new Map();

  constructor(private readonly open: () => Storage) {}

  get(key: string): string | null {
    const held = this.held.get(key);
    if (held !== undefined) return held;
    try {
      return this.open().getItem(key);
    } catch {
      return null;
    }
  }

  /** Returns false if the value will be lost with the page. */
  set(key: string, value: string): boolean {
    try {
      this.open().setItem(key, value);
      this.held.delete(key);
      return true;
    } catch {
      this.held.set(key, value);
      return false;
    }
  }

  remove(key: string) {
    try {
      this.open().removeItem(key);
      this.held.delete(key);
    } catch {
      this.held.set(key, null);
    }
  }
}

/** Kept in this browser. */
export const local = new Store(() => localStorage);
/** Kept as long as this tab is open. */
export const session = new Store(() => sessionStorage);
