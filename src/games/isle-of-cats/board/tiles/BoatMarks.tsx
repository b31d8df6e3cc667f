import type { JSX } from 'preact';
import { FamilyGlyph } from './FamilySign.tsx';
import { Stroke } from '../../../../web/art/base/shapes.tsx';
import type { Room } from '../../rules/boat/grid.ts';
import type { Colour } from '../../rules/state/types.ts';
import { COLOUR_LOOKS } from './looks.ts';

/** A treasure map printed on a cell, 100 by 100: folded paper with the sign of its colour. */
export const TreasureMap = ({ colour }: { colour: Colour }): JSX.Element => {
  const { sign, dye } = COLOUR_LOOKS[colour];
  return (
    <>
      <path
        d="M12 22L36 14L64 22L88 14V78L64 86L36 78L12 86Z"
        fill="#FFF6E2"
        stroke={dye.mark}
        stroke-width={6}
        stroke-linejoin="round"
      />
      <Stroke d="M36 16V76M64 24V84" colour="#E2CFAE" width={3} />
      <g transform="translate(50 50) scale(1.9)">
        <FamilyGlyph sign={sign} colour={dye.mark} />
      </g>
    </>
  );
};

type NamedRoom = Exclude<Room, 'D'>;
const PARROT =
  'M30 84C34 66 34 50 40 38C44 24 58 16 70 24C80 30 80 42 72 46L82 52L70 56C68 74 52 82 30 84ZM62 32h.1M48 50C56 52 58 62 50 72';
const MOON = 'M58 16A36 36 0 1 0 84 62A29 29 0 0 1 58 16Z';
const APPLE =
  'M50 34C36 24 18 34 20 54C22 74 36 88 50 82C64 88 78 74 80 54C82 34 64 24 50 34ZM50 32C50 24 54 18 62 16M50 26C44 18 36 18 32 20';
const FEATHER = 'M24 84C28 70 34 60 42 52M38 58C30 36 52 14 80 18C82 44 64 66 40 60M44 54L68 30';

/** The signs of the rooms, 100 by 100; the open deck has none. */
const SIGNS: Readonly<Record<NamedRoom, string>> = {
  P: PARROT,
  p: PARROT,
  M: MOON,
  m: MOON,
  A: APPLE,
  C: FEATHER,
};

export const RoomSign = ({ room }: { room: Room }): JSX.Element | null =>
  room === 'D' ? null : (
    <path
      d={SIGNS[room]}
      fill="currentColor"
      fill-opacity={0.28}
      stroke="currentColor"
      stroke-width={5}
      stroke-linecap="round"
      stroke-linejoin="round"
      opacity={0.55}
    />
  );
