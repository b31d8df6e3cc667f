import { useEffect, useState } from 'preact/hooks';
import type { Seat } from '../../../kernel/game.ts';
import { announce } from '../../../web/kit/Announcer.tsx';
import type { BoardProps } from '../../../web/kit/board.ts';
import { playSound } from '../../../web/kit/sounds.ts';
import { sayRefusal } from '../../../words/say.ts';
import type { GangsOfKyoto, Move, View } from '../rules/types.ts';
import type { Forecast } from '../words/town-types.ts';
import { forecastOf } from './forecast.ts';
import { cardInHand, viewShown, type Closing } from './table-view.ts';
import { ANY_WORDS, WORDS } from './words.ts';

/** What the player points at and is about to do. */
export interface Planning {
  readonly open: readonly Seat[]; // who may be given the card now
  readonly picked: Seat | null;
  readonly over: Seat | null; // the street the dragged card is held above
  readonly forecasts: readonly (Forecast | null)[]; // by seat: what the card in hand would do there
  readonly why: { readonly seat: Seat; readonly says: string; readonly key: string } | null;
  readonly tap: (seat: Seat) => void;
  readonly hover: (seat: Seat | null) => void;
  readonly drop: (seat: Seat) => void;
  readonly answer: (how: 'refuse' | 'take') => void;
  readonly commit: () => void;
  readonly cancel: () => void;
}

/** Whom the card in hand concerns: everybody it may be given to, or whoever is asked about it. */
const forecastsOf = (view: View, open: readonly Seat[]): (Forecast | null)[] => {
  const card = cardInHand(view);
  const asked = view.phase.name === 'veto' ? view.phase.seat : null;
  return view.players.map((_, seat) =>
    card && (open.includes(seat) || asked === seat) ? forecastOf(view, seat, card) : null,
  );
};

export const usePlan = (props: BoardProps<GangsOfKyoto>, closing: Closing | null): Planning => {
  const { scene, legal, pending, settings, locale, play, check, sitter } = props;
  const [chosen, setChosen] = useState<Seat | null>(null);
  const [over, hover] = useState<Seat | null>(null);
  const [why, setWhy] = useState<Planning['why']>(null);
  const busy = pending || closing !== null;
  const open = busy ? [] : legal.flatMap((move) => (move.do === 'give' ? [move.to] : []));
  const picked = chosen !== null && open.includes(chosen) ? chosen : null;
  const forecasts = forecastsOf(viewShown(props), open);
  const sound: typeof playSound = (...which) => settings.sound && playSound(...which);

  const cancel = (): void => (setChosen(null), setWhy(null));
  useEffect(cancel, [scene.seq]); // a new card makes old plans void

  const go = (move: Move): void => (cancel(), hover(null), play(move));
  const pick = (seat: Seat): void => {
    setWhy(null);
    if (!settings.secondTap) return go({ do: 'give', to: seat });
    setChosen(seat);
    sound('pick');
    const forecast = forecasts[seat];
    if (forecast) announce(WORDS[locale].forecast(sitter(seat).name, forecast));
  };
  const explain = (seat: Seat, move: Move): void => {
    const refusal = check(move);
    if (!refusal) return;
    const says = sayRefusal(locale, refusal, ANY_WORDS, (of) => sitter(of).told);
    setChosen(null);
    setWhy({ seat, key: refusal.why, says });
    announce(says);
    sound('no');
  };
  const attempt = (seat: Seat, then: (seat: Seat) => void): void => {
    if (busy) return;
    if (open.includes(seat)) then(seat);
    else explain(seat, { do: 'give', to: seat });
  };
  const give = (to: Seat): void => go({ do: 'give', to });
  return {
    open,
    picked,
    over,
    forecasts,
    why,
    tap: (seat) => attempt(seat, seat === picked ? give : pick),
    hover,
    drop: (seat) => attempt(seat, give),
    answer: (how) => busy || go({ do: how }),
    commit: () => picked !== null && give(picked),
    cancel,
  };
};
