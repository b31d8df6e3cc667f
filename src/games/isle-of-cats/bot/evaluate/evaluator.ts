import { fitting } from '../../rules/boat/cover.ts';
import { layout } from '../../rules/boat/layouts.ts';
import { placementsOf, type Placements } from '../../rules/boat/placements.ts';
import { tileOf } from '../../rules/boat/tiles.ts';
import { faceToday } from '../../rules/island/island.ts';
import { playerIn } from '../../rules/state/piles.ts';
import { mayLieAnywhere } from '../../rules/island/treasures.ts';
import { COLOURS, type Spot, type TileId, type View } from '../../rules/state/types.ts';
import { aimsOf, withLesson, FULL_CARE, type Aim, type Aims, type Care } from './lesson-aims.ts';
import { boatValue } from './boat-value.ts';
import { featuresOf } from './features.ts';
import { horizonOf, type Horizon } from './horizon.ts';
import { shortlist } from './shortlist.ts';
import { MutableBoat, codeOf } from './mutable-boat.ts';

/** A way to place a tile, and the points it would bring. */
export interface Idea {
  readonly tile: TileId;
  readonly at: number; // the number of the placement among all of its shape
  readonly gain: number;
}

export const THOROUGH: PlacementLimits = { toPlace: Infinity, toEstimate: 30 };
const MAP = 2.6; // points for the common treasure that a map gives
const MAP_AND_MORE = 4;

/** The maximum number of placements that are evaluated for a tile, the most promising first. */
interface PlacementLimits {
  readonly toPlace: number;
  readonly toEstimate: number; // if only the tile's value is needed, not its place
}

/** The effort of a bot for one decision. */
export interface Effort {
  readonly care: Care;
  /** the number of placements for which the next rescue is evaluated too; 0: the rescues of a day are added up */
  readonly ahead: number;
  readonly limits: PlacementLimits;
}

/** Evaluates a bot's own boat at one position. */
export class Evaluator {
  readonly view: View;
  readonly seat: number;
  readonly to: Horizon;
  readonly aims: Aims;
  readonly mutableBoat: MutableBoat;
  readonly #limits: PlacementLimits;
  #now: number;

  /** `placed` rescues of today and `found` oshax of the hand count as done when the boat is evaluated. */
  constructor(
    view: View,
    seat: number,
    {
      placed = 0,
      found = 0,
      limits = THOROUGH,
      care = FULL_CARE,
    }: { placed?: number; found?: number; limits?: PlacementLimits; care?: Care } = {},
  ) {
    const { boat, tiles } = playerIn(view, seat);
    this.view = view;
    this.seat = seat;
    this.to = horizonOf(view, seat, placed, found);
    this.aims = aimsOf(view, seat, care);
    this.mutableBoat = new MutableBoat(boat, tiles);
    this.#limits = limits;
    this.#now = this.value();
  }

  value(): number {
    return boatValue(featuresOf(this.mutableBoat), this.to, this.aims);
  }

  /** The points one more lesson would bring. */
  lesson(aim: Aim): number {
    return boatValue(featuresOf(this.mutableBoat), this.to, withLesson(this.aims, aim)) - this.#now;
  }

  /** Every way to place a tile on the boat as it is now, or those that look best, with the points each brings. */
  ideas(tile: TileId, most: number = this.#limits.toPlace): Idea[] {
    const all = placementsOf(tileOf(tile).shape);
    const me = playerIn(this.view, this.seat);
    const allowed = fitting(all, this.mutableBoat.cover(), mayLieAnywhere(me, tile));
    return shortlist(this.mutableBoat, all, allowed, codeOf(tile), most).map((at) => ({
      tile,
      at,
      gain: this.#gain(tile, all, at),
    }));
  }

  /** The best way, found among those that look best; null where there is none. */
  best(tile: TileId): Idea | null {
    return this.ideas(tile, this.#limits.toEstimate).reduce<Idea | null>(
      (best, idea) => (best && best.gain >= idea.gain ? best : idea),
      null,
    );
  }

  /** Evaluates something as if the tile lay there already. */
  suppose<T>({ tile, at }: Idea, think: () => T): T {
    const before = this.#now;
    this.mutableBoat.put(tile, placementsOf(tileOf(tile).shape), at);
    this.#now = this.value();
    const thought = think();
    this.mutableBoat.lift();
    this.#now = before;
    return thought;
  }

  #gain(tile: TileId, all: Placements, at: number): number {
    const code = codeOf(tile);
    const cells = all.cells[at] ?? [];
    this.mutableBoat.put(tile, all, at);
    const gain = this.value() - this.#now;
    this.mutableBoat.lift();
    const map = layout(this.mutableBoat.boat).maps[COLOURS[code] ?? 'B'];
    return code < COLOURS.length && cells.includes(map) ? gain + this.#mapValue() : gain;
  }

  #mapValue(): number {
    const face = faceToday(this.view);
    const more = this.view.options.mode === 'family' || face === 'RARE' || face === 'COMMON+';
    return more ? MAP_AND_MORE : MAP;
  }
}

export const spotOf = ({ tile, at }: Idea): Spot =>
  placementsOf(tileOf(tile).shape).spots[at] ?? { x: 0, y: 0, turn: 0 };
