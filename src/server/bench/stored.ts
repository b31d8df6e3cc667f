// npm run bench:stored: what a match costs when it is stored and when its table rests in memory, for one recorded match of each game.
// docs/scale.md uses its figures.
import { randomUUID } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { Client } from 'pg';
import { GAMES, openCatalogue, versionOpener, type Catalogue } from '../../catalogue/catalogue.ts';
import { loadRecord, type LoadedRecord } from '../../catalogue/open-games.ts';
import { recordInGolden } from '../../kernel/golden.ts';
import { writeRecord } from '../../kernel/record.ts';
import { newDoc, type SeatDoc } from '../../table/doc.ts';
import { idOf } from '../../table/history.ts';
import { BotPool } from '../bots/bot-pool.ts';
import { localBus } from '../bus/local.ts';
import { ALL_OURS } from '../cluster/leases.ts';
import { silentLog } from '../testing/silent-log.ts';
import { Notices } from '../notices/notices.ts';
import { Guests } from '../people/guests.ts';
import { openTasks } from '../daily/open-daily.ts';
import { FinishedMatches } from '../ratings/finished-matches.ts';
import { openPostgres } from '../store/postgres.ts';
import type { Store } from '../store/store.ts';
import { Hub } from '../tables/hub.ts';
import { startOwnPostgres } from '../testing/postgres.ts';

const COPIES = 100;
const UNPLAYED = 2; // the last entries are left out: a match that is over would be closed
const ignore = (): void => {};

const recordOf = async (game: string): Promise<LoadedRecord> => {
  const folder = `src/games/${game}/golden`;
  const file = readdirSync(folder).find((name) => name.startsWith('standard')) ?? '';
  const loaded = await loadRecord(recordInGolden(readFileSync(`${folder}/${file}`, 'utf8')));
  if (!('file' in loaded)) throw new Error(`${folder}/${file} is no record`);
  return loaded;
};

const storeOne = async (store: Store, { file }: LoadedRecord, id: string): Promise<void> => {
  const { header, entries } = file;
  const seats = Array.from({ length: header.seats }, (_, seat): SeatDoc => {
    const guest = `en${String(seat).padStart(24, '0')}`;
    return { kind: 'person', guest, name: null, away: false };
  });
  const { game, options, seed, version } = header;
  const about = {
    id,
    game,
    options: { ...options },
    seats,
    seed,
    creator: `en${'0'.repeat(24)}`,
    created: 0,
  };
  await store.addTable(newDoc({ ...about, rulesVersion: version, status: 'playing' }));
  await store.create(id, header, null);
  for (const entry of entries.slice(0, -UNPLAYED)) {
    const { seq, by } = entry;
    await store.append(id, { ...entry, id: by === 'clock' ? `clock:${seq}` : idOf(by, randomUUID()) });
  }
};

interface Sizes {
  readonly disk: number;
  readonly wal: number;
}

const sizesNow = async (sql: Client): Promise<Sizes> => {
  const { rows } = await sql.query<{ disk: string; wal: string }>(
    `select pg_total_relation_size('entries') + pg_total_relation_size('matches') + pg_total_relation_size('tables')
       + pg_total_relation_size('sitting') as disk, pg_current_wal_lsn() - '0/0'::pg_lsn as wal`,
  );
  return { disk: Number(rows[0]?.disk), wal: Number(rows[0]?.wal) };
};

const memory = (): number => {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
};

/** The memory of tables that nobody looks at. */
const atRest = async (store: Store, catalogue: Catalogue, ids: readonly string[]): Promise<number> => {
  const bus = localBus();
  const log = silentLog;
  const parts = { store, bus, catalogue, log, guests: new Guests(store, bus), pool: new BotPool(GAMES, 1) };
  const settings = { botPace: 0, raceSpeed: 1, awaySeconds: 180, leases: ALL_OURS, peers: null };
  const finished = new FinishedMatches(store, catalogue, log);
  const hub = new Hub({
    ...parts,
    finished,
    daily: openTasks(store, catalogue, 'UTC').access,
    notices: new Notices(parts.bus, parts.log),
    ...settings,
    openVersion: versionOpener(GAMES),
  });
  await hub.table(ids[0] ?? ''); // the first table loads the modules that all share
  const before = memory();
  for (const id of ids.slice(1)) await hub.table(id);
  const each = (memory() - before) / (ids.length - 1);
  hub.close();
  return each;
};

const kB = (bytes: number): string => (bytes / 1000).toFixed(1).padStart(9);

const postgres = await startOwnPostgres();
const store = await openPostgres(postgres.url, ignore);
const sql = new Client(postgres.url);
sql.on('error', ignore);
await sql.connect();
const catalogue = await openCatalogue(GAMES);
console.log('kB for a match        entries  database      WAL   gzipped   in memory');
for (const game of catalogue.keys()) {
  const loaded = await recordOf(game);
  const ids = Array.from({ length: COPIES }, (_, n) => `${game.slice(0, 6)}${n}`.padStart(12, '0'));
  const before = await sizesNow(sql);
  await Promise.all(ids.map((id) => storeOne(store, loaded, id)));
  const after = await sizesNow(sql);
  const [disk, wal] = [(after.disk - before.disk) / COPIES, (after.wal - before.wal) / COPIES];
  const gzipped = gzipSync(writeRecord(loaded.file)).length;
  const entries = String(loaded.file.entries.length).padStart(7);
  const inMemory = await atRest(store, catalogue, ids);
  console.log(`${game.padEnd(20)}${entries}${kB(disk)}${kB(wal)}${kB(gzipped)}${kB(inMemory)}`);
}
await sql.end();
await store.close();
await postgres.stop();
