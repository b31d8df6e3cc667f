import type { Game, Kind, Millis, Rng, Seat } from './game.ts';
import type { Playouts } from './optional-files.ts';
import { pick, shuffled } from './random.ts';

const GUESSES = 24;

/** A random legal move, all equally likely; undefined when there is none. */
export const randomMove = <K extends Kind>(
  game: Game<K>,
  view: K['view'],
  seat: Seat,
  rng: Rng,
): K['move'] | undefined => {
  const proposed = game.candidates(view, seat);
  const list = Array.isArray(proposed) ? (proposed as readonly K['move'][]) : [...proposed];
  // Guessing until one is legal is fair and far cheaper than checking all. In a few positions it fails; then
  // all are checked.
  for (let guess = 0; guess < GUESSES && list.length; guess++) {
    const move = pick(rng, list);
    if (!game.check(view, seat, move)) return move;
  }
  const moves = list.filter((move) => !game.check(view, seat, move));
  return moves.length ? pick(rng, moves) : undefined;
};

export interface Finished<K extends Kind> {
  readonly state: K['state'];
  readonly moves: number;
}

/** A random move of a random actor that has one: an actor that may only interrupt often has none. */
const anyMove = <K extends Kind>(
  game: Game<K>,
  state: K['state'],
  actors: readonly Seat[],
  rng: Rng,
): { by: Seat; move: K['move'] } | null => {
  for (const by of actors.length > 1 ? shuffled(rng, actors) : actors) {
    const move = randomMove(game, game.view(state, by), by, rng);
    if (move !== undefined) return { by, move };
  }
  return null;
};

const PACE: Millis = 500; // time per move of imagined players, where there is a clock

/** Plays random moves to the end, or until `limit` steps have been made. */
export const playout = <K extends Kind>(
  game: Game<K>,
  from: K['state'],
  rng: Rng,
  limit: number = 10_000,
  since: Millis = 0,
): Finished<K> => {
  let state = from;
  let moves = 0;
  let at = since;
  while (moves < limit && !game.outcome(state)) {
    const actors = game.actors(state);
    const due = game.due(state);
    const next = due === null ? at : at + PACE;
    const chosen = due !== null && next >= due ? null : anyMove(game, state, actors, rng);
    if (chosen) {
      at = next;
      // No spread here: it made whole matches of quick games three times slower.
      state = game.apply(state, { by: chosen.by, at, move: chosen.move }, rng).state;
    } else if (due !== null) {
      at = Math.max(at, due);
      state = game.apply(state, { by: 'clock', at }, rng).state;
    } else break;
    moves++;
  }
  return { state, moves };
};

/** Plays complete random matches with the plain rules: at least one, and more while there is time. */
export const playouts = <K extends Kind>(
  game: Game<K>,
  from: K['state'],
  think: () => boolean,
  rng: Rng,
): Playouts => {
  let matches = 0;
  let moves = 0;
  // The first match is played even if the time is over: a process delayed by others would otherwise measure
  // nothing.
  do {
    moves += playout(game, from, rng).moves;
    matches++;
  } while (think());
  return { matches, moves };
};
