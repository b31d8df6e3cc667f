import type { JSX } from 'preact';
import type { LessonWords, OneLessonWords } from '../../../words/lesson-words.ts';
import { Cat } from '../../art/Cat.tsx';
import type { Coat } from '../../art/base/coats.ts';
import { Thing } from '../../art/Thing.tsx';
import { nameOf } from '../../preferences/language.ts';
import type { LessonPageWords } from '../../words/lessons.en.ts';
import { isFinished, lessonsDone, nextLesson, tasksIn } from './lesson-progress.ts';
import './blanket.css';

interface BlanketProps {
  readonly game: string;
  readonly lessons: LessonWords;
  readonly t: LessonPageWords;
}

type State = 'done' | 'now' | 'later';

/** Finished lessons are sewn on, the next one is lit, the others sleep. Nothing is locked. */
export const Blanket = ({ game, lessons, t }: BlanketProps): JSX.Element => {
  const progress = lessonsDone(game);
  const next = nextLesson(lessons, progress);
  const stateOf = (id: string): State =>
    isFinished(lessons, progress, id) ? 'done' : id === next ? 'now' : 'later';
  return (
    <section class="stack" aria-labelledby="blanket">
      <h2 id="blanket" class="h1">
        {t.blanketOf(nameOf(game))}
      </h2>
      {next === null && <p>{t.allSewn}</p>}
      <ol class="blanket">
        {Object.entries(lessons).map(([id, said], i) => (
          <li key={id}>
            <Patch {...{ game, id, said, t }} number={i + 1} state={stateOf(id)} done={progress[id] ?? 0} />
          </li>
        ))}
      </ol>
    </section>
  );
};

interface PatchProps {
  readonly game: string;
  readonly id: string;
  readonly said: OneLessonWords;
  readonly number: number;
  readonly state: State;
  readonly done: number; // tasks
  readonly t: LessonPageWords;
}

const COATS: readonly Coat[] = ['ginger', 'grey', 'calico', 'tuxedo', 'siamese'];
const MOODS = { done: 'smug', now: 'alert', later: 'asleep' } as const;

const Patch = ({ game, id, said, number, state, done, t }: PatchProps): JSX.Element => (
  <a class={`blanket-patch blanket-patch--${state}`} href={`/lessons/${game}/${id}`} data-shade={number % 3}>
    <small>
      {number}
      <span class="sr"> {t.is[state]}</span>
    </small>
    <b>{said.title}</b>
    <small>{said.about}</small>
    <span class="blanket-patch__foot">
      <Cat coat={COATS[number % COATS.length] ?? 'ginger'} pose="kitten" mood={MOODS[state]} size={64} />
      {state === 'done' && <Thing name="paw" size={30} />}
      {state === 'now' && (
        <span class="btn btn--primary" aria-hidden="true">
          {done > 0 ? t.stepOf(done + 1, tasksIn(said)) : t.begin}
        </span>
      )}
    </span>
  </a>
);
