import { commonLevels } from '../../bots/level.ts';
import type { OpenVersion } from '../../catalogue/catalogue.ts';
import type { LoadedGame } from '../../catalogue/find-games.ts';
import type { Game, Kind } from '../../kernel/game.ts';
import { loadGame as openFirst } from './toy-catalogue.ts';
import { toy } from './toy.ts';

/**
 * The catalogue of the next release: the toy has version 2, with other options, moves and scores, and version
 * 1 is kept.
 */
export const NEXT_CATALOGUE = new URL(import.meta.url);

const first = toy as unknown as Game<Kind>;
const options = { pace: ['slow', 'quick'] };
const game: Game<Kind> = {
  ...first,
  version: 2,
  options,
  setup: (seats, _, rng) => first.setup(seats, { timed: false }, rng),
  outcome: (state) => {
    const outcome = first.outcome(state);
    return outcome && { ...outcome, scores: outcome.scores.map((score) => 10 * score) };
  },
  read: (text) => (text.startsWith('d') ? first.read(text.replace('d', 'c')) : null),
  write: (move) => first.write(move).replace('c', 'd'),
};

export { findGames } from './toy-catalogue.ts';

export const loadGame = async (): Promise<LoadedGame> => ({
  ...(await openFirst()),
  game,
  levels: commonLevels(game),
});

export const openVersion: OpenVersion = async (now, version) => {
  if (version === 1) return openFirst();
  return version === 2 ? now : null;
};
