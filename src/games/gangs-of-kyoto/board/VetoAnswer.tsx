import type { JSX } from 'preact';
import type { Seat } from '../../../kernel/game.ts';
import { leftOf } from '../../../web/kit/scene-age.ts';
import { useCountdown } from '../../../web/kit/useCountdown.ts';
import type { Planning } from './usePlan.ts';
import type { KyotoProps } from './props.ts';

interface VetoAnswerProps {
  readonly props: KyotoProps;
  readonly plan: Planning;
  readonly order: readonly Seat[]; // the streets, from the top
}

/**
 * The buttons to refuse or take, shown only to the player who is asked. Each says what it does and the
 * forecast is in the street, so one tap is enough; a second would cost a good part of the five seconds.
 */
export const VetoAnswer = ({ props, plan, order }: VetoAnswerProps): JSX.Element | null => {
  const {
    scene,
    legal,
    words: { board: words },
    seat,
  } = props;
  if (plan.refusable) return <KeepOrRefuse {...{ props, plan, order }} />;
  if (scene.view.phase.name !== 'veto' || !legal.some((move) => move.do === 'refuse')) return null;
  const { veto } = words;
  const left = leftOf(scene);
  const late = seat !== 'spectator' && (plan.forecasts[seat]?.late ?? false);
  return (
    <div class="veto" role="group" aria-label={veto.asked} style={besideStreet(order, seat)}>
      <button
        type="button"
        class="btn btn--primary veto__answer veto__refuse"
        data-legal=""
        onClick={() => plan.answer('refuse')}
      >
        {veto.refuse}
        <small>{veto.costs}</small>
      </button>
      <button
        type="button"
        class={`btn veto__answer veto__take ${late ? 'is-late' : ''}`}
        data-legal=""
        onClick={() => plan.answer('take')}
      >
        {veto.take}
        {late && <small>{words.notes.tooLate}</small>}
      </button>
      {left !== null && <TimeLeft key={scene.seq} millis={left} says={veto.timeOut(late)} />}
    </div>
  );
};

/** For the card of my own turn, once my own street is picked: two gestures, and no time runs. */
const KeepOrRefuse = ({ props, plan, order }: VetoAnswerProps): JSX.Element | null => {
  const { veto } = props.words.board;
  if (plan.picked === null || plan.picked !== props.seat) return null;
  return (
    <div class="veto" role="group" aria-label={veto.own} style={besideStreet(order, props.seat)}>
      <button
        type="button"
        class="btn btn--primary veto__answer veto__take"
        data-legal=""
        onClick={plan.commit}
      >
        {veto.keep}
      </button>
      <button
        type="button"
        class="btn veto__answer veto__refuse"
        data-legal=""
        onClick={() => plan.answer('refuse')}
      >
        {veto.refuseOwn}
        <small>{veto.costs}</small>
      </button>
    </div>
  );
};

/** Above its street, or below if there is no room above, so that the street stays visible. */
const besideStreet = (order: readonly Seat[], seat: KyotoProps['seat']): Record<string, string> => {
  const at = Math.max(
    0,
    order.findIndex((one) => one === seat),
  );
  return at > 0
    ? { bottom: `${(1 - at / order.length) * 100}%`, '--to-the-gap': '50%' }
    : { top: `${((at + 1) / order.length) * 100}%`, '--to-the-gap': '-50%' };
};

/** A visible countdown, with a text that tells what happens at its end. */
const TimeLeft = ({ millis, says }: { millis: number; says: string }): JSX.Element => {
  const left = useCountdown(millis);
  return (
    <span class="veto__time">
      <i style={{ transform: `scaleX(${left / millis})` }} />
      <small>
        <b role="timer">{Math.ceil(left / 1000)}</b> {says}
      </small>
    </span>
  );
};
