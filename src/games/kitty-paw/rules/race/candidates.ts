import type { Seat } from '../../../../kernel/game.ts';
import { cardOf } from '../cards/cards.ts';
import { tileOf } from './race-draft.ts';
import type { Figure, FigureTile } from '../cards/figure.ts';
import { heights, stackedIn } from '../cards/figure.ts';
import { plus, samePoint, type Point } from '../cards/lattice.ts';
import { heldBy, boxCatOf, matOf } from './mat.ts';
import { commonShift, upsideDown } from '../cards/solution.ts';
import type { Breed } from '../cards/pieces.ts';
import type { Move, Tile, View } from './types.ts';

/** The moves that bring a seat's mat nearer to the picture. */
export const useful = (view: View, seat: Seat): Move[] => {
  const id = view.cards[seat];
  if (!id) return view.row.flatMap((card, place): Move[] => (card ? [{ do: 'card', place }] : []));
  const { figure } = cardOf(id);
  const held = heldBy(view, seat);
  if (!held) return withEmptyPaw(view, seat, figure);
  if ('cat' in held) return withCat(view, seat, figure, held.cat);
  if ('box' in held) return withBox(view, seat, figure);
  const tile = tileOf(view, held.tile);
  return tile ? withTile(view, seat, figure, tile) : [];
};

/** The shift between this seat's mat and the picture. */
export const shiftOf = (view: View, seat: Seat, figure: Figure): Point =>
  commonShift(figure, matOf(view, seat)) ?? { u: 0, v: 0 };

/**
 * True if a piece that must lie below this one is missing: laid now, this piece would have to be lifted
 * again.
 */
const waits = (figure: Figure, mat: Figure, name: Breed | 'box'): boolean => {
  const laid = heights(mat);
  return stackedIn(figure).some(([low, high]) => high === name && !laid.has(low));
};

const withEmptyPaw = (view: View, seat: Seat, figure: Figure): Move[] => {
  const mat = matOf(view, seat);
  const moves: Move[] = [...repairs(view, seat, figure)];
  for (const { breed } of figure.tiles)
    if (!mat.tiles.some((tile) => tile.breed === breed) && !waits(figure, mat, breed))
      for (const { id, breed: its, place } of view.tiles)
        if (its === breed && place.in === 'middle') moves.push({ do: 'grab', tile: id });
  if (figure.box) moves.push(...boxMoves(view, seat, figure));
  moves.push({ do: 'meow' });
  return moves;
};

const boxMoves = (view: View, seat: Seat, { box }: Figure): Move[] => {
  const moves: Move[] = [];
  if (view.boxes[seat]?.place.in === 'tray') moves.push({ do: 'box' });
  const boxCat = boxCatOf(view, seat);
  if (boxCat === null)
    view.cats.forEach(({ place }, slot) => {
      if (place.in === 'slot') moves.push({ do: 'peek', slot });
    });
  else if (boxCat !== box?.cat) moves.push({ do: 'lift', thing: 'cat' });
  return moves;
};

/** Moves that correct pieces on the mat. */
const repairs = (view: View, seat: Seat, figure: Figure): Move[] => {
  const mat = matOf(view, seat);
  const shift = shiftOf(view, seat, figure);
  const moves: Move[] = [];
  for (const { id, breed, side, turn, place } of view.tiles) {
    if (place.in !== 'mat' || place.seat !== seat) continue;
    const wanted = figure.tiles.find((tile) => tile.breed === breed);
    const twin = mat.tiles.filter((tile) => tile.breed === breed).length > 1;
    if (!wanted || twin || !samePoint(place.at, plus(wanted.at, shift)))
      moves.push({ do: 'lift', thing: id });
    else moves.push(...poseMoves({ side, turn }, wanted, id));
  }
  for (const [, high] of upsideDown(figure, mat)) {
    const tile = view.tiles.find(
      ({ breed, place }) => breed === high && place.in === 'mat' && place.seat === seat,
    );
    moves.push({ do: 'lift', thing: tile?.id ?? 'box' });
  }
  if (mat.box) {
    if (!figure.box || !samePoint(mat.box.at, plus(figure.box.at, shift)))
      moves.push({ do: 'lift', thing: 'box' });
    else if (mat.box.side !== figure.box.side) moves.push({ do: 'flip', thing: 'box' });
  }
  return dedupe(moves);
};

const dedupe = (moves: readonly Move[]): Move[] => {
  const seen = new Map(moves.map((move) => [JSON.stringify(move), move]));
  return [...seen.values()];
};

const poseMoves = (
  { side, turn }: Pick<Tile, 'side' | 'turn'>,
  wanted: FigureTile,
  thing: number | 'held',
): Move[] => {
  const moves: Move[] = [];
  if (side !== wanted.side) moves.push({ do: 'flip', thing });
  if (turn !== wanted.turn) moves.push({ do: 'turn', by: (wanted.turn - turn + 6) % 6 <= 3 ? 1 : -1, thing });
  return moves;
};

const withTile = (view: View, seat: Seat, figure: Figure, tile: Tile): Move[] => {
  const mat = matOf(view, seat);
  const wanted = figure.tiles.find(({ breed }) => breed === tile.breed);
  if (!wanted || mat.tiles.some(({ breed }) => breed === tile.breed)) return [{ do: 'return' }];
  const pose = poseMoves(tile, wanted, 'held');
  if (pose.length) return pose;
  return [{ do: 'put', at: plus(wanted.at, shiftOf(view, seat, figure)) }];
};

const withBox = (view: View, seat: Seat, figure: Figure): Move[] => {
  const { box } = figure;
  if (!box) return [{ do: 'return' }];
  if (view.boxes[seat]?.side !== box.side) return [{ do: 'flip', thing: 'held' }];
  return [{ do: 'put', at: plus(box.at, shiftOf(view, seat, figure)) }];
};

const withCat = (view: View, seat: Seat, { box }: Figure, slot: number): Move[] => {
  const fits = box !== null && view.cats[slot]?.open === box.cat && view.boxes[seat]?.cat === null;
  return [fits ? { do: 'keep' } : { do: 'return' }];
};
