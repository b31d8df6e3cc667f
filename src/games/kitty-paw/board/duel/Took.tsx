import type { JSX } from 'preact';
import type { Locale } from '../../../../words/plural.ts';
import type { View } from '../../rules/race/types.ts';
import { DUEL_WORDS } from './words.ts';

/** In a duel the time is what counts. */
export const Took = ({ view, locale }: { view: View; locale: Locale }): JSX.Element | null => {
  const ms = view.past.at(-1)?.ms;
  if (view.rules.mode !== 'duel' || ms === undefined) return null;
  const words = DUEL_WORDS[locale];
  return <p>{words.took(words.seconds(ms))}</p>;
};
