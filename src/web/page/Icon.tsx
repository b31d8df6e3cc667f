import type { JSX } from 'preact';

/** Line drawings for buttons, 24 by 24. Game pieces are never icons: each game draws its own. */
const PATHS = {
  back: 'M20 12H5M11 5.500 4.500 12l6.500 6.500',
  book: 'M12 6.500C9.500 4.800 6.500 4.500 3.500 5v13.500c3-.5 6-.2 8.500 1.500 2.500-1.700 5.500-2 8.500-1.500V5c-3-.5-6-.2-8.500 1.500ZM12 6.500V20',
  calendar: 'M4.500 6h15v14h-15ZM4.500 10.500h15M8.500 3.500V8M15.500 3.500V8',
  check: 'm4.500 12.500 5 5L19.500 7',
  chevron: 'm6 9.500 6 6 6-6',
  close: 'M6 6l12 12M18 6 6 18',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5l3.500 2',
  cup: 'M7 4h10v6a5 5 0 0 1-10 0ZM7 6H4c0 3 1 4.500 3.500 5M17 6h3c0 3-1 4.500-3.500 5M12 15v4M8 20.500h8',
  dice: 'M5 4h14v16H5ZM9 8.500h.01M15 8.500h.01M12 12h.01M9 15.500h.01M15 15.500h.01',
  door: 'M14 4h-8v16h8M10 12h10.500m-3.500-4 4 4-4 4',
  face: 'M5 10 5.500 3.500 10 6.500h4l4.500-3L19 10c1 6-2.500 10-7 10s-8-4-7-10ZM9 12h.01M15 12h.01M10.500 15.500 12 16.500l1.500-1',
  eye: 'M2.500 12C5 7.500 8.200 5.500 12 5.500s7 2 9.500 6.500c-2.500 4.500-5.700 6.500-9.500 6.500S5 16.500 2.500 12ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
  find: 'M10.500 17a6.500 6.500 0 1 0 0-13 6.500 6.500 0 0 0 0 13ZM15.500 15.500l5 5',
  first: 'M6 5v14M19 5.500v13L9 12Z',
  gear: 'M12 15.500a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7ZM12 3v2.500M12 18.500V21M3 12h2.500M18.500 12H21M5.600 5.600l1.800 1.800M16.600 16.600l1.800 1.800M18.400 5.600l-1.800 1.800M7.400 16.600l-1.800 1.800',
  hint: 'M9 18h6M10 21h4M8.500 15c-2-1.500-3-3.300-3-5.500a6.500 6.500 0 0 1 13 0c0 2.200-1 4-3 5.500Z',
  home: 'M4 11.500 12 4.500l8 7V20h-5.500v-5h-5v5H4Z',
  last: 'M18 5v14M5 5.500v13L15 12Z',
  link: 'M10 14a4 4 0 0 0 6 .5l3-3a4.200 4.200 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6-.5l-3 3a4.200 4.200 0 0 0 6 6l1-1',
  mute: 'M4 9.500v5h3.500l5 4.500V5l-5 4.500ZM16.500 9.500l5 5M21.500 9.500l-5 5',
  next: 'M8 5.500v13L18 12Z',
  pause: 'M8 5.500v13M16 5.500v13',
  people:
    'M9 11a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7ZM3 20v-1.500a5 5 0 0 1 5-5h2a5 5 0 0 1 5 5V20M15.500 4.300a3.500 3.500 0 0 1 0 6.400M18 14a5 5 0 0 1 3 4.500V20',
  play: 'M7 4.500v15L19.500 12Z',
  plus: 'M12 5v14M5 12h14',
  previous: 'M16 5.500v13L6 12Z',
  replay: 'M4 12a8 8 0 1 0 2.500-5.800L4 8.500M4 4v4.500h4.500',
  share: 'M12 15V4M7.500 8 12 3.500 16.500 8M5 13v7h14v-7',
  smile:
    'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM8 14.500c1 1.500 2.300 2.200 4 2.200s3-.7 4-2.200M9 9.500h.01M15 9.500h.01',
  sound: 'M4 9.500v5h3.500l5 4.500V5l-5 4.500ZM16 9a4.500 4.500 0 0 1 0 6M18.500 6.500a8 8 0 0 1 0 11',
  steps: 'M3 20v-6h6V9h6V4h6v16Z',
  undo: 'M9 14 4.500 9.500 9 5M5 9.500h9a5.500 5.500 0 0 1 0 11h-3',
  wifi: 'M4 9.500a12 12 0 0 1 16 0M7 13a7.500 7.500 0 0 1 10 0M12 17.500h.01M4 4l16 16',
} as const;
export type IconName = keyof typeof PATHS;

export const Icon = ({ name, size = 22 }: { name: IconName; size?: number }): JSX.Element => (
  <LineIcon path={PATHS[name]} size={size} />
);

/** It stands beside words or in a labelled button, so it is hidden from screen readers. */
export const LineIcon = ({ path, size = 22 }: { path: string; size?: number }): JSX.Element => (
  <svg class="ic" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
    <path
      d={path}
      fill="none"
      stroke="currentColor"
      stroke-width={2}
      stroke-linecap="round"
      stroke-linejoin="round"
    />
  </svg>
);
