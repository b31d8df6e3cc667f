import { expect, test } from 'vitest';
import type { Rating } from '../../protocol/people.ts';
import { PACES } from '../../protocol/seeks.ts';
import type { StoredSeek } from '../store/seek-store.ts';
import { pairUp, rangeAfter } from './pairing.ts';

const NOW = 1_000_000;

const rated = (points: number): Rating => ({ points, band: 40, provisional: false, matches: 30, missing: 0 });

interface Wish extends Partial<StoredSeek> {
  readonly points?: number;
  readonly waited?: number;
}

const seek = (person: string, { points, waited = 0, ...wish }: Wish = {}): StoredSeek => {
  const { games = ['boop'], players = 2, pace = '5+3' } = wish;
  return {
    person,
    games,
    players,
    pace,
    rated: true,
    kinds: games.map((game) => ({
      game,
      key: `${game} ${players} ${pace}`,
      clock: PACES[pace],
      rated: true,
      pool: game,
      rating: points === undefined ? null : rated(points),
    })),
    blocked: [],
    friends: [],
    since: NOW - waited,
    until: NOW + 30_000,
    ...wish,
  };
};

const everybody = (): boolean => true;
const pairs = (...seeks: StoredSeek[]): readonly (readonly string[])[] =>
  pairUp(seeks, everybody, NOW).map((group) => group.seeks.map(({ person }) => person));

test('two people who want the same are paired, whatever else they also want', () => {
  const groups = pairUp(
    [seek('ann', { games: ['kyoto', 'boop'] }), seek('ben', { games: ['boop'] })],
    everybody,
    NOW,
  );
  expect(groups.map(({ kind }) => kind.game)).toEqual(['boop']);
  expect(pairs(seek('ann'), seek('ben', { pace: '10+5' }))).toEqual([]);
  expect(pairs(seek('ann'), seek('ben', { players: 3 }))).toEqual([]);
});

test('the nearest rating is taken, and the range widens with the waiting of both', () => {
  expect(
    pairs(seek('ann', { points: 1500 }), seek('ben', { points: 1620 }), seek('cleo', { points: 1520 })),
  ).toEqual([['ann', 'cleo']]);
  const [far, near] = [seek('ann', { points: 1500, waited: 10_000 }), { points: 1900 }];
  expect(pairs(far, seek('ben', near))).toEqual([]);
  expect(pairs(far, seek('ben', { ...near, waited: 10_000 }))).toEqual([['ann', 'ben']]);
  expect(rangeAfter(30_000)).toBe(Infinity);
});

test('friends come first, however far their ratings are apart', () => {
  expect(
    pairs(
      seek('ann', { points: 1500, friends: ['dora'] }),
      seek('ben', { points: 1500 }),
      seek('dora', { points: 2100, friends: ['ann'] }),
    ),
  ).toEqual([['ann', 'dora']]);
});

test('nobody is paired with somebody who has blocked them, also not at a table of four', () => {
  expect(pairs(seek('ann'), seek('ben', { blocked: ['ann'] }))).toEqual([]);
  expect(pairs(seek('ann', { blocked: ['ben'] }), seek('ben'))).toEqual([]);
  const four = (person: string, blocked: string[] = []): StoredSeek => seek(person, { players: 4, blocked });
  expect(pairs(four('ann'), four('ben'), four('cleo', ['ben']), four('dora'))).toEqual([]);
  expect(pairs(four('ann'), four('ben'), four('cleo', ['ben']), four('dora'), four('emil'))).toEqual([
    ['ann', 'ben', 'dora', 'emil'],
  ]);
});

test('nobody is in two groups, and a server looks for its own people only', () => {
  expect(pairs(seek('ann'), seek('ben'), seek('cleo'))).toEqual([['ann', 'ben']]);
  expect(pairUp([seek('ann'), seek('ben')], ({ person }) => person === 'cleo', NOW)).toEqual([]);
});

test('a thousand seeks that fit nobody take little time', () => {
  const seeks = Array.from({ length: 1_000 }, (_, i) => seek(`p${i}`, { points: 1000 + 400 * i }));
  expect(pairUp(seeks, everybody, NOW)).toEqual([]);
});
