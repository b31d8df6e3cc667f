import type { JSX } from 'preact';
import type { View } from '../../rules/race/types.ts';
import type { DuelWords } from '../../words/duel-types.ts';

/** The time for a card, shown in a duel, where it decides. */
export const CardTime = ({ view, words }: { view: View; words: DuelWords }): JSX.Element | null => {
  const ms = view.past.at(-1)?.ms;
  if (view.rules.mode !== 'duel' || ms === undefined) return null;
  return <p>{words.took(words.seconds(ms))}</p>;
};
