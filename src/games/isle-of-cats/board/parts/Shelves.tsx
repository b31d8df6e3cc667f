import type { JSX } from 'preact';
import { useWidth } from '../../../../web/kit/useWidth.ts';
import type { TileId } from '../../rules/state/types.ts';
import type { TableWords } from '../../words/table-types.ts';
import type { IsleProps } from '../props/props.ts';
import { pictureOf, restingTurn } from '../plan/turning.ts';
import type { Planning } from '../plan/usePlan.ts';
import { FishIcon } from '../cards/icons.tsx';
import { shelvesOf, type Shelf } from './shelves.ts';
import { TileButton } from './TileButton.tsx';

interface ShelvesProps {
  readonly props: IsleProps;
  readonly plan: Planning;
}

/** The island above the boat: fields, kittens, treasures. In two rows if tiles would be too small in one. */
export const Shelves = ({ props, plan }: ShelvesProps): JSX.Element => {
  const shelves = shelvesOf(props.scene.view, props.seat);
  const [box, width] = useWidth<HTMLDivElement>(DESK);
  const inOne = cellFor(shelves, 1, width);
  const rows = inOne < CROWDED ? 2 : 1;
  const cell = Math.max(SMALLEST, Math.min(LARGEST[rows], rows === 1 ? inOne : cellFor(shelves, 2, width)));
  return (
    <div ref={box} class="isle-shelves" style={{ '--cell': `${cell}px`, '--shelves': shelves.length }}>
      {shelves.map((shelf) => (
        <section
          key={shelf.id}
          class={`isle-shelf isle-shelf--${shelf.id}`}
          style={{ '--share': widthOf(shelf, rows), '--columns': columnsOf(shelf, rows) }}
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
      ))}
    </div>
  );
};

type Rows = 1 | 2;
const DESK = 1068; // pixels; used until the width is measured
const EDGES = 30; // pixels for the borders of a shelf and the gap to the next
const SMALLEST = 7; // pixels per cell
const LARGEST: Readonly<Record<Rows, number>> = { 1: 15, 2: 12 };
const CROWDED = 10.5; // with fewer pixels per cell the shelves use two rows

const cellFor = (shelves: readonly Shelf[], rows: Rows, width: number): number =>
  (width - EDGES * shelves.length) / shelves.reduce((sum, shelf) => sum + widthOf(shelf, rows), 0);

const columnsOf = ({ tiles }: Shelf, rows: Rows): number => Math.max(1, Math.ceil(tiles.length / rows));

/**
 * The width of a shelf in cells, with a gap around each tile. An empty shelf keeps its place, so that its name has
 * room.
 */
const widthOf = (shelf: Shelf, rows: Rows): number => {
  const [air, size] = shelf.id === 'treasures' ? [1.6, TREASURE] : [1, 1];
  const columns = columnsOf(shelf, rows);
  const widest = Array.from({ length: columns }, (_, column) =>
    Math.max(...shelf.tiles.filter((_tile, i) => i % columns === column).map(({ tile }) => wide(tile)), 0),
  );
  return Math.max(
    9,
    widest.reduce((sum, cells) => sum + cells * size + air, 0),
  );
};

const wide = (tile: TileId): number => pictureOf(tile, restingTurn(tile)).width;

const TREASURE = 0.75; // size of a treasure relative to a cat

/** The pixels per cell: treasures are smaller than cats, and a single drawn tile is as large as fits. */
const cellIn = ({ id, tiles }: Shelf, tile: TileId, cell: number): number => {
  if (id === 'drawn' && tiles.length === 1)
    return Math.min(30, (3 * cell) / pictureOf(tile, restingTurn(tile)).height);
  return id === 'treasures' ? cell * TREASURE : cell;
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
        {short ? shelf.fish[0] : shelf.fish.join(' · ')}
      </span>
    )}
  </div>
);

const nameOf = ({ shelves, shelvesShort }: TableWords, id: Shelf['id'], short: boolean): string =>
  short && (id === 'left' || id === 'right' || id === 'island') ? shelvesShort[id] : shelves[id];
