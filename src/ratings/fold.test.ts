import { describe, expect, test } from 'vitest';
import { RatingFold } from './fold.ts';
import { weightOf } from './rate-result.ts';
import type { Result, SeatResult } from './result.ts';
import { ratingOf } from './scale.ts';

const HOUR = 3_600_000;

const seat = (who: string | null, place: number | null): SeatResult => ({
  who,
  name: null,
  level: who === null ? 1 : null,
  place,
  score: null,
  left: false,
});

const match = (seats: readonly SeatResult[], at = 0, more: Partial<Result> = {}): Result => ({
  match: `m${at}`,
  at,
  game: 'toy',
  mode: '',
  rated: true,
  seats,
  ...more,
});
const beats = (winner: string, loser: string, at = 0): Result => match([seat(winner, 1), seat(loser, 2)], at);

describe('a rated match', () => {
  test('lifts the winner, lowers the loser, and makes both more certain', () => {
    const [ann, bob] = new RatingFold().add(beats('ann', 'bob'));
    expect(ann?.after.mu).toBeGreaterThan(25);
    expect(bob?.after.mu).toBeLessThan(25);
    expect(ann?.after).toMatchObject({ sigma: bob?.after.sigma, matches: 1 });
  });

  test('bots give and take no points: only the places among people count', () => {
    const [withBot, without] = [new RatingFold(), new RatingFold()];
    expect(withBot.add(match([seat(null, 1), seat('ann', 2), seat('bob', 3)]))).toEqual(
      without.add(beats('ann', 'bob')),
    );
  });

  test('modes and games have ratings of their own', () => {
    const fold = new RatingFold();
    fold.add(beats('ann', 'bob'));
    const [other] = fold.add(match([seat('ann', 2), seat('bob', 1)], 1, { mode: 'family' }));
    expect(other?.before).toEqual({ mu: 25, sigma: 25 / 3 });
    expect([...fold.standings()].map(([pool]) => pool)).toEqual(['toy', 'toy', 'toy/family', 'toy/family']);
  });
});

test.each<[string, Result]>([
  ['a match that nobody agreed to rate', match([seat('ann', 1), seat('bob', 2)], 0, { rated: false })],
  ['a match with one person', match([seat('ann', 1), seat(null, 2)])],
  ['somebody against themselves', match([seat('ann', 1), seat('ann', 2)])],
  ['somebody twice beside another', match([seat('ann', 1), seat('ann', 2), seat('bob', 3)])],
  ['a match that decided nothing', match([seat('ann', null), seat('bob', null)])],
])('%s changes nothing', (_, result) => {
  const fold = new RatingFold();
  expect(fold.add(result)).toEqual([]);
  expect([...fold.standings()]).toEqual([]);
});

describe('the same pair on one day', () => {
  test('counts less, then not, and again on the next day', () => {
    expect([0, 9, 10, 19, 20].map((met) => weightOf(met))).toEqual([1, 1, 0.5, 0.5, 0]);
    expect([0, 4, 5].map((met) => weightOf(met, true))).toEqual([0.5, 0.5, 0]); // from one address
    const fold = new RatingFold();
    for (let i = 0; i < 20; i++) fold.add(beats('ann', 'bob', i));
    const before = fold.standing('toy', 'ann');
    fold.add(beats('ann', 'bob', 20));
    expect(fold.standing('toy', 'ann')).toMatchObject({ mu: before?.mu, sigma: before?.sigma });
    fold.add(beats('ann', 'bob', 25 * HOUR));
    expect(fold.standing('toy', 'ann')?.mu).toBeGreaterThan(before?.mu ?? 0);
  });

  test('does not touch matches with others', () => {
    const fold = new RatingFold();
    for (let i = 0; i < 25; i++) fold.add(beats('ann', 'bob', i));
    const [eve] = fold.add(beats('eve', 'ann', 30));
    expect(eve?.after.mu).toBeGreaterThan(25);
  });
});

test('from one address five matches of a person count on one day, also against a new name each time', () => {
  const fold = new RatingFold();
  const lose = (name: string, at: number) =>
    fold.add(match([seat('ann', 1), seat(name, 2)], at, { near: true }))[0]?.after.mu;
  for (let i = 0; i < 4; i++) lose(`name ${i}`, i);
  const [fifth, sixth] = [lose('name 4', 4), lose('name 5', 5)];
  expect(sixth).toBe(fifth);
  const [ann] = fold.add(beats('ann', 'bob', 6));
  expect(ann?.after.mu).toBeGreaterThan(fifth ?? 0); // from elsewhere it counts
  fold.merge({ from: 'ann', into: 'zoe', at: 7 });
  const zoe = fold.standing('toy', 'zoe');
  fold.add(match([seat('zoe', 1), seat('name 6', 2)], 8, { near: true }));
  expect(fold.standing('toy', 'zoe')?.mu).toBe(zoe?.mu);
});

test('a rating is one number with a band, provisional for about twenty matches', () => {
  expect(ratingOf({ mu: 25, sigma: 25 / 3 }, 0)).toEqual({
    points: 1500,
    band: 167,
    provisional: true,
    matches: 0,
    missing: 16,
  });
  const fold = new RatingFold();
  const people = Array.from({ length: 12 }, (_, i) => `p${i}`);
  let settled = 0;
  for (let round = 0; round < 40; round++)
    people.forEach((one, i) => {
      const other = people[(i + 1 + (round % 11)) % 12] ?? '';
      if (one >= other) return;
      fold.add(round % 2 ? beats(one, other, round * HOUR) : beats(other, one, round * HOUR));
      const standing = fold.standing('toy', one);
      if (standing && !settled && !ratingOf(standing, standing.matches).provisional)
        settled = standing.matches;
    });
  expect(settled).toBeGreaterThan(12);
  expect(settled).toBeLessThan(32);
});
