import type { ComponentChild, JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Cat } from '../../art/Cat.tsx';
import { Icon } from '../../page/Icon.tsx';
import type { PuzzlePageWords } from '../../words/puzzles.en.ts';

interface ReadyProps {
  readonly time: number; // milliseconds
  readonly t: PuzzlePageWords;
  readonly task: ComponentChild;
  readonly side: ComponentChild;
  readonly other: (() => void) | null; // null: another one cannot be chosen
  readonly start: () => void;
}

/** Before a race: what is asked and how long there is. The table is not seen yet, because the clock would run. */
export const Ready = ({ time, t, task, side, other, start }: ReadyProps): JSX.Element => {
  const button = useRef<HTMLButtonElement>(null);
  // With a keyboard one key starts, and nobody has to look for the button while the eyes are on the table.
  useLayoutEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <div class="pz__task">{task}</div>
      <section class="pz__stage stage">
        <div class="pz__ready">
          <Cat coat="tuxedo" pose="cat" mood="calm" size={120} />
          <b class="pz__row">{t.race.time(time / 1000)}</b>
          <p>{t.race.starts}</p>
        </div>
      </section>
      <div class="pz__dock">
        {other && (
          <button class="btn" onClick={other}>
            {t.other}
          </button>
        )}
        <button ref={button} class="btn btn--primary btn--big grow" onClick={start}>
          <Icon name="play" />
          {t.rush.start}
        </button>
      </div>
      <aside class="pz__side">{side}</aside>
    </>
  );
};
