import { defined } from '../../../../kernel/defined.ts';
import { FAMILY } from '../../rules/boat/families.ts';
import { CELLS, EDGE, MIDDLE, NEIGHBOURS, PLACES, ROOMS, ROOM_OF, cellAt } from '../../rules/boat/grid.ts';
import { layout } from '../../rules/boat/layouts.ts';
import { COLOURS } from '../../rules/state/types.ts';
import { BARE, COMMON, RARE, RAT, type MutableBoat } from './mutable-boat.ts';

/** The counts on a boat that a bot uses. They are computed for every placement, so they are only numbers and arrays. */
export interface Features {
  readonly cats: number[]; // by colour, as the next two
  readonly edgeCats: number[];
  readonly lonely: number[];
  readonly groups: Group[];
  readonly roomLeft: number[]; // uncovered cells, by room
  readonly gaps: number[]; // the number of closed spots of one to four cells, from index 1
  readonly treasuresAt: number[]; // treasures that touch a cat of each colour
  border: number; // the number of sides between a covered and an uncovered cell
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
  openSymbols: number; // symbols that no family touches yet, beside an uncovered cell
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
/** The piece on the other side of one of the sides in AROUND. */
const ownerBeside = (owner: Int8Array, side: number): number => defined(owner[defined(AROUND[side])]);
const ROOM_AT = Int8Array.from(ROOM_OF);
const ON_EDGE = Int8Array.from(EDGE, Number);
const IN_MIDDLE = Int8Array.from(PLACES, ({ y }) => Number(y === MIDDLE));
const ROOMY = 4; // the fewest cells of a closed spot in which a cat may fit
const COLOUR_COUNT = COLOURS.length;

const isCat = (code: number): boolean => code >= 0 && code < COLOUR_COUNT;
const isTreasure = (code: number): boolean => code === COMMON || code === RARE;
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

// Reused by every call: a decision looks at thousands of boats, one after the other.
const roomLeft = new Int16Array(ROOMS.length);
const spotOf = new Int16Array(CELLS); // to which closed spot an uncovered cell belongs
const spotSize = new Int16Array(CELLS);
const toVisit = new Int16Array(CELLS);
// union-find: the parent of each piece; a piece that is its own parent stands for its group
const root = new Int16Array(CELLS);
const groupSize = new Int16Array(CELLS);
const hasRoom = new Int8Array(CELLS); // for the root of a group: 1 if the group can grow
const touching = new Int16Array(CELLS); // bits: colours of cats a piece touches, and TREASURE

const TREASURE = 1 << COLOUR_COUNT;

export const featuresOf = (mutableBoat: MutableBoat): Features => {
  const found = nothing();
  found.oshax = mutableBoat.oshax;
  measureSpots(mutableBoat.owner, found);
  joinPieces(mutableBoat);
  countPieces(mutableBoat, found);
  countGroups(mutableBoat, found);
  countRats(mutableBoat, found);
  countFriends(mutableBoat, found);
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

const rootOf = (piece: number): number => {
  let now = piece;
  while (defined(root[now]) !== now) now = defined(root[now]);
  return now;
};

/** Joins cats of one colour that touch to groups, and notes as bits which colours and treasures each piece touches. */
const joinPieces = ({ owner, codes }: MutableBoat): void => {
  for (let piece = 0; piece < codes.length; piece++) {
    root[piece] = piece;
    touching[piece] = 0;
  }
  const meet = (one: number, other: number): void => {
    if (other < 0 || one === other) return;
    const [a, b] = [defined(codes[one]), defined(codes[other])];
    if (a === b && isCat(a)) root[rootOf(one)] = rootOf(other);
    touching[one] = defined(touching[one]) | bitOf(b);
    touching[other] = defined(touching[other]) | bitOf(a);
  };
  for (let cell = 0; cell < CELLS; cell++) {
    const piece = defined(owner[cell]);
    if (piece < 0) continue;
    // To the right and down only, so that every pair of cells is looked at once.
    meet(piece, ownerBeside(owner, 4 * cell + 2));
    meet(piece, ownerBeside(owner, 4 * cell + 3));
  }
};

const bitOf = (code: number): number => (isCat(code) ? 1 << code : isTreasure(code) ? TREASURE : 0);

const countPieces = ({ owner, codes }: MutableBoat, found: Features): void => {
  codes.forEach((code, piece) => {
    const touches = defined(touching[piece]);
    if (isCat(code)) {
      bump(found.cats, code);
      if (touches & TREASURE) {
        found.catsAtTreasures++;
        found.coloursAtTreasures |= 1 << code;
      }
    } else if (isTreasure(code)) {
      if (code === COMMON) found.common++;
      else found.rare++;
      for (let colour = 0; colour < COLOUR_COUNT; colour++)
        if (touches & (1 << colour)) bump(found.treasuresAt, colour);
    } else if (code === RAT) found.royalRats++;
  });
  // A piece may cover many cells of the edge, and counts once.
  for (const cell of EDGE_CELLS) {
    const piece = defined(owner[cell]);
    if (piece < 0 || edgeSeen[piece] === 1) continue;
    edgeSeen[piece] = 1;
    if (isCat(defined(codes[piece]))) bump(found.edgeCats, defined(codes[piece]));
  }
  edgeSeen.fill(0, 0, codes.length);
};
const EDGE_CELLS = [...PLACES.keys()].filter((cell) => EDGE[cell]);
const edgeSeen = new Int8Array(CELLS);

const countGroups = ({ owner, codes }: MutableBoat, found: Features): void => {
  for (let piece = 0; piece < codes.length; piece++) groupSize[piece] = hasRoom[piece] = 0;
  for (let piece = 0; piece < codes.length; piece++) {
    if (!isCat(defined(codes[piece]))) continue;
    const first = rootOf(piece);
    root[piece] = first;
    groupSize[first] = defined(groupSize[first]) + 1;
  }
  for (let cell = 0; cell < CELLS; cell++) {
    const spot = defined(spotOf[cell]);
    if (spot < 0 || defined(spotSize[spot]) < ROOMY) continue;
    for (let side = 4 * cell; side < 4 * cell + 4; side++) {
      const piece = ownerBeside(owner, side);
      if (piece >= 0) hasRoom[defined(root[piece])] = 1;
    }
  }
  for (let piece = 0; piece < codes.length; piece++) {
    const [colour, size] = [defined(codes[piece]), defined(groupSize[piece])];
    if (size === 0) continue;
    if (size === 1) bump(found.lonely, colour);
    found.groups.push({ colour, size, open: hasRoom[piece] === 1 });
  }
};

const countRats = ({ owner, codes, boat }: MutableBoat, found: Features): void => {
  const { rats, maps } = layout(boat);
  for (let i = 0; i < rats.length; i++) {
    const cell = defined(rats[i]);
    if (owner[cell] !== BARE) continue;
    found.rats++;
    lookAtRat(owner, codes, cell, found);
  }
  if (found.royalRats)
    for (let cell = 0; cell < CELLS; cell++)
      if (codes[defined(owner[cell])] === RAT) lookAtRat(owner, codes, cell, found);
  for (const colour of COLOURS) if (owner[maps[colour]] === BARE) found.openMaps++;
};

const lookAtRat = (owner: Int8Array, codes: readonly number[], cell: number, found: Features): void => {
  let colours = 0;
  for (let side = 4 * cell; side < 4 * cell + 4; side++) {
    const piece = ownerBeside(owner, side);
    if (piece >= 0 && isCat(defined(codes[piece]))) colours |= 1 << defined(codes[piece]);
  }
  found.coloursAtRats |= colours;
  if (colours) found.ratsAtCats++;
};

const countFriends = ({ owner, codes, symbols }: MutableBoat, found: Features): void => {
  if (!codes.some((code) => code > RARE)) return;
  for (let cell = 0; cell < CELLS; cell++) {
    const symbol = defined(symbols[cell]);
    if (symbol < 0) continue;
    found.symbols++;
    const around = defined(NEIGHBOURS[cell]);
    const friends = around.some((next) => {
      const piece = defined(owner[next]);
      return piece >= 0 && codes[piece] === symbol && defined(groupSize[rootOf(piece)]) >= FAMILY;
    });
    if (friends) found.friendships++;
    else if (around.some((next) => owner[next] === BARE)) found.openSymbols++;
  }
};
