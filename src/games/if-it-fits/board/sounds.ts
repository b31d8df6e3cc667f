import type { Theme } from '../../../web/kit/theme.ts';
import type { SoundTable } from '../../../web/kit/useSoundtrack.ts';
import type { Event } from '../rules/types.ts';

export const SOUNDS: SoundTable<Event> = {
  laid: ['land', 60],
  drew: ['pick', 0],
  'found-toy': ['grow', 0],
  'moved-in': ['purr', 200],
  'fell-asleep': ['purr', 60],
  'toy-across': ['land', 60],
  'princess-came': ['fall', 60],
  closed: ['grow', 260],
  over: ['win', 400],
};

/** If It Fits: a small waltz. */
export const THEME: Theme = {
  beat: 0.17,
  wave: 'sine',
  notes: 'g4 b4 d5 g5- f#5 e5- c5 b4- d5 c5 a4 f#4 g4---',
  bass: 'g3-- b3-- c4-- g3-- d3-- g3---',
};
