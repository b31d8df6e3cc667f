import type { JSX } from 'preact';
import { hasAnalysis } from '../../catalogue/browser/analysis.ts';
import { nameOf, words } from '../preferences/language.ts';

/** The link to a game's analysis, beside that to its puzzles; nothing if it has none. */
export const ToAnalysis = ({ game }: { readonly game: string }): JSX.Element | null => {
  if (!hasAnalysis(game)) return null;
  const { analysis } = words.value.rulesPage;
  return (
    <a class="small studio-link" href={`/analysis/${game}`} aria-label={`${analysis}: ${nameOf(game)}`}>
      {analysis}
    </a>
  );
};
