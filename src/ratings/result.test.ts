import { describe, expect, test } from 'vitest';
import type { Outcome } from '../kernel/game.ts';
import { newDoc, type SeatDoc, type TableDoc } from '../table/doc.ts';
import { betterOf, placesOf, resultOf, wonBy, type Result } from './result.ts';

const outcome = (winners: readonly number[], scores: readonly number[]): Outcome => ({
  winners,
  scores,
  lines: [],
});
const person = (guest: string, away = false): SeatDoc => ({ kind: 'person', guest, name: null, away });
const BOT: SeatDoc = { kind: 'bot', level: 2 };

const over = (seats: readonly SeatDoc[], how: Outcome, more: Partial<TableDoc> = {}): TableDoc =>
  newDoc({
    id: 'abcd',
    game: 'toy',
    options: {},
    seats,
    creator: 'ann',
    seed: 's',
    created: 1,
    status: 'over',
    outcome: how,
    rated: true,
    ...more,
  });

const resultFrom = (doc: TableDoc, mode: string | null = ''): Result => {
  const result = resultOf(doc, mode, 7);
  if (!result) throw new Error('no result');
  return result;
};

describe('places', () => {
  test.each<[string, Outcome, leaving: readonly number[], places: readonly (number | null)[]]>([
    ['winners are first, the others by points', outcome([2], [30, 10, 40, 30]), [], [2, 4, 1, 2]],
    ['a winner by a tie-break stands above equal points', outcome([1], [9, 9]), [], [2, 1]],
    ['shared wins are ties', outcome([0, 2], [9, 3, 9]), [], [1, 3, 1]],
    ['a draw ties all, whatever the points', outcome([], [3, 1]), [], [1, 1]],
    ['a person who left is last, even if the bot won', outcome([0], [9, 3, 1]), [0], [3, 1, 2]],
  ])('%s', (_, how, leaving, places) => {
    expect(placesOf(how, places.length, new Set(leaving))).toEqual(places);
  });

  test('a match that was stopped decides nothing, except against those who had left', () => {
    const stopped = { ...outcome([], []), ended: { how: 'stop', by: 0 } } as const;
    expect(placesOf(stopped, 2, new Set())).toEqual([null, null]);
    expect(placesOf(stopped, 4, new Set([1, 2]))).toEqual([1, 3, 3, 1]);
    const closed = { ...outcome([], []), ended: { how: 'closed', by: 0 } } as const;
    expect(placesOf(closed, 3, new Set([1]))).toEqual([null, null, null]);
  });

  test('alone one wins or loses', () => {
    expect(placesOf(outcome([0], [30]), 1, new Set())).toEqual([1]);
    expect(placesOf(outcome([], [30]), 1, new Set())).toEqual([2]);
  });
});

describe('the result of a table', () => {
  test('has people, bots, points and the agreement', () => {
    expect(resultFrom(over([person('ann'), BOT], outcome([0], [5, 2])))).toEqual({
      match: 'abcd',
      at: 7,
      game: 'toy',
      mode: '',
      rated: true,
      seats: [
        { who: 'ann', name: null, level: null, place: 1, score: 5, left: false },
        { who: null, name: null, level: 2, place: 2, score: 2, left: false },
      ],
    });
  });

  test('knows who left: away at the end, or without a return after the time was up', () => {
    const seats = [person('ann', true), person('bob'), person('eve')];
    const notes = [
      { after: 1, seat: 1, what: 'time-up' },
      { after: 2, seat: 2, what: 'left' },
      { after: 3, seat: 2, what: 'back' },
    ] as const;
    const { seats: results } = resultFrom(over(seats, outcome([2], [1, 2, 3]), { notes }));
    expect(results.map(({ left }) => left)).toEqual([true, true, false]);
  });

  test('a person who leaves twice counts as gone, also after coming back', () => {
    const [left, back] = (['left', 'back'] as const).map((what) => ({ after: 1, seat: 0, what }));
    if (!left || !back) throw new Error('two notes');
    const seats = [person('ann'), person('bob')];
    const leftAfter = (notes: TableDoc['notes']): boolean | undefined =>
      resultFrom(over(seats, outcome([0], [2, 1]), { notes })).seats[0]?.left;
    expect(leftAfter([left, back])).toBe(false);
    expect(leftAfter([left, back, left, back])).toBe(true);
    const late = { after: 1, seat: 0, what: 'time-up' } as const;
    expect(leftAfter([late, back, late, back])).toBe(true);
    expect(leftAfter([left, { ...back, after: 13 }])).toBe(false);
    expect(leftAfter([left, { ...back, after: 14 }])).toBe(true); // a bot has played for them long enough
  });

  test('is not rated without an agreement, in a mode without ratings, or from a position of another match', () => {
    const seats = [person('ann'), person('bob')];
    const won = outcome([0], [1, 0]);
    expect(resultFrom(over(seats, won, { rated: false })).rated).toBe(false);
    expect(resultFrom(over(seats, won), null).rated).toBe(false);
    expect(resultFrom(over(seats, won, { from: { match: 'efgh', seq: 3 } })).rated).toBe(false);
  });

  test('does not exist before the end, of bots alone, or of a match that a defect stopped', () => {
    const won = outcome([0], [1, 0]);
    expect(resultOf(over([BOT, BOT], won), '', 7)).toBeNull();
    expect(resultOf(over([person('ann'), BOT], won, { status: 'playing' }), '', 7)).toBeNull();
    expect(resultOf(over([person('ann'), BOT], won, { halted: true }), '', 7)).toBeNull();
  });
});

test('won, lost and drawn, among all and between two', () => {
  const result = resultFrom(over([person('ann'), person('bob'), person('eve')], outcome([0], [9, 5, 5])));
  const [ann, bob, eve] = result.seats;
  if (!ann || !bob || !eve) throw new Error('three');
  expect(result.seats.map((seat) => wonBy(result, seat))).toEqual(['won', 'lost', 'lost']);
  expect([betterOf(ann, bob), betterOf(bob, ann), betterOf(bob, eve)]).toEqual(['won', 'lost', 'drawn']);
  const draw = resultFrom(over([person('ann'), person('bob')], outcome([], [0, 0])));
  expect(draw.seats.map((seat) => wonBy(draw, seat))).toEqual(['drawn', 'drawn']);
});
