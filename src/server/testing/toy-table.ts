import { randomUUID } from 'node:crypto';
import type { AtTable, NewTable } from '../../protocol/api.ts';
import { TestClient } from './client.ts';

/** Two people at a table of the toy game, both joined. */
export interface Pair {
  readonly id: string;
  readonly a: TestClient;
  readonly b: TestClient;
}

export const sitTwo = async (port: number, wishes: Partial<NewTable> = {}): Promise<Pair> => {
  const [a, b] = [await TestClient.arrive(port), await TestClient.arrive(port)];
  const { table } = await a.create({ game: 'toy', seats: [{ kind: 'me' }, { kind: 'open' }], ...wishes });
  await b.post(`/api/tables/${table.id}/sit`, {});
  await a.join(table.id);
  await b.join(table.id);
  return { id: table.id, a, b };
};

/** One person against bots. */
export const sitAlone = async (
  port: number,
  level: number,
  wishes: Partial<NewTable> = {},
): Promise<{ a: TestClient; table: AtTable['table'] }> => {
  const a = await TestClient.arrive(port);
  const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, level }];
  const { table } = await a.create({ game: 'toy', seats, ...wishes });
  await a.join(table.id);
  return { a, table };
};

export const handOf = (client: TestClient, seat: number): readonly number[] =>
  (client.scenes.get(seat)?.view as { hand: number[] } | undefined)?.hand ?? [];

/** Plays the first card of the seat's hand. */
export const pickCard = (client: TestClient, seat: number, id: string = randomUUID()) =>
  client.play(seat, `c${handOf(client, seat)[0]}`, id);

/** Both play until the match is over. */
export const finish = async ({ a, b }: Pair): Promise<void> => {
  while (!a.scenes.get(0)?.outcome) {
    for (const [client, seat] of [
      [a, 0],
      [b, 1],
    ] as const)
      if (client.scenes.get(seat)?.actors.includes(seat)) await pickCard(client, seat);
    const seq = Math.max(...[a, b].flatMap(({ scenes }) => [...scenes.values()].map((scene) => scene.seq)));
    await a.until('scene', ({ scene }) => scene.seq >= seq);
    await b.until('scene', ({ scene }) => scene.seq >= seq);
  }
};
