// Requests to the server. Errors are a `Problem` with words for people.
import type { ProblemCode, ProblemReason, ProblemText } from '../generated/wire';
import { lang, t } from './lang.svelte';

export class Problem extends Error {
  readonly code: ProblemCode | 'offline' | 'nonsense';
  readonly reasons: ProblemReason[];
  /** Seconds after which a retry may work. */
  readonly wait: number;

  constructor(code: Problem['code'], text: string, reasons: ProblemReason[] = [], wait = 0) {
    super(text);
    this.code = code;
    this.reasons = reasons;
    this.wait = wait;
  }
}

/** Turns anything thrown into a problem that can be shown. */
export function problem(thrown: unknown): Problem {
  if (thrown instanceof Problem) return thrown;
  console.error(thrown);
  return new Problem('nonsense', t('problem-nonsense'));
}

/** Whether a reply has the expected shape, as far as it matters: the rest is trusted. */
export type Shape = (value: unknown) => boolean;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A list of objects. */
export const list: Shape = (value) => Array.isArray(value) && value.every(isObject);

const KINDS = {
  list: Array.isArray,
  object: isObject,
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  boolean: (value) => typeof value === 'boolean',
} satisfies Record<string, Shape>;

/** An object that has these fields, of these types: `has({ ids: 'list' })`. */
export const has =
  (parts: Record<string, keyof typeof KINDS | Shape>): Shape =>
  (value) =>
    isObject(value) &&
    Object.entries(parts).every(([name, kind]) =>
      (typeof kind === 'function' ? kind : KINDS[kind])(value[name]),
    );

/** A table, for instance. */
export const table: Shape = has({ id: 'string', stage: 'string', setup: 'object', seats: list });

async function ask<T>(method: string, path: string, body?: unknown, shape?: Shape): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers: {
        'Accept-Language': lang.current,
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Problem('offline', t('problem-offline'));
  }
  let value: unknown;
  try {
    value = await response.json();
  } catch {
    if (response.status >= 500) throw new Problem('unavailable', t('problem-unavailable'));
    throw new Problem('nonsense', t('problem-nonsense'));
  }
  if (response.ok && (shape?.(value) ?? true)) return value as T;
  const said = value as Partial<ProblemText> | null;
  if (response.ok || typeof said?.text !== 'string') throw new Problem('nonsense', t('problem-nonsense'));
  throw new Problem(said.code ?? 'invalid', said.text, said.reasons, said.wait);
}

/** Escapes user input as a part of a path. */
export const part = encodeURIComponent;

/** `?a=1&b=2`, without undefined values. */
export function query(values: Record<string, string | number | boolean | undefined | null>): string {
  const all = Object.entries(values).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  );
  if (all.length === 0) return '';
  return `?${new URLSearchParams(all.map(([name, value]) => [name, String(value)]))}`;
}

export const get = <T>(path: string, shape?: Shape) => ask<T>('GET', path, undefined, shape);
export const post = <T>(path: string, body: unknown = {}, shape?: Shape) => ask<T>('POST', path, body, shape);
export const put = <T>(path: string, body: unknown = {}) => ask<T>('PUT', path, body);
export const patch = <T>(path: string, body: unknown = {}) => ask<T>('PATCH', path, body);
export const del = <T>(path: string, body?: unknown) => ask<T>('DELETE', path, body);
