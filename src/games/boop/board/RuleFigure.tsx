import type { JSX } from 'preact';
import { preview, scene, startFrom } from '../../../kernel/match.ts';
import { EMPTY_BED, PIECES_EACH, SIDE, ownerOf, pieceOf, sizeOf } from '../bed.ts';
import { PIECE_LETTERS, read } from '../notation.ts';
import rules from '../rules.ts';
import { EMPTY, type Boop, type Move, type Piece, type Square, type State } from '../types.ts';
import { Bed } from './Bed.tsx';
import { BED, cornerOf, footOf, rowFromTop } from './bed-map.ts';
import { effectsOf, type Effects } from './effects.ts';
import { GhostAbove, GhostBelow } from './GhostOf.tsx';
import { Pet } from './Pet.tsx';
import './board.css';

interface Drawn {
  readonly bed: readonly Piece[];
  readonly columns: number;
  readonly rows: number;
  readonly effects: Effects | null;
}

/**
 * A picture for the rules: rows of the bed from the top, as letters, and the move it explains, such as
 * `..../.x../..k./.... > kb1`. What is smaller than the bed is its lower left corner.
 */
const RuleFigure = ({
  picture,
  label,
}: {
  readonly picture: string;
  readonly label: string;
}): JSX.Element => {
  const { bed, columns, rows, effects } = drawn(picture);
  const pushed = new Set([...(effects?.pushes ?? []), ...(effects?.falls ?? [])].map(({ from }) => from));
  return (
    <svg viewBox={boxOf(columns, rows)} role="img" aria-label={label} class="rule-figure">
      <Bed />
      {effects && <GhostBelow effects={effects} />}
      {sittingOn(bed).map((at) => (
        <g key={at} transform={`translate(${footOf(at).join(' ')})`}>
          <Pet
            seat={ownerOf(bed[at] ?? EMPTY)}
            size={sizeOf(bed[at] ?? EMPTY)}
            mood={pushed.has(at) ? 'surprised' : 'calm'}
            signs={false}
            narrow={false}
          />
        </g>
      ))}
      {effects && <GhostAbove effects={effects} seat={0} narrow={false} signs={false} />}
    </svg>
  );
};
export default RuleFigure;

/** The squares that are taken, the farthest first. */
const sittingOn = (bed: readonly Piece[]): readonly Square[] =>
  EMPTY_BED.map((_, at) => at)
    .filter((at) => bed[at] !== EMPTY)
    .toSorted((a, b) => rowFromTop(a) - rowFromTop(b));

/** The frame of the bed belongs to the picture on the left and below; where the picture ends before the bed, it is cut. */
const boxOf = (columns: number, rows: number): string => {
  const top = rows === SIDE ? 0 : cornerOf((rows - 1) * SIDE)[1] - 2;
  const right = columns === SIDE ? BED : cornerOf(columns)[0] - 2;
  return `0 ${top} ${right} ${BED - top}`;
};

const drawn = (picture: string): Drawn => {
  const [position = '', move = ''] = picture.split('>').map((part) => part.trim());
  const lines = position.split('/');
  const bed = EMPTY_BED.map((_, at) => {
    const letter = lines[lines.length - 1 - Math.floor(at / SIDE)]?.charAt(at % SIDE) ?? '';
    return Math.max(0, PIECE_LETTERS.indexOf(letter || '.')) as Piece;
  });
  const columns = Math.max(...lines.map(({ length }) => length));
  return { bed, columns, rows: lines.length, effects: imagined(bed, read(move)) };
};

const imagined = (bed: readonly Piece[], move: Move | null): Effects | null => {
  if (!move) return null;
  const state = stateOf(bed, move);
  const seen = scene<Boop>(rules, startFrom<Boop>(state), state.turn);
  return effectsOf(state, move, preview(rules, seen, state.turn, move));
};

/** The first seat is to move, and has of everything what the bed leaves it. */
const stateOf = (bed: readonly Piece[], move: Move): State => {
  const fresh = rules.setup(2, { variant: 'standard', opponentLineWinsAtOnce: false }, { int: () => 0 });
  const out = (piece: Piece): number => bed.filter((one) => one === piece).length;
  const pools = [0, 1].flatMap((seat) => [
    PIECES_EACH - out(pieceOf(seat, 'kitten')) - out(pieceOf(seat, 'cat')),
    1,
  ]);
  return { ...fresh, bed, pools, phase: move.do };
};
