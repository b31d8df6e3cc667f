import type { FamilySignName } from '../../../../web/art/FamilySign.tsx';
import { DYES, type Dye } from '../../../../web/art/poured/dyes.ts';
import type { Colour } from '../../rules/state/types.ts';

/** Each of the five colours of cats: how it is dyed, and its sign for those who cannot rely on colour. */
interface ColourLook {
  readonly dye: Dye;
  readonly oshax: Dye; // a spirit that took this colour keeps its curls
  readonly sign: FamilySignName;
  readonly ink: string; // the sign on a pale ground
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
