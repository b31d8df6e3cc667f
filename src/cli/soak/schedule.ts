import type { Header, Kind, Millis } from '../../kernel/game.ts';
import type { LoadedGame } from '../../catalogue/find-games.ts';
import { allHeaders } from '../fuzz/sessions.ts';
import type { PlayedBy } from './soak-match.ts';

/**
 * The settings of a soak, sent to every worker once. After that it gets numbers of matches and answers with
 * results.
 */
export interface SoakPlan {
  readonly games: readonly string[];
  readonly random: number; // matches of each game
  readonly bots: number;
  readonly ms: Millis; // a bot's thinking time
  readonly seed: string;
}

export interface Scheduled {
  readonly loaded: LoadedGame;
  readonly header: Header<Kind>;
  readonly playedBy: PlayedBy;
}

export const matchesOf = ({ games, random, bots }: SoakPlan): number => games.length * (random + bots);

/** The nth match: games in turn, and for each game all headers in turn. Each match has its own seed. */
export const scheduled = (plan: SoakPlan, loadedGames: readonly LoadedGame[], n: number): Scheduled => {
  const loaded = loadedGames[n % loadedGames.length];
  if (!loaded) throw new Error('a soak without games');
  const round = Math.floor(n / loadedGames.length);
  const playedBy = round < plan.random ? 'random' : 'bots';
  const ways = allHeaders(loaded, `${plan.seed}/${n}`);
  const header = ways[(playedBy === 'random' ? round : round - plan.random) % ways.length];
  if (!header) throw new Error(`${loaded.game.id} can be begun in no way`);
  return { loaded, header, playedBy };
};
