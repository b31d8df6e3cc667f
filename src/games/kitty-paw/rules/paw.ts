import type { Seat } from '../../../kernel/game.ts';
import { changeBox, changeCat, changePaw, changeTile, nextLayer, tell, tileOf, type Desk } from './desk.ts';
import type { Point } from './lattice.ts';
import { STEP } from './limits.ts';
import { heldBy } from './mat.ts';
import type { Held, Moved, Thing, Tile } from './types.ts';

/** What a player does with the own paw and mat, where nobody else can interfere. */

const movedOf = (held: Held): Moved => ('cat' in held ? { slot: held.cat } : held);

export const pickBox = (desk: Desk, seat: Seat): void => {
  changeBox(desk, seat, { place: { in: 'paw' } });
  tell(desk, { what: 'picked-box', seat });
};

export const put = (desk: Desk, seat: Seat, at: Point): void => {
  const held = heldBy(desk.state, seat);
  if (!held || 'cat' in held) return;
  const z = nextLayer(desk);
  if ('tile' in held) changeTile(desk, held.tile, { place: { in: 'mat', seat, at, z } });
  else changeBox(desk, seat, { place: { in: 'mat', at, z } });
  tell(desk, { what: 'put', seat, moved: movedOf(held), at });
};

/** The held cat moves into the own box. */
export const keep = (desk: Desk, seat: Seat): void => {
  const held = heldBy(desk.state, seat);
  if (!held || !('cat' in held)) return;
  changeCat(desk, held.cat, { place: { in: 'box', seat } });
  changeBox(desk, seat, { cat: held.cat });
  const cat = desk.state.cats[held.cat]?.cat;
  if (cat) tell(desk, { what: 'kept-cat', seat, slot: held.cat, cat });
};

/** Back to where it came from: the middle, the own tray, or face down into the same slot. */
export const giveBack = (desk: Desk, seat: Seat): void => {
  const held = heldBy(desk.state, seat);
  if (!held) return;
  if ('tile' in held) changeTile(desk, held.tile, { place: { in: 'middle', spot: freeSpot(desk) } });
  else if ('cat' in held) changeCat(desk, held.cat, { place: { in: 'slot' } });
  else changeBox(desk, seat, { place: { in: 'tray' } });
  tell(desk, { what: 'returned', seat, moved: movedOf(held) });
};

const freeSpot = ({ state: { tiles } }: Desk): number => {
  const taken = new Set(tiles.map(({ place }) => (place.in === 'middle' ? place.spot : -1)));
  return tiles.findIndex((_, spot) => !taken.has(spot));
};

const workedOn = (desk: Desk, seat: Seat, thing: Thing | 'held'): Thing | null => {
  if (thing !== 'held') return thing;
  const held = heldBy(desk.state, seat);
  if (!held || 'cat' in held) return null;
  return 'tile' in held ? held.tile : 'box';
};

export const flip = (desk: Desk, seat: Seat, which: Thing | 'held'): void => {
  const thing = workedOn(desk, seat, which);
  if (thing === null) return;
  const side = thing === 'box' ? flipBox(desk, seat) : flipTile(desk, tileOf(desk.state, thing));
  changePaw(desk, seat, { busyUntil: desk.at + STEP });
  tell(desk, { what: 'flipped', seat, thing, side });
};

const flipBox = (desk: Desk, seat: Seat): 'H' | 'V' => {
  const side = desk.state.boxes[seat]?.side === 'H' ? 'V' : 'H';
  changeBox(desk, seat, { side });
  return side;
};

const flipTile = (desk: Desk, tile: Tile | undefined): 'a' | 's' => {
  const side = tile?.side === 'a' ? 's' : 'a';
  if (tile) changeTile(desk, tile.id, { side });
  return side;
};

export const turn = (desk: Desk, seat: Seat, which: Thing | 'held', by: 1 | -1): void => {
  const thing = workedOn(desk, seat, which);
  const tile = typeof thing === 'number' ? tileOf(desk.state, thing) : undefined;
  if (!tile) return;
  const turned = (tile.turn + by + 6) % 6;
  changeTile(desk, tile.id, { turn: turned });
  changePaw(desk, seat, { busyUntil: desk.at + STEP });
  tell(desk, { what: 'turned', seat, tile: tile.id, turn: turned });
};

export const lift = (desk: Desk, seat: Seat, thing: Thing | 'cat'): void => {
  if (thing === 'box') changeBox(desk, seat, { place: { in: 'paw' } });
  else if (thing === 'cat') {
    const slot = desk.state.boxes[seat]?.cat ?? null;
    if (slot === null) return;
    changeBox(desk, seat, { cat: null });
    changeCat(desk, slot, { place: { in: 'paw', seat } });
  } else changeTile(desk, thing, { place: { in: 'paw', seat } });
  const held = heldBy(desk.state, seat);
  if (held) tell(desk, { what: 'lifted', seat, moved: movedOf(held) });
};
