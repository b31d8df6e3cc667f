import type { JSX } from 'preact';
import { hintClass, nearSeat } from '../../../web/kit/board.ts';
import { Star } from '../../../web/kit/marks.tsx';
import { CARD } from './art/card-size.ts';
import { cellsOfMove } from './aim.ts';
import { Appearing, CatOf } from './Ghost.tsx';
import { areaOf } from './table-map.ts';
import type { Planning } from './usePlan.ts';
import type { FitsProps } from './props.ts';

/** The place of the hint on the table: the card in brown-gold dashes, with a number. Gone once a move is planned. */
export const HintMark = ({ props, plan }: { props: FitsProps; plan: Planning }): JSX.Element | null => {
  const { hint, scene } = props;
  const area = hint && !plan.ghost ? areaOf(cellsOfMove(scene.view.table, hint)) : null;
  if (!hint || !area) return null;
  const frame = { x: area.x + 3, y: area.y + 3, width: area.width - 6, height: CARD.height - 6, rx: 10 };
  return (
    <g class={`fits-hint ${hintClass(props)}`} aria-hidden="true">
      <Appearing view={scene.view} move={hint} seat={nearSeat(props.seat)} />
      <CatOf move={hint} seat={nearSeat(props.seat)} />
      <rect class="fits-hint__edge" {...frame} />
      <rect class="fits-hint__dashes" {...frame} />
      {!props.hintIs && (
        <g transform={`translate(${area.x + 18} ${area.y + 20})`}>
          <circle class="fits-hint__disc" r={15} />
          <text y={6.5}>1</text>
        </g>
      )}
      {props.hintIs?.is === 'better' && <Star x={area.x + area.width - 8} y={area.y + 8} />}
    </g>
  );
};
