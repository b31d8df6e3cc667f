import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { defined } from '../../kernel/defined.ts';
import type { Game, Kind } from '../../kernel/game.ts';
import { legal, scene } from '../../kernel/match.ts';
import type { Replay } from '../../protocol/api.ts';
import { History } from '../../table/history.ts';
import { toy } from '../testing/toy.ts';
import { PackedTexts } from './packed-texts.ts';
import { ReplayWriter } from './replay-writer.ts';

const game = toy as unknown as Game<Kind>;

const played = (seed: string, most: number): History => {
  const header = { game: 'toy', version: 1, seats: 2, options: { timed: false }, seed };
  const match = new History({ game, position: null }, { header, start: null, entries: [] });
  for (let seq = 1; seq <= most && !match.over; seq++) {
    const by = defined(match.awaiting[0]);
    const [move] = legal(game, scene(game, match.position, by), by);
    match.take({ seq, at: 0, by, move: game.write(defined(move)), id: `${seq}` });
  }
  return match;
};

const about = (id: string, viewer: Replay['viewer']) =>
  ({ table: { id }, viewer }) as unknown as Omit<Replay, 'steps'>;

test('replays of finished matches are kept for all viewers, but take no more memory than they may', async () => {
  const most = 2_000;
  const texts = new PackedTexts(most);
  const writer = new ReplayWriter(texts);
  const first = await text(writer.write(about('m0', 0), played('m0', Infinity)));
  const one = texts.bytes;
  expect(one).toBeGreaterThan(0);
  expect(await text(writer.write(about('m0', 0), played('m0', Infinity)))).toBe(first);
  expect(texts.bytes).toBe(one);
  let largest = 0;
  for (let i = 0; i < 20; i++)
    for (const viewer of ['spectator', 0, 1] as const) {
      await text(writer.write(about(`m${i}`, viewer), played(`m${i}`, Infinity)));
      largest = Math.max(largest, texts.bytes);
    }
  expect(largest).toBeLessThanOrEqual(most);
  expect(largest).toBeGreaterThan(most / 2);
});

test('of a match that goes on nothing is kept, and nothing of a replay that is not read to the end', async () => {
  const texts = new PackedTexts(1_000_000);
  const writer = new ReplayWriter(texts);
  const before = JSON.parse(await text(writer.write(about('m', 0), played('m', 2)))) as Replay;
  expect(before.steps).toHaveLength(3);
  for await (const part of writer.write(about('m', 0), played('m', Infinity))) if (part.length) break;
  expect(texts.bytes).toBe(0);
  const after = JSON.parse(await text(writer.write(about('m', 0), played('m', Infinity)))) as Replay;
  expect(after.steps.length).toBeGreaterThan(3);
  expect(texts.bytes).toBeGreaterThan(0);
});
