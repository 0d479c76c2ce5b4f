import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { notify, withdraw } from './notice';
import { settings } from './settings.svelte';

describe('a notice of the browser', () => {
  const shown: { to: string; open: boolean }[] = [];

  beforeEach(() => {
    shown.length = 0;
    settings.set('notices', true);
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    class FakeNotification {
      static readonly permission = 'granted';
      private readonly entry;
      constructor(_title: string, { tag }: { tag: string }) {
        this.entry = { to: tag, open: true };
        shown.push(this.entry);
      }
      close() {
        this.entry.open = false;
      }
    }
    vi.stubGlobal('Notification', FakeNotification);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    settings.set('notices', false);
  });

  it('is taken back when it is so no more, and no other', () => {
    notify('Your turn', '/games/a');
    notify('Your turn', '/games/b');
    withdraw('/games/a');
    withdraw('/games/c');
    expect(shown).toEqual([
      { to: '/games/a', open: false },
      { to: '/games/b', open: true },
    ]);
    withdraw('/games/b');
    expect(shown[1]?.open).toBe(false);
  });
});
