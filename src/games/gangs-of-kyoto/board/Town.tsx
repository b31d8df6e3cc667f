import type { JSX } from 'preact';
import type { BoardSettings } from '../../../web/kit/board.ts';
import { isCelebrated } from '../../../web/kit/celebration.ts';
import { Confetti } from '../../../web/kit/Confetti.tsx';
import { useMarks } from '../../../web/kit/useMarks.ts';
import { useNarrow } from '../../../web/kit/useNarrow.ts';
import { useSoundtrack } from '../../../web/kit/useSoundtrack.ts';
import { WhyNot } from '../../../web/kit/WhyNot.tsx';
import type { Card } from '../rules/cards.ts';
import { CardReading } from './CardReading.tsx';
import { NightTown } from './NightTown.tsx';
import { Deal } from './Deal.tsx';
import { Gang } from './Gang.tsx';
import { Refusal } from './Refusal.tsx';
import { SOUNDS } from './sounds.ts';
import { playerShown, type Closing } from './table-view.ts';
import { dealsAfter, NO_DEALS } from './last-deals.ts';
import type { Planning } from './usePlan.ts';
import type { KyotoProps } from './props.ts';

/** The card that is shown in large. */
export interface Reading {
  readonly card: Card | null;
  readonly read: (card: Card | null) => void;
}

interface TownProps {
  readonly props: KyotoProps;
  readonly plan: Planning;
  readonly closing: Closing | null;
  readonly risks: readonly number[] | null;
  readonly reading: Reading;
  readonly ask: JSX.Element; // buttons that show more: the chances, the own pile
}

/**
 * The whole town. Two gangs have a house each, with the cards of the turn between them; more have streets one below
 * the other. My own is at the bottom of a phone and, of two houses, at the left of a wide screen.
 */
export const Town = ({ props, plan, closing, risks, reading, ask }: TownProps): JSX.Element => {
  const { scene, words, settings } = props;
  const { players } = scene.view;
  useSoundtrack(props, SOUNDS, props.beat);
  const { seq, events, view } = scene;
  const deals = useMarks({ seq, beat: props.beat, events, whole: view.lately }, NO_DEALS, dealsAfter);
  const order = seatsFromTheTop(players.length, props.shared ? 'spectator' : props.seat);
  return (
    <div class={`town town--${players.length > 2 ? 'rows' : 'houses'} ${closing ? 'town--closing' : ''}`}>
      <NightTown />
      <div class="town__streets" role="group" aria-label={words.board.town}>
        {order.map((seat) => {
          const player = players[seat];
          return (
            player && (
              <Gang
                key={seat}
                {...{ props, plan, closing, risks, seat, deals }}
                read={reading.read}
                player={playerShown(player, closing, seat)}
              />
            )
          );
        })}
      </div>
      <Deal {...{ props, plan, closing, ask }} read={reading.read} />
      <Why props={props} plan={plan} order={order} />
      {!closing && <Refusal props={props} plan={plan} />}
      {reading.card !== null && (
        <CardReading card={reading.card} words={words.board} close={() => reading.read(null)} />
      )}
      {isCelebrated(props) && <Fireworks motion={settings.motion} />}
    </div>
  );
};

/** Clockwise after me, so that I am at the bottom; a spectator sees the order of the table. */
const seatsFromTheTop = (seats: number, viewer: KyotoProps['seat']): readonly number[] =>
  Array.from({ length: seats }, (_, i) => (viewer === 'spectator' ? i : (viewer + 1 + i) % seats));

const Fireworks = ({ motion }: Pick<BoardSettings, 'motion'>): JSX.Element => (
  <svg class="town__fireworks" viewBox="0 0 600 600" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <Confetti width={600} height={600} motion={motion} />
  </svg>
);

interface WhyProps {
  readonly props: KyotoProps;
  readonly plan: Planning;
  readonly order: readonly number[];
}

/** The reason why a street cannot get the card, at that street. */
const Why = ({ props: { ruleLink }, plan: { why, cancel }, order }: WhyProps): JSX.Element | null => {
  const narrow = useNarrow();
  if (!why) return null;
  const at = order.indexOf(why.at);
  const sideBySide = order.length === 2 && !narrow;
  const spot = sideBySide
    ? { x: at === 0 ? 0.8 : 0.2, top: 0.4, bottom: 0.6 }
    : { x: 0.4, top: (at + 0.2) / order.length, bottom: (at + 0.8) / order.length };
  return <WhyNot spot={spot} says={why.says} link={ruleLink(why.key)} close={cancel} />;
};
