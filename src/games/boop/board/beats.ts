/** In milliseconds after a step: the piece lands, its neighbours fly, and when all is still, the row grows up. */
export const BEATS = { push: 165, grow: 560, still: 900 } as const;
