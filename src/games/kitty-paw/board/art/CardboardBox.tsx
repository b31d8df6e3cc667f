import type { ComponentChildren, JSX } from 'preact';
import { useId } from 'preact/hooks';
import { Oval, Stroke } from '../../../../web/art/base/shapes.tsx';
import { memo } from '../../../../web/art/base/memo.ts';
import { inSpace, ontoFace, polygon, rounded, type Spot } from './iso.ts';

interface BoxProps {
  readonly lying: boolean; // false: standing
  readonly children?: ComponentChildren; // the animal in the box, around (0, 0), about 120 wide
}

/**
 * An empty box made of cubes: lying 2 × 2 × 1, open at the top; standing 2 × 1 × 2, open at the left. Drawn around its
 * near upper corner, with edges of 100 units.
 */
export const CardboardBox = memo(({ lying, children }: BoxProps): JSX.Element => {
  const form = lying ? LYING : STANDING;
  const clip = useId();
  return (
    <>
      <Wall spots={form.top} fill="#E6C394" />
      <Wall spots={form.right} fill="#D2A673" />
      <Wall spots={form.left} fill="#B58553" />
      <Wall spots={form.mouth} fill={lying ? '#9C6D42' : '#8A5E38'} />
      <clipPath id={`${clip}in`}>
        <path d={polygon(form.mouth)} />
      </clipPath>
      <g clip-path={`url(#${clip}in)`}>
        {form.inside.map(({ spots, fill }) => (
          <path key={fill} d={polygon(spots)} fill={fill} stroke={LINE} stroke-width={2} />
        ))}
      </g>
      <Stroke d={polygon(form.mouth)} colour={LINE} width={2.8} />
      {children && (
        <>
          <clipPath id={`${clip}out`}>
            <path d={polygon(form.mouth)} />
            {/* A head may be visible above the rim. */}
            <path d={`M-400-500H400V${form.rim}H-400Z`} />
          </clipPath>
          <g clip-path={`url(#${clip}out)`}>
            <g transform={form.head}>{children}</g>
          </g>
        </>
      )}
      <g transform={`${ontoFace('right')} translate(${form.print})`}>
        <Oval at={[0, 6]} r={[11, 9]} fill="#A3713F" />
        {[-10, 0, 10].map((x) => (
          <Oval key={x} at={[x, -7 + Math.abs(x) * 0.3]} r={[4.4, 5.4]} fill="#A3713F" />
        ))}
      </g>
      <path
        d="M0 0H16V30L12 26L8 30L4 26L0 30Z"
        transform={`${ontoFace('right')} translate(14 0)`}
        fill="#EBD3A6"
        stroke={LINE}
        stroke-width={1.6}
      />
      <Stroke d={rounded(form.outline, 6)} colour={LINE} width={3.5} />
    </>
  );
});

const LINE = '#6B4426';
const THICK = 0.13; // thickness of the cardboard, in edges

const Wall = ({ spots, fill }: { spots: readonly Spot[]; fill: string }): JSX.Element => (
  <path d={polygon(spots)} fill={fill} stroke={LINE} stroke-width={2.8} stroke-linejoin="round" />
);

/** A point relative to the near upper corner: steps back to the left, back to the right, and down. */
const from = (left: number, right: number, down: number): Spot => inSpace(-left, -right, -down);

interface Form {
  readonly top: readonly Spot[];
  readonly left: readonly Spot[];
  readonly right: readonly Spot[];
  readonly mouth: readonly Spot[];
  readonly inside: readonly { readonly spots: readonly Spot[]; readonly fill: string }[];
  readonly outline: readonly Spot[];
  readonly print: string; // place of the paw print on the right wall
  readonly head: string; // transform of a head inside the box
  readonly rim: number; // above this height a head is fully visible
}

const walls = (u: number, v: number, z: number): Pick<Form, 'top' | 'left' | 'right' | 'outline'> => ({
  top: [from(0, 0, 0), from(u, 0, 0), from(u, v, 0), from(0, v, 0)],
  left: [from(0, 0, 0), from(u, 0, 0), from(u, 0, z), from(0, 0, z)],
  right: [from(0, 0, 0), from(0, v, 0), from(0, v, z), from(0, 0, z)],
  outline: [from(u, v, 0), from(0, v, 0), from(0, v, z), from(0, 0, z), from(u, 0, z), from(u, 0, 0)],
});

const far = 2 - THICK;
const LYING: Form = {
  ...walls(2, 2, 1),
  mouth: [from(THICK, THICK, 0), from(far, THICK, 0), from(far, far, 0), from(THICK, far, 0)],
  inside: [
    {
      fill: '#C4945F',
      spots: [from(far, far, 0), from(far, far, 1), from(far, THICK, 1), from(far, THICK, 0)],
    },
    {
      fill: '#B07F4D',
      spots: [from(far, far, 0), from(far, far, 1), from(THICK, far, 1), from(THICK, far, 0)],
    },
    {
      fill: '#8A5E38',
      spots: [from(far, far, 1), from(far, THICK, 1), from(THICK, THICK, 1), from(THICK, far, 1)],
    },
  ],
  print: '100 52',
  head: 'translate(0 -96) scale(1.05)',
  rim: -100,
};

const back = 1 - THICK;
const STANDING: Form = {
  ...walls(2, 1, 2),
  mouth: [from(THICK, 0, THICK), from(far, 0, THICK), from(far, 0, far), from(THICK, 0, far)],
  inside: [
    {
      fill: '#9C6D42',
      spots: [from(THICK, back, THICK), from(far, back, THICK), from(far, back, far), from(THICK, back, far)],
    },
    {
      fill: '#C4945F',
      spots: [from(far, 0, far), from(THICK, 0, far), from(THICK, back, far), from(far, back, far)],
    },
    {
      fill: '#B07F4D',
      spots: [from(far, 0, THICK), from(far, 0, far), from(far, back, far), from(far, back, THICK)],
    },
  ],
  print: '50 120',
  head: 'translate(-84 78) scale(1.05)',
  rim: -400,
};
