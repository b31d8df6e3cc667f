import { defined } from '../../../../kernel/defined.ts';
import { FAMILY } from '../../rules/boat/families.ts';
import { CELLS, EDGE, MIDDLE, NEIGHBOURS, PLACES, ROOMS, ROOM_OF, cellAt } from '../../rules/boat/grid.ts';
import { layout } from '../../rules/boat/layouts.ts';
import { COLOURS } from '../../rules/state/types.ts';
import { BARE, COMMON, RARE, RAT, type Sketch } from './mutable-boat.ts';

/** What a bot looks at on a boat: numbers only, counted anew for every placement it considers, so everything is an array. */
export interface Features {
  readonly cats: number[]; // by colour, as the next two
  readonly edgeCats: number[];
  readonly lonely: number[];
  readonly groups: Group[];
  readonly roomLeft: number[]; // uncovered cells, by room
  readonly gaps: number[]; // how many closed spots of one, two, three and four cells there are, from index 1
  readonly treasuresAt: number[]; // treasures that touch a cat of each colour
  border: number; // sides where something covered meets something that is not
  empty: number; // cells
  common: number;
  rare: number;
  oshax: number;
  rats: number; // printed and visible
  royalRats: number;
  ratsAtCats: number;
  openMaps: number;
  edgeLeft: number;
  middleLeft: number;
  catsAtTreasures: number;
  coloursAtTreasures: number; // bits
  coloursAtRats: number; // bits
  friendships: number;
  symbols: number;
  openSymbols: number; // that no family touches yet, though one could
}
export interface Group {
  readonly colour: number;
  readonly size: number;
  readonly open: boolean; // there is room to grow
}

/** The four neighbours of every cell one after the other; CELLS stands for none. */
const AROUND = Int16Array.from(
  PLACES.flatMap(({ x, y }) =>
    [cellAt(x, y - 1), cellAt(x - 1, y), cellAt(x + 1, y), cellAt(x, y + 1)].map((cell) =>
      cell < 0 ? CELLS : cell,
    ),
  ),
);
const ROOM_AT = Int8Array.from(ROOM_OF);
const ON_EDGE = Int8Array.from(EDGE, Number);
const IN_MIDDLE = Int8Array.from(PLACES, ({ y }) => Number(y === MIDDLE));
const ROOMY = 4; // cells a spot needs for a cat to fit, if it is lucky
const COLOUR_COUNT = COLOURS.length;

const isCat = (sort: number): boolean => sort >= 0 && sort < COLOUR_COUNT;
const isTreasure = (sort: number): boolean => sort === COMMON || sort === RARE;
const bump = (list: number[], i: number): void => {
  list[i] = defined(list[i]) + 1;
};

const nothing = (): Features => ({
  cats: [0, 0, 0, 0, 0],
  edgeCats: [0, 0, 0, 0, 0],
  lonely: [0, 0, 0, 0, 0],
  groups: [],
  roomLeft: ROOMS.map(() => 0),
  gaps: [0, 0, 0, 0, 0],
  treasuresAt: [0, 0, 0, 0, 0],
  border: 0,
  empty: 0,
  common: 0,
  rare: 0,
  oshax: 0,
  rats: 0,
  royalRats: 0,
  ratsAtCats: 0,
  openMaps: 0,
  edgeLeft: 0,
  middleLeft: 0,
  catsAtTreasures: 0,
  coloursAtTreasures: 0,
  coloursAtRats: 0,
  friendships: 0,
  symbols: 0,
  openSymbols: 0,
});

// Written anew by every call: one boat is looked at after the other, thousands of times a decision.
const roomLeft = new Int16Array(ROOMS.length);
const spotOf = new Int16Array(CELLS); // to which closed spot an uncovered cell belongs
const spotSize = new Int16Array(CELLS);
const toVisit = new Int16Array(CELLS);
const chief = new Int16Array(CELLS); // of the group a piece belongs to
const groupSize = new Int16Array(CELLS);
const hasRoom = new Int8Array(CELLS); // whether a group, by its chief, can grow
const touching = new Int16Array(CELLS); // bits: colours of cats a piece touches, and TREASURE

const TREASURE = 1 << COLOUR_COUNT;

export const featuresOf = (sketch: Sketch): Features => {
  const found = nothing();
  found.oshax = sketch.oshax;
  measureSpots(sketch.owner, found);
  joinPieces(sketch);
  countPieces(sketch, found);
  countGroups(sketch, found);
  countRats(sketch, found);
  countFriends(sketch, found);
  return found;
};

/** Uncovered cells, by the closed spots they form. */
const measureSpots = (owner: Int8Array, found: Features): void => {
  spotOf.fill(-1);
  roomLeft.fill(0);
  let [spots, empty, border, edge, middle] = [0, 0, 0, 0, 0];
  for (let first = 0; first < CELLS; first++) {
    if (owner[first] !== BARE || spotOf[first] !== -1) continue;
    let [done, seen] = [0, 1];
    toVisit[0] = first;
    spotOf[first] = spots;
    while (done < seen) {
      const cell = defined(toVisit[done++]);
      const room = defined(ROOM_AT[cell]);
      roomLeft[room] = defined(roomLeft[room]) + 1;
      edge += defined(ON_EDGE[cell]);
      middle += defined(IN_MIDDLE[cell]);
      for (let side = 4 * cell; side < 4 * cell + 4; side++) {
        const next = defined(AROUND[side]);
        const there = defined(owner[next]);
        if (there >= 0) border++;
        else if (there === BARE && spotOf[next] === -1) {
          spotOf[next] = spots;
          toVisit[seen++] = next;
        }
      }
    }
    if (seen <= ROOMY) bump(found.gaps, seen);
    empty += seen;
    spotSize[spots++] = seen;
  }
  found.empty = empty;
  found.border = border;
  found.edgeLeft = edge;
  found.middleLeft = middle;
  for (let room = 0; room < ROOMS.length; room++) found.roomLeft[room] = defined(roomLeft[room]);
};

const chiefOf = (piece: number): number => {
  let now = piece;
  while (defined(chief[now]) !== now) now = defined(chief[now]);
  return now;
};

/** Cats of one colour side by side are one group; what else touches what is kept as bits. */
const joinPieces = ({ owner, sorts }: Sketch): void => {
  for (let piece = 0; piece < sorts.length; piece++) {
    chief[piece] = piece;
    touching[piece] = 0;
  }
  const meet = (one: number, other: number): void => {
    if (other < 0 || one === other) return;
    const [a, b] = [defined(sorts[one]), defined(sorts[other])];
    if (a === b && isCat(a)) chief[chiefOf(one)] = chiefOf(other);
    touching[one] = defined(touching[one]) | bitOf(b);
    touching[other] = defined(touching[other]) | bitOf(a);
  };
  for (let cell = 0; cell < CELLS; cell++) {
    const piece = defined(owner[cell]);
    if (piece < 0) continue;
    // To the right and down: every side is met once.
    meet(piece, defined(owner[AROUND[4 * cell + 2] as number]));
    meet(piece, defined(owner[AROUND[4 * cell + 3] as number]));
  }
};

const bitOf = (sort: number): number => (isCat(sort) ? 1 << sort : isTreasure(sort) ? TREASURE : 0);

const countPieces = ({ owner, sorts }: Sketch, found: Features): void => {
  sorts.forEach((sort, piece) => {
    const touches = defined(touching[piece]);
    if (isCat(sort)) {
      bump(found.cats, sort);
      if (touches & TREASURE) {
        found.catsAtTreasures++;
        found.coloursAtTreasures |= 1 << sort;
      }
    } else if (isTreasure(sort)) {
      if (sort === COMMON) found.common++;
      else found.rare++;
      for (let colour = 0; colour < COLOUR_COUNT; colour++)
        if (touches & (1 << colour)) bump(found.treasuresAt, colour);
    } else if (sort === RAT) found.royalRats++;
  });
  // A piece may cover many cells of the edge, and counts once.
  for (const cell of EDGE_CELLS) {
    const piece = defined(owner[cell]);
    if (piece < 0 || edgeSeen[piece] === 1) continue;
    edgeSeen[piece] = 1;
    if (isCat(defined(sorts[piece]))) bump(found.edgeCats, defined(sorts[piece]));
  }
  edgeSeen.fill(0, 0, sorts.length);
};
const EDGE_CELLS = [...PLACES.keys()].filter((cell) => EDGE[cell]);
const edgeSeen = new Int8Array(CELLS);

const countGroups = ({ owner, sorts }: Sketch, found: Features): void => {
  for (let piece = 0; piece < sorts.length; piece++) groupSize[piece] = hasRoom[piece] = 0;
  for (let piece = 0; piece < sorts.length; piece++) {
    if (!isCat(defined(sorts[piece]))) continue;
    const head = chiefOf(piece);
    chief[piece] = head;
    groupSize[head] = defined(groupSize[head]) + 1;
  }
  for (let cell = 0; cell < CELLS; cell++) {
    const spot = defined(spotOf[cell]);
    if (spot < 0 || defined(spotSize[spot]) < ROOMY) continue;
    for (let side = 4 * cell; side < 4 * cell + 4; side++) {
      const piece = defined(owner[AROUND[side] as number]);
      if (piece >= 0) hasRoom[defined(chief[piece])] = 1;
    }
  }
  for (let piece = 0; piece < sorts.length; piece++) {
    const [colour, size] = [defined(sorts[piece]), defined(groupSize[piece])];
    if (size === 0) continue;
    if (size === 1) bump(found.lonely, colour);
    found.groups.push({ colour, size, open: hasRoom[piece] === 1 });
  }
};

const countRats = ({ owner, sorts, boat }: Sketch, found: Features): void => {
  const { rats, maps } = layout(boat);
  for (let i = 0; i < rats.length; i++) {
    const cell = defined(rats[i]);
    if (owner[cell] !== BARE) continue;
    found.rats++;
    lookAtRat(owner, sorts, cell, found);
  }
  if (found.royalRats)
    for (let cell = 0; cell < CELLS; cell++)
      if (sorts[defined(owner[cell])] === RAT) lookAtRat(owner, sorts, cell, found);
  for (const colour of COLOURS) if (owner[maps[colour]] === BARE) found.openMaps++;
};

const lookAtRat = (owner: Int8Array, sorts: readonly number[], cell: number, found: Features): void => {
  let colours = 0;
  for (let side = 4 * cell; side < 4 * cell + 4; side++) {
    const piece = defined(owner[AROUND[side] as number]);
    if (piece >= 0 && isCat(defined(sorts[piece]))) colours |= 1 << defined(sorts[piece]);
  }
  found.coloursAtRats |= colours;
  if (colours) found.ratsAtCats++;
};

const countFriends = ({ owner, sorts, symbols }: Sketch, found: Features): void => {
  if (!sorts.some((sort) => sort > RARE)) return;
  for (let cell = 0; cell < CELLS; cell++) {
    const symbol = defined(symbols[cell]);
    if (symbol < 0) continue;
    found.symbols++;
    const around = defined(NEIGHBOURS[cell]);
    const friends = around.some((next) => {
      const piece = defined(owner[next]);
      return piece >= 0 && sorts[piece] === symbol && defined(groupSize[chiefOf(piece)]) >= FAMILY;
    });
    if (friends) found.friendships++;
    else if (around.some((next) => owner[next] === BARE)) found.openSymbols++;
  }
};
