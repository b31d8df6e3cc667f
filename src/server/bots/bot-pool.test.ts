import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Game, Kind, Scene } from '../../kernel/game.ts';
import { scene, start } from '../../kernel/match.ts';
import { BotPool } from './bot-pool.ts';
import { TOY_CATALOGUE, STUCK_LEVEL } from '../testing/toy-catalogue.ts';
import { toy } from '../testing/toy.ts';

const game = toy as unknown as Game<Kind>;
const header = { game: 'toy', version: 1, seats: 2, options: { timed: false }, seed: 'any' };
const seen: Scene<Kind> = scene(game, start(game, header), 0);
const job = { game: 'toy', version: 1, level: 0, seat: 0, scene: seen, luck: 1 };

let pool: BotPool;
beforeAll(() => void (pool = new BotPool(TOY_CATALOGUE, 1)));
afterAll(() => pool.close());

test('a table with many bots does not keep another waiting: they take turns', async () => {
  const order: string[] = [];
  const ask = async (table: string): Promise<void> => {
    await pool.think({ person: 'ann', table }, job, 10_000);
    order.push(table);
  };
  const asked = [...Array.from({ length: 6 }, () => ask('crowd')), ask('small'), ask('late'), ask('small')];
  await Promise.all(asked);
  expect(order.slice(0, 6)).toEqual(['crowd', 'crowd', 'small', 'late', 'crowd', 'small']);
});

test('somebody who sits at many tables keeps nobody else waiting: people take turns, then their tables', async () => {
  const order: string[] = [];
  const ask = async (person: string, table: string): Promise<void> => {
    await pool.think({ person, table }, job, 10_000);
    order.push(`${person} ${table}`);
  };
  const crowd = Array.from({ length: 200 }, (_, n) => ask('crowd', `${n}`));
  await Promise.all([...crowd, ask('ann', 'a'), ask('bob', 'b'), ask('ann', 'c')]);
  expect(order.slice(0, 6)).toEqual(['crowd 0', 'crowd 1', 'ann a', 'bob b', 'crowd 2', 'ann c']);
});

test('where only bots play they come after those that people wait for, but have a turn now and then', async () => {
  const order: string[] = [];
  const ask = async (table: string, canWait: boolean): Promise<void> => {
    await pool.think({ person: table, table, canWait }, job, 10_000);
    order.push(canWait ? 'bots' : 'person');
  };
  const asked = [1, 2, 3, 4].map((n) => ask(`bots ${n}`, true));
  await Promise.all([...asked, ...[1, 2, 3, 4, 5].map((n) => ask(`person ${n}`, false))]);
  const people = ['person', 'person', 'person', 'person'];
  expect(order).toEqual(['bots', ...people, 'bots', 'person', 'bots', 'bots']);
});

test('a question that waits behind a stuck bot is answered by a new thread', async () => {
  const stuck = pool.think({ person: 'ann', table: 'one' }, { ...job, level: STUCK_LEVEL }, 200);
  const next = pool.think({ person: 'bob', table: 'other' }, job, 10_000);
  await expect(stuck).rejects.toThrow('no move within 200 ms');
  expect((await next)?.move).toMatch(/^c7/);
});
