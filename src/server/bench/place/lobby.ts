import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isRefusal } from '../../../kernel/game.ts';
import { GAMES, openCatalogue } from '../../../catalogue/catalogue.ts';
import { NO_CLOCK, type GuestId } from '../../../protocol/table.ts';
import type { Store } from '../../store/store.ts';
import { newTable } from '../../tables/create.ts';
import { someGame } from '../../testing/legal-moves.ts';
import type { Crowd, CrowdReport } from '../lobby-crowd.ts';
import { atPart } from '../measure.ts';
import { cpuTime, mainThreadTime, script, startServer, stop } from '../subject.ts';
import { onBoth, type Database, type Report, type Subject } from '../place-subject.ts';

const PEOPLE = Number(process.env['PEOPLE'] ?? 5_000);
const SEEKS = PEOPLE / 5;
const TABLES = 2_000;
const WARM_UP = 11_000; // milliseconds: every page has asked twice, so that its sign-in is stored
const LASTS = 15_000;
const DAY = 24 * 3_600_000;
const { id: GAME } = (await someGame()).game;

/** Half of the tables wait for somebody, half are played. */
const addTables = async (store: Store): Promise<void> => {
  const catalogue = await openCatalogue(GAMES);
  for (let i = 0; i < TABLES; i++) {
    const other = i % 2 ? { kind: 'open' as const } : { kind: 'bot' as const, level: 0 };
    const asked = { game: GAME, seats: [{ kind: 'me' as const }, other], listed: true };
    const doc = newTable(catalogue, personNo(i), asked, null);
    if (isRefusal(doc)) throw new Error(doc.why);
    await store.addTable(other.kind === 'open' ? doc : { ...doc, status: 'playing' });
  }
};

const personNo = (n: number): string => `en${n.toString(16).padStart(24, '0')}`;

/** Groups of five who want a table for six: each of them is looked at in every round, and nobody is found. */
const addSeeks = async (store: Store, people: readonly GuestId[]): Promise<void> => {
  const now = await store.now();
  for (const [i, person] of people.entries()) {
    const key = `${GAME} 6 ${Math.floor(i / 5)}`;
    const kind = { game: GAME, key, clock: NO_CLOCK, rated: true, pool: GAME, rating: null };
    await store.putSeek({
      games: [GAME],
      players: 6,
      pace: '5+3',
      rated: true,
      person,
      kinds: [kind],
      blocked: [],
      friends: [],
      since: now,
      until: now + DAY,
    });
  }
};

const settingsFor = ({ place }: Database): Readonly<Record<string, string>> =>
  'url' in place ? { DATABASE_URL: place.url, SECRET: 'the secret of a benchmark, long enough' } : {};

const folderOf = ({ place }: Database): string => ('file' in place ? dirname(place.file) : '.');

const nextMessage = async (child: ChildProcess): Promise<unknown> => {
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('the people have ended')));
  const [message] = (await Promise.race([once(child, 'message'), ended])) as [unknown];
  return message;
};

/** The lobby of a busy evening: everybody's page polls, over HTTP, the server and the people in processes of their own. */
const measure: Subject = (report) =>
  onBoth(async (database) => {
    const store = await database.open();
    await addTables(store);
    const server = await startServer(folderOf(database), settingsFor(database));
    const crowd = fork(script('bench/lobby-crowd.js'));
    const asked: Crowd = {
      port: server.port,
      game: GAME,
      people: PEOPLE,
      seeking: SEEKS,
      warmUp: WARM_UP,
      lasts: LASTS,
    };
    crowd.send(asked);
    await addSeeks(store, (await nextMessage(crowd)) as readonly GuestId[]);
    await store.close();
    crowd.send('go');
    const result = nextMessage(crowd);
    await sleep(WARM_UP);
    await cpuTime(server);
    const before = mainThreadTime(server);
    await sleep(LASTS);
    const [cpu, main] = [await cpuTime(server), mainThreadTime(server) - before];
    say(report, database.name, (await result) as CrowdReport, { cpu, main });
    await stop(server);
  });
export default measure;

const say = (
  report: Report,
  name: string,
  { lobby, seek, unchanged, bytes, found }: CrowdReport,
  { cpu, main }: { readonly cpu: number; readonly main: number },
): void => {
  const requests = lobby.length + seek.length;
  const half = atPart(inOrder(lobby), 0.5);
  console.error(
    `${name}: ${PEOPLE} people, ${SEEKS} of them seek, ${TABLES} tables; ${Math.round((1_000 * requests) / LASTS)} requests a second, ` +
      `${Math.round((100 * unchanged) / requests)} % unchanged, ${Math.round(bytes / requests)} bytes each`,
  );
  report({ what: `${name}: lobby, everybody polls: median`, value: half, unit: 'ms', most: 20 });
  report({ what: `${name}: lobby, everybody polls: p99`, value: p99(lobby), unit: 'ms', most: 20 });
  report({ what: `${name}: own search, the same: p99`, value: p99(seek), unit: 'ms', most: 20 });
  report({ what: `${name}: CPU of the server for a request`, value: cpu / requests, unit: 'ms', most: 1 });
  report({ what: `${name}: its main thread`, value: main / requests, unit: 'ms', most: 0.5 });
  report({
    what: `${name}: two seeks until both are asked, slowest`,
    value: Math.max(...found),
    unit: 'ms',
    most: 1_000,
  });
};

const inOrder = (times: readonly number[]): readonly number[] => times.toSorted((a, b) => a - b);
const p99 = (times: readonly number[]): number => atPart(inOrder(times), 0.99);
