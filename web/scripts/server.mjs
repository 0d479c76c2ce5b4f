// Starts the server for the browser tests: a port, a new database in a temporary folder, no waiting for responses, and
// room for many guests of one address.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const port = process.argv[2] ?? '1799';
const root = new URL('../..', import.meta.url).pathname;
const target = process.env.CARGO_TARGET_DIR ?? join(root, 'target');
const program = process.env.SPACELINE ?? join(target, 'debug/spaceline');
const data = mkdtempSync(join(tmpdir(), 'spaceline-browser-'));
const settings = join(data, 'spaceline.toml');
writeFileSync(
  settings,
  '[limits]\nrequests = 2000\nsign_ins = 10000\nmessages = 500\nsockets = 1000\ntables = 1000\n' +
    'tables_per_address = 1000\ndeck_checks = 1000\nchat = 1000\n',
);

const server = spawn(
  program,
  [
    'serve',
    '--config',
    settings,
    '--addr',
    `127.0.0.1:${port}`,
    '--data-dir',
    data,
    '--web-dir',
    join(root, 'web/dist'),
    '--pause-ms',
    '50',
    '--scenarios',
  ],
  { stdio: 'inherit', env: { ...process.env, SPACELINE_LOG_LEVEL: 'warn' } },
);
const stop = () => server.kill('SIGTERM');
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
server.on('exit', (code) => {
  rmSync(data, { recursive: true, force: true });
  process.exit(code ?? 0);
});
