import type { Sound } from '../../../web/kit/useSoundtrack.ts';
import type { Event } from '../rules/types.ts';
import { FLIGHT } from './useFlights.ts';

const HEARD: Readonly<Partial<Record<Event['what'], Sound>>> = {
  laid: ['land', FLIGHT.lasts - 100],
  kept: ['grow', FLIGHT.lasts],
  retreated: ['push', FLIGHT.lasts],
  asked: ['pick', FLIGHT.lasts],
  refused: ['no', 0],
  late: ['strike', FLIGHT.lasts + 100],
  banked: ['bell', FLIGHT.lasts + 1300],
  won: ['win', FLIGHT.lasts + 1500],
};

export const soundOf = ({ what }: Event): Sound | undefined => HEARD[what];
