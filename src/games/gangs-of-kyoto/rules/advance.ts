import type { AdvanceAnswers } from '../../../kernel/abilities.ts';
import { wouldBeLate } from './row.ts';
import type { GangsOfKyoto } from './types.ts';

export const ANSWERS = ['refuse-late', 'take', 'refuse'] as const;

/**
 * Cards from others can be taken or refused before they come. [K38] A card that one turns over oneself in the own turn is no
 * such question.
 */
export const advance: AdvanceAnswers<GangsOfKyoto>['advance'] = {
  answers: ANSWERS,
  move: ({ phase, players, rules, active }, seat, answer) => {
    const player = players[seat];
    if (phase.name !== 'veto' || phase.seat !== seat || seat === active || !player) return null;
    const refuses =
      answer === 'refuse' || (answer === 'refuse-late' && wouldBeLate(rules, player, phase.card));
    return { do: refuses ? 'refuse' : 'take' };
  },
};
