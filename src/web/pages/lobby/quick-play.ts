import { loadGame } from '../../../catalogue/browser/rules.ts';
import { settings } from '../../preferences/settings.ts';
import { createLocal } from '../../table/local-match.ts';
import { tablePath } from '../../../protocol/api.ts';

/** Starts a match in this browser: I take the first seat, bots of the chosen level take the others. */
export const quickPlay = async (game: string): Promise<string> => {
  const { seats } = await loadGame(game);
  const { level, name } = settings.value;
  const rivals = Math.max(1, seats[0] - 1);
  const id = await createLocal({
    game,
    seats: [
      { kind: 'person', name },
      ...Array.from({ length: rivals }, () => ({ kind: 'bot', level }) as const),
    ],
  });
  return tablePath(id);
};
