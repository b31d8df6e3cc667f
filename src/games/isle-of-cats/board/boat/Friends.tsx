import type { JSX } from 'preact';
import type { Friendship } from '../../rules/state/types.ts';
import { CELL, corner, type Direction } from './direction.ts';

interface FriendsProps {
  readonly friendships: readonly Friendship[];
  readonly direction: Direction;
}

/** A figure for each friendship. It stands half on the symbol of the beast and half on the cat beside it. */
export const Friends = ({ friendships, direction }: FriendsProps): JSX.Element => (
  <g class="isle-friends" aria-hidden="true">
    {friendships.map(({ beast, colour, at, beside }) => {
      const [one, other] = [corner(direction, at), corner(direction, beside)];
      const [x, y] = [(one.x + other.x + CELL) / 2, (one.y + other.y + CELL) / 2];
      return (
        <g key={`${beast} ${colour}`} transform={`translate(${x} ${y})`}>
          <Figure />
        </g>
      );
    })}
  </g>
);

/** A small beast with the points it brings. */
const Figure = (): JSX.Element => (
  <>
    <path
      class="isle-friends__beast"
      d="M-26 34V2l-6-30 16 12h32l16-12-6 30v32q0 6-6 6h-40q-6 0-6-6z"
      stroke-linejoin="round"
    />
    <circle class="isle-friends__eye" cx={-11} cy={4} r={5} />
    <circle class="isle-friends__eye" cx={11} cy={4} r={5} />
    <g transform="translate(0 -46)">
      <rect class="isle-friends__tag" x={-32} y={-22} width={64} height={40} rx={20} />
      <text class="isle-friends__points" y={9} text-anchor="middle">
        +5
      </text>
    </g>
  </>
);
