import type { JSX } from 'preact';
import type { Seat } from '../../../kernel/game.ts';
import { Sign } from '../../art/base/Sign.tsx';
import { signOfSeat } from '../../art/base/seats.ts';

/** A move in a list, with the sign of its seat. */
export const MoveText = ({ seat, text }: { readonly seat: Seat; readonly text: string }): JSX.Element => (
  <span class="an__move">
    <Sign sign={signOfSeat(seat)} size={18} />
    {text}
  </span>
);
