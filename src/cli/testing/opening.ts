import type { Kind } from '../../kernel/game.ts';
import { legal, play, scene, start, type Position } from '../../kernel/match.ts';
import { readOptions } from '../../kernel/options.ts';
import { findGames, loadGame } from '../../catalogue/find-games.ts';
import { engine } from './clowder.ts';

/** The first game of the catalogue, for tests of the engine, and its first moves. */
export const [game = ''] = findGames();
export const { game: rules, position, levels, words } = await loadGame(game);
export const seats = rules.seats[0];
export const fresh = { do: 'new', game, seats, seed: 'a seed' };

const header = { game, version: rules.version, seats, options: readOptions(rules), seed: fresh.seed };
export const first: Position<Kind> = start(rules, header);
export const [firstSeat = 0] = rules.actors(first.state);
export const waiting = firstSeat === 0 ? 1 : 0;
export const openingMoves = legal(rules, scene(rules, first, firstSeat), firstSeat).map((m) =>
  rules.write(m),
);
export const [opening = ''] = openingMoves;

export const oks = (...requests: (object | string)[]): unknown[] => engine(...requests).map(({ ok }) => ok);
export const whys = (...requests: (object | string)[]): (string | undefined)[] =>
  engine(...requests).map(({ error }) => error?.why);

/** A whole match as requests: each actor makes its first legal move. */
export const aMatch = (): object[] => {
  const requests: object[] = [fresh];
  for (let now = first; !rules.outcome(now.state);) {
    const [seat = 0] = rules.actors(now.state);
    const [move] = legal(rules, scene(rules, now, seat), seat);
    requests.push({ do: 'play', seat, move: rules.write(move) });
    now = play(rules, fresh.seed, now, { by: seat, at: 0, move }) as Position<Kind>;
  }
  return requests;
};
