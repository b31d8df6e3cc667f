import type { JSX } from 'preact';
import { INK, Oval, Stroke } from '../base/shapes.tsx';
import { Dark, Solid, Standing } from './parts.tsx';

const TAIL = 'M80 80C98 80 96 60 84 58C74 56 76 46 86 44';

export const Mouse = (): JSX.Element => (
  <Standing rx={36}>
    <Stroke d={TAIL} colour={INK} width={7} />
    <Stroke d={TAIL} colour="#E3A49C" width={3} />
    <Solid d="M10 78C16 52 38 42 58 46C80 50 88 68 84 88H22C12 88 8 84 10 78Z" fill="#B9AEB4" />
    <Dark d="M84 88H22C14 88 10 86 10 80C40 88 66 80 80 58C86 68 86 80 84 88Z" />
    <Oval at={[40, 44]} r={14} fill="#B9AEB4" line={INK} width={3} />
    <Oval at={[40, 45]} r={8} fill="#EBA9A6" />
    <Oval at={[27, 66]} r={[4, 4.6]} fill="#2B2330" />
    <Oval at={[25.8, 64.4]} r={1.5} fill="#fff" />
    <Oval at={[10, 78]} r={[4.5, 4]} fill="#D9746C" line={INK} width={2} />
    <Stroke d="M20 78L6 70M20 82L8 88" colour={INK} width={1.6} />
    <Stroke d="M52 60h8M54 70h10M64 56v8" colour="#8D8089" width={2.4} />
  </Standing>
);
