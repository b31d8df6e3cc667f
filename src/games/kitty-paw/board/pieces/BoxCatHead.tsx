import type { JSX } from 'preact';
import { DogHead } from '../art/DogHead.tsx';
import { Head } from '../../../../web/art/head/Head.tsx';
import { lookOf } from '../../../../web/art/base/look.ts';
import type { BoxCat } from '../../rules/cards/pieces.ts';
import { BOX_CAT_COATS } from './looks.ts';

/** The head of the animal in a box, around (0, 0), about 120 wide. */
export const BoxCatHead = ({ cat, size = 60 }: { cat: BoxCat; size?: number }): JSX.Element => {
  const coat = BOX_CAT_COATS[cat];
  return coat ? <Head look={lookOf({ coat, mood: 'calm', seat: null, size })} /> : <DogHead />;
};
