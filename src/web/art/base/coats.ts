/** A coat has colours and a pattern, so that a cat is recognised without colour. */
export interface CoatLook {
  readonly pattern: 'tabby' | 'spotted' | 'tuxedo' | 'calico' | 'points' | 'sheen' | 'ticks' | 'cap';
  readonly base: string;
  readonly mark: string;
  readonly mark2?: string; // the second colour of a calico
  readonly light: string; // muzzle, bib, chest
  readonly sock?: string;
  readonly tail?: string;
  readonly eye: string;
  readonly line: string;
  readonly nose: string;
  readonly ear: string;
  readonly onMask?: string; // lines on a dark face mask
  readonly dark?: true;
}

export const COATS = {
  // Bold dark stripes on a bright coat: the boldest of the patterns.
  ginger: {
    pattern: 'tabby',
    base: '#F0A04E',
    mark: '#A94F1B',
    light: '#FFF0DA',
    sock: '#FFF0DA',
    eye: '#8FB04E',
    line: '#5C2E1B',
    nose: '#D9746C',
    ear: '#F6C3A0',
  },
  // Dark, with spots instead of stripes and a pale chest: next to ginger it is the darker one even in
  // greyscale.
  grey: {
    pattern: 'spotted',
    base: '#737C8F',
    mark: '#474E61',
    light: '#DADEE6',
    eye: '#F0BE4B',
    line: '#2E2B37',
    nose: '#C08A94',
    ear: '#C9B0B8',
  },
  tuxedo: {
    pattern: 'tuxedo',
    base: '#433B4A',
    mark: '#5A5063',
    light: '#FDF7EC',
    sock: '#FDF7EC',
    eye: '#B7CB58',
    line: 'var(--dark-coat-line)',
    nose: '#D98A8A',
    ear: '#8B6C7D',
    dark: true,
  },
  calico: {
    pattern: 'calico',
    base: '#FDF5E7',
    mark: '#E8954A',
    mark2: '#4B404B',
    light: '#FFFBF2',
    tail: '#4B404B',
    eye: '#7DA864',
    line: '#5A3D38',
    nose: '#E08A86',
    ear: '#F3BFAE',
  },
  siamese: {
    pattern: 'points',
    base: '#F1E2CA',
    mark: '#5F4842',
    light: '#E6D0B0',
    sock: '#5F4842',
    tail: '#5F4842',
    eye: '#62ACDB',
    line: '#46302D',
    nose: '#3A2A2A',
    ear: '#9A7467',
    onMask: '#C9A891',
  },
  black: {
    pattern: 'sheen',
    base: '#3C3543',
    mark: '#5C5266',
    light: '#564C61',
    eye: '#F6B83C',
    line: 'var(--dark-coat-line)',
    nose: '#6F5564',
    ear: '#6E5868',
    dark: true,
  },
  cream: {
    pattern: 'ticks',
    base: '#F7E0B9',
    mark: '#D2A468',
    light: '#FFF3DC',
    eye: '#C9823A',
    line: '#7A5236',
    nose: '#E2907F',
    ear: '#F4C0A4',
  },
  brown: {
    pattern: 'cap',
    base: '#FDF6EA',
    mark: '#8F5F40',
    light: '#FFFBF3',
    tail: '#8F5F40',
    eye: '#6F9F7A',
    line: '#563A2E',
    nose: '#D98078',
    ear: '#D9A38F',
  },
} as const satisfies Record<string, CoatLook>;

export type Coat = keyof typeof COATS;
export const COAT_NAMES = Object.keys(COATS) as readonly Coat[];

export const MOODS = ['calm', 'alert', 'surprised', 'smug', 'asleep'] as const;
export type Mood = (typeof MOODS)[number];
