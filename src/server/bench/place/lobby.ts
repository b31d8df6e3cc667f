import { dirname } from 'node:path';
import type { Lobby } from '../../../protocol/api.ts';
import type { NewSeek } from '../../../protocol/seeks.ts';
import { NO_CLOCK } from '../../../protocol/table.ts';
import { newTable } from '../../tables/create.ts';
import { isRefusal } from '../../../kernel/game.ts';
import { openCatalogue } from '../../../catalogue/catalogue.ts';
import type { Store } from '../../store/store.ts';
import { TestClient } from '../../testing/client.ts';
import { startServer } from '../../testing/start.ts';
import { TOY_CATALOGUE } from '../../testing/toy-catalogue.ts';
import { onBoth, type Database, type Subject } from './subject.ts';

const PEOPLE = Number(process.env['PEOPLE'] ?? 5_000);
const SEEKS = 1_000;
const TABLES = 2_000;
const LOOKS = 500;
const PAIRS = 10;
const AT_ONCE = 50;
const DAY = 24 * 3_600_000;

const WISH: NewSeek = { games: ['toy'], players: 2, pace: '5+3', rated: true };

/** Half of the tables wait for somebody, half are played. */
const addTables = async (store: Store): Promise<void> => {
  const catalogue = await openCatalogue(TOY_CATALOGUE);
  for (let i = 0; i < TABLES; i++) {
    const other = i % 2 ? { kind: 'open' as const } : { kind: 'bot' as const, level: 0 };
    const asked = { game: 'toy', seats: [{ kind: 'me' as const }, other], listed: true };
    const doc = newTable(catalogue, personNo(i), asked, null);
    if (isRefusal(doc)) throw new Error(doc.why);
    await store.addTable(other.kind === 'open' ? doc : { ...doc, status: 'playing' });
  }
};

/** Groups of five who want a table for six: each of them is looked at in every round, and nobody is found. */
const addSeeks = async (store: Store): Promise<void> => {
  const now = Date.now();
  for (let i = 0; i < SEEKS; i++) {
    const key = `toy 6 ${Math.floor(i / 5)}`;
    const kind = { game: 'toy', key, clock: NO_CLOCK, rated: true, pool: 'toy', rating: null };
    await store.putSeek({
      ...WISH,
      players: 6,
      person: personNo(100_000 + i),
      kinds: [kind],
      blocked: [],
      friends: [],
      since: now,
      until: now + DAY,
    });
  }
};

const personNo = (n: number): string => `en${n.toString(16).padStart(24, '0')}`;

const arrive = async (port: number): Promise<TestClient> => {
  const client = await TestClient.arrive(port);
  await client.connect();
  return client;
};

const crowd = async (port: number): Promise<TestClient[]> => {
  const all: TestClient[] = [];
  while (all.length < PEOPLE)
    all.push(...(await Promise.all(Array.from({ length: AT_ONCE }, () => arrive(port)))));
  return all;
};

/** Times of single requests, in milliseconds, the longest last. */
const lookAround = async (people: readonly TestClient[]): Promise<readonly number[]> => {
  const times: number[] = [];
  for (const one of people.slice(0, LOOKS)) {
    const began = performance.now();
    const { open } = (await one.get('/api/tables')) as Lobby;
    times.push(performance.now() - began);
    if (open.length === 0) throw new Error('no open tables');
  }
  return times.toSorted((a, b) => a - b);
};

/** The longest time from the second seek until both are asked, in milliseconds. */
const findEachOther = async (people: readonly TestClient[]): Promise<number> => {
  let longest = 0;
  for (let i = 0; i < PAIRS; i++) {
    const pair = people.slice(2 * i, 2 * i + 2);
    await pair[0]?.post('/api/seek', WISH);
    const began = performance.now();
    await pair[1]?.post('/api/seek', WISH);
    await Promise.all(pair.map((one) => one.until('notice', ({ notice }) => notice.kind === 'found')));
    longest = Math.max(longest, performance.now() - began);
    for (const one of pair) await one.post('/api/seek/end');
  }
  return longest;
};

const settingsFor = ({ place }: Database) =>
  'url' in place ? { databaseUrl: place.url, secret: 'x'.repeat(32) } : { dataDir: dirname(place.file) };

/** The lobby of a busy evening. */
const measure: Subject = (report) =>
  onBoth(async (database) => {
    const { name, open } = database;
    const store = await open();
    await addTables(store);
    await addSeeks(store);
    await store.close();
    const limits = { requestsPerMinute: 10_000_000, socketsPerAddress: 2 * PEOPLE };
    const server = await startServer({ ...settingsFor(database), ...limits }, TOY_CATALOGUE);
    const people = await crowd(server.port);
    const about = `${PEOPLE} people, ${SEEKS} seeks, ${TABLES} tables`;
    const times = await lookAround(people);
    const p99 = times[Math.floor(times.length * 0.99)] ?? 0;
    const half = times[Math.floor(times.length / 2)] ?? 0;
    report({ what: `${name}: lobby, ${about}: median`, value: half, unit: 'ms', most: 20 });
    report({ what: `${name}: lobby, the same: p99`, value: p99, unit: 'ms', most: 20 });
    const pairing = await findEachOther(people);
    report({
      what: `${name}: two seeks until both are asked, slowest`,
      value: pairing,
      unit: 'ms',
      most: 1_000,
    });
    await Promise.all(people.map((one) => one.close()));
    await server.close();
  });
export default measure;
