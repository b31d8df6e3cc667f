import type { GameInfo } from '../../../protocol/api.ts';
import { countLevels, GAME_IDS, loadGame } from '../../../catalogue/browser/rules.ts';
import { useLoaded } from '../../page/useLoaded.ts';
import { readGames } from '../../table/api.ts';

/** What a card says of a game before its rules are fetched. */
export type GameFacts = Pick<GameInfo, 'id' | 'seats' | 'minutes' | 'levels'>;

/** From the server in one short answer; without it from the rules and bots themselves, which are kept for offline play. */
const load = (): Promise<readonly GameFacts[]> =>
  readGames().catch(() =>
    Promise.all(
      GAME_IDS.map(async (id) => {
        const { seats, minutes = null } = await loadGame(id);
        return { id, seats, minutes, levels: await countLevels(id) };
      }),
    ),
  );

/** Null while they are on their way. */
export const useGameFacts = (): readonly GameFacts[] | null => {
  const facts = useLoaded(load, '');
  return facts.is === 'here' ? facts.value : null;
};
