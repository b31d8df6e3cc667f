import type { JSX } from 'preact';
import { nearSeat } from '../../../web/kit/board.ts';
import { spotUnder } from '../../../web/kit/Cells.tsx';
import { useDrag } from '../../../web/kit/useDrag.ts';
import type { Size } from '../rules/types.ts';
import { sizesToPlace } from './aim.ts';
import { Options } from './Options.tsx';
import { GrownUp, heldBy, PoolCat, sizesIn, useShownCount } from './Pool.tsx';
import type { Planning } from './usePlan.ts';
import type { BoopProps } from './props.ts';

interface TrayProps {
  readonly props: BoopProps;
  readonly plan: Planning;
}

/** My own pieces, to choose or to drag onto the bed; or, if a piece must leave the bed, the pieces that may leave. */
export const Tray = ({ props, plan }: TrayProps): JSX.Element => {
  const words = props.words.board;
  if (plan.options.length > 0) return <Options props={props} plan={plan} />;
  return (
    <div class="tray" role="group" aria-label={words.tray}>
      {sizesIn(props.scene.view).map((size) => (
        <Kind key={size} size={size} props={props} plan={plan} />
      ))}
      <GrownUp props={props} seat={nearSeat(props.seat)} />
    </div>
  );
};

const Kind = ({ size, props, plan }: TrayProps & { size: Size }): JSX.Element => {
  const seat = nearSeat(props.seat);
  const held = heldBy(props.scene.view, seat, size);
  const shown = useShownCount(props, seat, size);
  const drag = useDrag({
    lift: () => plan.hold(size),
    over: ({ x, y }) => plan.hover(spotUnder(x, y)),
    drop: ({ x, y }) => {
      const at = spotUnder(x, y);
      plan.hover(null);
      if (at !== null) plan.drop(size, at);
    },
    cancel: () => plan.hover(null),
  });
  return (
    <button
      type="button"
      class={`tray__kind bed-kind ${held === 0 ? 'is-empty' : ''}`}
      aria-pressed={props.legal.length > 0 && plan.held === size}
      disabled={held === 0}
      data-legal={(!props.pending && sizesToPlace(props.legal).includes(size)) || undefined}
      onClick={() => plan.hold(size)}
      {...drag.grip}
    >
      <PoolCat seat={seat} size={size} />
      <span class="sr">{props.words.board.pieces(size, held)}</span>
      <span aria-hidden="true">
        ×{shown} <small>{props.words.board.sizes[size]}</small>
      </span>
      {drag.at && (
        <span class="in-hand" style={{ left: `${drag.at.x}px`, top: `${drag.at.y}px` }}>
          <PoolCat seat={seat} size={size} pixels={84} />
        </span>
      )}
    </button>
  );
};
