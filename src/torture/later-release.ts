import type { OpenVersion } from '../catalogue/catalogue.ts';
import {
  loadGame as loadToday,
  openVersion as openTodays,
  type LoadedGame,
} from '../catalogue/find-games.ts';
import { raised } from './raised-rules.ts';

/**
 * The games of a server that was updated TORTURE_RELEASE times during the run: each update raised the version of every game
 * and kept the ones before.
 */

export { findGames } from '../catalogue/find-games.ts';

const RELEASES = Number(process.env['TORTURE_RELEASE']);

const after = (today: LoadedGame, releases: number): LoadedGame => ({
  ...today,
  game: raised(today.game, releases),
});

export const loadGame = async (id: string): Promise<LoadedGame> => after(await loadToday(id), RELEASES);

export const openVersion: OpenVersion = async (now, version) => {
  const today = await loadToday(now.game.id);
  const releases = version - today.game.version;
  if (releases < 0) return openTodays(today, version);
  return releases <= RELEASES ? after(today, releases) : null;
};
