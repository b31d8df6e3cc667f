import type { Rng } from '../../../../kernel/game.ts';
import { OWN } from '../cards/cards.ts';
import { dealOf } from '../duel/deal.ts';
import type { Duel } from '../duel/types.ts';
import type { Figure } from '../cards/figure.ts';
import { PLAIN_OPTIONS } from '../race/plain-options.ts';
import type { Options } from '../race/types.ts';
import { writeLink } from '../cards/link.ts';

export const PUZZLE_OPTIONS: Options = { ...PLAIN_OPTIONS, mode: 'duel' };

/** A drawn card to be solved alone against the clock: a duel with one seat and one card. */
export const puzzleOf = (figure: Figure, rng: Rng): Duel => ({
  rules: PUZZLE_OPTIONS,
  deals: [dealOf(OWN + writeLink(figure), rng)],
  runs: [{ stage: 'waiting' }],
});
