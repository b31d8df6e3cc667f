import type { Seat } from '../../../kernel/game.ts';
import { cardOf } from '../rules/cards/cards.ts';
import { inTheMiddle } from '../rules/cards/drawing.ts';
import type { Figure, FigureTile } from '../rules/cards/figure.ts';
import { plus, type Point } from '../rules/cards/lattice.ts';
import type { BoxCat, BoxSide, Breed } from '../rules/cards/pieces.ts';
import { isSolved } from '../rules/cards/solution.ts';
import { shiftOf, useful } from '../rules/race/candidates.ts';
import { boxCatOf, heldBy, matOf } from '../rules/race/mat.ts';
import { tileOf } from '../rules/race/race-draft.ts';
import type { Move, Slot, Thing, Tile, View } from '../rules/race/types.ts';
import { secondsForCard } from './reaction-times.ts';

/** The changes that a cat needs before it is put down as on the card. */
export interface Pose {
  readonly turns: number; // clockwise; negative: the other way
  readonly flip: 'lie' | 'wake' | null;
  readonly at: Point;
}

/** The next step of a player in practice, with what is needed to explain it. */
export type Advice =
  | { readonly kind: 'card'; readonly place: number; readonly points: number }
  | {
      readonly kind: 'grab';
      readonly tile: Tile;
      readonly rival: Seat | null; // needs the same breed, and there are no more than both need
      readonly pose: Pose;
      readonly left: number; // pieces that are missing after this one
    }
  | { readonly kind: 'lay'; readonly tile: Tile; readonly pose: Pose; readonly left: number }
  | { readonly kind: 'box' }
  | { readonly kind: 'lay-box'; readonly side: BoxSide; readonly flip: boolean; readonly at: Point }
  | { readonly kind: 'peek'; readonly slot: Slot; readonly cat: BoxCat }
  | { readonly kind: 'keep'; readonly cat: BoxCat }
  | { readonly kind: 'return' } // the held thing is not on the card
  | { readonly kind: 'mend'; readonly thing: Thing | 'cat' } // lies wrong
  | { readonly kind: 'wait'; readonly breed: Breed } // is with somebody else
  | { readonly kind: 'meow' };

/** The next step; null if nothing can be done now. */
export const adviceFor = (view: View, seat: Seat): Advice | null => {
  if (view.phase.name !== 'play') return null;
  const card = view.cards[seat];
  if (!card) return chooseCard(view);
  const { figure } = cardOf(card);
  const held = heldBy(view, seat);
  if (!held) return withEmptyPaw(view, seat, figure);
  const [move] = useful(view, seat);
  if (!move || move.do === 'return') return { kind: 'return' };
  if ('cat' in held) return figure.box?.cat ? { kind: 'keep', cat: figure.box.cat } : { kind: 'return' };
  if ('box' in held) return layBox(view, seat, figure);
  const tile = tileOf(view, held.tile);
  const wanted = tile && figure.tiles.find(({ breed }) => breed === tile.breed);
  if (!tile || !wanted) return { kind: 'return' };
  const pose = poseFor(tile, wanted, originOf(view, seat, figure));
  return { kind: 'lay', tile, pose, left: missing(view, seat, figure) - 1 };
};

/** The card that brings the most points for the time it takes. */
const chooseCard = ({ row }: View): Advice | null => {
  const worth = row.flatMap((id, place) => {
    if (!id) return [];
    const { points } = cardOf(id);
    return [{ place, points, rate: points / secondsForCard(id) }];
  });
  const [best] = worth.toSorted((a, b) => b.rate - a.rate);
  return best ? { kind: 'card', place: best.place, points: best.points } : null;
};

const withEmptyPaw = (view: View, seat: Seat, figure: Figure): Advice | null => {
  if (isSolved(figure, matOf(view, seat))) return { kind: 'meow' };
  const moves = useful(view, seat);
  const wrong = moves.find((move) => isRepair(move));
  if (wrong) return { kind: 'mend', thing: wrong.thing };
  if (moves.some((move) => move.do === 'box')) return { kind: 'box' };
  return grab(view, seat, figure, moves) ?? peek(view, seat, figure, moves) ?? waitFor(view, seat, figure);
};

type Repair = Extract<Move, { do: 'lift' | 'flip' | 'turn' }> & { readonly thing: Thing | 'cat' };
const isRepair = (move: Move): move is Repair =>
  (move.do === 'lift' || move.do === 'flip' || move.do === 'turn') && move.thing !== 'held';

/** A cat that somebody else needs as well comes first. */
const grab = (view: View, seat: Seat, figure: Figure, moves: readonly Move[]): Advice | null => {
  const isReached = (id: number): boolean =>
    view.claims.some(({ target }) => target.on === 'tile' && target.tile === id);
  const tiles = moves.flatMap((move) =>
    move.do === 'grab' && !isReached(move.tile) ? (tileOf(view, move.tile) ?? []) : [],
  );
  const offers = tiles.map((tile) => ({ tile, rival: rivalFor(view, seat, tile.breed) }));
  const found = offers.find(({ rival }) => rival !== null) ?? offers[0];
  const wanted = found && figure.tiles.find(({ breed }) => breed === found.tile.breed);
  if (!found || !wanted) return null;
  const pose = poseFor(found.tile, wanted, originOf(view, seat, figure));
  return { kind: 'grab', ...found, pose, left: missing(view, seat, figure) - 1 };
};

/** Another player who still needs this breed, where no more of it lie in the middle than players need it. */
const rivalFor = (view: View, seat: Seat, breed: Breed): Seat | null => {
  const lying = view.tiles.filter((tile) => tile.breed === breed && tile.place.in === 'middle').length;
  const rivals = view.playing.filter((one) => one !== seat && needs(view, one, breed));
  return lying <= rivals.length + 1 ? (rivals[0] ?? null) : null;
};

const needs = (view: View, seat: Seat, breed: Breed): boolean => {
  const card = view.cards[seat];
  const has = view.tiles.some(
    (tile) => tile.breed === breed && tile.place.in !== 'middle' && tile.place.seat === seat,
  );
  return (
    card !== null &&
    card !== undefined &&
    !has &&
    cardOf(card).figure.tiles.some((tile) => tile.breed === breed)
  );
};

/** A box that this player has not opened yet: it may hold the cat of the card. */
const peek = (view: View, seat: Seat, { box }: Figure, moves: readonly Move[]): Advice | null => {
  if (!box?.cat || boxCatOf(view, seat) === box.cat) return null;
  const slots = moves.flatMap((move) => (move.do === 'peek' ? [move.slot] : []));
  const slot = slots.find((one) => view.cats[one]?.lookedAt.length === 0) ?? slots[0];
  return slot === undefined ? null : { kind: 'peek', slot, cat: box.cat };
};

const waitFor = (view: View, seat: Seat, { tiles }: Figure): Advice | null => {
  const mat = matOf(view, seat);
  const lacks = tiles.find(({ breed }) => !mat.tiles.some((laid) => laid.breed === breed));
  return lacks ? { kind: 'wait', breed: lacks.breed } : null;
};

const layBox = (view: View, seat: Seat, figure: Figure): Advice => {
  const { box } = figure;
  if (!box) return { kind: 'return' };
  const flip = view.boxes[seat]?.side !== box.side;
  return { kind: 'lay-box', side: box.side, flip, at: plus(box.at, originOf(view, seat, figure)) };
};

const poseFor = (tile: Tile, wanted: FigureTile, origin: Point): Pose => {
  const turns = (wanted.turn - tile.turn + 6) % 6;
  return {
    turns: turns > 3 ? turns - 6 : turns,
    flip: tile.side === wanted.side ? null : wanted.side === 's' ? 'lie' : 'wake',
    at: plus(wanted.at, origin),
  };
};

/** Where the figure is built: around the pieces that lie there, or in the middle of an empty mat. */
const originOf = (view: View, seat: Seat, figure: Figure): Point => {
  const { tiles, box } = matOf(view, seat);
  if (tiles.length || box) return shiftOf(view, seat, figure);
  const [first] = inTheMiddle(figure).tiles;
  const home = figure.tiles.find(({ breed }) => breed === first?.breed);
  return first && home ? { u: first.at.u - home.at.u, v: first.at.v - home.at.v } : { u: 0, v: 0 };
};

const missing = (view: View, seat: Seat, { tiles, box }: Figure): number => {
  const mat = matOf(view, seat);
  const cats = tiles.filter(({ breed }) => !mat.tiles.some((laid) => laid.breed === breed)).length;
  return cats + (box && !mat.box ? 1 : 0) + (box && boxCatOf(view, seat) !== box.cat ? 1 : 0);
};
