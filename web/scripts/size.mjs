// How much JavaScript the first page needs, compressed: the entry, what it imports, one language, the first screen.
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const MOST = 80_000;
const folder = new URL('../dist/', import.meta.url);
const read = (name) => readFileSync(new URL(name, folder), 'utf8');

const wanted = new Set(
  [...read('index.html').matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map((m) => m[1]),
);
const names = readdirSync(new URL('assets/', folder));
for (const start of ['Home-', 'de-']) {
  const name = names.find((file) => file.startsWith(start) && file.endsWith('.js'));
  if (!name) throw new Error(`no ${start}*.js in dist/assets: run "npm run build"`);
  wanted.add(`assets/${name}`);
}
// Static imports alone: what is imported later is not part of the first load.
for (const name of wanted) {
  for (const [, file] of read(name).matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g))
    wanted.add(`assets/${file}`);
}
let sum = 0;
for (const name of wanted) {
  const size = gzipSync(read(name)).length;
  sum += size;
  console.log(`${String(size).padStart(7)}  ${name}`);
}
console.log(`${String(sum).padStart(7)}  first load, of ${MOST} at most`);
if (sum > MOST) process.exit(1);
