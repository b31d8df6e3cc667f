import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import type { NewTournament, TournamentView } from '../../protocol/tournaments.ts';
import { TestClient } from './client.ts';
import { pickCard } from './toy-table.ts';

export const CUP: NewTournament = {
  title: 'Rainy cup',
  game: 'toy',
  options: {},
  format: 'swiss',
  seats: 2,
  places: 4,
  rounds: 2,
  minutes: 5,
  clock: { kind: 'bank', ms: 600_000, increment: 0 },
  rated: true,
  listed: true,
  bots: null,
  late: true,
  startsAt: null,
  showUp: 600_000,
  pause: 0,
};

export const viewOf = async (client: TestClient, id: string): Promise<TournamentView> =>
  (await client.get(`/api/tournaments/${id}`)) as TournamentView;

/** Sits down and plays whenever there is a table, until the tournament is over. */
export const playThrough = async (client: TestClient, id: string): Promise<TournamentView> => {
  // The tournament hears of a result a moment after the match: a client that went back to that table would join it again and again.
  const played = new Set<string>();
  for (;;) {
    let seen = await viewOf(client, id);
    const next = (): string | null =>
      seen.tables.find((table) => isOpenTo(client.guest, table) && !played.has(table.table))?.table ?? null;
    const look = async (): Promise<boolean> => {
      seen = await viewOf(client, id);
      return seen.status === 'over' || next() !== null;
    };
    await expect.poll(look).toBe(true);
    const table = next();
    if (table === null) return seen;
    played.add(table);
    await playAt(client, client.twin(), table);
  }
};

/** Where somebody finds a server now. */
export type PortNow = () => number;

const AGAIN = 50;

/** Asks again until a server answers: at any moment it may be killed. */
export const untilAnswered = async <T>(
  person: TestClient,
  port: PortNow,
  ask: (person: TestClient) => Promise<T>,
): Promise<T> => {
  for (;;) {
    person.moveTo(port());
    try {
      return await ask(person);
    } catch {
      await sleep(AGAIN);
    }
  }
};

/** As `playThrough`, while servers are killed. */
export const playThroughKills = async (
  person: TestClient,
  id: string,
  port: PortNow,
): Promise<TournamentView> => {
  for (;;) {
    const seen = await untilAnswered(person, port, (asks) => viewOf(asks, id));
    if (seen.status === 'over') return seen;
    // On a busy machine somebody may have come too late.
    if (seen.standings.some(({ player, gone }) => gone && player === person.guest))
      await untilAnswered(person, port, (asks) => asks.post(`/api/tournaments/${id}/join`));
    const table = seen.tables.find((each) => isOpenTo(person.guest, each));
    await (table ? untilCutOff(person, table.table) : sleep(AGAIN));
  }
};

/** Plays until the match is over or the connection is lost. */
const untilCutOff = async (person: TestClient, table: string): Promise<void> => {
  const client = person.twin();
  try {
    await client.connect();
    const cut = client.socket ? once(client.socket, 'close') : null;
    await Promise.race([cut, client.until('error'), playAt(person, client, table)]);
    client.socket?.terminate();
  } catch {
    await sleep(AGAIN);
  }
};

const isOpenTo = (guest: string, { players, status }: TournamentView['tables'][number]): boolean =>
  players.includes(guest) && (status === 'waiting' || status === 'playing');

const playAt = async (person: TestClient, client: TestClient, table: string): Promise<void> => {
  await person.post(`/api/tables/${table}/sit`, {});
  await client.join(table);
  const mine = await client.until('scene', ({ viewer }) => viewer !== 'spectator');
  const seat = Number(mine.viewer);
  for (let scene = mine.scene; !scene.outcome;) {
    const { seq } = scene;
    const answer = scene.actors.includes(seat) ? await pickCard(client, seat) : null;
    if (answer?.t === 'refused' && answer.why === 'storage-away') throw new Error(answer.why);
    scene = (await client.until('scene', (heard) => heard.viewer === seat && heard.scene.seq > seq)).scene;
  }
  await client.close();
};
