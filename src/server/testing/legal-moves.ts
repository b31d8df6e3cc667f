import type { Kind, Scene, Seat } from '../../kernel/game.ts';
import { legal } from '../../kernel/match.ts';
import { findGames, openBox, type GameBox } from '../../catalogue/find-games.ts';

/** The first game of the catalogue: tests of the server know no game by name. */
export const someGame = async (): Promise<GameBox> => {
  const [id] = findGames();
  if (id === undefined) throw new Error('there are no games');
  return openBox(id);
};

/** The legal moves of this seat in notation. */
export const legalMoves = ({ game }: GameBox, now: Scene<Kind>, seat: Seat): string[] =>
  legal(game, now, seat).map((move) => game.write(move));
