import { once } from 'node:events';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { run } from './testing/run.ts';
import { testFolder } from './testing/start.ts';

test('without any setting there is a safe default for each', () => {
  expect(readConfig({ PATH: '/bin', PORT: '' })).toMatchObject({
    port: 8080,
    dataDir: 'data',
    databaseUrl: null,
    trustProxy: false,
  });
});

test.each([
  [{ PORT: 'eighty' }, 'PORT must be a port number from 0 to 65535, not “eighty”.'],
  [{ PORT: '65536' }, 'PORT must be a port number from 0 to 65535, not “65536”.'],
  [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY must be yes or no, not “true”.'],
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
    { PUBLIC_URL: 'example.org' },
    'PUBLIC_URL must be an address such as https://example.org, without a path, not “example.org”.',
  ],
])('a wrong value is refused with one sentence: %j', (settings, sentence) => {
  expect(readConfig(settings)).toBe(sentence);
});

test('a server with a wrong setting ends at once with exit code 2', async () => {
  await expect(run({ PORT: 'x', DATA_DIR: testFolder() })).rejects.toThrow('ended with 2: PORT must be');
});

test('Ctrl-C stops the server cleanly', async () => {
  const { process: server } = await run({ DATA_DIR: testFolder() });
  server.kill('SIGINT');
  expect(await once(server, 'exit')).toEqual([0, null]);
});
