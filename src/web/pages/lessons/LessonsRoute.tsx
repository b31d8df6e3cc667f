import type { JSX } from 'preact';
import { useRoute } from 'preact-iso';
import { GAME_IDS } from '../../../catalogue/browser/rules.ts';
import { hasLessons } from '../../../catalogue/browser/lessons.ts';
import { NotFound } from '../../page/NotFound.tsx';
import { LessonPage } from './LessonPage.tsx';
import { LessonsPage } from './LessonsPage.tsx';

/** One lesson of a game, or all of them; without a game those of the first one. */
export const LessonsRoute = (): JSX.Element => {
  const { game = GAME_IDS.find(hasLessons) ?? '', lesson } = useRoute().params;
  if (!hasLessons(game)) return <NotFound />;
  return lesson === undefined ? (
    <LessonsPage game={game} />
  ) : (
    <LessonPage key={`${game} ${lesson}`} game={game} id={lesson} />
  );
};
