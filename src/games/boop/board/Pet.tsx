import type { JSX } from 'preact';
import type { Seat } from '../../../kernel/game.ts';
import { CatFigure } from '../../../web/art/Cat.tsx';
import type { Coat, Mood } from '../../../web/art/base/coats.ts';
import { signOfSeat } from '../../../web/art/base/seats.ts';
import type { Size } from '../rules/types.ts';

export const COATS_BY_SEAT: readonly Coat[] = ['ginger', 'grey'];
const SCALES: Readonly<Record<Size, string>> = { kitten: '0.52', cat: '0.64 0.6' }; // a cat is heavy

interface PetProps {
  readonly seat: Seat;
  readonly size: Size;
  readonly mood: Mood;
  readonly signs: boolean;
  readonly narrow: boolean;
}

/** A kitten or a cat, standing on (0, 0). Cats always wear the collar of their seat; kittens when signs are wanted. */
export const Pet = ({ seat, size, mood, signs, narrow }: PetProps): JSX.Element => (
  <g transform={`scale(${SCALES[size]}) translate(-100 -186)`}>
    <CatFigure
      coat={COATS_BY_SEAT[seat] ?? 'ginger'}
      pose={size}
      mood={mood}
      seat={size === 'cat' || signs ? signOfSeat(seat) : null}
      size={narrow ? 50 : 100}
    />
  </g>
);
