import type { JSX } from 'preact';
import type { End, Square } from '../rules/types.ts';
import { centreOf } from './bed-map.ts';
import { RowFrame } from './RowFrame.tsx';

interface DanceProps {
  readonly end: End | null;
}

const winnersOf = (end: End | null): readonly Square[] => (end && 'winner' in end ? end.squares : []);

/** The row that won, framed where it won. */
export const WinnersFrame = ({ end }: DanceProps): JSX.Element | null => {
  const squares = winnersOf(end);
  return squares.length === 0 ? null : (
    <g aria-hidden="true">
      <RowFrame squares={squares} kind="scores" />
    </g>
  );
};

const NOTE = 'M-17 30a11 8 0 1 0 1 0V-22L22-30V18a11 8 0 1 0 6 6V-44L-17-34Z';

/** Music above the winners, while they dance. */
export const Notes = ({ end }: DanceProps): JSX.Element => (
  <g aria-hidden="true">
    {winnersOf(end).map((at, index) => {
      const [x, y] = centreOf(at);
      return (
        <g key={at} transform={`translate(${x + 30} ${Math.max(70, y - 78)}) scale(0.62)`}>
          <path class="note" style={{ animationDelay: `${index * 260}ms` }} d={NOTE} />
        </g>
      );
    })}
  </g>
);
