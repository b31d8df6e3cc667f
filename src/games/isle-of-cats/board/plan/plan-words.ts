import type { BoardProps } from '../../../../web/kit/board.ts';
import { THINGS, WORDS } from '../words.ts';
import type { Isle } from '../../rules/state/types.ts';
import type { Planning } from './usePlan.ts';

/** What the big button says, or null if there is nothing to do with it. */
export const planWords = (
  { locale }: BoardProps<Isle>,
  { next, trial, holding, deal }: Planning,
): { readonly verb: string; readonly label: string } | null => {
  const words = WORDS[locale];
  if (trial.on)
    return holding.set && holding.fits ? { verb: words.trial.verb, label: words.trial.verb } : null;
  const [first] = next;
  if (!first) return null;
  if (deal?.what === 'lay' && next.at(-1)?.do === 'done') return words.lay(next.length - 1);
  return words.plan(first, THINGS[locale]);
};
