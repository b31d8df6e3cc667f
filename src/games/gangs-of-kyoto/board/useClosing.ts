import { useState } from 'preact/hooks';
import { eventsOf } from '../../../parts/events.ts';
import type { Scene } from '../../../kernel/game.ts';
import { useSettled } from '../../../web/kit/useSettled.ts';
import type { GangsOfKyoto } from '../rules/types.ts';
import { closingOf, type Closing } from './table-view.ts';
import { FLIGHT } from './useFlights.ts';

/** Long enough to see who was late and what everybody saved. */
const CLOSING = 2_600;

interface Close {
  readonly closing: Closing | null;
  readonly skip: () => void; // a tap continues
}

/**
 * At the end of a round the streets are shown once more with their cards, before the next round begins with empty ones.
 */
export const useClosing = ({ seq, events, view, outcome }: Scene<GangsOfKyoto>): Close => {
  const [skipped, skip] = useState(-1);
  const closing = closingOf(events, view.players.length);
  const flights = eventsOf(events, 'given').length + eventsOf(events, 'extra').length;
  const settled = useSettled(seq, closing ? CLOSING + flights * FLIGHT.apart : 0);
  const over = settled || skipped === seq;
  return { closing: outcome || !over ? closing : null, skip: () => skip(seq) };
};
