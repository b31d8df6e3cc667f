const MARGIN = 4; // pixels

/** The way of something of this length to the nearest place in the room; if it is longer than the room, its beginning is seen. */
export const intoRoom = (from: number, length: number, room: number): number =>
  Math.max(MARGIN, Math.min(room - length - MARGIN, from)) - from;
