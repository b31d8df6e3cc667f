import type { CoatLook } from '../../../../web/art/base/coats.ts';

/** The look of a breed: its colours, and the features that make it recognisable even in grey. */
export interface BreedLook {
  readonly coat: CoatLook;
  readonly ears: 'tiny' | 'middle' | 'big';
  readonly flat: boolean; // a short nose
  readonly fluffy: boolean; // an edge of fur
  readonly long: boolean; // two cubes
}

const PLAIN = { ears: 'middle', flat: false, fluffy: false, long: false } as const;

export const CUBE_BREEDS = {
  // White with patches of black and orange, and twice as long as the others.
  bobtail: {
    ...PLAIN,
    long: true,
    coat: {
      pattern: 'ticks',
      base: '#FEF8EC',
      mark: '#E58B3C',
      mark2: '#4A3E48',
      light: '#FFFDF6',
      eye: '#D9A02F',
      line: '#573A33',
      nose: '#E08A86',
      ear: '#F3BFAE',
    },
  },
  // Brown with pale round cheeks and hardly any ears.
  exotic: {
    ...PLAIN,
    ears: 'tiny',
    flat: true,
    coat: {
      pattern: 'ticks',
      base: '#A9714F',
      mark: '#7E4C33',
      light: '#F0D3B0',
      sock: '#F0D3B0',
      eye: '#F2A93B',
      line: '#42241A',
      nose: '#5A2E28',
      ear: '#D69C80',
    },
  },
  // One even blue, and big ears.
  russian: {
    ...PLAIN,
    ears: 'big',
    coat: {
      pattern: 'ticks',
      base: '#8AA3BC',
      mark: '#A9C0D4',
      light: '#9DB4CA',
      eye: '#8CC63F',
      line: '#2C3E54',
      nose: '#6B7488',
      ear: '#C7B5C6',
    },
  },
  // Silver with bold black bars, and a target on the flank.
  american: {
    ...PLAIN,
    coat: {
      pattern: 'ticks',
      base: '#DADBD8',
      mark: '#3E3C44',
      light: '#FBF9F2',
      eye: '#6DAA55',
      line: '#35323A',
      nose: '#C5706C',
      ear: '#E4BDB4',
    },
  },
  // Ginger stripes and a white bib.
  domestic: {
    ...PLAIN,
    coat: {
      pattern: 'ticks',
      base: '#F09A3E',
      mark: '#CC6A22',
      light: '#FFF4E0',
      sock: '#FFF4E0',
      tail: '#CC6A22',
      eye: '#5E9C6C',
      line: '#63331F',
      nose: '#D9746C',
      ear: '#F8C79C',
    },
  },
  // Black all over.
  bombay: {
    ...PLAIN,
    coat: {
      pattern: 'sheen',
      base: '#352E3B',
      mark: '#5B5064',
      light: '#443B4B',
      eye: '#FF9E2C',
      line: 'var(--dark-cube-line, #17121B)',
      nose: '#6F5564',
      ear: '#6E5868',
      dark: true,
    },
  },
  // Pale, and furry all around.
  persian: {
    ...PLAIN,
    flat: true,
    fluffy: true,
    coat: {
      pattern: 'ticks',
      base: '#F6E9EF',
      mark: '#D9BCCB',
      light: '#FFFAFB',
      eye: '#4FA3DB',
      line: '#6C4A5C',
      nose: '#E68A94',
      ear: '#F2BFC8',
    },
  },
} as const satisfies Record<string, BreedLook>;

export type CubeBreed = keyof typeof CUBE_BREEDS;
export const CUBE_BREED_NAMES = Object.keys(CUBE_BREEDS) as readonly CubeBreed[];
