import type { Seat } from '../../../kernel/game.ts';
import type { MatchEnd } from '../../../web/kit/ending.ts';
import { squareName } from '../rules/notation.ts';
import type { Boop, Event } from '../rules/types.ts';
import type { BoopWords } from '../words/types.ts';

type BoopEnd = MatchEnd<Boop, BoopWords>;

/** The kittens of a player that have grown up. */
export const grownUp = ({ steps }: BoopEnd, seat: Seat): number => {
  const kittens = (event: Event): number =>
    event.what === 'grew-up' && event.seat === seat ? event.kittens : 0;
  return steps.flatMap(({ events }) => events).reduce((sum, event) => sum + kittens(event), 0);
};

/** The row that won and the number of moves; and a kind word to somebody who lost. */
export const rowAndKindWord = (end: BoopEnd): string => {
  const { steps, viewer, words } = end;
  const { end: how } = end.scene.view;
  const row = how && 'winner' in how ? how.squares.map(squareName) : [];
  const { after, kind } = words.board.ending;
  const said = after(steps.length, row);
  const lost = how !== null && 'winner' in how && viewer !== 'spectator' && how.winner !== viewer;
  return lost ? `${said}. ${kind(grownUp(end, viewer))}` : said;
};
