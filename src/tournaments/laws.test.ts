import { describe, expect, test } from 'vitest';
import { sample } from '../kernel/sample.testing.ts';
import { defined } from '../kernel/defined.ts';
import { quickRng } from '../kernel/random.ts';
import { foldEvents, type Round, type Tournament } from './fold.ts';
import { largestMatching } from './perfect-matching.ts';
import { standings } from './standings.ts';
import { RandomTournament } from './random-tournament.testing.ts';

const seeds = Array.from({ length: sample(100) }, (_, i) => i + 1);

/** Tournaments of all kinds, with people who come and go all the time. */
const RESTLESS: readonly RandomTournament[] = seeds.map((seed) => {
  const random = new RandomTournament(seed);
  random.play(20);
  return random;
});

const inRound = ({ tables, rests }: Round): string[] => [
  ...tables.flatMap(({ players }) => players),
  ...rests.map(({ player }) => player),
];
const pairsOf = (rounds: readonly Round[]): string[] =>
  rounds.flatMap(({ tables }) => tables.map(({ players }) => players.toSorted().join(' ')));
const repeats = (list: readonly string[]): string[] => list.filter((each, i) => list.indexOf(each) !== i);

/** The tournament as it was before each round was paired. */
const beforeRounds = ({ events }: RandomTournament): readonly Tournament[] =>
  events.flatMap((event, i) =>
    event.what === 'paired' ? [defined(foldEvents(events.slice(0, i)) ?? undefined)] : [],
  );

test('nobody plays twice in a round, whoever comes and goes', () => {
  for (const { now } of RESTLESS) for (const round of now.rounds) expect(repeats(inRound(round))).toEqual([]);
});

test('everybody who is there plays or rests in every round but for an arena', () => {
  for (const random of RESTLESS) {
    const { rounds, settings } = random.now;
    if (settings.format === 'arena') continue;
    beforeRounds(random).forEach((before, i) => {
      const there = before.players.filter(({ gone }) => !gone).map(({ id }) => id);
      const known =
        settings.format === 'round-robin' ? there.filter((id) => before.roster.includes(id)) : there;
      expect(inRound(defined(rounds[i])).toSorted()).toEqual(known.toSorted());
    });
  }
});

test('nobody who is gone is paired', () => {
  for (const random of RESTLESS) {
    const { rounds } = random.now;
    beforeRounds(random).forEach((before, i) => {
      const gone = new Set(before.players.filter((player) => player.gone).map(({ id }) => id));
      expect(inRound(defined(rounds[i])).filter((id) => gone.has(id))).toEqual([]);
    });
  }
});

describe('a Swiss tournament', () => {
  test('repeats no pair as long as a round without that exists', () => {
    let forced = 0;
    for (const seed of seeds) {
      const random = new RandomTournament(seed, { format: 'swiss' });
      const { rounds } = random.play(15);
      const again = beforeRounds(random).filter((_, i) => meetsAgain(rounds.slice(0, i + 1)));
      forced += again.length;
      expect(again.filter(hasFreshRound)).toEqual([]);
    }
    expect(forced).toBeGreaterThan(0); // otherwise this test would show nothing
  });

  test('with eight players and three rounds nobody meets twice or rests', () => {
    for (const seed of seeds) {
      const done = new RandomTournament(seed, { format: 'swiss', places: 8, rounds: 3, bots: null }).play(0);
      expect(done.rounds).toHaveLength(3);
      expect(repeats(pairsOf(done.rounds))).toEqual([]);
      expect(done.rounds.every(({ rests }) => rests.length === 0)).toBe(true);
    }
  });

  test('with seven players one rests in every round, and nobody twice', () => {
    for (const seed of seeds) {
      const done = new RandomTournament(seed, { format: 'swiss', places: 7, rounds: 5, bots: null }).play(0);
      expect(repeats(done.rounds.flatMap(({ rests }) => rests.map(({ player }) => player)))).toEqual([]);
      expect(done.rounds.every(({ rests }) => rests.length === 1)).toBe(true);
    }
  });

  test('the first seat is shared out evenly', () => {
    for (const seed of seeds) {
      const done = new RandomTournament(seed, { format: 'swiss', places: 8, rounds: 5, bots: null }).play(0);
      for (const { id } of done.players) {
        const first = done.rounds.filter(({ tables }) =>
          tables.some(({ players }) => players[0] === id),
        ).length;
        expect(Math.abs(2 * first - 5)).toBeLessThanOrEqual(3);
      }
    }
  });
});

/** Somebody meets an earlier opponent in the last of these rounds. */
const meetsAgain = (rounds: readonly Round[]): boolean =>
  repeats(pairsOf(rounds)).length > repeats(pairsOf(rounds.slice(0, -1))).length;

/** A round in which nobody meets or rests again. */
const hasFreshRound = (before: Tournament): boolean => {
  const ids = before.players.filter(({ gone }) => !gone).map(({ id }) => id);
  const met = new Set(pairsOf(before.rounds));
  const rested = new Set(before.rounds.flatMap(({ rests }) => rests.map(({ player }) => player)));
  const field = ids.length % 2 ? [...ids, null] : ids;
  const fits = (a: string | null, b: string | null): boolean => {
    if (a === null) return b !== null && !rested.has(b);
    return b === null ? !rested.has(a) : a !== b && !met.has([a, b].toSorted().join(' '));
  };
  return !largestMatching(field.length, (a, b) => fits(defined(field[a]), defined(field[b]))).includes(-1);
};

test('in a round robin each meets each exactly once', () => {
  for (let places = 2; places <= 16; places++) {
    const done = new RandomTournament(places, { format: 'round-robin', places, bots: null }).play(0);
    const pairs = pairsOf(done.rounds);
    expect(repeats(pairs)).toEqual([]);
    expect(pairs).toHaveLength((places * (places - 1)) / 2);
    expect(done.rounds).toHaveLength(places % 2 ? places : places - 1);
  }
});

test('at tables of four, sixteen players meet nobody twice in two rounds', () => {
  const done = new RandomTournament(4, {
    format: 'tables',
    seats: 4,
    places: 16,
    rounds: 2,
    bots: null,
  }).play(0);
  const meetings = done.rounds.flatMap(({ tables }) =>
    tables.flatMap(({ players }) =>
      players.flatMap((a) => players.flatMap((b) => (a < b ? [`${a} ${b}`] : []))),
    ),
  );
  expect(repeats(meetings)).toEqual([]);
});

test('in an arena nobody meets the same opponent twice in a row while another one is free', () => {
  for (const seed of seeds.slice(0, 6)) {
    const done = new RandomTournament(seed, { format: 'arena', places: 6, minutes: 3, bots: null }).play(0);
    expect(done.rounds.length).toBeGreaterThan(5);
    const inRow = standings(done).flatMap(({ path }) =>
      path.filter((step, i) => i > 0 && path[i - 1]?.against[0] === step.against[0]),
    );
    const many = new Set(done.rounds.filter(({ tables }) => tables.length > 1).map(({ n }) => n));
    expect(inRow.filter(({ round }) => many.has(round))).toEqual([]);
  }
});

test('the standings hold all points that were given, and their order follows from them', () => {
  for (const { now: done } of RESTLESS) {
    const rows = standings(done);
    expect(rows.map(({ player }) => player).toSorted()).toEqual(done.players.map(({ id }) => id).toSorted());
    expect(rows.filter(({ points }) => !Number.isInteger(points * 2))).toEqual([]); // whole or half points
    expect(rows.map(({ points }) => points)).toEqual(
      rows.map(({ points }) => points).toSorted((a, b) => b - a),
    );
    expect(rows.map(({ place }) => place)).toEqual(rows.map(({ place }) => place).toSorted((a, b) => a - b));
  }
});

test('a tournament that is read again from its stored events is the same', () => {
  for (const random of RESTLESS) {
    const stored = JSON.parse(JSON.stringify(random.events)) as typeof random.events;
    expect(foldEvents(stored)).toEqual(random.now);
  }
});

test('the matching finds as many pairs as there are', () => {
  for (let seed = 1; seed <= sample(1_000); seed++) {
    const rng = quickRng(seed);
    const n = 2 + rng.int(8);
    const edges = new Set<string>();
    for (let a = 0; a < n; a++) for (let b = a + 1; b < n; b++) if (rng.int(3) === 0) edges.add(`${a} ${b}`);
    const mayMeet = (a: number, b: number): boolean => edges.has(`${Math.min(a, b)} ${Math.max(a, b)}`);
    const partner = largestMatching(n, mayMeet);
    const wrong = partner.filter((b, a) => b !== -1 && !(mayMeet(a, b) && partner[b] === a));
    expect(wrong).toEqual([]);
    const most = mostPairs(
      Array.from({ length: n }, (_, i) => i),
      mayMeet,
    );
    expect(partner.filter((other) => other !== -1).length / 2).toBe(most);
  }
});

/** By trying everything. */
const mostPairs = (left: readonly number[], mayMeet: (a: number, b: number) => boolean): number => {
  const [one, ...others] = left;
  if (one === undefined) return 0;
  const withOne = others
    .filter((other) => mayMeet(one, other))
    .map(
      (other) =>
        1 +
        mostPairs(
          others.filter((each) => each !== other),
          mayMeet,
        ),
    );
  return Math.max(mostPairs(others, mayMeet), ...withOne);
};
