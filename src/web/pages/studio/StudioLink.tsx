import type { JSX } from 'preact';
import { hasStudio } from '../../../catalogue/browser/boards.ts';
import { nameOf, words } from '../../preferences/language.ts';
import './studio-link.css';

/** The link to a game's own studio; nothing if it has none. */
export const StudioLink = ({ game }: { game: string }): JSX.Element | null => {
  if (!hasStudio(game)) return null;
  const { make } = words.value.studio;
  return (
    <a class="small studio-link" href={`/games/${game}/studio`} aria-label={`${make}: ${nameOf(game)}`}>
      {make}
    </a>
  );
};
