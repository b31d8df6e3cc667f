import { botTurn, type Plans } from '../../bots/bot-turn.ts';
import type { Level } from '../../bots/level.ts';
import { share } from '../../bots/share.ts';
import type { Header, Kind, Seat } from '../../kernel/game.ts';
import { start } from '../../kernel/match.ts';
import type { GameBox } from '../../server/games.ts';
import { diceFrom } from '../chance.ts';
import { until } from '../deadline.ts';

/** One game of the arena. A sits on one seat, B on all the others. */
export interface Fixture {
  readonly header: Header<Kind>;
  readonly seatOfA: Seat;
  readonly dice: string; // what the bots' dice follow from
}
export type Side = 'a' | 'b';

export interface Played {
  readonly points: number; // of A: 1, 1/2 or 0
  readonly moves: number;
  readonly times: Readonly<Record<Side, readonly number[]>>; // ms a move
}

const MOVES_AT_MOST = 10_000;

/** Every seat once in a round, with the same seed, so that luck falls on both sides alike. */
export const fixture = (header: Omit<Header<Kind>, 'seed'>, seed: string, i: number): Fixture => ({
  header: { ...header, seed: `${seed}/${Math.floor(i / header.seats)}` },
  seatOfA: i % header.seats,
  dice: `${seed}/bots/${i}`,
});

export const contest = (
  { game }: GameBox,
  levels: Readonly<Record<Side, Level<Kind>>>,
  { header, seatOfA, dice }: Fixture,
): Played => {
  const rng = diceFrom(dice);
  const times: Record<Side, number[]> = { a: [], b: [] };
  const sideOf = (seat: Seat): Side => (seat === seatOfA ? 'a' : 'b');
  let now = start(game, header);
  const plans: Plans<Kind> = new Map();
  for (let turns = 0; turns < MOVES_AT_MOST; turns++) {
    const turn = botTurn(
      game,
      header.seed,
      now,
      (seat) => levels[sideOf(seat)].bot,
      (seat, bot) => {
        const began = performance.now();
        const choice = bot(until(levels[sideOf(seat)].ms));
        times[sideOf(seat)].push(performance.now() - began);
        return choice;
      },
      rng,
      plans,
    );
    if (!turn) break;
    ({ now } = turn);
  }
  const outcome = game.outcome(now.state);
  // Sharing the win, a draw, and a match without end count as half.
  const part = outcome?.winners.length ? share(outcome, seatOfA) : 0.5;
  return { points: part === 0 || part === 1 ? part : 0.5, moves: times.a.length + times.b.length, times };
};
