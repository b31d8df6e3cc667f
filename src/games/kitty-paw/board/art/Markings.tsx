import type { JSX } from 'preact';
import { wedge, type Stripe } from '../../../../web/art/base/geometry.ts';
import { Oval, Stroke } from '../../../../web/art/base/shapes.tsx';
import { CUBE_BREEDS, type CubeBreed } from './breeds.ts';
import type { FaceName } from './iso.ts';

/** The markings of a breed on one face, in a square of 100 by 100; `rear` is the far half of a long cat. */
export const Markings = ({
  breed,
  face,
  rear,
}: {
  breed: CubeBreed;
  face: FaceName;
  rear: boolean;
}): JSX.Element | null => {
  const { [face]: usual, rear: behind } = MARKINGS[breed];
  const draw = (rear && behind?.[face]) || usual;
  return draw ? draw() : null;
};

type Draw = () => JSX.Element;
type ByFace = Partial<Readonly<Record<FaceName, Draw>>>;

const stripes = (colour: string, width: number, list: readonly Stripe[]): JSX.Element => (
  <path d={list.map((stripe) => wedge(stripe, width)).join('')} fill={colour} />
);
const blot =
  (colour: string, d: string): Draw =>
  () => <path d={d} fill={colour} />;
const sheen =
  (colour: string, d: string, width: number): Draw =>
  () => <Stroke d={d} colour={colour} width={width} />;

const tufts = (colour: string, at: readonly (readonly [x: number, y: number])[]): JSX.Element => (
  <Stroke
    d={at
      .map(
        ([x, y]) => `M${x - 7} ${y - 4}Q${x - 4} ${y + 5} ${x} ${y - 1}Q${x + 4} ${y + 5} ${x + 7} ${y - 4}`,
      )
      .join('')}
    colour={colour}
    width={3.2}
  />
);

const { bobtail, exotic, russian, american, domestic, bombay, persian } = CUBE_BREEDS;

const MARKINGS: Readonly<Record<CubeBreed, ByFace & { readonly rear?: ByFace }>> = {
  bobtail: {
    top: blot(bobtail.coat.mark, 'M26-10H110V50C90 80 60 50 44 40C24 34 22 16 26-10Z'),
    left: blot(bobtail.coat.mark, 'M24 44C20 24 46 14 60 28C80 30 84 60 66 66C50 80 26 66 24 44Z'),
    right: () => (
      <>
        <path d="M-5-5H46C48 20 44 44 30 52C14 58-5 50-5 50Z" fill={bobtail.coat.mark2} />
        <path d="M64-5H105V34C88 30 70 18 64-5Z" fill={bobtail.coat.mark} />
      </>
    ),
    rear: {
      top: blot(bobtail.coat.mark2, 'M10 40C6 14 40 2 56 18C76 16 80 50 60 58C40 74 12 62 10 40Z'),
      left: blot(bobtail.coat.mark2, 'M-10-10H64C74 20 60 50 36 52C16 58-10 50-10 50Z'),
      right: blot(bobtail.coat.mark, 'M40 30C50 10 90 20 84 46C86 70 56 82 44 66C30 56 32 40 40 30Z'),
    },
  },
  exotic: {
    top: () => <Stroke d="M28-8V60M50-8V60M72-8V60" colour={exotic.coat.mark} width={9} />,
    right: () =>
      stripes(exotic.coat.mark, 9, [
        [38, -6, 42.8, 22],
        [50, -6, 50, 22],
        [62, -6, 57.2, 22],
      ]),
  },
  russian: {
    top: sheen(russian.coat.mark, 'M24 26Q50 14 78 26', 6),
    left: sheen(russian.coat.mark, 'M16 22Q46 14 78 26', 5),
  },
  american: {
    top: () => <Stroke d="M16-8V108M50-8V108M84-8V108" colour={american.coat.mark} width={14} />,
    left: () => (
      <>
        <Oval at={[48, 48]} r={[36, 34]} line={american.coat.mark} width={10} />
        <Oval at={[48, 48]} r={[13, 12]} fill={american.coat.mark} />
        <Stroke d="M92-8V108" colour={american.coat.mark} width={9} />
      </>
    ),
    right: () =>
      stripes(american.coat.mark, 12, [
        [31, -8, 40, 26],
        [50, -8, 50, 26],
        [69, -8, 60, 26],
        [-8, 36, 20, 40],
        [108, 36, 80, 40],
        [-8, 58, 20, 62],
        [108, 58, 80, 62],
      ]),
  },
  domestic: {
    top: () =>
      stripes(
        domestic.coat.mark,
        13,
        [14, 38, 62, 86].map((y): Stripe => [-6, y, 70, y]),
      ),
    left: () => (
      <>
        {stripes(
          domestic.coat.mark,
          12,
          [30, 54, 78].map((x): Stripe => [x, -8, x, 44]),
        )}
        <path d="M-10 84Q20 70 50 82T110 78V110H-10Z" fill={domestic.coat.light} />
      </>
    ),
    right: blot(
      domestic.coat.light,
      'M50 20C54 38 66 46 82 58C96 70 104 90 104 110H-4C-4 90 4 70 18 58C34 46 46 38 50 20Z',
    ),
  },
  bombay: {
    top: sheen(bombay.coat.mark, 'M24 24Q50 12 78 24', 6),
    left: sheen(bombay.coat.mark, 'M16 20Q46 12 78 24', 5),
  },
  persian: {
    top: () =>
      tufts(persian.coat.mark, [
        [24, 26],
        [54, 20],
        [80, 40],
        [34, 56],
        [62, 64],
        [26, 84],
      ]),
    left: () =>
      tufts(persian.coat.mark, [
        [22, 24],
        [52, 32],
        [80, 26],
        [30, 54],
        [64, 58],
        [88, 66],
        [20, 82],
        [50, 86],
      ]),
    right: () => (
      <>
        <path
          d="M-6 52L8 62L4 74L20 78L22 92L38 90L50 104L62 90L78 92L80 78L96 74L92 62L106 52V110H-6Z"
          fill={persian.coat.light}
          stroke={persian.coat.mark}
          stroke-width={2.5}
        />
        {tufts(persian.coat.mark, [
          [40, 10],
          [60, 10],
        ])}
      </>
    ),
  },
};
