import type { JSX } from 'preact';
import type { Viewer } from '../../../kernel/game.ts';
import { LastMove } from '../../../web/kit/marks.tsx';
import { SeatBadge } from './CardFace.tsx';
import { areaOf } from './table-map.ts';
import type { LastActions } from './last-actions.ts';

interface LastStepProps {
  readonly actions: LastActions;
  readonly me: Viewer;
}

/** The last action of every rival, in sea blue dashes; with several rivals also their signs. */
export const LastStep = ({ actions, me }: LastStepProps): JSX.Element => {
  const rivals = [...actions].filter(([seat]) => seat !== me);
  return (
    <g aria-hidden="true">
      {rivals.map(([seat, cells]) => {
        const area = areaOf(cells);
        if (!area) return null;
        const { x, y, width, height } = area;
        return (
          <g key={seat}>
            <LastMove x={x + 4} y={y + 4} width={width - 8} height={height - 8} />
            {rivals.length > 1 && <SeatBadge seat={seat} x={x + width - 12} y={y + 12} />}
          </g>
        );
      })}
    </g>
  );
};
