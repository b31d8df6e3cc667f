// @module-tag slow
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { replay, start } from '../../kernel/match.ts';
import { quickRng } from '../../kernel/random.ts';
import { sample } from '../../kernel/sample.testing.ts';
import type { LoadedGame } from '../../catalogue/find-games.ts';
import { openSqlite } from './sqlite.ts';
import { TestClient } from '../testing/client.ts';
import { someGame } from '../testing/legal-moves.ts';
import { kill, run, type Running } from '../testing/run.ts';
import { testFolder } from '../testing/start.ts';
import { ReconnectingPlayer } from '../testing/reconnecting-player.ts';

const KILLS = sample(5);
const SEED = Number(process.env['KILL_SEED'] ?? Date.now() % 1_000_000);
const PAIRS = 4;
const ALONE = 4; // tables with one person against a bot

const settings = { DATA_DIR: testFolder(), LOG_LEVEL: 'warn', BOT_PACE: '0', REQUESTS_PER_MINUTE: '100000' };

/** New tables: some with two people, some with a person and a bot. */
const sitDown = async (server: Running, loaded: LoadedGame, luck: number): Promise<ReconnectingPlayer[]> => {
  const players: ReconnectingPlayer[] = [];
  for (let i = 0; i < PAIRS + ALONE; i++) {
    const host = await TestClient.arrive(server.port);
    const other = i < PAIRS ? { kind: 'open' as const } : { kind: 'bot' as const, level: 0 };
    const { table } = await host.create({ game: loaded.game.id, seats: [{ kind: 'me' }, other] });
    players.push(new ReconnectingPlayer(host, table.id, 0, loaded, luck + i));
    if (other.kind === 'bot') continue;
    const guest = await TestClient.arrive(server.port);
    await guest.post(`/api/tables/${table.id}/sit`, {});
    players.push(new ReconnectingPlayer(guest, table.id, 1, loaded, luck + 100 + i));
  }
  return players;
};

const resume = (players: readonly ReconnectingPlayer[], port: number): Promise<void[]> =>
  Promise.all(
    players.map(async (player) => {
      const lines = await player.resume(port);
      player.act(); // handles the messages that arrived before the crash
      expect(player.complaint(lines), `table ${player.table}, seed ${SEED}`).toBeNull();
    }),
  );

const playFor = async (players: readonly ReconnectingPlayer[], ms: number): Promise<void> => {
  const until = performance.now() + ms;
  while (performance.now() < until) {
    for (const player of players) player.act();
    await sleep(2);
  }
};

/** Every unfinished table must get further than it was: one that does not lets the test run out of time. */
const goOn = async (players: readonly ReconnectingPlayer[]): Promise<void> => {
  const seqs = players.map(({ seq }) => seq);
  const stands = ({ seq, over }: ReconnectingPlayer, i: number): boolean => !over && seq <= (seqs[i] ?? 0);
  while (players.some(stands)) await playFor(players, 100);
};

test(
  `killed ${KILLS} times while people and bots play, the server loses no acknowledged move and doubles none`,
  async () => {
    const loaded = await someGame();
    const rng = quickRng(SEED);
    let server = await run(settings);
    let players = await sitDown(server, loaded, SEED);
    const all = [...players];
    await resume(players, server.port);
    for (let kills = 0; kills < KILLS; kills++) {
      await playFor(players, 30 + rng.int(400));
      await kill(server);
      server = await run(settings);
      await resume(players, server.port);
      if (players.every(({ over }) => over)) {
        players = await sitDown(server, loaded, SEED + 1000 * (kills + 1));
        all.push(...players);
        await resume(players, server.port);
      }
    }
    await goOn(players);
    await kill(server);
    expect(await promisesKept(all, loaded)).toBeGreaterThan(KILLS);
  },
  100_000 * KILLS,
);

test('killed right after its answer, the server still has chat lines, mutes and seats', async () => {
  const loaded = await someGame();
  for (let kills = 0; kills < 2; kills++) {
    let server = await run(settings);
    const [a, b] = [await TestClient.arrive(server.port), await TestClient.arrive(server.port)];
    const { table } = await a.create({ game: loaded.game.id, seats: [{ kind: 'me' }, { kind: 'open' }] });
    await a.join(table.id);
    a.send({ t: 'mute', guest: b.guest, muted: true });
    await a.until('muted');
    const lines = ['one', 'two', 'three'].map((text) => ({ t: 'say' as const, id: randomUUID(), text }));
    const sat = b.post(`/api/tables/${table.id}/sit`, {});
    await Promise.all([sat, ...lines.map((line) => a.ask(line))]);
    await kill(server);
    server = await run(settings);
    const again = a.twin();
    again.moveTo(server.port);
    await again.join(table.id);
    expect((await again.until('hello')).muted).toEqual([b.guest]);
    expect((await again.until('chat')).lines.map(({ text }) => text)).toEqual(['one', 'two', 'three']);
    expect((await again.until('table')).table.seats[1]).toMatchObject({ kind: 'person', guest: b.guest });
    await kill(server);
  }
});

/** Checks the file: every acknowledged move is in it, once, and every log replays. */
const promisesKept = async (players: readonly ReconnectingPlayer[], loaded: LoadedGame): Promise<number> => {
  const store = await openSqlite(join(settings.DATA_DIR, 'clowder.sqlite'));
  let promises = 0;
  for (const { table, seat, acknowledged } of players) {
    const { header, entries } = (await store.read(table, 0)) ?? { header: null, entries: [] };
    if (!header) throw new Error(`table ${table} is gone`);
    for (const [seq, { id, move }] of acknowledged)
      expect(entries[seq - 1]).toMatchObject({ seq, by: seat, move, id: `${seat}:${id}` });
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
    expect([...replay(loaded.game, header.seed, start(loaded.game, header), entries)]).toHaveLength(
      entries.length + 1,
    );
    promises += acknowledged.size;
  }
  console.log(
    `${promises} acknowledged moves at ${players.length} seats, ${KILLS} kills, none lost or doubled`,
  );
  await store.close();
  return promises;
};
