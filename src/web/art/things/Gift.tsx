import type { JSX } from 'preact';
import { Dark, Solid, Standing } from './parts.tsx';

/** A bundle tied in a cloth, with two ears of a knot. */
export const Gift = (): JSX.Element => (
  <Standing rx={34}>
    <Solid d="M20 54Q18 88 34 90H66Q82 88 80 54Q66 40 50 42Q34 40 20 54Z" fill="#3F6C87" />
    <Dark d="M80 54Q82 88 66 90H48Q68 84 66 46Q74 48 80 54Z" />
    <path
      d="M30 62h.1M42 76h.1M34 82h.1M60 70h.1M70 60h.1M54 84h.1M70 80h.1M46 58h.1"
      stroke="#CFE3EE"
      stroke-width={5}
      stroke-linecap="round"
    />
    <Solid
      d="M50 42Q30 42 18 24Q34 16 46 30Q48 14 58 8Q66 22 56 34Q72 22 84 30Q74 46 50 42Z"
      fill="#C8553D"
    />
    <Solid d="M42 36Q50 30 58 36Q60 46 50 48Q40 46 42 36Z" fill="#E0806A" width={2.4} />
  </Standing>
);
