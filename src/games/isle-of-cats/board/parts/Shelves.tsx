import type { JSX } from 'preact';
import type { BoardProps } from '../../../../web/kit/board.ts';
import { useWidth } from '../../../../web/kit/useWidth.ts';
import type { Isle, TileId } from '../../types.ts';
import { pictureOf } from '../plan/turning.ts';
import type { Planning } from '../plan/usePlan.ts';
import { WORDS } from '../words.ts';
import type { BoardWords } from '../words/words.ts';
import { FishIcon } from '../cards/icons.tsx';
import { shelvesOf, type Shelf } from './shelves.ts';
import { TileButton } from './TileButton.tsx';

interface ShelvesProps {
  readonly props: BoardProps<Isle>;
  readonly plan: Planning;
}

/** The island above the boat: fields, kittens, treasures. */
export const Shelves = ({ props, plan }: ShelvesProps): JSX.Element => {
  const shelves = shelvesOf(props.scene.view, props.seat);
  const all = shelves.reduce((sum, shelf) => sum + widthOf(shelf), 0);
  const [box, width] = useWidth<HTMLDivElement>(DESK);
  const fair = (width * FOR_TILES) / all;
  const rows = fair < CROWDED ? 2 : 1;
  return (
    <div ref={box} class={`isle-shelves ${rows > 1 ? 'isle-shelves--two' : ''}`}>
      {shelves.map((shelf) => (
        <section
          key={shelf.id}
          class={`isle-shelf isle-shelf--${shelf.id}`}
          style={{ '--share': widthOf(shelf) }}
          aria-label={WORDS[props.locale].shelves[shelf.id]}
        >
          <ShelfHead props={props} shelf={shelf} />
          <div class="isle-shelf__tiles">
            {shelf.tiles.map((shelved) => (
              <TileButton
                key={shelved.tile}
                {...{ props, plan, shelf, shelved }}
                cell={cellIn(shelf, shelved.tile, rows > 1 ? SMALLEST : fair)}
              />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
};

const DESK = 1068; // pixels, until it is measured
const FOR_TILES = 0.9; // of the width: the rest is edges and air between the shelves
const SMALLEST = 10; // pixels a cell
const CROWDED = 8.9; // pixels a cell: fewer want two rows

/** In cells, with some air around each tile; an empty shelf keeps its place. */
const widthOf = ({ id, tiles }: Shelf): number => {
  const air = id === 'treasures' ? 1.2 : 1.7;
  const cells = tiles.reduce((sum, { tile }) => sum + pictureOf(tile, 0).width + air, 0);
  return Math.max(9, id === 'treasures' ? cells * 0.75 : cells);
};

/** Pixels a cell: as large as fits, treasures smaller than cats. */
const cellIn = ({ id, tiles }: Shelf, tile: TileId, fair: number): number => {
  if (id === 'drawn' && tiles.length === 1) return Math.min(30, 66 / pictureOf(tile, 0).height);
  return Math.max(SMALLEST - 1, Math.min(15, fair)) * (id === 'treasures' ? 0.75 : 1);
};

interface ShelfHeadProps {
  readonly props: BoardProps<Isle>;
  readonly shelf: Shelf;
  readonly short?: boolean;
}

export const ShelfHead = ({ props, shelf, short = false }: ShelfHeadProps): JSX.Element => (
  <div class="isle-shelf__head">
    <b>{nameOf(WORDS[props.locale], shelf.id, short)}</b>
    {shelf.fish.length > 0 && (
      <span class="isle-price">
        <FishIcon />
        {short ? shelf.fish[0] : shelf.fish.join(' · ')}
      </span>
    )}
  </div>
);

const nameOf = ({ shelves, shelvesShort }: BoardWords, id: Shelf['id'], short: boolean): string =>
  short && (id === 'left' || id === 'right' || id === 'island') ? shelvesShort[id] : shelves[id];
