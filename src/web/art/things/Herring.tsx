import type { JSX } from 'preact';
import { INK, Oval, Stroke } from '../base/shapes.tsx';
import { Dark, Solid } from './parts.tsx';

export const Herring = (): JSX.Element => (
  <>
    <Solid d="M6 52C20 28 50 26 72 46L92 30C90 44 90 60 94 74L72 58C52 78 20 76 6 52Z" fill="#A9C4D2" />
    <Dark d="M6 52C28 64 52 64 72 52L94 74L72 58C52 78 20 76 6 52Z" />
    <Stroke d="M30 35C36 46 36 58 30 69" colour={INK} width={2.4} />
    <Oval at={[19, 48]} r={5} fill="#FFFDF6" line={INK} width={2.4} />
    <Oval at={[18, 48]} r={[2.2, 2.4]} fill="#2B2330" />
    <Stroke
      d="M42 42q5 4 0 8M52 44q5 4 0 8M42 54q5 4 0 8M52 56q4 3 0 7M62 49q4 3 0 7"
      colour="#5F8199"
      width={2.4}
    />
    <Solid d="M40 33C44 22 54 24 58 33" fill="#7FA0B4" width={2.6} />
    <Stroke d="M8 55Q14 58 17 56" colour={INK} width={2.2} />
  </>
);
