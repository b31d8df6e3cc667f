import { fastify } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Game, Kind } from '../../kernel/game.ts';
import { scene, start } from '../../kernel/match.ts';
import type { TableDoc } from '../../table/doc.ts';
import { BotPool } from '../bots/bot-pool.ts';
import { sampleTable } from '../testing/sample-table.ts';
import { loadGame, TOY_CATALOGUE } from '../testing/toy-catalogue.ts';
import { toy } from '../testing/toy.ts';

import { think } from './bot-thinker.ts';

const game = toy as unknown as Game<Kind>;
const header = { game: 'toy', version: 1, seats: 2, options: { timed: false }, seed: 'any' };
const turn = { seat: 0, level: 0, scene: scene(game, start(game, header), 0) };

let pool: BotPool;
beforeAll(() => void (pool = new BotPool(TOY_CATALOGUE, 1)));
afterAll(() => pool.close());

/** A table where this person sits, opened by somebody else. */
const tableOf = (id: string, guest: string): TableDoc => ({
  ...sampleTable(id, guest),
  creator: 'host',
});

test('whoever sits at two hundred tables of bots does not make a person at one table wait', async () => {
  const loaded = await loadGame();
  const { log } = fastify();
  const order: string[] = [];
  const ask = async (doc: TableDoc, name: string): Promise<void> => {
    expect(await think({ pool, log }, loaded, doc, turn)).toMatchObject({ after: 0 });
    order.push(name);
  };
  const crowd = Array.from({ length: 200 }, (_, n) => ask(tableOf(`t${n}`, 'crowd'), 'crowd'));
  await Promise.all([...crowd, ask(tableOf('one', 'ann'), 'ann')]);
  expect(order.indexOf('ann')).toBeLessThanOrEqual(2);
});
