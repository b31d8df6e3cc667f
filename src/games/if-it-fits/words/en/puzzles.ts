import type { PuzzleWords } from '../../../../words/puzzle-words.ts';

const words: PuzzleWords = {
  goals: {
    card: {
      title: 'Which card, and where?',
      text: 'Play so that your lead grows most, as if the match ended now.',
      solved: 'Yes! No card does more.',
      missed: 'Not the best one. The best ones are framed.',
    },
    end: {
      title: 'Which card, and where? The end is near',
      text: 'Play so that your lead grows most, as if the match ended now.',
      solved: 'Yes! No card does more.',
      missed: 'Not the best one. The best ones are framed.',
    },
  },
};
export default words;
