import type { SoundTable } from '../../../web/kit/useSoundtrack.ts';
import type { Event } from '../rules/state/types.ts';

export const SOUNDS: SoundTable<Event> = {
  'day-began': ['bell', 0],
  'handed-on': ['pick', 0],
  revealed: ['push', 0],
  placed: ['land', 40],
  'found-map': ['grow', 260],
  played: ['bell', 0],
  'got-points': ['grow', 0],
  fed: ['push', 0],
  'sister-took': ['fall', 120],
  ended: ['win', 300],
};
