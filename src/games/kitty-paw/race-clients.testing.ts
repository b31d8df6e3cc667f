import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Bot, Header, Millis, Rng, Scene, Seat } from '../../kernel/game.ts';
import { legal, replay, scene, start } from '../../kernel/match.ts';
import { quickRng } from '../../kernel/random.ts';
import type { ToClient } from '../../protocol/messages.ts';
import { openSqlite } from '../../server/store/sqlite.ts';
import { TestClient } from '../../server/testing/client.ts';
import { run, type Running } from '../../server/testing/run.ts';
import { testFolder } from '../../server/testing/start.ts';
import { RACERS } from './bot.ts';
import { WINDOW } from './limits.ts';
import { heldBy } from './mat.ts';
import rules from './race.ts';
import { BREEDS, type Event, type KittyPaw, type Move, type Options, type View } from './types.ts';

/** Scripted players on real sockets: each plans like a bot, and presses like a person far from the server. */

const SETTLED: ReadonlySet<Event['what']> = new Set(['grabbed', 'took-card', 'peeked', 'snatched']);
const isClaim = ({ do: what }: Move): boolean => what === 'grab' || what === 'card' || what === 'peek';

export class RaceClient {
  readonly client: TestClient;
  readonly seat: Seat;
  readonly waits: Millis[] = []; // from each press on something contested until it was somebody's
  readonly bare: Millis[] = []; // the same on a timer as long as the window: so late is this computer by itself
  readonly complaints: string[] = [];
  scene: Scene<KittyPaw> | null = null;
  readonly #bot: Bot<KittyPaw>;
  readonly #speed: number;
  readonly #window: Millis;
  readonly #rng: Rng;
  #plan: { readonly move: Move; readonly timer: NodeJS.Timeout } | null = null;
  #asked: string | null = null; // the id of what is on its way
  #claimed: Millis | null = null;
  #meow: { readonly seq: number; readonly seen: Millis } | null = null;

  constructor(client: TestClient, seat: Seat, level: number, times: number, serverSpeed: number) {
    [this.client, this.seat, this.#rng] = [client, seat, quickRng(seat + 1)];
    [this.#speed, this.#window] = [times * serverSpeed, WINDOW / serverSpeed];
    this.#bot = RACERS[level]?.bot ?? (() => ({ move: { do: 'meow' }, after: 0 }));
  }

  async play(table: string): Promise<void> {
    await this.client.connect();
    this.client.socket?.on('message', (data: Buffer) => this.#hear(JSON.parse(data.toString()) as ToClient));
    this.client.send({ t: 'join', table });
  }

  stop(): void {
    clearTimeout(this.#plan?.timer);
    this.#plan = null;
    this.#asked = 'stopped';
  }

  #hear(message: ToClient): void {
    this.client.heard.length = 0; // a long race would fill the memory
    if (message.t === 'clock') this.client.send({ t: 'clock', n: message.n, at: performance.now() });
    if (message.t === 'scene' && message.viewer === this.seat)
      this.#see(message.scene as unknown as Scene<KittyPaw>);
    if ((message.t === 'ack' || message.t === 'refused') && message.id === this.#asked) {
      if (message.t === 'refused') this.#claimed = null;
      this.#asked = null;
      this.#consider();
    }
  }

  #see(seen: Scene<KittyPaw>): void {
    this.scene = seen;
    const fault = faultOf(seen.view);
    if (fault) this.complaints.push(`${seen.seq}: ${fault}`);
    for (const event of seen.events) {
      if (event.what === 'meow')
        [this.#meow, this.#claimed] = [{ seq: seen.seq, seen: performance.now() }, null];
      if (
        this.#claimed === null ||
        !('seat' in event) ||
        event.seat !== this.seat ||
        !SETTLED.has(event.what)
      )
        continue;
      this.waits.push(performance.now() - this.#claimed);
      this.#claimed = null;
    }
    this.#consider();
  }

  /** A plan stays while it is legal, whatever the others do. */
  #consider(): void {
    const seen = this.scene;
    if (!seen || this.#asked !== null || seen.outcome) return;
    if (this.#plan && !rules.check(seen.view, this.seat, this.#plan.move)) return;
    clearTimeout(this.#plan?.timer);
    this.#plan = null;
    if (!legal(rules, seen, this.seat).length) return;
    const { move, after } = this.#bot(seen, this.seat, () => true, this.#rng);
    this.#plan = { move, timer: setTimeout(() => this.#press(move), after / this.#speed) };
  }

  #press(move: Move): void {
    this.#plan = null;
    const now = performance.now();
    const id = (this.#asked = randomUUID());
    if (isClaim(move)) this.#claim(now);
    const reaction =
      move.do === 'touch' && this.#meow
        ? { reaction: { seq: this.#meow.seq, ms: now - this.#meow.seen } }
        : {};
    this.client.send({
      t: 'play',
      id,
      seat: this.seat,
      move: rules.write(move),
      pressedAt: now,
      ...reaction,
    });
  }

  #claim(now: Millis): void {
    this.#claimed = now;
    setTimeout(() => this.bare.push(performance.now() - now), this.#window);
  }
}

/** Every tile is somewhere, and nowhere twice; a paw holds one thing. */
const faultOf = (view: View): string | null => {
  const { tiles, playing, boxes, cats, kept } = view;
  if (new Set(tiles.map(({ id }) => id)).size !== BREEDS.length * playing.length)
    return 'a tile is lost or doubled';
  const spots = tiles.flatMap(({ place }) => (place.in === 'middle' ? [place.spot] : []));
  if (new Set(spots).size !== spots.length) return 'two tiles on one spot';
  for (const seat of kept.keys()) {
    const held =
      tiles.filter(({ place }) => place.in === 'paw' && place.seat === seat).length +
      cats.filter(({ place }) => place.in === 'paw' && place.seat === seat).length +
      Number(boxes[seat]?.place.in === 'paw');
    if (held > 1 || (held === 1 && !heldBy(view, seat))) return `seat ${seat} holds ${held} things`;
  }
  return null;
};

export interface Race {
  readonly waits: readonly Millis[]; // above the window
  readonly bare: readonly Millis[];
  readonly complaints: readonly string[];
  readonly entries: number;
  readonly replays: boolean; // the log leads to what the players saw last
}

/** Four players, as so many times the speed of people, at a server whose races run `serverSpeed` times as fast as life. */
export const race = async (
  times: number,
  serverSpeed: number,
  atMost: Millis,
  options: Partial<Options> = {},
): Promise<Race> => {
  const folder = testFolder();
  const settings = { DATA_DIR: folder, LOG_LEVEL: 'warn', REQUESTS_PER_MINUTE: '100000' };
  const server = await run({ ...settings, RACE_SPEED: String(serverSpeed) });
  const { table, players } = await sitFour(server, times, serverSpeed, options);
  const until = performance.now() + atMost;
  while (performance.now() < until && !players.every((player) => player.scene?.outcome)) await sleep(50);
  for (const player of players) player.stop();
  await sleep(500);
  const last = players.map((player) => player.scene);
  for (const { client } of players) await client.close();
  server.process.kill('SIGTERM');
  await once(server.process, 'exit');
  const { entries, replays } = await replayed(folder, table, last);
  return {
    waits: players.flatMap((player) => player.waits).map((wait) => wait - WINDOW / serverSpeed),
    bare: players.flatMap((player) => player.bare).map((wait) => wait - WINDOW / serverSpeed),
    complaints: players.flatMap((player) => player.complaints),
    entries,
    replays,
  };
};

const LEVELS = [1, 3, 4, 3] as const;

const sitFour = async (
  server: Running,
  times: number,
  serverSpeed: number,
  options: Partial<Options>,
): Promise<{ table: string; players: RaceClient[] }> => {
  const clients = await Promise.all(LEVELS.map(() => TestClient.arrive(server.port)));
  const [host, ...guests] = clients;
  if (!host) throw new Error('nobody came');
  const seats = clients.map((_, seat) => ({ kind: seat ? ('open' as const) : ('me' as const) }));
  const { table } = await host.create({ game: rules.id, seats, options });
  for (const guest of guests) await guest.post(`/api/tables/${table.id}/sit`, {});
  const players = clients.map(
    (client, seat) => new RaceClient(client, seat, LEVELS[seat] ?? 0, times, serverSpeed),
  );
  await Promise.all(players.map((player) => player.play(table.id)));
  return { table: table.id, players };
};

const replayed = async (
  folder: string,
  table: string,
  last: readonly (Scene<KittyPaw> | null)[],
): Promise<{ entries: number; replays: boolean }> => {
  const store = await openSqlite(join(folder, 'clowder.sqlite'));
  const stored = await store.read(table, 0);
  await store.close();
  if (!stored) return { entries: 0, replays: false };
  const header = stored.header as Header<KittyPaw>;
  const positions = [...replay(rules, header.seed, start(rules, header), stored.entries)];
  const replays = last.every((seen, seat) => {
    const position = positions[seen?.seq ?? -1];
    return position !== undefined && JSON.stringify(scene(rules, position, seat)) === JSON.stringify(seen);
  });
  return { entries: stored.entries.length, replays };
};

export const timesOf = ({ waits, bare }: Race): string =>
  `${waits.length} grabs; until it was somebody's, above the window: ${spread(waits)}; a bare timer: ${spread(bare)}`;

const spread = (waits: readonly Millis[]): string => {
  const sorted = waits.toSorted((a, b) => a - b);
  const at = (part: number): string => (sorted[Math.floor(sorted.length * part)] ?? NaN).toFixed(1);
  return `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`;
};
