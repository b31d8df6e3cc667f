import type {
  MatchFilter,
  MatchList,
  MatchRecord,
  PlayedMatch,
  Profile,
  ProfileGame,
  PersonInfo,
  Tally,
  PlayedSeat,
} from '../../protocol/people.ts';
import { MATCHES_AT_ONCE } from '../../protocol/people.ts';
import type { GuestId, TableId } from '../../protocol/table.ts';
import type { Best, CareerGame } from '../../ratings/career.ts';
import type { RatingChange } from '../../ratings/fold.ts';
import { poolOf } from '../../ratings/rate-result.ts';
import { wonBy, type SeatResult } from '../../ratings/result.ts';
import { ratingOf } from '../../ratings/scale.ts';
import type { Careers } from '../people/careers.ts';
import { hasAccount } from '../people/merge-guest.ts';
import type { Guests } from '../people/guests.ts';
import type { PoolStanding, StoredResult } from '../store/result-store.ts';
import type { Services } from './services.ts';

/** The finished matches of a person, for themselves and for others. */

const FORM = 20;
const MET = 40; // the page shows a few, the menu of opponents all of them

interface Sources extends Pick<Services, 'store' | 'guests'> {
  readonly careers: Careers;
}

/** Others see matches that were offered to all, and rated ones: the rest belongs to those who played. */
export const matchList = async (
  sources: Sources,
  person: GuestId,
  filter: MatchFilter,
  asker: GuestId | null,
): Promise<MatchList> => {
  const { store, guests } = sources;
  const onlyOpen = asker !== person && !(asker !== null && filter.with === asker);
  const found = await store.history(person, filter, { onlyOpen, most: MATCHES_AT_ONCE + 1 });
  const matches = await playedMatches(guests, found.slice(0, MATCHES_AT_ONCE), person, asker);
  return {
    matches,
    next: found.length > MATCHES_AT_ONCE ? (matches.at(-1)?.n ?? null) : null,
    counts: filter.before === undefined ? await countsOf(sources, person, filter, onlyOpen) : null,
  };
};

/** Reuses earlier totals: adding up fifty thousand matches takes a while. */
const countsOf = async (
  { store, careers }: Sources,
  person: GuestId,
  filter: MatchFilter,
  onlyOpen: boolean,
): Promise<Tally> => {
  const { game, mode, won, with: other, company, from, until } = filter;
  const counted = [other, company, from, until].every((one) => one === undefined) && !onlyOpen;
  if (!counted || !careers.knows(person)) return store.countHistory(person, filter, onlyOpen);
  return (await careers.of(person)).all.count(game, mode, won);
};

/** An id opens its table, with chat and rematch: strangers get it only of tables that were offered to all. */
export const playedMatches = async (
  guests: Guests,
  found: readonly StoredResult[],
  person: GuestId | null,
  asker: GuestId | null,
): Promise<readonly PlayedMatch[]> => {
  const people = found.flatMap(({ seats }) => seats.flatMap(({ who }) => (who === null ? [] : [who])));
  const known = await guests.people(people);
  return found.map((result) => {
    const { n, match, listed, at, game, mode, rated, seats, changes } = result;
    const own = person === null ? undefined : seats.find(({ who }) => who === person);
    return {
      n,
      won: own ? wonBy(result, own) : null,
      match: openedBy({ listed, seats, match }, asker),
      at,
      game,
      mode,
      rated,
      seats: seats.map((seat) => playedSeat(seat, seat.who === null ? undefined : known.get(seat.who))),
      changes: changes && changes.map(newsOf),
    };
  });
};

const playedSeat = (
  { who, name, level, place, score, left }: SeatResult,
  person: PersonInfo | undefined,
): PlayedSeat => ({
  guest: who,
  name: name ?? person?.name ?? null,
  cat: person?.cat ?? null,
  level,
  place,
  score,
  left,
});

const openedBy = (
  { listed, seats, match }: Pick<StoredResult, 'listed' | 'seats' | 'match'>,
  asker: GuestId | null,
): TableId | null => (listed || seats.some(({ who }) => who !== null && who === asker) ? match : null);

const newsOf = ({ who, before, after }: RatingChange) => ({
  guest: who,
  before: ratingOf(before, after.matches - 1),
  after: ratingOf(after, after.matches),
});

/** Strangers see totals of rated matches only. */
export const profile = async (
  { store, guests, careers }: Sources,
  person: GuestId,
  asker: GuestId | null,
): Promise<Profile> => {
  const mine = asker === person;
  const both = await careers.of(person);
  const career = mine ? both.all : both.rated;
  const games = career.games();
  const met = career.metMost(MET);
  const known = await guests.people(met.map(([who]) => who));
  const standings = new Map((await store.ratingsOf(person)).map((one) => [one.pool, one]));
  const reached = await recordsOf(store, games, asker);
  return {
    ...(await guests.person(person)),
    since: games.length ? Math.min(...games.map(({ since }) => since)) : null,
    games: await Promise.all(games.map((game) => profileGame(store, person, game, standings, reached))),
    met: met.flatMap(([who, tally]) => {
      const other = known.get(who);
      return other ? [{ ...other, ...tally }] : [];
    }),
    withMe: mine || asker === null ? null : await store.between(asker, person),
    ...(mine && { kept: await hasAccount(store, person) }),
  };
};

/** For people who may not see more: name, cat, and the matches of the two together. */
export const hiddenProfile = async (
  { store, guests }: Pick<Sources, 'store' | 'guests'>,
  person: GuestId,
  asker: GuestId | null,
): Promise<Profile> => ({
  ...(await guests.person(person)),
  since: null,
  games: [],
  met: [],
  withMe: asker === null ? null : await store.between(asker, person),
  hidden: true,
  ...((await guests.isGone(person)) && { gone: true }),
});

export const NO_MATCHES: MatchList = { matches: [], next: null, counts: null };

type Reached = (best: Best | null) => MatchRecord | null;

/** The matches behind the records. */
const recordsOf = async (
  store: Services['store'],
  games: readonly CareerGame[],
  asker: GuestId | null,
): Promise<Reached> => {
  const numbers = games.flatMap(({ best, streak }) => [best, streak].flatMap((one) => one?.n ?? []));
  const found = new Map((await store.resultsAt([...new Set(numbers)])).map((one) => [one.n, one]));
  return (best) => {
    const result = best && found.get(best.n);
    return result ? { value: best.value, at: result.at, match: openedBy(result, asker) } : null;
  };
};

const profileGame = async (
  store: Services['store'],
  person: GuestId,
  { game, mode, best, streak, tally }: CareerGame,
  standings: ReadonlyMap<string, PoolStanding>,
  reached: Reached,
): Promise<ProfileGame> => {
  const standing = standings.get(poolOf({ game, mode }));
  const last = standing ? await store.ratedMatches(person, game, mode, FORM) : [];
  return {
    game,
    mode,
    rating: standing ? ratingOf(standing, standing.matches) : null,
    tally,
    best: reached(best),
    streak: reached(streak),
    form: last.toReversed().flatMap((result) => formPoint(result, person)),
  };
};

const formPoint = (result: StoredResult, person: GuestId) => {
  const after = result.changes?.find(({ who }) => who === person)?.after;
  const seat = result.seats.find(({ who }) => who === person);
  if (!after || !seat) return [];
  const { points, band } = ratingOf(after, after.matches);
  return [{ points, band, won: wonBy(result, seat) }];
};
