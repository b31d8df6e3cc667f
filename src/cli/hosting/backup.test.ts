// @module-tag slow
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import {
  chownSync,
  copyFileSync,
  existsSync,
  readFileSync,
  readdirSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LoadedGame } from '../../catalogue/find-games.ts';
import { replay, start } from '../../kernel/match.ts';
import { withFile } from '../../server/backup/backup-file.ts';
import { backUp } from '../../server/backup/backup.ts';
import { restore } from '../../server/backup/restore.ts';
import { CannotStart } from '../../server/config/cannot-start.ts';
import type { Config } from '../../server/config/config.ts';
import { serve } from '../../server/start/server.ts';
import { openPostgres } from '../../server/store/postgres.ts';
import { openSqlite } from '../../server/store/sqlite.ts';
import type { Store } from '../../server/store/store.ts';
import { TestClient } from '../../server/testing/client.ts';
import { someGame } from '../../server/testing/legal-moves.ts';
import { startOwnPostgres, type TestPostgres } from '../../server/testing/postgres.ts';
import { ReconnectingPlayer } from '../../server/testing/reconnecting-player.ts';
import { sampleTable } from '../../server/testing/sample-table.ts';
import { kill, run } from '../../server/testing/run.ts';
import { testConfig, testFolder } from '../../server/testing/start.ts';
import { BIN } from '../testing/clowder.ts';

const NOBODY = 65_534;
const ownerOf = (path: string): number => statSync(path).uid;

type DataPlace = Pick<Config, 'dataDir' | 'databaseUrl'>;

let postgres: TestPostgres;
beforeAll(async () => void (postgres = await startOwnPostgres()));
afterAll(() => postgres.stop());

const emptyFolder = async (): Promise<DataPlace> => ({ dataDir: testFolder(), databaseUrl: null });

const emptyDatabase = async (): Promise<DataPlace> => {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new Client(postgres.url);
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return { dataDir: testFolder(), databaseUrl: postgres.url.replace(/[^/]+$/, name) };
};

const storeOf = ({ dataDir, databaseUrl }: DataPlace): Promise<Store> =>
  databaseUrl === null ? openSqlite(join(dataDir, 'clowder.sqlite')) : openPostgres(databaseUrl, () => {});

const settingsOf = ({ dataDir, databaseUrl }: DataPlace): Record<string, string> => ({
  DATA_DIR: dataDir,
  DATABASE_URL: databaseUrl ?? '',
});

/** Two people at each of three tables. */
const sitDown = async (port: number, loaded: LoadedGame): Promise<ReconnectingPlayer[]> => {
  const players: ReconnectingPlayer[] = [];
  for (let i = 0; i < 3; i++) {
    const [a, b] = [await TestClient.arrive(port), await TestClient.arrive(port)];
    const { table } = await a.create({ game: loaded.game.id, seats: [{ kind: 'me' }, { kind: 'open' }] });
    await b.post(`/api/tables/${table.id}/sit`, {});
    players.push(new ReconnectingPlayer(a, table.id, 0, loaded, i));
    players.push(new ReconnectingPlayer(b, table.id, 1, loaded, i + 100));
  }
  for (const player of players) await player.resume(port);
  return players;
};

/** People who play without a pause, and begin anew when a match is over. */
class Load {
  readonly all: ReconnectingPlayer[] = [];
  #stopped = false;
  readonly #playing: Promise<void>;

  constructor(port: number, loaded: LoadedGame) {
    this.#playing = this.#play(port, loaded);
  }

  get acknowledged(): number {
    return this.all.reduce((sum, player) => sum + player.acknowledged.size, 0);
  }

  async #play(port: number, loaded: LoadedGame): Promise<void> {
    let players: readonly ReconnectingPlayer[] = [];
    while (!this.#stopped) {
      if (players.every(({ over }) => over)) {
        players = await sitDown(port, loaded);
        this.all.push(...players);
      }
      for (const player of players) player.act();
      await sleep(2);
    }
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#playing;
    await Promise.all(this.all.map(({ client }) => client.close()));
  }
}

/** Every promised move is there, nothing is torn: logs have no gap and replay, tables have their matches. */
const checkStore = async (
  store: Store,
  promised: ReadonlyMap<ReconnectingPlayer, ReconnectingPlayer['acknowledged']>,
  { game }: LoadedGame,
): Promise<void> => {
  for (const [{ table, seat }, acknowledged] of promised) {
    const { header, entries } = (await store.read(table, 0)) ?? { header: null, entries: [] };
    if (!header) throw new Error(`the match of table ${table} is missing`);
    expect((await store.table(table))?.doc.status).not.toBe('waiting');
    for (const [seq, { id, move }] of acknowledged)
      expect(entries[seq - 1]).toMatchObject({ seq, by: seat, move, id: `${seat}:${id}` });
    expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, i) => i + 1));
    expect([...replay(game, header.seed, start(game, header), entries)]).toHaveLength(entries.length + 1);
  }
};

describe.each([
  ['SQLite', emptyFolder],
  ['PostgreSQL', emptyDatabase],
])('%s', (_, place) => {
  test('a backup made under load has every move acknowledged before it, and is restored into both databases', async () => {
    const loaded = await someGame();
    const settings = settingsOf(await place());
    const server = await run({ ...settings, BOT_PACE: '0', REQUESTS_PER_MINUTE: '100000' });
    const load = new Load(server.port, loaded);
    await expect.poll(() => load.acknowledged).toBeGreaterThan(60);
    const promised = new Map(load.all.map((player) => [player, new Map(player.acknowledged)]));
    const file = join(testFolder(), 'backup.sqlite');
    const env = { ...process.env, ...settings };
    const { stdout } = await promisify(execFile)(process.execPath, [BIN, 'backup', file], { env });
    expect(stdout).toMatch(/^Saved \d+ tables and \d+ moves in /);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const then = load.acknowledged;
    await expect.poll(() => load.acknowledged).toBeGreaterThan(then); // the server plays on
    await load.stop();
    await kill(server);

    for (const target of [await emptyFolder(), await emptyDatabase()]) {
      await restore(testConfig(target), file);
      const store = await storeOf(target);
      await checkStore(store, promised, loaded);
      await store.close();
      const again = await serve(testConfig(target));
      const [player] = load.all; // the secret is restored too: the cookie is still theirs
      player?.client.moveTo(again.port);
      expect(await player?.client.get('/api/me')).toMatchObject({ guest: player?.client.guest });
      expect((await player?.resume(again.port))?.length).toBeGreaterThan(0);
      await player?.client.close();
      await again.close();
    }
  });
});

const folderWithBackup = async (): Promise<{ folder: string; file: string }> => {
  const folder = testFolder();
  await (await openSqlite(join(folder, 'clowder.sqlite'))).close();
  const { file } = await backUp(testConfig({ dataDir: folder }), join(folder, 'backup.sqlite'), new Date());
  return { folder, file };
};

describe('one sentence, and nothing is overwritten', () => {
  test('backup: no database, a file in the way; a folder gets a name with the date', async () => {
    const { folder, file } = await folderWithBackup();
    const config = testConfig({ dataDir: folder });
    await expect(backUp(config, file, new Date())).rejects.toThrow('exists already');
    const other = join(folder, 'other');
    await expect(backUp(testConfig(), other, new Date())).rejects.toThrow(/^There is no “.+clowder.sqlite”/);
    expect(existsSync(other)).toBe(false);
    const made = await backUp(config, folder, new Date(0));
    expect(made.file).toBe(join(folder, 'clowder-1970-01-01T00-00-00.sqlite'));
    const first = await backUp(config, join(folder, 'nightly/'), new Date(0));
    expect(first.file).toBe(join(folder, 'nightly', 'clowder-1970-01-01T00-00-00.sqlite'));
  });

  test('restore: a used folder, half a backup, another file, a running server', async () => {
    const { folder, file } = await folderWithBackup();
    const before = readFileSync(join(folder, 'clowder.sqlite'));
    await expect(restore(testConfig({ dataDir: folder }), file)).rejects.toThrow('Move away first');
    expect(readFileSync(join(folder, 'clowder.sqlite'))).toEqual(before);
    const killed = testConfig(); // its host has moved the database away, but not what a kill leaves beside it
    writeFileSync(join(killed.dataDir, 'clowder.sqlite-wal'), 'old');
    await expect(restore(killed, file)).rejects.toThrow('clowder.sqlite-wal');

    const config = testConfig();
    const half = join(folder, 'half');
    writeFileSync(half, readFileSync(file).subarray(0, 10_000));
    for (const wrong of [half, BIN, join(folder, 'nothing')])
      await expect(restore(config, wrong)).rejects.toBeInstanceOf(CannotStart);
    expect(readdirSync(config.dataDir)).toEqual([]);

    const server = await serve(config);
    await expect(restore(config, file)).rejects.toThrow('another server is running');
    await server.close();
  });

  test('restore: what root puts back belongs to the user of the folder', async () => {
    const { file } = await folderWithBackup();
    const config = testConfig();
    if (process.getuid?.() === 0) chownSync(config.dataDir, NOBODY, NOBODY);
    await restore(config, file);
    for (const name of ['clowder.sqlite', 'lock.sqlite'])
      expect([name, ownerOf(join(config.dataDir, name))]).toEqual([name, ownerOf(config.dataDir)]);
  });

  test('restore: a database of PostgreSQL that is in use', async () => {
    const { file } = await folderWithBackup();
    const { databaseUrl } = await emptyDatabase();
    const store = await openPostgres(databaseUrl ?? '', () => {});
    await store.saveGuest('g', { name: 'Tom', muted: [] }, null);
    await expect(restore(testConfig({ databaseUrl }), file)).rejects.toThrow('holds guests already');
    await store.addTable(sampleTable('abcd', 'g'));
    await expect(restore(testConfig({ databaseUrl }), file)).rejects.toThrow('already: make an empty one');
    expect(await store.guest('g')).toEqual({ name: 'Tom', muted: [] });
    await store.close();
  });

  test('restore: of a backup that breaks off half-way nothing is left, and a whole one fits in afterwards', async () => {
    const { file, folder } = await folderWithBackup();
    await withFile(file, (database) => {
      const add = database.prepare('insert into guests (id, doc) values (?, ?)');
      for (const id of ['a', 'b', 'c']) add.run(id, '{"name":"Tom","muted":[]}');
    });
    const broken = join(folder, 'broken.sqlite');
    copyFileSync(file, broken);
    // Too large a number for PostgreSQL, so the copy fails when the guests are already in.
    await withFile(broken, (database) =>
      database.exec(
        "insert into tables (id, version, status, listed, touched, doc) values ('x', 1099511627776, 'over', 0, 0, '{}')",
      ),
    );
    const { databaseUrl } = await emptyDatabase();
    await expect(restore(testConfig({ databaseUrl }), broken)).rejects.toThrow('nothing of it is left');
    const store = await openPostgres(databaseUrl ?? '', () => {});
    expect(await store.guest('a')).toBeNull();
    await restore(testConfig({ databaseUrl }), file);
    expect(await store.guest('a')).toEqual({ name: 'Tom', muted: [] });
    await store.close();
  });
});
