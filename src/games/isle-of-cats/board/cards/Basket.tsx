import type { JSX } from 'preact';
import { INK, Stroke } from '../../../../web/art/base/shapes.tsx';
import { Dark, Solid, Standing } from '../../../../web/art/things/parts.tsx';

const HANDLE = 'M22 54C22 10 78 10 78 54';
const WICKER = [26, 38, 50, 62, 74]
  .map((x, i) => `M${x} 56V65M${x + (i < 2 ? 5 : -5)} 67V77M${x} 79V88`)
  .join('');

export const Basket = (): JSX.Element => (
  <Standing rx={38}>
    <Stroke d={HANDLE} colour={INK} width={9} />
    <Stroke d={HANDLE} colour="#B98A5A" width={4} />
    <Solid d="M16 52C30 38 44 48 52 42C62 36 74 42 84 52L78 62H22Z" fill="#C8553D" />
    <Stroke d="M30 46q3 5 0 9M46 45q3 5 0 9M62 42q3 5 0 9" colour="#F3D9C4" width={2.6} />
    <Solid d="M12 54H88L80 84Q79 90 72 90H28Q21 90 20 84Z" fill="#C99458" />
    <Dark d="M88 54L80 84Q79 90 72 90H48C64 84 70 70 72 54Z" />
    <Stroke d={`M16 66H84M18 78H82${WICKER}`} colour="#8A5A3B" width={2.4} />
    <Solid d="M10 52H90V59H10Z" fill="#DDB27A" />
  </Standing>
);
