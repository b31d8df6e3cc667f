import type { SoundTable } from '../../../web/kit/useSoundtrack.ts';
import type { Event } from '../rules/types.ts';

export const SOUNDS: SoundTable<Event> = {
  laid: ['land', 60],
  drew: ['pick', 0],
  'found-toy': ['grow', 0],
  'moved-in': ['push', 200],
  'fell-asleep': ['land', 60],
  'toy-across': ['land', 60],
  'princess-came': ['fall', 60],
  closed: ['grow', 260],
  over: ['win', 400],
};
