import type { GameInfo } from '../../../protocol/api.ts';
import { GAME_IDS, loadGame } from '../../../catalogue/browser/rules.ts';
import { useLoaded } from '../../page/useLoaded.ts';
import { readGames } from '../../table/api.ts';

/** Facts for the card of a game, known before its rules are loaded. */
export type GameFacts = Pick<GameInfo, 'id' | 'seats' | 'minutes' | 'levels'>;

/** From the server in one short answer; offline from the rules and bots themselves, which are cached. */
const load = (): Promise<readonly GameFacts[]> =>
  readGames().catch(() => Promise.all(GAME_IDS.map((id) => factsOf(id))));

const factsOf = async (id: string): Promise<GameFacts> => {
  const [{ seats, minutes }, { countLevels }] = await Promise.all([
    loadGame(id),
    import('../../../catalogue/browser/bots.ts'), // no part of the first load
  ]);
  return { id, seats, minutes, levels: await countLevels(id) };
};

/** Null while loading. */
export const useGameFacts = (): readonly GameFacts[] | null => {
  const facts = useLoaded(load, '');
  return facts.is === 'here' ? facts.value : null;
};
