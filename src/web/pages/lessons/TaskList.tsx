import type { JSX } from 'preact';
import { Thing } from '../../art/Thing.tsx';
import type { TaskProps } from './task-props.ts';

/** The steps of the lesson, and the rule behind it. */
export const TaskList = ({
  book,
  lesson,
  said,
  at,
  t,
  go,
  done,
}: TaskProps & { readonly done: boolean }): JSX.Element => {
  const tasks = Object.entries(said.tasks);
  const [rule] = lesson.rules;
  return (
    <section class="panel panel--pad stack">
      <h2>{said.title}</h2>
      <p class="small">{said.about}</p>
      {tasks.length > 1 && (
        <ol class="ls__tasks" aria-label={t.steps}>
          {tasks.map(([key, { goal }], i) => (
            <li key={key}>
              <button class="ls__step" aria-current={i === at ? 'step' : undefined} onClick={() => go(i)}>
                <span class="ls__mark" aria-hidden="true">
                  {i < at || (i === at && done) ? <Thing name="paw" size={18} /> : i + 1}
                </span>
                {goal}
              </button>
            </li>
          ))}
        </ol>
      )}
      <p>
        <a href={`/rules/${book.game.id}#${rule}`}>{t.rule}</a> ·{' '}
        <a href={`/lessons/${book.game.id}`}>{t.blanket}</a>
      </p>
    </section>
  );
};
