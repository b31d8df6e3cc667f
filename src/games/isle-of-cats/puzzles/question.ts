import { defined } from '../../../kernel/defined.ts';
import type { Answer } from '../../../kernel/puzzle.ts';
import type { Question } from '../../../kernel/weighed-puzzle.ts';
import { legalSpots } from '../rules/boat/cover.ts';
import { write } from '../rules/notation.ts';
import { scoreParts, sumOf } from '../rules/score.ts';
import type { Isle, Placed, State } from '../rules/state/types.ts';
import { readPlace } from './place-text.ts';

const SOLVER = 0;

/** The points of a boat if the match ended now. */
const pointsWith = (state: State, tiles: readonly Placed[]): number =>
  sumOf(
    scoreParts(
      { ...state, players: state.players.with(SOLVER, { ...defined(state.players[SOLVER]), tiles }) },
      SOLVER,
    ),
  );

/** The worth of a place is the points with the tile there, less those without it. */
const weigh = (state: State): readonly Answer<Isle>[] => {
  const asked = state.pending.at(-1);
  if (asked?.ask !== 'drawn-tile') return [];
  const { tile } = asked;
  const { tiles } = defined(state.players[SOLVER]);
  const before = pointsWith(state, tiles);
  return legalSpots(tiles, tile, false).map((spot) => ({
    move: { do: 'place', tile, ...spot },
    worth: pointsWith(state, [...tiles, { tile, ...spot }]) - before,
  }));
};

/** Where a tile is worth most. Every place is tried and scored by the rules. */
export const WORTH_MOST: Question<Isle> = {
  unit: 'points',
  within: 0,
  clear: 2,
  least: 3,
  choices: 20,
  mostRight: 3,
  shown: 3,
  rules: { cat: 'families', treasure: 'minus' },
  open: ({ where }) => ({ ...readPlace(where), turns: 1 }),
  weigh: (_goal, state) => weigh(state),
  write,
};
