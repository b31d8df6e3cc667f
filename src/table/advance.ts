import { advanceAnswers, advanceMove } from '../kernel/abilities.ts';
import type { Game, Kind, Refusal, Seat } from '../kernel/game.ts';
import { readTakeback } from '../kernel/takeback.ts';
import type { AdvanceAnswer } from '../protocol/messages.ts';
import type { GuestId } from '../protocol/table.ts';
import { seatsOf, type TableDoc } from './doc.ts';
import type { History } from './history.ts';

/**
 * Answers in advance, in a match over days. They are stored in the doc and become ordinary moves when the game asks, so
 * clocks, logs and replays know nothing of them. Nobody but their player may see them.
 */

/** A move that its player has decided before. */
export interface DecidedMove {
  readonly seat: Seat;
  readonly move: string;
}

const NONE: readonly AdvanceAnswer[] = [];

/** The doc with this answer of a seat; null: its player is asked again. */
export const withAdvance = (
  doc: TableDoc,
  game: Game<Kind>,
  seat: Seat,
  answer: string | null,
): TableDoc | Refusal => {
  const known = answer === null || advanceAnswers(game).includes(answer);
  if (doc.clock.kind !== 'days' || !known) return { why: 'not-in-advance' };
  const others = (doc.advance ?? NONE).filter((one) => one.seat !== seat);
  return { ...doc, advance: answer === null ? others : [...others, { seat, answer }] };
};

export const advanceOf = (doc: TableDoc, guest: GuestId): readonly AdvanceAnswer[] =>
  (doc.advance ?? NONE).filter(({ seat }) => seatsOf(doc, guest).includes(seat));

/**
 * The moves that the match waits for and whose players have answered before. Not while people are asked about a takeback, and
 * not after one: it would be made again at once.
 */
export const decidedMoves = (doc: TableDoc, history: History): readonly DecidedMove[] => {
  if (!doc.advance?.length || doc.question || doc.halted || history.over) return [];
  if (readTakeback(history.log.at(-1)?.entry.move ?? null) !== null) return [];
  const { game, position, awaiting } = history;
  return doc.advance.flatMap(({ seat, answer }) => {
    const sitter = doc.seats[seat];
    const waits = awaiting.includes(seat) && sitter?.kind === 'person' && !sitter.away;
    const move = waits ? advanceMove(game, position.state, seat, answer) : null;
    return move === null ? [] : [{ seat, move }];
  });
};
