import { expect, test } from 'vitest';
import { keyMoments } from './key-moments.ts';

const shares = (...first: number[]): number[][] => first.map((share) => [share, 1 - share]);

test('the end, the last change of the lead and the largest change are labelled, at most three', () => {
  const story = shares(
    0.5,
    0.52,
    0.3,
    0.32,
    0.34,
    0.36,
    0.4,
    0.45,
    0.55,
    0.57,
    0.6,
    0.62,
    0.64,
    0.66,
    0.7,
    1,
  );
  expect(keyMoments(story, true, 0.2)).toEqual([
    { at: 15, what: 'end' },
    { at: 8, what: 'turning' },
    { at: 2, what: 'swing' },
  ]);
});

test('a match that was never in doubt has only its end', () => {
  expect(keyMoments(shares(0.5, 0.52, 0.55, 0.58, 0.6, 1), true, 0.2)).toEqual([{ at: 5, what: 'end' }]);
});

test('of labels that would overlap the more important one stays', () => {
  const story = shares(...Array.from({ length: 40 }, (_, i) => (i < 37 ? 0.4 : 0.7)), 1);
  expect(keyMoments(story, true, 0.2)).toEqual([{ at: 40, what: 'end' }]);
});

test('a running match has no label for its end', () => {
  expect(keyMoments(shares(0.5, 0.5, 0.5), false, 0.2)).toEqual([]);
});
