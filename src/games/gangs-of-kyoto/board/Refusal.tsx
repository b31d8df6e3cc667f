import type { JSX } from 'preact';
import { leftOf } from '../../../web/kit/scene-age.ts';
import { useCountdown } from '../../../web/kit/useCountdown.ts';
import { faceOf } from '../rules/cards.ts';
import type { Seen } from '../rules/types.ts';
import type { Forecast } from '../words/town-types.ts';
import { Dial } from './Dial.tsx';
import { NightCard } from './NightCard.tsx';
import { cardInHand } from './table-view.ts';
import type { Planning } from './usePlan.ts';
import type { KyotoProps } from './props.ts';

interface RefusalProps {
  readonly props: KyotoProps;
  readonly plan: Planning;
}

interface OfferedCard {
  readonly card: Seen;
  readonly forecast: Forecast;
}

/**
 * The window for somebody who holds a No, thanks!: the card, the clock it would lead to, and two answers with their price.
 * One tap is enough: a second would cost a good part of the five seconds.
 */
export const Refusal = (window: RefusalProps): JSX.Element | null => {
  const asked = askedOf(window);
  if (!asked) return null;
  return window.plan.refusable ? <Own {...window} {...asked} /> : <Given {...window} {...asked} />;
};

/** The card that the window asks about; null if it asks nothing. */
export const askedOf = ({ props, plan }: RefusalProps): OfferedCard | null => {
  const { scene, legal, seat } = props;
  const card = cardInHand(scene.view);
  const forecast = seat === 'spectator' ? null : plan.forecasts[seat];
  if (!card || !forecast) return null;
  const asked = plan.refusable
    ? plan.picked === seat
    : scene.view.phase.name === 'veto' && legal.some((move) => move.do === 'refuse');
  return asked ? { card, forecast } : null;
};

/** Marks the answer that a hint means. */
const hintOf = ({ hint }: KyotoProps, answer: 'refuse' | 'take'): string =>
  hint?.do === answer ? 'is-hinted' : '';

type OfCard = RefusalProps & OfferedCard;

/** A card from somebody else. The answer that comes by itself when the time is up is the highlighted one. */
const Given = ({ props, plan, card, forecast }: OfCard): JSX.Element => {
  const { scene, sitter, words } = props;
  const { veto, named, asObject } = words.board;
  const { phase, active } = scene.view;
  const left = leftOf(scene);
  const { late } = forecast;
  const face = faceOf(card.card);
  const extra = phase.name === 'veto' && phase.extra;
  return (
    <div class="veto" role="group" aria-label={veto.asked}>
      <Effect card={card} forecast={forecast} />
      <b class="veto__title">
        {extra ? veto.drawn(named(face)) : veto.given(sitter(active).thirdPerson, asObject(face))}
      </b>
      <p class="veto__says">{veto.means(forecast)}</p>
      <button
        type="button"
        class={`btn veto__answer veto__refuse ${late ? 'btn--primary' : ''} ${hintOf(props, 'refuse')}`}
        data-legal=""
        onClick={() => plan.answer('refuse')}
      >
        {veto.refuse}
        <small>{veto.costs}</small>
      </button>
      <button
        type="button"
        class={`btn veto__answer veto__take ${late ? 'is-late' : 'btn--primary'} ${hintOf(props, 'take')}`}
        data-legal=""
        onClick={() => plan.answer('take')}
      >
        {veto.take}
        <small>{veto.taking(forecast)}</small>
      </button>
      {left !== null && <TimeLeft key={scene.seq} millis={left} says={veto.timeOut(late)} />}
    </div>
  );
};

/** The card of my own turn, once my own street is picked: two gestures, and no time runs. */
const Own = ({ props, plan, card, forecast }: OfCard): JSX.Element => {
  const { veto } = props.words.board;
  return (
    <div class="veto" role="group" aria-label={veto.own}>
      <Effect card={card} forecast={forecast} />
      <b class="veto__title">{veto.own}</b>
      <p class="veto__says">{veto.means(forecast)}</p>
      <button
        type="button"
        class="btn btn--primary veto__answer veto__take"
        data-legal=""
        onClick={plan.commit}
      >
        {veto.keep}
        <small>{veto.taking(forecast)}</small>
      </button>
      <button
        type="button"
        class={`btn veto__answer veto__refuse ${hintOf(props, 'refuse')}`}
        data-legal=""
        onClick={() => plan.answer('refuse')}
      >
        {veto.refuseOwn}
        <small>{veto.costs}</small>
      </button>
      {plan.open.length > 1 && (
        <button type="button" class="btn btn--quiet veto__other" onClick={plan.cancel}>
          {veto.other}
        </button>
      )}
    </div>
  );
};

const Effect = ({ card, forecast }: Pick<OfCard, 'card' | 'forecast'>): JSX.Element => (
  <span class="veto__effect" aria-hidden="true">
    <span class="veto__card" data-card={card.id}>
      <NightCard card={card.card} />
    </span>
    <svg width={26} height={20} viewBox="0 0 26 20">
      <path
        d="M2 10H22M15 3L23 10L15 17"
        fill="none"
        stroke="currentColor"
        stroke-width={3}
        stroke-linecap="round"
      />
    </svg>
    <Dial hours={forecast.from} limit={forecast.limit} next={forecast.to} late={false} />
  </span>
);

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
