import type { JSX } from 'preact';

/** Signs for five colours of things, for people who cannot rely on colour. Around (0, 0), about 20 wide. */
export const FAMILY_SIGNS = ['drop', 'leaf', 'heart', 'moon', 'star'] as const;
export type FamilySignName = (typeof FAMILY_SIGNS)[number];

const GLYPHS: Readonly<Record<FamilySignName, string>> = {
  drop: 'M0-11C4-4 8 0 8 4.5A8 8 0 0 1-8 4.5C-8 0-4-4 0-11Z',
  leaf: 'M-7 8C-11-4-2-10 9-9C10 2 4 10-5 6L-9 10L-10 9Z',
  heart: 'M0 9C-6 4-10 0-9-4.5C-8-9-2-9 0-4.5C2-9 8-9 9-4.5C10 0 6 4 0 9Z',
  moon: 'M3-9A9.5 9.5 0 1 0 9 5A7.5 7.5 0 0 1 3-9Z',
  star: 'M0-10.5L3-3.6L10.4-3L4.7 1.8L6.6 9.4L0 5.2L-6.6 9.4L-4.7 1.8L-10.4-3L-3-3.6Z',
};

interface GlyphProps {
  readonly sign: FamilySignName;
  readonly colour: string;
}
export const FamilyGlyph = ({ sign, colour }: GlyphProps): JSX.Element => (
  <path d={GLYPHS[sign]} fill={colour} />
);

/** A sign on a pale disc around (0, 0), 32 wide, as on a tile. */
export const FamilyDisc = ({ sign, colour }: GlyphProps): JSX.Element => (
  <>
    <circle r={16} fill="#FFF8EA" stroke={colour} stroke-width={2} />
    <FamilyGlyph sign={sign} colour={colour} />
  </>
);
