import type { ComponentChildren, JSX } from 'preact';
import { Basket as BasketDrawing } from './Basket.tsx';
import { INK, Stroke } from '../../../../web/art/base/shapes.tsx';

/** Icons of cards and purses. They have no label: the component that uses one must add the text. */
interface IconProps {
  readonly size?: number;
}

const Icon = ({ size = 22, children }: IconProps & { children: ComponentChildren }): JSX.Element => (
  <svg class="isle-icon" width={size} height={size} viewBox="0 0 100 100" aria-hidden="true">
    {children}
  </svg>
);

export const FishIcon = ({ size = 22 }: IconProps): JSX.Element => (
  <Icon size={size}>
    <path
      d="M6 50C22 20 62 20 76 50L96 28V72L76 50C62 80 22 80 6 50Z"
      fill="#7FB0C6"
      stroke="#274A5C"
      stroke-width={6}
      stroke-linejoin="round"
    />
    <circle cx={27} cy={45} r={6} fill="#274A5C" />
  </Icon>
);

export const BootIcon = ({ size = 22 }: IconProps): JSX.Element => (
  <Icon size={size}>
    <path
      d="M30 10H62V54Q64 62 78 64Q92 66 92 84H30Q26 48 30 10Z"
      fill="#9A6238"
      stroke={INK}
      stroke-width={6}
      stroke-linejoin="round"
    />
    <path d="M27 84H94V92H27Z" fill="#5C3A22" />
    <Stroke d="M30 24H62" colour="#D8AE7C" width={9} />
  </Icon>
);

export const BasketIcon = ({ size = 22 }: IconProps): JSX.Element => (
  <Icon size={size}>
    <BasketDrawing />
  </Icon>
);

/** Half a basket: two of them make a whole one. */
export const HalfBasketIcon = ({ size = 22 }: IconProps): JSX.Element => (
  <Icon size={size}>
    <path
      d="M10 52H54L48 62L58 72L50 90H28Q21 90 20 84Z"
      fill="#C99458"
      stroke={INK}
      stroke-width={5}
      stroke-linejoin="round"
    />
    <Stroke d="M22 50C22 26 34 18 46 18" colour={INK} width={9} />
    <Stroke d="M22 50C22 26 34 18 46 18" colour="#B98A5A" width={4} />
    <Stroke d="M17 66H50M19 78H50M30 54V88M42 54V88" colour="#8A5A3B" width={3} />
    <Stroke d="M74 40L80 56L72 68L80 86" colour="#8A5A3B" width={5} stroke-dasharray="3 12" />
  </Icon>
);

/** A card face down, or a lesson scroll. */
export const CardsIcon = ({ size = 22 }: IconProps): JSX.Element => (
  <Icon size={size}>
    <rect
      x={14}
      y={20}
      width={46}
      height={64}
      rx={8}
      fill="#E7D3B2"
      stroke={INK}
      stroke-width={5}
      transform="rotate(-8 37 52)"
    />
    <rect x={38} y={16} width={46} height={64} rx={8} fill="#FFF6E2" stroke={INK} stroke-width={5} />
    <Stroke d="M48 34H74M48 48H74M48 62H66" colour="#A8835A" width={5} />
  </Icon>
);

export const SackIcon = ({ size = 22 }: IconProps): JSX.Element => (
  <Icon size={size}>
    <path
      d="M34 26Q10 58 18 82Q22 92 50 92Q78 92 82 82Q90 58 66 26Z"
      fill="#7C6A9A"
      stroke={INK}
      stroke-width={5}
      stroke-linejoin="round"
    />
    <path
      d="M28 10Q50 20 72 10L66 27H34Z"
      fill="#9B8AB8"
      stroke={INK}
      stroke-width={5}
      stroke-linejoin="round"
    />
    <Stroke d="M34 27H66" colour="#E9B949" width={7} />
  </Icon>
);

export const SwapIcon = ({ size = 22 }: IconProps): JSX.Element => (
  <Icon size={size}>
    <Stroke d="M16 38H80M64 20L82 38L64 56M84 70H20M36 88L18 70L36 52" colour="currentColor" width={8} />
  </Icon>
);

export const AnywhereIcon = ({ size = 22 }: IconProps): JSX.Element => (
  <Icon size={size}>
    <rect x={8} y={52} width={40} height={40} rx={9} fill="#D9A441" stroke={INK} stroke-width={5} />
    <rect
      x={56}
      y={10}
      width={36}
      height={36}
      rx={9}
      fill="none"
      stroke="currentColor"
      stroke-width={6}
      stroke-dasharray="9 8"
    />
  </Icon>
);

/** The outline of a boat; `on` is the part that is highlighted. */
export const BoatIcon = ({ size = 22, on }: IconProps & { on: 'edge' | 'inside' | 'row' }): JSX.Element => (
  <Icon size={size}>
    <path
      d="M14 28H66Q84 34 94 50Q84 66 66 72H14Q4 50 14 28Z"
      fill={on === 'inside' ? '#D9A441' : 'none'}
      stroke={on === 'edge' ? '#B8741A' : 'currentColor'}
      stroke-width={on === 'edge' ? 13 : 5}
      stroke-linejoin="round"
    />
    {on === 'row' && <Stroke d="M16 50H86" colour="#B8741A" width={14} />}
  </Icon>
);

export const PlusIcon = ({ size = 16 }: IconProps): JSX.Element => (
  <Icon size={size}>
    <Stroke d="M50 18V82M18 50H82" colour="currentColor" width={12} />
  </Icon>
);
