import { expect, test } from 'vitest';
import { isRefusal, type Scene } from '../../../../kernel/game.ts';
import { scene, startFrom } from '../../../../kernel/match.ts';
import { readOptions } from '../../../../kernel/options.ts';
import { quickRng } from '../../../../kernel/random.ts';
import rules, { type AnyKittyPaw } from '../../rules/game.ts';
import { meanOf, roundsIn, timesOf } from './seconds.ts';

const options = readOptions(rules);
if (isRefusal(options)) throw new Error(options.why);
const first = scene(rules, startFrom<AnyKittyPaw>(rules.setup(2, options, quickRng(1))), 'spectator');

const at = (time: number, ...events: readonly AnyKittyPaw['event'][]): Scene<AnyKittyPaw> => ({
  ...first,
  at: time,
  events,
});

test('the seconds of a round belong to what they led to, from the shout to the Meow', () => {
  const [round] = roundsIn([
    first,
    at(1000, { what: 'go' }),
    at(3000, { what: 'reached', seat: 0, target: { on: 'tile', tile: 4 } }),
    at(3200, { what: 'grabbed', seat: 0, tile: 4 }),
    at(4000, { what: 'turned', seat: 0, tile: 4, turn: 1 }),
    at(4500, { what: 'put', seat: 0, moved: { tile: 4 }, at: { u: 0, v: 0 } }),
    at(6000, { what: 'meow', seat: 1, ms: 5000 }),
  ]);
  expect(round).toMatchObject({ ms: 5000, meowed: 1 });
  expect(timesOf(round?.stretches[0] ?? [])).toEqual({
    search: 2000,
    grab: 200,
    second: 0,
    turn: 800,
    put: 500,
    wait: 1500,
  });
  expect(timesOf(round?.stretches[1] ?? []).wait).toBe(5000);
});

test('what happens between two rounds belongs to none, and an average of none is nothing', () => {
  expect(roundsIn([first, at(10, { what: 'meow', seat: 0, ms: 1 })])).toEqual([]);
  expect(meanOf([]).turn).toBe(0);
});
