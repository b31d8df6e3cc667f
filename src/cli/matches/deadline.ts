import type { Millis } from '../../kernel/game.ts';

/** True while there is time left. */
export const until = (ms: Millis): (() => boolean) => {
  const end = performance.now() + ms;
  return () => performance.now() < end;
};
