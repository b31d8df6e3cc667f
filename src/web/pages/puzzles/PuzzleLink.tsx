import type { JSX } from 'preact';
import { hasPuzzles } from '../../../catalogue/browser/rules.ts';
import { nameOf, words } from '../../preferences/language.ts';
import '../studio/studio-link.css';

/** The link to a game's puzzles; nothing if it has none. */
export const PuzzleLink = ({ game }: { game: string }): JSX.Element | null => {
  if (!hasPuzzles(game)) return null;
  const { puzzles } = words.value.home;
  return (
    <a class="small studio-link" href={`/puzzles/${game}`} aria-label={`${puzzles}: ${nameOf(game)}`}>
      {puzzles}
    </a>
  );
};
