// npm run try-package: packs the program, installs it into an empty folder as a stranger would, serves from there, and makes a
// backup. Not part of npm test: it downloads packages.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'clowder-package-'));

/** @param {string} command @param {readonly string[]} args @param {string} cwd */
const run = (command, args, cwd) => {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stdout}${stderr}`);
  return stdout;
};

/** @param {import('node:child_process').ChildProcessByStdio<null, import('node:stream').Readable, null>} server */
const addressOf = async (server) => {
  let text = '';
  for await (const chunk of server.stdout) {
    text += String(chunk);
    const [, address] = /ready: (http:\S+)/.exec(text) ?? [];
    if (address !== undefined) return address;
  }
  throw new Error(`the server did not start: ${text}`);
};

/** @param {string} address */
const visit = async (address) => {
  const page = await fetch(address);
  if (!page.ok || !(await page.text()).includes('<div id="app"')) throw new Error('there is no page');
  const games = /** @type {unknown[]} */ (await (await fetch(`${address}/api/games`)).json());
  const ready = await fetch(`${address}/api/ready`);
  if (!ready.ok || !games.length) throw new Error('the server is not ready');
  console.log(`${games.length} games are served at ${address}`);
};

try {
  run('npm', ['pack', '--pack-destination', folder], ROOT);
  const [tarball = ''] = readdirSync(folder);
  console.log(`${tarball}: ${(statSync(join(folder, tarball)).size / 1e6).toFixed(1)} MB`);
  const empty = join(folder, 'empty');
  mkdirSync(empty);
  run('npm', ['init', '-y'], empty);
  run('npm', ['install', '--omit=optional', '--no-audit', '--no-fund', join(folder, tarball)], empty);
  console.log(`version ${run('npx', ['clowder', '--version'], empty).trim()}`);
  const server = spawn(join(empty, 'node_modules/.bin/clowder'), ['start'], {
    cwd: empty,
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    await visit(await addressOf(server));
    console.log(run('npx', ['clowder', 'backup', 'backup.sqlite'], empty).trim());
  } finally {
    server.kill();
    await once(server, 'exit');
  }
  console.log('ok');
} finally {
  rmSync(folder, { recursive: true });
}
