import type { JSX } from 'preact';
import { nearSeat } from '../../../web/kit/board.ts';
import { cellsOfMove } from './aim.ts';
import { CARD } from './art/card-size.ts';
import { Appearing, CatOf } from './Ghost.tsx';
import { areaOf } from './table-map.ts';
import type { FitsProps } from './props.ts';

/** The best answers to a puzzle, each at its place with what it is worth; of several at one place the best. */
export const AnswerMarks = ({ props }: { props: FitsProps }): JSX.Element => {
  const { answers = [], scene, seat } = props;
  const marks = answers.flatMap((answer) => {
    const area = areaOf(cellsOfMove(scene.view.table, answer.move));
    return area ? [{ ...answer, area }] : [];
  });
  const seen = marks.filter(
    ({ area }, i) => marks.findIndex((other) => other.area.x === area.x && other.area.y === area.y) === i,
  );
  return (
    <>
      {seen.map(({ move, worth, right, area }) => (
        <g
          key={`${area.x} ${area.y}`}
          class={`fits-hint fits-answer ${right ? 'is-right' : ''}`}
          aria-hidden="true"
        >
          <Appearing view={scene.view} move={move} seat={nearSeat(seat)} />
          <CatOf move={move} seat={nearSeat(seat)} />
          <rect
            class="fits-hint__dashes"
            x={area.x + 3}
            y={area.y + 3}
            width={area.width - 6}
            height={CARD.height - 6}
            rx={10}
          />
          <g transform={`translate(${area.x + area.width / 2} ${area.y + CARD.height / 2})`}>
            <rect class="fits-answer__label" x={-26} y={-18} width={52} height={36} rx={18} />
            <text y={8}>{worth}</text>
          </g>
        </g>
      ))}
    </>
  );
};
