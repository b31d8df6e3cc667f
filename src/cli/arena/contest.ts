import type { Level } from '../../bots/level.ts';
import { share } from '../../bots/win-share.ts';
import type { Header, Kind, Outcome, Seat } from '../../kernel/game.ts';
import type { LoadedGame } from '../../catalogue/find-games.ts';
import { playBots } from '../matches/bot-match.ts';
import { diceFrom } from '../matches/seeds.ts';
import { until } from '../matches/deadline.ts';

/** One match of the arena. A sits at one seat, B at all the others. */
export interface Fixture {
  readonly header: Header<Kind>;
  readonly seatOfA: Seat;
  readonly dice: string; // seed of the bots' random numbers
}
export type Side = 'a' | 'b';

export interface Played {
  readonly points: number; // A's points: 1, 1/2 or 0
  readonly lead: number; // A's score minus the best other score; in a game for one, the score itself
  readonly moves: number;
  readonly times: Readonly<Record<Side, readonly number[]>>; // ms per move
}

const MOVES_AT_MOST = 10_000;

/** In each round, A sits at every seat once with the same seed, so that luck affects both sides equally. */
export const fixture = (header: Omit<Header<Kind>, 'seed'>, seed: string, i: number): Fixture => ({
  header: { ...header, seed: `${seed}/${Math.floor(i / header.seats)}` },
  seatOfA: i % header.seats,
  dice: `${seed}/bots/${i}`,
});

export const contest = (
  loaded: LoadedGame,
  levels: Readonly<Record<Side, Level<Kind>>>,
  { header, seatOfA, dice }: Fixture,
): Played => {
  const rng = diceFrom(dice);
  const times: Record<Side, number[]> = { a: [], b: [] };
  const sideOf = (seat: Seat): Side => (seat === seatOfA ? 'a' : 'b');
  const { last } = playBots(
    loaded,
    header,
    {
      turns: MOVES_AT_MOST,
      botOf: (seat) => levels[sideOf(seat)].bot,
      ask: (seat, bot) => {
        const began = performance.now();
        const choice = bot(until(levels[sideOf(seat)].ms));
        times[sideOf(seat)].push(performance.now() - began);
        return choice;
      },
    },
    rng,
  );
  const outcome = loaded.game.outcome(last.state);
  // A shared win, a draw and an unfinished match count as half.
  const part = outcome ? partOf(outcome, seatOfA) : 0.5;
  return {
    points: part === 0 || part === 1 ? part : 0.5,
    lead: outcome ? leadOf(outcome.scores, seatOfA) : 0,
    moves: times.a.length + times.b.length,
    times,
  };
};

/** A single player wins or loses against the game itself: there is nobody to share a draw with. */
const partOf = (outcome: Outcome, seat: Seat): number => {
  if (outcome.scores.length === 1) return outcome.winners.length;
  return outcome.winners.length ? share(outcome, seat) : 0.5;
};

const leadOf = (scores: readonly number[], seat: Seat): number => {
  const others = scores.filter((_, other) => other !== seat);
  return (scores[seat] ?? 0) - (others.length ? Math.max(...others) : 0);
};
