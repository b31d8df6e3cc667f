import { defined } from '../../../kernel/defined.ts';
import type { PositionText } from '../../../kernel/optional-files.ts';
import { PIECES_EACH, SIDE, SQUARES, linesOf, squaresOf } from './bed.ts';
import { pieceOf, rowsFromTheTop } from './notation.ts';
import { keyOf } from './repetition.ts';
import rules, { allOut, victory } from './game.ts';
import type { Boop, Options, Piece, State } from './types.ts';

/**
 * [B24] Six rows from the top down, the four pools, the seat to move, and p (place) or u (choose what
 * graduates): `....../....../....../....../....../...... 8080 0 p`. The number of repetitions is not part of
 * it.
 */
const SHAPE = /^((?:[.kKxX]{6}\/){5}[.kKxX]{6}) ([0-8]{4}) ([01]) ([pu])$/;

/** Reasons why a position cannot be set up. */
export type PositionRefusal =
  | { readonly why: 'unreadable-position' | 'kittens-only' | 'position-is-over' | 'nothing-to-choose' }
  | {
      readonly why: 'pieces-do-not-add-up';
      readonly with: { readonly seat: number; readonly pieces: number };
    }
  | { readonly why: 'nothing-in-the-pool'; readonly with: { readonly seat: number } };

/** A position that is being set up. It may be impossible: `read` of this file checks that. */
export type EditedPosition = Pick<State, 'bed' | 'pools' | 'turn' | 'phase'>;

export const writeEdited = ({ bed, pools, turn, phase }: EditedPosition): string =>
  [rowsFromTheTop(bed).join('/'), pools.join(''), turn, phase === 'place' ? 'p' : 'u'].join(' ');

export const readEdited = (text: string): EditedPosition | null => {
  const [, rows, pools, turn, phase] = SHAPE.exec(text) ?? [];
  if (rows === undefined || pools === undefined) return null;
  return {
    bed: readBed(rows),
    pools: pools.split('').map(Number),
    turn: Number(turn),
    phase: phase === 'p' ? 'place' : 'graduate',
  };
};

const read = (text: string, options: Options): State | PositionRefusal => {
  const edited = readEdited(text);
  if (!edited) return { why: 'unreadable-position' };
  const state = { ...rules.setup(2, options, { int: () => 0 }), ...edited };
  const past = edited.phase === 'place' ? keyOf(state.bed, state.pools, state.turn) : []; // only the start of a turn counts
  return broken(state) ?? { ...state, past };
};

const readBed = (rows: string): Piece[] => {
  const lines = rows.split('/');
  return Array.from({ length: SQUARES }, (_, at) => {
    const letter = lines[SIDE - 1 - Math.floor(at / SIDE)]?.charAt(at % SIDE) ?? '.';
    return pieceOf(letter);
  });
};

/** The reason why a position is impossible, or null. */
const broken = (state: State): PositionRefusal | null => {
  const { bed, pools, turn, phase } = state;
  if (
    state.rules.variant === 'kittens' &&
    [2, 4].some((cat) => bed.includes(cat as Piece) || pools[cat - 1] !== 0)
  )
    return { why: 'kittens-only' };
  for (const seat of [0, 1]) {
    const pieces = squaresOf(bed, seat).length + defined(pools[2 * seat]) + defined(pools[2 * seat + 1]);
    if (pieces !== PIECES_EACH) return { why: 'pieces-do-not-add-up', with: { seat, pieces } };
  }
  const moved = phase === 'place' ? 1 - turn : turn;
  if (victory(state.rules, bed, pools, moved)) return { why: 'position-is-over' };
  // A player with all eight on the bed takes one back before the turn ends.
  const resting = [0, 1].find((seat) => (seat !== turn || phase === 'place') && allOut(pools, seat));
  if (resting !== undefined) return { why: 'nothing-in-the-pool', with: { seat: resting } };
  const ways = allOut(pools, turn) ? PIECES_EACH : linesOf(bed, turn).length;
  return phase === 'graduate' && ways < 2 ? { why: 'nothing-to-choose' } : null;
};

const boopPositions: PositionText<Boop> = { read, write: writeEdited };
export default boopPositions;
