import { isEndFor, writeEnd } from '../kernel/early-end.ts';
import { canBeDrawn } from '../kernel/abilities.ts';
import type { HowEnded, Refusal, Seat } from '../kernel/game.ts';
import type { GuestId } from '../protocol/table.ts';
import { playingThemselves, seatsOf, type TableDoc } from './doc.ts';
import type { EndWish } from '../protocol/messages.ts';
import type { History } from './history.ts';

/** An end that a person may bring about now: at once, or when these people agree. */
export interface FoundEnd {
  readonly move: string; // the notation of its entry
  readonly waiting: readonly GuestId[];
}

/** The early end that this person wishes for, or why it is refused. `overdue`: seats that may be handed to a bot. */
export const endFor = (
  doc: TableDoc,
  { game, over, position }: History,
  guest: GuestId,
  wish: EndWish,
  overdue: readonly Seat[],
): FoundEnd | Refusal => {
  if (over) return { why: 'match-over' };
  const others = [...playingThemselves(doc)].filter((other) => other !== guest);
  switch (wish) {
    case 'resign':
      return doc.seats.length === 2 ? found('resign', []) : { why: 'leave-instead' };
    case 'draw':
      if (!canBeDrawn(game) || !isEndFor('draw', doc.seats.length) || !onlyPeoplePlay(doc))
        return { why: 'no-draw-here' };
      return doc.drawDeclined === position.seq ? { why: 'draw-declined' } : found('draw', others);
    case 'stop':
      break;
  }
  // Before the first move no clock runs, so nobody may be held at the table by a player who never begins.
  if (position.seq === 0 && doc.seats.length === 2) return found('stop', []);
  if (others.some((other) => !isOverdue(doc, other, overdue)) || !(others.length || hasLeft(doc, guest)))
    return { why: 'others-play' };
  return found(isEndFor('win', doc.seats.length) ? 'win' : 'stop', []);
};

const found = (how: HowEnded, waiting: readonly GuestId[]): FoundEnd => ({ move: writeEnd(how), waiting });

/** Bots agree to nothing, neither their own nor those of people who are away. */
const onlyPeoplePlay = ({ seats }: TableDoc): boolean =>
  seats.every((seat) => seat.kind === 'person' && !seat.away);

const hasLeft = ({ seats }: TableDoc, guest: GuestId): boolean =>
  seats.some((seat) => seat.kind === 'person' && seat.guest !== guest && seat.away);

const isOverdue = (doc: TableDoc, guest: GuestId, overdue: readonly Seat[]): boolean =>
  seatsOf(doc, guest).some((seat) => overdue.includes(seat));

/** The notation of a match that is lost because time is up. */
export const LATE = writeEnd('time');

/** The notation of a draw that all have agreed to. */
export const DRAW = writeEnd('draw');
