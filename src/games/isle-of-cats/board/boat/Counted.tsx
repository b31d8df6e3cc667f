import type { JSX } from 'preact';
import { nearSeat } from '../../../../web/kit/board.ts';
import { scoredFor } from '../../rules/island/lesson-points.ts';
import { countedCells } from '../ending/counted-cells.ts';
import { isEnding, lessonSteps, stepsShown } from '../ending/lesson-steps.ts';
import type { IsleProps } from '../props/props.ts';
import { corner, placeOf, type Direction } from './direction.ts';

/** At the end: rings around the cells that the lesson counts which has just been turned over. */
export const Counted = ({
  props,
  direction,
}: {
  props: IsleProps;
  direction: Direction;
}): JSX.Element | null => {
  const { scene } = props;
  if (!isEnding(props)) return null;
  const all = lessonSteps(scene.view);
  const step = all.steps[stepsShown(props, all) - 1];
  const me = nearSeat(props.seat);
  const card = step?.cards[me] ?? null;
  if (!step || card === null || step.points[me] === 0) return null;
  const d = countedCells(card, scoredFor(scene.view, me, step.colour)).map((cell) => {
    const { x, y } = corner(direction, placeOf(cell));
    return `M${x + 22} ${y + 12}h56q10 0 10 10v56q0 10-10 10h-56q-10 0-10-10v-56q0-10 10-10z`;
  });
  return (
    <g class="isle-counted" aria-hidden="true">
      <path class="isle-counted__edge" d={d.join('')} />
      <path d={d.join('')} />
    </g>
  );
};
