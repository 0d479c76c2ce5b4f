// Changes of a view: the part of RFC 6902 that the server uses. Untouched parts stay the same objects, so that
// only what changed is drawn again.
import type { PatchOp } from '../generated/wire';

export class PatchError extends Error {}

const unescaped = (part: string) => part.replaceAll('~1', '/').replaceAll('~0', '~');

function place(list: unknown[], key: string, end: number): number {
  const at = Number(key);
  if (!/^\d+$/.test(key) || at >= end) throw new PatchError(`no place ${key} in a list of ${list.length}`);
  return at;
}

function change(value: unknown, path: string[], op: PatchOp): unknown {
  const [key, ...rest] = path;
  if (key === undefined) {
    if (op.op === 'remove') throw new PatchError('nothing would be left');
    return op.value;
  }
  if (Array.isArray(value)) {
    const list = [...value];
    if (rest.length > 0) {
      const at = place(list, key, list.length);
      list[at] = change(list[at], rest, op);
    } else if (op.op === 'add') list.splice(place(list, key, list.length + 1), 0, op.value);
    else if (op.op === 'remove') list.splice(place(list, key, list.length), 1);
    else list[place(list, key, list.length)] = op.value;
    return list;
  }
  if (typeof value !== 'object' || value === null) throw new PatchError(`nothing at ${key}`);
  const object: Record<string, unknown> = { ...value };
  if (rest.length > 0 || op.op !== 'add') {
    if (!Object.hasOwn(object, key)) throw new PatchError(`nothing at ${key}`);
  }
  if (rest.length > 0) object[key] = change(object[key], rest, op);
  else if (op.op === 'remove') delete object[key];
  else object[key] = op.value;
  return object;
}

/** Returns the value after all changes; the old one is not modified. */
export function apply<T>(value: T, patch: PatchOp[]): T {
  return patch.reduce<unknown>((now, op) => {
    if (op.path !== '' && !op.path.startsWith('/')) throw new PatchError(`not a path: ${op.path}`);
    return change(now, op.path.split('/').slice(1).map(unescaped), op);
  }, value) as T;
}
