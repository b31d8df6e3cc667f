import { awaitedSeats } from '../../kernel/abilities.ts';
import type { Game, Kind, Rng, Scene, Seat } from '../../kernel/game.ts';
import { legal, preview, scene, startFrom } from '../../kernel/match.ts';
import { readOptions } from '../../kernel/options.ts';
import { playout } from '../../kernel/playout.ts';

/** The position in a few random matches, with all seats taken, where a player has the most legal moves. */
export interface Busiest {
  readonly seats: number;
  readonly seat: Seat;
  readonly moves: number;
  readonly here: Scene<Kind>;
  readonly move: Kind['move']; // one of them, with a preview if any has one
}

const MATCHES = 3;
const STEPS_AT_MOST = 5000;
const TRIED = 50; // moves tried to find one with a preview

const momentsOf = function* (
  game: Game<Kind>,
  rng: Rng,
): Generator<{ state: unknown; seat: Seat; moves: number }> {
  const [, seats] = game.seats;
  let state: unknown = game.setup(seats, readOptions(game), rng);
  for (let step = 0; step < STEPS_AT_MOST && !game.outcome(state); step++) {
    const now = startFrom<Kind>(state);
    for (const seat of awaitedSeats(game, state)) {
      const moves = legal(game, scene(game, now, seat), seat).length;
      yield { state, seat, moves };
    }
    const next = playout(game, state, rng, 1);
    if (next.moves === 0) return;
    state = next.state;
  }
};

/** Null if nobody ever has a move. */
export const busiest = (game: Game<Kind>, rng: Rng): Busiest | null => {
  let most: { state: unknown; seat: Seat; moves: number } | null = null;
  for (let match = 0; match < MATCHES; match++)
    for (const moment of momentsOf(game, rng)) if (moment.moves > (most?.moves ?? 0)) most = moment;
  if (!most) return null;
  const { seat, moves } = most;
  const here = scene(game, startFrom<Kind>(most.state), seat);
  const all = legal(game, here, seat);
  const move = all.slice(0, TRIED).find((one) => preview(game, here, seat, one)) ?? all[0];
  return { seats: game.seats[1], seat, moves, here, move };
};
