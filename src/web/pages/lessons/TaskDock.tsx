import type { JSX } from 'preact';
import { useLocation } from 'preact-iso';
import type { TaskVerdict } from '../../../kernel/lesson.ts';
import type { Plan } from '../../kit/board.ts';
import { useCancelKey } from '../../kit/useCancelKey.ts';
import { Icon } from '../../page/Icon.tsx';
import { words } from '../../preferences/language.ts';
import { settings } from '../../preferences/settings.ts';
import { MainButton } from '../puzzles/MainButton.tsx';
import { lessonsDone, nextLesson } from './lesson-progress.ts';
import type { Help, TaskProps } from './task-props.ts';

interface DockProps extends TaskProps {
  readonly verdict: TaskVerdict;
  readonly plan: Plan | null;
  readonly confirms: boolean; // false: every gesture is a move
  readonly help: Help;
  readonly ask: (help: Help) => void;
  readonly again: () => void;
}

/** Under the thumb: what can be done now; the main button at the right. */
export const TaskDock = (props: DockProps): JSX.Element => {
  const { plan, verdict } = props;
  useCancelKey(plan);
  if (verdict.is === 'on') return <HelpButtons {...props} />;
  return verdict.is === 'reached' ? <Reached {...props} /> : <Missed {...props} />;
};

const HelpButtons = ({ t, plan, confirms, help, ask }: DockProps): JSX.Element => (
  <>
    {help === 'none' ? (
      <button class="btn" onClick={() => ask('hint')}>
        <Icon name="hint" />
        {t.hint}
      </button>
    ) : (
      <button class="btn" disabled={help === 'move'} onClick={() => ask('move')}>
        <Icon name="eye" />
        {t.show}
      </button>
    )}
    {confirms && settings.value.secondTap && (
      <button class="btn btn--primary btn--big grow" disabled={!plan} onClick={() => plan?.commit()}>
        <Icon name="check" />
        {plan?.label ?? words.value.table.choosing}
      </button>
    )}
  </>
);

const Missed = ({ t, again, ask, help }: DockProps): JSX.Element => (
  <>
    {help !== 'move' && (
      <button
        class="btn"
        onClick={() => {
          ask('move');
          again();
        }}
      >
        <Icon name="eye" />
        {t.show}
      </button>
    )}
    <MainButton label={t.again} icon="replay" press={again} />
  </>
);

const Reached = ({ book, id, said, at, t, go, again }: DockProps): JSX.Element => {
  const { route } = useLocation();
  const game = book.game.id;
  const more = at + 1 < Object.keys(said.tasks).length;
  const next = more ? null : nextLesson(book.words, lessonsDone(game), id);
  const label = more ? t.next : next === null ? t.blanket : t.nextLesson(book.words[next]?.title ?? '');
  return (
    <>
      <button class="btn" onClick={again}>
        <Icon name="replay" />
        {t.onceMore}
      </button>
      <MainButton
        label={label}
        icon="next"
        press={() =>
          more ? go(at + 1) : route(next === null ? `/lessons/${game}` : `/lessons/${game}/${next}`)
        }
      />
    </>
  );
};
