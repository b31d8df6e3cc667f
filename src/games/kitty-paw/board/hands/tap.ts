/** A press shorter than this is a tap: the paw stays down by itself, for those who cannot hold. */
export const TAP = 350;
