// @module-tag slow
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { serve } from '../start/server.ts';
import { CannotStart } from './cannot-start.ts';
import { readConfig } from './config.ts';
import { keptSecret } from './secret.ts';
import { freePort } from '../testing/postgres.ts';
import { kill, run, start } from '../testing/run.ts';
import { TestClient } from '../testing/client.ts';
import { testConfig, testFolder } from '../testing/start.ts';

test('without any setting there is a safe default for each', () => {
  expect(readConfig({ PATH: '/bin', PORT: '' })).toMatchObject({
    port: 8080,
    dataDir: 'data',
    databaseUrl: null,
    trustProxy: false,
  });
});

test('several proxies are named by their networks', () => {
  expect(readConfig({ TRUST_PROXY: '10.0.0.0/8, fd00::/8 127.0.0.1' })).toMatchObject({
    trustProxy: ['10.0.0.0/8', 'fd00::/8', '127.0.0.1'],
  });
});

test('after a change of the secret nobody is a new guest, and the next cookie has the new one', async () => {
  const dataDir = testFolder();
  const first = await serve(testConfig({ dataDir }));
  const person = await TestClient.arrive(first.port);
  await first.close();
  renameSync(join(dataDir, 'secret'), join(dataDir, 'secret.old'));
  const second = await serve(testConfig({ dataDir }));
  person.moveTo(second.port);
  const answer = await person.fetch('/api/me');
  expect(await answer.json()).toMatchObject({ guest: person.guest });
  const [renewed = ''] = (answer.headers.get('set-cookie') ?? '').split(';');
  expect(renewed).not.toBe(person.cookie);
  await second.close();
  rmSync(join(dataDir, 'secret.old'));
  const third = await serve(testConfig({ dataDir }));
  person.moveTo(third.port);
  expect(await person.get('/api/me')).not.toMatchObject({ guest: person.guest });
  person.cookie = renewed;
  expect(await person.get('/api/me')).toMatchObject({ guest: person.guest });
  await third.close();
});

test.each([
  [{ PORT: 'eighty' }, 'PORT must be a port number from 0 to 65535, not “eighty”.'],
  [{ PORT: '65536' }, 'PORT must be a port number from 0 to 65535, not “65536”.'],
  [
    { TRUST_PROXY: 'true' },
    'TRUST_PROXY must be yes, no, or the networks of the proxies such as 10.0.0.0/8, 172.16.0.5, not “true”.',
  ],
  [
    { LOG_LEVEL: 'loud' },
    'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, not “loud”.',
  ],
  [{ SECRET: 'short' }, 'SECRET must be at least 32 characters.'],
  [
    { DATABASE_URL: 'mysql://u:p@h/d' },
    'DATABASE_URL must be an address such as postgres://user:password@host/database.',
  ],
  [
    { DATABASE_URL: 'postgres://[/x' },
    'DATABASE_URL must be an address such as postgres://user:password@host/database.',
  ],
  [
    { PUBLIC_URL: 'example.org' },
    'PUBLIC_URL must be an address such as https://example.org, without a path, not “example.org”.',
  ],
  [
    { PUBLIC_URL: 'https://example.org/play' },
    'PUBLIC_URL must be an address such as https://example.org, without a path, not “https://example.org/play”.',
  ],
  [
    { PUBLIC_URL: 'https://exa mple.org' },
    'PUBLIC_URL must be an address such as https://example.org, without a path, not “https://exa mple.org”.',
  ],
])('a wrong value is refused with one sentence: %j', (settings, sentence) => {
  expect(readConfig(settings)).toBe(sentence);
});

test.each([
  ['https://Example.org/', 'https://example.org'],
  ['HTTPS://example.org:443', 'https://example.org'],
  ['http://example.org:8080', 'http://example.org:8080'],
  ['https://кіт.укр', 'https://xn--j1aq3d.xn--j1amh'],
])('the public address is compared as a browser writes it: %s', (given, origin) => {
  expect(readConfig({ PUBLIC_URL: given })).toMatchObject({ publicUrl: origin });
});

const halfSecret = (text: string): string => {
  const folder = testFolder();
  writeFileSync(join(folder, 'secret'), text);
  return folder;
};

const sqlite = (): string => {
  const folder = testFolder();
  writeFileSync(join(folder, 'clowder.sqlite'), 'this is not a database, however long one looks at it');
  return folder;
};
const file = (): string => join(sqlite(), 'clowder.sqlite');
const spoiltLock = (): string => {
  const folder = testFolder();
  writeFileSync(join(folder, 'lock.sqlite'), 'this is not a database, however long one looks at it');
  return folder;
};

test.each([
  ['PORT must be', { PORT: 'x' }],
  ['HOST is “nonsense.invalid”', { HOST: 'nonsense.invalid' }],
  ['DATA_DIR is “', { DATA_DIR: sqlite() }],
  ['DATABASE_URL leads to no database', { DATABASE_URL: 'postgres://u:hush@127.0.0.1:9/d' }],
])('a server that cannot start ends with one sentence: %s', async (sentence, settings) => {
  const began = performance.now();
  const ended = run({ DATA_DIR: testFolder(), ...settings }).then(
    () => 'it runs',
    ({ message }: Error) => message.trim(),
  );
  const said = await ended;
  expect(said).toContain(`ended with 1: ${sentence}`);
  expect(said.split('\n')).toHaveLength(1);
  expect(said).not.toContain('hush');
  expect(performance.now() - began).toBeLessThan(50_000); // also on a busy machine
});

test.each([
  ['HOST is “192.0.2.1”', { HOST: '192.0.2.1' }],
  ['DATA_DIR is “/proc/clowder/data”', { DATA_DIR: '/proc/clowder/data' }],
  ['DATA_DIR is “', { DATA_DIR: file() }],
  ['DATA_DIR is “', { DATA_DIR: join(file(), 'below') }],
  ['DATA_DIR is “.*”, whose lock.sqlite cannot be used', { DATA_DIR: spoiltLock() }],
  ['The file “', { DATA_DIR: halfSecret('') }],
  ['The file “', { DATA_DIR: halfSecret('0123456789abcdef\n') }],
])('the reason is one sentence for its operator: %s', async (sentence, settings) => {
  const config = readConfig({ HOST: '127.0.0.1', PORT: '0', DATA_DIR: testFolder(), ...settings });
  if (typeof config === 'string') throw new Error(config);
  const refused = await serve(config).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(CannotStart);
  expect((refused as CannotStart).message).toMatch(new RegExp(`^${sentence}.*$`));
});

test('a port in use is reported with advice', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const PORT = String((other.address() as AddressInfo).port);
  await expect(run({ PORT, DATA_DIR: testFolder() })).rejects.toThrow(
    `ended with 1: PORT ${PORT} is in use: stop what runs there, or set PORT to another number.\n`,
  );
  other.close();
});

test('a second server on the same folder is refused with one sentence, until the first has ended', async () => {
  const DATA_DIR = testFolder();
  const first = await run({ DATA_DIR });
  await expect(run({ DATA_DIR })).rejects.toThrow(
    `ended with 1: DATA_DIR is “${DATA_DIR}”, where another server is running: ` +
      'stop that one, or set DATA_DIR to another folder.\n',
  );
  await kill(first);
  await kill(await run({ DATA_DIR }));
});

test('only the owner may read the files in the data folder, also those of an older server', async () => {
  const DATA_DIR = testFolder();
  writeFileSync(join(DATA_DIR, 'clowder.sqlite'), '', { mode: 0o644 });
  const server = await run({ DATA_DIR });
  const readable = readdirSync(DATA_DIR).filter((name) => statSync(join(DATA_DIR, name)).mode & 0o077);
  expect(readable).toEqual([]);
  await kill(server);
});

test('a server whose output nobody reads starts all the same', async () => {
  const PORT = String(await freePort());
  const server = start({ PORT, DATA_DIR: testFolder() });
  server.stdout.destroy();
  server.stderr.destroy();
  const status = (): Promise<number> =>
    fetch(`http://127.0.0.1:${PORT}/api/health`).then(
      (answer) => answer.status,
      () => 0,
    );
  await expect.poll(status).toBe(200);
  server.kill('SIGTERM');
  expect(await once(server, 'exit')).toEqual([0, null]);
});

test('the start prints the address and how to stop the server, and nothing else', async () => {
  const { process: server, output } = await run({ DATA_DIR: testFolder() });
  await expect.poll(output).toMatch(/^Clowder is ready: http:\/\/127\.0\.0\.1:\d+\nStop it with Ctrl-C\.\n$/);
  server.kill('SIGKILL');
});

test('Ctrl-C stops the server cleanly', async () => {
  const { process: server } = await run({ DATA_DIR: testFolder() });
  server.kill('SIGINT');
  expect(await once(server, 'exit')).toEqual([0, null]);
});

test('a secret is made once, in full, and kept', () => {
  const folder = testFolder();
  const made = keptSecret(folder);
  expect(made).toMatch(/^[0-9a-f]{64}$/);
  expect(keptSecret(folder)).toBe(made);
  expect(readdirSync(folder)).toEqual(['secret']);
});

test.each(['SIGINT', 'SIGTERM'] as const)(
  'the start script passes %s on, and ends with the exit code of the server',
  async (signal) => {
    const script = new URL('../../../tools/serve.mjs', import.meta.url).href;
    const parent = spawn(process.execPath, ['-e', `import('${script}').then(({ serve }) => serve())`], {
      env: { PATH: process.env['PATH'], HOST: '127.0.0.1', PORT: '0', DATA_DIR: testFolder() },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    parent.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    await expect.poll(() => output).toContain('Ctrl-C');
    const [, address = ''] = /ready: (\S+)/.exec(output) ?? [];
    expect((await fetch(`${address}/api/health`)).status).toBe(200);
    const ended = once(parent, 'exit');
    parent.kill(signal);
    parent.kill(signal);
    expect(await ended).toEqual([0, null]);
    await expect(fetch(`${address}/api/health`)).rejects.toThrow('fetch failed');
  },
);
