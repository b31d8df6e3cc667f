import { random } from '../../bots/random.ts';
import { freeze } from '../../kernel/freeze.ts';
import type { Header, Kind, Rng } from '../../kernel/game.ts';
import { allOptions } from '../../kernel/options.ts';
import type { LoadedGame } from '../../catalogue/find-games.ts';
import { playBots, type Players } from '../matches/bot-match.ts';
import { begin, type Session } from '../engine/session.ts';

/** Every way to begin a match of a game: all options, every number of seats. */
export const allHeaders = ({ game }: LoadedGame, seed: string): Header<Kind>[] =>
  allOptions(game).flatMap((options) =>
    Array.from({ length: game.seats[1] - game.seats[0] + 1 }, (_, more) => ({
      game: game.id,
      version: game.version,
      seats: game.seats[0] + more,
      options,
      seed,
    })),
  );

const TURNS_AT_MOST = 120;

/** A match stopped at a random step, frozen: code that writes into it fails at that line. */
export const someSession = (loaded: LoadedGame, header: Header<Kind>, rng: Rng): Session => {
  const bot = random(loaded.game);
  const players = {
    botOf: () => bot,
    ask: askAtOnce,
    turns: rng.int(TURNS_AT_MOST),
  };
  const { last, entries } = playBots(loaded, header, players, rng);
  return { ...begin(loaded, header), now: freeze(last), entries };
};

/** Random bots need no time to think. */
const askAtOnce: Players['ask'] = (_seat, bot) => bot(() => false);
