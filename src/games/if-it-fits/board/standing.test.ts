import { expect, test } from 'vitest';
import { quickRng } from '../../../kernel/random.ts';
import { BASIC, table } from '../rules/table.testing.ts';
import rules from '../rules/game.ts';
import { standing } from './standing.ts';

const sum = (shares: readonly number[]): number => shares.reduce((all, share) => all + share, 0);

test('all seats begin equal, and the holder of a box stands better', () => {
  const first = rules.view(rules.setup(3, { ...BASIC }, quickRng(1)), 'spectator');
  expect(standing(first)).toEqual([1 / 3, 1 / 3, 1 / 3]);
  const [ahead = 0, behind = 0] = standing({
    ...first,
    cats: [5, 5],
    table: table({ laid: 'B01@h5 B02@i5 B03@j5 B04@k5', across: '0@h5', options: BASIC }).state.table,
  });
  expect(ahead).toBeGreaterThan(behind);
  expect(ahead + behind).toBeCloseTo(1);
});

test('at the end the winners have the whole share', () => {
  const rng = quickRng(2);
  let state = rules.setup(2, { ...BASIC }, rng);
  while (!rules.outcome(state)) {
    const [seat = 0] = rules.actors(state);
    const view = rules.view(state, seat);
    const move = [...rules.candidates(view, seat)].find((one) => !rules.check(view, seat, one));
    if (!move) throw new Error('nothing to do');
    state = rules.apply(state, { by: seat, at: 0, move }, rng).state;
  }
  const shares = standing(rules.view(state, 'spectator'));
  const winners = rules.outcome(state)?.winners ?? [];
  expect(sum(shares)).toBeCloseTo(1);
  expect(shares.map((share, seat) => share > 0 === winners.includes(seat))).toEqual([true, true]);
});
