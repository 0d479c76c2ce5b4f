import { describe, expect, it } from 'vitest';
import { Store } from './storage';

function fake(full = false): Storage & { all: Map<string, string> } {
  const all = new Map<string, string>();
  return {
    all,
    length: 0,
    clear: () => all.clear(),
    key: () => null,
    getItem: (key) => all.get(key) ?? null,
    setItem: (key, value) => {
      if (full) throw new DOMException('full', 'QuotaExceededError');
      all.set(key, value);
    },
    removeItem: (key) => void all.delete(key),
  };
}

describe('what the browser remembers', () => {
  it('is stored', () => {
    const storage = fake();
    const store = new Store(() => storage);
    expect(store.get('a')).toBeNull();
    expect(store.set('a', '1')).toBe(true);
    expect(storage.all.get('a')).toBe('1');
    expect(store.get('a')).toBe('1');
    store.remove('a');
    expect(store.get('a')).toBeNull();
  });

  it('is held for the page where nothing may be stored', () => {
    const store = new Store(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(store.get('a')).toBeNull();
    expect(store.set('a', '1')).toBe(false);
    expect(store.get('a')).toBe('1');
    store.remove('a');
    expect(store.get('a')).toBeNull();
  });

  it('is held for the page where there is no room, rather than what was there before', () => {
    const storage = fake(true);
    storage.all.set('a', 'old');
    const store = new Store(() => storage);
    expect(store.get('a')).toBe('old');
    expect(store.set('a', 'new')).toBe(false);
    expect(store.get('a')).toBe('new');
    store.remove('a');
    expect(store.get('a')).toBeNull();
    expect(storage.all.has('a')).toBe(false);
  });
});
