import type { JSX } from 'preact';
import { Sign } from '../../../../web/art/base/Sign.tsx';
import { signOfSeat } from '../../../../web/art/base/seats.ts';
import { Thing } from '../../../../web/art/Thing.tsx';

/** Paws that reach for a thing: every claim is shown until it is decided. `seats` are separated by spaces. */
export const Reach = ({ seats }: { seats: string }): JSX.Element | null =>
  seats === '' ? null : (
    <>
      {seats.split(' ').map((seat, i) => (
        <span key={seat} class="paw-reach" style={{ '--n': i }} aria-hidden="true">
          <Thing name="maneki" size={40} />
          <Sign class="paw-reach__sign" sign={signOfSeat(Number(seat))} size={18} />
        </span>
      ))}
    </>
  );
