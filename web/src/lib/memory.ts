// Small choices that the browser remembers.
export function remembered<T extends object>(key: string, otherwise: T): T {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return typeof value === 'object' && value !== null ? { ...otherwise, ...value } : otherwise;
  } catch {
    return otherwise;
  }
}

export function remember(key: string, value: object) {
  localStorage.setItem(key, JSON.stringify(value));
}
