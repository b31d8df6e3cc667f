import type { JSX } from 'preact';
import { cardInHand } from './table-view.ts';
import { forecastOf } from './forecast.ts';
import { reasonOf } from './reason.ts';
import type { Planning } from './usePlan.ts';
import { otherName, type KyotoProps } from './props.ts';

/** The hint: its reason, then the effect of the move. The button chooses the street. */
export const Advice = ({ props, plan }: { props: KyotoProps; plan: Planning }): JSX.Element | null => {
  const { hint, scene, seat, sitter, words } = props;
  if (!hint || seat === 'spectator') return null;
  const card = cardInHand(scene.view);
  const reason = reasonOf(scene.view, seat, hint, (of) => sitter(of).name);
  const to = hint.do === 'give' ? hint.to : seat;
  const forecast = card && forecastOf(scene.view, to, card);
  if (!reason || !forecast) return null;
  const { board, move } = words;
  return (
    <>
      <b class="town-advice">{board.hint.reasons[reason.why](reason)}</b>{' '}
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

export const isFollowed = ({ hint }: KyotoProps, { picked }: Planning): boolean =>
  hint?.do === 'give' && picked === hint.to;
