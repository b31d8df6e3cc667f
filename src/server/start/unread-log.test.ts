import { once } from 'node:events';
import { expect, test } from 'vitest';
import { start } from '../testing/run.ts';
import { testFolder } from '../testing/start.ts';

const LINES = 2_000; // far more than fits between two processes
const AT_ONCE = 100;

test('a server whose log nobody reads any more serves, and ends when it is told to', async () => {
  const server = start({ DATA_DIR: testFolder(), LOG_LEVEL: 'warn', TRUST_PROXY: 'yes' });
  const address = await new Promise<string>((resolve) => {
    let said = '';
    server.stdout.on('data', (chunk) => {
      said += String(chunk);
      const [, found] = /ready: (http:\S+)/.exec(said) ?? [];
      if (found !== undefined) resolve(found);
    });
  });
  server.stdout.pause();
  const refused = `${address}/api/${'x'.repeat(150)}`;
  for (let asked = 0; asked < LINES; asked += AT_ONCE) {
    // Each from a network of its own, which has a line of its own.
    const from = (n: number): string => `10.${asked / AT_ONCE}.${n}.1`;
    const ask = (n: number): Promise<Response> => fetch(refused, { headers: { 'x-forwarded-for': from(n) } });
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, (_, n) => ask(n)));
    for (const answer of answers) await answer.text();
  }
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  const [, signal] = (await ended) as [number | null, string | null];
  expect(signal).toBe('SIGKILL');
}, 60_000);
