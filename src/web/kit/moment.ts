/** moments.ts in a game's board folder: positions worth looking at, for the gallery and its screenshots. */
export interface Moment {
  readonly name: string;
  readonly position: string; // as position.ts reads it
  readonly played: readonly string[]; // moves after it, as they are written
  readonly taps: readonly number[]; // spots tapped then
}
