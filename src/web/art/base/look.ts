import { COATS, type Coat, type CoatLook, type Mood } from './coats.ts';
import type { SeatSign } from './seats.ts';

/** Everything that the parts of one cat share. */
export interface Look {
  readonly coat: CoatLook;
  readonly mood: Mood;
  readonly seat: SeatSign | null; // on the collar
  readonly crown: boolean; // for a princess
  readonly small: boolean; // drawn without whiskers and toes, which would look like dirt, and with larger eyes
  readonly stroke: number;
  readonly rim?: string; // lantern light along one edge, for a cat in the street at night
}

export interface LookOf {
  readonly coat: Coat;
  readonly mood: Mood;
  readonly seat: SeatSign | null;
  readonly crown?: boolean;
  readonly size: number; // in pixels on the screen: a small cat is drawn with fewer, thicker lines
}

export const lookOf = ({ coat, mood, seat, crown = false, size }: LookOf): Look => ({
  coat: COATS[coat],
  mood,
  seat,
  crown,
  small: size < 56,
  stroke: size < 56 ? 5 : size < 120 ? 4 : size < 240 ? 3 : 2.4,
});

/** Lines drawn upon the coat must be paler than a dark coat. */
export const foldLine = ({ coat }: Look): string => (coat.dark ? '#5C5266' : coat.line);
