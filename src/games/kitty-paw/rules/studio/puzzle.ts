import type { Rng } from '../../../../kernel/game.ts';
import { OWN } from '../cards/cards.ts';
import { dealOf } from '../duel/deal.ts';
import type { Duel } from '../duel/types.ts';
import type { Figure } from '../cards/figure.ts';
import type { Options } from '../race/types.ts';
import { writeLink } from '../cards/link.ts';

export const PUZZLE_OPTIONS: Options = {
  mode: 'duel',
  deck: 'stacked',
  levelTwo: 'a',
  endCount: 'all',
  tieBreak: 'rounds',
  touch: 'last',
  headStart: 0,
  headStartFor: 1,
};

/** A drawn card to be solved alone against the clock: a duel with one seat and one card. */
export const puzzleOf = (figure: Figure, rng: Rng): Duel => ({
  rules: PUZZLE_OPTIONS,
  deals: [dealOf(OWN + writeLink(figure), rng)],
  runs: [{ stage: 'waiting' }],
});
