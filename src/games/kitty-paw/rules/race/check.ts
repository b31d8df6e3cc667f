import type { Seat } from '../../../../kernel/game.ts';
import { tileOf } from './race-draft.ts';
import { MAT } from '../cards/lattice.ts';
import { TILES_AT_MOST } from './limits.ts';
import { heldBy } from './mat.ts';
import { tileName } from './notation.ts';
import { checkPause } from './pause.ts';
import type { Held, Move, Refused, Thing, View } from './types.ts';

/** The reason why a move is not allowed, or null. */
export const check = (view: View, seat: Seat, move: Move): Refused | null => {
  if (isPausing(move)) return checkPause(view, move.do);
  if (view.phase.name === 'paused') return { why: 'paused' };
  if (move.do === 'touch') return checkTouch(view, seat, move.way);
  if (isHolding(move)) return checkHolding(view, seat, move.do);
  const { phase, paws, cards } = view;
  if (phase.name !== 'play')
    return phase.name === 'ready' || phase.name === 'countdown'
      ? { why: 'wait-for-the-start' }
      : { why: 'too-late-for-that' };
  if (paws[seat]?.busyUntil !== null) return { why: 'paw-busy' }; // [K11] longer than any claim of its own is open
  if (move.do !== 'card' && cards[seat] === null) return { why: 'card-first' };
  return checkPlay(view, seat, move, heldBy(view, seat));
};

type Pausing = Extract<Move, { do: 'pause' | 'resume' }>;
const isPausing = (move: Move): move is Pausing => move.do === 'pause' || move.do === 'resume';

type Holding = Extract<Move, { do: 'hold' | 'release' | 'begin' }>;
const isHolding = (move: Move): move is Holding =>
  move.do === 'hold' || move.do === 'release' || move.do === 'begin';

const checkHolding = ({ phase }: View, seat: Seat, what: Holding['do']): Refused | null => {
  if (what === 'hold') {
    if (phase.name !== 'ready') return { why: 'too-late-for-that' };
    return phase.holding[seat] ? { why: 'already-holding' } : null;
  }
  if (what === 'begin') return checkBegin(phase, seat);
  const holds =
    phase.name === 'ready' ? phase.holding[seat] : phase.name === 'countdown' && !phase.released[seat];
  return holds ? null : { why: 'not-holding' };
};

const checkBegin = (phase: View['phase'], seat: Seat): Refused | null => {
  if (phase.name !== 'ready') return { why: 'too-late-for-that' };
  if (!phase.holding[seat]) return { why: 'not-holding' };
  return phase.late ? null : { why: 'wait-for-the-others' };
};

const checkTouch = ({ phase }: View, seat: Seat, way: string): Refused | null => {
  if (phase.name !== 'touch') return { why: 'no-meow-yet' };
  if (phase.meower === seat) return { why: 'you-meowed' };
  if (phase.touches[seat] || phase.excused.includes(seat)) return { why: 'touched-already' };
  return phase.ways[seat] === way ? null : { why: 'wrong-paw' };
};

type PlayMove = Exclude<Move, Holding | Pausing | { do: 'touch' }>;

const checkPlay = (view: View, seat: Seat, move: PlayMove, held: Held | null): Refused | null => {
  switch (move.do) {
    case 'meow':
      return null;
    case 'card':
    case 'grab':
    case 'peek':
      return checkGrab(view, seat, move, held);
    case 'box':
      if (held) return { why: 'paw-full' };
      return view.boxes[seat]?.place.in === 'tray' ? null : { why: 'box-not-here' };
    case 'put':
      if (!held) return { why: 'paw-empty' };
      if ('cat' in held) return { why: 'cats-live-in-boxes' };
      return Math.abs(move.at.u) > MAT || Math.abs(move.at.v) > MAT ? { why: 'off-the-mat' } : null;
    case 'keep':
      if (!held) return { why: 'paw-empty' };
      if (!('cat' in held)) return { why: 'only-cats-live-in-boxes' };
      return view.boxes[seat]?.cat === null ? null : { why: 'box-taken' }; // [K14]
    case 'return':
      return held ? null : { why: 'paw-empty' };
    case 'flip':
    case 'turn':
      return checkHandling(view, seat, move, held);
    case 'lift':
    default:
      if (held) return { why: 'paw-full' };
      if (move.thing === 'cat') return view.boxes[seat]?.cat === null ? { why: 'no-cat-in-the-box' } : null;
      return onMat(view, seat, move.thing) ? null : { why: 'not-on-your-mat' };
  }
};

const checkGrab = (
  view: View,
  seat: Seat,
  move: Extract<Move, { do: 'card' | 'grab' | 'peek' }>,
  held: Held | null,
): Refused | null => {
  if (held) return { why: 'paw-full' }; // [K9]
  if (move.do === 'card') {
    if (view.cards[seat] !== null) return { why: 'have-a-card' }; // [K8]
    return view.row[move.place] ? null : { why: 'card-gone' };
  }
  if (move.do === 'peek') return view.cats[move.slot]?.place.in === 'slot' ? null : { why: 'cat-gone' };
  // [K9] from the middle only
  if (tileOf(view, move.tile)?.place.in !== 'middle')
    return { why: 'tile-gone', with: { tile: tileName(move.tile) } };
  const mine = view.tiles.filter(({ place }) => place.in === 'mat' && place.seat === seat);
  // [K12]
  return mine.length < TILES_AT_MOST ? null : { why: 'too-many-tiles', with: { most: TILES_AT_MOST } };
};

const checkHandling = (
  view: View,
  seat: Seat,
  move: Extract<Move, { do: 'flip' | 'turn' }>,
  held: Held | null,
): Refused | null => {
  if (move.thing !== 'held') {
    if (held) return { why: 'paw-full' };
    return onMat(view, seat, move.thing) ? null : { why: 'not-on-your-mat' };
  }
  if (!held) return { why: 'paw-empty' };
  if (move.do === 'flip') return 'cat' in held ? { why: 'nothing-to-flip' } : null;
  return 'tile' in held ? null : { why: 'only-tiles-turn' };
};

const onMat = (view: View, seat: Seat, thing: Thing): boolean => {
  if (thing === 'box') return view.boxes[seat]?.place.in === 'mat';
  const place = tileOf(view, thing)?.place;
  return place?.in === 'mat' && place.seat === seat;
};
