import { useState } from 'preact/hooks';
import type { Seat } from '../../../kernel/game.ts';
import { useTwoTaps, type TwoTaps } from '../../../web/kit/useTwoTaps.ts';
import type { GangsOfKyoto, Move, View } from '../rules/types.ts';
import type { Forecast } from '../words/town-types.ts';
import { forecastOf } from './forecast.ts';
import { cardInHand, viewShown, type Closing } from './table-view.ts';
import { otherName, type KyotoProps } from './props.ts';

/** The player's hovered street and planned move. */
export interface Planning extends Pick<TwoTaps<Move, Seat>, 'why' | 'commit' | 'cancel'> {
  readonly open: readonly Seat[]; // the seats that may be given the card now
  readonly picked: Seat | null;
  readonly over: Seat | null; // the street the dragged card is held above
  readonly forecasts: readonly (Forecast | null)[]; // by seat: what the card in hand would do there
  readonly tap: (seat: Seat) => void;
  readonly hover: (seat: Seat | null) => void;
  readonly drop: (seat: Seat) => void;
  readonly answer: (how: 'refuse' | 'take') => void;
}

/**
 * The seats that the current card may affect: everybody it may be given to, or the player who is asked about
 * it.
 */
const forecastsOf = (view: View, open: readonly Seat[]): (Forecast | null)[] => {
  const card = cardInHand(view);
  const asked = view.phase.name === 'veto' ? view.phase.seat : null;
  return view.players.map((_, seat) =>
    card && (open.includes(seat) || asked === seat) ? forecastOf(view, seat, card) : null,
  );
};

const giving = (to: Seat): Move => ({ do: 'give', to });

export const usePlan = (props: KyotoProps, closing: Closing | null): Planning => {
  const {
    legal,
    pending,
    words: { board: words },
    play,
    check,
  } = props;
  const [over, hover] = useState<Seat | null>(null);
  const busy = pending || closing !== null;
  const open = busy ? [] : legal.flatMap((move) => (move.do === 'give' ? [move.to] : []));
  const forecasts = forecastsOf(viewShown(props), open);
  const { picked, why, pick, go, commit, cancel, refuse } = useTwoTaps<GangsOfKyoto, Seat>(props, {
    isLegal: (move) => move.do === 'give' && open.includes(move.to),
    effects: (move) => {
      if (move.do !== 'give') return '';
      const forecast = forecasts[move.to];
      return forecast ? words.forecast(otherName(props, move.to), forecast) : '';
    },
    play: (move) => (hover(null), play(move)),
  });
  const attempt = (to: Seat, then: (move: Move) => void): void => {
    if (busy) return;
    if (open.includes(to)) return then(giving(to));
    cancel();
    refuse(check(giving(to)), to);
  };
  const receiver = picked?.do === 'give' ? picked.to : null;
  return {
    open,
    picked: receiver,
    over,
    forecasts,
    why,
    tap: (seat) => attempt(seat, seat === receiver ? go : pick),
    hover,
    drop: (seat) => attempt(seat, go),
    answer: (how) => busy || go({ do: how }),
    commit,
    cancel,
  };
};
