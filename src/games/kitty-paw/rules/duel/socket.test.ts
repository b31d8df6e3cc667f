import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Server } from '../../../../server/start/server.ts';
import { TestClient } from '../../../../server/testing/client.ts';
import { startServer } from '../../../../server/testing/start.ts';
import { CARDS } from '../cards/cards.ts';
import rules, { type AnyKittyPaw } from '../game.ts';
import { isDuelView } from './seated-at.ts';
import type { RunView } from './types.ts';

let server: Server;
let quick: Server;
beforeAll(async () => {
  [server, quick] = await Promise.all([startServer(), startServer({ raceSpeed: 50 })]);
});
afterAll(() => Promise.all([server.close(), quick.close()]));

/** Joins, and stores every received byte. */
const listen = async (client: TestClient, table: string): Promise<string[]> => {
  const heard: string[] = [];
  await client.connect();
  client.socket?.on('message', (data: Buffer) => heard.push(data.toString()));
  await client.join(table);
  return heard;
};

const runOf = (client: TestClient, seat: number): RunView => {
  const view = client.scenes.get(seat)?.view as AnyKittyPaw['view'] | undefined;
  if (!view || !isDuelView(view)) throw new Error('no duel');
  return view.runs[seat] ?? expect.fail('no run');
};

const until = async (fits: () => boolean): Promise<void> => {
  for (let tries = 0; !fits(); tries++) {
    if (tries > 1_000) throw new Error('waited in vain');
    await sleep(20);
  }
};

test('[K34] over a real socket too, a rival and a spectator learn of a run only that it began', async () => {
  const [runner, rival, spectator] = await Promise.all([1, 2, 3].map(() => TestClient.arrive(server.port)));
  if (!runner || !rival || !spectator) throw new Error('three');
  const { table } = await runner.create({
    game: rules.id,
    seats: [{ kind: 'me' }, { kind: 'open' }],
    options: { mode: 'duel', deck: 'mixed' },
  });
  await rival.post(`/api/tables/${table.id}/sit`, {});
  const own = await listen(runner, table.id);
  const others = [await listen(rival, table.id), await listen(spectator, table.id)];
  await runner.play(0, 'hold');
  const phase = (): string => {
    const run = runOf(runner, 0);
    return 'table' in run ? run.table.phase.name : run.stage;
  };
  await until(() => phase() === 'play');
  await runner.play(0, 'meow');
  await until(() => phase() === 'check');
  const names = CARDS.map(({ id }) => `"${id}"`);
  const named = (texts: readonly string[]): string[] =>
    names.filter((name) => texts.some((text) => text.includes(name)));
  await until(() => others.every((heard) => heard.some((text) => text.includes('run-began'))));
  expect(named(own)).toHaveLength(1);
  for (const heard of others) {
    expect(named(heard)).toEqual([]);
    expect(heard.filter((text) => /"(?:tiles|tries|tried|meow|next-card)"/.test(text))).toEqual([]);
  }
});

test('the speed factor of races applies to duels too, although nothing is due before somebody begins', async () => {
  const runner = await TestClient.arrive(quick.port);
  const { table } = await runner.create({
    game: rules.id,
    seats: [{ kind: 'me' }, { kind: 'bot', level: 0 }],
    options: { mode: 'duel' },
  });
  await runner.join(table.id);
  await runner.play(0, 'hold');
  const tries = (): number => {
    const run = runOf(runner, 0);
    return 'tries' in run ? run.tries.length : 0;
  };
  await until(() => tries() > 0); // within 20 seconds; a card that nobody builds takes 45
  expect(runOf(runner, 0)).toMatchObject({ tries: [{ how: 'late' }] });
});
