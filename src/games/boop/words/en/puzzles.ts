import type { PuzzleWords } from '../../../../words/puzzle-words.ts';

const right = { solved: 'Yes! Nothing stops this one.', missed: 'Almost. There is an answer to that.' };

const words: PuzzleWords = {
  goals: {
    win1: {
      title: 'Win with one move',
      text: 'You win with three of your cats in a row, or with all eight of your cats on the bed.',
      ...right,
      solved: 'Yes! That wins at once.',
      missed: 'Not yet: nobody has won.',
    },
    win2: { title: 'Win in two moves', text: 'Whatever the answer, your second move wins.', ...right },
    win3: { title: 'Win in three moves', text: 'Whatever the answers, your third move wins.', ...right },
    win4: { title: 'Win in four moves', text: 'Whatever the answers, your fourth move wins.', ...right },
    grow1: { title: 'Who grows up?', text: 'Choose so that your next move wins.', ...right },
    grow2: { title: 'Who grows up?', text: 'Choose so that you win in two moves after it.', ...right },
    grow3: { title: 'Who grows up?', text: 'Choose so that you win in three moves after it.', ...right },
    grow4: { title: 'Who grows up?', text: 'Choose so that you win in four moves after it.', ...right },
    save: {
      title: 'Save the game',
      text: 'After every other move the other side can win within three turns. Find the one that holds.',
      solved: 'Yes! This one holds.',
      missed: 'Almost. This is how the other side wins.',
    },
  },
};
export default words;
