// The terms of a query, so that filter buttons can add and remove them without disturbing the user's text.

/** The top-level parts: words, quoted texts and groups in parentheses. */
export function parts(query: string): string[] {
  const all: string[] = [];
  let part = '';
  let depth = 0;
  let quoted = false;
  for (const letter of query) {
    if (letter === '"') quoted = !quoted;
    if (!quoted && letter === '(') depth += 1;
    if (!quoted && letter === ')') depth -= 1;
    if (/\s/.test(letter) && !quoted && depth <= 0) {
      if (part) all.push(part);
      part = '';
    } else part += letter;
  }
  if (part) all.push(part);
  return all;
}

const value = (text: string) => (/[\s()"]/.test(text) ? `"${text.replaceAll('"', '')}"` : text);

/** `a:fed`, `k:"Hand Weapon"`. */
export function term(field: string, text: string): string {
  return `${field}:${value(text)}`;
}

const LONG: Record<string, string> = {
  affiliation: 'a',
  type: 'ty',
  skill: 'sk',
  icon: 'i',
  unique: 'u',
};

const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** A term in lower case, with the short name of its field. */
function short(word: string): string {
  const [field = '', ...rest] = word.toLowerCase().split(':');
  return [LONG[field] ?? field, ...rest].join(':');
}

/** Whether a term means the same as a filter button, in short or long words: `a:fed`, `affiliation:Federation`. */
const asks = (word: string, pill: string) => short(word).startsWith(pill.toLowerCase());

/** The terms of a part that contains only values of one field: `a:fed` or `(a:fed or a:kli)`. */
function choices(part: string, field: string): string[] | undefined {
  const inner = part.startsWith('(') && part.endsWith(')') ? part.slice(1, -1) : part;
  const words = parts(inner);
  const terms = words.filter((_, at) => at % 2 === 0);
  const links = words.filter((_, at) => at % 2 === 1);
  const own = (word: string) => short(word).startsWith(`${field}:`) && !word.includes('(');
  if (terms.length === 0 || !terms.every(own) || !links.every((word) => same(word, 'or'))) return undefined;
  return terms.length === links.length + 1 ? terms : undefined;
}

/** Whether the query asks for that term, alone or as one of several. */
export function has(query: string, field: string, text: string): boolean {
  const wanted = term(field, text);
  return parts(query).some((part) => choices(part, field)?.some((one) => asks(one, wanted)));
}

/** Toggles a filter button: with `any`, one of the chosen values is enough; without, all must match. */
export function toggle(query: string, field: string, text: string, any: boolean): string {
  const wanted = term(field, text);
  const all = parts(query);
  const chosen = all.findIndex((part) => choices(part, field)?.some((one) => asks(one, wanted)));
  if (chosen >= 0) {
    const rest = choices(all[chosen] ?? '', field)?.filter((one) => !asks(one, wanted)) ?? [];
    all.splice(chosen, 1, ...(rest.length === 0 ? [] : [together(rest)]));
    return all.join(' ');
  }
  const group = any ? all.findIndex((part) => choices(part, field) !== undefined) : -1;
  if (group >= 0) all[group] = together([...(choices(all[group] ?? '', field) ?? []), wanted]);
  else all.push(wanted);
  return all.join(' ');
}

function together(terms: string[]): string {
  return terms.length === 1 ? (terms[0] ?? '') : `(${terms.join(' or ')})`;
}

/** The order that the query asks for. */
export function order(query: string): string {
  const part = parts(query).find((one) => /^sort:/i.test(one));
  return part?.slice('sort:'.length) ?? '';
}

export function withOrder(query: string, by: string): string {
  const rest = parts(query).filter((one) => !/^sort:/i.test(one));
  return [...rest, ...(by ? [`sort:${by}`] : [])].join(' ');
}

/** Returns a query with one range replaced. */
export function replaceRange(query: string, from: number, to: number, text: string): string {
  return query.slice(0, from) + text + query.slice(to);
}
