import type { ComponentChildren, JSX } from 'preact';
import { PawPrint } from '../art/things/Paw.tsx';
import type { Vector } from './animations.ts';

/** Marks on the spots of a board. Every meaning has a colour and a shape: see kit.css. */

interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
const Frame = ({ kind, x, y, width, height }: Area & { kind: string }): JSX.Element => (
  <>
    <rect class="mark__under" x={x} y={y} width={width} height={height} rx={16} />
    <rect class={`mark mark--${kind}`} x={x} y={y} width={width} height={height} rx={16} />
  </>
);

/** Sea blue, dashed: this has just happened. */
export const LastMove = (area: Area): JSX.Element => <Frame kind="last" {...area} />;

/** The place that something left: a dashed ring with paw prints. */
export const LeftFrom = ({ x, y, r }: { x: number; y: number; r: number }): JSX.Element => (
  <g class="mark-left">
    <circle class="mark mark--last" cx={x} cy={y} r={r} />
    {[-0.52, 0.52].map((shift) => (
      <g key={shift} transform={`translate(${x} ${y + shift * r}) scale(${r * 0.0068}) translate(-50 -52)`}>
        <PawPrint />
      </g>
    ))}
  </g>
);

/** The highlight colour: mine, now. */
export const Chosen = (area: Area): JSX.Element => <Frame kind="chosen" {...area} />;

/** Gold, dashed: this will score. */
export const WillScore = (area: Area): JSX.Element => <Frame kind="score" {...area} />;

const STAR =
  'M0 -9.500 2.900 -3.200 9.800 -2.400 4.700 2.300 6.100 9.100 0 5.700 -6.100 9.100 -4.700 2.300 -9.800 -2.400 -2.900 -3.200Z';

/** A star in a disc: the best move, in a review. */
export const Star = ({ x, y, size = 19 }: { x: number; y: number; size?: number }): JSX.Element => (
  <g class="mark-star" transform={`translate(${x} ${y}) scale(${size / 19})`}>
    <circle r={19} />
    <path d={STAR} />
  </g>
);

/** In a review, green with a star: this was better. */
export const Better = (area: Area): JSX.Element => (
  <>
    <Frame kind="better" {...area} />
    <Star x={area.x + area.width - 4} y={area.y + 4} />
  </>
);

/** A pale copy of the piece that would stand here. */
export const Ghost = ({ children }: { children: ComponentChildren }): JSX.Element => (
  <g class="ghost">{children}</g>
);

/** A push: from one point to another. */
export const Arrow = ({ from, to }: { from: Vector; to: Vector }): JSX.Element => {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const angle = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
  const shaft = `M0-4.5H${length - 24}V-16L${length} 0L${length - 24} 16V4.5H0Z`;
  return (
    <g class="arrow" transform={`translate(${from[0]} ${from[1]}) rotate(${angle})`}>
      <path d={shaft} />
    </g>
  );
};

/** A minus in a disc: this piece cannot be moved. */
export const Stays = ({ x, y }: { x: number; y: number }): JSX.Element => (
  <g class="stays" transform={`translate(${x} ${y})`}>
    <circle r={14} />
    <path d="M-6 0H6" />
  </g>
);
