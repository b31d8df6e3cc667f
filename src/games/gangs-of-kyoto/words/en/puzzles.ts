import type { PuzzleWords } from '../../../../words/puzzle-words.ts';

const words: PuzzleWords = {
  goals: {
    win: {
      title: 'Who gets it? Win now',
      text: 'Win the match before your turn is over. Who must get this card for the best chance? Everybody’s bells lie open.',
      solved: 'Yes! There is no better chance.',
      missed: 'There is a better chance. The streets show it.',
    },
    save: {
      title: 'Who gets it? Bring your bells home',
      text: 'The bells in your street go to your pile if somebody else is too late in this turn. Who must get this card for the best chance?',
      solved: 'Yes! There is no better chance.',
      missed: 'There is a better chance. The streets show it.',
    },
    hold: {
      title: 'Who gets it? Nobody else may win',
      text: 'Nobody else may win before your turn is over. Who must get this card for the best chance? Everybody’s bells lie open.',
      solved: 'Yes! This is the safest.',
      missed: 'There is a safer choice. The streets show the chances.',
    },
  },
};
export default words;
