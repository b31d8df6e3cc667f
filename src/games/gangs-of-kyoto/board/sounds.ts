import type { SoundTable } from '../../../web/kit/useSoundtrack.ts';
import type { Event } from '../rules/types.ts';
import { FLIGHT } from './useFlights.ts';

export const SOUNDS: SoundTable<Event> = {
  laid: ['land', FLIGHT.lasts - 100],
  kept: ['grow', FLIGHT.lasts],
  retreated: ['push', FLIGHT.lasts],
  asked: ['pick', FLIGHT.lasts],
  refused: ['no', 0],
  late: ['strike', FLIGHT.lasts + 100],
  banked: ['bell', FLIGHT.lasts + 1300],
  won: ['win', FLIGHT.lasts + 1500],
};
