import type { FamilySignName } from './FamilySign.tsx';
import { DYES, type Dye } from '../poured/dyes.ts';
import type { Colour } from '../../rules/state/types.ts';

/** The look of a colour of cats: its dyes, and its sign for people who cannot tell the colours apart. */
interface ColourLook {
  readonly dye: Dye;
  readonly oshax: Dye; // for an oshax of this colour, which keeps its swirls
  readonly sign: FamilySignName;
  readonly ink: string; // the colour of the sign on a light background
}

const lookOf = (dye: Dye, sign: FamilySignName): ColourLook => ({
  dye,
  oshax: { ...dye, pattern: 'swirls', mark: dye.light },
  sign,
  ink: dye.line,
});

export const COLOUR_LOOKS: Readonly<Record<Colour, ColourLook>> = {
  B: lookOf(DYES.blue, 'drop'),
  G: lookOf(DYES.green, 'leaf'),
  R: lookOf(DYES.red, 'heart'),
  P: lookOf(DYES.purple, 'moon'),
  O: lookOf(DYES.orange, 'star'),
};
