import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { lang } from '../lib/lang.svelte';
import { me } from '../lib/me.svelte';
import type { DeckEditor } from './editor.svelte';
import ExportBox from './ExportBox.svelte';

beforeAll(() => lang.choose('en'));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('a deck is exported in every format, written by the server', async () => {
  const wanted: unknown[] = [];
  vi.spyOn(me, 'signInAsGuest').mockResolvedValue(undefined as never);
  vi.stubGlobal('fetch', (path: string, { body }: { body: string }) => {
    const asked = JSON.parse(body) as { text: string; format: string };
    wanted.push([path, asked]);
    const reply = { text: `in ${asked.format}`, nameless: asked.format === 'plugin-text' };
    return Promise.resolve(new Response(JSON.stringify(reply)));
  });
  const editor = { id: '', text: '3x Card', list: { name: 'Mine', public: false }, changed: false };
  const { container } = render(ExportBox, { editor: editor as unknown as DeckEditor });
  container.querySelector('details')!.open = true;
  const text = screen.getByLabelText<HTMLTextAreaElement>('The deck as text');
  expect(text.value).toBe('3x Card');
  const formats = [...screen.getByLabelText<HTMLSelectElement>('File format').options].map(
    ({ value }) => value,
  );
  expect(formats).toEqual(['plain', 'plugin-text', 'plugin-xml', 'site']);
  for (const format of formats.slice(1)) {
    await fireEvent.change(screen.getByLabelText('File format'), { target: { value: format } });
    await vi.waitFor(() => expect(text.value).toBe(`in ${format}`));
    expect(wanted.at(-1)).toEqual(['/api/decks/write', { text: '3x Card', format }]);
    expect(screen.queryByText(/no room for the name/) !== null).toBe(format === 'plugin-text');
  }
});
