import type { JSX } from 'preact';
import { INK, Oval, Stroke } from '../base/shapes.tsx';
import { Dark, Solid } from './parts.tsx';

const STICK = 'M10 94C24 84 34 72 42 58';
const VANE =
  'M40 62C30 54 30 44 36 36L42 40L41 26C46 16 56 9 66 6L66 16L74 5C84 4 90 6 94 8C95 22 92 34 86 42L76 40L80 50C72 60 62 66 52 66L50 58L46 66C44 66 42 64 40 62Z';
const LOWER_HALF =
  'M40 62C60 52 80 32 94 8C95 22 92 34 86 42L76 40L80 50C72 60 62 66 52 66L50 58L46 66C44 66 42 64 40 62Z';

export const Feather = (): JSX.Element => (
  <>
    <Stroke d={STICK} colour={INK} width={6} />
    <Stroke d={STICK} colour="#B98A5A" width={2.6} />
    <Solid d={VANE} fill="#5E9AA6" />
    <Dark d={LOWER_HALF} />
    <Stroke d="M36 68C56 52 76 32 92 10" colour="#F3EADB" width={2.8} />
    <Stroke d="M52 53L47 42M62 44L57 30M72 33L70 20M60 46L70 49M70 36L82 34" colour="#CFE3E2" width={2} />
    <Oval at={[38, 65]} r={5} fill="#C8553D" line={INK} width={2.2} />
    <Solid d="M38 66C30 62 26 56 26 48C34 50 38 56 38 66Z" fill="#E9B949" width={2.4} />
  </>
);
