import type { JSX } from 'preact';
import { hasLessons } from '../../../catalogue/browser/lessons.ts';
import { words } from '../../preferences/language.ts';
import { lessonsDone } from './lesson-progress.ts';

/** After a match, for a person who has not begun the lessons of this game. */
export const FirstLessons = ({ game }: { game: string }): JSX.Element | null =>
  hasLessons(game) && Object.keys(lessonsDone(game)).length === 0 ? (
    <a class="btn btn--quiet" href={`/lessons/${game}`}>
      {words.value.home.lessons}
    </a>
  ) : null;
