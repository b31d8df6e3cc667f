import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TableId } from '../../protocol/table.ts';
import { findGames, loadGame } from '../../catalogue/find-games.ts';
import type { Seat } from '../../kernel/game.ts';
import { TestClient } from '../testing/client.ts';
import { legalMoves } from '../testing/legal-moves.ts';
import type { Subject } from './subject.ts';

const TABLES = 500;
const AT_ONCE = 20;
const THINK = 2_000; // milliseconds before the kill, so that there is something to carry over

export interface TakeOver {
  readonly tables: number;
  readonly back: readonly number[]; // milliseconds from the kill until a person sees the table again
  readonly wrong: readonly number[]; // milliseconds between the clock at the kill and the one they see then
  readonly closed: readonly number[]; // milliseconds from the kill until the system closed their connections
}

interface Sitting {
  readonly person: TestClient;
  readonly seat: Seat;
  readonly table: TableId;
  left: number; // on this person's clock
  readAt: number;
}

/** Kills a server without a warning; everybody connects to the other one, and tries until it works. */
export const measureTakeOver = async (start: () => Promise<Subject>): Promise<TakeOver> => {
  const [doomed, other] = [await start(), await start()];
  const all: Sitting[] = [];
  while (all.length < TABLES)
    all.push(...(await Promise.all(Array.from({ length: AT_ONCE }, () => sit(doomed.port)))));
  await sleep(THINK);
  for (let i = 0; i < all.length; i += AT_ONCE) await Promise.all(all.slice(i, i + AT_ONCE).map(readClock));
  const closings = all.map(async ({ person: { socket } }) => {
    if (socket) await once(socket, 'close');
    return performance.now();
  });
  doomed.process.kill('SIGKILL');
  const killed = performance.now();
  const closed = (await Promise.all(closings)).map((at) => at - killed);
  const results = await Promise.all(all.map((one) => comeBack(one, other.port, killed)));
  await Promise.all(all.map(({ person }) => person.close()));
  other.process.kill('SIGTERM');
  await once(other.process, 'exit');
  return {
    tables: all.length,
    back: sorted(results.map(({ back }) => back)),
    wrong: sorted(results.map(({ wrong }) => wrong)),
    closed: sorted(closed),
  };
};

const sorted = (values: readonly number[]): number[] => values.toSorted((a, b) => a - b);

const loaded = await loadGame(findGames()[0] ?? '');

/** One of two people has moved and left; the clock of the one who stays runs. */
const sit = async (port: number): Promise<Sitting> => {
  const people = [await TestClient.arrive(port), await TestClient.arrive(port)] as const;
  const { table } = await people[0].create({
    game: loaded.game.id,
    seats: [{ kind: 'me' }, { kind: 'open' }],
    clock: { kind: 'bank', ms: 600_000, increment: 0 },
  });
  await people[1].post(`/api/tables/${table.id}/sit`, {});
  for (const one of people) await one.join(table.id);
  const [mover = 0] = (await people[0].until('scene')).scene.actors;
  const seat = 1 - mover;
  const [first, person] = mover === 0 ? people : people.toReversed();
  const scene = first?.scenes.get(mover);
  if (!first || !person || !scene) throw new Error('nobody may move');
  await first.play(mover, legalMoves(loaded, scene, mover)[0] ?? '');
  await first.close();
  return { person, seat, table: table.id, left: NaN, readAt: NaN };
};

/** The time of the server's clock, taken to be halfway between question and answer. */
const readClock = async (sitting: Sitting): Promise<void> => {
  const { person, seat, table } = sitting;
  const [asked, since] = [performance.now(), person.received.length];
  person.send({ t: 'join', table });
  const { clocks } = await person.until('clocks', () => true, since);
  sitting.left = clocks.left[seat] ?? NaN;
  sitting.readAt = (asked + performance.now()) / 2;
};

const comeBack = async (
  { person, seat, table, left, readAt }: Sitting,
  port: number,
  killed: number,
): Promise<{ readonly back: number; readonly wrong: number }> => {
  person.moveTo(port);
  const since = person.received.length;
  while (!(await joins(person, table))) await sleep(100);
  const { clocks } = await person.until('clocks', () => true, since);
  const expected = left - (killed - readAt);
  return { back: performance.now() - killed, wrong: Math.abs((clocks.left[seat] ?? NaN) - expected) };
};

/** False if the server closes the connection meanwhile: then a person connects again, as every client does. */
const joins = async (person: TestClient, table: TableId): Promise<boolean> => {
  await person.connect();
  const joined = person.join(table).then(
    () => true,
    () => false,
  );
  const { socket } = person;
  return socket ? Promise.race([joined, once(socket, 'close').then(() => false)]) : joined;
};
