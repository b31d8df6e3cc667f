import type { Kind, Scene, Seat } from '../../kernel/game.ts';
import { legal } from '../../kernel/match.ts';
import { findGames, openBox, type GameBox } from '../../catalogue/find-games.ts';

/** The first game on the shelf, whatever it is: tests of the server know none by name. */
export const someGame = async (): Promise<GameBox> => {
  const [id] = findGames();
  if (id === undefined) throw new Error('there are no games');
  return openBox(id);
};

/** Everything this seat can do, in writing. */
export const legalMoves = ({ game }: GameBox, now: Scene<Kind>, seat: Seat): string[] =>
  legal(game, now, seat).map((move) => game.write(move));
