/** How good a decision was, by the chance that it lost compared with the best move. */
export const QUALITIES = ['best', 'fine', 'slip', 'blunder'] as const;
export type Quality = (typeof QUALITIES)[number];

const EQUAL = 0.01; // moves closer than this are all best
const SLIP = 0.11;
const BLUNDER = 0.26;

export const qualityOf = (loss: number): Quality => {
  if (loss < EQUAL) return 'best';
  if (loss < SLIP) return 'fine';
  return loss < BLUNDER ? 'slip' : 'blunder';
};

export const isMistake = (quality: Quality): boolean => quality === 'slip' || quality === 'blunder';
