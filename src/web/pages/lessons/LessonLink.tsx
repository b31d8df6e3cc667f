import type { JSX } from 'preact';
import { hasLessons } from '../../../catalogue/browser/lessons.ts';
import { nameOf, words } from '../../preferences/language.ts';
import '../studio/studio-link.css';

/** The link to a game's lessons; nothing if it has none. */
export const LessonLink = ({ game }: { game: string }): JSX.Element | null => {
  if (!hasLessons(game)) return null;
  const { lessons } = words.value.home;
  return (
    <a class="small studio-link" href={`/lessons/${game}`} aria-label={`${lessons}: ${nameOf(game)}`}>
      {lessons}
    </a>
  );
};
