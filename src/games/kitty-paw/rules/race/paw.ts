import type { Seat } from '../../../../kernel/game.ts';
import { announce } from '../../../../parts/draft.ts';
import {
  changeBox,
  changeCat,
  changePaw,
  changeTile,
  nextLayer,
  tileOf,
  type RaceDraft,
} from './race-draft.ts';
import type { Point } from '../cards/lattice.ts';
import { STEP } from './limits.ts';
import { heldBy } from './mat.ts';
import type { Held, Moved, Thing, Tile } from './types.ts';

/** Actions with one's own paw and mat, where nobody else can interfere. [K13] */

const movedOf = (held: Held): Moved => ('cat' in held ? { slot: held.cat } : held);

export const pickBox = (draft: RaceDraft, seat: Seat): void => {
  changeBox(draft, seat, { place: { in: 'paw' } });
  announce(draft, { what: 'picked-box', seat });
};

export const put = (draft: RaceDraft, seat: Seat, at: Point): void => {
  const held = heldBy(draft.state, seat);
  if (!held || 'cat' in held) return;
  const z = nextLayer(draft);
  if ('tile' in held) changeTile(draft, held.tile, { place: { in: 'mat', seat, at, z } });
  else changeBox(draft, seat, { place: { in: 'mat', at, z } });
  announce(draft, { what: 'put', seat, moved: movedOf(held), at });
};

/** The held cat goes into the player's own box. [K14] */
export const keep = (draft: RaceDraft, seat: Seat): void => {
  const held = heldBy(draft.state, seat);
  if (!held || !('cat' in held)) return;
  changeCat(draft, held.cat, { place: { in: 'box', seat } });
  changeBox(draft, seat, { cat: held.cat });
  const cat = draft.state.cats[held.cat]?.cat;
  if (cat) announce(draft, { what: 'kept-cat', seat, slot: held.cat, cat });
};

/** Returns the held thing: to the middle, to the player's own tray, or face down into the same slot. */
export const giveBack = (draft: RaceDraft, seat: Seat): void => {
  const held = heldBy(draft.state, seat);
  if (!held) return;
  if ('tile' in held) changeTile(draft, held.tile, { place: { in: 'middle', spot: freeSpot(draft) } });
  else if ('cat' in held) changeCat(draft, held.cat, { place: { in: 'slot' } });
  else changeBox(draft, seat, { place: { in: 'tray' } });
  announce(draft, { what: 'returned', seat, moved: movedOf(held) });
};

const freeSpot = ({ state: { tiles } }: RaceDraft): number => {
  const taken = new Set(tiles.map(({ place }) => (place.in === 'middle' ? place.spot : -1)));
  return tiles.findIndex((_, spot) => !taken.has(spot));
};

const workedOn = (draft: RaceDraft, seat: Seat, thing: Thing | 'held'): Thing | null => {
  if (thing !== 'held') return thing;
  const held = heldBy(draft.state, seat);
  if (!held || 'cat' in held) return null;
  return 'tile' in held ? held.tile : 'box';
};

export const flip = (draft: RaceDraft, seat: Seat, which: Thing | 'held'): void => {
  const thing = workedOn(draft, seat, which);
  if (thing === null) return;
  const side = thing === 'box' ? flipBox(draft, seat) : flipTile(draft, tileOf(draft.state, thing));
  changePaw(draft, seat, { busyUntil: draft.at + STEP });
  announce(draft, { what: 'flipped', seat, thing, side });
};

const flipBox = (draft: RaceDraft, seat: Seat): 'H' | 'V' => {
  const side = draft.state.boxes[seat]?.side === 'H' ? 'V' : 'H';
  changeBox(draft, seat, { side });
  return side;
};

const flipTile = (draft: RaceDraft, tile: Tile | undefined): 'a' | 's' => {
  const side = tile?.side === 'a' ? 's' : 'a';
  if (tile) changeTile(draft, tile.id, { side });
  return side;
};

export const turn = (draft: RaceDraft, seat: Seat, which: Thing | 'held', by: 1 | -1): void => {
  const thing = workedOn(draft, seat, which);
  const tile = typeof thing === 'number' ? tileOf(draft.state, thing) : undefined;
  if (!tile) return;
  const turned = (tile.turn + by + 6) % 6;
  changeTile(draft, tile.id, { turn: turned });
  changePaw(draft, seat, { busyUntil: draft.at + STEP });
  announce(draft, { what: 'turned', seat, tile: tile.id, turn: turned });
};

export const lift = (draft: RaceDraft, seat: Seat, thing: Thing | 'cat'): void => {
  if (thing === 'box') changeBox(draft, seat, { place: { in: 'paw' } });
  else if (thing === 'cat') {
    const slot = draft.state.boxes[seat]?.cat ?? null;
    if (slot === null) return;
    changeBox(draft, seat, { cat: null });
    changeCat(draft, slot, { place: { in: 'paw', seat } });
  } else changeTile(draft, thing, { place: { in: 'paw', seat } });
  const held = heldBy(draft.state, seat);
  if (held) announce(draft, { what: 'lifted', seat, moved: movedOf(held) });
};
