/** The size of a card in the drawing. */
export const CARD = { width: 100, height: 140 } as const;
