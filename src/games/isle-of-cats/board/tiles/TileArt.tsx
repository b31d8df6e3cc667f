import type { JSX } from 'preact';
import { FamilyDisc } from './FamilySign.tsx';
import type { Cell } from '../poured/anatomy.ts';
import { same } from '../poured/anatomy.ts';
import { drawingOf } from '../poured/drawing.ts';
import { DYES, type Dye } from '../poured/dyes.ts';
import { FACE_MOODS, type FaceMood } from '../poured/face.ts';
import { UNIT } from '../poured/outline.ts';
import { PlainPour, PouredCat } from '../poured/PouredCat.tsx';
import { tileOf, type Tile } from '../../rules/boat/tiles.ts';
import { COLOURS, type Colour, type TileId } from '../../rules/state/types.ts';
import { COLOUR_LOOKS } from './looks.ts';
import { RoyalRat } from './Rats.tsx';
import { TreasureArt } from './TreasureArt.tsx';
import { turnedTile } from './turned.ts';

export interface TileArtProps {
  readonly tile: TileId;
  readonly turn: number;
  readonly upright?: boolean; // for an upright boat; faces and signs stay upright
  readonly small?: boolean; // cells of less than about 34 pixels
  readonly signs?: boolean; // the sign of its colour on every cat
  readonly mood?: FaceMood; // default: depends on the shape
}

/** The picture of a tile for use in an SVG: 100 units per cell, from the upper left corner of its box. */
export const TileArt = (props: TileArtProps): JSX.Element => {
  const { tile, turn, upright = false, small = false } = props;
  const known = tileOf(tile);
  const { cells, marks } = turnedTile(tile, turn, upright);
  if (known.kind === 'rat') return <RoyalRat />;
  if (known.kind === 'common' || known.kind === 'rare')
    return <TreasureArt shape={known.shape} rare={known.kind === 'rare'} cells={cells} small={small} />;
  const symbols = cells.flatMap((cell, i) => (isColour(marks[i]) ? [{ cell, colour: marks[i] }] : []));
  return (
    <AnimalArt
      {...props}
      known={known}
      cells={cells}
      symbols={symbols}
      mood={props.mood ?? temperOf(known.shape)}
    />
  );
};

const isColour = (mark: string | undefined): mark is Colour => COLOURS.some((colour) => colour === mark);

/** The mood of a shape: most look at you, some are smug, a few sleep. */
const temperOf = (shape: string): FaceMood => {
  const n = shape.split('').reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  return n % 5 === 0 ? 'asleep' : n % 4 === 0 ? 'smug' : FACE_MOODS[0];
};

interface AnimalProps extends TileArtProps {
  readonly known: Tile;
  readonly cells: readonly Cell[];
  readonly symbols: readonly Mark[];
  readonly mood: FaceMood;
}
interface Mark {
  readonly cell: Cell;
  readonly colour: Colour;
}

const NONE: readonly Cell[] = [];

const AnimalArt = ({
  known,
  cells,
  symbols,
  mood,
  small = false,
  signs = false,
}: AnimalProps): JSX.Element => {
  const dye = dyeOf(known);
  const taken = symbols.length ? symbols.map(({ cell }) => cell) : NONE;
  const young = known.kind === 'kitten';
  const own = signs ? signOn(known, cells, mood, young) : [];
  return (
    <>
      <PouredCat
        cells={cells}
        dye={dye}
        mood={known.kind === 'beast' ? 'calm' : mood}
        young={young}
        taken={taken}
        small={small}
        horned={known.kind === 'beast'}
      />
      {[...symbols, ...own].map((mark) => (
        <SignOnCell key={mark.cell.join(' ')} {...mark} large={known.kind === 'beast'} />
      ))}
    </>
  );
};

const dyeOf = ({ kind, colour }: Tile): Dye => {
  if (kind === 'beast') return DYES.dusk;
  if (!colour) return DYES.pale;
  return kind === 'oshax' ? COLOUR_LOOKS[colour].oshax : COLOUR_LOOKS[colour].dye;
};

/** The sign is drawn away from the face and the tail; a kitten of one cell has it on its chest. */
const signOn = (
  { colour, kind, shape }: Tile,
  cells: readonly Cell[],
  mood: FaceMood,
  young: boolean,
): Mark[] => {
  if (!colour) return [];
  const pattern = dyeOf({ kind, colour, shape }).pattern;
  const { anatomy } = drawingOf({ cells, pattern, mood, young, taken: NONE });
  const free = cells.find((cell) => !same(anatomy.head, cell) && !same(anatomy.tail, cell));
  const cell: Cell = free ?? anatomy.tail ?? [anatomy.head[0], anatomy.head[1] + 0.34];
  return [{ cell, colour }];
};

const SignOnCell = ({ cell: [x, y], colour, large }: Mark & { large: boolean }): JSX.Element => (
  <g transform={`translate(${(x + 0.5) * UNIT} ${(y + 0.5) * UNIT}) scale(${large ? 2.1 : 1.5})`}>
    <FamilyDisc sign={COLOUR_LOOKS[colour].sign} colour={COLOUR_LOOKS[colour].ink} />
  </g>
);

/** A simple picture of a tile, for the small boats of the rivals: one or two paths. */
export const TileMini = ({ tile, turn, upright = false, signs = false }: TileArtProps): JSX.Element => {
  const known = tileOf(tile);
  const { cells } = turnedTile(tile, turn, upright);
  if (known.kind === 'rat') return <rect width={UNIT} height={UNIT} rx={24} fill="#7E2C3C" />;
  if (known.kind === 'common' || known.kind === 'rare')
    return <TreasureArt shape={known.shape} rare={known.kind === 'rare'} cells={cells} plain />;
  const dye = dyeOf(known);
  const [first] = cells;
  return (
    <>
      <PlainPour pour={{ cells, pattern: dye.pattern, taken: NONE }} dye={dye} />
      {signs && first && known.colour && <SignOnCell cell={first} colour={known.colour} large />}
    </>
  );
};

interface PictureProps extends TileArtProps {
  readonly cell: number; // pixels
}

/** A single tile, as in a field, a hand or a figure. It has no label: the component that uses it must add the text. */
export const TilePicture = ({ cell, ...props }: PictureProps): JSX.Element => {
  const { width, height } = turnedTile(props.tile, props.turn, props.upright ?? false);
  return (
    <svg
      class="isle-tile"
      width={width * cell}
      height={height * cell}
      viewBox={`0 0 ${width * UNIT} ${height * UNIT}`}
      overflow="visible"
      aria-hidden="true"
    >
      <TileArt small={cell < 34} {...props} />
    </svg>
  );
};
