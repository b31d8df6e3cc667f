import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { SIDE } from '../rules/bed.ts';
import { squareName } from '../rules/notation.ts';
import type { Square } from '../rules/types.ts';
import { ALL_SQUARES, BED, CELL, centreOf, columnOf, cornerOf, rowFromTop } from './bed-map.ts';

/** The bed itself: a wooden frame, a mattress, a quilt of thirty-six patches. */
export const Bed = (): JSX.Element => {
  const id = useId();
  return (
    <g class="bed" aria-hidden="true">
      <Weaves id={id} />
      <WoodenFrame />
      <rect class="bed__rim" x={22} y={22} width={BED - 44} height={BED - 44} rx={22} />
      {ALL_SQUARES.map((at) => (
        <Patch key={at} at={at} id={id} />
      ))}
      <Knots />
      <Coordinates />
    </g>
  );
};

const WoodenFrame = (): JSX.Element => (
  <>
    <rect class="bed__wood" x={3} y={3} width={BED - 6} height={BED - 6} rx={34} />
    <path
      class="bed__grain"
      d="M40 11H628M60 16H470M520 16H610M40 657H628M90 652H380M430 652H600M11 44V620M16 90V400M657 44V620M652 200V560"
    />
    <rect class="bed__edge" x={3} y={3} width={BED - 6} height={BED - 6} rx={34} />
  </>
);

const WEAVES = ['plain', 'dots', 'checks', 'twill'] as const;

/** Neighbouring patches differ in colour, and some in weave; the order is fixed, not random. */
const clothOf = (at: Square): { readonly colour: number; readonly weave: (typeof WEAVES)[number] } => {
  const [column, row] = [columnOf(at), rowFromTop(at)];
  return {
    colour: (column + 2 * row + (row % 3 === 2 ? 1 : 0)) % 5,
    weave: WEAVES[[0, 1, 0, 2, 0, 3, 0][(3 * column + 5 * row) % 7] ?? 0] ?? 'plain',
  };
};

const Patch = ({ at, id }: { at: Square; id: string }): JSX.Element => {
  const [x, y] = cornerOf(at);
  const { colour, weave } = clothOf(at);
  return (
    <>
      <rect class={`patch patch--${colour}`} x={x} y={y} width={CELL} height={CELL} rx={15} />
      {weave !== 'plain' && (
        <rect x={x} y={y} width={CELL} height={CELL} rx={15} fill={`url(#${id}${weave})`} />
      )}
      <path
        class="patch__puff"
        d={`M${x + CELL} ${y + 15}V${y + CELL - 15}Q${x + CELL} ${y + CELL} ${x + CELL - 15} ${y + CELL}H${x + 15}Q${x + 80} ${y + 84} ${x + CELL} ${y + 15}Z`}
      />
      <rect class="patch__stitch" x={x + 6} y={y + 6} width={CELL - 12} height={CELL - 12} rx={10} />
    </>
  );
};

const Weaves = ({ id }: { id: string }): JSX.Element => (
  <defs>
    <pattern id={`${id}dots`} width={20} height={20} patternUnits="userSpaceOnUse">
      <circle class="weave" cx={5} cy={5} r={2} />
      <circle class="weave" cx={15} cy={15} r={2} />
    </pattern>
    <pattern id={`${id}checks`} width={16} height={16} patternUnits="userSpaceOnUse">
      <path class="weave weave--line" d="M8 0V16M0 8H16" />
    </pattern>
    <pattern
      id={`${id}twill`}
      width={14}
      height={14}
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <path class="weave weave--line" d="M7 0V14" />
    </pattern>
  </defs>
);

/** A red thread at every corner where four patches meet. */
const Knots = (): JSX.Element => (
  <>
    {ALL_SQUARES.filter((at) => columnOf(at) > 0 && rowFromTop(at) > 0).map((at) => {
      const [x, y] = cornerOf(at);
      return <circle key={at} class="bed__knot" cx={x - 2} cy={y - 2} r={4.5} />;
    })}
  </>
);

const Coordinates = (): JSX.Element => (
  <>
    {ALL_SQUARES.filter((at) => columnOf(at) === 0).map((at) => (
      <text key={at} class="bed__coordinate" x={14} y={centreOf(at)[1] + 5}>
        {squareName(at).charAt(1)}
      </text>
    ))}
    {ALL_SQUARES.filter((at) => rowFromTop(at) === SIDE - 1).map((at) => (
      <text key={at} class="bed__coordinate" x={centreOf(at)[0]} y={BED - 9}>
        {squareName(at).charAt(0)}
      </text>
    ))}
  </>
);
