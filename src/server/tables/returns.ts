import type { Seat } from '../../kernel/game.ts';
import type { TableDoc } from '../../table/doc.ts';
import { isBots } from '../../table/history.ts';
import type { LiveMatch } from './match.ts';

/** Whether the bot that took over this seat has already moved there: before that, coming back would only be more time. */
export const botHasMoved = (doc: TableDoc, match: LiveMatch, seat: Seat): boolean => {
  const takenOver = doc.notes.findLast((note) => note.seat === seat && note.what !== 'back');
  return match.log.slice(takenOver?.after ?? 0).some(({ entry }) => entry.by === seat && isBots(entry));
};
