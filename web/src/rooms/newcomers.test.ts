import { afterEach, expect, it, vi } from 'vitest';
import { Newcomers } from './newcomers.svelte';

afterEach(() => vi.restoreAllMocks());

it('tells who came while nobody looked, until somebody looks', () => {
  const focus = vi.spyOn(document, 'hasFocus').mockReturnValue(false);
  const newcomers = new Newcomers();
  const stop = newcomers.listen();
  const tell = vi.fn();
  newcomers.note([], tell);
  expect(newcomers.title).toBe('');
  newcomers.note(['Bob'], tell);
  expect(newcomers.title).toBe('Bob');
  expect(tell).toHaveBeenCalledExactlyOnceWith('Bob');
  newcomers.note(['Bob'], tell);
  expect(tell).toHaveBeenCalledOnce();
  focus.mockReturnValue(true);
  dispatchEvent(new Event('focus'));
  expect(newcomers.title).toBe('');
  // Who looks sees it anyway.
  newcomers.note(['Bob', 'Eve'], tell);
  expect(newcomers.title).toBe('');
  stop();
});

it('is silent about those who were there, and those who left again', () => {
  vi.spyOn(document, 'hasFocus').mockReturnValue(false);
  const newcomers = new Newcomers();
  newcomers.note(['Ann'], () => undefined);
  expect(newcomers.title).toBe('');
  newcomers.note(['Ann', 'Bob'], () => undefined);
  newcomers.note(['Ann'], () => undefined);
  expect(newcomers.title).toBe('');
});
