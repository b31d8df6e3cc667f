import type { PuzzleWords } from '../../../../words/puzzle-words.ts';

const ends = { solved: 'Meow! Right, and in time.', missed: 'Not this time. The table says why.' };

const words: PuzzleWords = {
  goals: {
    cold: {
      title: 'Build this card',
      text: 'Everything as on the card, then Meow, while there is time. A guest on the card sits in your box already.',
      ...ends,
    },
    rest: {
      title: 'Finish the picture',
      text: 'What lies on the mat is right. Add what is missing, then Meow.',
      ...ends,
    },
    mend: {
      title: 'Find the mistake',
      text: 'All pieces are on the mat, but one or two lie wrong. Mend them, then Meow.',
      ...ends,
    },
  },
};
export default words;
