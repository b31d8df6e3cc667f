import type { JSX } from 'preact';
import { cellsOf } from '../../rules/boat/cover.ts';
import type { IsleProps } from '../props/props.ts';
import { CELL, corner, placeOf } from './direction.ts';
import { Piece, PieceFrame, type PieceLook } from './Piece.tsx';

/** The best answers to a puzzle, each at its place with what it is worth. The last one lies lowest. */
export const AnswerMarks = ({ props, look }: { props: IsleProps; look: PieceLook }): JSX.Element => (
  <g aria-hidden="true">
    {(props.answers ?? []).toReversed().map(({ move, worth, right }) => {
      if (move.do !== 'place') return null;
      const [first = 0] = cellsOf(move);
      const { x, y } = corner(look.direction, placeOf(first));
      return (
        <g key={`${move.x} ${move.y} ${move.turn}`} class={`isle-answer ${right ? 'is-right' : ''}`}>
          <g class="isle-advised__tile">
            <Piece tile={move.tile} x={move.x} y={move.y} turn={move.turn} look={look} />
          </g>
          <PieceFrame
            tile={move.tile}
            x={move.x}
            y={move.y}
            turn={move.turn}
            direction={look.direction}
            kind="advised"
          />
          <g transform={`translate(${x + CELL / 2} ${y + CELL / 2})`}>
            <rect x={-46} y={-34} width={92} height={68} rx={34} />
            <text y={16}>{worth}</text>
          </g>
        </g>
      );
    })}
  </g>
);
