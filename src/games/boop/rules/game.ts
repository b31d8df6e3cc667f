import { defined } from '../../../kernel/defined.ts';
import type { AgreedDraws, RematchOptions } from '../../../kernel/abilities.ts';
import {
  open,
  untimed,
  type Game,
  type Outcome,
  type Rng,
  type Seat,
  type Step,
} from '../../../kernel/game.ts';
import {
  EMPTY_BED,
  NEIGHBOURS,
  OFF_THE_BED,
  PIECES_EACH,
  isLine,
  linesOf,
  ownerOf,
  pieceOf,
  sizeOf,
  squaresOf,
  type Line,
} from './bed.ts';
import { draw, read, squareName, write } from './notation.ts';
import { DRAWN_AT, TURNS_AT_MOST } from './limits.ts';
import { keyOf, timesSeen } from './repetition.ts';
import {
  EMPTY,
  type Boop,
  type Draw,
  type Event,
  type Move,
  type Options,
  type Win,
  type Piece,
  type Refused,
  type Size,
  type Square,
  type State,
} from './types.ts';

const other = (seat: Seat): Seat => 1 - seat;

const setup = (_seats: number, rules: Options, rng: Rng): State => {
  const fresh = {
    rules,
    bed: EMPTY_BED,
    pools: [PIECES_EACH, 0, PIECES_EACH, 0],
    turn: firstSeat(rules, rng), // [B25]
    turns: 0,
    end: null,
  } as const;
  return { ...fresh, phase: 'place', past: keyOf(fresh.bed, fresh.pools, fresh.turn) };
};

const firstSeat = ({ begins }: Options, rng: Rng): Seat =>
  begins === 'lot' ? rng.int(2) : begins === 'first' ? 0 : 1;

/** [B26] The seats have changed places, so that the same seat begins with the other player in it. */
const rematchOptions = (rules: Options, { turn }: State): Options => ({
  ...rules,
  begins: turn === 0 ? 'first' : 'second',
});

// --- One turn -------------------------------------------------------------------------------------------------------

/** The data of a turn in progress: copies of the arrays, mutated for speed, which become the next state. */
interface TurnDraft {
  readonly bed: Piece[];
  readonly pools: number[];
  readonly events: Event[];
}

const draftOf = ({ bed, pools }: State): TurnDraft => ({
  bed: bed.slice(),
  pools: pools.slice(),
  events: [],
});

// Field by field: a spread here halved the speed of whole matches.
const step = (
  { rules }: State,
  draft: TurnDraft,
  rest: Pick<State, 'turn' | 'phase' | 'turns' | 'past' | 'end'>,
): Step<Boop> => ({
  state: {
    rules,
    bed: draft.bed,
    pools: draft.pools,
    turn: rest.turn,
    phase: rest.phase,
    turns: rest.turns,
    past: rest.past,
    end: rest.end,
  },
  events: draft.events,
});

const place = (state: State, size: Size, at: Square): Step<Boop> => {
  const draft = draftOf(state);
  const piece = pieceOf(state.turn, size);
  draft.events.push({ what: 'placed', seat: state.turn, size, at });
  draft.bed[at] = piece; // [B3]
  draft.pools[piece - 1] = defined(draft.pools[piece - 1]) - 1; // [B2]
  boop(draft, at, size);
  return settle(state, draft);
};

/**
 * Pushes every neighbour that can be pushed. The targets are eight different squares, so the order does not
 * matter, and a pushed piece pushes nothing. [B4] [B8]
 */
const boop = ({ bed, pools, events }: TurnDraft, at: Square, pusher: Size): void => {
  for (const { next, behind } of defined(NEIGHBOURS[at])) {
    const piece = defined(bed[next]);
    if (piece === EMPTY || (behind !== OFF_THE_BED && bed[behind] !== EMPTY)) continue; // [B6]
    const size = sizeOf(piece);
    if (size === 'cat' && pusher === 'kitten') continue; // [B5]
    const seat = ownerOf(piece);
    bed[next] = EMPTY;
    if (behind === OFF_THE_BED) {
      pools[piece - 1] = defined(pools[piece - 1]) + 1; // [B7]
      events.push({ what: 'fell', seat, size, from: next });
    } else {
      bed[behind] = piece;
      events.push({ what: 'booped', seat, size, from: next, to: behind });
    }
  }
};

const settle = (state: State, draft: TurnDraft): Step<Boop> => {
  const { rules, turn } = state;
  const lines = linesOf(draft.bed, turn); // [B15] only the lines of the player whose turn it is
  const end = victory(rules, draft.bed, draft.pools, turn, lines);
  if (end) return finish(state, draft, end); // [B16] before anybody grows up
  // [B11] [B12] [B13] several ways: the player chooses in a second step; [B14] a single line grows up by itself, [B10] always
  if (allOut(draft.pools, turn) || lines.length > 1)
    return step(state, draft, { turn, phase: 'graduate', turns: state.turns, past: state.past, end: null });
  return lines[0] ? graduate(state, draft, lines[0]) : pass(state, draft, state.past);
};

/** The mover's own win comes first; the opponent's line counts at once only with that option. [B18] */
export const victory = (
  rules: Options,
  bed: readonly Piece[],
  pools: readonly number[],
  mover: Seat,
  lines: readonly Line[] = linesOf(bed, mover),
): Win | null => {
  const mine = winFor(rules, bed, pools, mover, lines);
  if (mine || !rules.opponentLineWinsAtOnce) return mine;
  return winFor(rules, bed, pools, other(mover), linesOf(bed, other(mover)));
};

const winFor = (
  { variant }: Options,
  bed: readonly Piece[],
  pools: readonly number[],
  winner: Seat,
  lines: readonly Line[],
): Win | null => {
  // [B21]
  if (variant === 'kittens') return lines[0] ? { how: 'three-kittens', winner, squares: lines[0] } : null;
  const cat = pieceOf(winner, 'cat');
  for (const line of lines)
    // [B16]
    if (bed[line[0]] === cat && bed[line[1]] === cat && bed[line[2]] === cat)
      return { how: 'three-cats', winner, squares: line };
  // [B17]
  return allOut(pools, winner) && !bed.includes(pieceOf(winner, 'kitten'))
    ? { how: 'eight-cats', winner, squares: squaresOf(bed, winner) }
    : null;
};

export const allOut = (pools: readonly number[], seat: Seat): boolean =>
  pools[2 * seat] === 0 && pools[2 * seat + 1] === 0;

/** Kittens leave the game and cats come into the pool for them; cats return to the pool. [B9] */
const graduate = (state: State, draft: TurnDraft, squares: readonly Square[]): Step<Boop> => {
  const { bed, pools, events } = draft;
  const seat = state.turn;
  const kitten = pieceOf(seat, 'kitten');
  // [B22] without cats a kitten stays a kitten
  const comesBackAs = state.rules.variant === 'kittens' ? kitten : pieceOf(seat, 'cat');
  let kittens = 0;
  for (const at of squares) if (bed[at] !== comesBackAs) kittens++;
  if (kittens > 0) events.push({ what: 'grew-up', seat, squares, kittens });
  else for (const at of squares) events.push({ what: 'took-back', seat, size: sizeOf(defined(bed[at])), at });
  for (const at of squares) bed[at] = EMPTY;
  pools[comesBackAs - 1] = defined(pools[comesBackAs - 1]) + squares.length;
  return pass(state, draft, kittens > 0 ? [] : state.past);
};

const pass = (state: State, draft: TurnDraft, past: readonly number[]): Step<Boop> => {
  const turn = other(state.turn);
  const turns = state.turns + 1;
  const key = keyOf(draft.bed, draft.pools, turn);
  const end: Draw | null =
    past.length >= 2 * DRAWN_AT && timesSeen(past, key) + 1 >= DRAWN_AT
      ? { how: 'repetition' } // [B19]
      : turns >= TURNS_AT_MOST
        ? { how: 'too-long' } // [B20]
        : null;
  if (end) draft.events.push({ what: 'drawn', how: end.how });
  return step(state, draft, { turn, phase: 'place', turns, past: [...past, key[0], key[1]], end });
};

const finish = (state: State, draft: TurnDraft, end: Win): Step<Boop> => {
  draft.events.push({ what: 'won', seat: end.winner, how: end.how, squares: end.squares });
  return step(state, draft, {
    turn: state.turn,
    phase: 'place',
    turns: state.turns + 1,
    past: state.past,
    end,
  });
};

// --- Legality -------------------------------------------------------------------------------------------------------

const placements = (size: Size): readonly Move[] => EMPTY_BED.map((_, at) => ({ do: 'place', size, at }));
const KITTENS = placements('kitten');
const CATS = placements('cat');
const EITHER = [...KITTENS, ...CATS];
const EVERY_SINGLE: readonly Move[] = EMPTY_BED.map((_, at) => ({ do: 'graduate', squares: [at] }));

const candidates = ({ phase, bed, pools, turn }: State): readonly Move[] => {
  if (phase === 'place') return pools[2 * turn + 1] === 0 ? KITTENS : pools[2 * turn] === 0 ? CATS : EITHER;
  const lines = linesOf(bed, turn).map((squares): Move => ({ do: 'graduate', squares }));
  return allOut(pools, turn) ? [...lines, ...EVERY_SINGLE] : lines;
};

const check = (view: State, _seat: Seat, move: Move): Refused | null =>
  move.do === 'place' ? checkPlacement(view, move.size, move.at) : checkGraduation(view, move.squares);

// Created once: random play asks about a taken square every other time.
const TAKEN: readonly Refused[] = EMPTY_BED.map((_, at) => ({
  why: 'square-taken',
  with: { at: squareName(at) },
}));
const FOREIGN: readonly Refused[] = EMPTY_BED.map((_, at) => ({
  why: 'not-yours',
  with: { at: squareName(at) },
}));

const checkPlacement = (view: State, size: Size, at: Square): Refused | null => {
  if (view.phase === 'graduate') return { why: 'choose-who-graduates' };
  if (view.bed[at] !== EMPTY) return defined(TAKEN[at]); // [B3]
  if (size === 'cat' && view.rules.variant === 'kittens') return { why: 'kittens-only' }; // [B21]
  return view.pools[pieceOf(view.turn, size) - 1] === 0 ? { why: 'none-left', with: { size } } : null;
};

const checkGraduation = (view: State, squares: readonly Square[]): Refused | null => {
  if (view.phase === 'place') return { why: 'nothing-graduates' };
  for (const at of squares) if (ownerOf(defined(view.bed[at])) !== view.turn) return defined(FOREIGN[at]);
  // [B12]
  if (squares.length === 1) return allOut(view.pools, view.turn) ? null : { why: 'not-all-eight-out' };
  if (view.rules.variant === 'kittens') return { why: 'one-piece-only' };
  return isLine(squares) ? null : { why: 'not-a-line' };
};

// --- The end --------------------------------------------------------------------------------------------------------

const outcome = ({ end }: State): Outcome | null => {
  if (!end) return null;
  if (!('winner' in end))
    return { winners: [], scores: [0, 0], lines: [0, 1].map((seat) => ({ seat, what: end.how, points: 0 })) };
  const { winner, how } = end;
  return {
    winners: [winner],
    scores: winner === 0 ? [1, 0] : [0, 1],
    lines: [{ seat: winner, what: how, points: 1 }],
  };
};

const NOBODY: readonly Seat[] = [];
const ALONE: readonly (readonly Seat[])[] = [[0], [1]];

const boopGame: Game<Boop> & RematchOptions<Boop> & AgreedDraws = {
  id: 'boop',
  version: 2,
  seats: [2, 2],
  minutes: 20,
  options: {
    variant: ['standard', 'kittens'],
    opponentLineWinsAtOnce: [false, true],
    begins: ['lot', 'first', 'second'],
  },
  ...open<State>(),
  ...untimed,
  setup,
  rematchOptions,
  drawsByAgreement: true, // [B27]
  actors: ({ end, turn }) => (end ? NOBODY : defined(ALONE[turn])),
  apply: (state, input) => {
    if (input.by === 'clock') throw new Error('boop. has no clock');
    const { move } = input;
    return move.do === 'place'
      ? place(state, move.size, move.at)
      : graduate(state, draftOf(state), move.squares);
  },
  outcome,
  candidates,
  check,
  read,
  write,
  draw,
};
export default boopGame;
