import { useMedia } from './useMedia.ts';

/** A phone in portrait: small pieces are drawn with fewer, thicker lines. */
export const useNarrow = (): boolean => useMedia('(max-width: 760px)');
