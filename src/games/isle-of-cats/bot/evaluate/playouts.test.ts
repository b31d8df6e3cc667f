import { describe, expect, test } from 'vitest';
import { quickRng } from '../../../../kernel/random.ts';
import rules from '../../rules/game.ts';
import { RICH, boat, movesOf, table } from '../../rules/table.testing.ts';
import type { Move, Sister, View } from '../../rules/state/types.ts';
import type { Option } from './option.ts';
import { leadAfter } from './play-to-end.ts';
import { bestByPlayouts, type Playouts } from './playouts.ts';

const TRIAL: Playouts = { fromDay: 5, moves: 4, worlds: 2 };
const SISTER: Sister = {
  first: false,
  colours: ['G', 'P', 'R', 'O', 'B'],
  coloursLeft: [],
  lessons: [],
  baskets: [174, 187],
  next: null,
  left: 0,
};
const always = (): boolean => true;

/** A close match in which the last cat of the last day would make a family of three. */
const lastCat = (seats: number, day: number = 5) =>
  table({
    phase: {
      name: 'rescue',
      turn: 0,
      passed: seats === 1 ? [false] : [false, false],
      rescued: [],
      over: false,
    },
    pending: [],
    seats,
    day,
    left: ['C13-B'],
    right: [],
    ...(seats === 1 && { sister: SISTER }),
    players: [{ ...RICH, points: 55, baskets: 1, tiles: boat('C16-B@4,2/1', 'C09-B@4,3/0') }],
  });

const written = (text: string): Move => {
  const move = rules.read(text);
  if (!move) throw new Error(`${text} cannot be read`);
  return move;
};

/** Options in which passing looks a little better than the rescue that joins the family. */
const options = (now: ReturnType<typeof lastCat>): Option[] => {
  const world = now.state;
  const rescues = movesOf(now, 0).filter((text) => text.includes('C13-B'));
  const [best] = rescues
    .slice(0, 40)
    .map((text) => ({ move: written(text), lead: leadAfter(world, written(text), 1) ?? -Infinity }))
    .toSorted((a, b) => b.lead - a.lead);
  if (!best) throw new Error('nothing can be rescued');
  return [
    { move: { do: 'pass' }, value: 0.1 },
    { move: best.move, value: 0 },
  ];
};

const viewOf = (now: ReturnType<typeof lastCat>): View => rules.view(now.state, 0);

describe('trying moves out against the sister', () => {
  test('the same random numbers lead to the same end', () => {
    const { state } = lastCat(1);
    const pass: Move = { do: 'pass' };
    expect(leadAfter(state, pass, 3)).toBeTypeOf('number');
    expect(leadAfter(state, pass, 3)).toBe(leadAfter(state, pass, 3));
  });

  test('a move that looks a little better but ends worse is not played', () => {
    const now = lastCat(1);
    const both = options(now);
    expect(bestByPlayouts(viewOf(now), both, TRIAL, always, quickRng(1))).toEqual(both[1]?.move);
  });

  test('without time for playouts the estimate decides', () => {
    const now = lastCat(1);
    expect(bestByPlayouts(viewOf(now), options(now), TRIAL, () => false, quickRng(1))).toEqual({
      do: 'pass',
    });
  });

  test('on earlier days, and with several players, there are no playouts', () => {
    for (const now of [lastCat(1, 4), lastCat(2)])
      expect(bestByPlayouts(viewOf(now), options(lastCat(1)), TRIAL, always, quickRng(1))).toBeNull();
  });
});
