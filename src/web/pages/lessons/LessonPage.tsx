import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { loadBoard } from '../../../catalogue/browser/boards.ts';
import { loadLessons, loadLessonWords } from '../../../catalogue/browser/lessons.ts';
import { loadGame } from '../../../catalogue/browser/rules.ts';
import '../../kit/kit.css';
import { locale, nameOf, openWords, words } from '../../preferences/language.ts';
import { Frame, PageBar } from '../../page/Frame.tsx';
import { Notice } from '../../page/Notice.tsx';
import { Skeleton } from '../../page/Skeleton.tsx';
import { useLoaded } from '../../page/useLoaded.ts';
import type { LessonPageWords } from '../../words/lessons.en.ts';
import type { LessonBook } from './lesson-book.ts';
import { lessonsDone } from './lesson-progress.ts';
import { useLessonPageWords } from './lesson-words.ts';
import { TaskPage } from './TaskPage.tsx';
import './lessons.css';

const load = async (id: string): Promise<LessonBook | null> => {
  const [game, board, lessons, said] = await Promise.all([
    loadGame(id),
    loadBoard(id),
    loadLessons(id),
    loadLessonWords(id, locale.value),
    openWords(id),
  ]);
  return board && { game, board, lessons, words: said };
};

interface LessonPageProps {
  readonly game: string;
  readonly id: string;
}

/** One lesson of a game. */
export const LessonPage = ({ game, id }: LessonPageProps): JSX.Element => {
  const t = useLessonPageWords();
  const book = useLoaded(() => load(game), `${game} ${locale.value}`);
  const ready = book.is === 'here' && t ? book.value : null;
  const number = ready ? Object.keys(ready.lessons).indexOf(id) + 1 : 0;
  const title = t && number > 0 ? t.lessonOf(number, nameOf(game)) : nameOf(game);
  return (
    <Frame
      title={title}
      class="table"
      board={{ page: 'puzzle', game }}
      bar={
        <PageBar
          name={title}
          sub={<Sub game={game} title={ready?.words[id]?.title} />}
          rules={`/rules/${game}`}
        />
      }
      main={`pz ls ${lookOf(ready)}`}
    >
      {ready && t ? (
        <Tasks book={ready} id={id} t={t} />
      ) : book.is === 'failed' ? (
        <Notice title={nameOf(game)} text={words.value.problems['server-error']} />
      ) : (
        <Skeleton lines={6} />
      )}
    </Frame>
  );
};

/** Boards over the whole width of a table get the width here too; one that holds everything has no tray. */
const lookOf = (book: LessonBook | null): string => {
  const layout = book?.board.layout;
  return layout === 'full-width' || layout === 'tray-below'
    ? 'ls--wide'
    : layout === 'line-below'
      ? 'ls--whole'
      : '';
};

const Sub = ({ game, title }: { game: string; title: string | undefined }): JSX.Element | null =>
  title === undefined ? null : <a href={`/lessons/${game}`}>{title}</a>;

interface TasksProps {
  readonly book: LessonBook;
  readonly id: string;
  readonly t: LessonPageWords;
}

/** The tasks of a lesson one after the other. A lesson that was begun goes on where it stopped. */
const Tasks = ({ book, id, t }: TasksProps): JSX.Element => {
  const lesson = book.lessons[id];
  const keys = Object.keys(lesson?.tasks ?? {});
  const [at, setAt] = useState(() => {
    const done = lessonsDone(book.game.id)[id] ?? 0;
    return done < keys.length ? done : 0;
  });
  const task = lesson?.tasks[keys[at] ?? ''];
  const said = book.words[id];
  if (!lesson || !task || !said) return <Notice title={t.title} text={t.none} />;
  return <TaskPage key={at} {...{ book, id, lesson, said, task, at, t }} go={setAt} />;
};
