import type { JSX } from 'preact';
import { INK, Oval, Stroke } from '../base/shapes.tsx';
import { Dark, Standing } from './parts.tsx';

const END = 'M70 82C86 92 96 84 92 74';
const THREADS =
  'M24 34C46 40 62 58 66 84M36 25C58 34 74 52 78 72M50 22C66 28 78 40 82 54M16 46C36 50 50 66 52 88M16 62C26 66 34 76 36 86';

export const Yarn = (): JSX.Element => (
  <Standing rx={34}>
    <Stroke d={END} colour={INK} width={7} />
    <Stroke d={END} colour="#D7674E" width={3.6} />
    <Oval at={[48, 56]} r={34} fill="#D7674E" line={INK} width={3} />
    <Dark d="M82 56A34 34 0 0 1 18 70C44 86 74 76 82 50Z" />
    <Stroke d={THREADS} colour="#A8432F" width={2.6} />
    <Stroke d="M24 74C36 56 56 38 76 38" colour="#F0A68F" width={2.6} />
  </Standing>
);
