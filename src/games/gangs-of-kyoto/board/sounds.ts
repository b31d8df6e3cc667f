import type { SoundTable } from '../../../web/kit/useSoundtrack.ts';
import type { Event } from '../rules/types.ts';
import { FLIGHT } from './useFlights.ts';

export const SOUNDS: SoundTable<Event> = {
  laid: ['land', FLIGHT - 100],
  kept: ['grow', FLIGHT],
  retreated: ['push', FLIGHT],
  asked: ['pick', FLIGHT],
  refused: ['no', 0],
  late: ['strike', FLIGHT + 100],
  banked: ['bell', FLIGHT + 1300],
  won: ['win', FLIGHT + 1500],
};
