import type { Rng } from '../../../kernel/game.ts';
import { OWN } from '../cards.ts';
import { dealOf } from '../duel/deal.ts';
import type { Duel } from '../duel/types.ts';
import type { Figure } from '../figure.ts';
import type { Options } from '../types.ts';
import { writeLink } from './link.ts';

/** A drawn card to be solved alone against the clock: a duel with one seat and one card. */
export const puzzleOf = (figure: Figure, options: Options, rng: Rng): Duel => {
  const rules: Options = { ...options, mode: 'duel' };
  return { rules, deals: [dealOf(OWN + writeLink(figure), rules, rng)], runs: [{ stage: 'waiting' }] };
};
