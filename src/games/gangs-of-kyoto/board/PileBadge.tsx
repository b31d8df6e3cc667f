import type { JSX } from 'preact';
import type { Seat } from '../../../kernel/game.ts';
import { bellsIn } from '../rules/row.ts';
import type { PileView } from '../rules/types.ts';
import { BellPip } from './BellPip.tsx';
import { bellsMoved, goalOf, isForAllEyes } from './table-view.ts';
import type { KyotoProps } from './props.ts';

interface PileBadgeProps {
  readonly props: KyotoProps;
  readonly seat: Seat;
  readonly pile: PileView;
}

/** A pile as a small stack: its bells if they may be known, otherwise only the number of cards. */
export const PileBadge = ({ props, seat, pile }: PileBadgeProps): JSX.Element => {
  const { scene } = props;
  const goal = goalOf(scene.view);
  const { banked, kept } = bellsMoved(scene.events, seat);
  const known = pile.open && isForAllEyes(props);
  return (
    <span
      class={`pile ${banked + kept > 0 ? 'pile--grew' : ''}`}
      key={`${scene.seq * Math.sign(banked + kept)}`}
    >
      <PileIcon />
      {known ? (
        <>
          {bellsIn(pile.bag)}
          {goal !== null && <small>/{goal}</small>}
          <BellPip size={15} />
        </>
      ) : (
        `×${pile.cards}`
      )}
    </span>
  );
};

export const PileIcon = (): JSX.Element => (
  <svg width={15} height={17} viewBox="0 0 15 17" aria-hidden="true">
    <rect x={3.5} y={1} width={10} height={13} rx={2} fill="#173A4E" stroke="#7FB0C6" stroke-width={1.2} />
    <rect x={1} y={3.2} width={10} height={13} rx={2} fill="#24506A" stroke="#9CC8E0" stroke-width={1.2} />
  </svg>
);
