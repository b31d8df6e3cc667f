import type { EarlyEnd, Game, HowEnded, Kind, Outcome, Seat } from './game.ts';

/**
 * An early end is an entry of the table, like a takeback: the match ends before its rules end it. Its outcome follows
 * from the entry alone, so every record replays to the same result. A law keeps this notation free: no game reads it
 * as a move.
 */
export const HOW_ENDED = [
  'resign',
  'draw',
  'win',
  'stop',
  'time',
  'closed',
] as const satisfies readonly HowEnded[];

export const writeEnd = (how: HowEnded): string => `end:${how}`;

const ENDS: ReadonlyMap<string | null, HowEnded> = new Map(HOW_ENDED.map((how) => [writeEnd(how), how]));

/** Null if this text is not an early end. */
export const readEnd = (text: string | null): HowEnded | null => ENDS.get(text) ?? null;

/** True if an end of this kind exists for this number of seats. */
export const isEndFor = (how: HowEnded, seats: number): boolean => isUndecided(how) || seats === 2;

/** Everybody else has left, or the host of the server has closed the table: nobody wins, in a match of any size. */
const isUndecided = (how: HowEnded): boolean => how === 'stop' || how === 'closed';

/** The outcome of a position: that of the rules, unless the match ended early. */
export const outcomeAt = <K extends Kind>(
  game: Game<K>,
  { state, ended }: { readonly state: K['state']; readonly ended?: EarlyEnd },
): Outcome | null => (ended ? outcomeOfEnd(ended) : game.outcome(state));

/** Nothing is counted, so there are no score lines. */
const outcomeOfEnd = (ended: EarlyEnd): Outcome => {
  const winner = winnerOf(ended);
  const scores = isUndecided(ended.how) ? [] : [0, 1].map((seat) => (seat === winner ? 1 : 0));
  return { winners: winner === null ? [] : [winner], scores, lines: [], ended };
};

const winnerOf = ({ how, by }: EarlyEnd): Seat | null => {
  if (how === 'resign' || how === 'time') return 1 - by;
  return how === 'win' ? by : null;
};
