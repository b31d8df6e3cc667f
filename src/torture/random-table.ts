import { setTimeout as sleep } from 'node:timers/promises';
import type { LoadedGame } from '../catalogue/find-games.ts';
import type { Rng } from '../kernel/game.ts';
import { fittingOptions } from '../kernel/options.ts';
import { hasOwnClock } from '../kernel/press.ts';
import { pick, shuffled } from '../kernel/random.ts';
import type { AtTable, Me, NewSeat, NewTable } from '../protocol/api.ts';
import type { ClockSetting } from '../protocol/table.ts';
import { request, type Servers, type Problem } from './player-socket.ts';
import { Person, type TortureTable } from './person.ts';

/** None of days: these follow the wall clock, which the torture itself sets. */
const CLOCKS: readonly ClockSetting[] = [
  { kind: 'none' },
  { kind: 'move', ms: 60_000 },
  { kind: 'bank', ms: 120_000, increment: 5_000 },
];

interface Guest {
  readonly guest: string;
  readonly cookie: string;
}

const arrive = async (servers: Servers): Promise<Guest> => {
  const { cookie, json } = await request(servers, '/api/me');
  servers.counts.people++;
  return { guest: (json as Me).guest, cookie };
};

/** A random table of this game: number of seats, options, bots at some seats, a clock. */
const wish = ({ game }: LoadedGame, rng: Rng): NewTable => {
  const [min, max] = game.seats;
  const count = min + rng.int(max - min + 1);
  const asked = Object.fromEntries(
    Object.entries<readonly unknown[]>(game.options).map(([name, values]) => [name, pick(rng, values)]),
  );
  const options = fittingOptions(game, count, asked);
  const others = Array.from({ length: count - 1 }, (): NewSeat =>
    rng.int(4) === 0 ? { kind: 'bot', level: 0 } : { kind: 'open' },
  );
  const clock = hasOwnClock(game, count, { ...asked, ...options })
    ? { kind: 'none' as const }
    : pick(rng, CLOCKS);
  return { game: game.id, options, seats: shuffled(rng, [{ kind: 'me' }, ...others]), clock };
};

export interface RandomTable {
  readonly id: string;
  readonly people: readonly Person[];
  readonly made: number;
}

/** Makes a table, fills its seats, and lets everybody play; sometimes somebody watches. */
export const openRandomTable = async (
  servers: Servers,
  loaded: LoadedGame,
  rng: Rng,
  pace: number,
): Promise<RandomTable> => {
  const made = performance.now();
  const creator = await arrive(servers);
  const table = wish(loaded, rng);
  const answer = await request(servers, '/api/tables', { cookie: creator.cookie, body: table });
  if (answer.status !== 200)
    throw new Error(`${JSON.stringify(table)} is refused: ${JSON.stringify(answer.json)}`);
  const { table: info, yours } = answer.json as AtTable;
  const open = info.seats.filter(({ kind }) => kind === 'open').length;
  const guests = await Promise.all(Array.from({ length: open }, () => arrive(servers)));
  const seats = await Promise.all(guests.map((guest) => sit(servers, info.id, guest)));
  const place: TortureTable = { servers, table: info.id, game: loaded.game, rng, pace };
  const people = [
    new Person(place, creator, yours[0] ?? 0),
    ...guests.map((guest, i) => new Person(place, guest, seats[i] ?? 0)),
  ];
  if (rng.int(3) === 0) people.push(new Person(place, await arrive(servers), 'spectator'));
  return { id: info.id, people, made };
};

/** Asks until the own seat is known: an answer may be lost, and asking twice must not take two seats. */
const sit = async (servers: Servers, table: string, { cookie }: Guest): Promise<number> => {
  for (;;) {
    const { status, json } = await request(servers, `/api/tables/${table}/sit`, { cookie, body: {} });
    const { yours = [] } = json as Partial<AtTable>;
    if (yours.length > 1) throw new Error(`somebody sits twice at ${table}`);
    if (status === 200 && yours[0] !== undefined) return yours[0];
    const { why } = json as Problem;
    if (why !== 'storage-away') throw new Error(`no seat at ${table}: ${status} ${why}`);
    await sleep(200);
  }
};
