import type { JSX } from 'preact';
import { DogHead } from '../art/DogHead.tsx';
import { Head } from '../../../../web/art/head/Head.tsx';
import { lookOf } from '../../../../web/art/base/look.ts';
import type { Lodger } from '../../rules/cards/pieces.ts';
import { LODGER_COATS } from './looks.ts';

/** Who lives in a box, around (0, 0), about 120 wide. */
export const LodgerHead = ({ lodger, size = 60 }: { lodger: Lodger; size?: number }): JSX.Element => {
  const coat = LODGER_COATS[lodger];
  return coat ? <Head look={lookOf({ coat, mood: 'calm', seat: null, size })} /> : <DogHead />;
};
