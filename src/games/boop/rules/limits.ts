/** Limits after which a match without progress is drawn; no published rule has them. */
export const TURNS_AT_MOST = 200; // [B20]
export const DRAWN_AT = 3; // the same position at the start of so many turns [B19]
