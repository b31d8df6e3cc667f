import type { JSX } from 'preact';
import type { BoardProps } from '../../../web/kit/board.ts';
import type { GangsOfKyoto } from '../types.ts';
import type { Planning } from './usePlan.ts';
import { WORDS } from './words.ts';

interface VetoAnswerProps {
  readonly props: BoardProps<GangsOfKyoto>;
  readonly plan: Planning;
}

/**
 * Refuse or take: only whoever is asked sees these buttons. Each says what it does and the forecast stands in the street,
 * so one tap is enough; a second would cost a good part of the five seconds.
 */
export const VetoAnswer = ({ props, plan }: VetoAnswerProps): JSX.Element | null => {
  const { scene, legal, locale, seat } = props;
  if (!legal.some((move) => move.do === 'refuse')) return null;
  const { veto } = WORDS[locale];
  const late = seat !== 'spectator' && (plan.forecasts[seat]?.late ?? false);
  return (
    <div class="veto" role="group" aria-label={veto.asked}>
      <button type="button" class="btn btn--primary veto__refuse" data-legal="" onClick={() => plan.answer('refuse')}>
        {veto.refuse}
        <small>{veto.costs}</small>
      </button>
      <button type="button" class={`btn veto__take ${late ? 'is-late' : ''}`} data-legal="" onClick={() => plan.answer('take')}>
        {veto.take}
        {late && <small>{WORDS[locale].notes.tooLate}</small>}
      </button>
      {scene.due !== null && <TimeLeft key={scene.seq} millis={scene.due - scene.at} says={veto.timeOut(late)} />}
    </div>
  );
};

/** The time runs out in front of one's eyes; what happens then is said in words. */
const TimeLeft = ({ millis, says }: { millis: number; says: string }): JSX.Element => (
  <span class="veto__time">
    <i style={{ animationDuration: `${millis}ms` }} />
    <small>{says}</small>
  </span>
);
