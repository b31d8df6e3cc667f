import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { useKeyPress } from '../../kit/useKeyPress.ts';
import { useNarrow } from '../../kit/useNarrow.ts';
import { words } from '../../preferences/language.ts';
import { focusOn, isLost } from '../../page/useKeptFocus.ts';
import { Icon } from '../../page/Icon.tsx';
import { settings } from '../../preferences/settings.ts';
import { BOARD, releaseFocus } from './board-focus.ts';
import { isPopoverOpen } from './emotes/popovers.ts';
import type { LayoutProps } from './layout-props.ts';

/** The highlighted button that plays the shown move, and a quiet one to cancel. */
export const Confirm = ({
  regions: { plan, atOnce },
  scene,
  viewer,
  showEnd,
}: LayoutProps): JSX.Element | null => {
  const t = words.value;
  const narrow = useNarrow(); // on a desktop the column is narrow, and the prompt above it already names the move
  const pressed = useRef(false);
  const mine = viewer !== 'spectator' && scene.awaiting.includes(viewer);
  // Its own press may disable the button, without a new position: the focus goes back to the board.
  useLayoutEffect(() => {
    if (pressed.current && isLost()) focusOn(BOARD);
    pressed.current = false;
  }, [plan === null]);
  // Wherever the focus is: after a tap in the tray it is not on the board.
  useKeyPress(({ code }) => {
    if (code !== 'Escape' || !plan?.cancel || isPopoverOpen()) return false;
    plan.cancel();
    return true;
  });
  const press = (): void => {
    pressed.current = true;
    releaseFocus(); // this button may be disabled
    plan?.commit();
  };
  if (scene.outcome)
    return (
      <div class="tp__confirm tp__confirm--over">
        <button class="btn btn--primary btn--big grow" onClick={showEnd}>
          {t.end.showScore}
        </button>
      </div>
    );
  if (viewer === 'spectator' || atOnce || !settings.value.secondTap) return null;
  return (
    <div class={`tp__confirm ${plan ? '' : 'tp__confirm--idle'}`}>
      <button class="btn btn--primary btn--big grow" disabled={!plan} onClick={press}>
        {plan && <Icon name="check" />}
        {(narrow ? plan?.label : plan?.verb) ?? (mine ? t.table.choosing : t.table.wait)}
      </button>
      {plan?.cancel && (
        <button class="btn tp__other" onClick={() => plan.cancel?.()}>
          {t.table.other}
        </button>
      )}
      {plan && <p class="small tp__again">{plan.again}</p>}
    </div>
  );
};
