/** A press shorter than this is a tap: the paw then stays down, for people who cannot hold a button. */
export const TAP = 350;
