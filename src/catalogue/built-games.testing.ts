import type { LoadedGame } from './find-games.ts';
import { builtAt } from './module-urls.ts';

/**
 * A game as it is built before the tests, which is what players get. The test runner makes sources two to four times as
 * slow, so tests that play whole matches use this.
 */
export const loadBuiltGame = async (id: string): Promise<LoadedGame> => {
  const { loadGame } = (await import(
    builtAt('catalogue/find-games.js').href
  )) as typeof import('./find-games.ts');
  return loadGame(id);
};
