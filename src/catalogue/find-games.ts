import { existsSync, readdirSync } from 'node:fs';
import type { Worth } from '../bots/greedy.ts';
import { commonLevels, type GameBots, type Level } from '../bots/level.ts';
import type { FastEngine, PositionText } from '../kernel/extras.ts';
import type { Game, Kind } from '../kernel/game.ts';
import type { AllWords, AnyGameWords } from '../words/game-words.ts';
import { LOCALES, type Locale } from '../words/plural.ts';

/** A game taken from the shelf: its rules, and what else lies in its folder. */
export interface GameBox {
  readonly game: Game<Kind>;
  readonly position: PositionText<Kind> | null;
  readonly fast: FastEngine<Kind> | null;
  readonly levels: readonly Level<Kind>[];
  readonly worth: Worth<Kind> | null; // what the greedy bot goes by
  readonly greedy: number | null; // of the levels, from 1
  readonly words: AllWords;
}

const SHELF = new URL('../games/', import.meta.url);
const ENDING = import.meta.url.endsWith('.ts') ? '.ts' : '.js'; // source under test, or built

/** The folders of games/ that hold rules; nobody keeps a list of games. */
export const findGames = (shelf: URL = SHELF): string[] =>
  readdirSync(shelf, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(new URL(`${entry.name}/rules/game${ENDING}`, shelf)))
    .map((entry) => entry.name)
    .toSorted();

/** A game whose folder is not finished: it can be named, and must not be in the way of the others. */
export class BrokenGame extends Error {
  override readonly name = 'BrokenGame'; // the command line knows it by this, without reading the shelf at every start
  readonly game: string;
  readonly fault: string;
  constructor(game: string, fault: string) {
    super(`The game “${game}” cannot be opened: ${fault}.`);
    this.game = game;
    this.fault = fault;
  }
}

export const openBox = async (id: string, shelf: URL = SHELF): Promise<GameBox> => {
  const place = (name: string): URL => new URL(`${id}/${name}${ENDING}`, shelf);
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
  const game = await from<Game<Kind>>('rules/game');
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
    words: Object.fromEntries(words) as Record<Locale, AnyGameWords>,
  };
};
