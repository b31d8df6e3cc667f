import type { JSX } from 'preact';
import { INK, Oval, Stroke } from '../base/shapes.tsx';
import { Dark, Solid, Standing } from './parts.tsx';

/** The beckoning paw. */
export const Maneki = (): JSX.Element => (
  <Standing rx={26}>
    <Solid d="M31 80C32 68 28 56 28 42C26 20 36 8 51 8C68 8 77 20 74 40C73 52 69 66 70 80Z" fill="#FDF6EA" />
    <Dark d="M70 80C69 66 73 52 74 40C76 28 73 18 67 13C70 40 56 60 58 80Z" />
    <Stroke d="M41 11V22M53 8V20M64 13V23" colour={INK} width={2.4} />
    <Oval at={[51, 43]} r={[11, 9]} fill="#EFB3AC" />
    {[37, 50, 63].map((x) => (
      <Oval key={x} at={[x, x === 50 ? 28 : 33]} r={[4.2, 5.2]} fill="#EFB3AC" />
    ))}
    <Solid d="M26 70Q50 80 75 69L76 86Q50 96 26 87Z" fill="#C8553D" />
    <Dark d="M60 75Q68 73 75 69L76 86Q68 91 58 92Z" />
    <Oval at={[50, 83]} r={10} fill="#E0AC48" line={INK} width={2.4} />
    <Stroke d="M42 81H58M50 84V90" colour={INK} width={2.2} />
    <Oval at={[50, 84]} r={2.2} fill={INK} />
  </Standing>
);
