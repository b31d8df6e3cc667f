import { moduleAt } from './module-urls.ts';
import type { findGames, LoadedGame, loadGame, openVersion } from './find-games.ts';

/** The games of this server, by id. */
export type Catalogue = ReadonlyMap<string, LoadedGame>;

/** A module that finds games. It is named by its URL, so that worker threads can load the same one. */
interface CatalogueModule {
  readonly findGames: typeof findGames;
  readonly loadGame: typeof loadGame;
  readonly openVersion: typeof openVersion;
}

/**
 * Loads the version of the rules that a match began with; `now` is the current version. Null: unknown here.
 */
export type OpenVersion = (now: LoadedGame, version: number) => Promise<LoadedGame | null>;

export const GAMES = moduleAt('catalogue/find-games');

export const openCatalogue = async (address: URL): Promise<Catalogue> => {
  const { findGames: find, loadGame: open } = (await import(address.href)) as CatalogueModule;
  return new Map(await Promise.all(find().map(async (id) => [id, await open(id)] as const)));
};

export const versionOpener =
  (address: URL): OpenVersion =>
  async (now, version) =>
    ((await import(address.href)) as CatalogueModule).openVersion(now, version);
