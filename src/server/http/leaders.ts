import type { Leader, LeaderPeriod, Leaders, RatedGame } from '../../protocol/people.ts';
import type { GuestId } from '../../protocol/table.ts';
import type { Standing } from '../../ratings/plackett-luce.ts';
import { botRatings } from '../../ratings/bot-ratings.ts';
import { poolOf } from '../../ratings/rate-result.ts';
import { ratingOf } from '../../ratings/scale.ts';
import { sinceOf, type PoolStanding } from '../store/result-store.ts';
import type { Services } from './services.ts';

interface Sources extends Pick<Services, 'store' | 'guests' | 'catalogue'> {
  readonly friends: Pick<Services['friends'], 'of'>;
}

const SHOWN = 20;
const MORE = 50; // when somebody reads on
const BESIDE = 2; // neighbours on each side
const FORM = 10;

export interface LeadersWanted extends RatedGame {
  readonly period: LeaderPeriod;
  readonly after: number; // a place: those behind it
}

/** The best of a game, and the neighbourhood of the person who asks. */
export const leaders = async (
  sources: Sources,
  wanted: LeadersWanted,
  asker: GuestId | null,
): Promise<Leaders> => {
  const { store } = sources;
  const { game, mode, period, after } = wanted;
  if (period === 'friends') return amongFriends(sources, wanted, asker);
  const [pool, since] = [poolOf({ game, mode }), sinceOf(period, Date.now())];
  const best = await store.leaders(pool, since, after, after === 0 ? SHOWN : MORE);
  const me = asker === null ? null : ((await store.standings(pool, [asker])).get(asker) ?? null);
  const mine = me && ratingOf(me, me.matches);
  const elsewhere =
    after === 0 &&
    me &&
    mine &&
    !mine.provisional &&
    me.at >= since &&
    !best.some(({ who }) => who === asker);
  const [first, rows] = elsewhere ? await neighbours(store, pool, since, me) : [0, []];
  const named = await describe(sources, { game, mode }, [...best, ...rows]);
  return {
    game,
    mode,
    leaders: named.slice(0, best.length).map(placed(after)),
    around: named.slice(best.length).map(placed(first)),
    listed: await store.countLeaders(pool, since),
    me: mine,
    bots: botsOf(sources, wanted),
  };
};

/** Friends are few: all of them at once. */
const amongFriends = async (
  sources: Sources,
  wanted: LeadersWanted,
  asker: GuestId | null,
): Promise<Leaders> => {
  const { game, mode } = wanted;
  const people = asker === null ? [] : [asker, ...(await sources.friends.of(asker))];
  const standings = people.length
    ? await sources.store.standings(poolOf({ game, mode }), people)
    : new Map<GuestId, PoolStanding>();
  const best = [...standings.values()].toSorted((a, b) => b.mu - a.mu);
  const me = asker === null ? undefined : standings.get(asker);
  return {
    game,
    mode,
    leaders: (await describe(sources, { game, mode }, best)).map(placed(0)),
    around: [],
    listed: best.length,
    me: me ? ratingOf(me, me.matches) : null,
    bots: botsOf(sources, wanted),
  };
};

const botsOf = ({ catalogue }: Sources, { game, mode }: RatedGame): Leaders['bots'] =>
  botRatings(catalogue.get(game)?.ladder?.[mode] ?? []);

const placed = (from: number) => (leader: Omit<Leader, 'place'>, i: number) => ({
  ...leader,
  place: from + i + 1,
});

const neighbours = async (
  store: Services['store'],
  pool: string,
  since: number,
  { mu }: Standing,
): Promise<readonly [first: number, rows: readonly PoolStanding[]]> => {
  const first = Math.max(SHOWN, (await store.countLeaders(pool, since, mu)) - BESIDE);
  return [first, await store.leaders(pool, since, first, 2 * BESIDE + 1)];
};

const describe = async (
  { store, guests }: Sources,
  which: RatedGame,
  rows: readonly PoolStanding[],
): Promise<readonly Omit<Leader, 'place'>[]> => {
  const people = rows.map(({ who }) => who);
  const [known, form] = await Promise.all([guests.people(people), store.formOf(which, people, FORM)]);
  return rows.flatMap(({ who, ...standing }) => {
    const person = known.get(who);
    return person
      ? [{ ...person, rating: ratingOf(standing, standing.matches), form: form.get(who) ?? [] }]
      : [];
  });
};
