import type { Theme } from '../../../web/kit/theme.ts';
import type { SoundTable } from '../../../web/kit/useSoundtrack.ts';
import type { Event } from '../rules/types.ts';
import { BEATS } from './beats.ts';

export const SOUNDS: SoundTable<Event> = {
  placed: ['land', BEATS.push],
  booped: ['push', BEATS.push],
  fell: ['fall', BEATS.push + 100],
  'grew-up': ['grow', BEATS.grow],
  'took-back': ['pick', 0],
  won: ['win', BEATS.grow],
};

/** boop.: cats that hop. */
export const THEME: Theme = {
  beat: 0.15,
  wave: 'triangle',
  notes: 'c5 . e5 c5 g5 . e5 . a5 g5 e5 c5 d5- c5-',
  bass: 'c3--- g3--- f3--- g3- c3-',
};
