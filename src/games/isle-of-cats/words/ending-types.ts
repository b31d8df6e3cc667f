import type { Room } from '../rules/boat/grid.ts';
import type { Colour } from '../rules/state/types.ts';

/** The words of the end of a match. */
export interface EndingWords {
  readonly title: string; // above the lessons that are turned over
  readonly all: string; // on the button that turns over all lessons at once
  readonly ahead: (points: number) => string; // 0: equal points
  readonly short: (points: number) => string; // at least 1
  readonly almostRoom: (room: Room, cells: number) => string; // a room that was nearly full
  readonly almostFamily: (colour: Colour) => string; // two cats that lacked a third
}
