import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import fastify from 'fastify';
import { RatingFold } from '../../ratings/fold.ts';
import type { Result, SeatResult } from '../../ratings/result.ts';
import { Careers } from '../people/careers.ts';
import { isMerge, type StoredResult } from '../store/result-store.ts';
import type { Store } from '../store/store.ts';
import { Rater } from './rater.ts';
import { rebuildRatings } from './rebuild.ts';

const HOUR = 3_600_000;
const { log } = fastify({ logger: { level: 'silent' } });

const seat = (who: string | null, place: number): SeatResult => ({
  who,
  name: null,
  level: who === null ? 1 : null,
  place,
  score: 10 - place,
  left: false,
});

const result = (seats: readonly SeatResult[], at: number, more: Partial<Result> = {}): Result => ({
  match: randomUUID(),
  at,
  game: 'toy',
  mode: '',
  rated: true,
  seats,
  ...more,
});

/** Ten people who meet each other by a fixed rule, in two modes, with ties and repeated pairs, some from one address. */
const season = (people: readonly string[]): Result[] =>
  Array.from({ length: 90 }, (_, i) => {
    const [a, b, c] = [i % 3, (i * 7) % 10, (i * 3 + 1) % 10].map((n) => people[n] ?? '');
    const seats =
      i % 5 === 0 && new Set([a, b, c]).size === 3
        ? [seat(a ?? '', 1), seat(b ?? '', 1), seat(null, 3), seat(c ?? '', 4)]
        : [seat(a ?? '', i % 2 ? 2 : 1), seat(b ?? '', i % 2 ? 1 : 2)];
    const near = i % 3 === 0 && { near: true as const };
    return result(seats, i * (HOUR / 4), { mode: i % 4 === 0 ? 'long' : '', rated: i % 9 !== 0, ...near });
  });

/** The tests of results and ratings for every store, to be called inside a `describe`. */
export const resultsContract = (open: () => Promise<Store>): void => {
  let store: Store;
  beforeAll(async () => void (store = await open()));
  afterAll(() => store.close());

  const counted = async (): Promise<void> => new Rater(store, log).settled();

  test('a result is stored once, and the first one counts', async () => {
    const first = result([seat(randomUUID(), 1), seat(randomUUID(), 2)], 5);
    await store.addResult(first, true);
    await store.addResult({ ...first, at: 9 }, false);
    expect(await store.result(first.match)).toMatchObject({
      ...first,
      open: true,
      listed: true,
      changes: null,
    });
    expect(await store.result('nowhere')).toBeNull();
  });

  test('matches that end at the same time get numbers without gaps', async () => {
    const other = await open();
    const before = (await store.resultsAfter(0, 10_000)).length;
    await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        (i % 2 ? store : other).addResult(result([seat(randomUUID(), 1)], i, { rated: false }), false),
      ),
    );
    const all = await store.resultsAfter(0, 10_000);
    expect(all.map(({ n }) => n)).toEqual(Array.from({ length: before + 20 }, (_, i) => i + 1));
    await other.close();
  });

  test('two servers that count at the same time, and one that starts anew, agree with the fold', async () => {
    await counted();
    const people = Array.from({ length: 10 }, () => randomUUID());
    const other = await open();
    const raters = [new Rater(store, log), new Rater(other, log)] as const;
    for (const [i, one] of season(people).entries()) {
      await (i % 2 ? store : other).addResult(one, true);
      if (i % 3 === 0) for (const rater of raters) rater.wake();
    }
    await Promise.all(raters.map((rater) => rater.settled()));
    const fold = new RatingFold();
    for (const one of await store.resultsAfter(0, 10_000))
      expect(one.changes).toEqual(isMerge(one) ? fold.merge(one) : fold.add(one));
    for (const pool of ['toy', 'toy/long']) {
      const stored = await store.standings(pool, people);
      for (const person of people) {
        const { mu, sigma, matches, at } = stored.get(person) ?? {};
        const expected = fold.standing(pool, person);
        expect({ mu, sigma, matches, at }).toEqual({ ...expected });
      }
    }
    expect(await rebuildRatings(store)).toMatchObject({ corrected: 0 });
    await other.close();
  });

  test('a rebuild corrects ratings and changes that are wrong, and removes those that should not exist', async () => {
    await counted();
    const all = (await store.resultsAfter(0, 10_000)).filter((one): one is StoredResult => !isMerge(one));
    const last = all.findLast(({ changes }) => changes?.length);
    const who = last?.changes?.[0]?.who ?? '';
    const pool = last?.mode ? 'toy/long' : 'toy';
    const right = (await store.standings(pool, [who])).get(who);
    if (!last || !right) throw new Error('nothing is rated');
    await store.replaceChanges(last.n, []);
    await store.replaceStandings(last.n, [
      { pool, who, mu: 99, sigma: 1, matches: 7, at: 1, asOf: last.n },
      { pool: 'gone', who, mu: 99, sigma: 1, matches: 7, at: 1, asOf: last.n },
    ]);
    expect((await rebuildRatings(store)).corrected).toBeGreaterThan(1);
    expect((await store.standings(pool, [who])).get(who)).toEqual(right);
    expect((await store.standings('gone', [who])).size).toBe(0);
    expect(await store.result(last.match)).toEqual(last);
    expect(await rebuildRatings(store)).toMatchObject({ corrected: 0 });
  });

  test('a history is filtered, and its pages follow each other', async () => {
    const [me, friend, stranger] = [randomUUID(), randomUUID(), randomUUID()];
    const played = [
      result([seat(me, 1), seat(friend, 2)], 1 * HOUR),
      result([seat(me, 2), seat(stranger, 1)], 2 * HOUR, { mode: 'long' }),
      result([seat(me, 1), seat(friend, 1)], 3 * HOUR, { rated: false }),
      result([seat(me, 1), seat(null, 2)], 4 * HOUR, { game: 'other', rated: false }),
    ];
    for (const one of played) await store.addResult(one, false);
    const found = async (filter: object, onlyOpen = false): Promise<number[]> => {
      const list = await store.history(me, filter, { onlyOpen, most: 10 });
      return list.map(({ match }) => played.findIndex((one) => one.match === match));
    };
    expect(await found({})).toEqual([3, 2, 1, 0]);
    expect(await found({}, true)).toEqual([1, 0]);
    expect(await found({ game: 'toy' })).toEqual([2, 1, 0]);
    expect(await found({ mode: 'long' })).toEqual([1]);
    expect(await found({ with: friend })).toEqual([2, 0]);
    expect(await found({ won: 'drawn' })).toEqual([2]);
    expect(await found({ from: 2 * HOUR, until: 4 * HOUR })).toEqual([2, 1]);
    expect(await found({ company: 'people' })).toEqual([2, 1, 0]);
    expect(await found({ company: 'bots', game: 'other' })).toEqual([3]);
    expect(await store.countHistory(me, { game: 'toy' }, false)).toEqual({
      played: 3,
      won: 1,
      lost: 1,
      drawn: 1,
    });
    const { n } = (await store.result(played[2]?.match ?? '')) ?? { n: 0 };
    expect(await found({ before: n })).toEqual([1, 0]);
  });

  test('a profile adds up: results, best score, streak, the people met most, and our matches', async () => {
    const [me, friend, stranger] = [randomUUID(), randomUUID(), randomUUID()];
    const places = [1, 1, 2, 1, 1, 1, 2];
    for (const [i, place] of places.entries())
      await store.addResult(result([seat(me, place), seat(friend, 3 - place)], i), true);
    await store.addResult(result([seat(me, 1), seat(stranger, 2)], 9, { rated: false }), false);
    await counted();
    const { all, rated } = await new Careers(store).of(me);
    const tally = { played: 7, won: 5, lost: 2, drawn: 0 };
    const [game] = rated.games();
    expect(game).toMatchObject({ game: 'toy', mode: '', tally, since: 0, best: { value: 9 } });
    const [last] = await store.resultsAt([game?.streak?.n ?? 0]);
    expect([game?.streak?.value, last?.at]).toEqual([3, 5]);
    expect(all.games()).toMatchObject([{ tally: { played: 8 }, streak: { value: 3 } }]);
    expect(all.count()).toEqual({ played: 8, won: 6, lost: 2, drawn: 0 });
    expect(all.count('toy', '', 'lost')).toEqual({ played: 2, won: 0, lost: 2, drawn: 0 });
    expect(all.count('other')).toMatchObject({ played: 0 });
    expect(all.metMost(5)).toMatchObject([
      [friend, { played: 7, won: 5, lost: 2 }],
      [stranger, { played: 1, won: 1 }],
    ]);
    const careers = new Careers(store);
    await careers.of(me);
    await store.addResult(result([seat(me, 1), seat(friend, 2)], 10), true);
    await counted();
    const later = await careers.of(me); // adds what is new to what it remembers
    expect(later.rated.games()).toMatchObject([{ tally: { played: 8 } }]);
    expect(later.all.metMost(1)).toMatchObject([[friend, { played: 8, won: 6 }]]);
    expect(await store.between(friend, me)).toEqual({ played: 8, won: 2, lost: 6, drawn: 0 });
    await counted();
    expect(await store.ratedMatches(me, 'toy', '', 3)).toHaveLength(3);
    expect(await store.ratingsOf(me)).toMatchObject([{ pool: 'toy', matches: 8 }]);
  });

  test('leaders are the best whose rating is certain, of all or of those who have played since a moment', async () => {
    const game = randomUUID();
    const people = ['old', 'older', 'good', 'bad', 'new'].map((name) => `${name}-${randomUUID()}`);
    const [old, older, good, bad, newcomer] = people as [string, string, string, string, string];
    const win = (winner: string, loser: string, day: number): Promise<void> =>
      store.addResult(result([seat(winner, 1), seat(loser, 2)], day * 48 * HOUR, { game }), true);
    // Everybody wins and loses, the good ones more often.
    for (let day = 0; day < 60; day++) await (day % 3 ? win(old, older, day) : win(older, old, day));
    for (let day = 60; day < 120; day++) await (day % 6 ? win(good, bad, day) : win(bad, good, day));
    await win(newcomer, bad, 120);
    await counted();
    const who = async (since: number): Promise<(string | undefined)[]> =>
      (await store.leaders(game, since, 0, 9)).map((one) => one.who);
    expect(await who(0)).toEqual([good, old, older, bad]);
    expect(await who(59.5 * 48 * HOUR)).toEqual([good, bad]);
    expect(await store.leaders(game, 0, 2, 1)).toMatchObject([{ who: older }]);
    const worst = (await store.leaders(game, 0, 3, 1))[0];
    expect(await store.countLeaders(game, 0, worst?.mu ?? 0)).toBe(3);
    expect(await store.countLeaders(game, 0)).toBe(4);
    const form = await store.formOf({ game, mode: '' }, [newcomer, bad, 'nobody'], 3);
    expect(Object.fromEntries(form)).toEqual({ [newcomer]: ['won'], [bad]: ['lost', 'lost', 'lost'] });
    // A person who was deleted leaves the leaders, and the others move up.
    await store.forgetPerson(old);
    expect(await who(0)).toEqual([good, older, bad]);
    expect(await store.countLeaders(game, 0)).toBe(3);
    expect(await store.countLeaders(game, 0, worst?.mu ?? 0)).toBe(2);
  });

  test('a result whose entries were lost in a crash is in the histories before it is counted', async () => {
    const [me, friend] = [randomUUID(), randomUUID()];
    const lost = result([seat(me, 1), seat(friend, 2)], 1);
    await store.addResult(lost, false);
    const stored = await store.result(lost.match);
    if (!stored) throw new Error('no result');
    await store.listResult(stored);
    await counted();
    expect(await store.history(me, {}, { onlyOpen: false, most: 5 })).toHaveLength(1);
    expect(await store.between(me, friend)).toMatchObject({ played: 1, won: 1 });
  });

  test('a guest becomes part of an account: one history, one rating, the same after a rebuild', async () => {
    await counted();
    const [guest, account, friend] = [randomUUID(), randomUUID(), randomUUID()];
    const win = (winner: string, loser: string, hours: number): Result =>
      result([seat(winner, 1), seat(loser, 2)], hours * HOUR);
    const before = [
      win(guest, friend, 1),
      win(account, friend, 2),
      win(account, guest, 3),
      win(friend, guest, 4),
    ];
    const three = result([seat(guest, 1), seat(account, 2), seat(friend, 3)], 5 * HOUR);
    for (const one of [...before, three]) await store.addResult(one, true);
    expect(await store.addMerge({ from: guest, into: account, at: 6 * HOUR })).toBe(true);
    expect(await store.addMerge({ from: guest, into: friend, at: 7 * HOUR })).toBe(false);
    // A match that the guest had begun, and that ends now.
    await store.addResult(win(guest, friend, 8), true);
    const other = await open();
    const raters = [new Rater(store, log), new Rater(other, log)];
    await Promise.all(raters.map((rater) => rater.settled()));
    await other.close();

    const mine = await store.history(account, {}, { onlyOpen: false, most: 10 });
    expect(mine.map(({ at }) => at / HOUR)).toEqual([8, 5, 4, 3, 2, 1]);
    expect(mine.flatMap(({ seats }) => seats.map(({ who }) => who))).not.toContain(guest);
    expect(mine.flatMap(({ changes }) => changes?.map(({ who }) => who) ?? [])).not.toContain(guest);
    expect(await store.history(guest, {}, { onlyOpen: false, most: 10 })).toEqual([]);
    expect(await store.between(account, friend)).toMatchObject({ played: 5 });
    expect(await store.between(friend, account)).toMatchObject({ played: 5 });
    expect(await store.ratingsOf(account)).toMatchObject([{ pool: 'toy', matches: 8 }]);
    expect(await store.ratingsOf(guest)).toMatchObject([{ pool: 'toy', matches: 0 }]);
    expect(await store.meetings('toy', [account, friend], 0, 1e6)).toBe(5);
    const head = await store.ratingHead();
    expect(await rebuildRatings(store)).toMatchObject({ corrected: 0 });
    expect(await store.ratingHead()).toBe(head);
    const careers = new Careers(store);
    expect((await careers.of(friend)).all.metMost(3)).toMatchObject([[account, { played: 5 }]]);
  });

  test('whatever a person has added up before, a merge is added too', async () => {
    const [guest, account, friend] = [randomUUID(), randomUUID(), randomUUID()];
    await store.addResult(result([seat(guest, 1), seat(friend, 2)], 1), true);
    await counted();
    const careers = new Careers(store);
    expect((await careers.of(account)).all.count()).toMatchObject({ played: 0 });
    expect((await careers.of(friend)).all.metMost(1)).toMatchObject([[guest, {}]]);
    await store.addMerge({ from: guest, into: account, at: 2 });
    await counted();
    expect((await careers.of(account)).all.count()).toMatchObject({ played: 1, won: 1 });
    expect((await careers.of(friend)).all.metMost(1)).toMatchObject([[account, {}]]);
  });
};
