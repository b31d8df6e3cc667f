import { useState } from 'preact/hooks';
import type { Seat } from '../../../kernel/game.ts';
import { announce } from '../../../web/kit/Announcer.tsx';
import { playSound } from '../../../web/kit/sounds.ts';
import { useForMoment } from '../../../web/kit/useForMoment.ts';
import { useTwoTaps, type TwoTaps } from '../../../web/kit/useTwoTaps.ts';
import { faceOf } from '../rules/cards.ts';
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
  readonly show: (seat: Seat) => void; // plans the gift, without giving yet
  readonly hover: (seat: Seat | null) => void;
  readonly drop: (seat: Seat) => void;
  readonly answer: (how: 'refuse' | 'take') => void;
  readonly turn: Turning | null; // my card lies face down until I turn one over
  readonly refusable: boolean; // I may keep this card, or keep and refuse it
}

/** The choice of the face-down card to turn over. It is blind, so it is no move. [K5] */
export interface Turning {
  readonly cards: number;
  readonly picked: number; // from 0
  readonly over: () => void; // no card is better than another
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
  const turn = useTurning(props);
  const busy = pending || closing !== null;
  const open = busy || turn ? [] : legal.flatMap((move) => (move.do === 'give' ? [move.to] : []));
  const forecasts = forecastsOf(viewShown(props), open);
  const refusable = !turn && legal.some((move) => move.do === 'refuse') && open.length > 0;
  const { picked, why, show, pick, go, commit, cancel, refuse } = useTwoTaps<GangsOfKyoto, Seat>(props, {
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
    // With a single tap, too, a card that may be refused is asked about first.
    // Before a card is turned over, a tap on a street turns one over.
    tap: (seat) =>
      turn
        ? turn.over()
        : attempt(seat, seat === receiver ? go : refusable && seat === props.seat ? show : pick),
    show: (seat) => attempt(seat, show),
    hover,
    drop: (seat) => attempt(seat, go),
    answer: (how) => busy || go({ do: how }),
    commit,
    cancel,
    turn,
    refusable,
  };
};

const useTurning = (props: KyotoProps): Turning | null => {
  const { scene, legal, hint, words } = props;
  const { phase, drawn, revealed } = scene.view;
  const [turned, setTurned] = useForMoment(revealed, false);
  const mine = phase.name === 'give' && drawn > 0 && legal.length > 0;
  if (!mine || phase.name !== 'give' || turned || hint || props.study) return null;
  const over = (): void => {
    setTurned(true);
    if (props.settings.sound) playSound('pick');
    announce(words.board.card(faceOf(phase.card.card)));
  };
  return { cards: drawn + 1, picked: 0, over };
};
