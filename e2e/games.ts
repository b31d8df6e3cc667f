import { existsSync, readFileSync, readdirSync } from 'node:fs';
import type { Game, Kind } from '../src/kernel/game.ts';
import { start } from '../src/kernel/match.ts';
import { isRace } from '../src/kernel/press.ts';
import { readOptions } from '../src/kernel/options.ts';
import type { AnyGameWords } from '../src/words/game-words.ts';

/** A game for these tests, found by its folder and never by name. */
export interface Tested {
  readonly id: string;
  readonly name: string;
  readonly seats: number; // the smallest number of seats
  readonly most: number; // the largest number of seats
  readonly options: readonly { readonly label: string; readonly value: string }[]; // options of its shortest match
  readonly hints: boolean; // it has hints for a first match
  readonly race: boolean; // milliseconds count: everybody needs their own device
  readonly curtain: boolean; // players see different things, and the board does not hide them by itself
}

const GAMES_FOLDER = new URL('../src/games/', import.meta.url);

const from = async <T>(id: string, file: string): Promise<T | null> => {
  const place = new URL(`${id}/${file}`, GAMES_FOLDER);
  return existsSync(place) ? ((await import(place.href)) as { default: T }).default : null;
};

/** The content of a game's e2e/short.ts. */
interface Short {
  readonly options: Readonly<Record<string, unknown>>;
}

/**
 * Reads `covers` from the source of the board. It cannot be imported, because only a bundler can load its
 * pictures.
 */
const coversItself = (id: string): boolean => {
  const board = new URL(`${id}/board/Board.tsx`, GAMES_FOLDER);
  return existsSync(board) && /^ {2}covers: true,$/m.test(readFileSync(board, 'utf8'));
};

const opened = async (id: string): Promise<Tested> => {
  const game = await from<Game<Kind>>(id, 'rules/game.ts');
  const words = await from<AnyGameWords>(id, 'words/en/words.ts');
  if (!game || !words) throw new Error(`${id} has no rules or no words`);
  const { options } = (await from<Short>(id, 'e2e/short.ts')) ?? { options: {} };
  const seats = Math.max(2, game.seats[0]);
  const header = { game: id, version: game.version, seats, options: readOptions(game, options), seed: 'e2e' };
  const { state } = start(game, header);
  const seenBy = (seat: number): string => JSON.stringify(game.view(state, seat));
  return {
    id,
    name: words.name,
    seats,
    most: game.seats[1],
    options: Object.entries(options).map(([name, value]) => ({
      label: words.options[name]?.label ?? name,
      value: String(value),
    })),
    race: isRace(game, state),
    hints: existsSync(new URL(`${id}/rules/hints.ts`, GAMES_FOLDER)),
    curtain: seenBy(0) !== seenBy(1) && !coversItself(id),
  };
};

export const GAMES: readonly Tested[] = await Promise.all(
  readdirSync(GAMES_FOLDER)
    .filter((id) => existsSync(new URL(`${id}/board/Board.tsx`, GAMES_FOLDER))) // games without a board are not offered
    .toSorted()
    .map(opened),
);
