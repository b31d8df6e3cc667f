import type { JSX } from 'preact';
import type { TileId } from '../../rules/state/types.ts';
import { CardFace } from '../cards/CardFace.tsx';
import type { IsleProps } from '../props/props.ts';
import { chipsOf } from '../plan/chips.ts';
import { decisionOf } from '../plan/moment.ts';
import { pictureOf, restingTurn } from '../plan/turning.ts';
import type { Planning } from '../plan/usePlan.ts';
import { Chips } from './Chips.tsx';
import { ShelfHead } from './Shelves.tsx';
import type { Shelf, StageContent } from './shelves.ts';
import { isOffered, TileButton } from './TileButton.tsx';

interface ColumnProps {
  readonly props: IsleProps;
  readonly plan: Planning;
  readonly shelves: readonly Shelf[];
  readonly shown: StageContent;
  readonly show: (shown: StageContent) => void;
}

const MANY = 2; // more choices than this take the place of the shelves

/** The column beside an upright boat: the tiles of the island, and the choices that are not tiles. */
export const Column = ({ props, plan, shelves, shown, show }: ColumnProps): JSX.Element => {
  const asks = chipsOf(props, plan).length > MANY;
  const open = props.replay && shown === 'boat' ? shelves : openShelves(shelves, plan, shown);
  return (
    <div class={`isle-col ${asks ? 'isle-col--asks' : ''}`}>
      {!asks && (
        <div class="isle-col__shelves">
          {shelves.map((shelf) =>
            shelf.tiles.length === 0 ? null : open.includes(shelf) ? (
              <OpenShelf key={shelf.id} props={props} plan={plan} shelf={shelf} />
            ) : (
              <ClosedShelf key={shelf.id} props={props} shelf={shelf} open={() => show(shelf.id)} />
            ),
          )}
        </div>
      )}
      <LessonAsked props={props} />
      <Chips props={props} plan={plan} />
    </div>
  );
};

/** The public lesson whose colour is asked: without its text nobody could choose. */
const LessonAsked = ({ props }: Pick<ColumnProps, 'props'>): JSX.Element | null => {
  const decision = decisionOf(props.scene.view, props.seat);
  return decision?.ask === 'colour' ? (
    <CardFace card={decision.card} words={props.words.board} size="hand" />
  ) : null;
};

const FIELDS: readonly Shelf['id'][] = ['left', 'right', 'island'];

/** The shelves that show their tiles: the one that the player opened, or else those with tiles to take now. */
const openShelves = (shelves: readonly Shelf[], plan: Planning, shown: StageContent): readonly Shelf[] => {
  const asked = shelves.filter(
    ({ id }) => id === shown || (FIELDS.includes(id) && FIELDS.some((one) => one === shown)),
  );
  if (asked.length > 0) return asked;
  const offered = plan.trial.on
    ? []
    : shelves.filter(({ tiles }) => tiles.some(({ tile }) => isOffered(plan.choices, tile)));
  const fields = shelves.filter(({ id }) => FIELDS.includes(id));
  // Both fields stay together, so that their prices can be compared.
  return offered.length === 0 || offered.some((shelf) => fields.includes(shelf))
    ? [...new Set([...fields, ...offered])]
    : offered;
};

interface ClosedShelfProps {
  readonly props: IsleProps;
  readonly shelf: Shelf;
  readonly open: () => void;
}

const ClosedShelf = ({ props, shelf, open }: ClosedShelfProps): JSX.Element => (
  <button type="button" class="isle-closed" aria-expanded="false" data-shelf={shelf.id} onClick={open}>
    <ShelfHead props={props} shelf={shelf} short />
  </button>
);

interface OpenShelfProps extends Pick<ColumnProps, 'props' | 'plan'> {
  readonly shelf: Shelf;
}

const OpenShelf = ({ props, plan, shelf }: OpenShelfProps): JSX.Element => (
  <section
    class={`isle-open ${shelf.tiles.length > CROWD ? 'isle-open--crowd' : ''}`}
    style={{ '--tiles': shelf.tiles.length }}
    aria-label={props.words.board.table.shelves[shelf.id]}
    data-shelf={shelf.id}
  >
    <ShelfHead props={props} shelf={shelf} short />
    <div class="isle-open__tiles">
      {shelf.tiles.map((shelved) => (
        <TileButton key={shelved.tile} {...{ props, plan, shelf, shelved }} cell={cellOf(shelved.tile)} />
      ))}
    </div>
  </section>
);

const CROWD = 8; // more tiles than this are smaller, in more columns
const LARGEST = 13; // pixels per cell
const TINY = 20; // pixels per cell of a tile of one or two cells, which would be too small to tell apart
const LONGEST = 44; // pixels per tile

/** The pixels per cell: equal for most tiles, smaller for a long one. */
const cellOf = (tile: TileId): number => {
  const { width, height } = pictureOf(tile, restingTurn(tile));
  const long = Math.max(width, height);
  return Math.min(long <= 2 ? TINY : LARGEST, LONGEST / long);
};
