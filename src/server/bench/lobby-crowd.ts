import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Lobby } from '../../protocol/api.ts';
import type { NewSeek } from '../../protocol/seeks.ts';
import { TestClient } from '../testing/client.ts';

/**
 * A child process of the benchmark: people with an open lobby. Each page asks as a real one does: for the lobby every five seconds, also
 * for its own search every four seconds if it has one. Meanwhile a few pairs find each other.
 */

export interface Crowd {
  readonly port: number;
  readonly game: string;
  readonly people: number;
  readonly seeking: number; // the first of them
  readonly warmUp: number; // milliseconds that do not count
  readonly lasts: number;
}

export interface CrowdReport {
  readonly lobby: readonly number[]; // milliseconds of each answer
  readonly seek: readonly number[];
  readonly unchanged: number; // answers without a body, because nothing has changed
  readonly bytes: number; // of all answers
  readonly found: readonly number[]; // milliseconds from the second search until both are asked
}

const LOBBY_AGAIN = 5_000; // as useLobby.ts
const SEEK_AGAIN = 4_000; // as my-seek.ts
const AT_ONCE = 50;
const PAIRS = 10;

const agent = new Agent({ keepAlive: true });

interface Answer {
  readonly status: number;
  readonly text: string;
  readonly etag: string;
}

/** As a browser asks: with the tag of the last answer. */
const ask = (port: number, path: string, cookie: string, etag: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const headers = { cookie, ...(etag && { 'if-none-match': etag }) };
    const sent = request({ host: '127.0.0.1', port, path, agent, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.once('end', () => {
        const text = Buffer.concat(chunks).toString();
        resolve({ status: answer.statusCode ?? 0, text, etag: answer.headers.etag ?? etag });
      });
    });
    sent.once('error', reject);
    sent.end();
  });

const arrive = async (port: number): Promise<TestClient> => {
  const client = await TestClient.arrive(port);
  await client.connect();
  return client;
};

const run = async ({ port, game, people, seeking, warmUp, lasts }: Crowd): Promise<CrowdReport> => {
  const all: TestClient[] = [];
  while (all.length < people)
    all.push(...(await Promise.all(Array.from({ length: AT_ONCE }, () => arrive(port)))));
  process.send?.(all.slice(0, seeking).map(({ guest }) => guest));
  await once(process, 'message'); // their searches are stored: go
  const began = performance.now();
  const isOver = (): boolean => performance.now() > began + warmUp + lasts;
  const times: { lobby: number[]; seek: number[] } = { lobby: [], seek: [] };
  let [unchanged, bytes] = [0, 0];

  const poll = async (client: TestClient, what: 'lobby' | 'seek', again: number, path: string) => {
    await sleep(Math.random() * again);
    for (let etag = ''; !isOver();) {
      const sent = performance.now();
      const answer = await ask(port, path, client.cookie, etag);
      const took = performance.now() - sent;
      if (answer.status !== 200 && answer.status !== 304) throw new Error(`${path}: ${answer.text}`);
      etag = answer.etag;
      if (sent > began + warmUp) {
        if (answer.status === 200 && what === 'lobby') check(answer.text);
        times[what].push(took);
        bytes += answer.text.length;
        if (answer.status === 304) unchanged++;
      }
      await sleep(Math.max(0, again - took));
    }
  };

  const pages = all.flatMap((client, i) => [
    poll(client, 'lobby', LOBBY_AGAIN, '/api/tables'),
    ...(i < seeking ? [poll(client, 'seek', SEEK_AGAIN, '/api/seek')] : []),
  ]);
  await sleep(warmUp);
  const found = await findEachOther(all.slice(seeking), game);
  await Promise.all(pages);
  return { ...times, unchanged, bytes, found };
};

/** Only now and then: reading thousands of them would measure this process. */
const check = (text: string): void => {
  if (Math.random() > 0.01) return;
  const { open, company } = JSON.parse(text) as Lobby;
  if (!open.length || !company?.looking) throw new Error('an empty lobby');
};

const findEachOther = async (people: readonly TestClient[], game: string): Promise<readonly number[]> => {
  const wish: NewSeek = { games: [game], players: 2, pace: '5+3', rated: true };
  const times: number[] = [];
  for (let i = 0; i < PAIRS; i++) {
    const pair = people.slice(2 * i, 2 * i + 2);
    await pair[0]?.post('/api/seek', wish);
    const began = performance.now();
    await pair[1]?.post('/api/seek', wish);
    await Promise.all(pair.map((one) => one.until('notice', ({ notice }) => notice.kind === 'found')));
    times.push(performance.now() - began);
    for (const one of pair) await one.post('/api/seek/end');
  }
  return times;
};

process.once('message', (crowd: Crowd) => {
  void run(crowd).then((report) => process.send?.(report, () => process.exit(0)));
});
