import type { JSX } from 'preact';
import type { Plan } from '../../kit/board.ts';
import { useCancelKey } from '../../kit/useCancelKey.ts';
import { Icon } from '../../page/Icon.tsx';
import { words } from '../../preferences/language.ts';
import { settings } from '../../preferences/settings.ts';
import type { PuzzlePageWords } from '../../words/puzzles.en.ts';
import { MainButton } from './MainButton.tsx';
import type { Solving } from './useSolving.ts';

interface DockProps {
  readonly t: PuzzlePageWords;
  readonly solving: Solving;
  readonly plan: Plan | null;
  readonly next: () => void;
  readonly again: string | undefined;
  readonly hint: (() => void) | null; // null: there is none now
  readonly solution: (() => void) | null; // null: the card shows it, as in a race
}

/** Under the thumb: what can be done now; the main button at the right. */
export const Dock = ({ t, solving, plan, next, again, hint, solution }: DockProps): JSX.Element => {
  useCancelKey(plan);
  if (solving.status === 'solved') return <MainButton label={t.next} icon="next" press={next} />;
  if (solving.status === 'missed' || solving.status === 'failed')
    return (
      <>
        {solution && (
          <button class="btn" onClick={solution}>
            <Icon name="eye" />
            {t.solution}
          </button>
        )}
        <button class="btn" onClick={again === undefined ? next : solving.again}>
          {again === undefined ? t.other : t.again}
        </button>
        <MainButton
          label={again ?? t.again}
          icon="replay"
          press={again === undefined ? solving.again : next}
        />
      </>
    );
  if (solving.left) return <></>; // in a race everything is on the table
  return (
    <>
      <button
        class="btn btn--icon"
        aria-label={t.hint}
        title={t.hint}
        disabled={!hint}
        onClick={() => hint?.()}
      >
        <Icon name="hint" />
      </button>
      {again === undefined && (
        <button class="btn" onClick={next}>
          {t.other}
        </button>
      )}
      {settings.value.secondTap && (
        <button class="btn btn--primary btn--big grow" disabled={!plan} onClick={() => plan?.commit()}>
          <Icon name="check" />
          {plan?.label ?? words.value.table.choosing}
        </button>
      )}
    </>
  );
};
