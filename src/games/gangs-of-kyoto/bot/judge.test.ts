import { expect, test } from 'vitest';
import { judged } from '../../../bots/judge.ts';
import { scene } from '../../../kernel/match.ts';
import { quickRng } from '../../../kernel/random.ts';
import rules from '../rules/game.ts';
import { table } from '../rules/table.testing.ts';
import kyotoJudge from './judge.ts';

const SEATS = [0, 1, 2];
const MATCHES = 40;

/** The spread of every seat's chance, for the one with the card and for the others. */
const spreads = (piles: string[]): number[] => {
  const position = table({ rows: ['4*', '5', '2'], piles, next: '3' });
  return SEATS.map((seat) => {
    const here = scene(rules, position, seat);
    return judged(kyotoJudge, { scene: here, seat, seats: 3 }, MATCHES, quickRng(1)).spread;
  });
};

test('an open match is unsure by several per cent for every seat, and whoever is far behind has hardly a chance to be unsure of', () => {
  for (const spread of spreads(['4*', '3*', '2*'])) expect(spread).toBeGreaterThan(0.05);
  const [leader = 0, , last = 1] = spreads(['4** 4** 3** 3** 2** 1*', '4* 4* 4* 3* 3* 3* 2* 2* 2* 1*', '']);
  expect(last).toBeLessThan(leader / 2);
});
