import type { SoundTable } from '../../../web/kit/useSoundtrack.ts';
import type { Event } from '../rules/types.ts';
import { BEATS } from './ActorPiece.tsx';

export const SOUNDS: SoundTable<Event> = {
  placed: ['land', 120],
  booped: ['push', BEATS.push],
  fell: ['fall', BEATS.push + 100],
  'grew-up': ['grow', BEATS.grow],
  'took-back': ['pick', 0],
  won: ['win', BEATS.grow],
};
