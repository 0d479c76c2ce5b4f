// Small choices that the browser remembers.
import { local } from './storage';

export function remembered<T extends object>(key: string, otherwise: T): T {
  try {
    const value: unknown = JSON.parse(local.get(key) ?? '{}');
    return typeof value === 'object' && value !== null ? { ...otherwise, ...value } : otherwise;
  } catch {
    return otherwise;
  }
}

export function remember(key: string, value: object) {
  local.set(key, JSON.stringify(value));
}
