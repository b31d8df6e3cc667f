import type { AdvanceAnswers } from '../../../kernel/abilities.ts';
import { askedSeats } from './island/island.ts';
import type { Isle } from './state/types.ts';

export const ANSWERS = ['ready'] as const;

/** Ready checks can be answered before they come, but for the last one: nothing can be played after it. [A14] */
export const advance: AdvanceAnswers<Isle>['advance'] = {
  answers: ANSWERS,
  move: (view, seat) => {
    const { phase } = view;
    const asked = phase.name === 'ready' && phase.before !== 'end' && askedSeats(view).includes(seat);
    return asked && !view.pending.length ? { do: 'ready' } : null;
  },
};
