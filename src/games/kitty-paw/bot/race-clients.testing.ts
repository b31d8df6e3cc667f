import { setTimeout as sleep } from 'node:timers/promises';
import type { Figure } from '../../../bench/compare.ts';
import { yardstick } from '../../../bench/yardstick.ts';
import type { Header, Millis, Scene } from '../../../kernel/game.ts';
import { replay, scene, start } from '../../../kernel/match.ts';
import { sceneToSend } from '../../../protocol/old-names.ts';
import type { Store } from '../../../server/store/store.ts';
import { TestClient } from '../../../server/testing/client.ts';
import { RaceClient } from './race-client.testing.ts';
import { startServers, type RaceServers } from './race-servers.testing.ts';
import rules from '../rules/race/race.ts';
import type { KittyPaw } from '../rules/race/types.ts';

/** Races of four scripted players each, on servers in their own processes. */
export interface Setting {
  readonly servers: number; // with two, on one database, neighbours use different ones
  readonly times: number; // speed of the players, as a multiple of people
  readonly serverSpeed: number; // speed factor of its races: match time per real time
  readonly tables: number; // at once
  readonly warmUp: Millis; // not counted: code is slow at first
  readonly enough: number; // grabs
  readonly atMost: Millis; // time limit for everything
}

export interface Race {
  readonly waits: readonly Millis[]; // above the window
  readonly bare: readonly Millis[]; // of a timer in the same process, as long as the window
  readonly loop: string; // delay of the server's event loop, and its CPU time
  readonly cpu: Millis; // CPU time of the server
  readonly complaints: readonly string[];
  readonly entries: number;
  readonly replays: boolean; // every log replays to the last state its players saw
}

interface Played {
  readonly table: string;
  readonly players: readonly RaceClient[];
}

export const race = async (setting: Setting): Promise<Race> => {
  const servers = await startServers(setting.servers, setting.serverSpeed);
  const tables: Played[] = [];
  for (let n = 0; n < setting.tables; n++) tables.push(await sitFour(servers, setting));
  const players = tables.flatMap((table) => table.players);
  await playOn(servers, players, setting);
  await sleep(500); // for messages still on their way
  const last = tables.map((table) => table.players.map((player) => player.scene));
  for (const { client } of players) await client.close();
  const logs = await servers.stopAndRead((store) =>
    Promise.all(tables.map(({ table }, i) => replayed(store, table, last[i] ?? []))),
  );
  const loops = servers.all.map(
    ({ output }) =>
      output()
        .match(/event loop .*/g)
        ?.at(-1) ?? 'event loop: not measured',
  );
  return {
    cpu: loops.reduce((sum, loop) => sum + Number(/CPU time (\d+) ms/.exec(loop)?.[1] ?? NaN), 0),
    waits: players.flatMap(({ waits }) => waits),
    bare: players.flatMap(({ bare }) => bare),
    loop: loops.join('; '),
    complaints: players.flatMap(({ complaints }) => complaints),
    entries: logs.reduce((sum, log) => sum + log.entries, 0),
    replays: logs.every((log) => log.replays),
  };
};

const LEVELS = [3, 3, 4, 4] as const;

const sitFour = async (servers: RaceServers, { times, serverSpeed }: Setting): Promise<Played> => {
  const clients = await Promise.all(LEVELS.map((_, seat) => TestClient.arrive(servers.at(seat).port)));
  const [host, ...guests] = clients;
  if (!host) throw new Error('nobody came');
  const seats = clients.map((_, seat) => ({ kind: seat ? ('open' as const) : ('me' as const) }));
  const { table } = await host.create({ game: rules.id, seats });
  for (const guest of guests) await guest.post(`/api/tables/${table.id}/sit`, {});
  const players = clients.map(
    (client, seat) => new RaceClient(client, seat, LEVELS[seat] ?? 0, times, serverSpeed),
  );
  await Promise.all(players.map((player) => player.play(table.id)));
  return { table: table.id, players };
};

const playOn = async (
  servers: RaceServers,
  players: readonly RaceClient[],
  { warmUp, enough, atMost }: Setting,
): Promise<void> => {
  const until = performance.now() + atMost;
  await sleep(warmUp);
  for (const server of servers.all) server.process.kill('SIGUSR2'); // from now on its event loop is measured
  for (const player of players) player.beginToCount();
  const goesOn = (): boolean =>
    players.some((player) => !player.scene?.outcome) &&
    players.reduce((sum, { waits }) => sum + waits.length, 0) < enough;
  while (performance.now() < until && goesOn()) await sleep(50);
  for (const player of players) player.stop();
};

const replayed = async (
  store: Store,
  table: string,
  last: readonly (Scene<KittyPaw> | null)[],
): Promise<{ entries: number; replays: boolean }> => {
  const stored = await store.read(table, 0);
  if (!stored) return { entries: 0, replays: false };
  const header = stored.header as Header<KittyPaw>;
  const positions = [...replay(rules, header.seed, start(rules, header), stored.entries)];
  const replays = last.every((seen, seat) => {
    const position = positions[seen?.seq ?? -1];
    return (
      position !== undefined &&
      JSON.stringify(sceneToSend(scene(rules, position, seat))) === JSON.stringify(seen)
    );
  });
  return { entries: stored.entries.length, replays };
};

const GOAL: Millis = 20; // above the window, in 99 of a hundred cases

export const timesOf = ({ waits, bare, loop }: Race): string =>
  [
    `${waits.length} grabs; above the window: ${spread(waits)}`,
    `goal: p99 at most ${GOAL} ms, ${atPart(waits, 0.99) <= GOAL ? 'met' : 'missed'}`,
    `a bare timer beside them was late by ${spread(bare)}`,
    `the server's ${loop}`,
  ].join('\n  ');

const atPart = (waits: readonly Millis[], part: number): Millis =>
  waits.toSorted((a, b) => a - b)[Math.floor(waits.length * part)] ?? NaN;

const spread = (waits: readonly Millis[]): string =>
  `${[50, 95, 99].map((part) => `p${part} ${atPart(waits, part / 100).toFixed(1)}`).join(', ')}, at most ${Math.max(...waits).toFixed(1)} ms`;

/**
 * The figures to compare with a kept run. Not the slowest grabs: those depend on what else the machine does. Lateness is
 * compared with that of a bare timer, CPU time with a fixed piece of work.
 */
export const figuresOf = (name: string, { waits, bare, cpu }: Race, workPerMs: number): Figure[] => {
  const perGrab = cpu / waits.length;
  const half = atPart(waits, 0.5);
  return [
    { name: `${name}: CPU a grab, ms`, value: perGrab, relative: perGrab * workPerMs, better: 'lower' },
    {
      name: `${name}: p50 above the window, ms`,
      value: half,
      relative: half / atPart(bare, 0.5),
      better: 'lower',
    },
  ];
};

const WORK = 20_000;

/** How much of the fixed work a millisecond of CPU time does now. */
export const workPerMs = (): number => {
  yardstick(WORK); // the first time it is being compiled
  const since = process.cpuUsage();
  yardstick(WORK);
  const { user, system } = process.cpuUsage(since);
  return (1000 * WORK) / (user + system);
};
