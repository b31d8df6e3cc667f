/** The words of the puzzle page in English. */
const words = {
  title: 'Puzzles',
  goalOf: (name: string) => `Puzzle · ${name}`,
  toMove: (colour: string) => `${colour} to move`,
  thinking: 'Looking for an answer…',
  failed: 'The proof did not work. Try another puzzle.',
  hint: 'Hint',
  other: 'Another one',
  next: 'Next',
  again: 'Once more',
  solution: 'Solution',
  cancel: 'Choose another',
  streak: 'in a row',
  longest: (best: number) => `longest: ${best}`,
  difficulty: 'Difficulty',
  yours: 'Your strength',
  change: (from: number, to: number) => `${from} → ${to}`,
  hinted: 'With a hint the row does not grow.',
  solved: 'solved',
  missed: 'not solved',
  last: 'Your last puzzles',
  proved: 'Found in matches of bots; every way to the end was counted.',
  none: 'This puzzle does not exist any more.',
};
export default words;
export type PuzzlePageWords = typeof words;
