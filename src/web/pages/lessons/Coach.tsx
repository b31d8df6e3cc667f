import type { JSX } from 'preact';
import type { TaskVerdict } from '../../../kernel/lesson.ts';
import type { OneLessonWords } from '../../../words/lesson-words.ts';
import { Cat } from '../../art/Cat.tsx';
import { Thing } from '../../art/Thing.tsx';
import type { Help, TaskProps } from './task-props.ts';

type SaidTask = OneLessonWords['tasks'][string];

interface CoachProps extends TaskProps {
  readonly words: SaidTask;
  readonly verdict: TaskVerdict;
  readonly help: Help;
}

/** The answer to a try that missed its goal. */
export const answerTo = (words: SaidTask, verdict: TaskVerdict): string =>
  (verdict.is === 'missed' && verdict.wrong !== null && words.wrong?.[verdict.wrong]) || words.missed;

/** The task, and the words of the cat about it: at most one thing at a time. */
export const Coach = (props: CoachProps): JSX.Element => {
  const { said, at, t, words, verdict, help } = props;
  const reached = verdict.is === 'reached';
  const heard = verdict.is === 'missed' ? answerTo(words, verdict) : help === 'none' ? null : words.hint;
  return (
    <>
      <Pips count={Object.keys(said.tasks).length} at={at} reached={reached} label={t.stepOf} />
      {reached ? (
        <Smile {...props} />
      ) : (
        <>
          <section class={`panel panel--pad pz__card ${verdict.is === 'on' ? 'is-turn' : ''}`}>
            <h2 class="pz__goal">{words.goal}</h2>
            <p class="pz__text">{words.text}</p>
          </section>
          {heard !== null && (
            <div class="ls__coach">
              <Cat coat="siamese" mood={verdict.is === 'missed' ? 'alert' : 'calm'} size={84} />
              <p class="ls__says">
                <b>{verdict.is === 'missed' ? t.almost : t.hint}.</b> {heard}
              </p>
            </div>
          )}
        </>
      )}
    </>
  );
};

const Smile = ({ at, t, said, words }: CoachProps): JSX.Element => {
  const last = at + 1 === Object.keys(said.tasks).length;
  return (
    <section class="panel panel--pad pz__card pz__card--solved ls__smile">
      <div class="pz__told">
        <Cat coat="tuxedo" mood="smug" size={72} />
        <h2 class="pz__goal">{t.smiles[at % t.smiles.length]}</h2>
        {[0, 1, 2].map((paw) => (
          <span key={paw} class="ls__paw" style={{ '--paw': paw }} aria-hidden="true">
            <Thing name="paw" size={22} />
          </span>
        ))}
      </div>
      <p>{words.smile}</p>
      {last && <p class="small">{t.finished}</p>}
    </section>
  );
};

interface PipsProps {
  readonly count: number;
  readonly at: number;
  readonly reached: boolean;
  readonly label: (step: number, all: number) => string;
}

/** How far the lesson has come. */
const Pips = ({ count, at, reached, label }: PipsProps): JSX.Element | null =>
  count < 2 ? null : (
    <div class="ls__pips" role="img" aria-label={label(at + 1, count)}>
      {Array.from({ length: count }, (_, i) => (
        <span
          key={i}
          class={i < at || (i === at && reached) ? 'ls__pip--done' : i === at ? 'ls__pip--now' : ''}
        />
      ))}
    </div>
  );
