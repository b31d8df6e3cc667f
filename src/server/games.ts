import { readdirSync } from 'node:fs';
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
  readonly words: AllWords;
}

const SHELF = new URL('../games/', import.meta.url);
const ENDING = import.meta.url.endsWith('.ts') ? '.ts' : '.js'; // source under test, or built

/** The folders of games/ that hold rules; nobody keeps a list of games. */
export const findGames = (): string[] =>
  readdirSync(SHELF, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && filesOf(entry.name).includes(`rules${ENDING}`))
    .map((entry) => entry.name)
    .toSorted();

const filesOf = (id: string): string[] => readdirSync(new URL(`${id}/`, SHELF));

export const openBox = async (id: string): Promise<GameBox> => {
  const files = filesOf(id);
  const from = async <T>(name: string): Promise<T> =>
    ((await import(new URL(`${id}/${name}${ENDING}`, SHELF).href)) as { default: T }).default;
  const ifThere = async <T>(name: string): Promise<T | null> =>
    files.includes(`${name}${ENDING}`) ? from<T>(name) : null;
  const game = await from<Game<Kind>>('rules');
  const bots = await ifThere<GameBots<Kind>>('bot');
  const words = await Promise.all(
    LOCALES.map(async (locale) => [locale, await from<AnyGameWords>(`words/${locale}`)]),
  );
  return {
    game,
    position: await ifThere('position'),
    fast: await ifThere('fast'),
    levels: bots?.levels ?? commonLevels(game),
    words: Object.fromEntries(words) as Record<Locale, AnyGameWords>,
  };
};
