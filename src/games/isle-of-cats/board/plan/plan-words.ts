import type { IsleProps } from '../props/props.ts';
import type { Planning } from './usePlan.ts';

/** The text of the confirm button; null if it does nothing now. */
export const planWords = (
  { words: { board } }: IsleProps,
  { next, trial, holding, deal, chosen, tokens }: Planning,
): { readonly verb: string; readonly label: string } | null => {
  const words = board.table;
  if (trial.on)
    return holding.set && holding.fits ? { verb: words.trial.verb, label: words.trial.verb } : null;
  const [first] = next;
  if (!first) return null;
  if (deal?.what === 'lay' && next.at(-1)?.do === 'done') return words.lay(chosen.length, tokens.length);
  return words.plan(first, board);
};
