import type { JSX } from 'preact';
import { hasLessons, loadLessonWords } from '../../../catalogue/browser/lessons.ts';
import { GAME_IDS } from '../../../catalogue/browser/rules.ts';
import type { LessonWords } from '../../../words/lesson-words.ts';
import '../../kit/kit.css';
import { locale, nameOf, words } from '../../preferences/language.ts';
import { Cover } from '../../page/Cover.tsx';
import { Frame, PageBar } from '../../page/Frame.tsx';
import { Foot } from '../../page/Navigation.tsx';
import { Notice } from '../../page/Notice.tsx';
import { Skeleton } from '../../page/Skeleton.tsx';
import { useLoaded } from '../../page/useLoaded.ts';
import type { LessonPageWords } from '../../words/lessons.en.ts';
import { Blanket } from './Blanket.tsx';
import { countFinished, lessonsDone } from './lesson-progress.ts';
import { useLessonPageWords } from './lesson-words.ts';
import './lessons.css';

type AllLessonWords = Readonly<Record<string, LessonWords>>; // by game

const TAUGHT = GAME_IDS.filter(hasLessons);

const load = async (): Promise<AllLessonWords> =>
  Object.fromEntries(
    await Promise.all(TAUGHT.map(async (id) => [id, await loadLessonWords(id, locale.value)] as const)),
  );

/** The lessons of a game as patches of a blanket. */
export const LessonsPage = ({ game }: { game: string }): JSX.Element => {
  const t = useLessonPageWords();
  const loaded = useLoaded(load, locale.value);
  const all = loaded.is === 'here' ? loaded.value : null;
  const title = t?.title ?? words.value.home.lessons;
  return (
    <Frame
      title={`${title} · ${nameOf(game)}`}
      bar={<PageBar name={title} sub={nameOf(game)} rules={`/rules/${game}`} />}
      main="lessons"
      foot={<Foot here="elsewhere" />}
    >
      {all && t ? (
        <>
          <Games all={all} chosen={game} t={t} />
          <Blanket game={game} lessons={all[game] ?? {}} t={t} />
        </>
      ) : loaded.is === 'failed' ? (
        <Notice title={title} text={words.value.problems['server-error']} />
      ) : (
        <Skeleton lines={8} />
      )}
    </Frame>
  );
};

interface GamesProps {
  readonly all: AllLessonWords;
  readonly chosen: string;
  readonly t: LessonPageWords;
}

const Games = ({ all, chosen, t }: GamesProps): JSX.Element => (
  <nav class="lessons__games" aria-label={t.games}>
    <ul>
      {TAUGHT.map((game) => (
        <li key={game}>
          <a
            class="lessons__game"
            href={`/lessons/${game}`}
            aria-current={game === chosen ? 'page' : undefined}
          >
            <span class="cover-frame lessons__cover" aria-hidden="true">
              <Cover game={game} />
            </span>
            <span>
              {nameOf(game)}
              <small>
                {t.sewn(
                  countFinished(all[game] ?? {}, lessonsDone(game)),
                  Object.keys(all[game] ?? {}).length,
                )}
              </small>
            </span>
          </a>
        </li>
      ))}
    </ul>
    <p class="small">{t.free}</p>
  </nav>
);
