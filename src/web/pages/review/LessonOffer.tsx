import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { hasLessons, loadLessons, loadLessonWords } from '../../../catalogue/browser/lessons.ts';
import { lessonFinder } from '../../../review/lesson-for.ts';
import { Icon } from '../../page/Icon.tsx';
import { useLoaded } from '../../page/useLoaded.ts';
import { locale } from '../../preferences/language.ts';
import { useLessonPageWords } from '../lessons/lesson-words.ts';
import type { Looking } from './looking.ts';
import type { Counted } from './useMoments.ts';

interface OfferProps {
  readonly looking: Looking;
  readonly counted: Counted;
}

/** Two minutes on what most of the mistakes were about, if there is a lesson about it. */
export const LessonOffer = ({ looking, counted }: OfferProps): JSX.Element | null => {
  const { watched, match, seat } = looking;
  const { id } = watched.game;
  const t = useLessonPageWords();
  const book = useLoaded(
    async () =>
      hasLessons(id)
        ? { lessons: await loadLessons(id), words: await loadLessonWords(id, locale.value) }
        : null,
    `${id} ${locale.value}`,
  );
  const here = book.is === 'here' ? book.value : null;
  const find = useMemo(() => here && lessonFinder(watched.game, match, here.lessons), [here, watched, match]);
  const found = useMemo(() => find && find(counted.sure, seat), [find, seat, counted.done]);
  const title = found && here?.words[found.lesson]?.title;
  if (!found || !t || title === undefined || title === null) return null;
  return (
    <p class="stack">
      <a class="btn" href={`/lessons/${id}/${found.lesson}`}>
        <Icon name="hint" />
        {t.minutesOn(title)}
      </a>
      <span class="small">{t.because(found.mistakes)}</span>
    </p>
  );
};
