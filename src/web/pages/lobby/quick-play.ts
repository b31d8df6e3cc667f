import { quickMatchOf } from '../../../kernel/abilities.ts';
import { loadGame } from '../../../catalogue/browser/rules.ts';
import { tablePath, type Lobby } from '../../../protocol/api.ts';
import { settings } from '../../preferences/settings.ts';
import { readLobby } from '../../table/api.ts';
import { createLocal } from '../../table/create-local.ts';
import { listMatches } from '../../table/local-store.ts';

/** Starts a match in this browser: I take the first seat, bots of the chosen level take the others. */
export const quickPlay = async (game: string): Promise<string> => {
  const { seats, firstOptions } = quickMatchOf(await loadGame(game));
  const { level, name } = settings.value;
  const id = await createLocal({
    game,
    seats: [
      { kind: 'person', name },
      ...Array.from({ length: seats - 1 }, () => ({ kind: 'bot', level }) as const),
    ],
    ...(firstOptions && (await isFirstMatch(game)) ? { options: { ...firstOptions } } : {}),
  });
  return tablePath(id);
};

const PATIENCE = 1_000; // a click starts the match at once, also with a server that never answers

/**
 * False for somebody who has finished a match of this game, here or on the server, or who wants no hints. A server that
 * does not answer in time counts as one without matches.
 */
const isFirstMatch = async (game: string): Promise<boolean> => {
  if (!settings.value.hints) return false;
  const here = await listMatches();
  if (here.some((match) => match.game === game && match.outcome !== null)) return false;
  const finished = await Promise.race([finishedOnServer(), after(PATIENCE)]);
  return finished.every((table) => table.game !== game);
};

const finishedOnServer = (): Promise<Lobby['finished']> =>
  readLobby().then(
    ({ finished }) => finished,
    () => [],
  );

const after = (wait: number): Promise<readonly []> =>
  new Promise((done) => {
    setTimeout(() => done([]), wait);
  });
