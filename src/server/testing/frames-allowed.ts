import { SOCKET_LIMITS } from '../../protocol/messages.ts';

/** More frames than a guest may send since this moment: on a busy machine a flood lasts longer, and each second allows some. */
export const framesAllowedSince = (began: number): number =>
  SOCKET_LIMITS.framesPerSecond * (10 + (performance.now() - began) / 1000);
