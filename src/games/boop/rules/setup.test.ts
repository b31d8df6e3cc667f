import { expect, test } from 'vitest';
import { startFrom } from '../../../kernel/match.ts';
import { quickRng } from '../../../kernel/random.ts';
import { LINES } from './bed.ts';
import positions from './position.ts';
import rules from './game.ts';
import { STANDARD, after, bedOf, choices, poolsOf, table } from './table.testing.ts';
import type { Boop } from './types.ts';

// Pictures show the upper left of the bed: row 6 first. k K are the first seat's kitten and cat, x X the second's.

const LOT = { ...STANDARD, begins: 'lot' } as const;
const start = () => startFrom<Boop>(rules.setup(2, STANDARD, quickRng(1)));

test('[B1] an empty bed, eight kittens each, the first seat begins', () => {
  expect(positions.write(start().state)).toBe('....../....../....../....../....../...... 8080 0 p');
  expect(choices(start())).toHaveLength(36);
  expect(LINES).toHaveLength(80);
});

test('[B25] who begins is drawn by lot, unless the options say it', () => {
  const firsts = Array.from({ length: 200 }, (_, luck) => rules.setup(2, LOT, quickRng(luck)).turn);
  const zeros = firsts.filter((seat) => seat === 0).length;
  expect(zeros).toBeGreaterThan(70);
  expect(zeros).toBeLessThan(130);
  for (const [begins, seat] of [
    ['first', 0],
    ['second', 1],
  ] as const)
    expect(rules.setup(2, { ...LOT, begins }, quickRng(1)).turn).toBe(seat);
});

test.each([0, 1])('[B26] in a rematch, where the seats change, seat %i begins again', (seat) => {
  const first = rules.setup(2, LOT, { int: () => seat });
  const again = rules.rematchOptions(LOT, first);
  for (const luck of [0, 1]) expect(rules.setup(2, again, { int: () => luck }).turn).toBe(seat);
});

test('[B2] pieces always add up to eight', () => {
  const now = after(table('k..\n.x.'), 'kc5');
  const [bed, pools] = [bedOf(now).join(''), poolsOf(now)];
  expect((bed.match(/[kK]/g)?.length ?? 0) + Number(pools[0]) + Number(pools[1])).toBe(8);
  expect((bed.match(/[xX]/g)?.length ?? 0) + Number(pools[2]) + Number(pools[3])).toBe(8);
});
