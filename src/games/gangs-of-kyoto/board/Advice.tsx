import type { JSX } from 'preact';
import type { Seat } from '../../../kernel/game.ts';
import type { Move } from '../rules/types.ts';
import { cardInHand } from './table-view.ts';
import { flawOf } from './flaw.ts';
import { forecastOf } from './forecast.ts';
import { reasonOf } from './reason.ts';
import type { Planning } from './usePlan.ts';
import { otherName, type KyotoProps } from './props.ts';

/** The hint: its reason, then the effect of the move. The button chooses the street. */
export const Advice = ({ props, plan }: { props: KyotoProps; plan: Planning }): JSX.Element | null => {
  const { hint, scene, seat, sitter, words } = props;
  if (!hint || seat === 'spectator') return null;
  const card = cardInHand(scene.view);
  const why = sayWhy(props, seat, hint);
  const to = hint.do === 'give' ? hint.to : seat;
  const forecast = card && forecastOf(scene.view, to, card);
  if (!forecast) return null;
  const { board, move } = words;
  return (
    <>
      {why !== null && <b class="town-advice">{why}</b>}{' '}
      {hint.do === 'give'
        ? board.forecast(otherName(props, to), { ...forecast, mayRefuse: forecast.mayRefuse && to !== seat })
        : move(hint, seat, (of) => sitter(of).name)}{' '}
      {hint.do === 'give' && !props.replay && plan.open.includes(to) && (
        <button type="button" class="btn town-advice__choose" onClick={() => plan.show(to)}>
          {board.hint.take}
        </button>
      )}
    </>
  );
};

/** Why it is good; of a played move that was worse than another, what is wrong with it. */
const sayWhy = (
  { scene, sitter, hintIs, words: { board } }: KyotoProps,
  seat: Seat,
  hint: Move,
): string | null => {
  const nameOf = (of: Seat): string => sitter(of).name;
  if (hintIs?.is === 'worse') {
    const flaw = flawOf(scene.view, seat, hint, hintIs.than, nameOf);
    return flaw && board.hint.flaws[flaw.why](flaw);
  }
  const reason = reasonOf(scene.view, seat, hint, nameOf);
  return reason && board.hint.reasons[reason.why](reason);
};

export const isFollowed = ({ hint }: KyotoProps, { picked }: Planning): boolean =>
  hint?.do === 'give' && picked === hint.to;
