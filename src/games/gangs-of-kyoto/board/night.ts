/** The colours of the town, the same in both themes: in this game it is always night. */
export const NIGHT = {
  wall: '#2B2547',
  farWall: '#241F3D',
  roof: '#171329',
  shutter: '#1D1835',
  light: '#F2C66B',
  pavement: '#1A1630',
  stone: '#342C55',
  lantern: '#E2633F',
  lanternRib: '#F7B56B',
  glow: 'rgb(255 180 90 / 0.14)',
  moon: '#F3E2B0',
  brass: '#F0BE4B',
  brassDark: '#B9822A',
  chalk: '#FFF6E6',
  ink: '#141025',
} as const;

/** The sky of a card: the more hours it has, the later it looks. */
export const SKIES = ['#2F4A7A', '#34457B', '#3E4079', '#4B3A73', '#59346A', '#69305E'] as const;
/** The sky of cards without hours. */
export const SPECIAL_SKY = '#1F4A52';
