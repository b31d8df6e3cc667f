import type { Game, Kind, Millis, Rng, Seat } from './game.ts';
import type { Playouts } from './extras.ts';
import { pick, shuffled } from './random.ts';

const GUESSES = 24;

/** A random legal move, each as likely as any other; undefined when there is none. */
export const randomMove = <K extends Kind>(
  game: Game<K>,
  view: K['view'],
  seat: Seat,
  rng: Rng,
): K['move'] | undefined => {
  const proposed = game.candidates(view, seat);
  const list = Array.isArray(proposed) ? (proposed as readonly K['move'][]) : [...proposed];
  // Guessing until one passes is fair, and far cheaper than checking them all; a few positions need the long way.
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

/** A random move of a random actor who has one: those who may only interrupt often have none. */
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

const PACE: Millis = 500; // how long imagined players take over a move, where there is a clock

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
      // Field by field: with a spread here, whole matches of quick games took three times as long.
      state = game.apply(state, { by: chosen.by, at, move: chosen.move }, rng).state;
    } else if (due !== null) {
      at = Math.max(at, due);
      state = game.apply(state, { by: 'clock', at }, rng).state;
    } else break;
    moves++;
  }
  return { state, moves };
};

/** Complete random matches through the plain rules: one, and more as long as there is time. */
export const playouts = <K extends Kind>(
  game: Game<K>,
  from: K['state'],
  think: () => boolean,
  rng: Rng,
): Playouts => {
  let matches = 0;
  let moves = 0;
  // The first match is played whatever the clock says: a process held up by others would have measured nothing.
  do {
    moves += playout(game, from, rng).moves;
    matches++;
  } while (think());
  return { matches, moves };
};
