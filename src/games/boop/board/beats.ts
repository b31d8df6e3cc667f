import { HOP_LANDS } from '../../../web/kit/animations.ts';

/** In milliseconds after a step: the piece lands, its neighbours fly, and when all is still, the row grows up. */
export const BEATS = { push: HOP_LANDS, grow: 640, still: 980 } as const;
