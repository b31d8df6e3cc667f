import type { JSX } from 'preact';
import { useWidth } from '../../../../web/kit/useWidth.ts';
import type { TileId } from '../../rules/state/types.ts';
import type { TableWords } from '../../words/table-types.ts';
import type { IsleProps } from '../props/props.ts';
import { pictureOf, restingTurn } from '../plan/turning.ts';
import type { Planning } from '../plan/usePlan.ts';
import { FishIcon } from '../cards/icons.tsx';
import { shelvesOf, type Shelf } from './shelves.ts';
import { isOffered, TileButton } from './TileButton.tsx';

interface ShelvesProps {
  readonly props: IsleProps;
  readonly plan: Planning;
}

/**
 * The island above the boat: fields, kittens, treasures, oshax. If tiles would be too small in one row, they lie in two, and
 * the treasures and oshax that nobody takes now stand small above each other.
 */
export const Shelves = ({ props, plan }: ShelvesProps): JSX.Element => {
  const shelves = shelvesOf(props.scene.view, props.seat);
  const [box, measured] = useWidth<HTMLDivElement>(DESK);
  const { rows, columns, cell } = arranged(shelves, plan, measured);
  return (
    <div ref={box} class="isle-shelves" style={{ '--cell': `${cell}px`, '--shelves': columns.length }}>
      {columns.map((column) => (
        <div
          key={column.map(({ id }) => id).join()}
          class={`isle-shelves__column ${column.length > 1 ? 'isle-shelves__column--stack' : ''}`}
          style={{ '--share': widthOfAll(column, rows) }}
        >
          {column.map((shelf) => (
            <OneShelf
              key={shelf.id}
              {...{ props, plan, shelf }}
              rows={column.length > 1 ? 1 : rows}
              cell={column.length > 1 ? cell * STACKED * (shelf.id === 'treasures' ? 1.2 : 1) : cell}
            />
          ))}
        </div>
      ))}
    </div>
  );
};

interface OneShelfProps extends ShelvesProps {
  readonly shelf: Shelf;
  readonly rows: Rows;
  readonly cell: number; // pixels
}

const OneShelf = ({ props, plan, shelf, rows, cell }: OneShelfProps): JSX.Element => (
  <section
    class={`isle-shelf isle-shelf--${shelf.id}`}
    style={{ '--columns': columnsOf(shelf, rows) }}
    aria-label={props.words.board.table.shelves[shelf.id]}
  >
    <ShelfHead props={props} shelf={shelf} />
    <div class="isle-shelf__tiles">
      {shelf.tiles.map((shelved) => (
        <TileButton
          key={shelved.tile}
          {...{ props, plan, shelf, shelved }}
          cell={cellIn(shelf, shelved.tile, cell)}
        />
      ))}
    </div>
  </section>
);

type Rows = 1 | 2 | 3;
type Column = readonly Shelf[];
const DESK = 1068; // pixels; used until the width is measured
const NARROW = 560; // with fewer pixels two shelves stand side by side and the others below, as the stylesheet has it
const EDGES = 30; // pixels for the borders of a shelf and the gap to the next
const SMALLEST = 6; // pixels per cell
const LARGEST: Readonly<Record<Rows, number>> = { 1: 15, 2: 12, 3: 12 };
const CROWDED = 10.5; // with fewer pixels per cell the shelves use two rows
const STACKED = 0.66; // the size of tiles in shelves above each other

interface Arranged {
  readonly rows: Rows;
  readonly columns: readonly Column[];
  readonly cell: number; // pixels
}

const arranged = (shelves: readonly Shelf[], plan: Planning, width: number): Arranged => {
  const sized = (columns: readonly Column[], rows: Rows): Arranged => {
    const cell = Math.min(
      LARGEST[rows],
      ...linesOf(columns, width).map((line) => cellFor(line, rows, width)),
    );
    return { rows, columns, cell: Math.max(SMALLEST, cell) };
  };
  const inOne = sized(
    shelves.map((shelf) => [shelf]),
    1,
  );
  if (inOne.cell >= CROWDED) return inOne;
  const columns = stacked(shelves, plan);
  const inTwo = sized(columns, 2);
  return inTwo.cell > SMALLEST ? inTwo : sized(columns, 3);
};

const linesOf = (columns: readonly Column[], width: number): readonly (readonly Column[])[] =>
  width < NARROW ? [columns.slice(0, 2), columns.slice(2)].filter((line) => line.length > 0) : [columns];

/** Treasures and oshax share a column while none of them can be taken. */
const stacked = (shelves: readonly Shelf[], { choices }: Planning): readonly Column[] => {
  const low = shelves.filter(
    ({ id, tiles }) =>
      (id === 'treasures' || id === 'oshax') && !tiles.some(({ tile }) => isOffered(choices, tile)),
  );
  const others = shelves.filter((shelf) => !low.includes(shelf));
  return [...others.map((shelf) => [shelf]), ...(low.length > 0 ? [low] : [])];
};

const cellFor = (columns: readonly Column[], rows: Rows, width: number): number =>
  (width - EDGES * columns.length) / columns.reduce((sum, column) => sum + widthOfAll(column, rows), 0);

const widthOfAll = (column: Column, rows: Rows): number =>
  column.length > 1
    ? Math.max(...column.map((shelf) => STACKED * widthOf(shelf, 1)))
    : Math.max(...column.map((shelf) => widthOf(shelf, rows)));

const columnsOf = ({ tiles }: Shelf, rows: Rows): number => Math.max(1, Math.ceil(tiles.length / rows));

/**
 * The width of a shelf in cells, with a gap around each tile. An empty shelf keeps its place, so that its name has
 * room.
 */
const widthOf = (shelf: Shelf, rows: Rows): number => {
  const air = shelf.id === 'treasures' ? 1.6 : 1;
  const columns = columnsOf(shelf, rows);
  const widest = Array.from({ length: columns }, (_, column) =>
    Math.max(...shelf.tiles.filter((_tile, i) => i % columns === column).map(({ tile }) => wide(tile)), 0),
  );
  return Math.max(
    9,
    widest.reduce((sum, cells) => sum + cells * sizeIn(shelf) + air, 0),
  );
};

const wide = (tile: TileId): number => pictureOf(tile, restingTurn(tile)).width;

/** The size of the tiles of a shelf relative to cats: kittens would be too small to be told apart. */
const sizeIn = ({ id }: Shelf): number => (id === 'treasures' ? 0.75 : id === 'kittens' ? 1.4 : 1);

/** The pixels per cell; a single drawn tile is as large as fits. */
const cellIn = (shelf: Shelf, tile: TileId, cell: number): number => {
  if (shelf.id === 'drawn' && shelf.tiles.length === 1)
    return Math.min(30, (3 * cell) / pictureOf(tile, restingTurn(tile)).height);
  return cell * sizeIn(shelf);
};

interface ShelfHeadProps {
  readonly props: IsleProps;
  readonly shelf: Shelf;
  readonly short?: boolean;
}

export const ShelfHead = ({ props, shelf, short = false }: ShelfHeadProps): JSX.Element => (
  <div class="isle-shelf__head">
    <b>{nameOf(props.words.board.table, shelf.id, short)}</b>
    {shelf.fish.length > 0 && (
      <span class="isle-price">
        <FishIcon />
        {shelf.fish[0]}
        {!short && shelf.fish[1] !== undefined && (
          <small>{props.words.board.table.bothFor(shelf.fish[1])}</small>
        )}
      </span>
    )}
  </div>
);

const nameOf = ({ shelves, shelvesShort }: TableWords, id: Shelf['id'], short: boolean): string =>
  short && (id === 'left' || id === 'right' || id === 'island') ? shelvesShort[id] : shelves[id];
