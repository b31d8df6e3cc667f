import { moduleAt } from './built.ts';
import type { findGames, GameBox, openBox, openVersion } from './find-games.ts';

/** The games of this server, by id. */
export type Shelf = ReadonlyMap<string, GameBox>;

/** A module that finds games. It is named by its URL, so that worker threads can load the same one. */
interface ShelfModule {
  readonly findGames: typeof findGames;
  readonly openBox: typeof openBox;
  readonly openVersion: typeof openVersion;
}

/**
 * Loads the version of the rules that a match began with; `now` is the current version. Null: unknown here.
 */
export type OpenVersion = (now: GameBox, version: number) => Promise<GameBox | null>;

export const GAMES = moduleAt('catalogue/find-games');

export const openShelf = async (address: URL): Promise<Shelf> => {
  const { findGames: find, openBox: open } = (await import(address.href)) as ShelfModule;
  return new Map(await Promise.all(find().map(async (id) => [id, await open(id)] as const)));
};

export const versionOpener =
  (address: URL): OpenVersion =>
  async (now, version) =>
    ((await import(address.href)) as ShelfModule).openVersion(now, version);
