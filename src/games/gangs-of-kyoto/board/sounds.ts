import type { Theme } from '../../../web/kit/theme.ts';
import type { SoundTable } from '../../../web/kit/useSoundtrack.ts';
import type { Event } from '../rules/types.ts';
import { FLIGHT } from './paces.ts';

export const SOUNDS: SoundTable<Event> = {
  laid: ['land', 0],
  kept: ['grow', FLIGHT],
  retreated: ['push', FLIGHT],
  asked: ['pick', FLIGHT],
  refused: ['no', 0],
  late: ['strike', FLIGHT + 100],
  banked: ['bell', FLIGHT + 1300],
  won: ['win', FLIGHT + 1500],
};

/** Gangs of Kyoto: a night street, in the scale of a koto. */
export const THEME: Theme = {
  beat: 0.22,
  wave: 'triangle',
  notes: 'd5- a4 a#4 a4- . g4 d#4 g4 a4 d4---',
  bass: 'd3----- . g3--- d3---',
};
