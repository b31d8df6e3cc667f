// @module-tag slow
import { afterAll, beforeAll, expect, test } from 'vitest';
import { kill, run, type Running } from '../testing/run.ts';
import { testFolder } from '../testing/start.ts';

/** A flood of requests that are refused, against a real server process and its log. */
const LIMIT = 20; // few, so that all of them come within the seconds that one line stands for

let server: Running;
beforeAll(async () => {
  const settings = { DATA_DIR: testFolder(), LOG_LEVEL: 'warn', TRUST_PROXY: 'yes' };
  server = await run({ ...settings, REQUESTS_PER_MINUTE: String(LIMIT) });
});
afterAll(() => kill(server));

interface LogLine {
  readonly why?: string;
  readonly from?: string;
  readonly url?: string;
  readonly reqId?: string;
  readonly more?: number;
}

const linesFrom = (from: string): readonly LogLine[] =>
  server
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as LogLine)
    .filter((line) => line.from === from);

const ask = (method: string, path: string, from: string, more: object = {}): Promise<Response> =>
  fetch(`http://127.0.0.1:${server.port}${path}`, {
    method,
    headers: { 'x-forwarded-for': from, ...more },
  });

test('many refusals of one kind are one line, whose number all of them show, and then their count', async () => {
  const from = '10.3.0.1';
  const shown = new Set<string | null>();
  for (let n = 0; n < LIMIT; n++)
    shown.add((await ask('GET', `/api/x${n}`, from)).headers.get('x-request-id'));
  await expect.poll(() => linesFrom(from).map(({ reqId }) => reqId)).toEqual([...shown]);
  expect(shown.size).toBe(1);
  for (let n = 0; n < LIMIT; n++) await ask('GET', '/api/games', from);
  await expect.poll(() => linesFrom(from).map(({ why }) => why)).toEqual(['not-found', 'too-fast']);
  await expect
    .poll(() => linesFrom(from).filter(({ more: others }) => others), { timeout: 30_000 })
    .toMatchObject([
      { why: 'not-found', more: LIMIT - 1 },
      { why: 'too-fast', more: LIMIT - 1 },
    ]);
});

test('forged cookies are one line; the refusal of somebody else keeps a number of its own', async () => {
  const [from, other] = ['10.4.0.1', '10.4.0.2'];
  const cookie = 'clowder=forged.0000';
  for (let n = 0; n < 20; n++) await ask('GET', '/api/account', from, { cookie });
  const reasons = (): (string | undefined)[] => linesFrom(from).map(({ why }) => why);
  await expect.poll(reasons).toEqual(['no-guest', 'no-guest']); // of the cookie, and of the request
  const theirs = await ask('GET', '/api/account', other, { cookie });
  const numbers = (): (string | undefined)[] => linesFrom(other).map(({ reqId }) => reqId);
  await expect.poll(numbers).toContain(theirs.headers.get('x-request-id'));
});

test('the log tells nobody a personal link', async () => {
  const from = '10.5.0.1';
  const token = 'x'.repeat(43);
  for (let n = 0; n < LIMIT; n++) await ask('POST', `/as/${token}`, from, { cookie: 'clowder=forged.0000' });
  const known = (): unknown[] => linesFrom(from).map(({ why, url }) => `${why} ${url}`);
  await expect.poll(known).toEqual(expect.arrayContaining(['no-guest /as/…', 'too-fast /as/…']));
  expect(server.output()).not.toContain(token);
});
