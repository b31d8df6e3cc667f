import { existsSync, readdirSync } from 'node:fs';
import { commonJudge } from '../bots/common-judge.ts';
import type { Worth } from '../bots/greedy.ts';
import type { GameJudge } from '../bots/judge.ts';
import type { Ladder } from '../bots/ladder.ts';
import { commonLevels, type GameBots, type Level } from '../bots/level.ts';
import type { Daily } from '../kernel/daily.ts';
import type { FastEngine, PositionText } from '../kernel/optional-files.ts';
import type { Game, Kind } from '../kernel/game.ts';
import type { PuzzleMiner, Puzzles } from '../kernel/puzzle.ts';
import { withTodaysNames, type KeptGame } from '../kernel/kept-game.ts';
import type { AllWords, AnyGameWords } from '../words/game-words.ts';
import { LOCALES, type Locale } from '../words/plural.ts';

/** A loaded game: its rules, and the optional files of its folder. */
export interface LoadedGame {
  readonly game: Game<Kind>;
  readonly position: PositionText<Kind> | null;
  readonly fast: FastEngine<Kind> | null;
  readonly levels: readonly Level<Kind>[];
  readonly worth: Worth<Kind> | null; // rates views for the greedy bot
  readonly greedy: number | null; // its level, from 1
  readonly ladder: Ladder | null; // what the arena has measured; null: nothing
  readonly judge: GameJudge<Kind>;
  readonly daily: Daily<Kind> | null; // its task of the day
  readonly puzzleBook: () => Promise<Puzzles<Kind> | null>; // with the proof of an answer; loaded when somebody asks
  readonly words: AllWords;
}

const GAMES_FOLDER = new URL('../games/', import.meta.url);
const ENDING = import.meta.url.endsWith('.ts') ? '.ts' : '.js'; // source in unit tests, or the build

/** The folders of games/ that contain rules. There is no list of games to maintain. */
export const findGames = (games: URL = GAMES_FOLDER): string[] =>
  readdirSync(games, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(new URL(`${entry.name}/rules/game${ENDING}`, games)))
    .map((entry) => entry.name)
    .toSorted();

/** The older versions of a game that are kept beside its source (decision 18), oldest first. */
export const findVersions = (id: string, games: URL = GAMES_FOLDER): number[] => {
  const folder = new URL(`${id}/versions/`, games);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names
    .filter((name) => /^[1-9]\d{0,8}$/.test(name))
    .map(Number)
    .toSorted((a, b) => a - b);
};

/**
 * The version of the rules that a match began with; `now` is the current one. Null: this build does not know
 * it.
 */
export const openVersion = async (
  now: LoadedGame,
  version: number,
  games: URL = GAMES_FOLDER,
): Promise<LoadedGame | null> => {
  const { id } = now.game;
  if (version === now.game.version) return now;
  return findVersions(id, games).includes(version) ? loadGame(id, games, version) : null;
};

/** Thrown for a game whose folder is incomplete. It must not stop the other games from loading. */
export class BrokenGame extends Error {
  override readonly name = 'BrokenGame'; // the command line recognises the error by its name, so that it need not import this module at every start
  readonly game: string;
  readonly fault: string;
  constructor(game: string, fault: string) {
    super(`The game “${game}” cannot be opened: ${fault}.`);
    this.game = game;
    this.fault = fault;
  }
}

const folderOf = (id: string, version: number | null): string =>
  version === null ? `${id}/` : `${id}/versions/${version}/`;

/** The puzzles of a game, with what finds and proves them. */
export interface PuzzleParts {
  readonly puzzles: Puzzles<Kind>;
  readonly miner: PuzzleMiner<Kind>;
}

/** Null: the game has no puzzles. */
export const loadPuzzles = async (id: string, games: URL = GAMES_FOLDER): Promise<PuzzleParts | null> => {
  const place = (name: string): URL => new URL(`${id}/puzzles/${name}${ENDING}`, games);
  if (!existsSync(place('puzzles'))) return null;
  const from = async <T>(name: string): Promise<T> =>
    ((await import(place(name).href)) as { readonly default: T }).default;
  return { puzzles: await from('puzzles'), miner: await from('miner') };
};

/** Loads the current version of a game, or one of its kept versions, whose folders have the same layout. */
export const loadGame = async (
  id: string,
  games: URL = GAMES_FOLDER,
  version: number | null = null,
): Promise<LoadedGame> => {
  const ending = version === null ? ENDING : '.js';
  const place = (name: string): URL => new URL(`${folderOf(id, version)}${name}${ending}`, games);
  const from = async <T>(name: string): Promise<T> => {
    if (!existsSync(place(name))) throw new BrokenGame(id, `${name}.ts is missing`);
    const loaded = await import(place(name).href).catch((error: unknown) => {
      throw new BrokenGame(id, `${name}.ts does not load (${String(error).split('\n')[0]})`);
    });
    const { default: found } = loaded as { default?: T };
    if (found === undefined) throw new BrokenGame(id, `${name}.ts has no default export`);
    return found;
  };
  const ifThere = async <T>(name: string): Promise<T | null> =>
    existsSync(place(name)) ? from<T>(name) : null;
  const game = withTodaysNames(await from<KeptGame>('rules/game'));
  // Records name the id: with another name than the folder's, no record of the game could be opened again.
  if (game.id !== id)
    throw new BrokenGame(id, `its folder is “${id}”, but rules/game.ts says id “${game.id}”`);
  const bots = await ifThere<GameBots<Kind>>('bot/bot');
  const words = await Promise.all(
    LOCALES.map(async (locale) => [locale, await from<AnyGameWords>(`words/${locale}/words`)]),
  );
  return {
    game,
    position: await ifThere('rules/position'),
    fast: await ifThere('bot/fast'),
    levels: bots?.levels ?? commonLevels(game),
    worth: bots?.worth ?? null,
    greedy: bots?.greedy ?? null,
    ladder: await ifThere('bot/ladder'),
    judge: (await ifThere<GameJudge<Kind>>('bot/judge')) ?? commonJudge(game),
    daily: await ifThere('daily/daily'),
    puzzleBook: () => ifThere('puzzles/puzzles'),
    words: Object.fromEntries(words) as Record<Locale, AnyGameWords>,
  };
};
