import type { Seat } from '../../../kernel/game.ts';
import { quickRng } from '../../../kernel/random.ts';
import rules from './game.ts';
import type { Options, Placed, Player, State } from './state/types.ts';

/** Sets up a table by hand, for lessons and tests. */

export const STANDARD: Options = {
  mode: 'standard',
  kittens: false,
  beasts: false,
  events: false,
  lessons: 'abc',
  difficulty: 'easy',
  patience: 10,
};
export interface Setting extends Partial<Omit<State, 'options' | 'players'>> {
  readonly seats?: number;
  readonly options?: Partial<Options>;
  readonly players?: readonly Partial<Player>[]; // differences from a new player on boat 1
  readonly seed?: number;
}

/** A state in the middle of a match; values that are not given are as after setup. */
export const stateOf = ({
  seats = 2,
  options = {},
  players = [],
  seed = 1,
  ...rest
}: Setting = {}): State => {
  const first = rules.setup(seats, { ...STANDARD, ...options }, quickRng(seed));
  const seated = (player: Player, seat: Seat): Player => ({ ...player, boat: 0, ...players[seat] });
  return { ...first, order: [...first.players.keys()], ...rest, players: first.players.map(seated) };
};

/** Tiles as they are written in moves: `boat('C16-B@3,4/1', 'rat@2,4/0')`. */
export const boat = (...placements: readonly string[]): Placed[] =>
  placements.map((text) => {
    const [, tile = '', x, y, turn] = /^(.+)@(\d+),(\d)\/(\d)$/.exec(text) ?? [];
    return { tile, x: Number(x), y: Number(y), turn: Number(turn) };
  });

/** Seat 0's turn in the rescue phase, with plenty of fish and baskets. */
export const RESCUE: Pick<State, 'phase' | 'pending'> = {
  phase: { name: 'rescue', turn: 0, passed: [false, false], rescued: [], over: false },
  pending: [],
};
