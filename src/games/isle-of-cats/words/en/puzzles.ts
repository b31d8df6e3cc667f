import type { PuzzleWords } from '../../../../words/puzzle-words.ts';

const words: PuzzleWords = {
  goals: {
    cat: {
      title: 'Where is this cat worth most?',
      text: 'The last day: points are counted for the boat as it is now. Your lessons count too.',
      solved: 'Yes! No place is worth more.',
      missed: 'Not the best place. The best ones are framed.',
    },
    treasure: {
      title: 'Where is this treasure worth most?',
      text: 'The last day: points are counted for the boat as it is now. Your lessons count too.',
      solved: 'Yes! No place is worth more.',
      missed: 'Not the best place. The best ones are framed.',
    },
  },
};
export default words;
