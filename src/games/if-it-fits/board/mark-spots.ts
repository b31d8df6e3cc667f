/** The place of a toy on a card, and its size. */
export type MarkSpot = readonly [x: number, y: number, scale: number];

const openAt = (many: number, i: number): MarkSpot =>
  many === 1 ? [50, 70, 0.6] : [50 + (i === 0 ? -7 : 7), i === 0 ? 47 : 93, 0.46];
/** Below the thing that lies across the card. */
const coveredAt = (many: number, i: number): MarkSpot => [many === 1 ? 50 : 34 + i * 32, 104, 0.36];

export const markSpot = (many: number, i: number, covered: boolean): MarkSpot =>
  covered ? coveredAt(many, i) : openAt(many, i);
