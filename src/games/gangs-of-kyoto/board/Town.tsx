import type { JSX } from 'preact';
import type { BoardSettings } from '../../../web/kit/board.ts';
import { Confetti } from '../../../web/kit/Confetti.tsx';
import { WhyNot } from '../../../web/kit/WhyNot.tsx';
import { useSoundtrack } from '../../../web/kit/useSoundtrack.ts';
import { Deal } from './Deal.tsx';
import { Gang } from './Gang.tsx';
import { SOUNDS } from './sounds.ts';
import { Rooftops } from './Rooftops.tsx';
import { playerShown, type Closing } from './table-view.ts';
import type { Planning } from './usePlan.ts';
import { VetoAnswer } from './VetoAnswer.tsx';
import type { KyotoProps } from './props.ts';

interface TownProps {
  readonly props: KyotoProps;
  readonly plan: Planning;
  readonly closing: Closing | null;
  readonly risks: readonly number[] | null;
}

/** The whole town: a street for every gang, my own at the bottom of my screen. */
export const Town = ({ props, plan, closing, risks }: TownProps): JSX.Element => {
  const {
    scene,
    words: { board: words },
    settings,
  } = props;
  const { players } = scene.view;
  useSoundtrack(scene, settings.sound, SOUNDS, props.beat);
  const order = seatsFromTheTop(players.length, props.shared ? 'spectator' : props.seat);
  return (
    <div class={`town town--${players.length} ${closing ? 'town--closing' : ''}`}>
      <Rooftops round={scene.view.round} words={words.round(scene.view.round)} />
      <div class="town__streets" role="group" aria-label={words.town}>
        {order.map((seat) => {
          const player = players[seat];
          return (
            player && (
              <Gang
                key={seat}
                {...{ props, plan, closing, risks, seat }}
                player={playerShown(player, closing, seat)}
              />
            )
          );
        })}
        <Why props={props} plan={plan} order={order} />
        {scene.outcome && <Fireworks motion={settings.motion} />}
        {!closing && <VetoAnswer props={props} plan={plan} order={order} />}
      </div>
      {/* A replay shows only the stage, so the cards of the turn are here too. */}
      {props.replay && (
        <div class="town__deal">
          <Deal props={props} plan={plan} closing={closing} risk={null} />
        </div>
      )}
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

const Why = ({ props: { ruleLink }, plan: { why, cancel }, order }: WhyProps): JSX.Element | null => {
  if (!why) return null;
  const at = order.indexOf(why.at);
  return (
    <WhyNot
      spot={{ x: 0.5, top: (at + 0.2) / order.length, bottom: (at + 0.8) / order.length }}
      says={why.says}
      link={ruleLink(why.key)}
      close={cancel}
    />
  );
};
