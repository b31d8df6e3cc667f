import { COLOURS, type Colour, type TileId } from '../state/types.ts';

/**
 * Every tile by its name: `C01-B` the blue cat of the first shape, `K2-O` an orange kitten, `O3` an oshax and `O3-R` the
 * same once it was named red, `T1#4` the fourth common treasure of one cell, `R-S#2` a rare treasure, `B07` a beast,
 * `rat` a royal rat. Second copies of cats and oshax, which five or six players need, end in `#2`.
 */

export type Kind = 'cat' | 'kitten' | 'oshax' | 'common' | 'rare' | 'beast' | 'rat';

/** Rows from the top, `/` between them; `#` is a cell, and on a beast a letter is a cell with a symbol of that colour. */
export const SHAPES = {
  cat: {
    C01: '..#/###/..#',
    C02: '.##/##./#..',
    C03: '.#/##/##/#.',
    C04: '.#/##/.#/.#',
    C05: '.#/##/##',
    C06: '#../###/#.#',
    C07: '.#../.#../####',
    C08: '..#/..#/###',
    C09: '#./#./#./##',
    C10: '##/#./##',
    C11: '###./#.##',
    C12: '.##/###/..#',
    C13: '.#./###/.#.',
    C14: '..##/###.',
    C15: '.##/##.',
    C16: '#/#/#/#/#',
    C17: '.#./.#./###/.#.',
  },
  oshax: {
    O1: '..##/.##./##..',
    O2: '.#./##./.##/.#.',
    O3: '.##/##./#../#..',
    O4: '.#./.#./###/#..',
    O5: '..#./####/#...',
    O6: '..#./.###/##..',
  },
  rare: { 'R-L': '.#/.#/##', 'R-T': '.#/##/.#', 'R-O': '##/##', 'R-S': '.##/##.', 'R-I': '####' },
  common: { T1: '#', T2: '##', T3L: '.#/##', T3I: '###' },
  kitten: { K1: '#', K2: '##', K3L: '.#/##', K3I: '###' }, // [T3]
  // [T4]
  beast: {
    B01: 'B.../##G#/R...',
    B02: 'BG../###P',
    B03: 'B#G/##O',
    B04: '.B#./R##P',
    B05: 'B..R/##O#',
    B06: 'B#.../.#P#O',
    B07: 'G..../##R#P',
    B08: '..G../R###O',
    B09: 'G#./P#./.#O',
    B10: 'R.../##P#/.O..',
    B11: 'B#../.#../.G#R',
    B12: 'B#P/#../#O.',
    B13: 'B#G/#.#/R.P',
    B14: 'B.G/###/R.O',
    B15: '.B./G##/P#O',
    B16: 'B#../.##R/..PO',
    B17: 'G..../#R#P#/....O',
    B18: '..G../R###P/..O..',
  },
  rat: { rat: '#' },
} as const satisfies Record<Kind, Readonly<Record<string, string>>>;

export const COMMON_SHAPES = ['T1', 'T2', 'T3L', 'T3I'] as const;
export const SMALL_SHAPES: readonly string[] = ['T1', 'T2'];

export interface Tile {
  readonly kind: Kind;
  readonly shape: string; // a key of SHAPES
  readonly colour: Colour | null; // null: it has none, or the oshax was not named yet
}

const KINDS: readonly Kind[] = ['cat', 'kitten', 'oshax', 'common', 'rare', 'beast', 'rat'];
const KIND_OF = new Map<string, Kind>(
  KINDS.flatMap((kind) => Object.keys(SHAPES[kind]).map((shape) => [shape, kind])),
);
const NAME = /^(C\d\d|O\d|K(?:1|2|3L|3I)|T(?:1|2|3L|3I)|R-[LTOSI]|B\d\d|rat)(?:-([BGRPO]))?(?:#([1-9]\d?))?$/;

const parse = (id: TileId): Tile | null => {
  const [, shape = '', colour, copy] = NAME.exec(id) ?? [];
  const kind = KIND_OF.get(shape);
  if (!kind) return null;
  const coloured = kind === 'cat' || kind === 'kitten';
  if (coloured !== (colour !== undefined) && kind !== 'oshax') return null;
  if (copy !== undefined && (kind === 'kitten' || kind === 'beast' || kind === 'rat')) return null;
  return { kind, shape, colour: COLOURS.find((known) => known === colour) ?? null };
};

const known = new Map<TileId, Tile | null>();

/** The tile with this name; null if there is none. */
export const readTile = (id: TileId): Tile | null => {
  const found = known.get(id);
  if (found !== undefined) return found;
  const read = parse(id);
  // Names may come from clients: only those of real tiles are cached, otherwise the cache could grow without limit.
  if (read) known.set(id, read);
  return read;
};

export const tileOf = (id: TileId): Tile => {
  const tile = readTile(id);
  if (!tile) throw new Error(`no tile is called ${id}`);
  return tile;
};

/** Cats, kittens and oshax: a rule that speaks of cats means all three [K4], and never a beast. [W2] */
export const isCat = ({ kind }: Tile): boolean => kind === 'cat' || kind === 'kitten' || kind === 'oshax';
export const isTreasure = ({ kind }: Tile): boolean => kind === 'common' || kind === 'rare';

/** The oshax with its colour: `O3` and red give `O3-R`, `O1#2` and blue give `O1-B#2`. */
export const named = (oshax: TileId, colour: Colour): TileId => oshax.replace(/^O\d/, `$&-${colour}`);

const coloured = (shape: string): TileId[] => COLOURS.map((colour) => `${shape}-${colour}`);
/** [T5] */
const copies = (shape: string, from: number, to: number): TileId[] =>
  Array.from({ length: to - from + 1 }, (_, i) => `${shape}#${from + i}`);

export const CROWD = 5; // from this many players on, more tiles and cards are needed [L1]
const SECOND_COPIES = 9; // the number of cat shapes that then exist twice [L1]

export const catTiles = (seats: number): TileId[] => {
  const shapes = Object.keys(SHAPES.cat);
  const once = shapes.flatMap(coloured); // [T1]
  return seats < CROWD
    ? once
    : [
        ...once,
        ...shapes
          .slice(0, SECOND_COPIES)
          .flatMap(coloured)
          .map((id) => `${id}#2`),
      ];
};

export const rareTiles = (seats: number): TileId[] =>
  Object.keys(SHAPES.rare).flatMap((shape) => copies(shape, 1, seats < CROWD ? 5 : 6)); // [T1] [L1]

export const oshaxTiles = (seats: number): TileId[] => [
  ...Object.keys(SHAPES.oshax), // [T1]
  ...(seats < CROWD ? [] : ['O1#2', 'O2#2']), // [L1]
];

/** The number of common treasures of each shape, by the number of players. [T1] [L1] */
export const COMMON_COUNT: readonly number[] = [0, 5, 5, 8, 11, 14, 17];

export const kittenTiles = (): TileId[] => Object.keys(SHAPES.kitten).flatMap(coloured); // [T3]
export const beastTiles = (): TileId[] => Object.keys(SHAPES.beast); // [T4]
