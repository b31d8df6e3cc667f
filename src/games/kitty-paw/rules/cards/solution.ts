import { heights, stackedIn, type Figure, type Stacked } from './figure.ts';
import { minus, plus, samePoint, type Point } from './lattice.ts';
import type { WrongPiece } from './pieces.ts';

/**
 * The pieces of a mat that differ from the picture; empty if it is right. [K18]
 *
 * Right means: exactly the pieces of the picture, each with its side and turn, the whole shifted but not
 * turned [K21], the right cat in the box, and wherever two pieces of the picture overlap the same one above.
 * The order of pieces that do not overlap does not matter.
 */
export const wrongPieces = (target: Figure, mat: Figure): WrongPiece[] => {
  const shift = commonShift(target, mat);
  const wrong = new Set<WrongPiece>([...wrongTiles(target, mat, shift), ...wrongBox(target, mat, shift)]);
  for (const piece of wronglyStacked(target, mat)) wrong.add(piece);
  return [...wrong];
};

export const isSolved = (target: Figure, mat: Figure): boolean => wrongPieces(target, mat).length === 0;

/** The shift of most pieces: if one piece is misplaced, that one is wrong and not all the others. */
export const commonShift = (target: Figure, mat: Figure): Point | null => {
  const votes: { readonly shift: Point; count: number }[] = [];
  const vote = (shift: Point): void => {
    const same = votes.find((one) => samePoint(one.shift, shift));
    if (same) same.count++;
    else votes.push({ shift, count: 1 });
  };
  if (target.box && mat.box) vote(minus(mat.box.at, target.box.at));
  for (const tile of target.tiles) {
    const laid = mat.tiles.find(({ breed }) => breed === tile.breed);
    if (laid) vote(minus(laid.at, tile.at));
  }
  let best: (typeof votes)[number] | null = null;
  for (const one of votes) if (!best || one.count > best.count) best = one;
  return best && best.shift;
};

const wrongTiles = (target: Figure, mat: Figure, shift: Point | null): WrongPiece[] => {
  const missing = target.tiles.filter((wanted) => {
    const laid = mat.tiles.filter(({ breed }) => breed === wanted.breed);
    const [tile] = laid;
    const fits =
      tile !== undefined &&
      laid.length === 1 &&
      shift !== null &&
      tile.side === wanted.side &&
      tile.turn === wanted.turn &&
      samePoint(tile.at, plus(wanted.at, shift));
    return !fits;
  });
  const uncalled = mat.tiles.filter(({ breed }) => !target.tiles.some((wanted) => wanted.breed === breed));
  return [...missing, ...uncalled].map(({ breed }) => breed);
};

const wrongBox = ({ box: wanted }: Figure, { box }: Figure, shift: Point | null): WrongPiece[] => {
  if (!wanted || !box) return wanted || box ? ['box'] : []; // [K22]
  const fits = box.side === wanted.side && shift !== null && samePoint(box.at, plus(wanted.at, shift));
  const wrongCat: WrongPiece[] = box.cat === wanted.cat ? [] : ['cat'];
  return fits ? wrongCat : ['box', ...wrongCat];
};

const wronglyStacked = (target: Figure, mat: Figure): WrongPiece[] => upsideDown(target, mat).flat();

/** Pairs that overlap the other way round than in the picture. */
export const upsideDown = (target: Figure, mat: Figure): Stacked[] => {
  const height = heights(mat);
  return stackedIn(target).filter(([low, high]) => {
    const [one, other] = [height.get(low), height.get(high)];
    return one !== undefined && other !== undefined && one > other;
  });
};
