import type { Theme } from '../../../web/kit/theme.ts';
import type { SoundTable } from '../../../web/kit/useSoundtrack.ts';
import type { Event } from '../rules/state/types.ts';

export const SOUNDS: SoundTable<Event> = {
  'day-began': ['bell', 0],
  fished: ['splash', 300],
  'got-fish': ['splash', 0],
  'handed-on': ['pick', 0],
  revealed: ['tick', 0],
  placed: ['land', 40],
  'found-map': ['grow', 260],
  played: ['bell', 0],
  'got-points': ['grow', 0],
  fed: ['purr', 0],
  'sister-took': ['fall', 120],
  ended: ['win', 300],
};

/** The Isle of Cats: a sail on a calm sea. */
export const THEME: Theme = {
  beat: 0.2,
  wave: 'sine',
  notes: 'a4 c5 e5- d5 c5 . b4 d5 g5- f5 e5 . c5 b4 a4---',
  bass: 'a3-- e3-- g3-- d3-- a3-- . a2---',
};
