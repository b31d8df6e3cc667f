/** Colours and pattern of a cat that fills cells. Each is recognisable by its pattern alone. */
export interface Dye {
  readonly pattern: 'stripes' | 'spots' | 'socks' | 'patches' | 'rings' | 'swirls' | 'waves';
  readonly base: string;
  readonly mark: string;
  readonly light: string; // muzzle, bib, socks
  readonly line: string;
  readonly eye: string;
  readonly nose: string;
  readonly ear: string;
}

export const DYES = {
  blue: {
    pattern: 'stripes',
    base: '#6FA3C4',
    mark: '#3B6A90',
    light: '#D8EBF3',
    line: '#21415C',
    eye: '#F6D264',
    nose: '#D98AA0',
    ear: '#A9CDE0',
  },
  green: {
    pattern: 'spots',
    base: '#8DB873',
    mark: '#54834C',
    light: '#E6F2D3',
    line: '#2C4A2E',
    eye: '#F3C24E',
    nose: '#D5857E',
    ear: '#BEDAA3',
  },
  red: {
    pattern: 'socks',
    base: '#D8694F',
    mark: '#A8432F',
    light: '#FFEEDD',
    line: '#5E2219',
    eye: '#F7DD7C',
    nose: '#8F3A38',
    ear: '#F0A791',
  },
  purple: {
    pattern: 'patches',
    base: '#A88BBE',
    mark: '#6E4C86',
    light: '#EEE0F2',
    line: '#402850',
    eye: '#A8D68C',
    nose: '#E39AAE',
    ear: '#CDB5DB',
  },
  orange: {
    pattern: 'rings',
    base: '#F0AA4E',
    mark: '#C9732A',
    light: '#FFF0D2',
    line: '#66391A',
    eye: '#7FB6A0',
    nose: '#D46F62',
    ear: '#F8D197',
  },
  // A spirit that has no colour yet: pale like moonlight.
  pale: {
    pattern: 'swirls',
    base: '#F4ECDC',
    mark: '#C9B48C',
    light: '#FFFDF6',
    line: '#5B4A3A',
    eye: '#7FC4C9',
    nose: '#D98A8A',
    ear: '#EAD3B0',
  },
  // A beast, which is not a cat: dark, rough, horned.
  dusk: {
    pattern: 'waves',
    base: '#7A675E',
    mark: '#594A45',
    light: '#B8A79A',
    line: '#2B2124',
    eye: '#F2B84B',
    nose: '#3A2B2C',
    ear: '#E9D9BB',
  },
} as const satisfies Record<string, Dye>;
