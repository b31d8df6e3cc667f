/** moments.ts in a game's board folder: positions worth looking at, for the gallery and its screenshots. */
export type Moment = (FromPosition | FromMatch) & {
  readonly name: string;
  readonly played: readonly string[]; // moves after it, as they are written
  readonly taps: readonly number[]; // spots tapped then
};

interface FromPosition {
  readonly position: string; // as position.ts reads it
}
/** For games whose positions cannot be written on one line: a match from its beginning. */
interface FromMatch {
  readonly seats: number;
  readonly seed: string;
  readonly options?: Readonly<Record<string, unknown>>;
}
