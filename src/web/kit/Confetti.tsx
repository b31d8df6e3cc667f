import type { JSX } from 'preact';
import { PawPrint } from '../art/things/Paw.tsx';
import type { BoardSettings } from './board.ts';

const COLOURS = ['#F0C45C', '#E8806A', '#9CC08F', '#8DBAD3', '#C4A0CF', '#F7B775'];
const COUNT = { full: 32, calm: 10 };
/** Scattered, but the same every time: drawings use no random numbers. */
const scatter = (i: number, salt: number): number => {
  const mixed = Math.imul(i * 31 + salt, 0x9e3779b1);
  return (Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b) >>> 16) / 0x10000;
};

interface ConfettiProps {
  readonly width: number;
  readonly height: number;
  readonly motion: BoardSettings['motion'];
}

/** Paw prints that fall over a stage once. With calm motion a few are drawn in place. */
export const Confetti = ({ width, height, motion }: ConfettiProps): JSX.Element => (
  <g class="confetti" aria-hidden="true">
    {Array.from({ length: COUNT[motion] }, (_, i) => (
      <g key={i} transform={`translate(${scatter(i, 1) * width} ${scatter(i, 2) * height})`}>
        <g
          class="confetti__paw"
          style={{
            '--fall': `${-height * (0.5 + scatter(i, 2))}px`,
            '--spin': `${scatter(i, 3) * 540 - 270}deg`,
            animationDelay: `${scatter(i, 4) * 900}ms`,
          }}
        >
          <g
            transform={`rotate(${scatter(i, 5) * 360}) scale(${0.2 + scatter(i, 6) * 0.2}) translate(-50 -55)`}
          >
            <PawPrint colour={COLOURS[i % COLOURS.length] ?? ''} />
          </g>
        </g>
      </g>
    ))}
  </g>
);
