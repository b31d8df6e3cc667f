import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import type { Seat } from '../../../kernel/game.ts';
import { Sign } from '../../../web/art/base/Sign.tsx';
import { signOfSeat } from '../../../web/art/base/seats.ts';
import { Cells, type Cell } from '../../../web/kit/Cells.tsx';
import type { SetUpModule, SetUpProps } from '../../../web/kit/set-up.ts';
import { Stage } from '../../../web/kit/Stage.tsx';
import { useNarrow } from '../../../web/kit/useNarrow.ts';
import { ownerOf, pieceOf, sizeOf } from '../rules/bed.ts';
import { squareName } from '../rules/notation.ts';
import { readEdited, writeEdited, type EditedPosition } from '../rules/position.ts';
import { EMPTY, type Piece, type Size, type Square } from '../rules/types.ts';
import type { BoopWords } from '../words/types.ts';
import { Bed } from './Bed.tsx';
import { ALL_SQUARES, BED, CELL, MIDDLE, ROWS, cornerOf, footOf } from './bed-map.ts';
import { painted, passed, withPool } from './edited-position.ts';
import { Pet } from './Pet.tsx';
import { PoolCat } from './Pool.tsx';
import './board.css';
import './set-up.css';

const SIZES: readonly Size[] = ['kitten', 'cat'];
const SEATS: readonly Seat[] = [0, 1];

interface PartProps extends SetUpProps<BoopWords> {
  readonly edited: EditedPosition;
  readonly change: (edited: EditedPosition) => void;
}

/** The bed to paint on: a tap puts the chosen piece there, a second one takes it away. */
const SetUp: SetUpModule<BoopWords> = ({ children, ...props }) => {
  const [brush, choose] = useState<Piece>(1);
  const edited = readEdited(props.text);
  if (!edited) return children({ stage: null, tray: null, side: null });
  const part = { ...props, edited, change: (next: EditedPosition) => props.set(writeEdited(next)) };
  return children({
    stage: <PaintedBed {...part} brush={brush} />,
    tray: <Brushes {...part} brush={brush} choose={choose} />,
    side: <Rest {...part} />,
  });
};
export default SetUp;

const PaintedBed = ({
  edited,
  change,
  brush,
  words,
  settings,
}: PartProps & { brush: Piece }): JSX.Element => {
  const narrow = useNarrow();
  const bed = useMemo(() => <Bed />, []);
  return (
    <Stage width={BED} height={BED}>
      {bed}
      <g aria-hidden="true">
        {ALL_SQUARES.map((at) => {
          const piece = edited.bed[at] ?? EMPTY;
          const [x, y] = footOf(at);
          return piece === EMPTY ? null : (
            <g key={at} transform={`translate(${x} ${y})`}>
              <Pet
                seat={ownerOf(piece)}
                size={sizeOf(piece)}
                mood="calm"
                signs={settings.signs}
                narrow={narrow}
              />
            </g>
          );
        })}
      </g>
      <Cells
        label={words.board.bed}
        rows={ROWS}
        start={MIDDLE}
        cell={(at) => cellAt(edited, words, at)}
        choose={(at) => change(painted(edited, at, brush))}
        hover={() => undefined}
        cancel={() => undefined}
      />
    </Stage>
  );
};

const cellAt = ({ bed }: EditedPosition, { board }: BoopWords, at: Square): Cell => {
  const piece = bed[at] ?? EMPTY;
  const [x, y] = cornerOf(at);
  const name = squareName(at);
  return {
    x: x - 2,
    y: y - 2,
    width: CELL + 4,
    height: CELL + 4,
    name: piece === EMPTY ? board.empty(name) : board.taken(name, ownerOf(piece), sizeOf(piece)),
    legal: true,
    selected: false,
  };
};

interface BrushesProps extends PartProps {
  readonly brush: Piece;
  readonly choose: (brush: Piece) => void;
}

const Brushes = ({ words: { board, seats }, brush, choose }: BrushesProps): JSX.Element => (
  <div class="tray bed-brushes" role="group" aria-label={board.setUp.brushes}>
    {SEATS.flatMap((seat) =>
      SIZES.map((size) => {
        const piece = pieceOf(seat, size);
        return (
          <button
            key={piece}
            type="button"
            class="tray__kind bed-brush"
            aria-pressed={brush === piece}
            aria-label={`${seats[seat] ?? ''}: ${board.sizes[size]}`}
            onClick={() => choose(piece)}
          >
            <PoolCat seat={seat} size={size} />
          </button>
        );
      }),
    )}
    <button
      type="button"
      class="tray__kind bed-brush"
      aria-pressed={brush === EMPTY}
      aria-label={board.setUp.erase}
      onClick={() => choose(EMPTY)}
    >
      <svg width={26} height={26} viewBox="0 0 24 24" aria-hidden="true">
        <path class="bed-bin" d="M4.5 7h15M9 7V4.500h6V7M6.500 7l1 13h9l1-13M10 11v5.500M14 11v5.500" />
      </svg>
    </button>
  </div>
);

const Rest = ({ words, edited, change }: PartProps): JSX.Element => {
  const { board, seats } = words;
  return (
    <div class="bed-setup">
      {SEATS.map((seat) => (
        <section key={seat}>
          <h2 class="bed-setup__title">
            <Sign sign={signOfSeat(seat)} size={24} />
            {board.setUp.inPool[seat]}
          </h2>
          {SIZES.map((size) => {
            const held = edited.pools[pieceOf(seat, size) - 1] ?? 0;
            const set = (count: number): void => change(withPool(edited, pieceOf(seat, size), count));
            return (
              <p class="bed-setup__pool" key={size}>
                <PoolCat seat={seat} size={size} pixels={36} />
                <span>{board.sizes[size]}</span>
                <button
                  class="btn btn--icon"
                  aria-label={board.setUp.fewer(seat, size)}
                  aria-disabled={held === 0}
                  onClick={() => set(held - 1)}
                >
                  −
                </button>
                <b aria-live="polite">{held}</b>
                <button
                  class="btn btn--icon"
                  aria-label={board.setUp.more(seat, size)}
                  aria-disabled={held === 8}
                  onClick={() => set(held + 1)}
                >
                  +
                </button>
              </p>
            );
          })}
        </section>
      ))}
      <div class="bed-setup__turn" role="group" aria-label={board.setUp.turn}>
        <b>{board.setUp.turn}</b>
        {SEATS.map((seat) => (
          <button
            key={seat}
            class="btn bed-setup__side"
            type="button"
            aria-pressed={edited.turn === seat}
            onClick={() => change(passed(edited, seat))}
          >
            <Sign sign={signOfSeat(seat)} />
            {seats[seat]}
          </button>
        ))}
      </div>
    </div>
  );
};
