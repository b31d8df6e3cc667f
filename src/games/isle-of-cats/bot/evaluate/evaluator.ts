import { fitting } from '../../rules/boat/cover.ts';
import { layout } from '../../rules/boat/layouts.ts';
import { placementsOf, type Placements } from '../../rules/boat/placements.ts';
import { tileOf } from '../../rules/boat/tiles.ts';
import { faceToday } from '../../rules/island/island.ts';
import { playerIn } from '../../rules/state/piles.ts';
import { mayLieAnywhere } from '../../rules/island/treasures.ts';
import { COLOURS, type Spot, type TileId, type View } from '../../rules/state/types.ts';
import { aimsOf, withLesson, type Aim, type Aims } from './aims.ts';
import { boatValue } from './boat-value.ts';
import { featuresOf } from './features.ts';
import { horizonOf, type Horizon } from './horizon.ts';
import { shortlist } from './shortlist.ts';
import { Sketch, sortOf } from './mutable-boat.ts';

/** A way to place a tile, and what it would bring. */
export interface Idea {
  readonly tile: TileId;
  readonly at: number; // which of the placements of its shape
  readonly gain: number;
}

export const THOROUGH: Glance = { toPlace: Infinity, toEstimate: 30 };
const MAP = 2.6; // a common treasure, free of charge
const MAP_AND_MORE = 4;

/** Ways to place a tile that are judged, of those that look best. */
interface Glance {
  readonly toPlace: number;
  readonly toEstimate: number; // what the tile would bring one day
}

/** How thoroughly a bot thinks. */
export interface Care {
  readonly ahead: number; // placements it follows one further; with none, a day's rescues are added up, not thought through
  readonly glance: Glance;
}

/** A bot's thoughts about its own boat at one moment. */
export class Mind {
  readonly view: View;
  readonly seat: number;
  readonly to: Horizon;
  readonly aims: Aims;
  readonly sketch: Sketch;
  readonly #glance: Glance;
  #now: number;

  /** `placed`, `found`: rescues of today, and oshax of those in hand, that are thought to be done when the boat is judged. */
  constructor(
    view: View,
    seat: number,
    { placed = 0, found = 0, glance = THOROUGH }: { placed?: number; found?: number; glance?: Glance } = {},
  ) {
    const { boat, tiles } = playerIn(view, seat);
    this.view = view;
    this.seat = seat;
    this.to = horizonOf(view, seat, placed, found);
    this.aims = aimsOf(view, seat);
    this.sketch = new Sketch(boat, tiles);
    this.#glance = glance;
    this.#now = this.value();
  }

  value(): number {
    return boatValue(featuresOf(this.sketch), this.to, this.aims);
  }

  /** What one more lesson would bring. */
  lesson(aim: Aim): number {
    return boatValue(featuresOf(this.sketch), this.to, withLesson(this.aims, aim)) - this.#now;
  }

  /** Every way to place a tile on the boat as it is sketched, or those that look best, and what each brings. */
  ideas(tile: TileId, most: number = this.#glance.toPlace): Idea[] {
    const all = placementsOf(tileOf(tile).shape);
    const me = playerIn(this.view, this.seat);
    const allowed = fitting(all, this.sketch.cover(), mayLieAnywhere(me, tile));
    return shortlist(this.sketch, all, allowed, sortOf(tile), most).map((at) => ({
      tile,
      at,
      gain: this.#gain(tile, all, at),
    }));
  }

  /** The best way, found among those that look best; null where there is none. */
  best(tile: TileId): Idea | null {
    return this.ideas(tile, this.#glance.toEstimate).reduce<Idea | null>(
      (best, idea) => (best && best.gain >= idea.gain ? best : idea),
      null,
    );
  }

  /** Thinks on as if the tile lay there already. */
  suppose<T>({ tile, at }: Idea, think: () => T): T {
    const before = this.#now;
    this.sketch.put(tile, placementsOf(tileOf(tile).shape), at);
    this.#now = this.value();
    const thought = think();
    this.sketch.lift();
    this.#now = before;
    return thought;
  }

  #gain(tile: TileId, all: Placements, at: number): number {
    const sort = sortOf(tile);
    const cells = all.cells[at] ?? [];
    this.sketch.put(tile, all, at);
    const gain = this.value() - this.#now;
    this.sketch.lift();
    const map = layout(this.sketch.boat).maps[COLOURS[sort] ?? 'B'];
    return sort < COLOURS.length && cells.includes(map) ? gain + this.#mapValue() : gain;
  }

  #mapValue(): number {
    const face = faceToday(this.view);
    const more = this.view.options.mode === 'family' || face === 'RARE' || face === 'COMMON+';
    return more ? MAP_AND_MORE : MAP;
  }
}

export const spotOf = ({ tile, at }: Idea): Spot =>
  placementsOf(tileOf(tile).shape).spots[at] ?? { x: 0, y: 0, turn: 0 };
