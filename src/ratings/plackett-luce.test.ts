import { expect, test } from 'vitest';
import { NEWCOMER, rateMatch, type Skill } from './plackett-luce.ts';

type Pair = readonly [mu: number, sigma: number];
const NEW: Pair = [25, 25 / 3];

/** Computed by openskill 5.0.1: rate(teams, { rank, tau: 25 / 300, gamma: () => 1 }). */
test.each<[string, before: readonly Pair[], places: readonly number[], after: readonly Pair[]]>([
  [
    'newcomers',
    [NEW, NEW],
    [1, 2],
    [
      [27.635389, 7.906081],
      [22.364611, 7.906081],
    ],
  ],
  [
    'a tie of newcomers',
    [NEW, NEW],
    [1, 1],
    [
      [25, 7.906081],
      [25, 7.906081],
    ],
  ],
  [
    'the weaker wins',
    [
      [30, 2],
      [22, 5],
    ],
    [2, 1],
    [
      [29.632875, 1.989338],
      [24.291191, 4.804137],
    ],
  ],
  [
    'three',
    [
      [30, 2],
      [22, 5],
      [25, 8],
    ],
    [2, 1, 3],
    [
      [29.979352, 1.988205],
      [23.584684, 4.922237],
      [21.273723, 7.160635],
    ],
  ],
  [
    'four with two ties',
    [
      [30, 2],
      [22, 5],
      [25, 8],
      [18, 1.5],
    ],
    [1, 1, 3, 3],
    [
      [30.036304, 1.99597],
      [22.573358, 4.938278],
      [23.040171, 7.31063],
      [17.99691, 1.498601],
    ],
  ],
  [
    'six',
    [
      [30, 2],
      [22, 5],
      [25, 8],
      [18, 1.5],
      [40, 3],
      [25, 4],
    ],
    [6, 5, 4, 3, 1, 1],
    [
      [29.568661, 1.9863],
      [22.090935, 4.805519],
      [26.266252, 7.381501],
      [18.113583, 1.500707],
      [40.084255, 2.987254],
      [25.392939, 3.984466],
    ],
  ],
])('%s: the same as OpenSkill', (_, before, places, after) => {
  const rated = rateMatch(
    before.map(([mu, sigma]) => ({ mu, sigma })),
    places,
  );
  expect(rated).toHaveLength(after.length);
  rated.forEach(({ mu, sigma }, i) => {
    expect(mu).toBeCloseTo(after[i]?.[0] ?? 0, 5);
    expect(sigma).toBeCloseTo(after[i]?.[1] ?? 0, 5);
  });
});

test('the order of the seats does not matter', () => {
  const [a, b, c]: readonly Skill[] = [
    { mu: 28, sigma: 3 },
    { mu: 22, sigma: 6 },
    { mu: 25, sigma: 8 },
  ];
  if (!a || !b || !c) throw new Error('three');
  const forwards = rateMatch([a, b, c], [1, 2, 3]);
  expect(rateMatch([c, b, a], [3, 2, 1]).toReversed()).toEqual(forwards);
});

test('somebody who wins more than half of many matches stands above, and becomes certain', () => {
  let [one, other]: [Skill, Skill] = [NEWCOMER, NEWCOMER];
  for (let match = 0; match < 200; match++)
    [one = NEWCOMER, other = NEWCOMER] = rateMatch([one, other], match % 3 ? [1, 2] : [2, 1]);
  expect(one.mu - other.mu).toBeGreaterThan(2);
  expect(one.sigma).toBeLessThan(2);
});
