import type { Entry, Game, Kind, Millis, Refusal, Seat, Viewer } from '../../kernel/game.ts';
import {
  asked,
  follow,
  moveAsHeard,
  present,
  scene,
  start,
  startFrom,
  type Line,
  type Position,
} from '../../kernel/match.ts';
import { optionsAt, readOptions } from '../../kernel/options.ts';
import { isRefusal } from '../../kernel/game.ts';
import { commitment } from '../../kernel/random.ts';
import { originOf, readTakeback, writeTakeback } from '../../kernel/takeback.ts';
import type { LogLine } from '../../protocol/messages.ts';
import { NO_CLOCK, type TableId, type TableInfo } from '../../protocol/table.ts';
import { countLevels, loadGame } from '../games.ts';
import { keepMatch, type LocalMatch, type LocalSeat } from './local-store.ts';
import { LOCAL } from './source.ts';
import { token } from './token.ts';

/** The guest of every match kept here; the server gives names of its own. */
export const ME = 'me';

/** Where a match once stood, and when. */
export type Moment = Pick<Position<Kind>, 'state' | 'at'>;

export interface NewLocal {
  readonly game: string;
  readonly seats: readonly LocalSeat[];
  readonly options?: Readonly<Record<string, unknown>>;
  readonly start?: Moment;
}

/** Sets up a match in this browser and says where it is. */
export const createLocal = async ({ game: id, seats, options, start: from }: NewLocal): Promise<TableId> => {
  const game = await loadGame(id);
  // A position, such as a puzzle, has been set up already, perhaps as no table would be: a duel for one.
  const chosen = from ? readOptions(game, options) : optionsAt(game, seats.length, options);
  if (isRefusal(chosen)) throw new Error(`option refused: ${chosen.why}`);
  const now = Date.now();
  const match: LocalMatch = {
    id: `${LOCAL}${token(6)}`,
    game: id,
    version: game.version,
    options: chosen,
    seats: await existing(id, seats),
    seed: token(),
    start: from?.state,
    startAt: from?.at ?? 0,
    entries: [],
    outcome: null,
    created: now,
    updated: now,
  };
  await keepMatch({ ...match, asked: asked(game, firstOf(game, match).state) });
  return match.id;
};

/** The level chosen for all games may be more than this one has; the table must not promise a bot there is not. */
const existing = async (game: string, seats: readonly LocalSeat[]): Promise<readonly LocalSeat[]> => {
  if (!seats.some(({ kind }) => kind === 'bot')) return seats;
  const best = (await countLevels(game)) - 1;
  return seats.map((seat) => (seat.kind === 'bot' ? { ...seat, level: Math.min(seat.level, best) } : seat));
};

/** What a kept match comes to: every position it went through, and the line that leads to the present one. */
export interface Course {
  readonly positions: readonly Position<Kind>[];
  readonly line: Line<Kind>;
}

export const courseOf = (game: Game<Kind>, match: LocalMatch): Course => {
  const first = firstOf(game, match);
  return match.entries.reduce<Course>((course, entry) => further(game, match.seed, course, entry), {
    positions: [first],
    line: [first],
  });
};

export const further = (
  game: Game<Kind>,
  seed: string,
  { positions, line }: Course,
  entry: Entry,
): Course => {
  const next = follow(game, seed, line, entry);
  return { positions: [...positions, present(next)], line: next };
};

/**
 * The entry that takes back this seat's last move, as on the server: nothing is removed, so a seq is never played twice
 * and its dice never fall the same way again.
 */
export const takebackEntry = (
  game: Game<Kind>,
  entries: readonly Entry[],
  line: Line<Kind>,
  seat: Seat,
  at: Millis,
): Entry | Refusal => {
  const last = line.findLastIndex(({ seq }) => originOf(entries, seq)?.by === seat);
  const [then, now] = [line[last - 1], present(line)];
  if (!then) return { why: 'nothing-to-take-back' };
  if ([then, now].some(({ state }) => game.due(state) !== null)) return { why: 'no-takeback-with-a-clock' };
  return { seq: now.seq + 1, at, by: seat, move: writeTakeback(then.seq) };
};

const firstOf = (game: Game<Kind>, match: LocalMatch): Position<Kind> => {
  const { game: id, version, seats, options, seed } = match;
  return match.start === undefined
    ? start(game, { game: id, version, seats: seats.length, options, seed })
    : startFrom<Kind>(match.start, match.startAt);
};

/** Looked at together by several people on one device, a log says only what all of them may know. */
export const logEyes = ({ seats }: LocalMatch): Viewer => {
  const people = seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  return people.length === 1 ? (people[0] ?? 'spectator') : 'spectator';
};

export const lineOf = (
  game: Game<Kind>,
  entry: Entry,
  position: Position<Kind>,
  reader: Viewer,
  over: boolean,
): LogLine => ({
  ...entry,
  move: moveAsHeard(entry, reader, over),
  back: readTakeback(entry.move),
  events: scene(game, position, reader).events,
});

export const tableOf = (match: LocalMatch): TableInfo => ({
  id: match.id,
  game: match.game,
  options: { ...match.options },
  seats: match.seats.map((seat) =>
    seat.kind === 'bot' ? seat : { kind: 'person', guest: ME, name: seat.name, away: false, here: true },
  ),
  status: match.outcome ? 'over' : 'playing',
  asked: match.asked ?? [],
  notes: [],
  host: ME,
  listed: false,
  clock: NO_CLOCK,
  commitment: commitment(match.seed),
  seed: match.outcome ? match.seed : null,
  outcome: match.outcome,
  from: null,
  rematch: null,
  spectators: 0,
  created: match.created,
  halted: false,
});

/** When the clock strikes: never, where a question to all waits for people around one device. */
export const dueHere = (game: Game<Kind>, state: Kind['state'], people: number): Millis | null =>
  people > 1 && game.asksAll?.(state) ? null : game.due(state);
