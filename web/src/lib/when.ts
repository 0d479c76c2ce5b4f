// Times and durations, in the reader's language.
import type { Clock } from '../generated/wire';
import { lang, t } from './lang.svelte';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 365 * DAY],
  ['month', 30 * DAY],
  ['week', 7 * DAY],
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
];

/** "3 hours ago", "in 2 days"; less than a minute away is now. */
export function ago(at: number, now = Date.now(), language: string = lang.current): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const away = at - now;
  for (const [unit, size] of STEPS) {
    if (Math.abs(away) >= size) return words.format(Math.trunc(away / size), unit);
  }
  return words.format(0, 'second');
}

/** The date and the time. */
export function date(at: number, language: string = lang.current): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
}

export function day(at: number, language: string = lang.current): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(at);
}

function unit(n: number, name: string, language: string): string {
  return new Intl.NumberFormat(language, { style: 'unit', unit: name, unitDisplay: 'short' }).format(n);
}

/** "1 hr 20 min": the two largest parts. */
export function lasting(milliseconds: number, language: string = lang.current): string {
  const seconds = Math.max(0, Math.round(milliseconds / 1000));
  const parts: [number, string][] = [
    [Math.floor(seconds / 86_400), 'day'],
    [Math.floor(seconds / 3600) % 24, 'hour'],
    [Math.floor(seconds / 60) % 60, 'minute'],
    [seconds % 60, 'second'],
  ];
  const first = parts.findIndex(([n]) => n > 0);
  if (first < 0) return unit(0, 'second', language);
  const shown = parts.slice(first, first + 2).filter(([n]) => n > 0);
  return shown.map(([n, name]) => unit(n, name, language)).join(' ');
}

/** The time limit of a table, in words. */
export function clockWords(clock: Clock): string {
  if (clock.kind === 'none') return t('lobby-clock-none');
  if (clock.kind === 'days') return t('lobby-clock-per-answer', { days: clock.days });
  const base = lasting(clock.base * 1000);
  if (clock.increment === 0) return t('lobby-clock-only', { base });
  return t('lobby-clock-with', { base, increment: lasting(clock.increment * 1000) });
}
