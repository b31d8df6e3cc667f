/** Three palettes for night scenes, the same in the light and the dark theme. */
export const EVENINGS = {
  blue: { sky: '#2F3A5C', far: '#242C49', near: '#1D2440', rain: '#7F90BC', moon: 'crescent' },
  plum: { sky: '#4A3558', far: '#3A2947', near: '#2C2039', rain: '#A98BB4', moon: 'stars' },
  teal: { sky: '#28505A', far: '#1E3E49', near: '#172F3A', rain: '#7FB0B0', moon: 'full' },
} as const;
export type Evening = keyof typeof EVENINGS;
export const EVENING_NAMES = Object.keys(EVENINGS) as readonly Evening[];

export const MOONLIGHT = '#F3E2B0';
export const WINDOW_LIGHT = '#F2C66B';
/** Lantern light along the edge of a coat. */
export const LANTERN_RIM = 'rgb(255 170 90 / 0.75)';
