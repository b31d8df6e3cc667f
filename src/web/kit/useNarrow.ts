import { useMedia } from './useMedia.ts';

/** A phone held upright: small pieces are drawn with fewer, thicker lines. */
export const useNarrow = (): boolean => useMedia('(max-width: 760px)');
