import type { Kind, Scene, Seat } from '../../kernel/game.ts';
import { legal } from '../../kernel/match.ts';
import { findGames, loadGame, type LoadedGame } from '../../catalogue/find-games.ts';

/** The first game of the catalogue: tests of the server know no game by name. */
export const someGame = async (): Promise<LoadedGame> => {
  const [id] = findGames();
  if (id === undefined) throw new Error('there are no games');
  return loadGame(id);
};

/** The legal moves of this seat in notation. */
export const legalMoves = ({ game }: LoadedGame, now: Scene<Kind>, seat: Seat): string[] =>
  legal(game, now, seat).map((move) => game.write(move));
