import type { Millis } from '../kernel/game.ts';

/**
 * Milliseconds since 1970, by a clock that never jumps. Tables measure time with it, and servers compare it.
 */
export const now = (): Millis => performance.timeOrigin + performance.now();
