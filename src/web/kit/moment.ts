/** moments.ts in a game's board folder: positions for the gallery and its screenshots. */
export type Moment = (FromPosition | FromMatch) & {
  readonly name: string;
  readonly played: readonly string[]; // moves after it in notation; if several may act, `1:move`; `+300` lets the clock run
  readonly of?: number; // the viewer; default: the first actor
  readonly taps: readonly number[]; // spots tapped after the moves
};

interface FromPosition {
  readonly position: string; // as position.ts reads it
}
/** For games without a position text: a match from its beginning. */
interface FromMatch {
  readonly seats: number;
  readonly seed: string;
  readonly options?: Readonly<Record<string, unknown>>;
}
