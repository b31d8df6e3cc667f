import type { ComponentChildren, JSX, SVGAttributes } from 'preact';
import { useId } from 'preact/hooks';
import type { Look } from './look.ts';

/** Colours that belong to no coat. */
export const INK = '#4A2F33';
export const SHADE = 'rgb(74 38 58 / 0.15)';
export const GROUND = 'rgb(43 35 48 / 0.18)';
export const PUPIL = '#241B26';
export const GLINT = '#FFFDF6';

type StrokeProps = Omit<SVGAttributes<SVGPathElement>, 'width'> & {
  readonly width: number;
  readonly colour: string;
};
/** A soft line. */
export const Stroke = ({ width, colour, ...rest }: StrokeProps): JSX.Element => (
  <path
    fill="none"
    stroke={colour}
    stroke-width={width}
    stroke-linecap="round"
    stroke-linejoin="round"
    {...rest}
  />
);

interface OvalProps {
  readonly at: readonly [x: number, y: number];
  readonly r: readonly [rx: number, ry: number] | number;
  readonly fill?: string;
  readonly line?: string;
  readonly width?: number;
}
export const Oval = ({ at: [cx, cy], r, fill = 'none', line, width }: OvalProps): JSX.Element => {
  const [rx, ry] = typeof r === 'number' ? [r, r] : r;
  return <ellipse cx={cx} cy={cy} rx={rx} ry={ry} fill={fill} stroke={line} stroke-width={width} />;
};

/** The shadow of a seated cat. */
export const Ground = ({ rx, x = 100, y = 187 }: { rx: number; x?: number; y?: number }): JSX.Element => (
  <Oval at={[x, y]} r={[rx, rx * 0.14]} fill={GROUND} />
);

interface CutoutProps {
  readonly d: string;
  readonly look: Look;
  readonly fill?: string;
  readonly shade?: readonly [dx: number, dy: number];
  readonly children?: ComponentChildren; // the pattern, cut off at the outline
}
/** With a lantern at the upper right, the shaded side is the left one. */
const LIT_SHADE = [7, -3] as const;

/** A paper cut-out: fill, pattern inside, a second tone at the lower right, a thin outline. */
export const Cutout = ({
  d,
  look,
  fill = look.coat.base,
  shade = [-6, -6],
  children,
}: CutoutProps): JSX.Element => {
  const clip = useId();
  const { rim } = look;
  const around = `M-900-900H1900V1900H-900Z${d}`;
  return (
    <>
      <clipPath id={clip}>
        <path d={d} />
      </clipPath>
      <path d={d} fill={fill} />
      <g clip-path={`url(#${clip})`}>
        {children}
        <path
          d={around}
          fill={SHADE}
          fill-rule="evenodd"
          transform={`translate(${(rim ? LIT_SHADE : shade).join(' ')})`}
        />
        {rim && <path d={around} fill={rim} fill-rule="evenodd" transform="translate(-5 4)" />}
      </g>
      <Stroke d={d} colour={look.coat.line} width={look.stroke} />
    </>
  );
};
