/** The figures of a run. */
export interface Counts {
  acknowledged: number; // moves of people
  entries: number; // all that was stored: also moves of bots and strokes of the clock
  frames: number; // that were compared with what their reader may know
  begun: number; // matches
  ended: number;
  updated: number; // of those begun, by rules that came during the run
  people: number;
  repeated: number; // frames that were sent twice, late or in another order, on purpose
  reconnects: number;
  orphans: number; // tables whose making was not answered, so somebody made another one
  timeUps: number;
  lateTimeUps: number; // of these, where nobody had sent a move in time
  readonly back: number[]; // milliseconds from a broken connection to the next scene
  readonly pauses: number[]; // the longest time that each table stood still, in milliseconds
  readonly refused: Map<string, number>; // by reason
  readonly matches: Map<string, number>; // that ended, by game
}

export const newCounts = (): Counts => ({
  acknowledged: 0,
  entries: 0,
  frames: 0,
  begun: 0,
  ended: 0,
  updated: 0,
  people: 0,
  repeated: 0,
  reconnects: 0,
  orphans: 0,
  timeUps: 0,
  lateTimeUps: 0,
  back: [],
  pauses: [],
  refused: new Map(),
  matches: new Map(),
});

export const countOne = (counts: Map<string, number>, key: string): void =>
  void counts.set(key, (counts.get(key) ?? 0) + 1);

export const atPart = (values: readonly number[], part: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
};
