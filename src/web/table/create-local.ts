import { isRefusal, type Game, type Kind } from '../../kernel/game.ts';
import type { Position } from '../../kernel/match.ts';
import { optionsAt, readOptions } from '../../kernel/options.ts';
import type { TableId } from '../../protocol/table.ts';
import { History } from '../../table/history.ts';
import type { StoredMatch } from '../../table/stored.ts';
import { countLevels } from '../../catalogue/browser/bots.ts';
import { loadGame, rulesFolder } from '../../catalogue/browser/rules.ts';
import { keepMatch, type LocalMatch, type LocalSeat } from './local-store.ts';
import { LOCAL } from './source.ts';
import { freshSeed, token } from './token.ts';

/** A position of a match and its time. */
export type Moment = Pick<Position<Kind>, 'state' | 'at'>;

export interface NewLocal {
  readonly game: string;
  readonly version?: number; // of the rules that `start` belongs to; default: today's
  readonly seats: readonly LocalSeat[];
  readonly options?: Readonly<Record<string, unknown>>;
  readonly start?: Moment;
  readonly beginning?: Beginning; // instead of `start`
}

/** The beginning of a finished match. A match that continues from it gets the same deal: the seed and the numbers of the steps go on. */
export type Beginning = Pick<LocalMatch, 'seed' | 'start' | 'startAt' | 'entries'>;

/** Creates a match in this browser and returns its id. */
export const createLocal = async (wanted: NewLocal): Promise<TableId> => {
  const { game: id, version, seats, options, start: from, beginning } = wanted;
  const folder = rulesFolder(id, version);
  const game = await loadGame(folder);
  // A given position, such as a puzzle, may have options that no new table offers, for example a duel for one.
  const chosen = from || beginning ? readOptions(game, options) : optionsAt(game, seats.length, options);
  if (isRefusal(chosen)) throw new Error(`option refused: ${chosen.why}`);
  const now = Date.now();
  const match: LocalMatch = {
    id: `${LOCAL}${token(6)}`,
    game: id,
    version: game.version,
    options: chosen,
    seats: await existing(folder, seats),
    seed: freshSeed(),
    start: from?.state,
    startAt: from?.at ?? 0,
    entries: [],
    ...(beginning && { ...beginning, branchedAt: beginning.entries.length }),
    outcome: null,
    created: now,
    updated: now,
  };
  await keepMatch({ ...match, awaiting: historyOf(game, match).awaiting });
  return match.id;
};

/** The level is chosen for all games and may be higher than this game has; it is reduced to one that exists. */
const existing = async (game: string, seats: readonly LocalSeat[]): Promise<readonly LocalSeat[]> => {
  if (!seats.some(({ kind }) => kind === 'bot')) return seats;
  const best = (await countLevels(game)) - 1;
  return seats.map((seat) => (seat.kind === 'bot' ? { ...seat, level: Math.min(seat.level, best) } : seat));
};

/** A match of this browser in the form that `src/table` reads. */
export const storedOf = ({ game, version, seats, options, seed, ...match }: LocalMatch): StoredMatch => ({
  header: { game, version, seats: seats.length, options, seed },
  start: match.start === undefined ? null : { state: match.start, at: match.startAt ?? 0 },
  entries: match.entries.map((entry) => ({ ...entry, id: `${entry.by}:kept:${entry.seq}` })),
});

export const historyOf = (game: Game<Kind>, match: LocalMatch): History =>
  new History({ game, position: null }, storedOf(match));
