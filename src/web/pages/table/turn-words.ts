import type { Kind, Scene, Seat, Viewer } from '../../../kernel/game.ts';
import type { TableInfo } from '../../../protocol/table.ts';
import { words } from '../../preferences/language.ts';
import { narrate } from '../../table/narrate.ts';
import { nameFor, seatName } from '../../table/people.ts';
import type { Session } from '../../table/session.ts';
import type { LogLine } from '../../../protocol/messages.ts';
import { endedWords, endTitle } from './end/end-words.ts';

const NAMED = 2; // more names would only fill the line

/** One line that tells whose turn it is. On a shared device "you" could be anybody, so it uses names. */
export const whoseTurn = (
  { yours }: Session,
  table: TableInfo,
  { outcome, awaiting }: Scene<Kind>,
  viewer: Viewer,
): string => {
  const t = words.value.table;
  if (outcome) return endTitle(table, yours, outcome);
  if (viewer !== 'spectator' && yours.length === 1 && awaiting.includes(viewer)) return t.yourTurn;
  if (viewer !== 'spectator' && awaiting.includes(viewer)) return t.turnOf(seatName(table, yours, viewer));
  const names = awaiting.map((seat) => seatName(table, yours, seat));
  const [only] = names;
  return names.length === 1 && only !== undefined
    ? t.turnOf(only)
    : t.severalToMove(names.slice(0, NAMED), names.length - NAMED);
};

type StepOfLog = Pick<LogLine, 'seq' | 'by' | 'back' | 'end' | 'events'>;

/** One step in words. A takeback or an early end has no events of the game and needs a sentence of its own. */
export const whatHappened = (table: TableInfo, line: StepOfLog, me: Seat | null): string => {
  const { seq, by, back, end, events } = line;
  const name = typeof by === 'number' ? nameFor(table, me, by) : '';
  if (end) return endedWords(end, name, seq);
  return back === null ? narrate(table, events, me) : words.value.table.takenBack(name);
};

/** False for a clock event without visible changes: it is not shown in the log. */
export const isInLog = ({ back, end, events }: StepOfLog): boolean =>
  back !== null || (end ?? null) !== null || events.length > 0;
