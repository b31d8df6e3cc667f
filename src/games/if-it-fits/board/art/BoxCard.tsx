import type { ComponentChildren, JSX } from 'preact';
import { Stroke } from '../../../../web/art/base/shapes.tsx';
import { CARD } from './card-size.ts';

/** The sides of a card that lies upright: the short ones above and below, the long ones left and right. */
export const CARD_SIDES = ['N', 'E', 'S', 'W'] as const;
export type CardSide = (typeof CARD_SIDES)[number];
type BySide = Readonly<Record<CardSide, string>>;

interface BoxCardProps {
  readonly walls: readonly CardSide[]; // a side without a wall is open
  readonly floor?: string; // the tint of the box it belongs to
  readonly children?: ComponentChildren; // the things on the floor
}

/** A card of cardboard seen from above, 100 by 140: raised walls with corrugated edges, dotted folds where it is open. */
export const BoxCard = ({ walls, floor = 'var(--box-plain)', children }: BoxCardProps): JSX.Element => {
  const open = CARD_SIDES.filter((side) => !walls.includes(side));
  return (
    <>
      <rect width={CARD.width} height={CARD.height} fill={floor} />
      <path d="M44 0H56V140H44Z" fill="#fff" opacity={0.2} />
      <Stroke
        d={open.map((side) => FOLDS[side]).join('')}
        colour="#8F6236"
        width={1.8}
        stroke-dasharray="1 6"
      />
      <path d={walls.map((side) => SHADOWS[side]).join('')} fill="rgb(74 38 20 / 0.2)" />
      {walls.map((side) => (
        <path key={side} d={flap(side, walls)} fill="#A5713F" stroke={EDGE} stroke-width={2} />
      ))}
      <Stroke d={walls.map((side) => WAVES[side]).join('')} colour="#F0D7AA" width={1.7} />
      <rect
        width={CARD.width}
        height={CARD.height}
        fill="none"
        stroke={EDGE}
        stroke-width={1.2}
        opacity={0.45}
      />
      <Stroke d={walls.map((side) => RIMS[side]).join('')} colour={EDGE} width={2.8} />
      {children}
    </>
  );
};

const EDGE = '#5F3A1E';
const FOLDS: BySide = { N: 'M14 6H86', E: 'M94 14V126', S: 'M14 134H86', W: 'M6 14V126' };
const SHADOWS: BySide = {
  N: 'M0 0H100V26Q50 22 0 26Z',
  E: 'M100 0H82Q84 70 82 140H100Z',
  S: 'M0 140H100V122Q50 125 0 122Z',
  W: 'M0 0H23Q20 70 23 140H0Z',
};
const RIMS: BySide = { N: 'M1 1H99', E: 'M99 1V139', S: 'M1 139H99', W: 'M1 1V139' };

const ripple = (count: number, one: (way: number) => string): string =>
  Array.from({ length: count }, (_, i) => one(i % 2 ? 1 : -1)).join('');
const across = ripple(21, (way) => `q1 ${3 * way} 4 0`);
const down = ripple(31, (way) => `q${3 * way} 1 0 4`);
const WAVES: BySide = { N: `M8 7${across}`, E: `M93 8${down}`, S: `M8 133${across}`, W: `M7 8${down}` };

/** Where two walls meet they are mitred; where one ends at an open side it runs through. */
const flap = (side: CardSide, walls: readonly CardSide[]): string => {
  const meets = (other: CardSide, mitred: number, through: number): number =>
    walls.includes(other) ? mitred : through;
  const [west, east] = [meets('W', 13, 0), meets('E', 87, 100)];
  const [north, south] = [meets('N', 13, 0), meets('S', 127, 140)];
  const shapes: BySide = {
    N: `M0 0H100L${east} 13H${west}Z`,
    S: `M0 140H100L${east} 127H${west}Z`,
    W: `M0 0V140L13 ${south}V${north}Z`,
    E: `M100 0V140L87 ${south}V${north}Z`,
  };
  return shapes[side];
};
