import type { JSX } from 'preact';
import { useLocation } from 'preact-iso';
import type { DailyDay, DailyTask } from '../../../protocol/daily.ts';
import type { DailyWords } from '../../../words/daily-words.ts';
import { Cover } from '../../page/Cover.tsx';
import { Failed } from '../../page/Failed.tsx';
import { useAttempt } from '../../page/useAttempt.ts';
import { nameOf } from '../../preferences/language.ts';
import type { DailyPageWords } from '../../words/daily.en.ts';
import { playAgain } from './daily-api.ts';
import { PatchMark } from './PatchMark.tsx';
import { percentOf } from './numbers.ts';
import { useBegin } from './useBegin.ts';

interface TaskCardProps {
  readonly day: DailyDay;
  readonly task: DailyTask;
  readonly said: DailyWords | null;
  readonly next: boolean; // the first that is not done
  readonly t: DailyPageWords;
}

/** A task of the day: what it asks for, and how it went or the button to begin. */
export const TaskCard = ({ day, task, said, next, t }: TaskCardProps): JSX.Element => {
  const done = task.patch === 'solved' || task.patch === 'missed';
  return (
    <li class={`panel dtask ${done ? 'dtask--done' : ''} ${next ? 'dtask--next' : ''}`}>
      <span class="cover-frame dtask__cover">
        <Cover game={task.task} />
      </span>
      <div class="dtask__text">
        <h2>{nameOf(task.task)}</h2>
        <p>{said?.task(task.goal)}</p>
        {done && <Result task={task} said={said} t={t} />}
      </div>
      <div class="dtask__go">
        {done && <AfterTask day={day} task={task} t={t} />}
        {!done && day.playable && <Begin day={day} task={task} next={next} t={t} />}
      </div>
    </li>
  );
};

const Result = ({ task, said, t }: Pick<TaskCardProps, 'task' | 'said' | 't'>): JSX.Element => {
  const { patch, points, among, late } = task;
  const number = points !== null && said?.points?.(points);
  return (
    <p class={`dtask__result dtask__result--${patch}`}>
      <PatchMark patch={patch} t={t} />
      <span>
        <b aria-hidden="true">{t.patches[patch]}</b>
        {number && <span> · {number}</span>}
        {late && <small> · {t.late}</small>}
        {among && among.behind > 0 && (
          <small class="dtask__among">
            {t.better(percentOf(among.behind, among.people), String(among.people))}
          </small>
        )}
      </span>
    </p>
  );
};

const Begin = ({ day, task, next, t }: Omit<TaskCardProps, 'said'>): JSX.Element => {
  const { begin, going, problem } = useBegin(day.day, task);
  const label = task.patch === 'begun' ? t.goOn : t.go;
  return (
    <>
      <button
        class={`btn ${next ? 'btn--primary' : ''}`}
        disabled={going}
        aria-label={`${label}: ${nameOf(task.task)}`}
        onClick={begin}
      >
        {label}
      </button>
      <Failed problem={problem} />
    </>
  );
};

/** Leads to the replay of a finished task, or lets people play it once more for practice. */
const AfterTask = ({ day, task, t }: Pick<TaskCardProps, 'day' | 'task' | 't'>): JSX.Element => {
  const { route } = useLocation();
  const { going, problem, start } = useAttempt();
  const again = (): void =>
    start(async () => {
      const begun = await playAgain(day.day, task.task);
      if ('table' in begun) route(`/table/${begun.table}`);
    });
  const named = (label: string): string => `${label}: ${nameOf(task.task)}`;
  if (task.table === null)
    return (
      <a class="btn btn--quiet" href={`/puzzles/${task.task}/${task.puzzle}`} aria-label={named(t.again)}>
        {t.again}
      </a>
    );
  return (
    <>
      <a class="btn btn--quiet" href={`/replay/${task.table}`} aria-label={named(t.look)}>
        {t.look}
      </a>
      {day.playable && (
        <button class="btn btn--quiet" disabled={going} aria-label={named(t.again)} onClick={again}>
          {t.again}
        </button>
      )}
      <Failed problem={problem} />
    </>
  );
};
