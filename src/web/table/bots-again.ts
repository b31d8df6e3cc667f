import type { NewSeat, NewTable } from '../../protocol/api.ts';
import { isRefusal, type Game, type Kind, type Seat } from '../../kernel/game.ts';
import type { Position } from '../../kernel/match.ts';
import { readRecord } from '../../kernel/read-record.ts';
import { replayRecord } from '../../kernel/replay-record.ts';
import type { SeatInfo, TableInfo } from '../../protocol/table.ts';
import { movedByOne, rematchOptions } from '../../table/rematch.ts';
import { loadGame } from '../../catalogue/browser/rules.ts';
import type { LevelStep } from './source.ts';

/** True if nobody has to be asked: all other seats are bots. */
export const onlyBotsElse = ({ seats }: Pick<TableInfo, 'seats'>, yours: readonly Seat[]): boolean =>
  yours.length > 0 && seats.every(({ kind }, seat) => kind === 'bot' || yours.includes(seat));

/** The same table once more with bots easier or harder, of this many levels, and somebody else begins. */
export const withOtherBots = (table: TableInfo, by: LevelStep, levels: number): NewTable => {
  const { game, options, seats, listed, clock, allows, rated } = table;
  const people = seats.filter(({ kind }) => kind === 'person').length;
  return {
    game,
    options,
    seats: movedByOne(seats).map((seat) =>
      seat.kind === 'bot' ? { kind: 'bot', level: stepped(seat.level, by, levels) } : mine(seat, people > 1),
    ),
    listed,
    clock,
    ...(allows && { allows }),
    ...(rated && { rated }),
  };
};

/** Bots of one table may have different levels: those at an end of the stairs stay there. */
const stepped = (level: number, by: LevelStep, levels: number): number =>
  Math.min(Math.max(0, level + by), levels - 1);

const mine = (seat: SeatInfo, named: boolean): NewSeat =>
  seat.kind === 'person' && named ? { kind: 'me', name: seat.name } : { kind: 'me' };

/** The options of the next table, as after a rematch: today's rules offer them, and people begin by turns. */
export const optionsAgain = async (
  rules: Game<Kind>,
  { game, options, seats }: Pick<TableInfo, 'game' | 'options' | 'seats'>,
  record: string | null,
): Promise<TableInfo['options']> => {
  const first = record === null ? null : firstPosition(rules, record);
  return rematchOptions(await loadGame(game), seats.length, options, first && { game: rules, first });
};

/** Null if the match began at a given position: there nobody was chosen to begin. */
const firstPosition = (rules: Game<Kind>, record: string): Position<Kind> | null => {
  const file = readRecord(record);
  if (isRefusal(file)) return null;
  const replayed = replayRecord(rules, null, { ...file, entries: [], result: null });
  return isRefusal(replayed) ? null : (replayed.positions[0] ?? null);
};
