import { defined } from '../../../kernel/defined.ts';
import { SIDE } from './bed.ts';
import type { Move, Piece, Size, Square, State } from './types.ts';

/** [B23] `ka1` puts a kitten on a1, `cf6` a cat on f6; `+a1b2c3` lifts a line, `+d4` a single piece. */

const COLUMNS = 'abcdef';
const LETTER: Record<Size, string> = { kitten: 'k', cat: 'c' };

export const squareName = (at: Square): string => `${COLUMNS[at % SIDE] ?? ''}${Math.floor(at / SIDE) + 1}`;

const squareAt = (name: string): Square =>
  COLUMNS.indexOf(name.charAt(0)) + (Number(name.charAt(1)) - 1) * SIDE;

export const write = (move: Move): string =>
  move.do === 'place'
    ? `${LETTER[move.size]}${squareName(move.at)}`
    : `+${move.squares.map(squareName).join('')}`;

export const read = (text: string): Move | null => {
  if (/^[kc][a-f][1-6]$/.test(text))
    return { do: 'place', size: text.startsWith('k') ? 'kitten' : 'cat', at: squareAt(text.slice(1)) };
  if (!/^\+(?:[a-f][1-6]|(?:[a-f][1-6]){3})$/.test(text)) return null;
  const squares = (text.match(/[a-f][1-6]/g) ?? []).map(squareAt);
  // Only ascending squares: another order would be a second notation of the same move.
  const ascending = squares.every((at, i) => i === 0 || at > defined(squares[i - 1]));
  return ascending ? { do: 'graduate', squares } : null;
};

/** `.` nothing, `k K` the first seat's kitten and cat, `x X` the second's. */
export const PIECE_LETTERS = '.kKxX';
const PIECE_OF: Readonly<Record<string, Piece>> = { '.': 0, k: 1, K: 2, x: 3, X: 4 };

export const pieceOf = (letter: string): Piece => defined(PIECE_OF[letter]);

export const rowsFromTheTop = (bed: readonly Piece[]): string[] =>
  Array.from({ length: SIDE }, (_, i) =>
    bed
      .slice((SIDE - 1 - i) * SIDE, (SIDE - i) * SIDE)
      .map((piece) => PIECE_LETTERS.charAt(piece))
      .join(''),
  );

export const draw = (view: State): string => {
  const bed = rowsFromTheTop(view.bed).map((row, i) => `${SIDE - i}  ${row.split('').join(' ')}`);
  const pools = [0, 1].map(
    (seat) =>
      `${PIECE_LETTERS.charAt(1 + 2 * seat)} ${view.pools[2 * seat]}  ${PIECE_LETTERS.charAt(2 + 2 * seat)} ${view.pools[2 * seat + 1]}`,
  );
  return [
    ...bed,
    `   ${COLUMNS.split('').join(' ')}`,
    `seat 0: ${pools[0]}   seat 1: ${pools[1]}`,
    next(view),
  ].join('\n');
};

const next = ({ end, turn, phase }: State): string =>
  !end
    ? `seat ${turn} to ${phase}`
    : 'winner' in end
      ? `seat ${end.winner} wins: ${end.how}`
      : `draw: ${end.how}`;
