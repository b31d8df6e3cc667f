import type { FirstHint } from '../../../kernel/optional-files.ts';
import type { Kind, Viewer } from '../../../kernel/game.ts';
import type { LogLine } from '../../../protocol/messages.ts';

type Lines = readonly Pick<LogLine, 'seq' | 'by'>[];

/** The last decision of a player. */
export const lastDecision = (log: Lines, viewer: Viewer): number =>
  log.findLast(({ by }) => by === viewer)?.seq ?? 0;

/**
 * Names the turn of a player by their last decision before the others acted: it stays the same while the player goes on, and
 * while others choose at the same time. Somebody alone has one turn without end, so there each decision counts.
 */
export const turnOf = (log: Lines, viewer: Viewer, seats: number): number => {
  if (seats === 1) return lastDecision(log, viewer);
  const passed = log.findLastIndex(({ by }) => by !== viewer);
  return lastDecision(log.slice(0, passed + 1), viewer);
};

/** The last hint that was shown. */
export interface HintOfTurn {
  readonly turn: string;
  readonly key: string;
}

/** One hint a turn; a question that comes up in the middle of a turn is explained all the same. */
export const mayShow = (
  { key, question }: Pick<FirstHint<Kind>, 'key' | 'question'>,
  turn: string,
  shown: HintOfTurn,
): boolean => shown.turn !== turn || shown.key === key || question === true;
