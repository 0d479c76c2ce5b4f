// Chooses the screen by the address alone, so that every place can be linked, bookmarked and gone back to.
import type { Component } from 'svelte';

export type Params = Record<string, string>;
// Each screen declares the parts of the address it takes.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Screen = () => Promise<{ default: Component<any> }>;

/** Addresses and their screens; `:name` is passed to the screen. Each screen is loaded when it is first needed. */
const screens: [string, Screen][] = [
  ['/', () => import('../screens/Home.svelte')],
  ['/cards', () => import('../screens/Cards.svelte')],
  ['/lobby', () => import('../screens/Lobby.svelte')],
  ['/lobby/new', () => import('../screens/OpenTable.svelte')],
  ['/games/:id', () => import('../screens/Game.svelte')],
  ['/watch', () => import('../screens/Watch.svelte')],
  ['/replays/:id', () => import('../screens/Replay.svelte')],
  ['/people', () => import('../screens/People.svelte')],
  ['/people/:name', () => import('../screens/Profile.svelte')],
  ['/settings', () => import('../screens/Settings.svelte')],
  ['/sign-in', () => import('../screens/SignIn.svelte')],
  ['/cards/print', () => import('../screens/CardsPrint.svelte')],
  ['/cards/:id', () => import('../screens/CardPage.svelte')],
  ['/learn', () => import('../screens/Learn.svelte')],
  ['/rules', () => import('../screens/Rules.svelte')],
  ['/rules/:id', () => import('../screens/Rule.svelte')],
  ['/decks', () => import('../screens/Decks.svelte')],
  ['/decks/new', () => import('../screens/DeckBuilder.svelte')],
  ['/decks/:id', () => import('../screens/DeckBuilder.svelte')],
];

class Router {
  path = $state(location.pathname);
  search = $state.raw(new URLSearchParams(location.search));
  hash = $state(location.hash);

  constructor() {
    addEventListener('popstate', () => this.read());
    addEventListener('click', (event) => this.clicked(event));
  }

  /** The screen for the address, and its parameters. */
  find(): { screen: Screen; params: Params } | undefined {
    const parts = this.path.split('/').filter(Boolean);
    for (const [pattern, screen] of screens) {
      const wanted = pattern.split('/').filter(Boolean);
      if (wanted.length !== parts.length) continue;
      const params: Params = {};
      const fits = wanted.every((want, at) => {
        const part = parts[at] ?? '';
        if (!want.startsWith(':')) return want === part;
        params[want.slice(1)] = decoded(part);
        return true;
      });
      if (fits) return { screen, params };
    }
    return undefined;
  }

  go(to: string, replace = false) {
    if (replace) history.replaceState(null, '', to);
    else history.pushState(null, '', to);
    this.read();
    if (!this.hash) scrollTo(0, 0);
  }

  /** Changes the query string, without another entry in the browser's history. */
  set(values: Record<string, string | undefined>) {
    const search = new URLSearchParams(this.search);
    for (const [name, value] of Object.entries(values)) {
      if (value === undefined || value === '') search.delete(name);
      else search.set(name, value);
    }
    const text = search.toString();
    this.go(this.path + (text ? `?${text}` : ''), true);
  }

  private read() {
    this.path = location.pathname;
    this.search = new URLSearchParams(location.search);
    this.hash = location.hash;
  }

  private clicked(event: MouseEvent) {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest?.('a');
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/')) return;
    if (link.pathname === location.pathname && link.search === location.search && link.hash) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const router = new Router();
