import { useEffect, useRef, useState } from 'preact/hooks';
import type { Millis, Scene, Seat } from '../../../../kernel/game.ts';
import type { KittyPaw, TileId } from '../../rules/race/types.ts';

/** A contest that I lost: the spot of the cat, the winner, and the time difference. */
export interface Snatch {
  readonly spot: number;
  readonly by: Seat;
  readonly apart: Millis;
}

const SHOWN = 1_200;

/** The last lost contest, for a short time. The cat is gone by then, so the spots of all cats are remembered. */
export const useSnatch = ({ seq, events, view }: Scene<KittyPaw>, me: Seat): Snatch | null => {
  const spots = useRef(new Map<TileId, number>());
  const [snatch, setSnatch] = useState<Snatch | null>(null);
  useEffect(() => {
    for (const event of events) {
      if (event.what !== 'snatched' || event.seat !== me || event.target.on !== 'tile') continue;
      const spot = spots.current.get(event.target.tile);
      if (spot !== undefined) setSnatch({ spot, by: event.by, apart: event.apart });
    }
    for (const { id, place } of view.tiles) if (place.in === 'middle') spots.current.set(id, place.spot);
  }, [seq]);
  useEffect(() => {
    if (!snatch) return undefined;
    const timer = setTimeout(() => setSnatch(null), SHOWN);
    return () => clearTimeout(timer);
  }, [snatch]);
  return snatch;
};
