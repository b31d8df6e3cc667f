import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Cell } from '../poured/anatomy.ts';
import { boxOutline } from '../poured/outline.ts';
import { dot, stamp } from '../poured/pen.ts';

interface TreasureProps {
  readonly shape: string;
  readonly rare: boolean;
  readonly cells: readonly Cell[];
  readonly small?: boolean;
  readonly plain?: boolean; // very small: only the tray is drawn
}

const LOOKS = {
  common: { tray: '#D9A441', line: '#6B4510', felt: '#C28A2B', thing: '#F6D98A' },
  rare: { tray: '#4E9690', line: '#173F3F', felt: '#3B7F7B', thing: '#E4FAF4' },
};

/** The jewel in each cell of a rare treasure, by its shape. */
const JEWELS: Readonly<Record<string, string>> = {
  'R-L': 'M0-24L18-4L0 24L-18-4ZM-18-4L18-4M0-24L-6-4L0 24L6-4Z',
  'R-T': 'M0-24C8-12 17-4 17 7C17 17 9 24 0 24C-9 24-17 17-17 7C-17-4-8-12 0-24Z',
  'R-O': 'M-14-20L14-20L24-4L0 24L-24-4ZM-24-4L24-4M-14-20L-8-4L0 24L8-4L14-20',
  'R-S': 'M0-24L6-8L24-7L10 4L15 21L0 11L-15 21L-10 4L-24-7L-6-8Z',
  'R-I': 'M-22 16L-24-16L-10-2L0-20L10-2L24-16L22 16Z',
};
const COIN_HOLE = 0.07;

/** A tray of coins, or a rarer one of jewels. */
export const TreasureArt = ({
  shape,
  rare,
  cells,
  small = false,
  plain = false,
}: TreasureProps): JSX.Element => {
  const { tray, line, felt, thing } = LOOKS[rare ? 'rare' : 'common'];
  const key = cells.join(' ');
  const { outline, things } = useMemo(
    () => ({ outline: boxOutline(cells), things: cells.map((cell) => thingIn(shape, cell)).join('') }),
    [key, shape],
  );
  const stroke = small ? 5 : 3;
  if (plain) return <path d={outline} fill={tray} stroke={line} stroke-width={9} />;
  return (
    <>
      <path d={outline} fill={tray} stroke={line} stroke-width={stroke} />
      <path d={cells.map(wellIn).join('')} fill={felt} />
      <path
        d={things}
        fill={thing}
        fill-rule="evenodd"
        stroke={line}
        stroke-width={stroke * 0.8}
        stroke-linejoin="round"
      />
    </>
  );
};

/** The round hollow around a coin or jewel. */
const wellIn = ([x, y]: Cell): string => dot(x + 0.5, y + 0.5, 0.34);

const thingIn = (shape: string, [x, y]: Cell): string => {
  const jewel = JEWELS[shape];
  return jewel
    ? stamp(jewel, x + 0.5, y + 0.5)
    : dot(x + 0.5, y + 0.5, 0.24) + dot(x + 0.5, y + 0.5, COIN_HOLE);
};
